"""The end of a game: who wins and why, what was achieved, and the next table."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.engine.score import Line, Score
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.i18n import words
from rollwrite.store.exports import export_table, import_table
from rollwrite.store.keeping import discard
from rollwrite.store.models import Seat
from rollwrite.store.presence import AWAY
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import find, seats_of, sit
from rollwrite.store.words import is_ours
from rollwrite.web.screens.feats import trial
from rollwrite.web.screens.sections import sections
from rollwrite.web.screens.standing import Standing, verdict
from tests.store.evenings import Evening, gather, once
from tests.web.conftest import stage_of
from tests.web.forgers import phone_of
from tests.web.ringer import heard

EN = words("en")


def standing(name: str, total: int, place: int, cones: int = 0) -> Standing:
    """Return somebody with *total* points in one section."""
    return Standing(0, name, Score((Line("rivers", total),)), cones, place)


def said(*everybody: Standing) -> str:
    """Return the whole verdict as one text."""
    told = verdict(everybody, "en", EN)
    return " ".join((f"{told.title}.", *told.reasons))


def test_the_winner_and_the_second_are_named() -> None:
    people = (standing("Marta", 77, 1), standing("Jonas", 67, 2), standing("Ada", 50, 3))
    assert "Marta wins with 77. Jonas is second with 67." == said(*people)


def test_two_can_share_second_place() -> None:
    people = (standing("Marta", 77, 1), standing("Jonas", 67, 2), standing("Zofia", 67, 2))
    assert "Marta wins with 77. Jonas and Zofia share second place." == said(*people)


def test_of_two_nobody_is_called_second() -> None:
    assert "Ada wins with 9." == said(standing("Ada", 9, 1), standing("Jonas", 8, 2))


def test_the_most_cones_break_a_tie() -> None:  # R10
    tied = said(standing("Ada", 60, 2, cones=1), standing("Jonas", 60, 1, cones=3))
    why = "Ada and Jonas have 60 each. Most cones decide: Jonas has 3 cones left."
    assert f"Jonas wins with 60. {why}" == tied


def test_equal_cones_share_the_victory() -> None:  # R10
    tied = said(standing("Ada", 60, 1, cones=2), standing("Jonas", 60, 1, cones=2))
    why = "They have as many cones left: 2 cones each."
    assert f"Ada and Jonas share the victory with 60. {why}" == tied


def test_alone_there_is_nobody_to_beat() -> None:
    assert "41 points." == said(standing("Ada", 41, 1))


@pytest.mark.parametrize(
    ("points", "framed"),
    [((9, 11, 5), [False, True, False]), ((4, 4, 1), [True, True, False]), ((3, 3), [False] * 2)],
)
def test_the_best_of_a_section_is_framed_unless_all_are_alike(
    points: tuple[int, ...], framed: list[bool]
) -> None:
    section = sections([standing("P", each, 1) for each in points], EN)[0]
    assert framed == [cell.best for cell in section.cells]


@pytest.mark.parametrize(
    ("setup", "title", "whole"),
    [
        (Options(scenario=1), "Scenario 1", True),
        (Options(sheet="hills-b", achievements=True), "Achievements of sheet B", False),
    ],
)
def test_each_goal_says_by_how_much_it_was_missed(setup: Options, title: str, whole: bool) -> None:
    page = prepare(load(), setup).start().turns[0].on
    told = trial(setup, [page], EN)
    assert told
    assert (title, whole, (False,)) == (told.title, told.whole, told.met)
    assert all(aim.missed[0].endswith("short") for aim in told.aims)


def test_free_play_is_no_trial() -> None:
    assert None is trial(Options(), [], EN)


def test_the_end_shows_everybodys_points(app: Flask, session: Session, finished: Evening) -> None:
    game, table = (told := sit(session, finished.code)).bound.game, told.table
    shown = phone_of(app).get(f"/t/{finished.code}").text
    row = re.findall(r"<tfoot>.*?</tfoot>", shown, re.DOTALL)[0]
    totals = [str(game.score(table, seat).total) for seat in range(2)]
    assert totals == re.findall(r"<td>(\d+)</td>", row)


def test_the_old_address_of_the_end_leads_to_the_table(app: Flask, finished: Evening) -> None:
    assert f"/t/{finished.code}" == phone_of(app).get(f"/t/{finished.code}/end").location


def test_who_only_looks_on_is_offered_no_rematch(app: Flask, finished: Evening) -> None:
    shown = phone_of(app).get(f"/t/{finished.code}").text
    assert (True, False) == ("The sheets" in shown, "Play again" in shown)


class Friends:
    """Two people after their game, each with a phone; the game is one that others have played."""

    def __init__(self, app: Flask, session: Session, finished: Evening) -> None:
        self.code = import_table(session, export_table(session, finished.code))
        guests = (Guest(name, once(), seat) for seat, name in enumerate(("Marta", "Jonas")))
        tokens = [take(session, self.code, guest).token for guest in guests]
        self.marta, self.jonas = (phone_of(app, self.code, token) for token in tokens)

    def play_again(self, phone: FlaskClient) -> TestResponse:
        return phone.post(f"/t/{self.code}/rematch")


@pytest.fixture
def friends(app: Flask, session: Session, finished: Evening) -> Friends:
    return Friends(app, session, finished)


def test_a_rematch_is_a_lobby_with_the_same_people(friends: Friends, session: Session) -> None:
    fresh = friends.play_again(friends.marta).location.rpartition("/")[2]
    names = [seat.name for seat in seats_of(session, fresh)]
    assert (["Marta", "Jonas"], None) == (names, find(session, fresh).seats)


def test_whoever_opens_a_rematch_sits_there(friends: Friends) -> None:
    there = friends.marta.get(friends.play_again(friends.marta).location).text
    assert "this phone" in there


def test_the_others_read_of_it_and_are_told(app: Flask, friends: Friends) -> None:
    before = friends.jonas.get(f"/t/{friends.code}/view").headers["X-Number"]
    fresh = friends.play_again(friends.marta).location.rpartition("/")[2]
    told = heard(stage_of(app).bell, friends.code, int(before))
    shown = friends.jonas.get(f"/t/{friends.code}/view").text
    assert f"The next table is open: {fresh[:3]}-{fresh[3:]}. There already: Marta." in shown
    assert int(before) < told


def test_following_takes_the_seat_along(friends: Friends) -> None:
    friends.play_again(friends.marta)
    led = friends.jonas.post(f"/t/{friends.code}/follow")
    assert (303, True) == (led.status_code, "this phone" in friends.jonas.get(led.location).text)


def test_two_who_want_a_rematch_meet_at_one_table(friends: Friends) -> None:
    tables = {friends.play_again(each).location for each in (friends.marta, friends.jonas)}
    assert 1 == len(tables)


def test_a_word_counts_that_was_sent_after_the_seal_of_the_next_table(
    friends: Friends, session: Session
) -> None:
    friends.marta.post(f"/t/{friends.code}/rematch", data={"nonce": "too-early"})
    friends.jonas.post(f"/t/{friends.code}/follow", data={"nonce": "jonas-word"})
    fresh = find(session, friends.code).next
    assert fresh
    early, late = (seat.nonce for seat in seats_of(session, fresh))
    assert (True, "jonas-word") == (is_ours(early), late)


def test_whoever_follows_to_a_table_that_is_gone_finds_a_new_one(
    friends: Friends, session: Session
) -> None:
    gone = friends.play_again(friends.marta).location.rpartition("/")[2]
    discard(session, gone, 0)
    led = friends.jonas.post(f"/t/{friends.code}/follow")
    assert (303, True) == (led.status_code, not led.location.endswith(gone))


def test_a_stranger_opens_no_rematch(app: Flask, friends: Friends) -> None:
    assert 403 == friends.play_again(phone_of(app)).status_code


def test_nobody_follows_before_there_is_a_next_table(friends: Friends) -> None:
    assert 409 == friends.jonas.post(f"/t/{friends.code}/follow").status_code


def test_there_is_no_rematch_while_the_game_is_played(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2)
    phone = phone_of(app, evening.code, evening.taken[0].token)
    assert 409 == phone.post(f"/t/{evening.code}/rematch").status_code


def test_the_page_of_the_table_is_a_tap_away_from_the_end(
    app: Flask, session: Session, finished: Evening
) -> None:
    seated = phone_of(app, finished.code, finished.taken[0].token)
    pages = [each.get(f"/t/{finished.code}").text for each in (seated, phone_of(app))]
    assert [True, False] == [f'href="/t/{finished.code}/host"' in page for page in pages]


def test_who_has_not_come_to_a_rematch_yet_is_not_away(friends: Friends, session: Session) -> None:
    fresh = friends.play_again(friends.jonas).location
    page = friends.jonas.get(fresh).text
    assert ("host, not here yet" in page, "Waiting for Marta to start" in page) == (True, True)
    assert "Take over as host" not in page
    code = fresh.rpartition("/")[2]
    long_ago = datetime.now(UTC) - 2 * AWAY
    session.execute(update(Seat).where(Seat.table == code, Seat.number == 0).values(seen=long_ago))
    session.commit()
    friends.jonas.post(f"/t/{code}/name", data={"name": "Jo"})  # What was read is read anew.
    assert "Take over as host" in friends.jonas.get(fresh).text

"""The powers of the host, and who has them when the host has gone."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from flask import Flask
from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.store.attempts import Attempt
from rollwrite.store.database import writing
from rollwrite.store.models import Seat, Table
from rollwrite.store.playing import play
from rollwrite.store.tables import seats_of, sit
from tests.store.evenings import any_legal, once
from tests.web.conftest import NewApp, stage_of
from tests.web.phones import Phone, names_at, table_of

LONG_AGO = datetime.now(UTC) - timedelta(hours=1)


def _leave_for_long(session: Session, code: str, number: int) -> None:
    seat = update(Seat).where(Seat.table == code, Seat.number == number)
    with writing(session):
        session.execute(seat.values(seen=LONG_AGO))


def test_the_host_removes_a_seat(marta: Phone, session: Session, code: str) -> None:
    marta.host(code, "remove", seat="1", name="Jonas")
    assert ["Marta"] == names_at(session, code)


@pytest.mark.parametrize("started", [False, True])
def test_whoever_was_removed_is_told_so(
    marta: Phone, jonas: Phone, code: str, *, started: bool
) -> None:
    if started:
        marta.post(f"/t/{code}/start")
    lost = "This phone no longer holds a seat here."
    assert lost not in jonas.get(f"/t/{code}").text
    marta.host(code, "remove", seat="1", name="Jonas")
    assert lost in jonas.get(f"/t/{code}").text


def test_a_seat_where_another_sits_by_now_is_not_removed(
    marta: Phone, session: Session, code: str
) -> None:
    assert 409 == marta.host(code, "remove", seat="1", name="Ada").status_code
    assert ["Marta", "Jonas"] == names_at(session, code)


def test_the_host_passes_the_role_on(marta: Phone, session: Session, code: str) -> None:
    marta.host(code, "pass", seat="1", name="Jonas")
    assert 1 == table_of(session, code).host


@pytest.mark.parametrize("bot", ["random", "greedy", "expert"])
def test_the_host_asks_a_bot_to_the_table(
    marta: Phone, session: Session, code: str, bot: str
) -> None:
    marta.host(code, "bot", bot=bot)
    session.rollback()
    assert bot == seats_of(session, code)[2].bot


def test_there_is_no_bot_of_another_kind(marta: Phone, session: Session, code: str) -> None:
    answer = marta.host(code, "bot", bot="oracle")
    assert (409, True) == (answer.status_code, "There is no such bot." in answer.text)
    assert ["Marta", "Jonas"] == names_at(session, code)


@pytest.mark.parametrize("what", ["lock", "unlock", "remove", "pass", "bot", "keep", "move-on"])
def test_the_powers_of_the_host_are_the_hosts(
    jonas: Phone, session: Session, code: str, what: str
) -> None:
    before = table_of(session, code).changes
    answer = jonas.host(code, what, seat="0", name="Marta", bot="greedy")
    assert (403, before) == (answer.status_code, table_of(session, code).changes)


@pytest.mark.parametrize("what", ["lock", "remove", "pass", "bot", "inherit", "keep"])
def test_without_a_seat_there_are_no_powers(
    app: Flask, session: Session, code: str, what: str
) -> None:
    before = table_of(session, code).changes
    answer = Phone(app, "10.0.0.3").host(code, what, seat="0", bot="greedy")
    assert (403, before) == (answer.status_code, table_of(session, code).changes)


def test_a_deed_that_there_is_not_changes_nothing(
    marta: Phone, session: Session, code: str
) -> None:
    before = table_of(session, code).changes
    marta.host(code, "dance")
    assert before == table_of(session, code).changes


def test_somebody_takes_over_from_a_host_who_has_gone(
    jonas: Phone, session: Session, code: str
) -> None:
    _leave_for_long(session, code, 0)
    assert "Take over as host" in jonas.get(f"/t/{code}").text
    jonas.host(code, "inherit")
    assert 1 == table_of(session, code).host


def test_a_host_who_is_there_stays_the_host(jonas: Phone, session: Session, code: str) -> None:
    answer = jonas.host(code, "inherit")
    assert "Marta is still here and stays the host." in answer.text
    assert 0 == table_of(session, code).host


def test_in_the_game_the_host_frees_a_seat_and_gives_it_to_a_bot(
    marta: Phone, session: Session, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    marta.host(code, "remove", seat="1", name="Jonas")
    answer = marta.host(code, "bot", seat="1", bot="greedy")
    session.rollback()
    assert (f"/t/{code}/host", "greedy") == (
        answer.headers["Location"],
        seats_of(session, code)[1].bot,
    )


def test_a_phone_whose_seat_was_freed_is_shown_into_another_room(
    marta: Phone, jonas: Phone, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    before = jonas.get(f"/t/{code}/view").headers["X-Room"]
    marta.host(code, "remove", seat="1", name="Jonas")
    after = jonas.get(f"/t/{code}/view").headers["X-Room"]
    assert ("play", "watch") == (before, after)


def test_the_table_moves_on_past_somebody_who_left(marta: Phone, code: str) -> None:
    marta.post(f"/t/{code}/start")
    marta.host(code, "remove", seat="1", name="Jonas")
    page = marta.get(f"/t/{code}/host").text
    after = re.search(r'name="after" value="(-?\d+)"', page)
    assert after
    marta.host(code, "move-on", seat="1", after=after[1])
    assert "Go on without Jonas" not in marta.get(f"/t/{code}/host").text


def test_the_page_of_the_host_is_for_those_who_sit_there(app: Flask, code: str) -> None:
    assert 403 == Phone(app, "10.0.0.3").get(f"/t/{code}/host").status_code


def test_the_page_of_the_table_gives_the_links_for_those_who_only_look(
    jonas: Phone, code: str
) -> None:
    page = jonas.get(f"/t/{code}/host").text
    assert f'href="/t/{code}/tv"' in page
    assert re.search(rf'data-copy="http://[^"]+/t/{code}/watch"', page)


def test_a_table_that_all_have_left_takes_the_next_to_come_as_host(
    marta: Phone, jonas: Phone, session: Session, code: str
) -> None:
    jonas.post(f"/t/{code}/leave", seat="1")
    marta.post(f"/t/{code}/leave", seat="0")
    jonas.join(code, "Jonas")
    assert (["Jonas"], 0) == (names_at(session, code), table_of(session, code).host)


def test_the_host_keeps_the_table_for_good(marta: Phone, session: Session, code: str) -> None:
    marta.host(code, "keep")
    assert table_of(session, code).lasting


def test_a_table_is_not_deleted_before_it_was_said_twice(
    marta: Phone, session: Session, code: str
) -> None:
    answer = marta.post(f"/t/{code}/delete")
    assert "Delete the table?" in answer.text
    assert code == table_of(session, code).code


def test_a_deleted_table_is_gone_and_no_longer_on_the_first_page(
    marta: Phone, session: Session, code: str
) -> None:
    marta.post(f"/t/{code}/delete", sure="yes")
    session.rollback()
    assert None is session.get(Table, code)
    assert code[3:] not in marta.get("/").text


def test_a_deleted_table_is_shown_to_nobody_in_any_process(
    new_app: NewApp, marta: Phone, jonas: Phone, code: str
) -> None:
    there = new_app()
    away, number = jonas.twin(there), jonas.get(f"/t/{code}").headers["X-Number"]
    pages = [phone.get(f"/t/{code}/view", told=number) for phone in (jonas, away)]
    assert [200, 200] == [page.status_code for page in pages]
    marta.post(f"/t/{code}/delete", sure="yes")
    stage_of(there).bell.echo(code, int(number) + 1)  # As it is carried to other processes.
    pages = [phone.get(f"/t/{code}/view", told=number) for phone in (jonas, away)]
    assert [404, 404] == [page.status_code for page in pages]


def test_nobody_else_deletes_it(jonas: Phone, session: Session, code: str) -> None:
    assert 403 == jonas.post(f"/t/{code}/delete", sure="yes").status_code
    assert code == table_of(session, code).code


def test_who_still_thinks_is_not_called_ready(marta: Phone, code: str) -> None:
    marta.post(f"/t/{code}/start")
    states = re.findall(r"<b>Jonas</b><span>(.*?)</span>", marta.get(f"/t/{code}/host").text)
    assert ["thinking"] == states


def test_the_page_of_the_table_is_a_tap_away_from_the_lobby(marta: Phone, code: str) -> None:
    assert f'href="/t/{code}/host"' in marta.get(f"/t/{code}").text


def test_who_waits_for_a_host_who_has_gone_is_led_to_take_over(
    jonas: Phone, marta: Phone, session: Session, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    _leave_for_long(session, code, 0)
    session.rollback()
    sitting = sit(session, code)
    while 1 in sitting.bound.game.actors(sitting.table):
        move = any_legal(sitting, 1, Random(1))
        sitting = play(session, code, Attempt(1, move, once(), sitting.last(1), 1)).sitting
    dock = jonas.get(f"/t/{code}").text.partition('<footer class="dock')[2]
    assert f'href="/t/{code}/host"' in dock


def test_a_phone_that_has_a_seat_plays_on_for_somebody_who_has_left(
    marta: Phone, jonas: Phone, session: Session, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    assert "on this phone" not in marta.get(f"/t/{code}/host").text
    jonas.post(f"/t/{code}/leave")
    assert "Play on for Jonas on this phone" in marta.get(f"/t/{code}/host").text
    answer = marta.post(f"/t/{code}/join", seat="1", name="Yan")
    assert (303, f"/t/{code}?seat=1") == (answer.status_code, answer.location)
    assert ["Marta", "Yan"] == names_at(session, code)
    marta.post(f"/t/{code}/leave", seat="1")
    marta.host(code, "lock")
    assert "on this phone" not in marta.get(f"/t/{code}/host").text

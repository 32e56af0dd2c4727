"""What people take with them, and bring back."""

from __future__ import annotations

import csv
import re
from datetime import datetime, timedelta
from io import StringIO
from urllib.parse import unquote
from xml.etree import ElementTree

import msgspec
import pytest
from flask import Flask
from sqlalchemy import Engine
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.store.database import sessions
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import sit, start
from rollwrite.web.exports import MOST_BYTES
from rollwrite.web.plays import STATS
from tests.store.evenings import Evening, gather, lobby, once, play_on
from tests.web.forgers import phone_of

ODD = ("=1+1", 'Ada, "the fox"', "<b>&Zoë'</b>")
FORM = "multipart/form-data; boundary=x"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def odd(engine: Engine) -> Evening:
    """People with odd names who have played to the end; nobody changes anything there."""
    with sessions(engine)() as session:
        code = lobby(session)
        evening = Evening(code, tuple(take(session, code, Guest(name, once())) for name in ODD))
        start(session, code, 0)
        play_on(session, evening)
    return evening


def brought(app: Flask, body: bytes) -> TestResponse:
    """Send *body* as somebody who has chosen that file."""
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="t.json"\r\n\r\n'
    form = head + body + b"\r\n--x--\r\n"
    return phone_of(app).post("/import", data=form, content_type=FORM)


def rows(app: Flask, evening: Evening) -> list[dict[str, str]]:
    """Return what the CSV file says."""
    text = phone_of(app).get(f"/t/{evening.code}.csv").text
    return list(csv.DictReader(StringIO(text)))


def test_a_table_that_was_saved_comes_back_with_the_same_log(
    app: Flask, session: Session, finished: Evening
) -> None:
    saved = phone_of(app).get(f"/t/{finished.code}.json")
    fresh = brought(app, saved.data).location.rpartition("/")[2]
    assert sit(session, finished.code).written == sit(session, fresh).written


def test_a_running_game_that_is_brought_back_has_free_seats(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2)
    fresh = brought(app, phone_of(app).get(f"/t/{evening.code}.json").data).location
    asked = {"name": "Ada", "nonce": once(), "seat": "0"}
    taken = phone_of(app).post(f"{fresh}/join", data=asked)
    assert 303 == taken.status_code


def test_the_seed_is_saved_only_at_the_end(app: Flask, session: Session, finished: Evening) -> None:
    running = gather(session, seats=2)
    seeds = [
        msgspec.json.decode(phone_of(app).get(f"/t/{each.code}.json").data)["seed"] is not None
        for each in (running, finished)
    ]
    assert [False, True] == seeds


@pytest.mark.parametrize("body", [b"", b"{}", b"no JSON", b'{"format": "rollwrite-table"}'])
def test_a_file_that_holds_no_table_is_refused_in_words(app: Flask, body: bytes) -> None:
    sent = brought(app, body)
    assert (400, True) == (sent.status_code, "This file holds no table." in sent.text)


def test_no_file_at_all_is_refused_in_words(app: Flask) -> None:
    assert 400 == phone_of(app).post("/import", data={}).status_code


def test_a_file_may_be_larger_than_a_page_may_send(app: Flask) -> None:
    assert 400 == brought(app, b" " * (MOST_BYTES // 2)).status_code


def test_a_file_that_is_too_large_is_refused_unread(app: Flask) -> None:
    assert 413 == brought(app, b" " * (MOST_BYTES + 1)).status_code


def test_the_page_that_asks_for_a_file_says_how_large_it_may_be(app: Flask) -> None:
    assert "2 MB at most" in phone_of(app).get("/import").text


def test_the_scores_have_a_row_for_each_player(
    app: Flask, session: Session, finished: Evening
) -> None:
    told = sit(session, finished.code)
    totals = [told.bound.game.score(told.table, seat).total for seat in range(2)]
    assert totals == [int(row["total"]) for row in rows(app, finished)]


def test_the_sections_of_a_row_add_up(app: Flask, finished: Evening) -> None:
    row = rows(app, finished)[0]
    sections = list(row)[list(row).index("cones") + 1 :]
    assert int(row["total"]) == sum(int(row[section]) for section in sections)


def test_the_dates_of_the_scores_are_iso(app: Flask, session: Session, finished: Evening) -> None:
    began = sit(session, finished.code).written[0].at.replace(microsecond=0)
    assert began == datetime.fromisoformat(rows(app, finished)[0]["began"])


def test_there_are_no_scores_to_save_before_the_end(app: Flask, session: Session) -> None:
    assert 409 == phone_of(app).get(f"/t/{gather(session, seats=1).code}.csv").status_code


def test_the_scores_hold_no_formula(app: Flask, odd: Evening) -> None:
    assert f"'{ODD[0]}" == rows(app, odd)[0]["player"]


def test_a_name_with_a_comma_and_a_quote_stays_one_cell(app: Flask, odd: Evening) -> None:
    assert ODD[1] == rows(app, odd)[1]["player"]


def play_of(app: Flask, evening: Evening) -> dict[str, object]:
    """Return what the link to BG Stats carries."""
    shown = phone_of(app).get(f"/t/{evening.code}").text
    data = shown.partition(f'href="{STATS}')[2].partition('"')[0]
    return msgspec.json.decode(unquote(data), type=dict[str, object])


def test_bg_stats_gets_the_players(app: Flask, session: Session, odd: Evening) -> None:
    told = sit(session, odd.code)
    winners = told.bound.winners(told.table)
    totals = [told.bound.game.score(told.table, seat).total for seat in range(len(ODD))]
    expected = [(name, False, seat in winners, str(totals[seat])) for seat, name in enumerate(ODD)]
    players = msgspec.convert(play_of(app, odd)["players"], list[dict[str, object]])
    keys = ("name", "startPlayer", "winner", "score")
    assert expected == [tuple(player[key] for key in keys) for player in players]


def test_bg_stats_is_told_what_was_played(app: Flask, odd: Evening) -> None:
    play = play_of(app, odd)
    assert ("rollwrite", "Sheet A") == (play["sourceName"], play["board"])


def test_bg_stats_is_told_when_it_was_played(
    app: Flask, session: Session, finished: Evening
) -> None:
    date = str(play_of(app, finished)["playDate"])
    began = sit(session, finished.code).written[0].at.astimezone()
    assert began.replace(microsecond=0, tzinfo=None) == datetime.strptime(date, "%Y-%m-%d %H:%M:%S")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", date)


def test_bg_stats_is_told_which_game_and_how_it_is_won(app: Flask, finished: Evening) -> None:
    game = {"name": "Cascadia: Rolling Hills", "sourceGameId": "rolling-hills"}
    assert game | {"highestWins": True, "noPoints": False} == play_of(app, finished)["game"]


def test_bg_stats_knows_a_play_that_is_sent_again(app: Flask, finished: Evening) -> None:
    first, again = (play_of(app, finished)["sourcePlayId"] for _ in range(2))
    assert (True, first) == (str(first).startswith(f"{finished.code}-"), again)


def test_bg_stats_is_told_for_how_many_minutes_it_was_played(app: Flask, finished: Evening) -> None:
    saved = msgspec.json.decode(phone_of(app).get(f"/t/{finished.code}.json").data)
    ended = datetime.fromisoformat(saved["entries"][-1]["at"])
    saved["entries"][0]["at"] = (ended - timedelta(minutes=46, seconds=40)).isoformat()
    code = brought(app, msgspec.json.encode(saved)).location.rpartition("/")[2]
    assert 47 == play_of(app, Evening(code, ()))["durationMin"]


def test_bg_stats_is_told_places_and_who_was_a_bot(
    app: Flask, session: Session, finished: Evening
) -> None:
    saved = msgspec.json.decode(phone_of(app).get(f"/t/{finished.code}.json").data)
    saved["seats"] = [{"name": "Ada"}, {"name": "Wren", "bot": "greedy"}]
    code = brought(app, msgspec.json.encode(saved)).location.rpartition("/")[2]
    players = msgspec.convert(play_of(app, Evening(code, ()))["players"], list[dict[str, object]])
    keys = ("name", "sourcePlayerId", "role", "rank")
    told = sit(session, finished.code)
    winners = told.bound.winners(told.table)
    places = [1 if seat in winners else 2 for seat in range(2)]
    expected = [("Ada", "Ada", "", places[0]), ("Wren", "Wren", "greedy", places[1])]
    assert expected == [tuple(player[key] for key in keys) for player in players]


def test_a_sheet_is_a_drawing_that_stands_alone(app: Flask, finished: Evening) -> None:
    drawn = phone_of(app).get(f"/t/{finished.code}/sheet/1.svg").text
    assert f"{SVG}svg" == ElementTree.fromstring(drawn).tag


def test_two_seats_have_two_sheets(app: Flask, finished: Evening) -> None:
    drawn = {phone_of(app).get(f"/t/{finished.code}/sheet/{seat}.svg").data for seat in (0, 1)}
    assert 2 == len(drawn)


def test_there_is_no_sheet_of_nobody(app: Flask, finished: Evening) -> None:
    assert 404 == phone_of(app).get(f"/t/{finished.code}/sheet/2.svg").status_code


def test_the_picture_holds_names_as_text_and_not_as_markup(app: Flask, odd: Evening) -> None:
    drawn = phone_of(app).get(f"/t/{odd.code}/share.svg").text
    texts = {each.text for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")}
    assert set(ODD) <= texts


def test_there_is_no_picture_before_the_end(app: Flask, session: Session) -> None:
    assert 409 == phone_of(app).get(f"/t/{gather(session, seats=1).code}/share.svg").status_code

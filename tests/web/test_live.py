"""Streams: a number at once, a number whenever the table grows, a beat, and an end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.store.hosting import lock
from rollwrite.store.keeping import discard
from rollwrite.store.models import Seat
from rollwrite.store.news import number_of
from rollwrite.store.tables import seats_of, sit
from tests.store.evenings import Evening, any_legal, gather
from tests.web.conftest import NewApp, stage_of

QUICK = 0.001
LONG_AGO = datetime.now(UTC) - timedelta(hours=1)


@pytest.fixture
def evening(session: Session) -> Evening:
    return gather(session, seats=3)


def _events(answer: TestResponse) -> Iterator[tuple[str, int]]:
    """Yield the name and the number of each event."""
    assert 200 == answer.status_code
    for event in answer.response:
        text = event.decode() if isinstance(event, bytes) else event
        fields = dict(line.split(": ") for line in text.split("\n") if line)
        yield fields["event"], int(fields["data"])


def _opened(client: FlaskClient, evening: Evening, address: str = "10.0.0.1") -> TestResponse:
    where = {"REMOTE_ADDR": address}
    return client.get(f"/t/{evening.code}/stream", environ_overrides=where)


def test_the_present_number_comes_at_once(
    client: FlaskClient, session: Session, evening: Evening
) -> None:
    events = _events(_opened(client, evening))
    assert ("grown", number_of(session, evening.code)) == next(events)


def test_a_ring_gives_the_new_number(app: Flask, evening: Evening) -> None:
    events = _events(_opened(app.test_client(), evening))
    _, number = next(events)
    stage_of(app).bell.ring(evening.code, number + 1)
    assert ("grown", number + 1) == next(events)


def test_between_two_numbers_there_are_beats_with_a_name(new_app: NewApp, evening: Evening) -> None:
    events = _events(_opened(new_app(beat=QUICK).test_client(), evening))
    assert ["grown", "beat", "beat"] == [next(events)[0] for _ in range(3)]


def test_a_page_is_told_how_often_to_expect_a_beat(new_app: NewApp, evening: Evening) -> None:
    page = new_app(beat=7.5).test_client().get(f"/t/{evening.code}").text
    assert 'data-beat="7500"' in page


def test_a_change_that_nobody_rang_for_is_found_with_the_beat(
    new_app: NewApp, session: Session, evening: Evening
) -> None:
    events = _events(_opened(new_app(beat=QUICK).test_client(), evening))
    _, number = next(events)
    lock(session, evening.code, 0)
    assert number + 1 in (next(events)[1] for _ in range(3))


def test_a_stream_ends_after_its_time(new_app: NewApp, evening: Evening) -> None:
    events = _events(_opened(new_app(beat=QUICK, life=3 * QUICK).test_client(), evening))
    assert "beat" == list(events)[-1][0]


def test_a_stream_ends_with_the_bell(app: Flask, evening: Evening) -> None:
    events = _events(_opened(app.test_client(), evening))
    next(events)
    stage_of(app).bell.close()
    assert [] == list(events)


def test_a_stream_ends_with_its_table(new_app: NewApp, session: Session, evening: Evening) -> None:
    events = _events(_opened(new_app(beat=QUICK).test_client(), evening))
    next(events)
    discard(session, evening.code, 0)
    assert len(list(events)) <= 1


def test_no_proxy_keeps_a_stream_to_itself(client: FlaskClient, evening: Evening) -> None:
    headers = _opened(client, evening).headers
    told = [headers[name] for name in ("Content-Type", "Cache-Control", "X-Accel-Buffering")]
    assert ["text/event-stream; charset=utf-8", "no-store, no-transform", "no"] == told


def test_a_code_in_another_spelling_is_the_same_table(
    client: FlaskClient, session: Session, evening: Evening
) -> None:
    code = evening.code
    answer = client.get(f"/t/{code[:3].lower()}-{code[3:].lower()}/stream")
    assert ("grown", number_of(session, code)) == next(_events(answer))


def test_where_there_is_no_table_there_is_no_stream(client: FlaskClient) -> None:
    assert 404 == client.get("/t/BBBBBB/stream").status_code


def test_while_it_waits_a_stream_holds_no_connection(app: Flask, evening: Evening) -> None:
    stage_of(app).company.close()  # Bots have connections of their own.
    next(_events(_opened(app.test_client(), evening)))
    pool = stage_of(app).sessions.kw["bind"].pool
    assert 0 == pool.checkedout()


def test_a_page_that_goes_makes_room_for_another(new_app: NewApp, evening: Evening) -> None:
    client = new_app(streams=1).test_client()
    first = _opened(client, evening)
    statuses = [_opened(client, evening).status_code]
    first.close()
    statuses.append(_opened(client, evening).status_code)
    assert [429, 200] == statuses


def test_who_watches_listens_on_though_a_dozen_come_behind_the_same_address(
    new_app: NewApp, evening: Evening
) -> None:
    app = new_app(beat=QUICK)
    events = _events(_opened(app.test_client(), evening))
    others = [_opened(app.test_client(), evening).status_code for _ in range(12)]
    assert ["grown", "beat", "beat"] == [next(events, ("ended", 0))[0] for _ in range(3)]
    assert [200] * 12 == others


def test_all_seats_of_a_phone_that_listens_are_seen(
    app: Flask, session: Session, evening: Evening
) -> None:
    client = _phone(app, evening, 0, 2)
    session.execute(update(Seat).where(Seat.table == evening.code).values(seen=LONG_AGO))
    session.commit()
    next(_events(_opened(client, evening)))
    fresh = [seat.number for seat in seats_of(session, evening.code) if seat.seen != LONG_AGO]
    assert [0, 2] == fresh


def test_a_stream_brings_no_older_seats_back(app: Flask, evening: Evening) -> None:
    """A phone may take another seat between the question and the answer."""
    assert "Set-Cookie" not in _opened(_phone(app, evening, 0), evening).headers


def test_a_page_that_shows_nothing_of_a_move_need_not_look(
    app: Flask, session: Session, evening: Evening
) -> None:
    """Who collects animals changes nothing for the others."""
    events = _of_seat(app, evening, 0)
    _, before = next(events)
    number = _moved(app, session, evening, 1)
    assert ("same", f"{before} {number}") == next(events)


def test_a_page_that_shows_a_move_has_to_look(
    app: Flask, session: Session, evening: Evening
) -> None:
    events = _of_seat(app, evening, 0)
    next(events)
    number = _moved(app, session, evening, 0)
    assert ("grown", str(number)) == next(events)


def test_of_the_turn_of_another_a_page_shows_unasked_only_that_it_is_over(
    app: Flask, session: Session, evening: Evening
) -> None:
    """The others' points are folded away; a page looks for them when it is unfolded."""
    events = _of_seat(app, evening, 0)
    next(events)
    told = []
    while not sit(session, evening.code).table.done >> 1 & 1:
        _moved(app, session, evening, 1)
        told.append(next(events)[0])
    assert ["same"] * (len(told) - 1) + ["grown"] == told


def _of_seat(app: Flask, evening: Evening, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the name and the words of each event that the page of *seat* is told."""
    answer = _phone(app, evening, seat).get(f"/t/{evening.code}/stream?seat={seat}")
    for event in answer.response:
        text = event.decode() if isinstance(event, bytes) else event
        fields = dict(line.split(": ") for line in text.split("\n") if line)
        yield fields["event"], fields["data"]


def _moved(app: Flask, session: Session, evening: Evening, seat: int) -> int:
    """Let *seat* answer the first question of the round, and return the number it leads to."""
    evening.tell(session, seat, any_legal(sit(session, evening.code), seat, Random(1)))
    number = number_of(session, evening.code)
    stage_of(app).bell.ring(evening.code, number)
    return number


def _phone(app: Flask, evening: Evening, *seats: int) -> FlaskClient:
    """Return a phone that holds *seats*."""
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie.permanent = True
        cookie["seats"] = [(evening.code, [evening.taken[seat].token for seat in seats])]
    return client

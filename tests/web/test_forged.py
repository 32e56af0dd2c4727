"""Forged requests: never a broken page, never a change."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.store.models import Seat
from rollwrite.store.sitting import NONE_YET
from rollwrite.store.tables import sit
from rollwrite.web.backstage import set_up
from rollwrite.web.limits import SIZES, Limits
from tests.store.evenings import Evening, any_legal, gather, once
from tests.web.conftest import stage_of
from tests.web.forgers import doors, forge, odd_address, odd_headers, phone_of, rows
from tests.web.village import Village, pilgrim

BODIES = {"sqlite": 10_000, "postgresql": 1_000}
PARTS = 4
"""Into how many tests they are divided, so that several workers can share them."""
LOOKS = 1_000
NEWCOMERS = 100
"""After so many somebody else has a trail: forgers may have left the one that they had."""
OWN_AFFAIRS = ("/leave", "/seat", "/name", "/claim", "/claim/new", "/release")
"""What whoever has a seat may do with it."""


def _form(session: Session, game: Evening, **changes: str | int | None) -> dict[str, str | int]:
    """Return an honest move of seat 1, but for the *changes*."""
    sitting = sit(session, game.code)
    form: dict[str, str | int | None] = {"by": 1, "seat": 1, "once": once()}
    form |= {"move": any_legal(sitting, 1, Random(1)), "after": sitting.last(1)}
    return {name: value for name, value in (form | changes).items() if value is not None}


def _tick(app: Flask, step: float) -> None:
    """Let so many seconds pass for the limits of *app* whenever they look at their clock."""
    clock = count(0.0, step)
    set_up(app, replace(stage_of(app), limits=Limits(lambda: next(clock))))


def test_the_move_that_is_forged_below_is_taken_as_it_is(app: Flask, session: Session) -> None:
    game = gather(session, seats=4)
    phone, form = phone_of(app, game.code, game.taken[1].token), _form(session, game)
    assert 303 == phone.post(f"/t/{game.code}/move", data=form).status_code
    session.rollback()
    assert form["once"] in {each.once for each in sit(session, game.code).written}


def test_a_move_that_is_refused_counts_once(app: Flask, session: Session) -> None:
    _tick(app, 0)
    game = gather(session, seats=2)
    phone = phone_of(app, game.code, game.taken[1].token)
    answers = [
        phone.post(f"/t/{game.code}/move", data=_form(session, game, move="dance")).status_code
        for _ in range(SIZES["moves"].count + 1)
    ]
    assert [409] * SIZES["moves"].count + [429] == answers


def test_who_moves_for_others_is_heard_no_more_after_a_while(app: Flask, session: Session) -> None:
    _tick(app, 0)
    game = gather(session, seats=2)
    phone, form = phone_of(app, game.code, game.taken[0].token), _form(session, game)
    answers = [
        phone.post(f"/t/{game.code}/move", data=form).status_code
        for _ in range(SIZES["house"].count + 1)
    ]
    assert [403] * SIZES["house"].count + [429] == answers


@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_random_bodies_break_nothing_and_change_nothing(
    app: Flask, session: Session, village: Village, rival: FlaskClient, part: int
) -> None:
    _tick(app, 1e6)
    random, before, broken = Random(part), rows(session, village.codes), list[object]()
    stranger = phone_of(app)
    neighbour = phone_of(app, village.elsewhere.code, village.elsewhere.taken[0].token)
    every = doors(app)
    for number in range(BODIES[session.get_bind().dialect.name] // PARTS):
        if number % NEWCOMERS == 0:
            walker, trail = pilgrim(app, session)
        forged = forge(random, every[number % len(every)], [*village.codes, *trail])
        own = forged.path.endswith(OWN_AFFAIRS)
        phone = random.choice((stranger, neighbour, stranger if own else rival, walker))
        status = forged.send(phone)
        if not 200 <= status < 500:
            broken.append((status, forged))
    assert [] == broken
    assert before == rows(session, village.codes)


def test_a_thousand_odd_addresses_break_nothing_and_change_nothing(
    app: Flask, session: Session, village: Village, rival: FlaskClient
) -> None:
    before, random, stranger = rows(session, village.codes), Random(20261116), phone_of(app)
    every = [door for door in doors(app, "GET") if not door.endswith("/stream")]
    broken = list[object]()
    walker, trail = pilgrim(app, session)
    for number in range(LOOKS):
        address = odd_address(random, every[number % len(every)], [*village.codes, *trail])
        phone = random.choice((stranger, rival, walker))
        with phone.get(address, headers=odd_headers(random)) as answer:
            if answer.status_code >= 500:
                broken.append((answer.status_code, address))
    assert [] == broken
    assert before == rows(session, village.codes)


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"by": 2}, 403),
        ({"by": 2, "seat": 2}, 403),
        ({"by": 0, "seat": 0}, 403),
        ({"by": -1}, 403),
        ({"by": None}, 403),
        ({"by": "me"}, 403),
        ({"seat": 2}, 409),
        ({"seat": -1}, 409),
        ({"seat": 99}, 409),
        ({"move": "fly"}, 409),
        ({"move": None}, 409),
        ({"move": "die fox"}, 409),
        ({"move": "amend 0 die fox"}, 409),
        ({"move": "gained fox9"}, 409),
        ({"move": "mark " + "x" * 5000}, 409),
        ({"once": None}, 409),
        ({"once": "a b"}, 409),
        ({"once": "x" * 65}, 409),
        ({"after": None}, 409),
        ({"after": NONE_YET}, 409),
        ({"after": 10**30}, 409),
        ({"after": "now"}, 409),
    ],
)
def test_a_forged_move_is_refused_and_changes_nothing(
    session: Session,
    village: Village,
    rival: FlaskClient,
    changes: dict[str, str | int | None],
    status: int,
) -> None:
    before = rows(session, village.codes)
    form = _form(session, village.game, **changes)
    answer = rival.post(f"/t/{village.game.code}/move", data=form)
    assert (status, before) == (answer.status_code, rows(session, village.codes))


def test_a_stale_page_is_told_how_it_stands(
    session: Session, village: Village, rival: FlaskClient
) -> None:
    form = _form(session, village.game, after=0)
    headers = {"HX-Request": "true"}
    answer = rival.post(f"/t/{village.game.code}/move", data=form, headers=headers)
    assert 409 == answer.status_code
    assert "This seat was moved on another phone; here is how it stands." in answer.text


def test_a_word_that_was_spent_on_another_move_moves_nothing(
    session: Session, village: Village, rival: FlaskClient
) -> None:
    written = sit(session, village.game.code).written
    spent = next(each.once for each in written if each.once)
    before = rows(session, village.codes)
    rival.post(f"/t/{village.game.code}/move", data=_form(session, village.game, once=spent))
    assert before == rows(session, village.codes)


def test_a_seat_at_one_table_is_none_at_another(
    app: Flask, session: Session, village: Village
) -> None:
    before = rows(session, village.codes)
    neighbour = phone_of(app, village.elsewhere.code, village.elsewhere.taken[1].token)
    form = _form(session, village.game)
    assert 403 == neighbour.post(f"/t/{village.game.code}/move", data=form).status_code
    assert before == rows(session, village.codes)


def test_a_cookie_made_up_holds_no_seat(app: Flask, session: Session, village: Village) -> None:
    honest = phone_of(app, village.game.code, village.game.taken[1].token)
    cookie = honest.get_cookie("rollwrite")
    assert cookie
    forger = phone_of(app)
    payload, rest = cookie.value.split(".", 1)
    forger.set_cookie("rollwrite", f"{payload}x.{rest}")
    form = _form(session, village.game)
    assert 403 == forger.post(f"/t/{village.game.code}/move", data=form).status_code


def test_a_secret_of_somebody_else_is_not_what_the_database_keeps(
    app: Flask, session: Session, village: Village
) -> None:
    kept = session.get(Seat, (village.game.code, 1))
    assert kept
    assert kept.token_hash
    thief = phone_of(app, village.game.code, kept.token_hash)
    form = _form(session, village.game)
    assert 403 == thief.post(f"/t/{village.game.code}/move", data=form).status_code


@pytest.mark.parametrize(
    "what", ["lock", "unlock", "remove", "pass", "inherit", "bot", "move-on", "keep"]
)
def test_the_powers_of_the_host_are_nobody_elses(
    session: Session, village: Village, rival: FlaskClient, what: str
) -> None:
    before = rows(session, village.codes)
    form = {"what": what, "seat": "0", "bot": "greedy"}
    answer = rival.post(f"/t/{village.game.code}/host", data=form)
    assert 400 <= answer.status_code < 500
    assert before == rows(session, village.codes)


def test_nobody_else_deletes_a_table(
    session: Session, village: Village, rival: FlaskClient
) -> None:
    before = rows(session, village.codes)
    answer = rival.post(f"/t/{village.game.code}/delete", data={"sure": "1"})
    assert (403, before) == (answer.status_code, rows(session, village.codes))


def test_the_link_of_a_seat_opens_no_other_table(
    app: Flask, session: Session, village: Village
) -> None:
    owner = phone_of(app, village.game.code, village.game.taken[1].token)
    page = owner.get(f"/t/{village.game.code}/seat").text
    signed = (
        page.split(f"/resume/{village.game.code}?key=")[1].split('"')[0].split("<")[0].split()[0]
    )
    stranger = phone_of(app)
    answers = [
        stranger.post(f"/resume/{code}?key={signed}").status_code
        for code in (village.game.code, village.over.code)
    ]
    assert [303, 403] == answers

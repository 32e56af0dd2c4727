"""Whose game a seat is: said before, during and after the game, or by itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from flask import Flask
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from rollwrite.store.models import Seat
from rollwrite.store.people import Profile
from rollwrite.store.tables import seats_of
from tests.store.evenings import Evening, play_on
from tests.web.phones import Phone
from tests.web.walkers import CODE, begin, third


def profiles(session: Session, code: str) -> list[bool]:
    session.rollback()
    return [seat.profile is not None for seat in seats_of(session, code)]


def key_of(page: str) -> str:
    return page.partition('name="person" value="')[2].partition('"')[0]


def test_the_one_person_of_a_phone_has_its_new_seat_by_itself(
    marta: Phone, jonas: Phone, session: Session
) -> None:
    begin(marta)
    code = marta.open_table("Marta")
    jonas.join(code, "Jonas")
    marta.post(f"/t/{code}/join", name="Guest", nonce="another")
    assert [True, False, False] == profiles(session, code)


def test_a_family_says_in_the_lobby_whose_seat_it_is(marta: Phone, session: Session) -> None:
    begin(marta, "Marta")
    begin(marta, "Zofia")
    code = marta.open_table("Zofia")
    before = profiles(session, code)
    marta.post(f"/t/{code}/claim", seat="0", person=key_of(marta.get(f"/t/{code}").text))
    assert ([False], [True]) == (before, profiles(session, code))


def test_a_seat_is_claimed_during_the_game_and_given_up_again(
    marta: Phone, session: Session
) -> None:
    code = marta.open_table("Marta")
    marta.post(f"/t/{code}/start")
    begin(marta)
    key = key_of(marta.get(f"/t/{code}/seat").text)
    marta.post(f"/t/{code}/claim", seat="0", person=key)
    during = profiles(session, code)
    marta.post(f"/t/{code}/release", seat="0", person=key)
    assert ([True], [False]) == (during, profiles(session, code))


def test_after_the_game_one_tap_begins_a_trail_with_it(marta: Phone, session: Session) -> None:
    code = marta.open_table("Marta", quest="achievements", solo_counts="on")
    marta.post(f"/t/{code}/start")
    play_on(session, Evening(code, ()))
    assert "Begin a trail as Marta" in marta.get(f"/t/{code}").text
    marta.post(f"/t/{code}/claim/new", seat="0")
    assert f"/games/{code}" in marta.get("/games").text


def test_a_seat_of_another_phone_cannot_be_claimed(
    code: str, jonas: Phone, session: Session
) -> None:
    begin(jonas, "Jonas")
    key = key_of(jonas.get(f"/t/{code}").text)
    answer = jonas.post(f"/t/{code}/claim", seat="0", person=key)
    assert (409, [False, False]) == (answer.status_code, profiles(session, code))


def test_a_trail_begun_twice_is_one_and_its_code_is_shown_again(
    app: Flask, marta: Phone, session: Session
) -> None:
    code = marta.open_table("Marta")
    again = marta.twin()  # A second tap is sent before the first is answered.
    pages = [phone.post(f"/t/{code}/claim/new", seat="0") for phone in (marta, again)]
    assert [200, 200] == [page.status_code for page in pages]
    (letters,) = {"-".join(CODE.findall(page.text)) for page in pages}
    assert 303 == third(app).post("/recover", code=letters).status_code
    assert 1 == _people(session, "Marta", code)


def test_a_trail_that_was_begun_long_ago_is_told_to_nobody_again(
    marta: Phone, session: Session
) -> None:
    code = marta.open_table("Marta")
    again = marta.twin()
    marta.post(f"/t/{code}/claim/new", seat="0")
    session.execute(update(Profile).values(made=datetime.now(UTC) - timedelta(hours=1)))
    session.commit()
    assert 409 == again.post(f"/t/{code}/claim/new", seat="0").status_code


def test_who_may_not_begin_a_trail_makes_nobody(marta: Phone, session: Session) -> None:
    begin(marta)
    code = marta.open_table("Zofia")
    before = session.scalar(select(func.count()).select_from(Profile))
    assert 409 == marta.post(f"/t/{code}/claim/new", seat="0").status_code
    session.rollback()
    assert before == session.scalar(select(func.count()).select_from(Profile))


def _people(session: Session, name: str, code: str) -> int:
    """Return how many are called *name* among those whose game it is."""
    session.rollback()
    mine = select(Profile.key).join(Seat, Seat.profile == Profile.key).where(Seat.table == code)
    return len(session.scalars(mine.where(Profile.name == name)).all())

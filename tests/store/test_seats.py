"""Seats: a secret told once, kept as a hash."""

import pytest
from sqlalchemy.orm import Session

from rollwrite.store.errors import (
    BadToken,
    BadWord,
    Locked,
    NameMissing,
    NameTooLong,
    SeatTaken,
    TableFull,
)
from rollwrite.store.hosting import lock, remove
from rollwrite.store.seats import Guest, check, move, take
from rollwrite.store.tables import find, seats_of, start
from tests.store.evenings import Evening, gather, lobby, once


def test_the_first_to_sit_down_is_the_host(session: Session) -> None:
    code = lobby(session)
    taken = [take(session, code, Guest(name, once())) for name in ("Ann", "Bob")]
    assert [0, 1] == [each.number for each in taken]
    assert 0 == find(session, code).host


def test_a_token_opens_its_seat(session: Session, real: Evening) -> None:
    opened = [check(session, real.code, taken.token) for taken in real.taken]
    assert [0, 1, 2, 3] == opened


def test_a_token_is_not_in_the_database(session: Session, real: Evening) -> None:
    kept = str([vars(seat) for seat in seats_of(session, real.code)])
    assert [] == [taken for taken in real.taken if taken.token in kept]


@pytest.mark.parametrize("token", ["", "0" * 43, "\0", "\ud800", "x" * 10_000])
def test_a_forged_token_opens_nothing(session: Session, real: Evening, token: str) -> None:
    with pytest.raises(BadToken):
        check(session, real.code, token)


def test_the_hash_of_a_token_opens_nothing(session: Session, real: Evening) -> None:
    kept = seats_of(session, real.code)[0].token_hash
    assert kept
    with pytest.raises(BadToken):
        check(session, real.code, kept)


def test_a_token_of_another_table_opens_nothing(session: Session, real: Evening) -> None:
    other = gather(session, seats=1)
    with pytest.raises(BadToken):
        check(session, real.code, other.taken[0].token)


def test_a_vacant_seat_is_opened_by_nothing(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 3)
    for token in ("", real.taken[3].token):
        with pytest.raises(BadToken):
            check(session, real.code, token)


def test_a_seat_moves_to_another_phone_and_the_old_one_is_void(
    session: Session, real: Evening
) -> None:
    moved = move(session, real.code, real.taken[2].token)
    assert (2, 2) == (moved.number, check(session, real.code, moved.token))
    with pytest.raises(BadToken):
        check(session, real.code, real.taken[2].token)


def test_a_forged_token_moves_no_seat(session: Session, real: Evening) -> None:
    with pytest.raises(BadToken):
        move(session, real.code, "forged")
    assert 2 == check(session, real.code, real.taken[2].token)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("A\u202en\0n", "Ann"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("<b>", "<b>"),
    ],
)
def test_a_name_is_kept_without_what_cannot_be_seen(
    session: Session, typed: str, kept: str
) -> None:
    code = lobby(session)
    take(session, code, Guest(typed, once()))
    assert kept == seats_of(session, code)[0].name


BLANKS = ("\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\u3164 \u2800\u200d")


@pytest.mark.parametrize("name", ["", "  ", "\0\x1b", "\ud800", "\u200d", *BLANKS])
def test_a_name_that_cannot_be_read_is_refused(session: Session, name: str) -> None:
    with pytest.raises(NameMissing):
        take(session, lobby(session), Guest(name, once()))


def test_a_name_has_at_most_24_letters(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("\u0141" * 24, once()))
    with pytest.raises(NameTooLong):
        take(session, code, Guest("\u0141" * 25, once()))


def test_an_odd_nonce_is_refused(session: Session) -> None:
    with pytest.raises(BadWord):
        take(session, lobby(session), Guest("Ann", "a,b"))


def test_a_full_table_takes_nobody(session: Session) -> None:
    code = lobby(session)
    for number in range(8):
        take(session, code, Guest(f"P{number}", once()))
    with pytest.raises(TableFull):
        take(session, code, Guest("Ninth", once()))


def test_a_game_takes_nobody_in_while_all_seats_are_held(session: Session, real: Evening) -> None:
    with pytest.raises(TableFull):
        take(session, real.code, Guest("Late", once()))


def test_a_seat_that_was_left_can_be_taken_and_no_other(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 3)
    with pytest.raises(SeatTaken):
        take(session, real.code, Guest("Eve", once(), 1))
    taken = take(session, real.code, Guest("Eve", once(), 3))
    assert 3 == check(session, real.code, taken.token)


def test_a_locked_table_takes_nobody_until_it_is_unlocked(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    lock(session, code, 0)
    with pytest.raises(Locked):
        take(session, code, Guest("Bob", once()))
    lock(session, code, 0, locked=False)
    assert 1 == take(session, code, Guest("Bob", once())).number


def test_who_asks_twice_with_one_word_has_one_seat_by_the_secret_told_last(
    session: Session,
) -> None:
    code, word = lobby(session), once()
    taken = [take(session, code, Guest("Ann", word)) for _ in range(2)]
    assert [0] == [seat.number for seat in seats_of(session, code)]
    assert 0 == check(session, code, taken[1].token)


def test_people_of_one_name_are_told_apart_by_a_number(session: Session) -> None:
    code, word, long = lobby(session), once(), "\u0141" * 24
    for name in ("Ann", "ann", long, long):
        take(session, code, Guest(name, once()))
    for _ in range(2):  # Whoever asks again has the same seat.
        take(session, code, Guest("Ann", word))
    names = [seat.name for seat in seats_of(session, code)]
    assert ["Ann", "ann 2", long, f"{long[:22]} 2", "Ann 3"] == names


def test_who_plays_on_at_the_own_seat_keeps_the_name(session: Session, real: Evening) -> None:
    name = seats_of(session, real.code)[3].name
    remove(session, real.code, 0, 3)
    take(session, real.code, Guest(name, once(), 3))
    assert name == seats_of(session, real.code)[3].name


def test_one_page_seats_two_people_of_other_names(session: Session) -> None:
    code, word = lobby(session), once()
    taken = [take(session, code, Guest(name, word)) for name in ("Ann", "Bob")]
    assert [0, 1] == [each.number for each in taken]


def test_the_word_of_somebody_who_plays_opens_no_seat_of_theirs(session: Session) -> None:
    code, word = lobby(session), once()
    take(session, code, Guest("Ann", word))
    start(session, code, 0)
    with pytest.raises(TableFull):
        take(session, code, Guest("Ann", word))

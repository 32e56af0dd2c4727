"""Rematches: the same people, with the same secrets, at one other table."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.database import sessions
from rollwrite.store.errors import BadToken, BadWord, NoSuchSeat, NotOver
from rollwrite.store.hosting import pass_host, remove, take_for_bot
from rollwrite.store.models import Entry, Seat, Table
from rollwrite.store.rematch import rematch
from rollwrite.store.seats import Guest, check, follow, take
from rollwrite.store.tables import find, lay, seats_of, start
from tests.store.evenings import Evening, lobby, once, play_on


@pytest.fixture(scope="module")
def played(engine: Engine) -> Evening:
    """Ann, a bot, Bob and Cem, who left; Bob is host, and they have played to the end."""
    with sessions(engine)() as session:
        code = lobby(session)
        ann = take(session, code, Guest("Ann", once()))
        take_for_bot(session, code, 0, "expert")
        bob, cem = (take(session, code, Guest(name, once())) for name in ("Bob", "Cem"))
        start(session, code, 0)
        evening = Evening(code, (ann, bob, cem))
        play_on(session, evening)
        pass_host(session, code, 0, 2)
        remove(session, code, 2, 3)
    return evening


@pytest.fixture
def over(session: Session, played: Evening) -> Evening:
    """The same once more, under a code of its own."""

    def write(code: str) -> None:
        for kind, key in ((Table, Table.code), (Seat, Seat.table), (Entry, Entry.table)):
            old = session.execute(select(kind.__table__).where(key == played.code)).mappings()
            session.execute(insert(kind), [dict(row) | {key.key: code} for row in old])

    return replace(played, code=lay(session, write))


def test_all_who_still_sit_there_sit_at_the_next_table(session: Session, over: Evening) -> None:
    code = rematch(session, over.code, 0)
    seats = [(seat.number, seat.name, seat.bot) for seat in seats_of(session, code)]
    assert [(0, "Ann", None), (1, "Wren", "expert"), (2, "Bob", None)] == seats


def test_a_bot_does_not_take_the_name_along_of_whose_seat_it_took(
    session: Session, over: Evening
) -> None:
    take_for_bot(session, over.code, 2, "greedy", 3)
    names = [[seat.name for seat in seats_of(session, over.code)]]
    names.append([seat.name for seat in seats_of(session, rematch(session, over.code, 0))])
    assert [["Ann", "Wren", "Bob", "Cem"], ["Ann", "Wren", "Bob", "Otter"]] == names


def test_their_secrets_open_their_seats_there(session: Session, over: Evening) -> None:
    code = rematch(session, over.code, 0)
    assert [0, 2] == [check(session, code, each.token) for each in over.taken[:2]]


def test_who_has_left_is_not_expected(session: Session, over: Evening) -> None:
    code = rematch(session, over.code, 0)
    with pytest.raises(BadToken):
        check(session, code, over.taken[2].token)


def test_setup_and_host_are_the_same_and_the_dice_are_not(session: Session, over: Evening) -> None:
    old, new = find(session, over.code), find(session, rematch(session, over.code, 0))
    assert (old.setup, old.host, None) == (new.setup, new.host, new.seats)
    assert old.seal != new.seal


def test_asked_again_it_is_the_same_table(session: Session, over: Evening) -> None:
    first = rematch(session, over.code, 0)
    changes = find(session, over.code).changes
    assert first == rematch(session, over.code, 2)
    assert changes == find(session, over.code).changes


def test_the_old_table_tells_where_the_next_one_is(session: Session, over: Evening) -> None:
    before = find(session, over.code).changes
    code = rematch(session, over.code, 0)
    table = find(session, over.code)
    assert (code, before + 1) == (table.next, table.changes)


def test_phones_that_ask_at_once_meet_at_one_table(
    maker: sessionmaker[Session], over: Evening
) -> None:
    together = Barrier(4)

    def ask(_: int) -> str:
        with maker() as own:
            together.wait()
            return rematch(own, over.code, 0)

    with ThreadPoolExecutor(4) as pool:
        assert 1 == len(set(pool.map(ask, range(4))))


def test_when_the_next_table_is_gone_there_is_another(session: Session, over: Evening) -> None:
    gone = rematch(session, over.code, 0)
    session.execute(delete(Table).where(Table.code == gone))
    session.commit()
    assert find(session, rematch(session, over.code, 0)).code != gone


def test_there_is_none_before_the_end(session: Session, real: Evening) -> None:
    with pytest.raises(NotOver):
        rematch(session, real.code, 0)


@pytest.mark.parametrize("by", [-1, 1, 3, 99])
def test_only_people_who_sit_there_ask_for_one(session: Session, over: Evening, by: int) -> None:
    with pytest.raises(NoSuchSeat):
        rematch(session, over.code, by)


def test_who_follows_adds_a_word_to_the_first_throw(session: Session, over: Evening) -> None:
    code = rematch(session, over.code, 0)
    assert 2 == follow(session, code, over.taken[1].token, "bob-word")
    start(session, code, 2)
    assert "bob-word" == find(session, code).nonces


def test_the_first_word_of_who_follows_twice_counts(session: Session, over: Evening) -> None:
    code = rematch(session, over.code, 0)
    for word in ("first", "second"):
        follow(session, code, over.taken[1].token, word)
    assert "first" == seats_of(session, code)[2].nonce


def test_nobody_follows_with_an_odd_word(session: Session, over: Evening) -> None:
    with pytest.raises(BadWord):
        follow(session, rematch(session, over.code, 0), over.taken[1].token, "a,b")


def test_nobody_follows_to_a_seat_of_another(session: Session, over: Evening) -> None:
    with pytest.raises(BadToken):
        follow(session, rematch(session, over.code, 0), "forged", once())

"""Opening tables, letting them start, and sitting down to what their log tells."""

import re
from datetime import UTC, datetime

import pytest
from sqlalchemy import Engine, delete, update
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE, awaiting_chance
from rollwrite.engine.log import replay
from rollwrite.store.bindings import RULES
from rollwrite.store.database import sessions
from rollwrite.store.dealing import seal_of
from rollwrite.store.errors import (
    AlreadyStarted,
    BadSetup,
    NotHost,
    NotStarted,
    Overtaken,
    UnknownGame,
    UnknownTable,
    Unreadable,
)
from rollwrite.store.models import Entry, Table
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import find, lay, open_table, sit, start
from tests.store.evenings import SEED, Evening, gather, lobby, once, play_on


def test_a_code_has_six_letters_that_nobody_mistakes(session: Session) -> None:
    codes = {open_table(session, "rolling", {}) for _ in range(20)}
    assert 20 == len([code for code in codes if re.fullmatch("[B-DF-HJKMNP-TV-XZ]{6}", code)])


def test_a_code_may_be_typed_in_small_letters_with_a_hyphen(session: Session) -> None:
    code = lobby(session)
    assert code == find(session, f" {code[:3]}-{code[3:]}".lower()).code


@pytest.mark.parametrize("code", ["", "BCDFGH", "BCDFG", "ABCDEF", "BCDFG\0", "\ud800", "x" * 999])
def test_a_code_of_no_table_is_refused(session: Session, code: str) -> None:
    with pytest.raises(UnknownTable):
        sit(session, code)


def test_a_code_that_another_table_has_is_not_given_again(session: Session) -> None:
    taken, tried = lobby(session), []

    def write(code: str) -> None:
        tried.append(code)
        session.add(_table(code if len(tried) == 3 else taken))

    code = lay(session, write)
    assert (3, code) == (len(tried), tried[-1])


def test_where_every_code_is_taken_no_table_is_opened(session: Session) -> None:
    taken = lobby(session)
    with pytest.raises(Overtaken):
        lay(session, lambda _: session.add(_table(taken)))


def _table(code: str) -> Table:
    fields = {"game": "rolling", "rules": 1, "setup": {}, "made": datetime.now(UTC)}
    return Table(code=code, seed=SEED, seal=seal_of(SEED), **fields)


def test_a_game_without_rules_is_refused(session: Session) -> None:
    with pytest.raises(UnknownGame):
        open_table(session, "chess", {})


@pytest.mark.parametrize("setup", [{"sheet": "hills-z"}, {"sheet": 1}, {"chess": True}])
def test_a_setup_that_makes_no_game_is_refused(session: Session, setup: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        open_table(session, "rolling", setup)


def test_a_setup_is_kept_with_its_defaults_written_out(session: Session) -> None:
    code = open_table(session, "rolling", {"family": True})
    kept = find(session, code).setup
    assert (True, "hills-a", ["random"]) == (kept["family"], kept["sheet"], kept["supplements"])


def test_a_table_is_stamped_with_the_version_of_its_rules(session: Session) -> None:
    assert RULES["rolling"].version == find(session, lobby(session)).rules


def test_a_lobby_has_no_log_yet(session: Session) -> None:
    with pytest.raises(NotStarted):
        sit(session, lobby(session))


def test_only_the_host_starts(session: Session) -> None:
    code = lobby(session)
    with pytest.raises(NotHost):
        start(session, code, 0)
    for name in ("Ann", "Bob"):
        take(session, code, Guest(name, once()))
    with pytest.raises(NotHost):
        start(session, code, 1)


def test_a_table_starts_once(session: Session, digital: Evening) -> None:
    with pytest.raises(AlreadyStarted):
        start(session, digital.code, 0)


def test_a_started_table_has_as_many_seats_as_were_taken(session: Session) -> None:
    evening = gather(session, seats=3)
    assert 3 == sit(session, evening.code).bound.game.seats


def test_a_digital_table_throws_by_itself(session: Session, digital: Evening) -> None:
    sitting = sit(session, digital.code)
    assert awaiting_chance(sitting.bound.game, sitting.table) is None
    assert {None} == {each.by for each in sitting.written}


def test_a_real_table_waits_to_be_told_what_the_box_shows(session: Session) -> None:
    sitting = sit(session, gather(session, seats=2, real=True).code)
    assert (0, TABLE) == (sitting.length, awaiting_chance(sitting.bound.game, sitting.table))


def test_a_table_is_what_its_log_replays_to(session: Session, digital: Evening) -> None:
    sitting = play_on(session, digital, entries=60)
    assert replay(sitting.bound.game, sitting.story.entries).table == sitting.table


def test_only_entries_newer_than_the_cached_ones_are_read(
    session: Session, digital: Evening
) -> None:
    sitting = sit(session, digital.code)
    old = update(Entry).where(Entry.table == digital.code).values(text="unreadable")
    session.execute(old)
    session.commit()
    assert sitting is sit(session, digital.code)


def test_another_table_under_the_same_code_is_read_anew(session: Session, digital: Evening) -> None:
    sit(session, digital.code)
    session.execute(delete(Entry).where(Entry.table == digital.code))
    other = update(Table).where(Table.code == digital.code).values(seal="0" * 64)
    session.execute(other)
    session.commit()
    assert 0 == sit(session, digital.code).length


def test_a_deleted_table_is_unknown_although_it_was_cached(
    session: Session, digital: Evening
) -> None:
    sit(session, digital.code)
    session.execute(delete(Table).where(Table.code == digital.code))
    session.commit()
    with pytest.raises(UnknownTable):
        sit(session, digital.code)


def test_a_log_that_cannot_be_read_is_shown_up_to_there_and_not_played_on(
    engine: Engine, session: Session, digital: Evening
) -> None:
    length = play_on(session, digital, entries=30).length
    line = (Entry.table == digital.code, Entry.number == 20)
    session.execute(update(Entry).where(*line).values(text="die unicorn"))
    session.commit()
    with sessions(engine)() as fresh:
        sitting = sit(fresh, digital.code)
        with pytest.raises(Unreadable):
            digital.tell(fresh, 0, "done")
    assert (20, length) == (len(sitting.story.entries), sitting.length)

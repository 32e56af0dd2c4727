"""Exports: a whole table in a file, and a table made of such a file."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from rollwrite.engine.log import replay
from rollwrite.store.database import sessions
from rollwrite.store.errors import BadExport, NotStarted
from rollwrite.store.exports import export_table, import_table
from rollwrite.store.proof import reveal, rolls
from rollwrite.store.results import results_of
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import find, seats_of, sit
from tests.store.evenings import SEED, Evening, gather, lobby, once, play_on
from tests.store.proofs import verify


def test_an_imported_table_has_an_equal_log(session: Session, digital: Evening) -> None:
    sitting = play_on(session, digital, entries=60)
    code = import_table(session, export_table(session, digital.code))
    again = sit(session, code)
    assert digital.code != code
    assert sitting.written == again.written
    assert sitting.table == replay(sitting.bound.game, again.story.entries).table


def test_a_finished_table_is_exported_with_its_proof(session: Session, finished: Evening) -> None:
    code = import_table(session, export_table(session, finished.code))
    assert (SEED, ()) == ((proof := reveal(session, code)).seed, verify(proof))
    assert export_table(session, finished.code) == export_table(session, code)


def test_a_finished_table_is_imported_with_its_results(session: Session, finished: Evening) -> None:
    code = import_table(session, export_table(session, finished.code))
    totals = [result.total for result in results_of(session, finished.code)]
    assert totals == [result.total for result in results_of(session, code)]


def test_a_table_that_is_played_keeps_its_seed_and_its_secrets(
    session: Session, digital: Evening
) -> None:
    body = export_table(session, digital.code).decode()
    hashes = [seat.token_hash or "" for seat in seats_of(session, digital.code)]
    assert [] == [each for each in (SEED, *hashes) if each in body]


def test_an_imported_table_is_played_on_with_a_seed_of_its_own(
    session: Session, digital: Evening
) -> None:
    before = play_on(session, digital, entries=40)
    code = import_table(session, export_table(session, digital.code))
    taken = tuple(take(session, code, Guest(name, once())) for name in ("Ann", "Bob"))
    after = play_on(session, Evening(code, taken), before.length + 40)
    table = find(session, code)
    assert SEED != table.seed
    assert before.length <= min(roll.number for roll in rolls(table, after))


def test_a_lobby_has_nothing_to_export(session: Session) -> None:
    with pytest.raises(NotStarted):
        export_table(session, lobby(session))


Kept = dict[str, Any]
FORGERIES: dict[str, Callable[[Kept], object]] = {
    "another format": lambda kept: kept.update(format="pdf"),
    "a later version": lambda kept: kept.update(version=2),
    "later rules": lambda kept: kept.update(rules=99),
    "an unknown game": lambda kept: kept.update(game="chess"),
    "an unknown sheet": lambda kept: kept["setup"].update(sheet="hills-z"),
    "no seats": lambda kept: kept.update(seats=[]),
    "one seat more": lambda kept: kept["seats"].append({"name": "Eve"}),
    "too many seats": lambda kept: kept.update(seats=kept["seats"] * 5),
    "an odd name": lambda kept: kept["seats"][0].update(name="\u0000"),
    "more than is known": lambda kept: kept.update(extra=1),
    "a line less": lambda kept: kept["entries"].pop(3),
    "a line against the rules": lambda kept: kept["entries"][0].update(text="done"),
    "a line that is no move": lambda kept: kept["entries"][0].update(text="fly"),
    "odd spaces": lambda kept: kept["entries"][-1].update(text=kept["entries"][-1]["text"] + " "),
    "a seat that is not there": lambda kept: kept["entries"][0].update(seat=7),
    "a stranger's line": lambda kept: kept["entries"][-1].update(by=7),
    "a line of nobody": lambda kept: kept["entries"][-1].update(by=None, once="word"),
    "a word spent twice": lambda kept: [
        each.update(once="word") for each in kept["entries"] if each["once"]
    ],
    "an odd word": lambda kept: kept["entries"][-1].update(by=0, once="\u0000"),
    "a time to come": lambda kept: kept["entries"][-1].update(at="2999-01-01T00:00:00Z"),
    "the first of all times": lambda kept: kept["entries"][0].update(
        at="0001-01-01T00:00:00+14:00"
    ),
    "a time of no zone": lambda kept: kept["entries"][-1].update(at="2020-01-01T00:00:00"),
}


@pytest.fixture(scope="module")
def exported(engine: Engine) -> bytes:
    with sessions(engine)() as session:
        evening = gather(session, seats=2)
        play_on(session, evening, entries=40)
        return export_table(session, evening.code)


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_a_file_that_no_table_could_have_given_is_refused(
    session: Session, exported: bytes, forge: Callable[[Kept], object]
) -> None:
    kept = json.loads(exported)
    forge(kept)
    with pytest.raises(BadExport):
        import_table(session, json.dumps(kept).encode())


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b"\xff", b"[" * 9999, b'{"format":1}'])
def test_what_is_no_export_is_refused(session: Session, body: bytes) -> None:
    with pytest.raises(BadExport):
        import_table(session, body)


def test_a_seed_that_breaks_the_seal_is_not_taken_over(session: Session, finished: Evening) -> None:
    kept = json.loads(export_table(session, finished.code))
    kept["seed"] = "0" * 64
    code = import_table(session, json.dumps(kept).encode())
    proof = reveal(session, code)
    assert "0" * 64 != proof.seed
    assert () == proof.rolls

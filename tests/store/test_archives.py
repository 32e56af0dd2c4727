"""Everything of a person in a file: taken along, brought back, and erased."""

import csv
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Table as SqlTable
from sqlalchemy import func, select
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.archives import export_games, export_person
from rollwrite.store.arrivals import Arrived, import_person
from rollwrite.store.challenges import make_challenge
from rollwrite.store.claims import claim_seat, claimed
from rollwrite.store.columns import Base
from rollwrite.store.database import connect, sessions
from rollwrite.store.erasing import delete_person
from rollwrite.store.errors import BadArchive, BadProfile
from rollwrite.store.exports import Read
from rollwrite.store.history import games
from rollwrite.store.models import Seat
from rollwrite.store.papers import write_paper
from rollwrite.store.people import Profile
from rollwrite.store.profiles import PHONE, make, opened, person
from rollwrite.store.schema import ensure_schema
from rollwrite.store.sums import kept_sums
from rollwrite.store.trails import trail
from tests.store.conftest import NewDatabase
from tests.store.evenings import gather
from tests.store.test_papers import SAMPLE
from tests.store.whole_games import lay_down, whole_game

PATIENCE = 30.0
UNLIKE = {"passes": {"hash"}, "seats": {"token_hash", "nonce", "seen"}}
"""Secrets and signs of life are in no file."""


@pytest.fixture(scope="module")
def reads() -> list[Read]:
    """Two games, one of them alone and good for an award."""
    good = {"sheet": "hills-a", "achievements": True, "abundance": True}
    return [whole_game(good, player="greedy", seed=1), whole_game({}, seats=2, seed=2)]


@pytest.fixture
def elsewhere(new_database: NewDatabase) -> Iterator[Session]:
    engine = connect(new_database())
    ensure_schema(engine)
    with sessions(engine)() as session:
        yield session
    engine.dispose()


def _ann(session: Session, reads: list[Read]) -> str:
    """Return a person with two games at tables and one on paper."""
    key = make(session, "Ann").held.person.key
    for read in reads:
        lay_down(session, read, key)
    write_paper(session, key, SAMPLE)
    return key


def _body(session: Session, key: str) -> bytes:
    return b"".join(export_person(session, key))


def _lines(body: bytes) -> list[bytes]:
    return body.splitlines(keepends=True)


def _written(kept: dict[str, Any]) -> list[bytes]:
    """Return the lines of a file that tells *kept*."""
    *games, head = *map(json.dumps, kept["games"]), json.dumps(kept | {"games": []})
    return [each.encode() for each in (head.removesuffix("]}"), *games, "]}")]


def _rows(session: Session, table: SqlTable) -> list[tuple[str, ...]]:
    """Return all that the database holds in *table*, but for what no file tells."""
    columns = [each for each in table.columns if each.name not in UNLIKE.get(table.name, ())]
    return sorted(tuple(map(repr, row)) for row in session.execute(select(*columns)))


def test_the_import_of_an_export_gives_an_equal_database(
    alone: Session, elsewhere: Session, reads: list[Read]
) -> None:
    body = _body(alone, _ann(alone, reads))
    arrived = import_person(elsewhere, _lines(body))
    every = Base.metadata.tables.values()
    assert {table.name: _rows(alone, table) for table in every} == {
        table.name: _rows(elsewhere, table) for table in every
    }
    assert (3, body) == (arrived.games, _body(elsewhere, arrived.person.key))


def test_a_file_that_an_editor_has_laid_out_anew_is_the_same_file(
    alone: Session, elsewhere: Session, reads: list[Read]
) -> None:
    body = _body(alone, _ann(alone, reads))
    arrived = import_person(elsewhere, _lines(json.dumps(json.loads(body), indent=2).encode()))
    assert body == _body(elsewhere, arrived.person.key)


def test_what_still_runs_and_what_was_set_for_others_is_told(session: Session) -> None:
    key = make(session, "Ann").held.person.key
    challenge = make_challenge(session, {"sheet": "hills-b"}, key)
    evening = gather(session, seats=2)
    claim_seat(session, evening.code, 0, key)
    told = json.loads(_body(session, key))
    assert [(evening.code, None)] == [
        (each["code"], each["table"]["seed"]) for each in told["running"]
    ]
    assert [challenge.code] == [each["code"] for each in told["challenges"]]


def test_who_arrives_is_held_by_new_secrets(elsewhere: Session, alone: Session) -> None:
    made = make(alone, "Ann")
    arrived = import_person(elsewhere, _lines(_body(alone, made.held.person.key))).made
    assert arrived is not None
    assert made.held.person == opened(elsewhere, arrived.held.token, PHONE)
    with pytest.raises(BadProfile):
        opened(elsewhere, made.held.token, PHONE)


def test_an_export_imported_again_adds_nothing(session: Session, reads: list[Read]) -> None:
    key = _ann(session, reads)
    body = _body(session, key)
    again = import_person(session, _lines(body), key)
    assert (0, None, body) == (again.games, again.made, _body(session, key))


def test_what_is_missing_comes_back_after_everything_was_deleted(
    session: Session, reads: list[Read]
) -> None:
    key = _ann(session, reads)
    before, body = trail(session, key), _body(session, key)
    lay_down(session, whole_game({}, seats=2, seed=3), key, make(session, "Bob").held.person.key)
    delete_person(session, key)
    import_person(session, _lines(body))
    assert before == trail(session, key)


def test_a_foreign_file_goes_to_who_imports_it_and_changes_nobody_else(
    session: Session, reads: list[Read]
) -> None:
    ann, eve = _ann(session, reads), make(session, "Eve").held.person.key
    body, sums = _body(session, ann), kept_sums(session, ann)
    assert 3 == import_person(session, _lines(body), eve).games
    assert (body, sums) == (_body(session, ann), kept_sums(session, ann))
    assert len(trail(session, ann).filled) == len(trail(session, eve).filled)


def test_somebody_who_is_here_already_arrives_as_another(
    session: Session, reads: list[Read]
) -> None:
    key = _ann(session, reads)
    arrived = import_person(session, _lines(_body(session, key)))
    assert key != arrived.person.key
    assert 3 == len(games(session, arrived.person.key).games)


FORGERIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "another format": lambda kept: kept.update(format="rollwrite-table"),
    "more than is known": lambda kept: kept.update(awards=["A-3"]),
    "an odd name": lambda kept: kept.update(name="\u0000"),
    "a time to come": lambda kept: kept.update(made="2999-01-01T00:00:00Z"),
    "a seat that is not there": lambda kept: kept["games"][0].update(seat=1),
    "an odd code": lambda kept: kept["games"][0].update(code="AAAAAA"),
    "a game without its end": lambda kept: kept["games"][0]["table"]["entries"].pop(),
    "a line against the rules": lambda kept: kept["games"][0]["table"]["entries"].pop(3),
    "a table opened tomorrow": lambda kept: kept["games"][0].update(made="2999-01-01T00:00:00Z"),
    "a sheet that adds up to more": lambda kept: kept["papers"][0]["game"].update(total=99),
    "an odd code of a paper": lambda kept: kept["papers"][0].update(code="../etc"),
}


@pytest.fixture(scope="module")
def body(reads: list[Read], tmp_path_factory: pytest.TempPathFactory) -> bytes:
    engine = connect(f"sqlite:///{tmp_path_factory.mktemp('body') / 'tables.db'}")
    ensure_schema(engine)
    with sessions(engine)() as session:
        body = _body(session, _ann(session, reads))
    engine.dispose()
    return body


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_a_file_that_nobody_could_have_exported_changes_nothing(
    session: Session, body: bytes, forge: Callable[[dict[str, Any]], object]
) -> None:
    kept, people = json.loads(body), select(func.count()).select_from(Profile)
    forge(kept)
    before = session.scalar(people)
    with pytest.raises(BadArchive):
        import_person(session, _written(kept))
    assert before == session.scalar(people)


def test_what_came_before_a_forged_game_is_taken_out_again(
    session: Session, body: bytes, reads: list[Read]
) -> None:
    key = make(session, "Ann").held.person.key
    lay_down(session, whole_game({}, seed=5), key)
    kept, before = json.loads(body), (_body(session, key), kept_sums(session, key))
    kept["games"][1]["table"]["entries"].pop()
    with pytest.raises(BadArchive):
        import_person(session, _written(kept), key)
    assert before == (_body(session, key), kept_sums(session, key))


@pytest.mark.parametrize("end", [b"", b"]}\n]}\n", b"}\n"])
def test_a_torn_file_changes_nothing(session: Session, body: bytes, end: bytes) -> None:
    key = make(session, "Ann").held.person.key
    torn = _lines(body.removesuffix(b"]}\n") + end)
    with pytest.raises(BadArchive):
        import_person(session, torn, key)
    assert () == games(session, key).games


@pytest.mark.parametrize("body", [b"", b"{}", b"[" * 9999, b"\xff"])
def test_what_is_no_archive_is_refused(session: Session, body: bytes) -> None:
    with pytest.raises(BadArchive):
        import_person(session, _lines(body))


def test_a_file_that_comes_twice_at_once_makes_two_people_with_all_their_games(
    maker: sessionmaker[Session], session: Session, reads: list[Read]
) -> None:
    key = _ann(session, reads)
    body, together = _body(session, key), Barrier(2)
    delete_person(session, key)

    def bring() -> Arrived:
        def lines() -> Iterator[bytes]:
            together.wait(PATIENCE)
            yield from _lines(body)

        with maker() as another:
            return import_person(another, lines())

    with ThreadPoolExecutor(2) as pool:
        arrived = [each.result(PATIENCE) for each in [pool.submit(bring) for _ in range(2)]]
    assert [3, 3] == [each.games for each in arrived]
    assert 2 == len({each.person.key for each in arrived})
    assert [3, 3] == [len(games(session, each.person.key).games) for each in arrived]


def test_whatever_goes_wrong_leaves_nobody_half_made(session: Session, body: bytes) -> None:
    def lines() -> Iterator[bytes]:
        yield from _lines(body)[:2]
        raise KeyboardInterrupt

    people = select(func.count()).select_from(Profile)
    before = session.scalar(people)
    with pytest.raises(KeyboardInterrupt):
        import_person(session, lines())
    assert before == session.scalar(people)


def test_nothing_is_imported_for_somebody_who_is_not_known(session: Session, body: bytes) -> None:
    with pytest.raises(BadProfile):
        import_person(session, _lines(body), "0" * 16)


def test_every_game_is_a_line_of_csv(session: Session, reads: list[Read]) -> None:
    key = _ann(session, reads)
    rows = list(csv.DictReader("".join(export_games(session, key)).splitlines()))
    told = [past.game for past in games(session, key).games][::-1]
    assert [(each.code, str(each.total)) for each in told] == [
        (row["code"], row["total"]) for row in rows
    ]


def test_a_name_that_a_spreadsheet_would_compute_is_text(session: Session) -> None:
    key = make(session, "Ann").held.person.key
    read = whole_game({}, seats=2, seed=2)
    seats = [read.seats[0], read.seats[1] | {"name": "=1+1"}]
    lay_down(session, Read(read.sitting, read.fields, seats), key)
    (row,) = csv.DictReader("".join(export_games(session, key)).splitlines())
    assert row["others"].startswith("'=1+1 ")


def test_deleting_everything_leaves_nothing_of_the_person(
    alone: Session, reads: list[Read]
) -> None:
    delete_person(alone, _ann(alone, reads))
    every = Base.metadata.tables.values()
    assert {0} == {alone.scalar(select(func.count()).select_from(each)) for each in every}


def test_the_games_of_others_stay(session: Session, reads: list[Read]) -> None:
    ann, bob = (make(session, name).held.person.key for name in ("Ann", "Bob"))
    code = lay_down(session, reads[1], ann, bob)
    before = games(session, bob), kept_sums(session, bob)
    delete_person(session, ann)
    assert before == (games(session, bob), kept_sums(session, bob))
    assert [1] == list(claimed(session, code))
    seat = session.scalars(select(Seat).where(Seat.table == code, Seat.number == 0)).one()
    assert ("Ann", None) == (seat.name, seat.profile)


def test_somebody_who_was_deleted_is_unknown(session: Session) -> None:
    held = make(session, "Ann").held
    delete_person(session, held.person.key)
    with pytest.raises(BadProfile):
        opened(session, held.token, PHONE)
    with pytest.raises(BadProfile):
        person(session, held.person.key)

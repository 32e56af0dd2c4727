"""Tables: opening one, letting its game begin, and sitting down to what its log tells."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime

from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from rollwrite.store.bindings import Setup, rules_of
from rollwrite.store.cache import Known, cache_of, known_to
from rollwrite.store.database import writing
from rollwrite.store.dealing import Dealer, Throw, dealer_of, new_seed, seal_of
from rollwrite.store.errors import AlreadyStarted, NotHost, NotStarted, Overtaken, UnknownTable
from rollwrite.store.growing import append
from rollwrite.store.models import Entry, Seat, Table
from rollwrite.store.news import Stand
from rollwrite.store.sitting import NONE_YET, Sitting, Written
from rollwrite.store.words import new_code, read_code, read_word

TRIES = 50
# Every move asks these: put together once, they cost half.
_CODE: BindParameter[str] = bindparam("code")
_FIND = select(Table).where(Table.code == _CODE).execution_options(populate_existing=True)
_FIND_AND_LOCK = _FIND.with_for_update()
_SEATS = (
    select(Seat)
    .where(Seat.table == _CODE)
    .order_by(Seat.number)
    .execution_options(populate_existing=True)
)
_NEWER = (
    select(Entry.seat, Entry.text, Entry.by, Entry.once, Entry.at)
    .where(Entry.table == _CODE, Entry.number >= bindparam("first"))
    .order_by(Entry.number)
)


def open_table(session: Session, game: str, setup: Setup) -> str:
    """Open a table and return its code; raise UnknownGame or BadSetup."""
    rules = rules_of(game)
    full, seed = rules.check(setup), new_seed()

    def write(code: str) -> None:
        table = Table(code=code, game=game, rules=rules.version, setup=full)
        table.seed, table.seal, table.made = seed, seal_of(seed), datetime.now(UTC)
        session.add(table)

    return lay(session, write)


def lay(session: Session, write: Callable[[str], None]) -> str:
    """Let *write* write a table under a code that no other has, and return that."""
    for _ in range(TRIES):
        code = new_code()
        try:
            with writing(session):
                write(code)
        except IntegrityError:
            continue
        return code
    raise Overtaken()


def find(session: Session, code: str, *, lock: bool = False) -> Table:
    """Return the table called *code*, perhaps so that no other writer can change it meanwhile."""
    table = session.scalar(_FIND_AND_LOCK if lock else _FIND, {"code": read_code(code)})
    if table is None:
        raise UnknownTable(code=code)
    return table


@contextmanager
def changing(session: Session, code: str) -> Iterator[Table]:
    """Give the table called *code* to be changed, by nobody else meanwhile, and count it."""
    with writing(session):
        table = find(session, code, lock=True)
        yield table
        table.changes += 1


def check_host(table: Table, by: int) -> None:
    """Raise NotHost unless *by* is the host of *table*."""
    if table.host is None or table.host != by:
        raise NotHost(seat=by)


def seats_of(session: Session, code: str) -> list[Seat]:
    """Return the seats of a table in their order."""
    return list(session.scalars(_SEATS, {"code": code}))


def sit(session: Session, code: str) -> Sitting:
    """Return the table called *code* as its log tells it; raise UnknownTable or NotStarted."""
    return fold(session, find(session, code))


def recall(session: Session, stand: Stand) -> tuple[Table, Sitting]:
    """Return the table that has come so far, not to be changed, and what its log tells.

    Nothing is read of a table that was played at here a moment ago.
    """
    known = known_to(session)
    row = known.find(stand.code, stand.seal)
    if row is None or row.length != stand.changes:
        row = Known(find(session, stand.code))
        session.expunge(row.table)
        known.keep(row)
    sitting = cache_of(session).find(stand.code, stand.seal)
    if sitting is None or sitting.length != stand.entries:
        sitting = fold(session, row.table)
    return row.table, sitting


def fold(session: Session, table: Table) -> Sitting:
    """Return what the log of *table* tells; only what is newer than the cache is read."""
    if table.seats is None:
        raise NotStarted(code=table.code)
    sitting = cache_of(session).find(table.code, table.seal) or begin(table, table.seats)
    newer = {"code": table.code, "first": sitting.length}
    rows = session.connection().execute(_NEWER, newer)
    return learn(session, sitting, [Written(*row) for row in rows])


def learn(session: Session, sitting: Sitting, written: Sequence[Written]) -> Sitting:
    """Return *sitting* with what was *written* since, and keep it for others."""
    sitting = sitting.told(written) if written else sitting
    cache_of(session).keep(sitting)
    return sitting


def log_of(session: Session, code: str) -> tuple[Written, ...]:
    """Return the log of a table as it is kept, without playing it again."""
    rows = session.connection().execute(_NEWER, {"code": code, "first": 0})
    return tuple(Written(*row) for row in rows)


def begin(table: Table, seats: int) -> Sitting:
    """Return the sitting of *table* before its first entry."""
    bound = rules_of(table.game).bind(table.setup, seats)
    return Sitting.begun(table.code, table.seal, bound)


def start(session: Session, code: str, by: int, word: str = "") -> Sitting:
    """Let the game begin with those who sit there; raise NotHost or AlreadyStarted.

    The random *word* that the host's phone sends with it goes into the first throw in place of the
    one that came with the seat: that was there before the seal where the host opened the table.
    """
    with changing(session, code) as table:
        if table.seats is not None:
            raise AlreadyStarted(code=code)
        check_host(table, by)
        seats = seats_of(session, table.code)
        if word:
            seats[by].nonce = read_word(word)
        nonces = tuple(seat.nonce for seat in seats if seat.nonce)
        table.seats, table.nonces = len(seats), ",".join(nonces)
        bots = {seat.number for seat in seats if seat.bot}
        dealer = dealer_of(table, (), Throw(NONE_YET, nonces))
        sitting = deal(begin(table, len(seats)), dealer, bots)
        append(session, sitting, 0)
    cache_of(session).keep(sitting)
    return sitting


def deal(sitting: Sitting, dealer: Dealer, bots: Collection[int]) -> Sitting:
    """Return *sitting* with every die fallen and card drawn that no person has to tell."""
    game = sitting.bound.game
    while (seat := _awaited(sitting, bots)) is not None:
        text = game.notation.write(dealer.choose(game, sitting.table, seat))
        sitting = sitting.adding(Written(seat, text, None, None, datetime.now(UTC)))
    return sitting


def _awaited(sitting: Sitting, bots: Collection[int]) -> int | None:
    """Return a seat that waits for the table's dice: any, or with a real box a bot's."""
    game, table = sitting.bound.game, sitting.table
    for seat in game.actors(table):
        prompt = game.asked(table, seat)
        if prompt is not None and prompt.chance and (seat in bots or not game.typed_in):
            return seat
    return None

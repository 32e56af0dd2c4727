"""Reading an exported table: nothing in the file is believed."""

from __future__ import annotations

from datetime import UTC, datetime
from string import hexdigits
from typing import Literal

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.store.bindings import rules_of
from rollwrite.store.columns import DIGEST, is_past
from rollwrite.store.dealing import new_seed, seal_of
from rollwrite.store.sitting import MOST_AMENDMENTS, Sitting, Written
from rollwrite.store.words import read_name, read_text, read_word

MOST_ENTRIES = 5_000
"""Eight people with a real box come to two thousand, moves taken back among them."""


class KeptSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there; secrets are not exported."""

    name: str
    bot: str | None = None


class KeptTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a file."""

    format: Literal["rollwrite-table"]
    version: Literal[1]
    game: str
    rules: int
    setup: dict[str, object]
    seats: tuple[KeptSeat, ...]
    entries: tuple[Written, ...]
    seal: str
    seed: str | None
    """Told when the game has ended."""
    nonces: str
    since: int


def read_seats(kept: KeptTable) -> list[dict[str, object]]:
    """Return the fields of the seats, which anybody can take; raise ValueError or StoreError."""
    if not 1 <= len(kept.seats) <= rules_of(kept.game).most:
        raise ValueError(len(kept.seats))
    return [
        {"number": number, "name": read_name(seat.name), "bot": seat.bot and read_name(seat.bot)}
        for number, seat in enumerate(kept.seats)
    ]


def read_log(kept: KeptTable) -> Sitting:
    """Return what the log tells, under no code yet; raise ValueError or StoreError."""
    rules, seats = rules_of(kept.game), len(kept.seats)
    if not 0 <= kept.rules <= rules.version or len(kept.entries) > MOST_ENTRIES:
        raise ValueError(kept.rules)
    sitting = Sitting.begun("", kept.seal, rules.bind(rules.check(kept.setup), seats))
    if sum(entry.text.startswith(AMEND) for entry in kept.entries) > MOST_AMENDMENTS:
        raise ValueError(AMEND)
    words = set[str]()
    for entry in kept.entries:
        _check(entry, seats)
        if entry.once in words:
            raise ValueError(entry.once)
        words.update(filter(None, [entry.once]))
    return sitting.adding(*kept.entries)


def read_table(kept: KeptTable, *, over: bool) -> dict[str, object]:
    """Return the fields of the table; where its seed was not told, a new one deals from here on."""
    fields: dict[str, object] = {"game": kept.game, "rules": kept.rules, "seats": len(kept.seats)}
    fields |= {"setup": rules_of(kept.game).check(kept.setup), "made": datetime.now(UTC)}
    if over and kept.seed and _sealed(kept, kept.seed):
        sealed = {"seed": kept.seed, "seal": kept.seal}
        return fields | sealed | {"nonces": kept.nonces, "since": kept.since}
    seed = new_seed()
    return fields | {"seed": seed, "seal": seal_of(seed), "since": len(kept.entries)}


def _sealed(kept: KeptTable, seed: str) -> bool:
    """Return whether *seed* is what the table was sealed with; raise BadWord on odd nonces."""
    for nonce in kept.nonces.split(",") if kept.nonces else ():
        read_word(nonce)
    hexadecimal = len(seed) == DIGEST and set(seed) <= set(hexdigits.lower())
    return hexadecimal and seal_of(seed) == kept.seal and 0 <= kept.since <= len(kept.entries)


def _check(entry: Written, seats: int) -> None:
    """Raise ValueError or BadWord when no page could have sent *entry*, and no table dealt it."""
    if entry.once is not None:
        read_word(entry.once)
    dealt = entry.by is None and entry.once is None
    typed = entry.by is not None and entry.once is not None and 0 <= entry.by < seats
    plain = entry.text == read_text(entry.text)
    if not (TABLE <= entry.seat < seats and (dealt or typed) and plain and is_past(entry.at)):
        raise ValueError(entry)

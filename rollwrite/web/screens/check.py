"""The dice check: the seal, what it will prove, and every roll to be computed again."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.words import say
from rollwrite.games.speech import Words
from rollwrite.store.proof import Roll, rolls
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.fairness import Counted, counted_dice
from rollwrite.web.screens.log import entered
from rollwrite.web.screens.trail import moment
from rollwrite.web.visit import Visit, shown_code


class Rolled(Struct, frozen=True):
    """One roll or card as the log tells it."""

    number: int
    who: str
    words: str


class Entered(Struct, frozen=True):
    """What one person typed in from real dice and cards."""

    name: str
    count: int


class CheckScreen(Struct, frozen=True, kw_only=True):
    """What the check shows, before and after the seal is opened."""

    code: str
    title: str
    seal: str
    seed: str
    """Empty while the game is played, and while others may play from it."""
    until: str
    """When the seed of a challenge is told; nothing where it depends on the game alone."""
    rolls: tuple[Rolled, ...]
    entered: tuple[Entered, ...]
    imported: int
    """How many entries came with an import: another seed dealt them, which is not known."""
    dice: tuple[Counted, ...]


def check_screen(
    visit: Visit, sitting: Sitting, until: datetime | None, lang: str, _: Words
) -> CheckScreen:
    """Return the check of *sitting*; the seed stays sealed until the game is over.

    Where others may play from it *until* then, it stays sealed longer.
    """
    table: Table = sitting.table
    dealt = tuple(rolls(visit.table, sitting)) if sitting.readable else ()
    return CheckScreen(
        code=visit.code,
        title=_("Dice check of %(code)s", code=shown_code(visit.code)),
        seal=visit.table.seal,
        seed=visit.table.seed if sitting.over and until is None else "",
        until=moment(until, lang) if until else "",
        rolls=tuple(_rolled(roll, visit, _) for roll in dealt),
        entered=_entered(visit, sitting),
        imported=visit.table.since,
        dice=tuple(counted_dice(dealt, table.common.on.setup.dice, lang, _)),
    )


def _rolled(roll: Roll, visit: Visit, _: Words) -> Rolled:
    who = _("The table") if roll.seat == TABLE else visit.seats[roll.seat].name
    return Rolled(roll.number, who, say(NOTATION.read(roll.fell), _))


def _entered(visit: Visit, sitting: Sitting) -> tuple[Entered, ...]:
    """Return who typed in how many real dice and cards."""
    counts = [0] * len(visit.seats)
    for written in sitting.written:
        if written.by is not None and entered(written):
            counts[written.by] += 1
    return tuple(
        Entered(seat.name, counts[seat.number]) for seat in visit.seats if counts[seat.number]
    )

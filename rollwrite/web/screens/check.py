"""The dice check: the seal, what it will prove, and every roll to be computed again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.words import say
from rollwrite.games.speech import Words
from rollwrite.store.proof import Roll, rolls
from rollwrite.store.sitting import NONE_YET, Sitting
from rollwrite.store.words import is_ours
from rollwrite.web.screens.dates import moment
from rollwrite.web.screens.fairness import Counted, counted_dice
from rollwrite.web.screens.log import entered
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


class FirstWords(Struct, frozen=True):
    """Where the random words of the first roll came from."""

    phones: int
    said: str


class CheckScreen(Struct, frozen=True, kw_only=True):
    """What the check shows before the start, in the game, and when the seal is opened."""

    code: str
    title: str
    begun: bool
    seal: str
    seed: str
    """Empty while the game is played, and while others may play from it."""
    until: str
    """When the seed of a challenge is told; nothing where it depends on the game alone."""
    alike: bool
    """Whether the same falls at every table, because no words of phones go into the rolls."""
    first: FirstWords | None
    """None where the table did not roll at the start."""
    rolls: tuple[Rolled, ...]
    entered: tuple[Entered, ...]
    imported: int
    """How many entries came with an import: another seed dealt them, which is not known."""
    dice: tuple[Counted, ...]


def check_screen(visit: Visit, until: datetime | None, lang: str, _: Words) -> CheckScreen:
    """Return the check of a table; the seed stays sealed until the game is over.

    Where others may play from it *until* then, it stays sealed longer.
    """
    table, sitting = visit.table, visit.sitting
    dealt = tuple(rolls(table, sitting)) if sitting and sitting.readable else ()
    return CheckScreen(
        code=visit.code,
        title=_("Dice check of %(code)s", code=shown_code(visit.code)),
        begun=sitting is not None,
        seal=table.seal,
        seed=table.seed if sitting and sitting.over and until is None else "",
        until=moment(until, lang) if until else "",
        alike=table.challenge is not None,
        first=_first_words(dealt, _),
        rolls=tuple(_rolled(roll, visit, _) for roll in dealt),
        entered=_entered(visit, sitting) if sitting else (),
        imported=table.since,
        dice=_dice(sitting, dealt, lang, _) if sitting else (),
    )


def _first_words(dealt: Sequence[Roll], _: Words) -> FirstWords | None:
    if not dealt or dealt[0].throw.after != NONE_YET:
        return None
    words = dealt[0].throw.nonces
    ours = sum(map(is_ours, words))
    phones = len(words) - ours
    return FirstWords(phones, ", ".join(_origins(phones, ours, _)))


def _origins(phones: int, ours: int, _: Words) -> Iterator[str]:
    """Yield how many words came from where."""
    if phones:
        yield _.n_("%(count)d from a phone", "%(count)d from phones", phones)
    if ours:
        yield _.n_("%(count)d from the server", "%(count)d from the server", ours)


def _dice(sitting: Sitting, dealt: Sequence[Roll], lang: str, _: Words) -> tuple[Counted, ...]:
    return tuple(counted_dice(dealt, sitting.table.common.on.setup.dice, lang, _))


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

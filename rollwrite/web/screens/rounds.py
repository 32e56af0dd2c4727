"""Which round it is: the one that is played, or the one whose card is asked for."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.page import Common
from rollwrite.games.rolling.rounds import RevealCard
from rollwrite.store.sitting import Sitting


def awaits_card(sitting: Sitting) -> bool:
    """Return whether a round has ended, and nobody has told the card of the next one."""
    return isinstance(sitting.bound.game.asked(sitting.table, TABLE), RevealCard)


def round_now(sitting: Sitting) -> int:
    """Return the number of the round; the first has begun although its card was not told yet."""
    common: Common = sitting.table.common.on
    return max(1, common.round + awaits_card(sitting))


def lying(sitting: Sitting) -> Common:
    """Return what everybody shares now: dice of a round that has ended lie there no more."""
    common: Common = sitting.table.common.on
    return replace(common, faces=()) if awaits_card(sitting) else common

"""The page on which the host corrects dice and cards of an earlier round."""

from __future__ import annotations

from flask import url_for
from msgspec import Struct

from rollwrite.games.rolling.game import Table
from rollwrite.games.speech import Words
from rollwrite.store.words import new_token
from rollwrite.web.screens.amending import Typed, rounds_told, typed_in
from rollwrite.web.screens.discs import Run
from rollwrite.web.screens.entry import Habitat, animals, habitats
from rollwrite.web.visit import Visit, shown_code


class EarlierScreen(Struct, frozen=True, kw_only=True):
    """What was typed in in one round, to be corrected by *seat*."""

    code: str
    shown: str
    table: str
    round: int
    others: tuple[int, ...]
    """The other rounds in which something was typed in, the newest first."""
    seat: int
    after: int
    once: str
    typed: tuple[Typed, ...]
    animals: tuple[Run, ...]
    habitats: tuple[Habitat, ...]


def earlier_screen(seen: Visit, seat: int, number: int, _: Words) -> EarlierScreen | None:
    """Return what the host at *seat* can correct of round *number*; None when that is nothing."""
    sitting = seen.sitting
    if sitting is None or not sitting.bound.game.typed_in:
        return None
    table: Table = sitting.table
    names = tuple(each.name for each in seen.seats)
    typed = typed_in(sitting, table.common.on, names, number, _)
    if not typed:
        return None
    return EarlierScreen(
        code=seen.code,
        shown=shown_code(seen.code),
        table=url_for("play.show", code=seen.code, seat=seat),
        round=number,
        others=tuple(each for each in rounds_told(sitting) if each != number),
        seat=seat,
        after=sitting.last(seat),
        once=new_token(),
        typed=typed,
        animals=animals(_),
        habitats=habitats((), _),
    )

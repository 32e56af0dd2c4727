"""What belongs to one player: the sheet, the tally and the score."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.icons import ANIMAL_ICONS, CONE
from rollwrite.draw.live import sheet_defs, sheet_svg
from rollwrite.games.rolling.nature import ANIMALS, THINGS, TOKEN, Tally
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, SHEETS, counted
from rollwrite.games.speech import Words, named
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.scores import Scored, score_of, scored


class Held(Struct, frozen=True):
    """A cell of the tally."""

    thing: str
    icon: str
    letter: str
    count: int
    words: str


class Own(Struct, frozen=True):
    """A player's sheet with all that it tells."""

    letter: str
    name: str
    defs: Markup
    sheet: Markup
    tally: tuple[Held, ...]
    score: tuple[Scored, ...]
    total: int


def own(look: Looking) -> Own:
    """Return the sheet of the seat that looks, taps for its legal moves drawn in."""
    _, page = look.words, look.page
    score = score_of(look.turn)
    return Own(
        page.sheet.letter,
        named(SHEETS, page.sheet.key, _),
        defs_of(page.sheet, _),
        Markup(sheet_svg(page.sheet, _, page, () if look.done else look.legal)),
        held(page.tally, _),
        scored(score, page, _),
        score.total,
    )


@lru_cache(maxsize=32)
def defs_of(sheet: Sheet, _: Words) -> Markup:
    """Return what every drawing of *sheet* refers to."""
    return Markup(sheet_defs(sheet, _))


@lru_cache(maxsize=1024)
def held(tally: Tally, _: Words) -> tuple[Held, ...]:
    """Return what is held, animal by animal and the cones last."""
    signs = (*zip(ANIMAL_ICONS, (_(each) for each in ANIMAL_LETTERS), strict=True), (CONE, ""))
    return tuple(
        Held(THINGS[thing], icon, letter, tally[thing], counted(thing, tally[thing], _))
        for thing, (icon, letter) in zip((*ANIMALS, TOKEN), signs, strict=True)
    )

"""What belongs to one player: the sheet, the tally, the score and the goals."""

from __future__ import annotations

import msgspec
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.icons import ANIMAL_ICONS, CONE
from rollwrite.draw.live import sheet_defs, sheet_svg
from rollwrite.games.rolling.nature import ANIMALS, THINGS, TOKEN
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.words import Words
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, SHEETS, counted
from rollwrite.games.rolling.words.speech import named
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.scores import Aims, Scored, aims, scored


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
    aims: tuple[Aims, ...]


def own(look: Looking) -> Own:
    """Return the sheet of the seat that looks, taps for its legal moves drawn in."""
    _, page = look.words, look.page
    score = look.game.score(look.table, look.seat)
    options = msgspec.convert(look.visit.table.setup, Options)
    return Own(
        page.sheet.letter,
        named(SHEETS, page.sheet.key, _),
        Markup(sheet_defs(page.sheet, _)),
        Markup(sheet_svg(page.sheet, _, page, () if look.done else look.legal)),
        held(page, _),
        scored(score, _),
        score.total,
        aims(page, options.scenario, achievements=options.achievements, _=_),
    )


def held(page: Page, _: Words) -> tuple[Held, ...]:
    """Return what *page* holds, animal by animal and the cones last."""
    signs = (*zip(ANIMAL_ICONS, (_(each) for each in ANIMAL_LETTERS), strict=True), (CONE, ""))
    return tuple(
        Held(THINGS[thing], icon, letter, page.tally[thing], counted(thing, page.tally[thing], _))
        for thing, (icon, letter) in zip((*ANIMALS, TOKEN), signs, strict=True)
    )

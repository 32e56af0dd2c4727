"""The facts of a finished game that scenarios and achievements ask about, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from rollwrite.engine.bits import bitset
from rollwrite.games.rolling.nature import THINGS
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_line, score_page
from rollwrite.games.rolling.sheet import Sheet

Fact = Callable[[Page], int]


def facts(page: Page) -> dict[str, int]:
    """Return every fact of *page* by its name."""
    return {name: fact(page) for name, fact in readers(page.sheet).items()}


@lru_cache(maxsize=64)
def readers(sheet: Sheet) -> dict[str, Fact]:
    """Return what reads each fact from a page of *sheet*."""
    return dict(_readers(sheet))


def _readers(sheet: Sheet) -> Iterator[tuple[str, Fact]]:
    yield "score", lambda page: score_page(page).total
    yield "cards", lambda page: page.cards
    yield "left:animals", lambda page: page.tally.animals
    for number, thing in enumerate(THINGS):
        name = "tokens" if thing == "token" else thing
        yield f"left:{name}", partial(_left, number)
    for measure in (*sheet.score, *sheet.measures):
        yield f"line:{measure.key}", partial(score_line, measure)
    for group, spaces in sheet.groups.items():
        yield f"marked:{group}", partial(_marked, spaces)
    for area in sheet.areas:
        yield f"area:{area.key}", partial(_taken, 1 << area.index)
    for tag in dict.fromkeys(tag for area in sheet.areas for tag in area.tags):
        tagged = bitset(area.index for area in sheet.areas if tag in area.tags)
        yield f"areas:{tag}", partial(_taken, tagged)


def _left(thing: int, page: Page) -> int:
    return page.tally[thing]


def _marked(spaces: int, page: Page) -> int:
    return (page.marks & spaces).bit_count()


def _taken(areas: int, page: Page) -> int:
    return (page.taken & areas).bit_count()

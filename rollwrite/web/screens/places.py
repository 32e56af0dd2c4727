"""Answers that have a place on the sheet: hexes, boxes and bonuses, with what they bring."""

from __future__ import annotations

from rollwrite.draw.icons import ANY_ANIMAL, HABITAT_ICONS
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import moves
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.nature import Habitat
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import FreeHex
from rollwrite.games.rolling.words import offer
from rollwrite.games.rolling.words.gifts import choice, gift, gifts_at
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.speech import Words, capital, named
from rollwrite.web.screens.choice import Choice, change
from rollwrite.web.screens.market import titled


def place_choice(asked: Prompt[Page], page: Page, move: Move, _: Words) -> Choice:
    """Return a choice that has a place on the sheet, with the points it brings at once."""
    after, _more = asked.answer(page, move)
    title, detail, habitat = _placed(page, move, _)
    grown = _grown(page, after)
    total = sum(new - old for old, new in grown)
    points = grown[0] if len(grown) == 1 and not isinstance(move, moves.Take) else None
    marking = isinstance(move, moves.Mark) and title != offer(move, page, _)
    sign = "" if habitat is None else HABITAT_ICONS[habitat]
    return Choice(
        move=NOTATION.write(move),
        title=title,
        said=_("Mark: %(place)s", place=title) if marking else offer(move, page, _),
        detail=detail,
        look="" if habitat is None else str(habitat),
        icon=sign or ("" if marking else ANY_ANIMAL),
        end=f"+{total}" if total and not points else "",
        points=points,
        delta=change(page.tally, after.tally),
    )


def _grown(page: Page, after: Page) -> list[tuple[int, int]]:
    """Return from how many points to how many each line of the score grows that does."""
    lines = zip(score_page(page).lines, score_page(after).lines, strict=True)
    return [(old.points, new.points) for old, new in lines if old.points != new.points]


def _placed(page: Page, move: Move, _: Words) -> tuple[str, str, Habitat | None]:
    """Return where *move* goes: its name, what it gives there, and the habitat."""
    match move:
        case moves.As(_name, habitat):
            return titled(habitat, _), "", habitat
        case moves.Mark(name):
            space = page.sheet.space[name]
            given = gifts_at(space, page, _)
            if owners := page.sheet.owners(space):
                return ", ".join(titled(each, _) for each in owners), given, owners[0]
            if space in page.sheet.overflow:
                return capital(named(LINES, "overflow", _)), given, None
        case moves.Take(key):
            area = next(area for area in page.sheet.areas if area.key == key)
            free = [ask.habitat for ask in area.asks if isinstance(ask, FreeHex)]
            detail = choice(area, page, _)
            return capital(gift(area, page.sheet, _)), detail, free[0] if free else None
    return offer(move, page, _), "", None

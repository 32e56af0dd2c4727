"""What a space is called and holds, in words, for those who listen to the sheet."""

from __future__ import annotations

from rollwrite.draw.board import Board
from rollwrite.draw.written import Ink, Written
from rollwrite.engine.bits import members
from rollwrite.games.rolling.nature import ANIMALS, HABITATS
from rollwrite.games.rolling.sheet import Area, Fill
from rollwrite.games.rolling.words.facts import area_words
from rollwrite.games.rolling.words.gifts import gift, gifts_at
from rollwrite.games.rolling.words.names import animal_name, habitat_name
from rollwrite.games.rolling.words.spaces import space_name
from rollwrite.games.speech import Words, points

BETWEEN = ("edge-", "rhombus-")
"""How the keys of areas begin that are nothing but the hexes around a sign."""
CORNERS = 4
"""So many hexes at most have a sign between them."""


def label(board: Board, space: int, ink: Ink) -> str:
    """Return such as ``c4, forests, free, earns 1 fox``."""
    return ", ".join((*_place(board, space), _state(board, ink), *_earned(board, space)))


def place_label(board: Board, space: int) -> str:
    """Return such as ``c4, forests, earns 1 fox``, whatever is written there."""
    return ", ".join((*_place(board, space), *_earned(board, space)))


def tap_label(board: Board, space: int, written: Written, said: str = "") -> str:
    """Return such as ``Mark c4, forests, empty, earns 1 fox``: what is *said*, and all it leads to.

    Of several moves nothing is said but which hex they are about.
    """
    name, *owners = _place(board, space)
    given = gifts_at(space, written.page, board.words) if written.page else _alone(board, space)
    state = _state(board, written.ink(space))
    return ", ".join((said or name, *owners, state, *_earns(given, board.words)))


def _place(board: Board, space: int) -> list[str]:
    """Return what a space is called, and its habitats."""
    owners = (habitat_name(each, board.words) for each in board.sheet.owners(space))
    return [space_name(board.sheet, space, board.words), *owners]


def _earned(board: Board, space: int) -> list[str]:
    """Return what a space gives alone, if anything."""
    return _earns(_alone(board, space), board.words)


def _alone(board: Board, space: int) -> str:
    sheet, _ = board.sheet, board.words
    given = [points(sheet.printed[space], _)] if sheet.printed[space] else []
    alone = (area for area in sheet.at[space] if area.spaces == 1 << space)
    given += [text for area in alone if (text := gift(area, sheet, _))]
    return ", ".join(given)


def _earns(given: str, _: Words) -> list[str]:
    return [_("earns %(gift)s", gift=given)] if given else []


def badge_label(board: Board, area: Area, *, taken: bool) -> str:
    """Return such as ``row 2, earns 2 points``, or ``row 2, marked: 2 points`` when *taken*."""
    _ = board.words
    given = gift(area, board.sheet, _)
    said = _("marked: %(what)s", what=given) if taken else _("earns %(gift)s", gift=given)
    return f"{_where(board, area)}, {said}"


def _where(board: Board, area: Area) -> str:
    """Return where a sign stands: between a few hexes, or what its part of the sheet is called."""
    _, spots = board.words, [board.spot(space) for space in members(area.spaces)]
    name = area_words(area.key, _)
    known = name != area.key and not area.key.startswith(BETWEEN)
    if known or len(spots) > CORNERS or {"hex"} != {spot.form for spot in spots}:
        return name
    names = (space_name(board.sheet, spot.space, _) for spot in spots)
    return _("between %(hexes)s", hexes=", ".join(names))


def count_words(some: int, spaces: int, _: Words) -> str:
    """Return such as ``4 of 14``: how many *some* of *spaces* are."""
    return _("%(some)d of %(all)d", some=some.bit_count(), all=spaces.bit_count())


def _state(board: Board, ink: Ink) -> str:
    """Return what is written in a space."""
    _ = board.words
    if ink is None:
        return _("empty")
    if not ink:
        return _("marked")
    match board.sheet.fill:
        case Fill.TOPMOST:
            return _("marked: %(what)s", what=ink)
        case Fill.ANYWHERE:
            return _("marked: %(what)s", what=animal_name(ANIMALS[ink - 1], _))
    return _("marked: %(what)s", what=habitat_name(HABITATS[ink - 1], _))

"""The pieces of an order: one for each copy or card, with what is filled in."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.draw.paper import MODES
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import BOXES
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.speech import Words, named
from rollwrite.press.order import BadOrder, Order
from rollwrite.press.piece import Piece
from rollwrite.press.things import CARDS, SCENARIO, SUPPLEMENTS, THINGS, TRACKER
from rollwrite.press.trails import PLAYERS, Trail


def sheets_of(order: Order, library: Library, _: Words) -> list[Sheet]:
    """Return the sheets that *order* is about; raise BadOrder when there is no such sheet."""
    if order.pages:
        return [order.pages[0].sheet]
    names = order.sheets
    if order.what == SCENARIO:
        names = (_scenario(order, library, _).sheet,)
    keys = [library.sheet_key(name) for name in names]
    for key in keys:
        if key not in library.sheets:
            raise BadOrder(_("There is no sheet %(value)s.", value=key))
    sheets = [library.sheets[key] for key in keys]
    return sheets if THINGS[order.what].of_sheet else sheets[:1]


def title_of(order: Order, sheet: Sheet, _: Words) -> str:
    """Return what a document calls *order* for *sheet*."""
    name, number = named(SHEETS, sheet.key, _), order.scenario or 0
    return _(THINGS[order.what].title, letter=sheet.letter, name=name, number=number)


def pieces_of(order: Order, library: Library, sheet: Sheet, _: Words) -> list[Piece]:
    """Return one piece of *sheet* for each copy; of cards, one for each card."""
    title = title_of(order, sheet, _)
    if cards := list(_deck(order, library)):
        return _card_pieces(cards * order.copies, library, sheet, _, title)
    scenario = None if order.scenario is None else _scenario(order, library, _)
    fillable = MODES[order.mode].fillable and not order.pages
    if order.what == TRACKER:
        blank = Piece(library, sheet, _, title=title, fillable=fillable)
        return [replace(blank, trails=trails) for trails in _five(order)] * order.copies
    names = [*order.names, *[""] * (order.copies - len(order.names))]
    pages = order.pages or (None,) * len(names)
    return [
        Piece(
            library,
            sheet,
            _,
            name,
            order.date,
            page,
            scenario=scenario,
            title=title,
            fillable=fillable,
        )
        for name, page in zip(names, pages, strict=False)
    ]


def _five(order: Order) -> Iterator[tuple[Trail, ...]]:
    """Yield the trails for one tracker after the other; there is one even for nobody."""
    trails = order.trails or tuple(Trail(name) for name in order.names)
    for start in range(0, max(len(trails), 1), PLAYERS):
        yield trails[start : start + PLAYERS]


def dealt_pieces(order: Order, library: Library, sheet: Sheet, _: Words) -> list[Piece]:
    """Return the four supplements of the scenario of *order*."""
    slots = _scenario(order, library, _).slots
    cards: list[tuple[int, Card | Supplement]] = [(0, library.supplement(key)) for key in slots]
    return _card_pieces(cards, library, sheet, _, title_of(order, sheet, _))


def _scenario(order: Order, library: Library, _: Words) -> Scenario:
    if order.scenario is None:
        raise BadOrder(_("Say which scenario: 1 to %(most)d.", most=len(library.scenarios)))
    if order.scenario not in library.scenarios:
        raise BadOrder(_("There is no scenario %(value)s.", value=order.scenario))
    return library.scenarios[order.scenario]


def _deck(order: Order, library: Library) -> Iterator[tuple[int, Card | Supplement]]:
    """Yield the cards of an order of cards, each with its tier."""
    for box in BOXES[order.edition]:
        if order.what == CARDS:
            tiers = enumerate(library.cards[box])
            yield from ((tier, card) for tier, cards in tiers for card in cards)
        if order.what == SUPPLEMENTS:
            yield from ((0, card) for card in library.supplements[box])


def _card_pieces(
    cards: list[tuple[int, Card | Supplement]], library: Library, sheet: Sheet, _: Words, title: str
) -> list[Piece]:
    return [Piece(library, sheet, _, card=card, tier=tier, title=title) for tier, card in cards]

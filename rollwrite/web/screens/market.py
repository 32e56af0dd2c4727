"""The market: four cards, their supplements, and what is missing to pay them."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.icons import HABITAT_ICONS
from rollwrite.games.rolling import effects
from rollwrite.games.rolling.cards import Card, Kind, Supplement
from rollwrite.games.rolling.filling import has_room
from rollwrite.games.rolling.nature import Habitat, Tally
from rollwrite.games.rolling.page import Common, Page
from rollwrite.games.rolling.paying import payable
from rollwrite.games.rolling.words.names import HABITAT_CODES, habitat_name, tally_words
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words, capital
from rollwrite.web.screens.discs import Run, runs


class Offered(Struct, frozen=True):
    """A card of the market with the supplement above or below it."""

    slot: int
    habitat: str
    name: str
    code: str
    icon: str
    size: int
    tokens: int
    cost: tuple[Run, ...]
    discount: str
    bonus: str
    state: str = ""
    """``payable``, ``discounted``, ``short``, ``done``, ``full``; nothing on a table."""
    status: str = ""


class Bare(Struct, frozen=True):
    """A supplement beside which no card lies yet (S4)."""

    discount: str
    bonus: str


def bare(common: Common, _: Words) -> tuple[Bare, ...]:
    """Return the supplements of the slots that the first cards have not reached."""
    return tuple(Bare(*_beside(each, _)) for each in common.supplements[len(common.market) :])


def market(common: Common, page: Page | None, _: Words) -> tuple[Offered, ...]:
    """Return the cards on the table, as *page* can pay them when there is one."""
    lying = zip(common.market, common.supplements, strict=False)
    return tuple(
        _offered(slot, card, supplement, page, _)
        for slot, (card, supplement) in enumerate(lying, 1)
    )


def _offered(slot: int, card: Card, supplement: Supplement, page: Page | None, _: Words) -> Offered:
    state, status = _state(slot, card, supplement, page, _) if page else ("", "")
    missing = lacking(card.cost, page.tally) if page and state != "done" else None
    return Offered(
        slot,
        str(card.habitat),
        titled(card.habitat, _),
        _(HABITAT_CODES[card.habitat]),
        HABITAT_ICONS[card.habitat],
        card.size,
        card.tokens,
        runs(card.cost, _, missing),
        *_beside(supplement, _),
        state,
        status,
    )


def _beside(supplement: Supplement, _: Words) -> tuple[str, str]:
    """Return what *supplement* says above the card, and what below."""
    said = full(supplement, _)
    return (said, "") if supplement.kind == Kind.DISCOUNT else ("", said)


def titled(habitat: Habitat, _: Words) -> str:
    """Return the name of *habitat* as a heading."""
    return capital(habitat_name(habitat, _))


def lacking(cost: Tally, held: Tally) -> Tally:
    """Return what *held* lacks of *cost*."""
    return Tally(*(max(0, want - have) for want, have in zip(cost, held, strict=True)))


def _state(slot: int, card: Card, supplement: Supplement, page: Page, _: Words) -> tuple[str, str]:
    """Return whether *page* can complete the card, in a word and in words."""
    if page.slots >> slot & 1:
        return "done", _("Completed")
    if not has_room(page, card.habitat):
        return "full", _("No room on your sheet")
    if page.tally.covers(card.cost):
        return "payable", _("Payable")
    short = _("%(animals)s short", animals=tally_words(lacking(card.cost, page.tally), _))
    if not payable(page, card, supplement):
        return "short", short
    if isinstance(supplement.effect, effects.Roll):
        return "discounted", _("Roll for it")
    return "discounted", _("With discount")

"""Real dice and cards: what people tap to tell the table what lies on it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.draw.icons import HABITAT_ICONS
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import nature
from rollwrite.games.rolling.moves import NOTATION, Deal, Fall, NoDice, Reveal
from rollwrite.games.rolling.nature import ANIMALS, HABITATS
from rollwrite.games.rolling.page import Common
from rollwrite.games.rolling.rounds import DealSupplement, RevealCard, ThrowShared
from rollwrite.games.rolling.words import ask
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import animal_name
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words
from rollwrite.web.screens.choice import Choice
from rollwrite.web.screens.discs import Run, Side, run, runs, side
from rollwrite.web.screens.market import titled


class RealDie(Struct, frozen=True):
    """A face of a die to tap."""

    move: str
    side: Side


class Habitat(Struct, frozen=True):
    """A habitat with those of its cards that may come."""

    word: str
    name: str
    icon: str
    cards: tuple[RealCard, ...]


class RealCard(Struct, frozen=True):
    """A card to tap."""

    move: str
    size: int
    tokens: int
    cost: tuple[Run, ...]


class RealSupplement(Struct, frozen=True):
    """A supplement card to tap."""

    move: str
    name: str
    words: str


class Entry(Struct, frozen=True, kw_only=True):
    """What is to be told now: a die, a card, or a supplement."""

    seat: int
    question: str
    hint: str = ""
    dice: tuple[RealDie, ...] = ()
    habitats: tuple[Habitat, ...] = ()
    supplements: tuple[RealSupplement, ...] = ()
    animals: tuple[Run, ...] = ()
    """For a face or a card that is in no list of ours."""
    without: Choice | None = None
    """Instead of the own dice: nothing, when what they gave is told at the player's word."""


def without_dice(_: Words) -> Choice:
    """Return the answer of somebody who enters no dice, only what they gained."""
    said = _("No dice: you enter what you gained.")
    return Choice(move=NOTATION.write(NoDice()), title=said, said=said)


def entry(
    asked: Prompt[Common], common: Common, legal: Sequence[Move], seat: int, _: Words
) -> Entry:
    """Return how *seat* tells what *asked* wants to know."""
    match asked:
        case RevealCard():
            return Entry(
                seat=seat,
                question=_("Which habitat card was turned up?"),
                hint=_("One of you enters it, for everybody."),
                habitats=habitats([move for move in legal if isinstance(move, Reveal)], _),
                animals=animals(_),
            )
        case DealSupplement():
            known = _supplements(common, legal, _)
            slot = _(
                "It is slot %(number)d, counted from the deck.", number=len(common.supplements) + 1
            )
            return Entry(seat=seat, question=ask(asked, _), hint=slot, supplements=known)
    kind = asked.die.key if isinstance(asked, ThrowShared) else "own"
    dice = tuple(
        RealDie(NOTATION.write(move), side(move.face, kind, _))
        for move in legal
        if isinstance(move, Fall)
    )
    hint = "" if kind == "own" else _("Real dice: tap each face once, for everybody.")
    return Entry(seat=seat, question=ask(asked, _), hint=hint, dice=dice, animals=animals(_))


def animals(_: Words) -> tuple[Run, ...]:
    """Return one of each animal, to tell a face or a card that is in no list of ours."""
    return tuple(replace(run(each, 1, _), words=animal_name(each, _)) for each in ANIMALS)


def habitats(cards: Sequence[Reveal], _: Words) -> tuple[Habitat, ...]:
    """Return the five habitats, each with its own of *cards*."""
    return tuple(_habitat(each, cards, _) for each in HABITATS)


def _habitat(which: nature.Habitat, cards: Sequence[Reveal], _: Words) -> Habitat:
    return Habitat(
        str(which),
        titled(which, _),
        HABITAT_ICONS[which],
        tuple(
            _card(move, _)
            for move in sorted(cards, key=lambda move: (move.card.size, str(move.card)))
            if move.card.habitat == which
        ),
    )


def _card(move: Reveal, _: Words) -> RealCard:
    card = move.card
    return RealCard(NOTATION.write(move), card.size, card.tokens, runs(card.cost, _))


def _supplements(common: Common, legal: Sequence[Move], _: Words) -> tuple[RealSupplement, ...]:
    box = {str(each): each for each in common.setup.supplements}
    return tuple(
        RealSupplement(
            NOTATION.write(move), supplement_name(move.supplement, _), full(box[move.supplement], _)
        )
        for move in legal
        if isinstance(move, Deal)
    )

"""Prompts of the table itself: supplements, habitat cards, central dice."""

from __future__ import annotations

from functools import lru_cache
from math import lcm
from typing import ClassVar

from msgspec.structs import replace

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import CENTRAL, Die
from rollwrite.games.rolling.moves import Deal, Fall, Reveal
from rollwrite.games.rolling.nature import HABITATS
from rollwrite.games.rolling.page import ROUNDS, SLOTS, Common, Setup
from rollwrite.games.rolling.throwing import falls, odds, shown

Asked = tuple[Common, tuple[Prompt[Common], ...]]

PER_TIER = ROUNDS // 2
PER_HABITAT = 2
"""Cards of each habitat and tier that are left in the deck (S2)."""


class DealSupplement(Prompt[Common], frozen=True):
    """Deal a supplement card to the next slot (S4)."""

    chance: ClassVar[bool] = True

    def options(self, common: Common) -> tuple[Move, ...]:
        """Return the supplements not dealt yet."""
        dealt = common.supplements
        return tuple(Deal(str(each)) for each in common.setup.supplements if each not in dealt)

    def answer(self, common: Common, move: Move) -> Asked:
        """Lay it down, and deal on until there are four."""
        assert isinstance(move, Deal)
        named = next(each for each in common.setup.supplements if str(each) == move.supplement)
        dealt = (*common.supplements, named)
        more = (DealSupplement(),) if len(dealt) < SLOTS else ()
        return replace(common, supplements=dealt), more


class RevealCard(Prompt[Common], frozen=True):
    """Reveal the next habitat card: a new round begins (S3, R9)."""

    chance: ClassVar[bool] = True

    def options(self, common: Common) -> tuple[Move, ...]:
        """Return the cards that may still be in the deck."""
        return _deck(common.setup, common.drawn)[0]

    def accepts(self, common: Common, move: Move) -> bool:
        """Take a real card that is in no list."""
        return common.setup.real and isinstance(move, Reveal)

    def weights(self, common: Common) -> tuple[int, ...]:
        """Return how likely each card comes, since one of each habitat was put away unseen."""
        return _deck(common.setup, common.drawn)[1]

    def answer(self, common: Common, move: Move) -> Asked:
        """Lay the card into slot 1 and ask for the dice; after the 20th no card follows (R10)."""
        assert isinstance(move, Reveal)
        common = replace(common, drawn=(*common.drawn, move.card), faces=())
        after = (RevealCard(),) if common.round < ROUNDS else ()
        dice = common.setup.dice
        special = () if common.setup.family else (ThrowShared(dice.special),)  # V2
        return common, (*after, *(ThrowShared(dice.central),) * CENTRAL, *special)


@lru_cache(maxsize=64)
def _deck(setup: Setup, drawn: tuple[Card, ...]) -> tuple[tuple[Reveal, ...], tuple[int, ...]]:
    """Return the cards that may come next, and how likely each of them comes."""
    second = len(drawn) >= PER_TIER
    drawn = drawn[PER_TIER:] if second else drawn
    seen = [0] * len(HABITATS)
    for card in drawn:
        seen[card.habitat] += 1
    tier = setup.tiers[second]
    unseen = [card for card in tier if card not in drawn and seen[card.habitat] < PER_HABITAT]
    lots = [sum(card.habitat == each for card in unseen) for each in HABITATS]
    scale = lcm(*(lot for lot in lots if lot))
    weights = [(PER_HABITAT - seen[each.habitat]) * scale // lots[each.habitat] for each in unseen]
    return tuple(map(Reveal, unseen)), tuple(weights)


class ThrowShared(Prompt[Common], frozen=True):
    """Throw one of the dice that count for everybody (R1)."""

    chance: ClassVar[bool] = True
    die: Die

    def options(self, common: Common) -> tuple[Move, ...]:
        """Return every face of the die."""
        return falls(self.die)

    def accepts(self, common: Common, move: Move) -> bool:
        """Take a real die of another printing."""
        return shown(move, real=common.setup.real)

    def weights(self, common: Common) -> tuple[int, ...] | None:
        """Return the odds of the die."""
        return odds(self.die)

    def answer(self, common: Common, move: Move) -> Asked:
        """Lay the die down among the others; equal throws lie alike."""
        assert isinstance(move, Fall)
        common = replace(common, faces=(*common.faces, move.face))
        central = sorted(common.central, key=lambda face: face.animals)
        return replace(common, faces=(*common.special, *central)), ()

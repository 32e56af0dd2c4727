"""Habitat cards and supplement cards."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from rollwrite.games.rolling.effects import Bonus, Discount
from rollwrite.games.rolling.nature import HABITAT_WORDS, TOKEN, Habitat, Tally


class Card(Struct, frozen=True, cache_hash=True):
    """A habitat card: what it costs, and what it gives (H1)."""

    habitat: Habitat
    size: int
    cost: Tally
    tokens: int = 0

    def __str__(self) -> str:
        parts = (str(self.cost.but(TOKEN, self.tokens)),) if self.cost.animals + self.tokens else ()
        return "-".join((f"{self.habitat}{self.size}", *parts))

    @classmethod
    def read(cls, word: str) -> Card:
        """Return the card written as *word*, such as ``rivers4-bear2-elk1-hawk4-token2``."""
        match = _CARD.fullmatch(word)
        if match is None:
            raise ValueError(word)
        price = Tally.read(match[3] or "none")
        return cls(Habitat.read(match[1]), int(match[2]), price.but(TOKEN, 0), price.token)


_CARD = re.compile(rf"({'|'.join(HABITAT_WORDS)})([1-5])(?:-(.+))?")


class Kind(StrEnum):
    """Where a supplement lies: a discount above its slot, a bonus below (S4)."""

    DISCOUNT = "discount"
    BONUS = "bonus"


class Supplement(Struct, frozen=True, cache_hash=True):
    """A supplement card: its box, its number, and what it does."""

    box: str
    number: int
    kind: Kind
    effect: Discount | Bonus

    def __str__(self) -> str:
        return f"{self.box}-{self.number}"

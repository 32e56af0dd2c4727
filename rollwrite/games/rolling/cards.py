"""Habitat cards and supplement cards."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

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


class Less(Struct, frozen=True, tag_field="kind", tag="less"):
    """Pay up to *count* animals less: of one type *of* these, or of any types."""

    count: int
    of: tuple[str, ...] = ()
    tokens: int = 0
    """Nature tokens to pay for it."""
    each: bool = False
    """Whether the tokens are paid for each animal."""


class Rarest(Struct, frozen=True, tag_field="kind", tag="rarest"):
    """Pay *count* less of the rarest type in the cost."""

    count: int


class Bulk(Struct, frozen=True, tag_field="kind", tag="bulk"):
    """Pay one less of every type of which the cost asks *least* or more."""

    least: int


class Lower(Struct, frozen=True, tag_field="kind", tag="lower"):
    """Pay one type of the cost with the next lower type, one for one."""


class Swap(Struct, frozen=True, tag_field="kind", tag="swap"):
    """Pay up to *count* animals of the cost with one animal each of any type."""

    count: int


class Mix(Struct, frozen=True, tag_field="kind", tag="mix"):
    """Pay with any mix of animals, *extra* more in total."""

    extra: int


class Roll(Struct, frozen=True, tag_field="kind", tag="roll"):
    """Roll *dice* personal dice: pay up to *less* less of the type one shows; none of it when 0."""

    dice: int
    less: int = 0


class Gain(Struct, frozen=True, tag_field="kind", tag="gain"):
    """Gain what stands here."""

    bear: int = 0
    elk: int = 0
    fox: int = 0
    hawk: int = 0
    salmon: int = 0
    token: int = 0


class GainAny(Struct, frozen=True, tag_field="kind", tag="any"):
    """Gain *count* animals of any type."""

    count: int


class GainThrown(Struct, frozen=True, tag_field="kind", tag="thrown"):
    """Roll one of your personal dice and gain that animal."""


class GainForeign(Struct, frozen=True, tag_field="kind", tag="foreign"):
    """Gain an animal of a type not in the cost; one each of two such types from size *two* on."""

    two: int


class Larger(Struct, frozen=True, tag_field="kind", tag="larger"):
    """Pay *tokens*: the size is one larger."""

    tokens: int


class Again(Struct, frozen=True, tag_field="kind", tag="again"):
    """Then complete one other card as well."""


class Sized(Struct, frozen=True, tag_field="kind", tag="sized"):
    """Gain nature tokens by the size of the card, the first for size 1."""

    tokens: tuple[int, int, int, int, int]


class Printed(Struct, frozen=True, tag_field="kind", tag="printed"):
    """Gain the card's printed tokens once more, at *least* so many."""

    least: int


class Raise(Struct, frozen=True, tag_field="kind", tag="raise"):
    """Turn up to *count* animals you hold into the next higher type, each by one step."""

    count: int


class Buy(Struct, frozen=True, tag_field="kind", tag="buy"):
    """Pay up to *count* nature tokens: gain one animal of any type for each."""

    count: int


Discount = Less | Rarest | Bulk | Lower | Swap | Mix | Roll
Bonus = Gain | GainAny | GainThrown | GainForeign | Larger | Again | Sized | Printed | Raise | Buy

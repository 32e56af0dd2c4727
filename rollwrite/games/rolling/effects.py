"""What supplement cards do: discounts on what a card costs, and bonuses for completing it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwrite.games.rolling.nature import AnimalWord

Few = Annotated[int, Meta(ge=1, le=9)]
Count = Annotated[int, Meta(ge=0, le=9)]


class Wording(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a supplement says; a key that is not known here is an error."""


class Less(Wording, frozen=True, tag="less"):
    """Pay up to *count* animals less: of one type *of* these, or of any types."""

    count: Few
    of: tuple[AnimalWord, ...] = ()
    tokens: Count = 0
    """Nature tokens to pay for all of it, not for a part."""
    each: bool = False
    """Whether the tokens are paid for each animal."""


class Rarest(Wording, frozen=True, tag="rarest"):
    """Pay *count* less of the rarest type in the cost."""

    count: Few


class Bulk(Wording, frozen=True, tag="bulk"):
    """Pay one less of every type of which the cost asks *least* or more."""

    least: Few


class Lower(Wording, frozen=True, tag="lower"):
    """Pay one type of the cost with the next lower type, one for one."""


class Swap(Wording, frozen=True, tag="swap"):
    """Pay up to *count* animals of the cost with one animal each of any type."""

    count: Few


class Mix(Wording, frozen=True, tag="mix"):
    """Pay with any mix of animals, *extra* more in total."""

    extra: Few


class Roll(Wording, frozen=True, tag="roll"):
    """Roll *dice* personal dice: pay up to *less* less of the type one shows; none of it when 0."""

    dice: Literal[1, 2]
    less: Count = 0


class Gain(Wording, frozen=True, tag="gain"):
    """Gain what stands here."""

    bear: Count = 0
    elk: Count = 0
    fox: Count = 0
    hawk: Count = 0
    salmon: Count = 0
    token: Count = 0


class GainAny(Wording, frozen=True, tag="any"):
    """Gain *count* animals of any type."""

    count: Few


class GainThrown(Wording, frozen=True, tag="thrown"):
    """Roll one of your personal dice and gain that animal."""


class GainForeign(Wording, frozen=True, tag="foreign"):
    """Gain an animal of a type not in the cost; one each of two such types from size *two* on."""

    two: Few


class Larger(Wording, frozen=True, tag="larger"):
    """Pay *tokens*: the size is one larger."""

    tokens: Few


class Again(Wording, frozen=True, tag="again"):
    """Then complete one other card as well."""


class Sized(Wording, frozen=True, tag="sized"):
    """Gain nature tokens by the size of the card, the first for size 1."""

    tokens: tuple[Count, Count, Count, Count, Count]


class Printed(Wording, frozen=True, tag="printed"):
    """Gain the card's printed tokens once more, at *least* so many."""

    least: Few


class Raise(Wording, frozen=True, tag="raise"):
    """Turn up to *count* animals you hold into the next higher type, each by one step."""

    count: Few


class Buy(Wording, frozen=True, tag="buy"):
    """Pay up to *count* nature tokens: gain one animal of any type for each."""

    count: Few


Discount = Less | Rarest | Bulk | Lower | Swap | Mix | Roll
Bonus = Gain | GainAny | GainThrown | GainForeign | Larger | Again | Sized | Printed | Raise | Buy

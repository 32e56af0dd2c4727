"""The moves of the roll-and-write game."""

from typing import ClassVar

from rollwrite.engine.moves import Done, Move, Notation, Undo
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.nature import Animal, Habitat, Tally


class Deal(Move, frozen=True):
    """A supplement card comes to the next slot."""

    verb: ClassVar[str] = "supplement"
    amendable: ClassVar[bool] = True
    supplement: str


class Reveal(Move, frozen=True):
    """A habitat card comes to slot 1."""

    verb: ClassVar[str] = "card"
    amendable: ClassVar[bool] = True
    card: Card


class Fall(Move, frozen=True):
    """A die falls on a face."""

    verb: ClassVar[str] = "die"
    amendable: ClassVar[bool] = True
    face: Face


class Reroll(Move, frozen=True):
    """Reroll personal dice: ``1``, ``2`` or ``both``."""

    verb: ClassVar[str] = "reroll"
    dice: str


class Keep(Move, frozen=True):
    """Keep the personal dice as they lie."""

    verb: ClassVar[str] = "keep"


class Collect(Move, frozen=True):
    """Collect a result of the throw; the dice tell what it costs."""

    verb: ClassVar[str] = "collect"
    gain: Tally


class Complete(Move, frozen=True):
    """Complete the habitat card in a slot, counted from the deck."""

    verb: ClassVar[str] = "complete"
    slot: int


class Pass(Move, frozen=True):
    """Complete no card, or do not go on with it."""

    verb: ClassVar[str] = "pass"


class Roll(Move, frozen=True):
    """Roll personal dice for a supplement: ``1``, ``2`` or ``both``."""

    verb: ClassVar[str] = "roll"
    dice: str


class Mix(Move, frozen=True):
    """Pay with any mix of animals."""

    verb: ClassVar[str] = "mix"


class Pay(Move, frozen=True):
    """Pay animals and tokens."""

    verb: ClassVar[str] = "pay"
    price: Tally


class Reward(Move, frozen=True):
    """Take of a completed card ``both``, its ``tokens``, its ``bonus``, or ``none``."""

    verb: ClassVar[str] = "reward"
    which: str


class Choose(Move, frozen=True):
    """Choose an animal: to gain it, or to be worth one step more."""

    verb: ClassVar[str] = "animal"
    animal: Animal


class Enough(Move, frozen=True):
    """Want no more of what a supplement offers."""

    verb: ClassVar[str] = "enough"


class Mark(Move, frozen=True):
    """Circle a hex, or cross a box of a bonus area."""

    verb: ClassVar[str] = "mark"
    space: str


class Write(Move, frozen=True):
    """Write an animal's initial into a hex."""

    verb: ClassVar[str] = "write"
    space: str
    animal: Animal


class As(Move, frozen=True):
    """Say for which of its two habitats a hex is circled."""

    verb: ClassVar[str] = "as"
    space: str
    habitat: Habitat


class Take(Move, frozen=True):
    """Take the bonus of an area before the others that are due."""

    verb: ClassVar[str] = "take"
    area: str


class Gained(Move, frozen=True):
    """Add to the tally at the player's word."""

    verb: ClassVar[str] = "gained"
    tally: Tally


class Spent(Move, frozen=True):
    """Take off the tally at the player's word."""

    verb: ClassVar[str] = "spent"
    tally: Tally


class NoDice(Move, frozen=True):
    """Leave the own dice out: what they gave is told at the player's word."""

    verb: ClassVar[str] = "no-dice"


class Completed(Move, frozen=True):
    """Complete a card that is not in the market, at the player's word; the tally stays."""

    verb: ClassVar[str] = "completed"
    card: Card


NOTATION = Notation(
    Deal, Reveal, Fall, Reroll, Keep, Collect, Complete, Pass, Roll, Mix, Pay, Reward, Choose,
    Enough, Mark, Write, As, Take, Gained, Spent, NoDice, Completed, Done, Undo,
)  # fmt: skip

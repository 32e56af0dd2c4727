"""What a completed card gives: its nature tokens, and the bonus below it."""

from __future__ import annotations

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import effects, moves
from rollwrite.games.rolling.bonuses import CHOICES, GainAnimal
from rollwrite.games.rolling.cards import Card, Kind, Supplement
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.filling import Asked
from rollwrite.games.rolling.moves import Choose, Enough, Fall, Reward
from rollwrite.games.rolling.nature import ANIMALS, NOTHING, ONE, TOKEN, Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.throwing import ThrowPersonal

BOTH, TOKENS, BONUS, NONE = map(Reward, ("both", "tokens", "bonus", "none"))


def offered(page: Page, card: Card, supplement: Supplement) -> tuple[Reward, ...]:
    """Return what can be taken for *card*; a bonus that can be declined later is not asked."""
    bonus = _has_bonus(page.tally.token, supplement)
    if not card.tokens:
        return (BONUS, NONE) if bonus else (NONE,)
    together = _has_bonus(page.tally.token + card.tokens, supplement)
    return (*((BOTH,) if together else ()), TOKENS, *((BONUS,) if bonus else ()), NONE)


def _has_bonus(tokens: int, supplement: Supplement) -> bool:
    if supplement.kind != Kind.BONUS:
        return False
    match supplement.effect:
        case effects.Again() | effects.Raise() | effects.Buy():
            return False
        case effects.Larger(price):
            return tokens >= price
    return True


def grant(
    page: Page, card: Card, supplement: Supplement, which: str
) -> tuple[Page, int, tuple[Prompt[Page], ...]]:
    """Return the page with the reward taken, the size to mark, and what the bonus asks."""
    if which in ("both", "tokens"):
        page = page.gaining(NOTHING.but(TOKEN, card.tokens))
    taken = which in ("both", "bonus")
    match supplement.effect:
        case effects.Raise(count):
            return page, card.size, (RaiseAnimals(count),)
        case effects.Buy(count):
            return page, card.size, (BuyAnimals(count),)
        case effects.Larger(price) if taken:
            return page.paying(NOTHING.but(TOKEN, price)), card.size + 1, ()
        case effects.GainAny(count) if taken:
            return page, card.size, (GainAnimal(),) * count
        case effects.GainThrown() if taken:
            return page, card.size, (ChooseDie(),)
        case effects.GainForeign(two) if taken:
            return page, card.size, (GainForeign(card.cost, 2 if card.size >= two else 1),)
    gain = _plain_gain(card, supplement) if taken else NOTHING
    return page.gaining(gain), card.size, ()


def _plain_gain(card: Card, supplement: Supplement) -> Tally:
    match supplement.effect:
        case effects.Gain(bear, elk, fox, hawk, salmon, token):
            return Tally(bear, elk, fox, hawk, salmon, token)
        case effects.Sized(tokens):
            return NOTHING.but(TOKEN, tokens[card.size - 1])
        case effects.Printed(least):
            return NOTHING.but(TOKEN, max(card.tokens, least))
    raise AssertionError(supplement)


class ChooseDie(Prompt[Page], frozen=True):
    """Choose the personal die to roll for an animal."""

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the two dice."""
        return moves.Roll("1"), moves.Roll("2")

    def answer(self, page: Page, move: Move) -> Asked:
        """Throw the die."""
        assert isinstance(move, moves.Roll)
        return page, (ThrowForGain(int(move.dice) - 1),)


class ThrowForGain(ThrowPersonal, frozen=True):
    """Roll a personal die and gain the animal it shows."""

    def answer(self, page: Page, move: Move) -> Asked:
        """Gain the animal, or ask which side of a split face."""
        assert isinstance(move, Fall)
        return page, (GainShown(move.face),)


class GainShown(Prompt[Page], frozen=True):
    """Gain an animal that a face can count as (T6)."""

    face: Face

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the sides of the face."""
        return tuple(CHOICES[animal] for animal in self.face.animals)

    def answer(self, page: Page, move: Move) -> Asked:
        """Add the animal to the tally."""
        assert isinstance(move, Choose)
        return page.gaining(ONE[move.animal]), ()


class GainForeign(Prompt[Page], frozen=True):
    """Gain *left* animals, each of another type that is not in *cost*."""

    cost: Tally
    left: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the types that are neither in the cost nor already gained."""
        return tuple(CHOICES[animal] for animal in ANIMALS if not self.cost[animal])

    def answer(self, page: Page, move: Move) -> Asked:
        """Add the animal and bar it from the next choice."""
        assert isinstance(move, Choose)
        gain = ONE[move.animal]
        more = (GainForeign(self.cost.plus(gain), self.left - 1),) if self.left > 1 else ()
        return page.gaining(gain), more


class RaiseAnimals(Prompt[Page], frozen=True):
    """Turn up to *left* animals into the next higher type, from *rarest* downwards."""

    left: int
    rarest: int = 1

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the types held; going downwards, no animal is turned twice."""
        held = (CHOICES[each] for each in ANIMALS[self.rarest :] if page.tally[each])
        return (*held, Enough())

    def answer(self, page: Page, move: Move) -> Asked:
        """Turn one animal, and ask for the next."""
        if not isinstance(move, Choose):
            return page, ()
        more = (RaiseAnimals(self.left - 1, move.animal),) if self.left > 1 else ()
        return page.paying(ONE[move.animal]).gaining(ONE[move.animal - 1]), more


class BuyAnimals(Prompt[Page], frozen=True):
    """Pay a nature token for an animal of any type, up to *left* times."""

    left: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return the five animals while there is a token, and to stop."""
        return (*CHOICES, Enough()) if page.tally.token else (Enough(),)

    def answer(self, page: Page, move: Move) -> Asked:
        """Pay and gain, and ask again."""
        if not isinstance(move, Choose):
            return page, ()
        more = (BuyAnimals(self.left - 1),) if self.left > 1 else ()
        return page.paying(ONE[TOKEN]).gaining(ONE[move.animal]), more

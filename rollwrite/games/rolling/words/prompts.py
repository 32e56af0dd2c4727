"""The questions that the game asks."""

from __future__ import annotations

from typing import Any

from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling import (
    bonuses,
    collecting,
    completing,
    filling,
    paying,
    rewarding,
    throwing,
)
from rollwrite.games.rolling import rounds as table
from rollwrite.games.rolling.nature import Habitat
from rollwrite.games.rolling.words.names import HEXES, habitat_name, tally_words
from rollwrite.games.speech import Words

Question = Prompt[Any] | None


def ask(prompt: Question, _: Words) -> str:
    """Return the question that *prompt* asks; None asks for the end of the turn."""
    if prompt is None:
        return _("Nothing is left to do this round.")
    return (
        _about_dice(prompt, _)
        or _about_cards(prompt, _)
        or _about_bonuses(prompt, _)
        or _about_the_sheet(prompt, _)
    )


def _about_dice(prompt: Prompt[Any], _: Words) -> str:
    match prompt:
        case table.DealSupplement():
            return _("Which supplement card comes to the next slot?")
        case table.RevealCard():
            return _("Which habitat card comes to slot 1?")
        case table.ThrowShared(die) if die.key == "special":
            return _("What does the special die show?")
        case table.ThrowShared():
            return _("What does a central die show?")
        case throwing.ThrowPersonal(which):
            return _("What does your die %(number)d show?", number=which + 1)
        case collecting.RerollDice(left):
            return _.n_(
                "Reroll your dice? %(count)d reroll is left.",
                "Reroll your dice? %(count)d rerolls are left.",
                left,
            )
        case collecting.CollectAnimals():
            return _("What do you collect?")
    return ""


def _about_cards(prompt: Prompt[Any], _: Words) -> str:
    match prompt:
        case completing.CompleteCard():
            return _("Which card do you complete?")
        case paying.PayCard():
            return _("How do you pay?")
        case paying.PayAfterRoll():
            return _("How do you pay after the roll?")
        case paying.PayMixed(_slot, left, price):
            return _(
                "Left to pay: %(left)d. Paid: %(price)s. How many of the next type?",
                left=left,
                price=tally_words(price, _),
            )
        case completing.RewardCard():
            return _("What do you take for the card?")
    return ""


def _about_bonuses(prompt: Prompt[Any], _: Words) -> str:
    """Return what the bonus below a card asks."""
    match prompt:
        case rewarding.ChooseDie():
            return _("Which die do you roll for an animal?")
        case rewarding.GainShown():
            return _("Which of the two animals do you gain?")
        case rewarding.GainForeign():
            return _("Which animal that is not in the cost do you gain?")
        case rewarding.RaiseAnimals():
            return _("Which animal becomes one step higher?")
        case rewarding.BuyAnimals():
            return _("Pay a cone for an animal?")
    return ""


def _about_the_sheet(prompt: Prompt[Any], _: Words) -> str:
    match prompt:
        case filling.MarkTouching(habitat, count):
            return _("Still to mark: %(hexes)s.", hexes=hexes(habitat, count, _))
        case filling.WriteAnimals(habitat, count):
            return _("Still to write in: %(hexes)s.", hexes=hexes(habitat, count, _))
        case filling.Settle():
            return _("For which habitat does the hex count?")
        case bonuses.TakeDue():
            return _("Which bonus do you take first?")
        case bonuses.GainAnimal():
            return _("Any animal. Which one?")
        case bonuses.CrossOne():
            return _("Which bonus do you choose?")
        case bonuses.FreeMark(None):
            return _("A free hex of any habitat. Where?")
        case bonuses.FreeMark(habitat) if habitat is not None:
            return _("A free hex (%(habitat)s). Where?", habitat=habitat_name(habitat, _))
    raise AssertionError(prompt)


def hexes(habitat: Habitat, count: int, _: Words) -> str:
    """Return *count* hexes of *habitat* in words."""
    return _.n_(*HEXES[habitat], count)

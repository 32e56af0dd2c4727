"""Moves as a player would say them."""

from __future__ import annotations

from rollwrite.engine.moves import Done, Move, Undo
from rollwrite.games.rolling import moves
from rollwrite.games.rolling.words.facts import area_words
from rollwrite.games.rolling.words.names import (
    BOXES,
    animal_name,
    card_words,
    face_words,
    habitat_name,
    tally_words,
)
from rollwrite.games.speech import Words, msg, named

REROLLED = {
    "1": msg("Reroll die 1"),
    "2": msg("Reroll die 2"),
    "both": msg("Reroll both dice"),
}
ROLLED = {
    "1": msg("Roll die 1"),
    "2": msg("Roll die 2"),
    "both": msg("Roll both dice"),
}
REWARDS = {
    "both": msg("Take the cones and the bonus"),
    "tokens": msg("Take the cones only"),
    "bonus": msg("Take the bonus"),
    "none": msg("Take nothing"),
}


def say(move: Move, _: Words) -> str:
    """Return *move* as a player would say it."""
    return _of_the_table(move, _) or _about_cards(move, _) or _about_the_sheet(move, _)


def _of_the_table(move: Move, _: Words) -> str:
    match move:
        case moves.Deal(key):
            return _("Supplement %(name)s", name=supplement_name(key, _))
        case moves.Reveal(card):
            return _("Card %(card)s", card=card_words(card, _))
        case moves.Fall(face):
            return _("The die shows: %(face)s", face=face_words(face, _))
        case moves.Reroll(dice):
            return _(REROLLED[dice])
        case moves.Keep():
            return _("Keep the dice")
        case moves.Collect(gain):
            return _("Collect %(gain)s", gain=tally_words(gain, _))
        case Done():
            return _("End your turn")
        case Undo():
            return _("Take back the last choice")
    return ""


def _about_cards(move: Move, _: Words) -> str:
    match move:
        case moves.Complete(slot):
            return _("Complete the card in slot %(slot)d", slot=slot)
        case moves.Pass():
            return _("Complete no card")
        case moves.Roll(dice):
            return _(ROLLED[dice])
        case moves.Mix():
            return _("Pay with any mix of animals")
        case moves.Pay(price):
            return _("Pay %(price)s", price=tally_words(price, _))
        case moves.Reward(which):
            return _(REWARDS[which])
        case moves.Choose(animal):
            return _("Choose: %(animal)s", animal=animal_name(animal, _))
        case moves.Enough():
            return _("No more")
    return ""


def _about_the_sheet(move: Move, _: Words) -> str:
    match move:
        case moves.Mark(space):
            return _("Mark %(space)s", space=space)
        case moves.Write(space, animal):
            return _("Write %(animal)s in %(space)s", animal=animal_name(animal, _), space=space)
        case moves.As(space, habitat):
            return _(
                "Count %(space)s as %(habitat)s", space=space, habitat=habitat_name(habitat, _)
            )
        case moves.Take(area):
            return _("Take the bonus: %(area)s", area=area_words(area, _))
        case moves.Gained(tally):
            return _("At your word: gain %(tally)s", tally=tally_words(tally, _))
        case moves.Spent(tally):
            return _("At your word: spend %(tally)s", tally=tally_words(tally, _))
        case moves.NoDice():
            return _("At your word: no dice")
        case moves.Completed(card):
            return _("At your word: complete %(card)s", card=card_words(card, _))
    raise AssertionError(move)


def supplement_name(key: str, _: Words) -> str:
    """Return the name of a supplement card by its *key*, such as ``hills-7``."""
    box, _dash, number = key.rpartition("-")
    return f"{named(BOXES, box, _)} {number}"

"""Names of animals, habitats, sheets, score lines and faces."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Effect, Face
from rollwrite.games.rolling.nature import ANIMALS, THINGS, TOKEN, Animal, Habitat, Tally
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import Words, msg, msgs, named

COUNTED = (
    msgs("%(count)d bear", "%(count)d bears"),
    msgs("%(count)d elk", "%(count)d elk"),
    msgs("%(count)d fox", "%(count)d foxes"),
    msgs("%(count)d hawk", "%(count)d hawks"),
    msgs("%(count)d salmon", "%(count)d salmon"),
    msgs("%(count)d cone", "%(count)d cones"),
)
ANIMAL_NAMES = (
    msgs("bear", "bears"),
    msgs("elk", "elk"),
    msgs("fox", "foxes"),
    msgs("hawk", "hawks"),
    msgs("salmon", "salmon"),
)
ANIMAL_LETTERS = (msg("B"), msg("E"), msg("F"), msg("H"), msg("S"))
HABITAT_NAMES = (
    msg("rivers"),
    msg("wetlands"),
    msg("forests"),
    msg("prairies"),
    msg("mountains"),
)
HABITAT_CODES = (msg("Ri"), msg("We"), msg("Fo"), msg("Pr"), msg("Mo"))
HEXES = (
    msgs("%(count)d river hex", "%(count)d river hexes"),
    msgs("%(count)d wetland hex", "%(count)d wetland hexes"),
    msgs("%(count)d forest hex", "%(count)d forest hexes"),
    msgs("%(count)d prairie hex", "%(count)d prairie hexes"),
    msgs("%(count)d mountain hex", "%(count)d mountain hexes"),
)
SHEETS = {
    "hills-a": msg("Zumwalt Prairie"),
    "hills-b": msg("Okanagan"),
    "hills-c": msg("Palouse"),
    "hills-d": msg("Craters of the Moon"),
}
BOXES = {"hills": msg("Hills"), "rivers": msg("Rivers")}
LINES = {
    "row-1": msg("row 1"),
    "row-2": msg("row 2"),
    "row-3": msg("row 3"),
    "row-4": msg("row 4"),
    "bonus-1": msg("bonus row 1"),
    "bonus-2": msg("bonus row 2"),
    "mountains": msg("mountains"),
    "forests": msg("forests"),
    "prairies": msg("prairies"),
    "wetlands": msg("wetlands"),
    "rivers": msg("rivers"),
    "overflow": msg("overflow"),
    "bonus": msg("bonuses"),
    "regions": msg("regions"),
    "diversity": msg("diversity"),
    "same-type": msg("same type"),
    "landmarks": msg("landmarks"),
    "leftovers": msg("leftovers"),
}
CONE = "▲"
EFFECTS = {
    Effect.ACTION: msg("action \u22121"),
    Effect.REROLL: msg("reroll"),
    Effect.THREE: msg("any three"),
    Effect.DOUBLE: msg("double"),
    Effect.TOKEN: msg("cone"),
}


def counted(thing: int, count: int, _: Words) -> str:
    """Return *count* animals or nature tokens in words; our voice calls a token a cone."""
    return _.n_(*COUNTED[thing], count)


def tally_words(tally: Tally, _: Words) -> str:
    """Return what *tally* holds, or that it is nothing."""
    held = (counted(thing, tally[thing], _) for thing in range(len(THINGS)) if tally[thing])
    return ", ".join(held) or _("nothing")


def tally_letters(tally: Iterable[int], _: Words) -> str:
    """Return *tally* as short as a card prints it, such as ``B2 F1``."""
    signs = (*(_(letter) for letter in ANIMAL_LETTERS), CONE)
    return " ".join(f"{sign}{count}" for sign, count in zip(signs, tally, strict=False) if count)


def animal_name(animal: Animal, _: Words) -> str:
    """Return what *animal* is called."""
    return _.n_(*ANIMAL_NAMES[animal], 1)


def animals_name(animal: Animal, _: Words) -> str:
    """Return what several of *animal* are called."""
    return _.n_(*ANIMAL_NAMES[animal], 2)


def habitat_name(habitat: Habitat, _: Words) -> str:
    """Return what *habitat* is called."""
    return _(HABITAT_NAMES[habitat])


def sheet_title(sheet: Sheet, _: Words) -> str:
    """Return the letter of *sheet* and its name; an own one is named by its key."""
    return f"{sheet.letter} {named(SHEETS, sheet.key, _)}"


def face_words(face: Face, _: Words) -> str:
    """Return what a die shows."""
    if face.effect:
        return _(EFFECTS[face.effect])
    if face.animals == ANIMALS:
        return _("any animal")
    return "/".join(animal_name(animal, _) for animal in face.animals)


def card_words(card: Card, _: Words) -> str:
    """Return a habitat card with its size, and its cost and its tokens where they are known."""
    head = f"{habitat_name(card.habitat, _)} {card.size}"
    cost = tally_words(card.cost, _) if any(card.cost) else ""
    gives = _("gives %(cones)s", cones=counted(TOKEN, card.tokens, _)) if card.tokens else ""
    printed = "; ".join(filter(None, (cost, gives)))
    return f"{head} ({printed})" if printed else head

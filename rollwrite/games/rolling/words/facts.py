"""What a game on paper is asked for, and what the parts of a sheet are called."""

from __future__ import annotations

import re

from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS, Animal, Habitat
from rollwrite.games.rolling.words.names import LINES, animals_name, habitat_name
from rollwrite.games.speech import Words, msg, named

FACTS = {
    "cards": msg("cards completed"),
    "left:animals": msg("animals left"),
    "left:tokens": msg("cones left"),
    "line:bonus": msg("bonus points"),
    "marked:overflow": msg("overflow boxes filled"),
    "marked:sun": msg("sun bonuses"),
    "marked:rain": msg("rain bonuses"),
    "marked:landmarks": msg("landmarks"),
    "marked:four": msg("4-point hexes"),
    "marked:free": msg("free-hex bonuses"),
    "areas:row": msg("rows complete"),
    "areas:column": msg("columns complete"),
    "areas:habitat": msg("habitats complete"),
    "areas:region": msg("regions complete"),
    "areas:rhombus": msg("sun and rain bonuses"),
    "areas:bear": msg("bear bonuses on the map"),
    "areas:elk": msg("elk bonuses on the map"),
}
ABOUT_HABITATS = {
    "line:column": msg("points in the column: %(habitat)s"),
    "marked:landmark": msg("landmarks: %(habitat)s"),
    "area": msg("complete: %(habitat)s"),
}
_NUMBERED = re.compile(r"(?P<kind>[a-z-]+?)-(?P<number>\d+)")
AREAS = {
    "row": msg("row %(number)s"),
    "region": msg("region %(number)s"),
    "overflow": msg("overflow box %(number)s"),
    "same-row": msg("same-type row %(number)s"),
    "landmark-row": msg("landmark row %(number)s"),
}


def fact_words(fact: str, _: Words) -> str:
    """Return what a game on paper is asked for with *fact*; an own one is called by its key."""
    if fact in FACTS:
        return _(FACTS[fact])
    kind, _colon, key = fact.partition(":")
    head, _dash, last = key.rpartition("-")
    about = ABOUT_HABITATS.get(f"{kind}:{head}" if head else kind)
    if about and last in HABITAT_WORDS:
        return _(about, habitat=habitat_name(Habitat.read(last), _))
    if last in ANIMAL_WORDS:
        animals = animals_name(Animal.read(last), _)
        if head == "same":
            return _("same-type bonuses: %(animals)s", animals=animals)
        return _("%(animals)s left", animals=animals)
    if kind == "area":
        return _("complete: %(area)s", area=area_words(key, _))
    return fact


def area_words(key: str, _: Words) -> str:
    """Return what a part of the sheet that gives a bonus is called."""
    if key in LINES:
        return named(LINES, key, _)
    if key in HABITAT_WORDS:
        return habitat_name(Habitat.read(key), _)
    head, _dash, last = key.rpartition("-")
    if head == "landmark-column" and last in HABITAT_WORDS:
        return _("landmark column: %(habitat)s", habitat=habitat_name(Habitat.read(last), _))
    if head in HABITAT_WORDS and last in ("2", "4"):
        return _("column bonus: %(habitat)s", habitat=habitat_name(Habitat.read(head), _))
    numbered = _NUMBERED.fullmatch(key)
    if numbered and numbered["kind"] in AREAS:
        return _(AREAS[numbered["kind"]], number=numbered["number"])
    if key.startswith("rhombus-"):
        return _("a sun or rain bonus")
    if key.startswith("edge-"):
        return _("the bonus between %(hexes)s", hexes=key.removeprefix("edge-").replace("-", " + "))
    return key

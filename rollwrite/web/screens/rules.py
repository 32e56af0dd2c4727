"""The rules: the game in five minutes, and one sheet."""

from __future__ import annotations

from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.icons import ANIMAL_ICONS, HABITAT_ICONS
from rollwrite.games.rolling.cards import Kind, Supplement
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import ANIMAL_WORDS, ANIMALS, HABITAT_WORDS, Habitat
from rollwrite.games.rolling.sheet import Fill, Sheet
from rollwrite.games.rolling.words import rules
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import animals_name, habitat_name
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.rolling.words.rulings import FOR_ALL, SCENARIOS, rulings, unsure
from rollwrite.games.rolling.words.sheets import sheet_rules
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words
from rollwrite.web.screens.setup_words import STARS, sheet_name
from rollwrite.web.screens.thumbnails import thumbnail


class Sign(Struct, frozen=True):
    """An animal or a habitat with its icon and its name."""

    key: str
    icon: str
    name: str


SIGNS = {
    Fill.TOPMOST: ((), ("sun",), ("flat-paw-print",)),
    Fill.LEFTMOST: ((), ("sun",), ("wood-cabin",), ()),
    Fill.TOUCHING: (("round-star",), (), ("sun", "raining"), ("lily-pads",), ()),
    Fill.ANYWHERE: ((), (), ("stone-stack",), ("windmill",)),
}
"""The icons before each paragraph about marking and bonuses."""


class Paragraph(Struct, frozen=True):
    """A paragraph with the icons that stand before it."""

    icons: tuple[str, ...]
    text: str


class RoundRules(Struct, frozen=True):
    """How a round goes, as paper tells it too."""

    short: str
    start: str
    roll: str
    special: tuple[tuple[str, str], ...]
    collect: str
    actions: tuple[tuple[str, str, str], ...]
    card: tuple[str, ...]
    next: str
    family: str


class SheetLink(Struct, frozen=True):
    """A sheet whose rules can be opened."""

    letter: str
    name: str
    stars: str
    map: Markup


class SupplementRule(Struct, frozen=True):
    """What a supplement does."""

    name: str
    does: str
    kind: Kind


class RulesScreen(Struct, frozen=True):
    """The rules of the game."""

    back: str
    """Where to go on from there, so that whoever plays comes back to the table."""
    round: RoundRules
    animals: tuple[Sign, ...]
    habitats: tuple[Sign, ...]
    sheets: tuple[SheetLink, ...]
    supplements: tuple[SupplementRule, ...]
    rulings: tuple[str, ...]


class SheetRulesScreen(Struct, frozen=True):
    """The rules of one sheet."""

    back: str
    letter: str
    name: str
    stars: str
    marking: tuple[Paragraph, ...]
    bonuses: tuple[Paragraph, ...]
    score: str
    map: Markup
    habitats: tuple[Sign, ...]
    achievements: tuple[str, ...]
    rulings: tuple[str, ...]
    unsure: tuple[str, ...]


def rules_screen(back: str, _: Words) -> RulesScreen:
    """Return the rules of the game."""
    animals = zip(ANIMAL_WORDS, ANIMAL_ICONS, ANIMALS, strict=True)
    boxes = load().supplements.values()
    return RulesScreen(
        back=back,
        round=_round(_),
        animals=tuple(Sign(key, icon, animals_name(each, _)) for key, icon, each in animals),
        habitats=_habitats(_),
        sheets=tuple(_link(sheet, _) for sheet in load().sheets.values()),
        supplements=tuple(_supplement(each, _) for box in boxes for each in box),
        rulings=tuple(map(_, (*FOR_ALL, SCENARIOS))),
    )


def sheet_rules_screen(sheet: Sheet, back: str, _: Words) -> SheetRulesScreen:
    """Return the rules of *sheet*."""
    link = _link(sheet, _)
    known = load().achievements.get(sheet.letter, ())
    told = sheet_rules(sheet, _)
    signed = zip(SIGNS[sheet.fill], (*told.marking, *told.bonuses), strict=True)
    paragraphs = tuple(Paragraph(icons, text) for icons, text in signed)
    return SheetRulesScreen(
        back=back,
        letter=link.letter,
        name=link.name,
        stars=link.stars,
        marking=paragraphs[: len(told.marking)],
        bonuses=paragraphs[len(told.marking) :],
        score=told.score,
        map=link.map,
        habitats=_habitats(_),
        achievements=tuple(goal_words(each.goal, _) for each in known),
        rulings=tuple(rulings(sheet.fill, _)),
        unsure=tuple(unsure(sheet, known, _)),
    )


def _round(_: Words) -> RoundRules:
    return RoundRules(
        _(rules.SHORT),
        rules.held(_),
        _(rules.ROLL),
        tuple((_(face), _(text)) for face, text in rules.SPECIAL),
        _(rules.COLLECT),
        tuple((_(name), _(price), _(text)) for name, price, text in rules.ACTIONS),
        tuple(map(_, rules.CARD)),
        _(rules.NEXT),
        _(rules.FAMILY),
    )


def _habitats(_: Words) -> tuple[Sign, ...]:
    signs = zip(HABITAT_WORDS, HABITAT_ICONS, Habitat, strict=True)
    return tuple(Sign(key, icon, habitat_name(habitat, _)) for key, icon, habitat in signs)


def _link(sheet: Sheet, _: Words) -> SheetLink:
    name = sheet_name(sheet.key, _)
    return SheetLink(sheet.letter, name, _(STARS[sheet.stars]), thumbnail(sheet.key))


def _supplement(supplement: Supplement, _: Words) -> SupplementRule:
    name = supplement_name(str(supplement), _)
    return SupplementRule(name, full(supplement, _), supplement.kind)

"""The form for a game on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from msgspec import Struct

from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.paper import asked, sections
from rollwrite.games.rolling.words.facts import fact_words
from rollwrite.games.rolling.words.names import LINES, sheet_title
from rollwrite.games.speech import Words, capital, named
from rollwrite.web.draft import ACHIEVEMENTS, FREE, SCENARIO, Draft
from rollwrite.web.scrawl import FACT, LINE, OTHERS, Scrawl, is_tick
from rollwrite.web.screens.new_table import QUESTS
from rollwrite.web.screens.picks import Pick
from rollwrite.web.screens.setup_words import scenario_goals


class Field(Struct, frozen=True):
    """Something to be typed."""

    name: str
    label: str
    value: str
    most: int
    tick: bool
    why: str


class OtherField(Struct, frozen=True):
    """Somebody else who sat there."""

    number: int
    name: str
    total: str


class ByHandScreen(Struct, frozen=True, kw_only=True):
    """The page on which a game on paper is entered."""

    sheets: tuple[Pick, ...]
    quests: tuple[Pick, ...]
    scenarios: tuple[Pick, ...]
    scenario: str
    """The scenario in words; nothing when none is played."""
    family: bool
    family_counts: bool
    solo_counts: bool
    chosen: Mapping[str, str]
    """What was chosen, to be sent again with the rest."""
    lines: tuple[Field, ...]
    facts: tuple[Field, ...]
    day: str
    today: str
    total: str
    others: tuple[OtherField, ...]
    refused: Mapping[str, str]


def by_hand_screen(scrawl: Scrawl, refused: Mapping[str, str], _: Words) -> ByHandScreen:
    """Return the form that shows *scrawl*; *refused* says by field why it cannot be."""
    draft, typed = scrawl.draft, scrawl.typed
    today = datetime.now(UTC).date().isoformat()
    return ByHandScreen(
        sheets=tuple(_sheets(draft.sheet, _)),
        quests=tuple(_quests(draft.quest, _)),
        scenarios=tuple(_scenarios(draft.scenario, _)),
        scenario=_goals(draft, _),
        family=draft.family,
        family_counts=draft.family_counts,
        solo_counts=draft.solo_counts,
        chosen=_chosen(scrawl),
        lines=tuple(_lines(scrawl, refused, _)),
        facts=tuple(_facts(scrawl, refused, _)),
        day=typed.get("day", today),
        today=today,
        total=typed.get("total", ""),
        others=tuple(_others(typed)),
        refused=refused,
    )


def _quests(chosen: str, _: Words) -> Iterator[Pick]:
    for key in (ACHIEVEMENTS, SCENARIO, FREE):
        yield Pick(key, _(QUESTS[key][0]), "", key == chosen)


def _others(typed: Mapping[str, str]) -> Iterator[OtherField]:
    for each in range(OTHERS):
        yield OtherField(each, typed.get(f"name-{each}", ""), typed.get(f"total-{each}", ""))


def _goals(draft: Draft, _: Words) -> str:
    """Return what the scenario asks for; nothing where none is played."""
    numbers = {str(number): scenario for number, scenario in load().scenarios.items()}
    if draft.quest != SCENARIO or draft.scenario not in numbers:
        return ""
    return ", ".join(scenario_goals(numbers[draft.scenario], _))


def _sheets(chosen: str, _: Words) -> Iterator[Pick]:
    for key, sheet in load().sheets.items():
        yield Pick(key, sheet_title(sheet, _), "", key == chosen)


def _scenarios(chosen: str, _: Words) -> Iterator[Pick]:
    for number, scenario in load().scenarios.items():
        title = _("Scenario %(number)d", number=number)
        yield Pick(str(number), f"{title} ({scenario.sheet})", "", str(number) == chosen)


def _chosen(scrawl: Scrawl) -> dict[str, str]:
    draft = scrawl.draft
    chosen = {"sheet": _sheet_of(scrawl), "quest": draft.quest, "scenario": draft.scenario}
    chosen |= {"variant": "family"} if draft.family else {}
    chosen |= {"family_counts": "on"} if draft.family_counts else {}
    return chosen | ({} if draft.solo_counts else {"solo_counts": "off"})


def _sheet_of(scrawl: Scrawl) -> str:
    """Return the sheet that was played: a scenario has its own."""
    try:
        return scrawl.options().sheet
    except BadOptions:
        return scrawl.draft.sheet if scrawl.draft.sheet in load().sheets else "hills-a"


def _lines(scrawl: Scrawl, refused: Mapping[str, str], _: Words) -> Iterator[Field]:
    for section in sections(load().sheets[_sheet_of(scrawl)]):
        name = LINE + section.key
        label = capital(named(LINES, section.key, _))
        value = scrawl.typed.get(name, "")
        yield Field(name, label, value, section.most, False, refused.get(name, ""))


def _facts(scrawl: Scrawl, refused: Mapping[str, str], _: Words) -> Iterator[Field]:
    try:
        options = scrawl.options()
    except BadOptions:
        return
    for each in asked(load(), options):
        name = FACT + each.fact
        label, value = capital(fact_words(each.fact, _)), scrawl.typed.get(name, "")
        yield Field(name, label, value, each.most, is_tick(each), refused.get(name, ""))

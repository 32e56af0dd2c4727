"""What can be chosen for a table, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from flask import url_for
from msgspec import Struct

from rollwrite.games.rolling.cards import Supplement
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import RANDOM, STARTER
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import BOXES
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words, msg, named
from rollwrite.web.draft import ACHIEVEMENTS, CHOSEN, DIGITAL, FREE, REAL, SCENARIO, Draft
from rollwrite.web.screens.picks import Pick, SheetPick, sheet_pick
from rollwrite.web.screens.setup_words import BETWEEN, EDITIONS, scenario_goals, sheet_name
from rollwrite.web.visit import shown_code

HOW = {
    DIGITAL: (msg("Digital"), msg("The app rolls, deals and checks everything.")),
    REAL: (
        msg("Real dice and cards"),
        msg("The box is on the table. You enter what falls, and the app does the rest."),
    ),
}
VARIANTS = {
    "standard": (msg("Standard"), msg("Special die, three dice actions, supplements.")),
    "family": (msg("Family"), msg("No special die, one simple dice action, starter supplements.")),
}
SUPPLEMENTS = {
    STARTER[0]: (msg("Starter cards"), msg("1 to 4. Good for a first game.")),
    RANDOM[0]: (msg("Random cards"), msg("Four of all, dealt when the game begins.")),
    CHOSEN: (msg("Chosen cards"), msg("Pick four.")),
}
QUESTS = {
    FREE: (msg("Free play"), msg("Most points win.")),
    SCENARIO: (msg("A scenario"), msg("Sheet and cards are given; reach a score and its goals.")),
    ACHIEVEMENTS: (msg("Achievements"), msg("The eight of the sheet are shown as you play.")),
}

HOUSE = {
    "family_counts": (
        msg("Family games count"),
        msg("A game in the family variant fills steps of the trail too."),
    ),
    "solo_counts": (
        msg("Solo games count"),
        msg("A game played alone fills steps of the trail too."),
    ),
}
"""House rules by their field."""
FOLDED = {"quest", "edition", "supplements"}
"""What hangs on the rarer choices: a scenario is no family game."""


class Sending(Struct, frozen=True):
    """Where the form goes, where one comes back to, and what its button says."""

    action: str
    back: str
    label: str
    changing: str = ""
    """The code of the table that is changed; nothing for a new one."""
    asks_name: bool = True


class NewTableScreen(Struct, frozen=True, kw_only=True):
    """The page where a table is chosen, or chosen anew."""

    sending: Sending
    name: str
    sheets: tuple[SheetPick, ...]
    how: tuple[Pick, ...]
    quests: tuple[Pick, ...]
    scenarios: tuple[Pick, ...]
    editions: tuple[Pick, ...]
    dice: tuple[Pick, ...]
    variants: tuple[Pick, ...]
    abundance: bool
    house: tuple[Pick, ...]
    """House rules, each to be switched by itself."""
    supplements: tuple[Pick, ...]
    cards: tuple[Pick, ...]
    order: str
    """The cards that are picked, as they are to lie in the slots."""
    refused: Mapping[str, str]
    """By the part of the form, why it cannot be."""

    @property
    def unfolded(self) -> bool:
        """Return whether the part with the rarer choices is open: what is refused may lie there."""
        return bool(self.sending.changing or FOLDED & self.refused.keys())


def new_table_screen(
    draft: Draft, _: Words, sending: Sending, refused: Mapping[str, str] | None = None
) -> NewTableScreen:
    """Return the page that shows *draft*; *refused* says by part why it cannot be."""
    return NewTableScreen(
        sending=sending,
        name=draft.name,
        sheets=tuple(_sheets(draft, _)),
        how=_picks(HOW, draft.how, _),
        quests=_picks(QUESTS, draft.quest, _),
        scenarios=tuple(_scenarios(draft, _)),
        editions=tuple(
            Pick(key, _(name), "", key == draft.edition) for key, name in EDITIONS.items()
        ),
        dice=tuple(_dice(draft, _)),
        variants=_picks(VARIANTS, "family" if draft.family else "standard", _),
        abundance=draft.abundance,
        house=tuple(_house(draft, _)),
        supplements=_picks(SUPPLEMENTS, draft.supplements, _),
        cards=tuple(_cards(draft, _)),
        order=" ".join(draft.cards),
        refused=refused or {},
    )


def sending_of(code: str, _: Words) -> Sending:
    """Return where the form of the table called *code* goes, or that of a new one."""
    if not code:
        action = url_for("new_table.open_one")
        return Sending(action, url_for("pages.home"), _("Open the table"))
    action, back = url_for("new_table.change", code=code), url_for("play.show", code=code)
    return Sending(action, back, _("Save the changes"), shown_code(code), asks_name=False)


def _picks(table: Mapping[str, tuple[str, str]], chosen: str, _: Words) -> tuple[Pick, ...]:
    return tuple(
        Pick(key, _(title), _(detail), key == chosen) for key, (title, detail) in table.items()
    )


def _house(draft: Draft, _: Words) -> Iterator[Pick]:
    chosen = {"family_counts": draft.family_counts, "solo_counts": draft.solo_counts}
    for key, (title, detail) in HOUSE.items():
        yield Pick(key, _(title), _(detail), chosen[key])


def _sheets(draft: Draft, _: Words) -> Iterator[SheetPick]:
    for sheet in load().sheets.values():
        yield sheet_pick(sheet, sheet.key, _, chosen=sheet.key == draft.sheet)


def _scenarios(draft: Draft, _: Words) -> Iterator[Pick]:
    library = load()
    for number, scenario in library.scenarios.items():
        sheet = library.lettered(scenario.sheet)
        if sheet is not None:
            name = sheet_name(sheet.key, _)
            title = _(
                "%(number)d. %(letter)s %(sheet)s", number=number, letter=sheet.letter, sheet=name
            )
            goals = BETWEEN.join(scenario_goals(scenario, _))
            cards = ", ".join(supplement_name(slot, _) for slot in scenario.slots)
            more = _("Supplements %(names)s", names=cards)
            yield Pick(str(number), title, goals, str(number) == draft.scenario, more)


def _dice(draft: Draft, _: Words) -> Iterator[Pick]:
    """Yield whose central dice are rolled; the first box's when nothing was chosen (S5)."""
    for at, box in enumerate(load().dice):
        yield Pick(box, named(BOXES, box, _), "", draft.dice == box or not (draft.dice or at))


def _cards(draft: Draft, _: Words) -> Iterator[Pick]:
    for box in load().supplements.values():
        yield from (_card(each, draft, _) for each in box)


def _card(supplement: Supplement, draft: Draft, _: Words) -> Pick:
    key = str(supplement)
    return Pick(key, supplement_name(key, _), full(supplement, _), key in draft.cards)

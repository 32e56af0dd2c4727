"""What can be printed, by the word with which it is asked for."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.speech import msg

KEEPSAKE, SCENARIO, TRACKER = "keepsake", "scenario", "tracker"
CARDS, SUPPLEMENTS = "cards", "supplements"


class Thing(Struct, frozen=True):
    """Something to print."""

    title: str
    """What a document calls it."""
    parts: tuple[str, ...]
    """For what recipes are looked up; several lie side by side."""
    of_sheet: bool = True
    """Whether each sheet has its own."""
    shared: bool = False
    """Whether one is enough for a table, however many play."""


THINGS = {
    "sheet": Thing(msg("Sheet %(letter)s, %(name)s"), ("sheet",)),
    "tally": Thing(msg("Tally of 20 rounds"), ("tally",), of_sheet=False),
    "sheet-tally": Thing(msg("Sheet %(letter)s with a tally"), ("sheet", "tally")),
    "rules": Thing(msg("Rules of sheet %(letter)s"), ("rules",), shared=True),
    "aid": Thing(msg("Player aid"), ("aid",), of_sheet=False),
    "family-aid": Thing(msg("Player aid, family game"), ("family-aid",), of_sheet=False),
    "dice": Thing(msg("Ordinary dice"), ("dice",), of_sheet=False, shared=True),
    TRACKER: Thing(msg("Scenarios and achievements"), ("tracker",), of_sheet=False, shared=True),
    CARDS: Thing(msg("Habitat cards"), (CARDS,), of_sheet=False, shared=True),
    SUPPLEMENTS: Thing(msg("Supplement cards"), (SUPPLEMENTS,), of_sheet=False, shared=True),
    SCENARIO: Thing(msg("Scenario %(number)d"), ("sheet",)),
    KEEPSAKE: Thing(msg("Sheet %(letter)s, %(name)s, as it was played"), ("sheet",)),
}

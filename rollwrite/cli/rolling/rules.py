"""The rules in short, as they can be looked up while playing."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from rollwrite.cli.palette import TITLE
from rollwrite.cli.rolling.signs import ANY, CIRCLE, CROSS, FREE, HAD, HERE, LANDMARK, RAIN, SUN
from rollwrite.cli.screen import Screen
from rollwrite.games.rolling.page import ROUNDS, Common
from rollwrite.games.rolling.quests import Achievement
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import CONE
from rollwrite.games.rolling.words.rulings import rulings, unsure
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import msg, told_of

SIGNS = (
    (ANY, msg("any animal")),
    (CONE, msg("nature token, a cone")),
    (FREE, msg("a free hex")),
    (LANDMARK, msg("a landmark")),
    (SUN, msg("a sun")),
    (RAIN, msg("a rain")),
    (CROSS, msg("crossed")),
    (CIRCLE, msg("circled")),
    (HERE, msg("can be marked now")),
    (HAD, msg("already earned")),
)
STEPS = (
    msg("1. The dice fall. The special die comes first."),
    msg(
        "2. Collect one type from all dice. A dice action is paid in cones: all of one type "
        "count as the next lower (1) or higher (2), or two types (3)."
    ),
    msg("3. Complete one card, if you like: pay, take its cones and bonus, mark the sheet."),
    msg("4. After %(rounds)d rounds, most points win; 5 animals or cones left are 1 point."),
)


def show_rules(
    screen: Screen, common: Common, sheet: Sheet, achievements: Iterable[Achievement]
) -> None:
    """Print a round in short, the supplements in full, the signs, our rulings and our data."""
    _ = screen.words
    for step in STEPS:
        screen.put(_(step, rounds=ROUNDS))
    for slot, supplement in enumerate(common.supplements, 1):
        name = f"{slot} {supplement_name(str(supplement), _)}"
        screen.put(told_of(name, full(supplement, _), _))
    screen.put("  ".join(f"{sign} {_(meaning)}" for sign, meaning in SIGNS))
    screen.put(Text(_("Rulings, where the rules are silent"), TITLE))
    for ruling in rulings(sheet.fill, _):
        screen.put(f"- {ruling}")
    if doubts := list(unsure(sheet, achievements, _)):
        screen.put(Text(_("What was not read in the rules or on the printed piece"), TITLE))
        screen.put(*(f"- {sentence}" for sentence in doubts))

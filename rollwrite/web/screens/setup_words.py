"""A setup in words: what is played, with which cards, and how."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import RANDOM, STARTER, Options
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import COUNTED, goal_words
from rollwrite.games.speech import Words, msg, named

STARS = {1: msg("one star"), 2: msg("two stars"), 3: msg("three stars")}
EDITIONS = {"hills": msg("Hills"), "rivers": msg("Rivers"), "both": msg("Hills and Rivers")}
BETWEEN = "\N{NO-BREAK SPACE}· "
"""A dot that never begins a line."""


class SetupWords(Struct, frozen=True):
    """What the lobby says of a setup: the sheet in bold, and two lines."""

    letter: str
    sheet: str
    game: str
    cards: str


def options_of(setup: Mapping[str, object]) -> Options:
    """Return the options that a table keeps as *setup*."""
    return msgspec.convert(setup, Options)


def setup_words(options: Options, _: Words) -> SetupWords:
    """Return *options* in words."""
    sheet = load().sheets[options.sheet]
    name = _(
        "%(sheet)s, %(stars)s", sheet=sheet_name(options.sheet, _), stars=_(STARS[sheet.stars])
    )
    game = (name, _(EDITIONS[options.edition]), *_variants(options, _))
    return SetupWords(
        letter=sheet.letter,
        sheet=_("Sheet %(letter)s", letter=sheet.letter),
        game=BETWEEN.join(game),
        cards=BETWEEN.join(_cards(options, _)),
    )


def sheet_name(key: str, _: Words) -> str:
    """Return what the sheet called *key* is named."""
    return named(SHEETS, key, _)


def scenario_goals(scenario: Scenario, _: Words) -> tuple[str, ...]:
    """Return what *scenario* asks for: its score first, then its goals."""
    score = _.n_(*COUNTED["score"], scenario.score)
    return (score, *(goal_words(goal, _) for goal in scenario.goals))


def _variants(options: Options, _: Words) -> Iterator[str]:
    yield _("family") if options.family else _("standard")
    if options.abundance:
        yield _("abundance")


def _cards(options: Options, _: Words) -> Iterator[str]:
    """Yield what is played for, the supplements, and who rolls."""
    if options.scenario is not None:
        yield _("Scenario %(number)d", number=options.scenario)
    elif options.achievements:
        yield _("Achievements")
    yield from _house(options, _)
    yield _supplements(options, _)
    yield _("we roll real dice") if options.real else _("the app rolls and deals")


def _house(options: Options, _: Words) -> Iterator[str]:
    """Yield the house rules that change whether this game counts for a trail."""
    if options.scenario is None and not options.achievements:
        return
    if options.family:
        counts = _("counts for the trail"), _("does not count for the trail")
        yield counts[0] if options.family_counts else counts[1]
    if not options.solo_counts:
        yield _("counts for the trail in company only")


def _supplements(options: Options, _: Words) -> str:
    if options.family or options.supplements == STARTER:
        return _("Supplements 1 to 4")
    if options.supplements == RANDOM:
        return _("Random supplements")
    names = ", ".join(supplement_name(key, _) for key in options.supplements)
    return _("Supplements %(names)s", names=names)

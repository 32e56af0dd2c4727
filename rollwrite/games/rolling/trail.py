"""The trail: every scenario and every achievement is a step, which a game fills that meets it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Literal

from msgspec import Struct

from rollwrite.games.errors import BadOptions
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import Options, for_scenario

Facts = Mapping[str, int]


class Step(Struct, frozen=True):
    """A step of the trail."""

    kind: Literal["scenario", "achievement"]
    sheet: str
    """The letter of the sheet it is played on."""
    number: int

    @property
    def key(self) -> str:
        """Return the word by which it is kept, such as ``scenario-5`` or ``A-3``."""
        head = "scenario" if self.kind == "scenario" else self.sheet
        return f"{head}-{self.number}"


@lru_cache(maxsize=8)
def steps(library: Library) -> tuple[Step, ...]:
    """Return all steps: the scenarios in their order, then the achievements of each sheet."""
    scenarios = (
        Step("scenario", each.sheet, number) for number, each in sorted(library.scenarios.items())
    )
    return (*scenarios, *_achievements(library))


def _achievements(library: Library) -> Iterator[Step]:
    for letter, every in sorted(library.achievements.items()):
        yield from (Step("achievement", letter, each.number) for each in every)


def read_step(library: Library, key: str) -> Step:
    """Return the step kept as *key*; raise KeyError when there is none."""
    return _by_key(library)[key]


@lru_cache(maxsize=8)
def _by_key(library: Library) -> dict[str, Step]:
    return {step.key: step for step in steps(library)}


def goals_of(library: Library, step: Step) -> tuple[Goal, ...]:
    """Return what *step* asks for; of a scenario the score first."""
    if step.kind == "scenario":
        return library.scenarios[step.number].aims
    every = library.achievements[step.sheet]
    return (next(each.goal for each in every if each.number == step.number),)


def aims_of(library: Library, options: Options) -> tuple[Goal, ...]:
    """Return what a game with *options* is played for: of a scenario, or all of a sheet."""
    if options.scenario in library.scenarios:
        return library.scenarios[options.scenario].aims
    letter = library.sheets[options.sheet].letter
    every = library.achievements.get(letter, ()) if options.achievements else ()
    return tuple(each.goal for each in every)


def pursued(library: Library, options: Options) -> tuple[Step, ...]:
    """Return the steps that a game with *options* can fill: its scenario, or the sheet's eight.

    None in a game for neither, nor where a house rule says that such a game does not count.
    """
    if options.family and not options.family_counts:
        return ()
    if options.seats == 1 and not options.solo_counts:
        return ()
    if options.scenario is not None:
        return tuple(_scenario(library, options, options.scenario))
    letter = library.sheets[options.sheet].letter
    every = library.achievements.get(letter, ()) if options.achievements else ()
    return tuple(Step("achievement", letter, each.number) for each in every)


def _scenario(library: Library, options: Options, number: int) -> Iterator[Step]:
    """Yield scenario *number* when the table is really set up by it."""
    try:
        by_it = for_scenario(library, number, options)
    except BadOptions:
        return
    if options == by_it:
        yield Step("scenario", library.scenarios[number].sheet, number)


def reached(library: Library, options: Options, facts: Facts) -> tuple[Step, ...]:
    """Return the steps that a finished game with these *facts* meets."""
    return tuple(
        step
        for step in pursued(library, options)
        if all(goal.met(facts) for goal in goals_of(library, step))
    )


def suggestions(library: Library, done: Collection[str], count: int = 3) -> tuple[Step, ...]:
    """Return *count* steps to go for next: the first open scenario, then the first on each sheet.

    Sheets on which fewest steps are done come first.
    """
    todo = [step for step in steps(library) if step.key not in done]
    scenarios = [step for step in todo if step.kind == "scenario"]
    letters = sorted(
        {step.sheet for step in todo if step.kind == "achievement"},
        key=lambda letter: (sum(key.startswith(f"{letter}-") for key in done), letter),
    )
    firsts = [
        next(step for step in todo if step.kind == "achievement" and step.sheet == letter)
        for letter in letters
    ]
    wanted = dict.fromkeys((*scenarios[:1], *firsts, *scenarios[1:], *todo))
    return tuple(islice(wanted, count))

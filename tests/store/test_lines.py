"""Every step of the trail by a game just over its line and one just under it.

Each is a real game with its log, which ends at a table; in place of the sheet that was played,
the seat then has one that meets the line to the point. No moves were looked for that lead there:
a scenario asks for three things at once, and to miss one of them by one is rarer than to win. That
logs lead to the sheets they tell is the law of the replay, and of the 500 games of the oracle.
"""

from functools import lru_cache

import pytest
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.trail import Step, steps
from rollwrite.store.bindings import Setup
from rollwrite.store.exports import Read
from rollwrite.store.profiles import make
from rollwrite.store.trails import given, trail
from tests.games.rolling.step_pages import over, under
from tests.store.whole_games import lay_down, whole_game

STEPS = steps(load())
# Where the line is, is told by the rules alone: both databases would say the same.
pytestmark = pytest.mark.parametrize("new_database", ["sqlite"], indirect=True, scope="session")


def by_key(step: Step) -> str:
    return step.key


def _setup(step: Step) -> Setup:
    """Return the options of a game that plays for *step*."""
    if step.kind == "achievement":
        return {"sheet": f"hills-{step.sheet.lower()}", "achievements": True}
    options = for_scenario(load(), step.number, Options())
    return {
        "sheet": options.sheet,
        "edition": options.edition,
        "supplements": options.supplements,
        "scenario": step.number,
    }


@lru_cache
def _game(sheet: str, scenario: int | None) -> Read:
    """Return a game that was played; the eight achievements of a sheet share one."""
    step = next(each for each in STEPS if _kind(each) == (sheet, scenario))
    return whole_game(_setup(step))


def _kind(step: Step) -> tuple[str, int | None]:
    return step.sheet, step.number if step.kind == "scenario" else None


def _ending(read: Read, page: Page) -> Read:
    """Return the game as if its one seat had left *page*."""
    story = read.sitting.story
    (turn,) = story.table.turns
    table = replace(story.table, turns=(replace(turn, on=page),))
    return replace(read, sitting=replace(read.sitting, story=replace(story, table=table)))


def _filled(session: Session, step: Step, page: Page) -> tuple[bool, bool]:
    """Return whether the game that leaves *page* fills *step*, on the trail and at its end."""
    key = make(session, "Ann").held.person.key
    code = lay_down(session, _ending(_game(*_kind(step)), page), key)
    found = {each.step for each in trail(session, key).filled if each.code == code}
    return step.key in found, step.key in given(session, code).get(0, ())


@pytest.mark.parametrize("step", STEPS, ids=by_key)
def test_a_game_just_over_the_line_is_awarded_the_step(session: Session, step: Step) -> None:
    filled = [_filled(session, step, page) for page in over(step)]
    assert [(True, True)] * len(filled) == filled


@pytest.mark.parametrize("step", STEPS, ids=by_key)
def test_a_game_just_under_the_line_is_not_awarded_the_step(session: Session, step: Step) -> None:
    filled = [_filled(session, step, page) for page in under(step)]
    assert [(False, False)] * len(filled) == filled

"""Progress: how far a page is from each goal, in numbers and in words."""

import pytest

from rollwrite.games.goals import Goal
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.progress import Progress, progress, progress_of_facts
from rollwrite.games.rolling.trail import goals_of, read_step, steps
from rollwrite.games.rolling.words.progress import THINGS, missed_words, progress_words
from rollwrite.i18n import words
from tests.games.rolling import achievement_pages, scenario_pages
from tests.games.rolling.pages import filled, habitat, run, scoring

ENGLISH = words("en")
EVERY = [goal for step in steps(load()) for goal in goals_of(load(), step)]


def _goal(step: str, number: int = 0) -> Goal:
    return goals_of(load(), read_step(load(), step))[number]


def _told(goal: Goal, page: Page) -> tuple[str, str]:
    found = progress(goal, page)
    return progress_words(goal, found, ENGLISH), missed_words(goal, found, ENGLISH)


def test_every_goal_has_words_for_what_it_counts() -> None:
    assert set() == {goal.key for goal in EVERY} - set(THINGS)


@pytest.mark.parametrize("number", range(1, 21))
def test_a_page_that_misses_a_scenario_is_short_of_one_of_its_goals(number: int) -> None:
    goals = goals_of(load(), read_step(load(), f"scenario-{number}"))
    shorts = [
        [progress(goal, page).short > 0 for goal in goals]
        for page in scenario_pages.missing(number)
    ]
    mets = [
        [not goal.met(facts(page)) for goal in goals] for page in scenario_pages.missing(number)
    ]
    assert mets == shorts


@pytest.mark.parametrize("letter", "ABCD")
@pytest.mark.parametrize("number", range(1, 9))
def test_progress_is_complete_just_where_an_achievement_is_met(letter: str, number: int) -> None:
    goal = _goal(f"{letter}-{number}")
    over = [progress(goal, page) for page in achievement_pages.reaching(letter, number)]
    under = [progress(goal, page) for page in achievement_pages.missing(letter, number)]
    assert {0} == {each.short for each in over}
    assert under
    assert all(each.short > 0 for each in under)


def test_landmarks_of_each_type_are_told_by_type() -> None:
    page = filled("c", "h1 g5")
    told = ("2 of 5 landmark types", "3 landmark types short")
    assert told == _told(_goal("scenario-3", 1), page)


def test_a_whole_habitat_is_told_in_hexes() -> None:
    rivers = habitat("c", "rivers")
    told = (f"2 of {len(rivers)} hexes", f"{len(rivers) - 2} hexes short")
    assert told == _told(_goal("scenario-19", 2), filled("c", " ".join(rivers[:2])))


def test_points_are_told_as_points() -> None:
    page = scoring(filled("a"), 39)
    assert ("39 of 40 points", "1 point short") == _told(_goal("A-1"), page)


def test_the_best_row_tells_how_far_the_best_row_is() -> None:
    page = filled("a", "a1:5 a2:4 b1:5 b2:5 b3:3")
    assert ("13 of 20 points", "7 points short") == _told(_goal("A-6"), page)


def test_too_much_left_is_told_as_too_many() -> None:
    page = filled("c", run("overflow-", 7), tally="salmon9")
    assert ("9 left, 7 are the most", "2 too many") == _told(_goal("scenario-7", 2), page)


def test_what_is_met_misses_nothing() -> None:
    page = filled("b", run("overflow-", 5))
    assert ("5 of 5 boxes", "") == _told(_goal("B-5"), page)


def test_facts_alone_tell_how_far_it_is() -> None:
    found = progress_of_facts(_goal("A-4"), {"areas:column": 1})
    assert Progress(1, 2, met=False) == found


def test_a_goal_of_an_own_file_is_told_in_bare_numbers() -> None:
    own = Goal("own", ("cards",), at_least=3)
    assert ("0 of 3", "3 short") == _told(own, filled("a"))

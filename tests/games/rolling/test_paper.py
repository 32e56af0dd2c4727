"""Games on paper: what is asked, and the bounds of the sheets."""

import pytest

from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.paper import asked, sections, told
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.trail import reached, steps
from rollwrite.games.rolling.words.facts import fact_words
from rollwrite.i18n import words
from tests.games.rolling import achievement_pages, scenario_pages

LETTERS = "ABCD"


def _for(letter: str) -> Options:
    return Options(sheet=f"hills-{letter.lower()}", achievements=True)


def _entered(options: Options, page: Page) -> dict[str, int]:
    """Return what somebody would tell of *page*, and what follows from that."""
    known = facts(page)
    lines = {line.key: line.points for line in score_page(page).lines}
    answers = {each.fact: known[each.fact] for each in asked(load(), options)}
    return told(page.sheet, lines) | answers


@pytest.mark.parametrize("letter", LETTERS)
def test_the_sections_are_those_of_the_sheet(letter: str) -> None:
    sheet = load().sheets[f"hills-{letter.lower()}"]
    assert [line.key for line in sheet.score] == [section.key for section in sections(sheet)]


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("number", range(1, 9))
def test_what_is_told_fills_the_same_steps_as_the_page(letter: str, number: int) -> None:
    options = _for(letter)
    pages = [
        *achievement_pages.reaching(letter, number),
        *achievement_pages.missing(letter, number),
    ]
    by_page = [reached(load(), options, facts(page)) for page in pages]
    assert by_page == [reached(load(), options, _entered(options, page)) for page in pages]


@pytest.mark.parametrize("number", range(1, 21))
def test_what_is_told_meets_the_same_scenario_as_the_page(number: int) -> None:
    options = for_scenario(load(), number, Options())
    score = scenario_pages.PRINTED[number][2]
    pages = [scenario_pages.reaching(number, score), *scenario_pages.missing(number)]
    by_page = [reached(load(), options, facts(page)) for page in pages]
    assert by_page == [reached(load(), options, _entered(options, page)) for page in pages]


@pytest.mark.parametrize("letter", LETTERS)
def test_no_page_is_beyond_the_bounds(letter: str) -> None:
    most = {each.fact: each.most for each in asked(load(), _for(letter))}
    bounds = {section.key: section.most for section in sections(load().sheets[_for(letter).sheet])}
    for number in range(4, 9):
        for page in achievement_pages.reaching(letter, number):
            known = facts(page)
            assert [] == [each for each in most if known[each] > most[each]]
            assert [] == [line for line in score_page(page).lines if line.points > bounds[line.key]]


def test_nothing_is_asked_of_a_game_that_was_played_for_nothing() -> None:
    assert () == asked(load(), Options(sheet="hills-b"))


def test_everything_that_is_asked_has_words() -> None:
    every = {
        each.fact
        for step in steps(load())
        for each in asked(
            load(),
            for_scenario(load(), step.number, Options())
            if step.kind == "scenario"
            else _for(step.sheet),
        )
    }
    assert set() == {fact for fact in every if fact_words(fact, words("en")) == fact}

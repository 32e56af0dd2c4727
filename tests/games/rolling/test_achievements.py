"""The achievements of the four sheets: pages just over and just under their lines."""

import pytest

from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from tests.games.rolling.achievement_pages import SCORES, missing, reaching

ACHIEVEMENTS = load().achievements
LINES = {
    "A": (2, 2, 20, 17, 10),
    "B": (2, 5, 10, 20, 10),
    "C": (2, 5, 10, 5, 7),
    "D": (3, 25, 12, 3, 2),
}


@pytest.mark.parametrize("letter", SCORES)
def test_every_sheet_has_eight_achievements(letter: str) -> None:
    assert list(range(1, 9)) == [each.number for each in ACHIEVEMENTS[letter]]


@pytest.mark.parametrize("letter", SCORES)
def test_only_4_to_6_of_sheet_d_are_our_own(letter: str) -> None:
    own = [each.number for each in ACHIEVEMENTS[letter] if each.sure == "own"]
    assert ([4, 5, 6] if letter == "D" else []) == own


@pytest.mark.parametrize("letter", LINES)
def test_the_other_achievements_have_their_lines(letter: str) -> None:
    lines = tuple(each.goal.at_least for each in ACHIEVEMENTS[letter][3:])
    assert LINES[letter] == lines


@pytest.mark.parametrize("letter", SCORES)
@pytest.mark.parametrize("number", range(1, 9))
def test_pages_just_over_the_line_meet_the_achievement(letter: str, number: int) -> None:
    achievement = ACHIEVEMENTS[letter][number - 1]
    met = [achievement.met(facts(page)) for page in reaching(letter, number)]
    assert [True] * len(met) == met


@pytest.mark.parametrize("letter", SCORES)
@pytest.mark.parametrize("number", range(1, 9))
def test_pages_just_under_the_line_do_not_meet_the_achievement(letter: str, number: int) -> None:
    achievement = ACHIEVEMENTS[letter][number - 1]
    met = [achievement.met(facts(page)) for page in missing(letter, number)]
    assert [False] * len(met) == met

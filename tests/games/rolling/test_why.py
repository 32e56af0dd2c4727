"""The reasons of a score: one for each line, on every sheet."""

from __future__ import annotations

import re
from random import Random

import pytest

from rollwrite.bots.player import play_out
from rollwrite.bots.players import make_player
from rollwrite.engine.dealer import Dealer
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import Counting, Measure
from rollwrite.games.rolling.words.scores import why
from rollwrite.i18n import LANGUAGES, words
from tests.games.rolling.situations import LIBRARY

GAMES = 6


def _pages(sheet: str) -> list[Page]:
    """Return the empty sheet and some that bots have filled."""
    game = prepare(LIBRARY, Options(sheet=sheet))
    pages = [game.start().turns[0].on]
    for seed in range(GAMES):
        random = Random(seed)
        player = make_player("greedy", random)
        pages.append(play_out(game, game.start(), [player], Dealer(random)).turns[0].on)
    return pages


def _told(measure: Measure, reason: str) -> int:
    """Return the points that *reason* makes one expect."""
    numbers = [int(number) for number in re.findall(r"\d+", reason)]
    match measure.kind:
        case Counting.HEADER:
            return measure.values[numbers[0] - 1] if numbers[0] else 0
        case Counting.LEFTOVERS:
            return numbers[0] // numbers[1]
        case Counting.DIVERSITY:
            return numbers[0] * measure.values[0]
    return sum(numbers)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sheet", LIBRARY.sheets)
def test_every_line_says_what_its_points_are_made_of(sheet: str, lang: str) -> None:
    """E5, R11."""
    for page in _pages(sheet):
        for measure, line in zip(page.sheet.score, score_page(page).lines, strict=True):
            reason = why(page, measure, line, words(lang))
            assert (True, line.points) == (bool(reason), _told(measure, reason)), reason

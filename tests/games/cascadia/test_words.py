"""Everything that the tile game says has words."""

from collections.abc import Iterator
from typing import Any

import pytest

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.moves import Move, Undo
from rollwrite.engine.turn import Prompt
from rollwrite.games.cascadia import dealing, drafting, moves, opening, placing
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import Species
from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.games.cascadia.words.moves import STARTERS, say
from rollwrite.games.cascadia.words.prompts import ask
from rollwrite.games.cascadia.words.quests import GOALS, SEVERAL, goal_words
from rollwrite.games.cascadia.words.ranks import RANKS, rank_words
from rollwrite.games.cascadia.words.reasons import OPTIONS, reason
from rollwrite.games.errors import BadOptions
from rollwrite.grid.place import Place
from rollwrite.i18n import ENGLISH
from tests.notations import verbs

TILE = "forest/river:bear/hawk"
MOVES: tuple[Move, ...] = (
    moves.DealCard(Species.BEAR, "C"), moves.DealStarter("river"), moves.DealHidden(Species.ELK),
    moves.DrawTile(f"{TILE}:2"), moves.DrawPair(TILE, Species.FOX), moves.DrawToken(Species.FOX),
    moves.ChooseSet(2), moves.Draft(3), moves.Pick(3, 1), moves.Clear(), moves.Wipe("134"),
    moves.Lay(Place.read("2,-1"), 4), moves.Put(Place.read("2,-1")), moves.Discard(), Undo(),
)  # fmt: skip
PROMPTS: tuple[Prompt[Any], ...] = (
    opening.DealCards(), opening.HoldCards(), opening.TypeHeld(), opening.DealStarters(),
    opening.DealRows(), dealing.FillPairs(), dealing.FillTokens(), drafting.DraftPair(),
    drafting.TakeSet(), placing.LayTile(3, None), placing.PutToken(4),
)  # fmt: skip


def _goals() -> Iterator[Any]:
    yield from (goal for each in load().scenarios.values() for goal in each.goals)
    yield from (each.goal for each in load().achievements)


def test_every_kind_of_move_has_words() -> None:
    said = [move.verb for move in MOVES if say(move, ENGLISH)]
    assert sorted(verbs(moves.NOTATION)) == sorted(said)


def test_every_question_has_words() -> None:
    modules = (opening, dealing, drafting, placing)
    kinds = {
        kind.__name__
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Prompt) and kind is not Prompt
    }
    assert kinds == {type(prompt).__name__ for prompt in PROMPTS if ask(prompt, ENGLISH)}


def test_every_goal_has_words_and_no_words_lack_a_goal() -> None:
    assert {*GOALS, *SEVERAL} == {goal.key for goal in _goals() if goal_words(goal, ENGLISH)}


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (17, "12 points or more for one habitat"),
        (20, "20 points or more for each of 2 species"),
        (21, "30 points or more for one species"),
    ],
)
def test_a_goal_of_some_of_several_things_is_a_sentence(number: int, said: str) -> None:
    (goal,) = (each.goal for each in load().achievements if each.number == number)
    assert said == goal_words(goal, ENGLISH)


def test_every_starter_has_words() -> None:
    assert set(STARTERS) == {each.key for each in load().box("hex", 2).starters}


@pytest.mark.parametrize("key", OPTIONS)
def test_options_that_cannot_be_are_explained(key: str) -> None:
    assert "Z" in reason(BadOptions(key, "Z"), ENGLISH) or key == "seats"


def test_a_move_that_cannot_be_is_explained() -> None:
    assert "That is not possible now: draft 9." == reason(
        RuleError("not-now", seat=0, move="draft 9"), ENGLISH
    )
    assert "No move is called dance." == reason(BadNotation("dance"), ENGLISH)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (moves.DrawPair(TILE, Species.FOX), "Tile forests/rivers for bear/hawk, token fox"),
        (moves.Lay(Place.read("2,-1"), 4), "Lay the tile at 2,-1, turned 4"),
        (moves.Wipe("134"), "Pay nature: replace tokens 1, 3, 4"),
    ],
)
def test_how_a_move_is_said(move: Move, said: str) -> None:
    assert said == say(move, ENGLISH)


@pytest.mark.parametrize(
    ("total", "rank"), [(0, 0), (59, 0), (60, 1), (79, 2), (80, 3), (99, 4), (100, 5), (110, 6)]
)
def test_k9_the_chart_of_who_plays_alone(total: int, rank: int) -> None:
    assert RANKS[rank] == rank_words(total, ENGLISH)


def test_there_is_a_name_for_every_rank_and_for_none() -> None:
    assert len(RANKS) == len(deck().solo.chart) + 1

"""The example of the rulebook: every part of its score, and all together."""

from msgspec.structs import replace

from rollwrite.engine.score import Score
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.reasons import reasons
from rollwrite.games.cascadia.scoring.total import score_all
from rollwrite.grid.lattice import HEX
from tests.games.cascadia.landscapes import Laid, environment_of

A_CARDS = ("A",) * 5
TILES = """
-3,0 PPPWWW .  -3,1 PPPPPP .  -2,-1 RPPPRR E  -2,0 PPMMMP S  -2,1 FFFPPP H  -2,2 FFFPPP .
-1,-2 PRRRPP E  -1,-1 RRPPPR H  -1,0 PFFFPP S  -1,1 WWWFFF B  -1,2 FFFWWW B
0,-2 PPPFFF X  0,-1 RRRRRR S  0,0 MMWWWM H  0,1 WFFFWW E  0,2 FFFFFF H
1,-1 MMMRRR S  1,0 MWWWMM X  1,1 WWWFFF E  2,-1 RMMMRR B  2,0 MMWWWM X  2,1 WWWWWW E  3,-1 RRMMMR B
"""
"""Each tile: its cell, its sides from north-east on, and its token; X is a fox."""
OTHERS = ((6, 3, 6, 4, 6), (4, 3, 8, 5, 8), (3, 5, 3, 3, 3))
"""How large the corridors of the other players are."""


def _example() -> Environment:
    laid: Laid = []
    words = TILES.split()
    for cell, sides, token in zip(words[::3], words[1::3], words[2::3], strict=True):
        q, r = map(int, cell.split(","))
        species = "BESHX".find(token)
        terrain = tuple("MFPWR".index(side) for side in sides)
        laid.append(((q, r), terrain, species if species >= 0 else None))
    return replace(environment_of(laid, HEX), nature=2)


def _with_corridors(sizes: tuple[int, ...]) -> Environment:
    """Return rows of tiles, one for each habitat."""
    laid: Laid = [
        ((q, 2 * habitat), (habitat,) * 6, None)
        for habitat, size in enumerate(sizes)
        for q in range(size)
    ]
    return environment_of(laid, HEX)


def _score() -> Score:
    others = [_with_corridors(sizes) for sizes in OTHERS]
    return score_all([_example(), *others], [A_CARDS] * 4)[0]


def test_k14_the_species_of_the_example() -> None:
    score = _score()
    assert [11, 14, 12, 11, 11] == [score.points(word) for word in SPECIES_WORDS]


def test_k14_the_elk_and_foxes_of_the_example() -> None:
    found = list(reasons(_example(), A_CARDS))
    elk, foxes = (sorted(r.points for r in found if r.line == word) for word in ("elk", "fox"))
    assert ([5, 9], [3, 3, 5]) == (elk, foxes)


def test_k14_the_corridors_of_the_example() -> None:
    score = _score()
    assert [6, 4, 7, 8, 5] == [score.points(word) for word in HABITAT_WORDS]


def test_k14_the_majorities_of_the_example() -> None:
    score = _score()
    assert [2, 1, 1, 3, 0] == [score.points(f"majority-{word}") for word in HABITAT_WORDS]


def test_k14_the_example_scores_98_in_all() -> None:
    assert 98 == _score().total

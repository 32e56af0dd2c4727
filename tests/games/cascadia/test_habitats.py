"""Corridors, majorities, nature tokens, and who wins."""

from itertools import product
from random import Random

import pytest

from rollwrite.engine.score import Line, Score
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import Habitat
from rollwrite.games.cascadia.scoring.habitats import habitat_worth, habitat_worths, majorities
from rollwrite.games.cascadia.scoring.total import score_all, winners
from rollwrite.games.cascadia.setup import Corridors
from rollwrite.grid.lattice import HEX
from tests.games.cascadia.landscapes import TILES, Laid, environment_of, random_tiles
from tests.games.cascadia.oracle import habitats as slow

F, R = Habitat.FOREST, Habitat.RIVER
EAST, WEST = (F, F, F, R, R, R), (R, R, R, F, F, F)
"""Tiles with forest on their eastern and on their western sides."""


def _forest(*tiles: tuple[tuple[int, int], tuple[int, ...]]) -> tuple[int, ...]:
    laid: Laid = [(cell, sides, None) for cell, sides in tiles]
    return environment_of(laid, HEX).land.regions[F]


def _chained(chains: str) -> Environment:
    """Return forests that hang together as *chains* tells, each chain in a row of its own."""
    lengths = map(int, chains.split())
    cells = ((at, 3 * row) for row, length in enumerate(lengths) for at in range(length))
    return environment_of([(cell, (F,) * 6, None) for cell in cells], HEX)


def test_k10_tiles_join_where_both_sides_are_of_the_habitat() -> None:
    assert 2 == habitat_worth(_forest(((0, 0), EAST), ((1, 0), WEST)))


def test_k10_tiles_do_not_join_where_one_side_is_of_another_habitat() -> None:
    assert 1 == habitat_worth(_forest(((0, 0), EAST), ((1, 0), EAST)))


def test_k10_only_the_largest_corridor_counts() -> None:
    whole = (F,) * 6
    regions = _forest(*(((at, 0), whole) for at in (0, 1, 2, 5, 6, 9)))
    assert 3 == habitat_worth(regions)


def test_k10_a_habitat_without_tiles_scores_nothing() -> None:
    assert 0 == habitat_worth(())


@pytest.mark.parametrize(
    ("how", "sizes", "points"),
    [
        (Corridors.NONE, (4, 3), 0),
        (Corridors.THREES, (4, 3, 3, 2), 6),
        (Corridors.THREES, (4, 2), 0),
        (Corridors.FIVES, (4, 3), 0),
        (Corridors.FIVES, (5, 6), 6),
        (Corridors.LARGEST, (4, 3), 4),
    ],
)
def test_a_restriction_changes_what_corridors_score(
    how: Corridors, sizes: tuple[int, ...], points: int
) -> None:
    regions = [(1 << size) - 1 for size in sizes]
    assert points == habitat_worth(regions, how)


@pytest.mark.parametrize("how", Corridors)
def test_the_habitats_of_a_land_score_what_all_their_corridors_do(how: Corridors) -> None:
    for tiles in range(1, TILES):
        land = environment_of(random_tiles(Random(tiles), HEX, tiles), HEX).land
        assert [habitat_worth(each, how) for each in land.regions] == habitat_worths(land, how)


@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ((5, 4), (2, 0)),
        ((1, 2), (0, 2)),
        ((3, 3), (1, 1)),
        ((0, 0), (0, 0)),
        ((5, 4, 3), (3, 1, 0)),
        ((5, 4, 4), (3, 0, 0)),
        ((5, 5, 4), (2, 2, 0)),
        ((3, 3, 3), (1, 1, 1)),
        ((2, 0, 0), (3, 0, 0)),
        ((6, 5, 4, 3), (3, 1, 0, 0)),
        ((3, 6, 5, 5), (0, 3, 0, 0)),
        ((6, 6, 5, 4), (2, 2, 0, 0)),
        ((4, 6, 6, 6), (0, 1, 1, 1)),
        ((6, 6, 6, 6), (1, 1, 1, 1)),
    ],
)
def test_k11_a_majority_and_its_ties(sizes: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points == majorities(sizes)


CHAINS = ("3 3 3", "8")
"""How many forests hang together before each of two players."""


@pytest.mark.parametrize(
    ("how", "points", "extra"),
    [
        (Corridors.LARGEST, [3, 8], [0, 2]),
        (Corridors.THREES, [9, 0], [0, 2]),
        (Corridors.FIVES, [0, 8], [0, 2]),
        (Corridors.NONE, [0, 0], [0, 0]),
    ],
)
def test_k11_majorities_look_at_the_largest_corridor_whatever_it_scores(
    how: Corridors, points: list[int], extra: list[int]
) -> None:
    scores = score_all([_chained(chains) for chains in CHAINS], [("A",) * 5] * 2, how)
    assert (points, extra) == tuple(
        [score.points(key) for score in scores] for key in ("forest", "majority-forest")
    )


@pytest.mark.parametrize(
    ("chains", "how", "extra"),
    [
        ("3 3 3", Corridors.THREES, 0),
        ("8", Corridors.THREES, 2),
        ("6", Corridors.FIVES, 0),
        ("7", Corridors.FIVES, 2),
        ("8", Corridors.NONE, 0),
    ],
)
def test_k9_a_long_corridor_counts_alone_whatever_it_scores(
    chains: str, how: Corridors, extra: int
) -> None:
    (score,) = score_all([_chained(chains)], [("A",) * 5], how)
    assert extra == score.points("majority-forest")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k11_majorities_are_what_the_slow_rule_says(players: int) -> None:
    every = list(product(range(5), repeat=players))
    assert [tuple(slow.majorities(sizes)) for sizes in every] == [majorities(s) for s in every]


@pytest.mark.parametrize(("size", "points"), [(0, 0), (6, 0), (7, 2), (12, 2)])
def test_k9_who_plays_alone_gets_two_for_a_corridor_of_seven(size: int, points: int) -> None:
    assert (points,) == majorities((size,))


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        (((90, 0), (80, 9)), (0,)),
        (((80, 2), (80, 3), (70, 9)), (1,)),
        (((80, 3), (70, 0), (80, 3)), (0, 2)),
        (((5, 0),), (0,)),
    ],
)
def test_k12_most_points_win_then_most_nature_tokens_then_all_of_them(
    scores: tuple[tuple[int, int], ...], expected: tuple[int, ...]
) -> None:
    lines = [
        Score((Line("bear", total - nature), Line("nature", nature))) for total, nature in scores
    ]
    assert expected == winners(lines)

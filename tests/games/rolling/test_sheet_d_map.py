"""Sheet D: what holds for its map, and its score."""

from itertools import pairwise

import pytest

from rollwrite.engine.bits import members
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS
from rollwrite.games.rolling.sheet import Area, FreeHex
from tests.games.rolling.pages import Play, named

SHEET = load().sheets["hills-d"]
REGIONS = [area for area in SHEET.areas if "region" in area.tags]
EDGES = [area for area in SHEET.areas if area.key.startswith("edge-")]


@pytest.mark.parametrize("edge", EDGES, ids=lambda area: area.key)
def test_d3_every_edge_lies_between_two_adjacent_hexes(edge: Area) -> None:
    one, other = members(edge.spaces)
    assert other in _beside(one)


def _beside(hex: int) -> set[int]:
    """Return the hexes that share a side with *hex*, told by where they lie."""
    x, y = SHEET.places[hex]
    steps = {(1, 0), (-1, 0), (0.5, 1), (-0.5, 1), (0.5, -1), (-0.5, -1)}
    return {at for at, (u, v) in enumerate(SHEET.places) if (u - x, v - y) in steps}


def test_d7_the_score_has_the_sections_of_the_sheet() -> None:
    sections = ["regions", "overflow", "diversity", "same-type", "landmarks", "leftovers"]
    assert sections == [each.key for each in SHEET.score]


def test_d7_a_habitat_with_all_five_animals_scores_three_for_diversity() -> None:
    play = Play("d")
    play.card("rivers5")
    play.write("c3:bear d3:elk e8:fox f8:hawk g4:salmon")
    assert 3 == play.points("diversity")


@pytest.mark.parametrize("missing", ANIMAL_WORDS)
def test_d7_a_habitat_with_four_animals_scores_nothing_for_diversity(missing: str) -> None:
    others = [animal for animal in ANIMAL_WORDS if animal != missing]
    hexes = ("c3", "d3", "e8", "f8")
    play = Play("d")
    play.card("rivers4")
    play.write(" ".join(f"{hex}:{animal}" for hex, animal in zip(hexes, others, strict=True)))
    assert 0 == play.points("diversity")


def test_d7_diversity_counts_every_habitat_for_itself() -> None:
    play = Play("d")
    play.card("rivers5")
    play.write("c3:bear d3:elk e8:fox f8:hawk g4:salmon")
    play.card("forests5")
    play.write("b1:bear b4:elk c1:fox c4:hawk i3:salmon")
    play.card("wetlands4")
    play.write("a3:bear a4:elk b3:fox c5:hawk")
    assert 3 + 3 == play.points("diversity")


def test_d9_the_map_has_60_hexes_12_for_each_habitat() -> None:
    counts = [hexes.bit_count() for hexes in SHEET.habitats]
    assert (60, [12] * 5) == (SHEET.hexes.bit_count(), counts)


def test_d4_d9_fifteen_regions_share_the_map_out() -> None:
    shared = sorted(hex for area in REGIONS for hex in members(area.spaces))
    assert (15, list(members(SHEET.hexes))) == (len(REGIONS), shared)


@pytest.mark.parametrize("region", REGIONS, ids=lambda area: area.key)
def test_d9_a_region_is_3_to_5_hexes_in_one_piece(region: Area) -> None:
    hexes = set(members(region.spaces))
    reached = {min(hexes)}
    while more := {at for hex in reached for at in _beside(hex)} & hexes - reached:
        reached |= more
    assert (hexes, True) == (reached, 3 <= len(hexes) <= 5)


def test_d9_regions_are_worth_4_5_7_or_9() -> None:
    assert {4, 5, 7, 9} == {area.points for area in REGIONS}


def test_d9_the_points_of_regions_rise_with_their_number() -> None:
    assert all(one.points <= next_one.points for one, next_one in pairwise(REGIONS))


def test_d9_regions_are_numbered_from_1_to_15() -> None:
    assert [f"region-{number}" for number in range(1, 16)] == [area.key for area in REGIONS]


@pytest.mark.parametrize("habitat", HABITAT_WORDS)
def test_d9_there_are_at_least_two_landmarks_of_each_type(habitat: str) -> None:
    line = list(SHEET.lines).index(f"landmark-{habitat}")
    found = sum(line in area.crosses for area in EDGES)
    assert (True, found) == (found >= 2, len(SHEET.lines[f"landmark-{habitat}"]))


def test_d5_d9_every_animal_has_three_entries_each_a_free_hex_or_points() -> None:
    entries = [
        area for area in SHEET.areas if area.key.count("-") == 2 and "same-type" in area.tags
    ]
    entries = [area for area in entries if not area.key.startswith("same-row")]
    either = [bool(area.points) != (area.asks == (FreeHex(None),)) for area in entries]
    assert [True] * 15 == either


def test_d9_the_facts_know_all_free_hexes_of_the_sheet() -> None:
    free = [area.key for area in SHEET.areas if FreeHex(None) in area.asks]
    assert set(free) == named(SHEET, SHEET.groups["free"])


def test_d9_the_overflow_track_has_about_8_spaces() -> None:
    assert 7 <= len(SHEET.overflow) <= 9

"""Sheet C: what holds for its map."""

import pytest

from rollwrite.engine.bits import members
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import HABITAT_WORDS, Habitat
from rollwrite.games.rolling.sheet import OneOf
from tests.games.rolling.pages import named

SHEET = load().sheets["hills-c"]
PLAIN = ("c3", "d6", "g4")


def test_c7_the_map_has_about_60_hexes_in_one_piece() -> None:
    reached, edge = 0, 1
    while edge:
        reached |= edge
        beside = 0
        for hex in members(edge):
            beside |= SHEET.around[hex]
        edge = beside & ~reached
    assert (SHEET.hexes, True) == (reached, 55 <= SHEET.hexes.bit_count() <= 65)


def test_c7_the_river_hexes_sum_to_exactly_20() -> None:
    assert 20 == sum(SHEET.printed[hex] for hex in members(SHEET.habitats[Habitat.RIVERS]))


def test_c7_some_hexes_are_worth_4_and_the_facts_know_which() -> None:
    fours = {SHEET.names[at] for at, points in enumerate(SHEET.printed) if points == 4}
    assert (True, fours) == (len(fours) > 1, named(SHEET, SHEET.groups["four"]))


def _crossing(prefix: str) -> list[str]:
    """Return the lines whose key begins with *prefix*, once for each hex that crosses them."""
    keys = list(SHEET.lines)
    crossed = [keys[line] for area in SHEET.areas for line in area.crosses]
    return sorted(key for key in crossed if key.startswith(prefix))


def test_c7_the_map_has_at_least_12_landmarks_and_the_area_a_box_for_each() -> None:
    landmarks = _crossing("landmark-")
    boxes = {key: len(line) for key, line in SHEET.lines.items() if key.startswith("landmark-")}
    assert len(landmarks) >= 12
    assert boxes == {key: landmarks.count(key) for key in boxes}


@pytest.mark.parametrize("symbol", ["sun", "rain"])
def test_c7_the_map_has_five_suns_and_five_rains(symbol: str) -> None:
    assert (5, 5) == (len(_crossing(symbol)), len(SHEET.lines[symbol]))


def test_c7_the_map_has_exactly_two_elk_bonuses() -> None:
    elks = [area.key for area in SHEET.areas if area.gain.elk and area.spaces & SHEET.hexes]
    tagged = [area.key for area in SHEET.areas if "elk" in area.tags]
    assert (2, elks) == (len(elks), tagged)


def test_c7_the_overflow_track_has_about_8_spaces() -> None:
    assert 7 <= len(SHEET.overflow) <= 9


def test_c7_hexes_without_habitat_have_six_neighbours() -> None:
    assert {6} == {SHEET.around[SHEET.space[name]].bit_count() for name in PLAIN}


def test_c7_every_habitat_touches_the_star() -> None:
    beside = SHEET.around[SHEET.space["d4"]]
    assert [True] * len(HABITAT_WORDS) == [bool(hexes & beside) for hexes in SHEET.habitats]


def test_c3_a_column_has_four_bonuses_for_one_sun_and_one_rain() -> None:
    asks = {area.key: area.asks for area in SHEET.areas}
    columns = [(OneOf(SHEET.groups[f"weather-{number}"]),) for number in range(1, 6)]
    assert [4] * 5 == [ask.boxes.bit_count() for (ask,) in columns]
    assert [(column, column) for column in columns] == [
        (asks[f"sun-{number}"], asks[f"rain-{number}"]) for number in range(1, 6)
    ]


def test_c6_the_score_has_the_sections_of_the_sheet() -> None:
    habitats = ["rivers", "forests", "prairies", "wetlands", "mountains"]
    assert [*habitats, "overflow", "bonus", "leftovers"] == [each.key for each in SHEET.score]

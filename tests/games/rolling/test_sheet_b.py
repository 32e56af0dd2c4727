"""Sheet B: tracks, rhombi, and free hexes that follow the tracks."""

from itertools import pairwise

import pytest

from rollwrite.engine.bits import members
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import HABITAT_WORDS, Tally
from rollwrite.games.rolling.sheet import AnyAnimal, Area, FreeHex
from tests.games.rolling.pages import Play

SHEET = load().sheets["hills-b"]
RHOMBI = [area for area in SHEET.areas if "rhombus" in area.tags]
LANDMARK_BONUSES = [area for area in SHEET.areas if "landmark" in area.tags]
HEADER = (1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 20)
TRACKS = ["mountains", "forests", "prairies", "wetlands", "rivers"]


def _tracks(play: Play) -> dict[str, int]:
    """Return how many hexes of each track are circled, and of the overflow track."""
    sheet, marks = play.page.sheet, play.page.marks
    counts = {
        word: (marks & hexes).bit_count()
        for word, hexes in zip(HABITAT_WORDS, sheet.habitats, strict=True)
    }
    counts["overflow"] = (marks & sheet.groups["overflow"]).bit_count()
    return {key: count for key, count in counts.items() if count}


def test_b1_a_card_circles_as_many_hexes_as_its_size_from_the_left() -> None:
    play = Play("b")
    play.cards("mountains2")
    assert {"a1", "a2"} == play.marks


def test_b1_the_next_card_goes_on_where_the_last_one_ended() -> None:
    play = Play("b")
    play.cards("rivers1", "mountains2", "rivers2")
    assert {"a1", "a2", "e1", "e2", "e3"} == play.marks - {"landmark-rivers-1"}


def test_b1_what_does_not_fit_goes_to_the_overflow_track() -> None:
    play = Play("b")
    play.cards("forests5", "forests5", "forests5")
    assert {"forests": 12, "wetlands": 1, "overflow": 3} == _tracks(play)


def test_b1_a_card_of_a_full_track_goes_to_the_overflow_track() -> None:
    play = Play("b")
    play.cards("forests5", "forests5", "forests2", "forests2")
    assert {"forests": 12, "wetlands": 1, "overflow": 2} == _tracks(play)


def test_b2_a_rhombus_gives_its_bonus_with_the_fourth_hex() -> None:
    play = Play("b")
    play.cards("forests3", "prairies1")
    before = play.page.tally
    play.cards("prairies1")
    assert Tally(token=1) == play.page.tally.minus(before)


def test_b2_three_hexes_of_a_rhombus_give_nothing() -> None:
    play = Play("b")
    before = play.page.tally
    play.cards("forests3", "prairies1")
    assert before == play.page.tally


@pytest.mark.parametrize("cards", [("mountains3", "forests3"), ("forests3", "mountains3")])
def test_b2_a_rhombus_asks_for_no_order_of_its_tracks(cards: tuple[str, str]) -> None:
    play = Play("b")
    play.cards(*cards)
    assert (1,) == play.game.score(play.table, 0).lines[6].parts


def test_b2_one_mark_can_finish_two_rhombi() -> None:
    play = Play("b")
    play.cards("mountains3", "prairies4", "forests2")
    before = play.points("bonus")
    play.cards("forests2")
    assert 2 == play.points("bonus") - before


@pytest.mark.parametrize("rhombus", RHOMBI, ids=lambda area: area.key)
def test_b2_every_rhombus_lies_between_two_hexes_above_and_two_below(rhombus: Area) -> None:
    hexes = list(members(rhombus.spaces))
    assert [hexes[0] + step for step in (0, 1, 12, 13)] == hexes


def test_b2_every_rhombus_is_drawn_as_a_sun_or_as_a_rain() -> None:
    assert [1] * len(RHOMBI) == [("sun" in area.tags) + ("rain" in area.tags) for area in RHOMBI]


def test_b3_a_bonus_in_a_hex_is_earned_when_it_is_circled() -> None:
    play = Play("b")
    play.cards("prairies5")
    before = play.page.tally
    play.cards("prairies1")
    assert Tally(fox=2) == play.page.tally.minus(before)


def test_b3_a_landmark_hex_crosses_a_landmark_of_its_type() -> None:
    play = Play("b")
    play.cards("rivers2")
    assert {"landmark-rivers-1"} == {name for name in play.marks if "landmark" in name}


@pytest.mark.parametrize("habitat", HABITAT_WORDS)
def test_b3_a_whole_track_crosses_its_three_landmarks(habitat: str) -> None:
    play = Play("b")
    play.cards(*[f"{habitat}4"] * 3)
    crossed = {f"landmark-{habitat}-{number}" for number in (1, 2, 3)}
    assert crossed <= play.marks


def test_b4_a_free_hex_of_a_named_track_circles_its_next_hex() -> None:
    play = Play("b")
    play.cards("forests2", "mountains4")
    play.cards("mountains1")  # Its fifth hex gives one of the forests.
    assert {"mountains": 5, "forests": 3} == _tracks(play)


def test_b4_a_free_hex_of_a_full_track_goes_to_the_overflow_track_by_b1() -> None:
    play = Play("b")
    play.cards("rivers5", "rivers5", "rivers2")
    before = _tracks(play).get("overflow", 0)
    play.cards("wetlands4")  # Its fourth hex gives one of the rivers.
    assert (0, 1) == (before, _tracks(play)["overflow"])


def test_b4_a_free_hex_of_any_track_offers_the_next_hex_of_each() -> None:
    play = Play("b")
    play.cards("prairies5", "prairies5", "prairies1")
    play.cards("wetlands5", "wetlands5")
    play.card("wetlands1")  # Prairies and wetlands stand at 11: any hex.
    assert ["mark a2", "mark b1", "mark c12", "mark d12", "mark e3"] == play.legal


def test_b4_a_free_hex_of_any_track_may_go_to_a_full_one_and_so_to_the_overflow_track() -> None:
    play = Play("b")
    play.cards("prairies5", "prairies5", "prairies1")
    play.cards("wetlands5", "wetlands5")
    play.card("wetlands2")  # Prairies and wetlands stand at 11: any hex.
    assert ["mark a2", "mark b1", "mark c12", "mark e3", "mark overflow-1"] == play.legal


def test_b4_a_free_hex_earns_like_any_other() -> None:
    play = Play("b")
    play.cards("forests3", "wetlands3", "rivers1")
    # mountains 5 -> forests 4 -> wetlands 4 -> rivers 2, a landmark and a rhombus.
    play.cards("mountains5")
    assert {"mountains": 5, "forests": 4, "wetlands": 4, "rivers": 2} == _tracks(play)


def _through_all_tracks(first: str) -> Play:
    """Return a play in which one card earns an animal, and a hex of every other track in turn."""
    play = Play("b")
    play.cards("rivers3", "prairies2", "mountains4", "forests3", "wetlands3")
    play.card("wetlands5", f"take {first}")
    while play.table.turns[0].open:
        play.say("animal elk" if "animal elk" in play.legal else play.legal[0])
    return play


def test_b4_a_chain_of_free_hexes_runs_to_its_end() -> None:
    counts = {"rivers": 4, "prairies": 3, "mountains": 5, "forests": 4, "wetlands": 9}
    assert counts == _tracks(_through_all_tracks("d4"))


def test_r7_b4_a_chain_taken_first_or_last_leads_to_the_same_sheet() -> None:
    assert _through_all_tracks("d4").own == _through_all_tracks("d8").own


@pytest.mark.parametrize(("count", "points"), list(enumerate(HEADER, 1)))
def test_b5_a_track_scores_the_points_above_its_rightmost_circle(count: int, points: int) -> None:
    play = Play("b")
    play.cards(*["prairies5"] * (count // 5), *[f"prairies{count % 5}"] * (count % 5 > 0))
    assert points == play.points("prairies")


def test_b5_the_overflow_track_scores_like_a_habitat() -> None:
    play = Play("b")
    play.cards("forests5", "forests5", "forests5")
    assert 3 == play.points("overflow")


def test_b5_an_empty_sheet_scores_only_what_is_left_over() -> None:
    play = Play("b")
    lines = [line.points for line in play.game.score(play.table, 0).lines]
    assert [0] * 7 + [1] == lines


def test_b5_the_score_has_the_sections_of_the_sheet() -> None:
    assert [*TRACKS, "overflow", "bonus", "leftovers"] == [each.key for each in SHEET.score]


def test_b5_bonus_points_come_from_rhombi_and_landmarks() -> None:
    sources = {tag for area in SHEET.score[6].areas for tag in area.tags}
    assert {"rhombus", "landmark"} == sources & {"rhombus", "landmark", "habitat"}


def test_b6_there_are_12_columns_with_their_points_above_them() -> None:
    assert [(12, HEADER)] * 5 == [
        (measure.spaces.bit_count(), measure.values) for measure in SHEET.score[:5]
    ]


def test_b6_the_landmark_area_has_five_columns_of_three() -> None:
    columns = [line for key, line in SHEET.lines.items() if key.startswith("landmark-")]
    assert [3] * 5 == [len(column) for column in columns]


def test_b6_every_landmark_of_the_area_stands_on_the_map() -> None:
    crossed = [line for area in SHEET.areas for line in area.crosses]
    assert dict.fromkeys(range(1, 6), 3) == {line: crossed.count(line) for line in set(crossed)}


def test_b6_there_are_at_least_14_rhombi() -> None:
    assert len(RHOMBI) >= 14


def test_b6_rhombi_are_worth_points_animals_tokens_and_free_hexes() -> None:
    points = {area.points for area in RHOMBI}
    animals = any(area.gain.animals for area in RHOMBI)
    tokens = any(area.gain.token for area in RHOMBI)
    free = any(isinstance(ask, FreeHex) for area in RHOMBI for ask in area.asks)
    assert ({0, 1, 2}, True, True, True) == (points, animals, tokens, free)


def test_b6_at_least_two_bear_bonuses_lie_on_the_map_and_are_tagged_so() -> None:
    bears = [area for area in SHEET.areas if area.gain.bear]
    assert len(bears) >= 2
    assert bears == [area for area in SHEET.areas if "bear" in area.tags]


def test_b6_landmarks_give_any_animal_and_any_hex_and_three_points_at_least_twice() -> None:
    asks = {ask for area in LANDMARK_BONUSES for ask in area.asks}
    threes = sum(area.points == 3 for area in LANDMARK_BONUSES)
    assert ({AnyAnimal(), FreeHex(None)}, True) == (asks, threes >= 2)


def test_b8_the_tracks_are_aligned() -> None:
    columns = {tuple(SHEET.places[hex][0] for hex in track) for track in SHEET.tracks}
    (places,) = columns
    assert {1.0} == {right - left for left, right in pairwise(places)}


def test_b8_the_tracks_lie_one_below_the_other() -> None:
    rows = [{SHEET.places[hex][1] for hex in SHEET.tracks[HABITAT_WORDS.index(w)]} for w in TRACKS]
    assert [{float(row)} for row in range(5)] == rows

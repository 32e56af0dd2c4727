"""Sheet C: a map that grows from the star, sun and rain, and hexes that are surrounded."""

import pytest

from rollwrite.engine.errors import RuleError
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import Habitat, Tally
from tests.games.rolling.pages import Play, named

SHEET = load().sheets["hills-c"]
PLAIN = {"c3", "d6", "g4"}


def _after(*steps: tuple[str, str]) -> Play:
    """Return a play that completed each card with the marks beside it."""
    return _go_on(Play("c"), *steps)


def _go_on(play: Play, *steps: tuple[str, str]) -> Play:
    for card, names in steps:
        play.first()  # What the last card still asks does not matter.
        play.card(card)
        play.circle(names)
    return play


def _hexes(play: Play) -> set[str]:
    return {name for name in play.marks if "-" not in name}


def test_c1_the_star_is_circled_from_the_start() -> None:
    assert {"d4"} == Play("c").marks


def test_c1_a_mark_must_touch_a_circled_hex() -> None:
    play = Play("c")
    play.card("rivers1")
    assert ["mark c5", "mark e4"] == play.legal


def test_c1_a_hex_that_touches_nothing_is_refused() -> None:
    play = Play("c")
    play.card("rivers2")
    with pytest.raises(RuleError):
        play.say("mark b5")


def test_c1_a_mark_may_touch_one_of_the_same_card() -> None:
    play = _after(("rivers2", "c5 b5"))
    assert {"d4", "c5", "b5"} == play.marks


def test_c1_a_mark_may_touch_one_of_an_earlier_round() -> None:
    play = _after(("rivers2", "c5 b5"), ("forests1", "c4"))
    play.card("rivers1")
    assert ["mark a6", "mark e4"] == play.legal


def test_c1_only_hexes_of_the_card_s_habitat_can_be_circled() -> None:
    play = _after(("rivers3", "c5 b5 e4"))
    play.card("wetlands1")
    assert ["mark b6", "mark e5", "mark f4"] == play.legal


@pytest.mark.parametrize("card", ["mountains1", "prairies1"])
def test_c1_c6_a_hex_with_two_habitats_serves_and_scores_for_either(card: str) -> None:
    play = _after(("mountains1", "d3"), ("prairies1", "d5"))
    play.card(card)
    play.circle("d2 weather-1-1")
    scored = {key: play.points(key) for key in ("mountains", "prairies")}
    assert {"mountains": 0, "prairies": 0, card[:-1]: 1} == scored


def _with_ten_rivers() -> Play:
    return _after(("rivers5", "e4 f3 f2 g2 h1"), ("rivers5", "c5 b5 a6 a7 b7"))


def test_c2_the_last_hex_of_a_habitat_circles_four_points() -> None:
    play = _with_ten_rivers()
    before = play.points("rivers")
    play.card("rivers1")
    assert (16, 4 + 20) == (before, play.points("rivers"))


def test_c2_marks_left_when_a_habitat_is_complete_go_to_the_overflow_track() -> None:
    play = _with_ten_rivers()
    play.card("rivers3", "animal bear")
    assert {"c8", "overflow-1", "overflow-2"} <= play.marks
    assert "overflow-3" not in play.marks


def test_c2_a_card_of_a_complete_habitat_goes_to_the_overflow_track_whole() -> None:
    play = _with_ten_rivers()
    play.cards("rivers1")
    play.card("rivers2", "animal bear")
    assert {"overflow-1", "overflow-2"} == {name for name in play.marks if "overflow" in name}


def test_c2_marks_that_find_no_hex_in_an_unfinished_habitat_are_lost() -> None:
    play = _after(("mountains5", "d3 d2 c2 b1 a1 weather-1-1 weather-1-2"))
    before = play.marks
    play.card("mountains4")
    assert (before, ["done"]) == (play.marks, play.legal)


def test_c2_the_marks_that_do_find_a_hex_are_made_before_the_others_are_lost() -> None:
    play = _after(("mountains4", "d3 d2 c2 b1 weather-1-1 weather-1-2"))
    before = play.marks
    play.card("mountains4")
    assert {"a1", "landmark-mountains-1"} == play.marks - before


def test_c2_a_hex_of_two_habitats_counts_as_filled_for_both() -> None:
    play = _after(
        ("mountains1", "d3"),
        ("prairies5", "d2 d5 e6 e7 d7"),
        ("mountains5", "c2 b1 a1 e8 f7"),
    )
    play.first()
    play.cards("mountains1")
    assert (4 + 8, 2) == (play.points("mountains"), play.points("prairies"))


def test_c3_a_sun_crosses_the_first_sun_and_offers_four_bonuses() -> None:
    play = _after(("mountains1", "d3"))
    play.card("mountains1")
    offered = [f"mark weather-1-{number}" for number in (1, 2, 3, 4)]
    assert (offered, True) == (play.legal, "sun-1" in play.marks)


def test_c3_a_rain_crosses_the_first_rain_whatever_the_suns() -> None:
    play = _after(("forests3", "c4 b3 b2"))
    crossed = {name for name in play.marks if name.startswith(("sun", "rain"))}
    assert {"rain-1"} == crossed


def test_c3_the_second_symbol_of_a_column_offers_what_is_left() -> None:
    play = _after(("mountains2", "d3 d2 weather-1-3"))
    play.card("mountains1")
    assert [f"mark weather-1-{number}" for number in (1, 2, 4)] == play.legal


def test_c3_the_next_sun_crosses_the_next_column() -> None:
    play = _after(("mountains2", "d3 d2 weather-1-3"), ("prairies3", "d5 e6 e7"))
    assert [f"mark weather-2-{number}" for number in (1, 2, 3, 4)] == play.legal


def test_c3_a_bonus_of_the_area_is_gained_at_once() -> None:
    play = _after(("mountains1", "d3"))
    before = play.page.tally
    play.card("mountains1", "mark weather-1-1")
    assert Tally(salmon=2) == play.page.tally.minus(before)


def test_c4_a_landmark_hex_crosses_a_landmark_of_its_type() -> None:
    play = _after(("prairies2", "d5 e6"))
    assert {"landmark-prairies-1"} == {name for name in play.marks if "landmark" in name}


def _around_c3(last: str) -> Play:
    """Return a play with five neighbours of c3 circled, and *last* to come."""
    names = [name for name in ("c4", "b3", "b2") if name != last]
    return _after(
        ("mountains3", "d3 d2 c2 weather-1-1 weather-1-2"),
        (f"forests{len(names)}", " ".join(names)),
    )


def test_c5_the_last_of_six_neighbours_circles_the_hex_and_gives_its_bonus() -> None:
    play = _around_c3("b2")
    before = play.page.tally
    play.card("forests1")
    play.circle("b2 weather-2-3")
    assert (True, 2) == ("c3" in play.marks, play.page.tally.elk - before.elk)


def test_c5_five_neighbours_circle_nothing() -> None:
    assert "c3" not in _around_c3("b2").marks


def test_c5_a_hex_without_habitat_cannot_be_circled_by_a_card_or_a_free_hex() -> None:
    serving = 0
    for hexes in SHEET.habitats:
        serving |= hexes
    assert PLAIN | {"d4"} == named(SHEET, SHEET.hexes & ~serving)


def test_c5_a_hex_without_habitat_is_no_choice_for_a_free_hex() -> None:
    play = _around_c3("b2")
    play.cross("weather-5-3")
    play.card("rivers1", "mark c5")
    assert "mark b2" in play.legal
    assert "mark c3" not in play.legal


def test_c5_an_ordinary_hex_is_surrounded_for_its_own_habitat() -> None:
    play = _after(("rivers1", "e4"), ("prairies3", "d5 e6 f5"))
    before = play.page.tally
    play.card("wetlands1", "mark f4", "mark weather-1-1")
    gained = play.page.tally.minus(before)
    assert (True, Tally(salmon=3)) == ("e5" in play.marks, gained)


def test_c5_c6_an_ordinary_hex_that_is_surrounded_scores_for_its_habitat() -> None:
    play = _after(("forests2", "c4 b4"), ("prairies2", "d5 c6"), ("rivers1", "b5"))
    assert (True, 1 + 1) == ("c5" in play.marks, play.points("rivers"))


def test_c5_a_hex_at_the_rim_is_never_surrounded() -> None:
    play = _after(("forests4", "c4 b3 b2 a2 weather-1-1"), ("mountains4", "d3 d2 c2 b1"))
    rim = named(SHEET, SHEET.around[SHEET.space["a1"]])
    assert (True, False) == (rim <= play.marks, "a1" in play.marks)


SURROUNDING_B4 = (("forests3", "c4 b3 a4"), ("rivers2", "c5 b5"), ("prairies1", "d5"))


@pytest.mark.parametrize("habitat", ["forests", "prairies"])
def test_c5_c6_a_surrounded_hex_of_two_habitats_asks_for_which_it_counts(habitat: str) -> None:
    play = _after(*SURROUNDING_B4)
    play.card("prairies1", "mark a5")
    assert ["as b4 forests", "as b4 prairies"] == play.legal
    before = play.points(habitat)
    play.say(f"as b4 {habitat}")
    assert 1 == play.points(habitat) - before


def _before_two_rings() -> Play:
    """Return a play in which g5 is the last neighbour of both f5 and g4."""
    return _after(
        ("rivers2", "e4 f3"),
        ("wetlands2", "e5 f4 weather-1-1"),
        ("forests3", "g3 h3 h4"),
        ("prairies2", "d5 e6"),
        ("prairies1", "f6"),
        ("wetlands1", "g6 weather-2-1"),
    )


def test_c5_one_mark_can_surround_two_hexes() -> None:
    play = _before_two_rings()
    before = _hexes(play)
    play.card("wetlands1", "mark g5")
    assert {"g5", "g4", "f5"} == _hexes(play) - before


def test_c5_a_surrounded_hex_may_give_a_free_hex_that_surrounds_the_next() -> None:
    play = _go_on(_before_two_rings(), ("mountains3", "d3 d2 c2"), ("forests2", "c4 b3"))
    before = _hexes(play)
    play.card("wetlands1", "mark g5", "as f5 wetlands", "mark b2")
    assert {"g5", "g4", "f5", "b2", "c3"} == _hexes(play) - before


def test_c2_c5_a_surrounded_hex_can_complete_its_habitat() -> None:
    play = _after(
        ("rivers5", "c5 b5 a6 a7 e4"),
        ("wetlands5", "b6 c7 a8 f4 g5 weather-1-1 weather-1-2"),
        ("prairies1", "d5"),
        ("wetlands2", "f5 g6"),
    )
    play.first()
    before = play.points("wetlands")
    play.card("prairies1", "mark e6")
    assert (True, 4) == ("e5" in play.marks, play.points("wetlands") - before)


def test_e2_a_free_hex_never_goes_to_the_overflow_track_of_c() -> None:
    play = _with_ten_rivers()
    play.card("rivers4", "take overflow-3")
    hexes = {line.removeprefix("mark ") for line in play.legal}
    assert hexes <= named(SHEET, SHEET.hexes & ~SHEET.habitats[Habitat.RIVERS])


def test_c6_a_free_hex_of_two_habitats_asks_for_which_it_counts() -> None:
    play = _with_ten_rivers()
    play.card("rivers4", "take overflow-3", "mark b4")
    assert ["as b4 forests", "as b4 prairies"] == play.legal


def test_c6_a_habitat_scores_the_points_printed_on_its_circled_hexes() -> None:
    play = _after(("rivers5", "e4 f3 f2 g2 h1"))
    assert (1 + 1 + 1 + 2 + 3, 0) == (play.points("rivers"), play.points("forests"))


def test_c6_the_overflow_track_and_the_bonuses_have_their_sections() -> None:
    play = _with_ten_rivers()
    play.card("rivers5", "take overflow-1", "animal elk", "mark a5", "mark weather-1-4")
    assert (1 + 2, 1) == (play.points("overflow"), play.points("bonus"))

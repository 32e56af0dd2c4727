"""Sheet A: columns, rows, and the picks of the bonus area."""

import pytest

from rollwrite.engine.errors import RuleError
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import HABITAT_WORDS, Tally
from tests.games.rolling.pages import Play

SHEET = load().sheets["hills-a"]
PICKS = [area for area in SHEET.areas if "pick" in area.tags]
ROW_POINTS = {1: 3, 2: 4, 3: 5, 4: 6}


def test_a1_the_sheet_has_five_columns_of_four_hexes() -> None:
    assert [4] * 5 == [hexes.bit_count() for hexes in SHEET.habitats]


def test_a1_a_size_is_written_into_the_topmost_empty_hex_of_its_column() -> None:
    play = Play("a")
    play.cards("forests4", "forests2", "rivers5")
    written = {number: ink for number, ink in enumerate(play.page.ink) if ink}
    spaces = SHEET.space
    boxes = 1 << spaces["sun-1"]
    expected = {0: boxes, 4: 1 << spaces["a3"], 2: 1 << spaces["b3"], 5: 1 << spaces["a1"]}
    assert expected == written


def test_a1_a_size_made_larger_is_written_as_one_sum() -> None:
    play = Play("a", ("hills-5", "hills-4", "hills-8", "hills-10"))
    play.card("wetlands5", "reward bonus")
    assert ({"a2"}, 6) == (play.marks, play.points("row-1"))


def _with_a_full_column() -> Play:
    play = Play("a")
    play.cards(*["forests1"] * 4)
    play.reveal("forests1-elk1", gained="elk9")
    return play


def test_a2_a_fifth_card_of_a_habitat_is_not_offered() -> None:
    play = _with_a_full_column()
    assert [] == [line for line in play.legal if line.startswith("complete")]


def test_a2_a_fifth_card_of_a_habitat_is_refused() -> None:
    play = _with_a_full_column()
    with pytest.raises(RuleError):
        play.say("complete 1")


def test_a2_a_full_column_keeps_no_other_habitat_from_being_completed() -> None:
    play = Play("a")
    play.cards(*["forests1"] * 4)
    play.card("prairies2")
    assert "a4" in play.marks


def test_a2_a_second_card_of_the_round_finds_the_column_full_too() -> None:
    play = Play("a", ("hills-7", "hills-4", "hills-8", "hills-10"))
    for _ in range(3):
        play.card("forests1")
        while play.table.turns[0].open:
            play.say(play.legal[-1])  # To pass, where another card could be completed as well.
    play.card("forests1", "mark sun-1")
    assert ["done"] == play.legal


@pytest.mark.parametrize(("cards", "asked"), [(1, 0), (2, 14), (3, 0), (4, 13)])
def test_a3_the_second_and_the_fourth_hex_of_a_column_give_a_pick(cards: int, asked: int) -> None:
    play = Play("a")
    play.cards(*["prairies2"] * (cards - 1))
    play.card("prairies2")
    assert asked == sum(line.startswith("mark sun-") for line in play.legal)


@pytest.mark.parametrize(("cards", "points"), [(1, (0, 0)), (2, (1, 0)), (3, (1, 0)), (4, (1, 1))])
def test_a3_the_second_and_the_fourth_hex_circle_a_point(
    cards: int, points: tuple[int, int]
) -> None:
    play = Play("a")
    play.cards(*["prairies2"] * cards)
    assert points == (play.points("bonus-1"), play.points("bonus-2"))


def test_a3_every_option_of_the_bonus_area_can_be_picked_once() -> None:
    play = Play("a")
    play.cards("rivers1", "wetlands1")
    play.card("rivers1", "mark sun-3")
    play.card("wetlands1")
    assert "mark sun-3" not in play.legal


@pytest.mark.parametrize("number", range(14))
def test_a3_a_pick_gives_what_stands_in_it(number: int) -> None:
    play = Play("a")
    play.cards("rivers1")
    before = play.page.tally
    play.card("rivers1", f"mark sun-{number + 1}")
    area = PICKS[number]
    gained = (play.page.tally.minus(before), play.points("bonus-2"))
    assert (area.gain, area.points) == gained


def test_a3_an_exhausted_bonus_area_gives_no_pick() -> None:
    play = Play("a")
    play.cross(*(area.key for area in PICKS))
    play.cards("rivers1")
    play.card("rivers1")
    assert (["done"], 1) == (play.legal, play.points("bonus-1"))


def _with_rows(count: int, size: int = 1) -> Play:
    """Return a play with *count* whole rows; bonuses without a point are picked first."""
    play = Play("a")
    play.cards(*(f"{habitat}{size}" for _ in range(count) for habitat in HABITAT_WORDS))
    return play


@pytest.mark.parametrize("row", ROW_POINTS)
def test_a4_a_whole_row_circles_its_points(row: int) -> None:
    play = _with_rows(row, size=2)
    assert 5 * 2 + ROW_POINTS[row] == play.points(f"row-{row}")


@pytest.mark.parametrize("row", ROW_POINTS)
def test_a4_a_row_with_a_gap_circles_nothing(row: int) -> None:
    play = _with_rows(row - 1)
    play.cards(*(f"{habitat}2" for habitat in HABITAT_WORDS[:4]))
    assert 4 * 2 == play.points(f"row-{row}")


@pytest.mark.parametrize("animal", ["bear", "elk", "fox", "hawk", "salmon"])
def test_a4_a_whole_row_gives_an_animal_of_any_type(animal: str) -> None:
    play = Play("a")
    play.cards("rivers1", "wetlands1", "forests1", "prairies1")
    before = play.page.tally
    play.card("mountains1", f"animal {animal}")
    assert Tally.read(f"{animal}1") == play.page.tally.minus(before)


def test_a3_a4_a_row_and_a_column_finished_together_are_taken_in_either_order() -> None:
    play = _with_rows(1)
    play.cards("rivers1", "wetlands1", "forests1", "prairies1")
    play.card("mountains1")
    before, orders = play.table, []
    for first, answers in (
        ("take row-2", ("animal elk", "mark sun-8")),
        ("take mountains-2", ("mark sun-8", "animal elk")),
    ):
        play.table = before
        play.say(first, *answers)
        orders.append(play.page)
    assert orders[0] == orders[1]


def test_a5_the_score_has_the_sections_of_the_sheet() -> None:
    sections = ["row-1", "row-2", "bonus-1", "row-3", "row-4", "bonus-2", "leftovers"]
    assert sections == [measure.key for measure in SHEET.score]


def test_a5_points_picked_count_with_bonus_row_2() -> None:
    play = Play("a")
    play.cards("rivers1")
    play.card("rivers1", "mark sun-14")
    assert (1, 2) == (play.points("bonus-1"), play.points("bonus-2"))


def test_a5_a_whole_sheet_scores_every_section() -> None:
    play = _with_rows(4)
    play.say(f"spent {play.page.tally}")
    lines = [line.points for line in play.game.score(play.table, 0).lines]
    assert [5 + 3, 5 + 4, 5, 5 + 5, 5 + 6, 5, 0] == lines


def test_a6_the_bonus_area_has_at_least_12_options() -> None:
    assert len(PICKS) >= 12


def test_a6_one_option_is_a_hawk_and_a_fox() -> None:
    assert 1 == [area.gain for area in PICKS].count(Tally(hawk=1, fox=1))


def test_a6_some_options_are_points() -> None:
    assert 2 <= sum(area.points > 0 for area in PICKS)


def test_a8_bonus_points_are_the_column_points_and_the_points_picked() -> None:
    play = _with_rows(1)
    play.card("rivers2", "mark sun-14")
    assert 1 + 2 == facts(play.page)["line:bonus"]


def test_a8_points_of_a_column_are_its_numbers_and_its_circled_points() -> None:
    play = Play("a")
    play.cards("rivers2", "rivers3", "rivers5", "rivers4", "wetlands5")
    found = facts(play.page)
    assert (14 + 2, 5) == (found["line:column-rivers"], found["line:column-wetlands"])

"""What holds for all sheets: bonuses, overflow tracks, landmark areas, scores."""

import pytest

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import ANIMAL_WORDS, Habitat, Tally
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import FreeHex
from tests.games.rolling.pages import Play, filled, named

LETTERS = "abcd"


def _overflow(play: Play) -> list[int]:
    """Return which spaces of the overflow track are marked, counted from 1."""
    track = play.page.sheet.overflow
    return [number for number, box in enumerate(track, 1) if play.page.marks >> box & 1]


def test_e1_a_bonus_is_earned_the_moment_its_condition_holds() -> None:
    play = Play("b")
    play.cards("mountains3")
    before = play.page.tally
    play.reveal("mountains1")
    play.say("complete 1")
    assert Tally(token=1) == play.page.tally.minus(before)


def test_e1_a_bonus_is_earned_once() -> None:
    play = Play("b")
    play.cards("forests2", "prairies2")  # Their rhombus is a token.
    before = play.page.tally
    play.cards("forests1", "prairies1")
    assert before == play.page.tally


def test_e1_a_bonus_taken_is_not_offered_again() -> None:
    play = Play("a")
    play.cards("rivers1")
    play.card("rivers1", "mark sun-1")
    play.card("rivers1")
    assert ["done"] == play.legal


def test_e1_points_are_counted_at_the_end_and_not_added_to_the_tally() -> None:
    play = Play("b")
    play.cards("mountains3")
    before = play.page.tally
    play.cards("forests3")
    assert (before, 1) == (play.page.tally, play.points("bonus"))


def test_e1_nothing_but_undo_takes_a_bonus_back() -> None:
    play = Play("b")
    play.cards("mountains3")
    play.reveal("mountains1")
    before = play.own
    play.say("complete 1", "undo")
    assert before == play.own


@pytest.mark.parametrize("animal", ANIMAL_WORDS)
def test_e2_any_animal_is_the_player_s_choice(animal: str) -> None:
    play = Play("b")
    play.cards("wetlands5", "wetlands2")
    before = play.page.tally
    play.card("wetlands1", f"animal {animal}")
    assert Tally.read(f"{animal}1") == play.page.tally.minus(before)


def test_e2_animals_of_a_named_type_are_gained_without_a_question() -> None:
    play = Play("b")
    play.cards("rivers5")
    before = play.page.tally
    play.card("rivers1")
    assert (Tally(hawk=2), ["done"]) == (play.page.tally.minus(before), play.legal)


def test_e2_a_free_hex_may_earn_more() -> None:
    play = Play("b")
    play.cards("forests1", "mountains4")
    play.cards("mountains1")  # One of the forests: a landmark hex.
    assert "landmark-forests-1" in play.marks


@pytest.mark.parametrize("letter", "cd")
def test_e2_a_free_hex_of_c_and_d_may_be_of_any_habitat_only(letter: str) -> None:
    sheet = load().sheets[f"hills-{letter}"]
    free = {ask for area in sheet.areas for ask in area.asks if isinstance(ask, FreeHex)}
    assert {FreeHex(None)} == free


def test_e2_a_free_hex_of_c_that_finds_no_legal_hex_is_lost() -> None:
    play = Play("c")
    play.cards("rivers5", "rivers5", "rivers1")
    play.cards(*["prairies5", "forests5", "wetlands4", "mountains5"] * 2)
    play.cards("prairies5", "forests5")
    missing = named(play.page.sheet, play.page.sheet.hexes & ~play.page.marks)
    play.cross("weather-5-3")  # A free hex.
    before = play.marks
    play.card("rivers1")  # The card itself goes to the overflow track.
    assert (set(), {"overflow-6"}, ["done"]) == (missing, play.marks - before, play.legal)


@pytest.mark.parametrize("letter", "bcd")
def test_e3_the_overflow_track_is_filled_from_the_left(letter: str) -> None:
    play = _with_a_full_habitat(letter)
    before = _overflow(play)
    play.cards(f"{_habitat(letter)}2")
    assert ([], [1, 2]) == (before, _overflow(play))


def _habitat(letter: str) -> Habitat:
    return {"b": Habitat.RIVERS, "c": Habitat.RIVERS, "d": Habitat.PRAIRIES}[letter]


def _with_a_full_habitat(letter: str) -> Play:
    """Return a play with one whole habitat and nothing on the overflow track."""
    play, habitat = Play(letter), _habitat(letter)
    play.cards(f"{habitat}5", f"{habitat}5", f"{habitat}{1 if letter == 'c' else 2}")
    return play


@pytest.mark.parametrize("letter", "bcd")
def test_e3_marks_past_the_end_of_the_overflow_track_are_lost(letter: str) -> None:
    play = _with_a_full_habitat(letter)
    card = f"{_habitat(letter)}5"
    play.cards(card, card)
    before = play.own
    play.card(card)
    assert (before, ["done"]) == (play.own, play.legal)


@pytest.mark.parametrize("letter", "bcd")
def test_e3_a_card_that_is_lost_whole_still_counts_as_completed(letter: str) -> None:
    play = _with_a_full_habitat(letter)
    play.cards(*[f"{_habitat(letter)}5"] * 3)
    assert 6 == play.page.cards


def test_e3_a_space_of_the_overflow_track_gives_its_bonus() -> None:
    play = _with_a_full_habitat("b")
    before = play.page.tally
    play.cards("rivers2")
    assert Tally(token=1) == play.page.tally.minus(before)


def test_e4_a_landmark_crosses_the_next_of_its_column_from_the_top() -> None:
    play = Play("b")
    play.cards("wetlands3", "rivers2", "wetlands3")
    crossed = {name for name in play.marks if name.startswith("landmark")}
    assert {"landmark-wetlands-1", "landmark-wetlands-2", "landmark-rivers-1"} == crossed


def test_e4_a_whole_column_gives_its_bonus() -> None:
    play = Play("b")
    play.cards("mountains5", "mountains5")
    before = play.points("bonus")
    play.cards("mountains1")
    assert 3 == play.points("bonus") - before


def test_e4_a_whole_row_gives_its_bonus() -> None:
    play = Play("b")
    play.cards("mountains3", "forests2", "prairies4", "wetlands3")
    before = play.page.tally
    play.card("rivers2", "animal elk")
    # The row, and a rhombus of wetlands and rivers.
    gained = Tally(elk=1, token=1).plus(Tally(hawk=1, salmon=1))
    assert gained == play.page.tally.minus(before)


def test_e4_a_landmark_beyond_the_end_of_its_column_crosses_nothing() -> None:
    column = "landmark-mountains-1 landmark-mountains-2 landmark-mountains-3"
    page = filled("b", f"{column} a1 a2 a3")
    crossed = {name for name in named(page.sheet, page.marks) if name.startswith("landmark")}
    assert set(column.split()) == crossed


@pytest.mark.parametrize("letter", "bcd")
def test_e4_the_landmark_area_has_a_column_for_each_habitat(letter: str) -> None:
    lines = load().sheets[f"hills-{letter}"].lines
    columns = {key for key in lines if key.startswith("landmark-")}
    assert {f"landmark-{habitat}" for habitat in Habitat} == columns


@pytest.mark.parametrize("letter", LETTERS)
def test_e5_every_line_of_a_score_is_the_sum_of_its_reasons(letter: str) -> None:
    play = Play(letter)
    play.cards("rivers5", "wetlands4", "forests5", "prairies4", "mountains5", "rivers4")
    lines = play.game.score(play.table, 0).lines
    assert [line.points for line in lines] == [sum(line.parts) for line in lines]


@pytest.mark.parametrize("letter", LETTERS)
def test_e5_a_score_is_shown_before_the_first_card_too(letter: str) -> None:
    play = Play(letter)
    score = score_page(play.page)
    assert ({"leftovers": 1}, 1) == (
        {line.key: line.points for line in score.lines if line.points},
        score.total,
    )

"""Sheet D: animals written into hexes, regions, edges, and regions of one type."""

import pytest

from rollwrite.engine.bits import members
from rollwrite.engine.errors import RuleError
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS, Habitat, Tally
from rollwrite.games.rolling.sheet import Area
from tests.games.rolling.pages import Play

SHEET = load().sheets["hills-d"]
REGIONS = [area for area in SHEET.areas if "region" in area.tags]


def _after(*steps: tuple[str, str]) -> Play:
    """Return a play that completed each card with the animals beside it."""
    return _go_on(Play("d"), *steps)


def _go_on(play: Play, *steps: tuple[str, str]) -> Play:
    for card, words in steps:
        play.first()  # What the last card still asks does not matter.
        play.card(card)
        play.write(words)
    return play


def _all(animal: str, names: str) -> str:
    return " ".join(f"{name}:{animal}" for name in names.split())


def _rivers() -> list[str]:
    return [SHEET.names[hex] for hex in SHEET.tracks[Habitat.RIVERS]]


def test_d1_an_animal_may_be_written_anywhere_in_the_habitat() -> None:
    play = Play("d")
    play.card("rivers1-bear1-hawk1")
    offered = [f"write {name} {animal}" for name in _rivers() for animal in ("bear", "hawk")]
    assert offered == play.legal


def test_d1_an_animal_that_the_cost_does_not_ask_is_refused() -> None:
    play = Play("d")
    play.card("rivers2-bear1-hawk2")
    with pytest.raises(RuleError):
        play.say("write d3 fox")


def test_d1_a_hex_of_another_habitat_is_refused() -> None:
    play = Play("d")
    play.card("rivers2-bear1-hawk2")
    with pytest.raises(RuleError):
        play.say("write a1 bear")


def test_d1_a_filled_hex_is_refused() -> None:
    play = _after(("rivers1-bear1-hawk1", "d3:bear"))
    play.card("rivers1-bear1-hawk1")
    with pytest.raises(RuleError):
        play.say("write d3 bear")


def test_d1_an_animal_is_written_at_most_as_often_as_the_cost_asks_it() -> None:
    play = Play("d")
    play.card("rivers3-bear1-hawk2-salmon1", "write d3 bear", "write g7 hawk")
    assert {"hawk", "salmon"} == {line.split()[2] for line in play.legal}


def test_d1_types_may_mix_and_as_many_are_written_as_the_size_tells() -> None:
    play = _after(("rivers3-bear2-hawk2-salmon1", "d3:bear g7:hawk e8:bear"))
    assert ({"d3", "g7", "e8"}, ["done"]) == (play.marks, play.legal)


def test_d1_a_discount_changes_what_is_paid_and_not_what_may_be_written() -> None:
    play = Play("d")
    play.reveal("rivers2-bear1-hawk2", gained="hawk1")
    play.say("complete 1", "pay hawk2", "write d3 bear", "write e3 hawk")
    assert {"d3", "e3"} == play.marks


def test_d1_a_discount_gives_no_letter_back() -> None:
    play = Play("d")
    play.reveal("rivers3-bear1-hawk3", gained="hawk3")
    play.say("complete 1", "pay hawk3", "write d3 bear")
    assert {"hawk"} == {line.split()[2] for line in play.legal}


def _with_ten_prairies() -> Play:
    play = Play("d")
    play.cards("prairies5", "prairies5")
    return play


def test_d2_the_animals_left_when_a_habitat_is_full_go_to_the_overflow_track() -> None:
    play = _with_ten_prairies()
    play.cards("prairies4")
    full = SHEET.habitats[Habitat.PRAIRIES]
    overflow = {name for name in play.marks if name.startswith("overflow")}
    assert (0, {"overflow-1", "overflow-2"}) == (full & ~play.page.marks, overflow)


def test_d2_a_card_of_a_full_habitat_goes_to_the_overflow_track_whole() -> None:
    play = _with_ten_prairies()
    play.cards("prairies2", "prairies3")
    overflow = {name for name in play.marks if name.startswith("overflow")}
    assert {"overflow-1", "overflow-2", "overflow-3"} == overflow


def test_d3_a_bonus_between_two_hexes_is_earned_when_both_are_filled() -> None:
    play = _after(("mountains1", "a2:bear"))
    before = play.page.tally
    play.card("wetlands1", "write a3 elk")
    assert Tally(fox=1) == play.page.tally.minus(before)


def test_d3_one_filled_hex_earns_nothing_of_its_edges() -> None:
    play = Play("d")
    before = play.own
    play.card("mountains1", "write a2 bear")
    assert (before[0], before[2]) == (play.page.tally, play.page.taken)


def _filling(region: Area, letters: tuple[str, ...]) -> Play:
    """Return a play that fills *region* with *letters* in turn, one habitat after the other."""
    play, number = Play("d"), 0
    for word, hexes in zip(HABITAT_WORDS, SHEET.habitats, strict=True):
        part = list(members(region.spaces & hexes))
        if part:
            play.first()
            play.card(f"{word}{len(part)}")
        for hex in part:
            play.write(f"{SHEET.names[hex]}:{letters[number % len(letters)]}")
            number += 1
    return play


@pytest.mark.parametrize("region", REGIONS, ids=lambda area: area.key)
def test_d4_a_filled_region_circles_its_points(region: Area) -> None:
    play = _filling(region, ("bear", "elk"))
    assert region.points == play.points("regions")


def test_d4_a_region_with_a_gap_circles_nothing() -> None:
    play = _after(("rivers2", "d3:hawk e3:hawk"))
    assert 0 == play.points("regions")


def test_d4_a_filled_region_gives_its_bonus() -> None:
    play = _after(("rivers2", "d3:hawk e3:fox"))
    before = play.page.tally
    play.card("rivers1", "write e4 hawk")
    assert Tally(hawk=1) == play.page.tally.minus(before)


def test_d4_the_any_animals_of_a_region_are_asked_one_by_one() -> None:
    play = _after(("wetlands2", "e1:bear f1:elk"), ("mountains3", "e2:fox f2:fox g1:fox"))
    before = play.page.tally
    play.say("animal bear", "animal salmon")
    gained = (play.page.tally.minus(before), play.legal)
    assert (Tally(bear=1, salmon=1), ["done"]) == gained


@pytest.mark.parametrize("animal", ANIMAL_WORDS)
def test_d5_a_region_of_one_type_marks_the_first_entry_of_that_animal(animal: str) -> None:
    play = _filling(REGIONS[0], (animal,))
    assert {f"same-{animal}-1"} == {name for name in play.marks if name.startswith("same")}


def test_d5_a_region_of_two_types_marks_none() -> None:
    play = _filling(REGIONS[0], ("bear", "bear", "elk"))
    assert set() == {name for name in play.marks if name.startswith("same")}


BEAR_REGIONS = (
    ("rivers3", _all("bear", "d3 e3 e4")),
    ("mountains3", _all("bear", "a1 a2 b2")),
    ("wetlands4", _all("bear", "c5 d5 d6 e6")),
    ("prairies4", _all("bear", "h1 h2 i1 i2")),
)


@pytest.mark.parametrize(("regions", "points"), [(1, 5), (2, 5 + 6), (3, 5 + 6 + 7)])
def test_d5_the_entries_of_an_animal_are_marked_from_the_top(regions: int, points: int) -> None:
    play = _after(*BEAR_REGIONS[:regions])
    assert points == play.points("same-type")


def test_d5_a_fourth_region_of_an_animal_finds_its_entries_used_up() -> None:
    play = _after(*BEAR_REGIONS)
    assert 5 + 6 + 7 == play.points("same-type")


def _one_region_of_each(last: str) -> Play:
    return _after(
        ("rivers3", _all("bear", "d3 e3 e4")),
        ("mountains3", _all("elk", "a1 a2 b2")),
        ("prairies4", _all("fox", "h1 h2 i1 i2")),
        ("rivers2", _all(last, "c3 d4")),
        ("forests1", f"c4:{last}"),
        ("wetlands4", _all("hawk", "c5 d5 d6 e6")),
    )


def test_d5_a_full_row_of_five_gives_the_bonus_at_its_right() -> None:
    play = _one_region_of_each("salmon")
    assert 5 + 4 + 3 + 5 == play.points("same-type")


def test_d5_a_row_with_a_gap_gives_nothing() -> None:
    play = _one_region_of_each("fox")  # Its second entry is a free hex.
    assert 5 + 4 + 3 == play.points("same-type")


def test_d4_d5_region_and_same_type_are_taken_in_either_order() -> None:
    pages = []
    for answers in (
        ("take region-9", "animal elk", "write a1 fox"),
        ("take same-hawk-1", "write a1 fox", "animal elk"),
    ):
        play = _after(("forests1", "c6:hawk"), ("prairies3", _all("hawk", "c7 d7 d8")))
        play.say(*answers)
        pages.append(play.own)
    assert pages[0] == pages[1]


def test_d5_a_free_hex_may_fill_the_next_region_of_one_type_and_so_on() -> None:
    play = _after(
        ("forests3", "c4:salmon b4:fox i3:fox"),
        ("rivers1", "c3:salmon"),
        ("wetlands2", "a3:fox b3:fox"),
    )
    play.first()
    play.card("rivers3")
    play.write(_all("hawk", "d3 e3 e4"))
    play.say("write d4 salmon", "write i5 bear")  # Hawks give d4, the salmon it completes i5.
    crossed = {name for name in play.marks if name.startswith("same")}
    assert {"same-fox-1", "same-hawk-1", "same-salmon-1"} == crossed


def test_d6_a_landmark_crosses_the_topmost_uncrossed_one_of_its_type() -> None:
    play = _after(("mountains5", "a1:bear a2:elk f2:bear g2:elk b2:fox"))
    crossed = {name for name in play.marks if name.startswith("landmark")}
    assert {"landmark-mountains-1", "landmark-mountains-2"} == crossed


def test_d6_a_whole_column_of_landmarks_gives_its_points() -> None:
    play = _after(("mountains5", "a1:bear a2:elk f2:bear g2:elk g3:fox"))
    assert 2 == play.points("landmarks")


def test_d8_a_free_hex_takes_any_animal_in_any_free_hex() -> None:
    play = _after(("rivers3", _all("hawk", "d3 e3 e4")))
    free = [name for name in SHEET.names[:60] if name not in {"d3", "e3", "e4"}]
    assert [f"write {name} {animal}" for name in free for animal in ANIMAL_WORDS] == play.legal


def test_e2_a_free_hex_never_goes_to_the_overflow_track_of_d() -> None:
    play = Play("d")
    for word, hexes in zip(HABITAT_WORDS, SHEET.habitats, strict=True):
        free = [SHEET.names[at] for at in members(hexes) if not REGIONS[0].spaces >> at & 1]
        for start in range(0, len(free), 5):
            part = free[start : start + 5]
            letters = ("bear", "elk") * 3
            words = " ".join(f"{n}:{a}" for n, a in zip(part, letters, strict=False))
            _go_on(play, (f"{word}{len(part)}", words))
    _go_on(play, ("rivers3", _all("hawk", "d3 e3 e4")))
    overflow = {name for name in play.marks if name.startswith("overflow")}
    assert (0, set(), ["done"]) == (SHEET.hexes & ~play.page.marks, overflow, play.legal)

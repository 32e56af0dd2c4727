"""The tracker as it stands: who has reached what, and when."""

from itertools import pairwise

import pytest

from rollwrite.draw.leaf import Leaf
from rollwrite.draw.shapes import Text
from rollwrite.press.order import BadOrder, Order
from rollwrite.press.trails import PLAYERS, Trail
from tests.paper.papers import LIBRARY, POINT, Seen, seen, sides

DAY = "16.11.26"
LONG = "Bartholomew Maximilian Featherstonehaugh"[:40]
ADA = Trail("Ada", ((1, DAY), (7, "")), (("A", 3, DAY), ("D", 8, "")))


def _tracker(*trails: Trail) -> list[Leaf]:
    return sides(Order(what="tracker", trails=trails))


def _styled(leaf: Leaf, style: str) -> list[Seen]:
    return [each for each in seen(leaf) if each.shape.style == style]


def _said(leaf: Leaf) -> list[str]:
    return [each.shape.text for each in seen(leaf) if isinstance(each.shape, Text)]


@pytest.mark.parametrize("side", [0, 1])
def test_every_step_that_was_reached_is_ticked(side: int) -> None:
    assert 2 == len(_styled(_tracker(ADA)[side], "tick"))


@pytest.mark.parametrize("side", [0, 1])
def test_the_day_stands_with_its_step_if_it_is_known(side: int) -> None:
    assert 1 == _said(_tracker(ADA)[side]).count(DAY)


def test_a_step_is_ticked_in_the_trail_of_whoever_reached_it() -> None:
    others = [Trail(name) for name in ("Ben", "Cid", "Dora")]
    (tick,) = _styled(_tracker(*others, Trail("Eve", ((20, ""),)))[0], "tick")
    (name,) = (each for each in seen(_tracker(*others, Trail("Eve"))[0]) if _is(each, "Eve"))
    here, there = tick.room(), name.room()
    assert here is not None
    assert there is not None
    assert abs(here.left + here.width / 2 - there.left - there.width / 2) < 1


def _is(each: Seen, text: str) -> bool:
    return isinstance(each.shape, Text) and each.shape.text == text


def test_what_lies_ahead_has_an_empty_circle() -> None:
    steps = len(LIBRARY.scenarios)
    boxes = [room for each in _styled(_tracker()[0], "box") if (room := each.room())]
    assert PLAYERS * steps == sum(room.left > 130 for room in boxes)


@pytest.mark.parametrize(("people", "leaves"), [(0, 2), (1, 2), (5, 2), (6, 4), (11, 6)])
def test_there_are_five_trails_on_a_tracker(people: int, leaves: int) -> None:
    assert leaves == len(_tracker(*[Trail(f"P{at}") for at in range(people)]))


def test_names_alone_head_the_trails_of_one_tracker() -> None:
    leaf, *_ = sides(Order(what="tracker", names=("Ada", "Zofia")))
    assert {"Ada", "Zofia"} <= set(_said(leaf))


@pytest.mark.parametrize("side", [0, 1])
def test_a_long_name_stays_above_its_trail(side: int) -> None:
    leaf = _tracker(*[Trail(LONG, ((1, DAY),))] * PLAYERS)[side]
    rooms = [room for each in _styled(leaf, "written-middle") if (room := each.room())]
    rows = sorted({round(room.top, 1) for room in rooms})
    assert len(rooms) > len(rows) > 0
    for row in rows:
        line = sorted((room for room in rooms if round(room.top, 1) == row), key=lambda at: at.left)
        assert all(one.right <= two.left for one, two in pairwise(line))


def test_nothing_that_is_filled_in_is_smaller_than_seven_points() -> None:
    sizes = [
        each.shape.size * each.scale / POINT
        for leaf in _tracker(ADA, Trail(LONG, ADA.scenarios, ADA.achievements))
        for each in _styled(leaf, "written-middle")
        if isinstance(each.shape, Text)
    ]
    assert min(sizes) >= 7


def test_a_name_that_cannot_be_printed_is_refused() -> None:
    with pytest.raises(BadOrder):
        _tracker(Trail("🦊"))

"""Packs: several orders in one document, and what they cost in paper."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from rollwrite.draw.leaf import Leaf
from rollwrite.draw.paper import MODES
from rollwrite.draw.shapes import Text
from rollwrite.i18n import words
from rollwrite.press.compose import FLIPS, LONG, NONE
from rollwrite.press.order import Order
from rollwrite.press.pack import estimate, pack, so_many, title_of
from rollwrite.press.things import KEEPSAKE, THINGS
from tests.paper.papers import LIBRARY, seen, sides

_ = words("en")
OFFERED = [what for what in THINGS if what != KEEPSAKE]


def _order(what: str, **more: object) -> Order:
    return replace(Order(what=what, sheets=("A", "C"), scenario=7, copies=3), **more)


def _packed(*orders: Order) -> list[Leaf]:
    return list(pack(orders, LIBRARY, _))


@pytest.mark.parametrize("flip", FLIPS)
@pytest.mark.parametrize("what", OFFERED)
def test_a_pack_has_as_many_sides_as_was_said_before(what: str, flip: str) -> None:
    orders = (_order("rules", flip=flip), _order(what, flip=flip))
    assert len(_packed(*orders)) == estimate(orders, LIBRARY, _).sides


@pytest.mark.parametrize("mode", MODES)
def test_what_it_costs_is_known_in_every_mode(mode: str) -> None:
    order = _order("sheet", mode=mode, flip=LONG)
    assert len(sides(order)) == estimate((order,), LIBRARY, _).sides


@pytest.mark.parametrize(
    ("what", "one_sided", "duplex"),
    [("sheet", 6, 3), ("tally", 3, 2), ("aid", 2, 1), ("dice", 3, 2)],
)
def test_both_sides_take_half_the_paper(what: str, one_sided: int, duplex: int) -> None:
    guess = estimate((_order(what),), LIBRARY, _)
    assert (one_sided, duplex) == (guess.one_sided, guess.duplex)


@pytest.mark.parametrize(
    ("sheets", "copies", "one_sided", "duplex"),
    [("A", 1, 1, 1), ("ABCD", 1, 2, 1), ("ABC", 1, 2, 1), ("AB", 3, 3, 2)],
)
def test_small_sheets_take_half_the_paper(
    sheets: str, copies: int, one_sided: int, duplex: int
) -> None:
    guess = estimate((_order("sheet", sheets=tuple(sheets), up=2, copies=copies),), LIBRARY, _)
    assert (one_sided, duplex) == (guess.one_sided, guess.duplex)


def _fronts(leaves: list[Leaf]) -> Iterator[int]:
    """Yield where another thing begins than before."""
    titles = ["", *(leaf.title for leaf in leaves)]
    yield from (at for at, (one, two) in enumerate(pairwise(titles)) if two and one != two)


@pytest.mark.parametrize("flip", [flip for flip in FLIPS if flip != NONE])
def test_each_thing_begins_on_a_sheet_of_paper_of_its_own(flip: str) -> None:
    orders = [_order(what, copies=1, sheets=("A",), flip=flip) for what in OFFERED]
    assert [] == [at for at in _fronts(_packed(*orders)) if at % 2]


def test_the_cards_of_a_scenario_have_their_backs_behind_them() -> None:
    leaves = _packed(_order("scenario", copies=1, flip=LONG))
    backs = [any(each.shape.style == "back" for each in seen(leaf)) for leaf in leaves]
    assert [False, True, False] == backs


@pytest.mark.parametrize(
    ("order", "letters"),
    [
        (Order(what="sheet", sheets=tuple("ABCD"), up=2), ["AB", "CD"]),
        (Order(what="sheet", sheets=tuple("ABC"), up=2), ["AB", "CC"]),
        (Order(what="sheet", sheets=tuple("AB"), up=2, copies=3), ["AA", "AB", "BB"]),
        (Order(what="scenario", scenario=3, up=2, flip=NONE), ["CC", ""]),
    ],
)
def test_of_small_sheets_there_are_always_two_on_a_side(order: Order, letters: list[str]) -> None:
    plates = [[each.shape for each in seen(leaf)] for leaf in sides(order)]
    assert letters == [
        "".join(each.text for each in shapes if isinstance(each, Text) and each.style == "letter")
        for shapes in plates
    ]


@pytest.mark.parametrize("what", ["aid", "family-aid", "tally"])
def test_a_second_copy_fills_up_a_side_and_has_no_name(what: str) -> None:
    (leaf,) = sides(Order(what=what, up=2, names=("Ada",)))
    texts = [each.shape.text for each in seen(leaf) if isinstance(each.shape, Text)]
    named = sum(text == "Ada" for text in texts)
    assert (2, what == "tally") == (texts.count(title_of((Order(what=what),), LIBRARY, _)), named)


def test_printed_on_one_side_no_paper_stays_empty() -> None:
    leaves = _packed(*(_order(what, flip=NONE) for what in OFFERED))
    assert [] == [leaf for leaf in leaves if not leaf.placed]


@pytest.mark.parametrize(
    ("what", "copies"), [("sheet", 4), ("tally", 4), ("aid", 4), ("cards", 1), ("dice", 1)]
)
def test_players_have_one_each_of_what_they_do_not_share(what: str, copies: int) -> None:
    assert copies == so_many(Order(what=what), 4, players=True).copies


@pytest.mark.parametrize(("what", "copies"), [("sheet", 3), ("dice", 2), ("tracker", 2)])
def test_who_is_named_has_a_copy_of_what_is_not_shared(what: str, copies: int) -> None:
    order = Order(what=what, names=("Ada", "Bo", "Cy"))
    assert copies == so_many(order, 2).copies


def test_five_names_share_a_tracker() -> None:
    order = so_many(Order(what="tracker", names=tuple("ABCDEF")), 1)
    assert 4 == len(sides(order))


def test_each_thing_of_a_pack_is_inked_in_its_own_way() -> None:
    orders = (_order("dice", mode="mono"), _order("sheet", mode="colour", sheets=("A",)))
    modes = [leaf.mode for leaf in _packed(*(replace(each, flip=NONE) for each in orders))]
    assert [MODES["mono"]] * 3 + [MODES["colour"]] * 3 == modes


def test_a_pack_is_called_after_all_that_is_in_it() -> None:
    orders = (_order("sheet"), _order("dice"))
    assert "Sheet A, Zumwalt Prairie; Sheet C, Palouse; Ordinary dice" == title_of(
        orders, LIBRARY, _
    )

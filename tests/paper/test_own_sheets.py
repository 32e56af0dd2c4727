"""Sheets that nobody has seen before are printed from their data alone."""

from pathlib import Path

import pytest

from rollwrite.draw.shapes import Group
from rollwrite.games.rolling.library import Library, load
from rollwrite.i18n import ENGLISH
from rollwrite.press.order import Order
from rollwrite.press.press import press
from tests.draw.test_own_sheets import HEAD, LEFTMOST, TOPMOST, TOUCHING
from tests.paper.papers import seen

SIMPLE = """
fill = "touching"
start = "a1"
map = "* R W F"
score = [{ key = "leftovers", kind = "leftovers", values = [5] }]
"""
LINES = f"""{SIMPLE}
[[line]]
key = "overflow"
boxes = 4
[[line]]
key = "ladder"
boxes = 3
"""


@pytest.fixture(params=[TOPMOST, LEFTMOST, TOUCHING, SIMPLE, LINES])
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Library:
    """Return all data with an own sheet among them."""
    (tmp_path / "own.toml").write_text(HEAD + request.param, encoding="utf-8")
    return load(tmp_path)


@pytest.mark.parametrize(("up", "mode"), [(1, "colour"), (2, "low-ink"), (1, "large")])
def test_every_space_of_an_own_sheet_is_printed_once_a_copy(
    library: Library, up: int, mode: str
) -> None:
    order = Order(what="sheet", sheets=("own",), up=up, mode=mode)
    shown = [
        each.shape.name
        for leaf in press(order, library, ENGLISH)
        for each in seen(leaf)
        if isinstance(each.shape, Group) and each.shape.name
    ]
    assert sorted(library.sheets["own"].names * up) == sorted(shown)


@pytest.mark.parametrize("what", ["rules", "sheet-tally", "tally", "tracker"])
def test_whatever_else_there_is_can_be_had_for_an_own_sheet(library: Library, what: str) -> None:
    order = Order(what=what, sheets=("own",))
    leaves = list(press(order, library, ENGLISH))
    assert leaves
    assert all(leaf.placed for leaf in leaves)

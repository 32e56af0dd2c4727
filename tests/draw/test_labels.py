"""What signs and places are called, for those who listen to a sheet."""

from __future__ import annotations

import re

import pytest

from rollwrite.draw.labels import badge_label
from rollwrite.draw.live import sheet_svg
from rollwrite.draw.scene import scene_of
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.moves import Mark
from rollwrite.i18n import words


@pytest.mark.parametrize(
    ("sheet", "start"),
    [
        ("hills-a", "row 1, earns 3 points"),
        ("hills-a", "column bonus: rivers, earns 1 point"),
        ("hills-b", "between a2, a3, b2, b3, earns 1 point"),
        ("hills-c", "rivers, earns 4 points"),
        ("hills-d", "between b1, b2, earns 2 salmon"),
    ],
)
def test_a_sign_says_where_it_stands(sheet: str, start: str) -> None:
    board = scene_of(load().sheets[sheet], words("en")).board
    said = [badge_label(board, badge.area, taken=False) for badge in board.badges]
    assert any(each.startswith(start) for each in said)


def test_a_place_that_can_be_tapped_is_read_once() -> None:
    drawn = sheet_svg(load().sheets["hills-c"], words("en"), legal=(Mark("c5"),))
    said = re.findall(r'<(use|g)((?:(?!>).)*aria-label="[^"]*\bc5,[^"]*")', drawn)
    assert [("use", True), ("g", False)] == [
        (name, 'aria-hidden="true"' in attributes) for name, attributes in said
    ]

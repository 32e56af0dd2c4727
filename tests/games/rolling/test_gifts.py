"""What an area gives, in words."""

from __future__ import annotations

from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.sheet import OneOf
from rollwrite.games.rolling.words.gifts import choice
from rollwrite.i18n import ENGLISH
from tests.games.rolling.situations import LIBRARY


def test_bonuses_to_choose_from_are_named_so_that_two_groups_are_told_apart() -> None:
    """C3."""
    page = prepare(LIBRARY, Options(sheet="hills-c")).start().turns[0].on
    areas = [area for area in page.sheet.areas if any(isinstance(ask, OneOf) for ask in area.asks)]
    groups = {area.asks: choice(area, page, ENGLISH) for area in areas}
    assert (True, len(groups)) == (len(groups) > 1, len(set(groups.values())))

"""The drawn trail: steps that a thumb can tell apart, filled in their order."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from rollwrite.draw.climb import Climber, climb_svg
from rollwrite.draw.scenery import HEIGHT, WIDTH
from rollwrite.draw.trail import CHECK, PLACES, REACH, STAR, STEPS, Footprint, trail_svg, way
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import steps

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*kinds: str) -> ElementTree.Element:
    """Return a trail whose first steps are filled with *kinds*."""
    every = [*kinds, *[""] * (STEPS - len(kinds))]
    marks = [Footprint(kind, f"step <{at}>", f"#step-{at}") for at, kind in enumerate(every)]
    text = trail_svg(marks, 'A "trail"').replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1)
    return ElementTree.fromstring(text)


def test_there_is_a_place_for_every_scenario_and_achievement() -> None:
    assert len(steps(load())) == STEPS


def test_no_two_steps_are_nearer_than_a_thumb_is_wide() -> None:
    near = [pair for pair in combinations(PLACES, 2) if hypot(*_apart(*pair)) < 2 * REACH]
    assert [] == near


def test_a_step_is_as_large_as_a_thumb_on_a_narrow_phone() -> None:
    assert 44 <= 2 * REACH * 360 / WIDTH


def test_every_step_lies_in_the_picture() -> None:
    inside = [REACH / 2 < x < WIDTH - REACH / 2 and REACH < y < HEIGHT - REACH for x, y in PLACES]
    assert all(inside)


@pytest.mark.parametrize("count", [0, 1, 18, STEPS])
def test_the_step_after_the_last_filled_one_is_ringed(count: int) -> None:
    looks = [each.get("class", "") for each in drawn(*[CHECK] * count).iter(f"{SVG}a")]
    assert [count] * (count < STEPS) == [at for at, look in enumerate(looks) if "next" in look]


def test_a_star_is_a_scenario_and_a_check_an_achievement() -> None:
    looks = [each.get("class", "").split()[1] for each in drawn(STAR, CHECK).iter(f"{SVG}a")]
    assert [STAR, CHECK, *["ahead"] * (STEPS - 2)] == looks


def test_every_step_is_a_link_with_words() -> None:
    links = [(each.get("href"), each.get("aria-label")) for each in drawn().iter(f"{SVG}a")]
    assert [(f"#step-{at}", f"step <{at}>") for at in range(STEPS)] == links


def test_the_path_ends_at_the_last_filled_step() -> None:
    x, y = PLACES[6]
    assert way(7).endswith(f"{x} {y}")


def test_what_lay_ahead_of_fresh_steps_reaches_from_the_step_before_to_the_last() -> None:
    marks = [Footprint(CHECK, "", "", at > 3) for at in range(7)]
    (gone,) = [each for each in trail_svg(marks, "").split("<path ") if 'class="path gone"' in each]
    (x, y), (to, up) = PLACES[3], PLACES[6]
    assert f'd="M{x} {y}L' in gone
    assert f'{to} {up}"' in gone


def test_a_group_climbs_side_by_side() -> None:
    people = [Climber(name, name[0], (CHECK,) * 3, f"{name}: 3") for name in ("Ada", "Jonas <3")]
    text = climb_svg(people, "Group").replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1)
    groups = [each.get("aria-label") for each in ElementTree.fromstring(text).iter(f"{SVG}g")]
    assert ["Ada: 3", "Jonas <3: 3"] == [label for label in groups if label]


def _apart(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return one[0] - other[0], one[1] - other[1]

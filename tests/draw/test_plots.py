"""Plots with honest axes: nought is at the bottom, and twice the points are twice as high."""

from __future__ import annotations

from xml.etree import ElementTree

from rollwrite.draw.plots import Dot, Mark, Plot, plot_svg

SVG = "{http://www.w3.org/2000/svg}"


def drawn(plot: Plot) -> ElementTree.Element:
    """Return *plot* as it stands on a page."""
    text = plot_svg(plot, "p").replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1)
    return ElementTree.fromstring(text)


def single(points: int) -> Dot:
    """Return one game."""
    return Dot(1, points, points, points)


def test_twice_the_points_are_twice_as_high() -> None:
    dots = tuple(map(single, (0, 30, 60)))
    ys = [float(each.get("cy", "")) for each in drawn(Plot("t", "d", dots)).iter(f"{SVG}circle")]
    assert round(2 * (ys[0] - ys[1]), 1) == round(ys[0] - ys[2], 1)


def test_the_axis_begins_at_nought_and_ends_above_the_best() -> None:
    texts = drawn(Plot("t", "d", (single(97),))).iter(f"{SVG}text")
    figures = [int(each.text or "") for each in texts if each.get("class") == "figure"]
    assert [0, 20, 40, 60, 80, 100, 120] == figures


def test_many_games_at_once_show_their_span() -> None:
    paths = drawn(Plot("t", "d", (Dot(5, 30, 42.5, 60), single(40)))).iter(f"{SVG}path")
    assert 1 == sum(each.get("class") == "span" for each in paths)


def test_achievements_are_lines_across_as_far_as_they_are_in_reach() -> None:
    marks = (Mark(70, "B1: 70"), Mark(85, "B2: 85"), Mark(100, "B3: 100"))
    paths = drawn(Plot("t", "d", (single(60),), marks)).iter(f"{SVG}path")
    assert 1 == sum(each.get("class") == "mark" for each in paths)


def test_a_plot_has_a_title_and_a_description() -> None:
    root = drawn(Plot("Scores <A>", "Best 60", (single(60),)))
    named = {each.get("id"): each.text for each in root if each.get("id")}
    assert ({"p-title": "Scores <A>", "p-desc": "Best 60"}, "p-title p-desc") == (
        named,
        root.get("aria-labelledby"),
    )


def test_a_plot_of_no_games_is_empty_and_whole() -> None:
    assert [] == list(drawn(Plot("t", "d", ())).iter(f"{SVG}circle"))

"""Drawings for tests: every sheet, positions of games on it, and what a drawing is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from rollwrite.bots.rolling.expert import ExpertPlayer
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Point, Polygon, Shape, Text
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Sheet

Position = tuple[Page, tuple[Move, ...]]
SHEETS = {sheet.letter: sheet for sheet in load().sheets.values()}
of_every_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
PIXELS = 4
"""Pixels to the millimetre on a phone 390 pixels wide."""
SVG = "{http://www.w3.org/2000/svg}"
PLACED = {"mark", "write", "as", "take"}
"""The verbs of moves that name a place on the sheet."""
POINTS = {"M": 1, "m": 1, "l": 1, "L": 1, "q": 2, "c": 3}


@cache
def positions(sheet: Sheet, seed: int = 1) -> tuple[Position, ...]:
    """Return every page of a game that an expert plays, with the moves that are legal there."""
    return tuple(_played(sheet, seed))


def _played(sheet: Sheet, seed: int) -> Iterator[Position]:
    game = prepare(load(), Options(sheet=sheet.key))
    table, dealer, player = game.start(), Dealer(Random(seed)), ExpertPlayer()
    while actors := game.actors(table):
        asked = game.asked(table, actors[0])
        if asked is not None and asked.chance:
            table = game.play(table, actors[0], dealer.choose(game, table, actors[0]))
        else:
            yield table.turns[0].on, tuple(game.legal(table, 0))
            table = game.play(table, 0, player.choose(game, table, 0))


@cache
def asking_for_a_place(sheet: Sheet) -> tuple[Position, ...]:
    """Return the positions of some games in which there is something to mark on the sheet."""
    return tuple(
        (page, legal)
        for seed in (1, 2)
        for page, legal in positions(sheet, seed)
        if any(move.verb in PLACED for move in legal)
    )


def final_page(sheet: Sheet, seed: int = 1) -> Page:
    """Return the page with which such a game ends."""
    *_, (page, _legal) = positions(sheet, seed)
    return page


def shapes_of(drawing: Drawing) -> Iterator[tuple[Shape, float, float]]:
    """Yield every shape with how far its group has moved it."""
    yield from _inner(drawing.shapes, 0, 0)


def _inner(shapes: tuple[Shape, ...], x: float, y: float) -> Iterator[tuple[Shape, float, float]]:
    for shape in shapes:
        yield shape, x, y
        if isinstance(shape, Group):
            yield from _inner(shape.shapes, x + shape.x, y + shape.y)


def groups_by_name(drawing: Drawing) -> dict[str, list[Group]]:
    """Return the groups that show a space, by its name."""
    found: dict[str, list[Group]] = {}
    for shape, _, _ in shapes_of(drawing):
        if isinstance(shape, Group) and shape.name:
            found.setdefault(shape.name, []).append(shape)
    return found


def reach(shape: Shape) -> list[Point]:
    """Return points that *shape* does not go beyond."""
    match shape:
        case Polygon(points):
            return list(points)
        case Path(d):
            return list(_path_points(d))
        case Text(x, y, size, text):
            wide = len(text) * size * 0.6
            before = wide / 2 if re.search(r"figure|code|point|chip", shape.style) else 0
            before = wide if shape.style == "count" else before
            return [(x - before, y - size / 2), (x - before + wide, y + size / 2)]
        case Icon(_, x, y, size):
            return [(x - size / 2, y - size / 2), (x + size / 2, y + size / 2)]
    return []


def _path_points(d: str) -> Iterator[Point]:
    x = y = 0.0
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        numbers = [float(text) for text in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", rest)]
        if letter == "h":
            x += numbers[0]
            yield x, y
        elif letter != "z":
            assert len(numbers) == 2 * POINTS[letter], d
            places = list(zip(numbers[::2], numbers[1::2], strict=True))
            start = (0.0, 0.0) if letter.isupper() else (x, y)
            yield from ((start[0] + right, start[1] + down) for right, down in places)
            x, y = start[0] + places[-1][0], start[1] + places[-1][1]


def elements(svg: str) -> list[ElementTree.Element]:
    """Return every element of *svg*; raise ParseError when it is not well formed."""
    return list(ElementTree.fromstring(svg).iter())

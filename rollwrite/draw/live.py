"""Sheets on the screens of a game: looks sent once with a page, then only what refers to them."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.draw.board import Badge, Frame, Head, Spot
from rollwrite.draw.css import PREFIX
from rollwrite.draw.geometry import number
from rollwrite.draw.ghosts import draw_ghosts
from rollwrite.draw.labels import count_words
from rollwrite.draw.markup import button, quoted
from rollwrite.draw.scene import Part, Scene, draw_fold, scene_of
from rollwrite.draw.shapes import Shape
from rollwrite.draw.sheet import draw_counts, title
from rollwrite.draw.taps import find_taps, said_moves, written_moves
from rollwrite.draw.written import Written
from rollwrite.engine.bits import bitset
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import Words, capital


def sheet_defs(sheet: Sheet, words: Words) -> str:
    """Return the looks of *sheet*, to be sent once with a page that shows it."""
    defs = scene_of(sheet, words).defs
    return f'<svg class="defs" aria-hidden="true"><defs>{defs}</defs></svg>'


def sheet_svg(
    sheet: Sheet, words: Words, page: Page | None = None, legal: Iterable[Move] = ()
) -> str:
    """Return *sheet* with what *page* holds and taps for *legal* moves, and what is folded."""
    scene = scene_of(sheet, words)
    shown = _Shown(scene, page, tuple(legal))
    map, main, folds = scene.parts
    svg = shown.svg(main, shown.map(map) if map else "")
    return svg + (shown.folds(folds) if folds else "")


class _Shown:
    """A page on a scene, part by part."""

    def __init__(self, scene: Scene, page: Page | None, legal: tuple[Move, ...]) -> None:
        self._scene, self._board = scene, scene.board
        self._written = Written(page)
        self._inks = self._written.inks(scene.board.sheet)
        self._found = find_taps(scene.board, legal)
        self._moving = bool(legal)
        self._hints: list[Shape] = []
        if page is not None:
            self._hints += draw_ghosts(scene.board, legal, page)
            self._hints += draw_counts(scene.board, page)

    def svg(self, part: Part, map: str) -> str:
        """Return the part that is always shown, with the *map* in it."""
        scene, board = self._scene, self._board
        head = f'<svg class="sheet" viewBox="{_box(part.frame)}" role="group"'
        more = f' data-map="{_box(board.map)}"' if board.map else ""
        if board.map or self._moving:
            # Tracks come closer for a thumb; where there is nothing to do, all of them is seen.
            spot = board.spot(0)
            more += f' data-hex="{number(min(spot.width, spot.height))}"'
        inner = (
            scene.still(board.under),
            _heads(part),
            self._spaces(part),
            scene.markup.write(self._hints),
            scene.still(board.over),
            self._signs(part),
            self._taps((*part.spots, *part.badges)),
        )
        return f'{head}{more} aria-label="{quoted(title(board))}">{map}{"".join(inner)}</svg>'

    def map(self, part: Part) -> str:
        """Return the hexes of a map; the signs on the borders of regions stay above the rings."""
        frame = part.frame
        size = f'width="{number(frame.width)}" height="{number(frame.height)}"'
        inner = [self._spaces(part), self._scene.borders]
        signs = self._signs(part) + self._numbers()
        above = f'<g class="{PREFIX}above">{signs}</g>' if signs else ""
        inner += [self._taps(part.spots), above, self._taps(part.badges)]
        return f'<svg class="map" {size} viewBox="{_box(frame)}">{"".join(inner)}</svg>'

    def folds(self, parts: Iterable[Part]) -> str:
        """Return what a phone shows when it is asked to; what can be tapped stands open."""
        return f'<div class="folds">{"".join(map(self._fold, parts))}</div>'

    def _fold(self, part: Part) -> str:
        frame, scene = part.frame, self._scene
        spaces = bitset(spot.space for spot in part.spots)
        count = count_words(spaces & self._written.marks, spaces, self._board.words)
        taps = self._taps((*part.spots, *part.badges))
        opened = ' open=""' if taps else ""
        still = scene.still(self._board.under) + _heads(part)
        inner = still + self._spaces(part) + self._signs(part) + taps
        sign = (
            f'<svg viewBox="-6 -6 12 12" aria-hidden="true">{scene.still(draw_fold(frame))}</svg>'
        )
        name = quoted(capital(frame.title))
        return (
            f'<details class="fold" data-fold="{quoted(frame.key)}"{opened}>'
            f"<summary>{sign}<span>{name}</span> <b>{quoted(count)}</b></summary>"
            f'<svg class="sheet" viewBox="{_box(frame)}">{inner}</svg></details>'
        )

    def _spaces(self, part: Part) -> str:
        space, inks, found = self._scene.space, self._inks, self._found
        return "".join([space(spot, inks[spot.space], lit=spot in found) for spot in part.spots])

    def _signs(self, part: Part) -> str:
        sign, taken = self._scene.sign, self._written.taken
        return "".join([sign(badge, taken=taken(badge.area)) for badge in part.badges])

    def _numbers(self) -> str:
        chip, taken = self._scene.number, self._written.taken
        return "".join([chip(area, full=taken(area)) for area, _ in self._board.numbers])

    def _taps(self, places: Iterable[Spot | Badge]) -> str:
        taps = "".join([self._tap(place) for place in places if place in self._found])
        return f'<g class="{PREFIX}taps">{taps}</g>' if taps else ""

    def _tap(self, place: Spot | Badge) -> str:
        moves = self._found[place]
        said = said_moves(self._board, place, moves, self._written)
        middle = f'data-x="{number(place.x)}" data-y="{number(place.y)}"'
        head = f'<g{button(written_moves(moves))} {middle} aria-label="{quoted(said)}">'
        return f"{head}{self._scene.ring(place)}</g>"


def _heads(part: Part) -> str:
    """Return what is asked by a tap on a sign that no page changes; nothing of it is seen."""
    return "".join(map(_head, part.heads))


def _head(head: Head) -> str:
    x, y = head.x - head.width / 2, head.y - head.height / 2
    room = f'x="{number(x)}" y="{number(y)}" width="{number(head.width)}"'
    room += f' height="{number(head.height)}"'
    said = f'role="img" aria-label="{quoted(head.said)}"'
    return f'<rect {room} fill="none" pointer-events="all" {said}/>'


def _box(frame: Frame) -> str:
    return " ".join(map(number, (frame.x, frame.y, frame.width, frame.height)))

"""Sheets of columns and of tracks."""

from __future__ import annotations

from rollwrite.cli.canvas import Lines, Row
from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.rolling.colours import BARE, FREE
from rollwrite.cli.rolling.signs import CIRCLE, EMPTY, HAD, sign, sign_at
from rollwrite.cli.rolling.view import View
from rollwrite.engine.bits import bitset, members
from rollwrite.games.rolling.nature import HABITATS, Habitat
from rollwrite.games.rolling.sheet import Area, Counting
from rollwrite.games.rolling.words.names import HABITAT_CODES, HABITAT_NAMES

COLUMN, TRACK, LABEL = 13, 4, 5
NARROW = 11
"""Columns into which a hex of the map goes with all that is written there."""
ENDS = 3
"""Columns for what a row of the map gives."""


def draw_columns(view: View, width: int) -> Lines:
    """Return a sheet whose columns are filled from the top, numbers in its hexes (A1)."""
    order = _in_order(view)
    column = max(NARROW, min(COLUMN, (width - ENDS) // len(order)))
    head = Row()
    for at, habitat in enumerate(order):
        name = view.words(HABITAT_NAMES[habitat])
        head.put(at * column, name[: column - 1].center(column - 1), FREE[habitat])
    lines = [head.text()]
    for depth in range(max(len(track) for track in view.sheet.tracks)):
        row = Row()
        spaces = [view.sheet.tracks[habitat][depth] for habitat in order]
        for at, space in enumerate(spaces):
            shown = _numbered(view, space, depth).ljust(column - 1)
            row.put(at * column, shown, view.style(space))
        for area in view.sheet.areas:
            if area.spaces == bitset(spaces):
                row.put(len(order) * column, given(view, area), TITLE)
        lines.append(row.text())
    return lines


def _in_order(view: View) -> list[Habitat]:
    """Return the habitats from left to right and from top to bottom."""
    return sorted(HABITATS, key=lambda habitat: view.sheet.tracks[habitat][0])


def _numbered(view: View, space: int, depth: int) -> str:
    """Return a hex with its number, and what filling the column so far gives."""
    inks = [ink for ink, spaces in enumerate(view.page.ink) if spaces >> space & 1]
    shown = str(inks[0]) if inks else EMPTY
    (owner,) = view.owners(space)
    so_far = bitset(view.sheet.tracks[owner][: depth + 1])
    ends = [given(view, area) for area in view.sheet.areas if area.spaces == so_far]
    name = view.sheet.names[space]
    return f" {name}{view.cue(space)} {shown} {''.join(ends)}"


def given(view: View, area: Area) -> str:
    """Return what *area* gives, ticked off when it has been had."""
    tick = HAD if view.page.taken >> area.index & 1 else ""
    return tick + sign(area, view.sheet, view.words)


def draw_tracks(view: View) -> Lines:
    """Return a sheet of tracks that are circled from the left, with what lies between them (B2)."""
    order = _in_order(view)
    header = next((each for each in view.sheet.score if each.kind == Counting.HEADER), None)
    rows = [Row() for _ in range(2 * len(order))]
    for at, value in enumerate(header.values if header else ()):
        rows[0].put(LABEL + at * TRACK, str(value).center(TRACK - 1), TITLE)
    for line, habitat in enumerate(order):
        track = view.sheet.tracks[habitat]
        label = f"{view.sheet.names[track[0]][0]} {view.words(HABITAT_CODES[habitat])}"
        rows[2 * line + 1].put(0, label, QUIET)
        for at, space in enumerate(track):
            rows[2 * line + 1].put(LABEL + at * TRACK, _circled(view, space), view.style(space))
    for area in view.sheet.areas:
        if _is_rhombus(view, area):
            _put_rhombus(view, rows, area)
    return [row.text() for row in rows]


def _circled(view: View, space: int) -> str:
    if view.marked(space):
        return CIRCLE.center(TRACK - 1)
    shown = sign_at(space, view.sheet, view.words) or EMPTY
    return f"{view.cue(space)}{shown}".ljust(TRACK - 1)


def _is_rhombus(view: View, area: Area) -> bool:
    """Return whether *area* is two hexes of a track and two of the next (B2)."""
    if area.spaces & ~view.sheet.hexes:
        return False
    rows = [view.sheet.places[space][1] for space in members(area.spaces)]
    return len(rows) == 4 and rows[0] == rows[1] == rows[2] - 1 == rows[3] - 1


def _put_rhombus(view: View, rows: list[Row], area: Area) -> None:
    first = next(members(area.spaces))
    x, y = view.sheet.places[first]
    tick = view.page.taken >> area.index & 1
    shown = HAD if tick else sign(area, view.sheet, view.words)
    column = LABEL + (int(x) + 1) * TRACK - 1 - len(shown) // 2
    rows[2 * int(y) + 2].put(column, shown, QUIET if tick else BARE)

"""A cursor that walks over the cells of an environment and turns the tile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from rollwrite.cli.cascadia.choices import continues
from rollwrite.cli.cascadia.land_view import spot
from rollwrite.cli.keyboard import Key
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.moves import NOTATION, Lay, Put
from rollwrite.games.cascadia.table import Table
from rollwrite.grid.lattice import Lattice

AHEAD = {Key.UP: (0, -1), Key.DOWN: (0, 1), Key.RIGHT: (1, 0), Key.LEFT: (-1, 0)}


def on_the_map(turn: Turn[Table], begun: str) -> list[Move]:
    """Return the moves between which the cursor walks; none where something else is asked."""
    found = [move for move in turn.choices if continues(NOTATION.write(move), begun)]
    lays: list[Move] = [move for move in found if isinstance(move, Lay)]
    return lays or (found if any(isinstance(move, Put) for move in found) else [])


def stepped(turn: Turn[Table], begun: str, at: str, key: Key) -> str:
    """Return the move to which *key* leads from *at*; nothing where there is no map to walk on."""
    moves = on_the_map(turn, begun)
    if not moves:
        return ""
    here = next((move for move in moves if NOTATION.write(move) == at), None)
    return NOTATION.write(moves[0] if here is None else _next(turn, moves, here, key))


def _next(turn: Turn[Table], moves: Sequence[Move], here: Move, key: Key) -> Move:
    if key is Key.TURN and isinstance(here, Lay):
        return _cycled([move for move in moves if _place(move) == here.place], here, 1)
    start = _place(here)
    if key not in AHEAD or start is None:
        firsts = list({_place(move): move for move in reversed(moves)}.values())[::-1]
        near = next(move for move in firsts if _place(move) == _place(here))
        return _cycled(firsts, near, -1 if key in (Key.BEFORE, Key.UP, Key.LEFT) else 1)
    places = [move.place for move in moves if isinstance(move, Lay | Put)]
    place = _nearest(turn.on.setup.box.lattice, places, start, AHEAD[key])
    there = [move for move in moves if _place(move) == place]
    return next((move for move in there if _turn(move) == _turn(here)), there[0])


def _cycled(moves: Sequence[Move], here: Move, step: int) -> Move:
    return moves[(moves.index(here) + step) % len(moves)]


def _place(move: Move) -> int | None:
    return move.place if isinstance(move, Lay | Put) else None


def _turn(move: Move) -> int:
    return move.turn if isinstance(move, Lay) else 0


def _nearest(lattice: Lattice, places: Iterable[int], here: int, way: tuple[int, int]) -> int:
    """Return the nearest of *places* that lies that *way* of *here*; *here* if none does."""
    x, y = spot(lattice, here)
    best = here, inf
    for place in places:
        right, down = spot(lattice, place)
        across, along = (right - x) / 2, down - y  # Both in tiles.
        ahead = across * way[0] + along * way[1]
        aside = abs(across * way[1]) + abs(along * way[0])
        if ahead > 0 and ahead + 2 * aside < best[1]:
            best = place, ahead + 2 * aside
    return best[0]

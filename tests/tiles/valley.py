"""A small game of square tiles whose sides must match: a closed territory feeds its farmers.

It shows that the tile engine knows no rules: the tiles turn, a tile may have two parts of one
terrain, and a territory is settled in the turn that closes it, several in the order that the
player likes, as long as there is grain.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move, Notation, Undo
from rollwrite.engine.options import Options
from rollwrite.engine.score import Line, Score
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.example import Example
from rollwrite.grid.lattice import SQUARE
from rollwrite.grid.place import Place
from rollwrite.tiles.landscape import Landscape, landscape, matches
from rollwrite.tiles.market import GAP, dealt, drawn, empty_row, taken
from rollwrite.tiles.tile import Tile, tile
from tests.tiles.regions import open_sides, region_of, tiles_of

FOREST, LAKE, FIELD = range(3)
KINDS = (
    tile((FOREST, FOREST, FOREST, FOREST)),
    tile((LAKE, FOREST, FOREST, FOREST)),
    tile((LAKE, LAKE, FOREST, FOREST)),
    tile((LAKE, FOREST, LAKE, FOREST), (0, 1, 2, 3)),
    tile((FIELD, FOREST, FIELD, FOREST), (0, 1, 0, 2)),
    tile((FIELD, FIELD, LAKE, FOREST)),
)
COPIES = 3
SLOTS = 2
GRAIN = 20

Territory = tuple[int, int]
"""A terrain, and one of its regions."""


class Turns(Struct, frozen=True):
    """What all see: the valley, who built on which part, the tiles to take."""

    valley: Landscape
    seats: int
    farms: tuple[tuple[int, int, int], ...] = ()
    """Who built, on which tile, on which part of it."""
    display: bytes = empty_row(SLOTS)
    stacks: bytes = bytes(kind for kind in range(len(KINDS)) for _ in range(COPIES))
    grain: int = GRAIN
    settled: tuple[tuple[Territory, int, int], ...] = ()
    """Each closed territory, who farms it, and the grain it gave."""

    @property
    def seat(self) -> int:
        return (len(self.valley.cells) - 1) % self.seats


class Draw(Move, frozen=True):
    verb: ClassVar[str] = "draw"
    amendable: ClassVar[bool] = True
    kind: int


class Take(Move, frozen=True):
    verb: ClassVar[str] = "take"
    slot: int


class Play(Move, frozen=True):
    verb: ClassVar[str] = "play"
    place: Place
    turn: int


class Farm(Move, frozen=True):
    verb: ClassVar[str] = "farm"
    part: int


class Settle(Move, frozen=True):
    verb: ClassVar[str] = "settle"
    part: int


class Fill(Prompt[Turns], frozen=True):
    chance: ClassVar[bool] = True

    def options(self, on: Turns) -> tuple[Move, ...]:
        return tuple(Draw(kind) for kind in sorted(set(on.stacks)))

    def weights(self, on: Turns) -> tuple[int, ...]:
        return tuple(on.stacks.count(kind) for kind in sorted(set(on.stacks)))

    def answer(self, on: Turns, move: Move) -> tuple[Turns, tuple[Prompt[Turns], ...]]:
        assert isinstance(move, Draw)
        display, stacks = dealt(on.display, move.kind), drawn(on.stacks, move.kind)
        return replace(on, display=display, stacks=stacks), (self,) if GAP in display else ()


class TakeTile(Prompt[Turns], frozen=True):
    """Take one of the tiles on display; when one of them fits nowhere the game is over."""

    def options(self, on: Turns) -> tuple[Move, ...]:
        if not all(any(_fits(on, kind)) for kind in on.display):
            return ()
        return tuple(Take(slot) for slot in range(SLOTS))

    def answer(self, on: Turns, move: Move) -> tuple[Turns, tuple[Prompt[Turns], ...]]:
        assert isinstance(move, Take)
        kind = on.display[move.slot]
        again = (self, Fill()) if on.stacks else ()
        return replace(on, display=taken(on.display, move.slot)), (*again, PlayTile(kind))


class PlayTile(Prompt[Turns], frozen=True):
    kind: int

    def options(self, on: Turns) -> tuple[Move, ...]:
        return tuple(_fits(on, self.kind))

    def answer(self, on: Turns, move: Move) -> tuple[Turns, tuple[Prompt[Turns], ...]]:
        assert isinstance(move, Play)
        valley = on.valley.laid(move.place, KINDS[self.kind].turned(move.turn))
        return replace(on, valley=valley), (Build(on.seat),)


class Build(Prompt[Turns], frozen=True):
    seat: int

    def options(self, on: Turns) -> tuple[Move, ...]:
        return tuple(map(Farm, range(len(on.valley.tiles[-1].terrains))))

    def answer(self, on: Turns, move: Move) -> tuple[Turns, tuple[Prompt[Turns], ...]]:
        assert isinstance(move, Farm)
        farm = (self.seat, len(on.valley.tiles) - 1, move.part)
        return replace(on, farms=(*on.farms, farm)), (SettleTerritory(self.seat, _completed(on)),)


class SettleTerritory(Prompt[Turns], frozen=True):
    """Settle the territories that the new tile completed, one after the other."""

    seat: int
    parts: tuple[int, ...]
    """A part of the new tile in each of them."""

    def options(self, on: Turns) -> tuple[Move, ...]:
        return tuple(map(Settle, self.parts))

    def answer(self, on: Turns, move: Move) -> tuple[Turns, tuple[Prompt[Turns], ...]]:
        assert isinstance(move, Settle)
        territory = _territory(on, len(on.valley.tiles) - 1, move.part)
        farmers = [who for who, *part in on.farms if _territory(on, *part) == territory]
        # Where several farm as much, the one who has the turn comes first, then the next.
        turns = [(self.seat + after) % on.seats for after in range(on.seats)]
        seat = max(turns, key=farmers.count)
        given = min(on.grain, tiles_of(territory[1]).bit_count()) if farmers else 0
        settled = (*on.settled, (territory, seat, given))
        left = tuple(part for part in self.parts if part != move.part)
        return replace(on, grain=on.grain - given, settled=settled), (replace(self, parts=left),)


def _completed(on: Turns) -> tuple[int, ...]:
    """Return for each closed territory of the new tile the first of its parts there."""
    number, found = len(on.valley.tiles) - 1, dict[Territory, int]()
    for part in range(len(on.valley.tiles[-1].terrains)):
        if is_closed(on, number, part):
            found.setdefault(_territory(on, number, part), part)
    return tuple(found.values())


def _fits(on: Turns, kind: int) -> Iterator[Play]:
    """Yield where a tile fits: every side it touches shows the same territory."""
    seen = set[tuple[int, Tile]]()
    for place in on.valley.rim:
        for turn in range(4):
            face = KINDS[kind].turned(turn)
            if (place, face) not in seen and all(matches(on.valley, place, face)):
                seen.add((place, face))
                yield Play(place, turn)


def _territory(on: Turns, number: int, part: int) -> Territory:
    return on.valley.tiles[number].terrains[part], region_of(on.valley, number, part)


def is_closed(on: Turns, number: int, part: int) -> bool:
    """Return whether the territory to which *part* of the tile *number* belongs is closed."""
    return not open_sides(on.valley, *_territory(on, number, part))


class ValleyGame(Struct, frozen=True):
    seats: int
    typed_in: bool = True
    notation: ClassVar[Notation] = Notation(Draw, Take, Play, Farm, Settle, Undo)

    def start(self) -> Turn[Turns]:
        valley = landscape(SQUARE, 3).laid(0, tile((FOREST, LAKE, FIELD, FOREST)))
        return Turn.asking(Turns(valley, self.seats), (TakeTile(), Fill()))

    def actors(self, turn: Turn[Turns]) -> tuple[int, ...]:
        return (_actor(turn),) if turn.open else ()

    def awaited(self, turn: Turn[Turns]) -> tuple[int, bool] | None:
        return (_actor(turn), turn.chance) if turn.open else None

    def asked(self, turn: Turn[Turns], seat: int) -> Prompt[Any] | None:
        return turn.asked if self.actors(turn) == (seat,) else None

    def legal(self, turn: Turn[Turns], seat: int) -> Options:
        return turn.choices if self.actors(turn) == (seat,) else ()

    def turn_of(self, turn: Turn[Turns], seat: int) -> Turn[Turns]:
        return turn

    def undoable(self, turn: Turn[Turns], seat: int) -> bool:
        return turn.before is not None and bool(turn.open) and _actor(turn.before) == seat

    def play(self, turn: Turn[Turns], seat: int, move: Move) -> Turn[Turns]:
        if self.actors(turn) == (seat,) and move in turn.choices:
            return turn.answer(move)
        if isinstance(move, Undo) and self.undoable(turn, seat) and turn.before:
            return turn.before
        raise RuleError("not-now", seat=seat, move=self.notation.write(move))

    def lapsed(self, turn: Turn[Turns]) -> Turn[Turns]:
        return turn

    def score(self, turn: Turn[Turns], seat: int) -> Score:
        points = tuple(given for _, who, given in turn.on.settled if who == seat)
        return Score((Line("territories", sum(points), points),))


def _actor(turn: Turn[Turns]) -> int:
    asked = turn.open[-1]
    if isinstance(asked, Build | SettleTerritory):
        return asked.seat
    return TABLE if asked.chance else turn.on.seat


def examples() -> Iterator[Example[Turn[Turns]]]:
    """Yield the game for two and three."""
    return (Example(f"valley {seats}", ValleyGame(seats)) for seats in (2, 3))

"""From a box's record to its tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rollwrite.games.cascadia.box import Box, Laid, Starter, make_box
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.cascadia.nature import Habitat, Species
from rollwrite.games.cascadia.records import BoxFile, LaidRecord
from rollwrite.grid.lattice import HEX, SQUARE
from rollwrite.tiles.tile import Tile, tile


def build_box(record: BoxFile, copies: int = 1) -> Box:
    """Return the box of *record*, every tile *copies* times; raise ValueError if it cannot be."""
    if bool(record.starter) == bool(record.row):
        raise ValueError("row: there are starters, or a row of tiles to start with")
    starters = tuple(
        Starter(each.key, tuple(_laid(piece, record.sides) for piece in each.tiles))
        for each in record.starter
    )
    return make_box(
        record.key,
        HEX if record.sides == len(HEX.steps) else SQUARE,
        tuple(_tiles(record.tiles * copies, record.sides)),
        starters,
        record.row,
    )


def _tiles(words: Iterable[str], sides: int) -> Iterator[HabitatTile]:
    """Yield the tiles of these *words*; twins are told apart by a number."""
    seen = Counter[str]()
    for word in words:
        seen[word] += 1
        yield _tile(word, sides, f"{word}:{seen[word]}" if seen[word] > 1 else word)


def _tile(word: str, sides: int, key: str) -> HabitatTile:
    habitats, wildlife = (each.split("/") for each in word.split(":"))
    try:
        lands = tuple(int(Habitat.read(each)) for each in habitats)
        shown = tuple(int(Species.read(each)) for each in wildlife)
    except ValueError as error:
        raise ValueError(f"tiles: {word!r} names what is no habitat or species") from error
    if len(set(lands)) != len(lands) or len(set(shown)) != len(shown) or len(lands) > 2:
        raise ValueError(f"tiles: {word!r} names something twice, or more than two habitats")
    return HabitatTile(key, lands, shown, len(shown) == 1, _faces(lands, sides))


def _faces(habitats: tuple[int, ...], sides: int) -> tuple[Tile, ...]:
    """Return each way to turn a tile that looks different."""
    if len(habitats) == 1:
        return (tile(habitats * sides),)
    one, two = habitats
    face = tile((one,) * (sides // 2) + (two,) * (sides // 2))
    return tuple(face.turned(steps) for steps in range(sides))


def _laid(record: LaidRecord, sides: int) -> Laid:
    found = _tile(record.tile, sides, record.tile)
    return Laid(record.at, found, record.turn % len(found.faces))

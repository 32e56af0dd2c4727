"""The display and what is in hand in few lines, for a low window."""

from __future__ import annotations

from rich.text import Text

from rollwrite.cli.canvas import Lines, side_by_side
from rollwrite.cli.cascadia.signs import TEXTURES, disc, texture, token
from rollwrite.cli.cascadia.table_view import draw_stack, draw_token, draw_turns
from rollwrite.cli.cascadia.tile_view import LINES, shown_letters
from rollwrite.cli.palette import QUIET
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.cascadia.table import Table
from rollwrite.games.speech import Words
from rollwrite.tiles.market import GAP


def brief_display(table: Table, _: Words) -> Lines:
    """Return the pairs to draft from in a line each, and how many tiles are left."""
    pairs = enumerate(zip(table.tiles, table.tokens, strict=True), 1)
    return [*(_pair(slot, table, pair, _) for slot, pair in pairs), draw_stack(table, _)]


def brief_hand(tile: HabitatTile, species: int | None, columns: int, _: Words) -> Lines:
    """Return the tile in hand in every way it can be turned, and the token."""
    turns = side_by_side(draw_turns(tile, LINES[-1], _), columns, air=True)
    return [*filter(None, turns), *([] if species is None else brief_token(species, _))]


def brief_token(species: int, _: Words) -> Lines:
    """Return the token in hand."""
    return [*filter(None, draw_token(species, _))]


def _pair(slot: int, table: Table, pair: tuple[int, int], _: Words) -> Text:
    number, species = pair
    line = Text().append(f"{slot} ", "bold")
    if number == GAP:
        return line.append("-", QUIET)
    tile = table.setup.box.tiles[number]
    for habitat in (tile.habitats[0], tile.habitats[-1]):
        line.append(TEXTURES[habitat] * 3, texture(habitat))
    line.append(f" {shown_letters(tile, _):<3} ")
    return line if species == GAP else line.append(token(species, _), disc(species))

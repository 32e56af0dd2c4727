"""What lies on the table of the tile game: the cards, the display, what is in hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from rollwrite.cli.canvas import Lines, beside, wrapped
from rollwrite.cli.cascadia.signs import TEXTURES, disc, texture, token
from rollwrite.cli.cascadia.tile_view import LINES, WIDTHS, Face, put_tile, rows_for, shown_letters
from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.cascadia.nature import HABITATS, SPECIES
from rollwrite.games.cascadia.setup import Cards
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.cards import one_for_all
from rollwrite.games.cascadia.words.names import habitat_name, species_names
from rollwrite.games.speech import Words
from rollwrite.tiles.market import GAP

UNKNOWN = "?"
"""What stands in place of a secret."""


def draw_cards(title: str, cards: Cards, hidden: Iterable[int], width: int, _: Words) -> Lines:
    """Return which card each species scores by, those that are secret as a question mark."""
    pieces = [Text(title, TITLE)]
    if name := one_for_all(cards, _):
        return wrapped([*pieces, Text(name, "bold")], width)
    for species, card in zip(SPECIES, cards, strict=False):
        said = UNKNOWN if species in hidden else card
        pieces.append(Text(f"{species_names(species, _)} ").append(said, "bold"))
    return wrapped(pieces, width)


def in_order(cards: Cards, table: Table) -> Cards:
    """Return *cards*; none while those that somebody holds have come before their turn."""
    return () if table.opening.held and len(cards) < len(SPECIES) else cards


def both_sets(table: Table, _: Words) -> Iterator[tuple[str, Cards]]:
    """Yield the two sets of cards that are dealt when each player chooses one."""
    dealt = table.opening.cards
    for number in (1, 2):
        first = (number - 1) * len(SPECIES)
        yield _("Set %(number)d", number=number), dealt[first : first + len(SPECIES)]


def draw_legend(width: int, _: Words) -> Lines:
    """Return what each texture stands for."""
    pieces = [
        Text().append(f" {TEXTURES[each]} ", texture(each)).append(f" {habitat_name(each, _)}")
        for each in HABITATS
    ]
    return wrapped(pieces, width)


def draw_display(table: Table, _: Words) -> list[Lines]:
    """Return the pairs to draft from, and how many tiles are left."""
    blocks = []
    for slot, (number, species) in enumerate(zip(table.tiles, table.tokens, strict=True), 1):
        tile = None if number == GAP else table.setup.box.tiles[number]
        blocks.append(_pair(str(slot), tile, None if species == GAP else species, _))
    return [*blocks, [draw_stack(table, _)]]


def draw_stack(table: Table, _: Words) -> Text:
    """Return how many tiles are left."""
    left = _.n_("%(count)d tile in the stack", "%(count)d tiles in the stack", table.stack)
    return Text(left, QUIET)


def draw_hand(tile: HabitatTile, species: int | None, _: Words) -> list[Lines]:
    """Return the tile in hand in every way it can be turned, and the token with it."""
    held = [] if species is None else [draw_token(species, _)]
    return [*draw_turns(tile, LINES[0], _), *held]


def draw_turns(tile: HabitatTile, lines: int, _: Words) -> list[Lines]:
    """Return *tile* turned in every way, with their numbers, so many *lines* high."""
    turns = range(len(tile.faces))
    return [_tile(str(turn), _face(tile, turn, _), lines, _) for turn in turns]


def draw_token(species: int, _: Words) -> Lines:
    """Return the token in hand, level with the middle of a tile."""
    return [Text(), Text(token(species, _), disc(species))]


def _pair(name: str, tile: HabitatTile | None, species: int | None, _: Words) -> Lines:
    if tile is None:
        lines = [Text(f"{name} -", QUIET)]
    else:
        lines = _tile(name, _face(tile, 0, _), LINES[0], _)
    return lines if species is None else beside(lines, draw_token(species, _), 1)


def _face(tile: HabitatTile, turn: int, _: Words) -> Face:
    return Face(tile.faces[turn].sides, shown_letters(tile, _))


def _tile(name: str, face: Face, lines: int, _: Words) -> Lines:
    """Return a tile with its *name* at its left, so many *lines* high."""
    rows = rows_for(1, lines)
    rows[1].put(0, name, "bold")
    put_tile(rows, len(name) + 1, WIDTHS[0], face, _)
    return [row.text() for row in rows]

"""What a player of the tile game sees before answering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from rollwrite.cli.canvas import Lines, beside, wrapped
from rollwrite.cli.cascadia.cursor import on_the_map
from rollwrite.cli.cascadia.land_view import Cues, draw_land
from rollwrite.cli.cascadia.table_view import (
    GAPS,
    draw_cards,
    draw_display,
    draw_hand,
    draw_token,
    side_by_side,
    wide,
)
from rollwrite.cli.cascadia.tile_view import Face, shown_letters
from rollwrite.cli.palette import QUIET
from rollwrite.cli.screen import Screen
from rollwrite.cli.stage import View
from rollwrite.engine.game import TABLE
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.drafting import TakeSet
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.moves import NOTATION, Lay, Put
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.placing import LayTile, PutToken
from rollwrite.games.cascadia.setup import Cards
from rollwrite.games.cascadia.table import Table
from rollwrite.games.rolling.words.names import CONE
from rollwrite.games.speech import Words

COLUMN = 34
"""In so many columns two pairs lie side by side."""


def show_table(screen: Screen, game: CascadiaGame, turn: Turn[Table], view: View) -> None:
    """Print the cards, the display or what is in hand, and an environment."""
    _, width = screen.words, screen.width
    seat = turn.on.turn if view.seat == TABLE else view.seat
    hidden = game.hidden(turn, view.seat)
    for title, cards in _sets(game, turn, seat, _):
        screen.draw(*draw_cards(title, cards, hidden, width, _))
    blocks = _in_front(turn, _)
    if seat >= len(turn.on.environments):
        screen.draw(*side_by_side(blocks, width))
        return
    column = side_by_side(blocks, COLUMN)
    land = draw_environment(turn, view, width, _)
    if wide(land) + GAPS + wide(column) <= width:
        screen.draw(Text(), *beside(land, column, GAPS), Text())
    else:
        screen.draw(Text(), *land, Text(), *side_by_side(blocks, width))


def _sets(
    game: CascadiaGame, turn: Turn[Table], seat: int, _: Words
) -> Iterator[tuple[str, Cards]]:
    """Yield the cards by which *seat* scores; both sets while it may choose."""
    if not isinstance(turn.asked, TakeSet):
        yield _("Cards"), game.cards(turn, seat)
        return
    dealt = turn.on.opening.cards
    for number in (1, 2):
        first = (number - 1) * len(SPECIES)
        yield _("Set %(number)d", number=number), dealt[first : first + len(SPECIES)]


def draw_environment(turn: Turn[Table], view: View, width: int, _: Words) -> Lines:
    """Return the environment of whose turn it is, or of the seat that is looked at."""
    seat = turn.on.turn if view.seat == TABLE else view.seat
    environment = turn.on.environments[seat]
    asked = turn.on.seat == seat
    cues = _cues(turn, view, _) if asked else Cues()
    return draw_land(environment, width, cues, _) if environment.printed else []


def draw_standings(
    table: Table, totals: Sequence[int], names: Sequence[str], width: int, _: Words
) -> Lines:
    """Return the points and nature tokens of everybody."""
    pieces = [Text(_("Everybody"), "bold")]
    for name, total, environment in zip(names, totals, table.environments, strict=True):
        piece = Text(f"{name} ", QUIET).append(str(total), "bold")
        pieces.append(piece.append(f" {CONE * environment.nature}" if environment.nature else ""))
    return wrapped(pieces, width)


def _in_front(turn: Turn[Table], _: Words) -> list[Lines]:
    """Return what the question is about: the display, or the tile and the token in hand."""
    match turn.asked:
        case LayTile(tile, token):
            return draw_hand(turn.on.setup.box.tiles[tile], token, _)
        case PutToken(token):
            return [draw_token(token, _)]
    return draw_display(turn.on, _)


def _cues(turn: Turn[Table], view: View, _: Words) -> Cues:
    """Return where the tile or the token can go, and where the cursor stands."""
    moves = on_the_map(turn, view.begun)
    places = frozenset(move.place for move in moves if isinstance(move, Lay | Put))
    here = next((move for move in moves if NOTATION.write(move) == view.at), None)
    match turn.asked, here:
        case LayTile(tile), Lay(place, way):
            printed = turn.on.setup.box.tiles[tile]
            shown = shown_letters(printed, _)
            return Cues(places, place, Face(printed.faces[way].sides, shown, chosen=True))
        case _, Put(place):
            return Cues(places, place)
    return Cues(places)

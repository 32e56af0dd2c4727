"""What a player of the tile game sees before answering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from rollwrite.cli.canvas import Lines, wrapped
from rollwrite.cli.cascadia.brief_view import brief_display, brief_hand, brief_token
from rollwrite.cli.cascadia.cursor import on_the_map
from rollwrite.cli.cascadia.frame import Room
from rollwrite.cli.cascadia.land_view import Cues, draw_land
from rollwrite.cli.cascadia.rules import say_cards
from rollwrite.cli.cascadia.table_view import (
    both_sets,
    draw_cards,
    draw_display,
    draw_hand,
    draw_token,
    in_order,
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
from rollwrite.games.cascadia.placing import LayTile, PutToken
from rollwrite.games.cascadia.setup import Cards
from rollwrite.games.cascadia.table import Table
from rollwrite.games.rolling.words.names import CONE
from rollwrite.games.speech import Words


def whose(turn: Turn[Table], view: View) -> int:
    """Return whose environment is looked at: while something is drawn, that of whose turn it is."""
    return turn.on.turn if view.seat == TABLE else view.seat


def draw_sets(game: CascadiaGame, turn: Turn[Table], view: View, columns: int, _: Words) -> Lines:
    """Return the cards by which the seat scores; both sets while it may choose."""
    hidden = game.hidden(turn, view.seat)
    sets = _sets(game, turn, whose(turn, view), _)
    return [line for name, cards in sets for line in draw_cards(name, cards, hidden, columns, _)]


def draw_meanings(
    game: CascadiaGame, turn: Turn[Table], view: View, screen: Screen, columns: int
) -> Lines:
    """Return in so many *columns* what the cards score that the seat may see."""
    _, hidden = screen.words, game.hidden(turn, view.seat)
    sets = _sets(game, turn, whose(turn, view), _)
    said = (line for _name, cards in sets for line in say_cards(cards, hidden, _))
    return [part for line in said for part in line.wrap(screen.console, columns)]


def _sets(
    game: CascadiaGame, turn: Turn[Table], seat: int, _: Words
) -> Iterator[tuple[str, Cards]]:
    if isinstance(turn.asked, TakeSet):
        yield from both_sets(turn.on, _)
    else:
        yield _("Cards"), in_order(game.cards(turn, seat), turn.on)


def draw_environment(turn: Turn[Table], view: View, room: Room, _: Words) -> Lines:
    """Return the environment that is looked at."""
    seat = whose(turn, view)
    cues = _cues(turn, view, _) if turn.on.seat == seat else Cues()
    return draw_land(turn.on.environments[seat], room, cues, _)


def draw_standings(
    table: Table, totals: Sequence[int], names: Sequence[str], width: int, _: Words
) -> Lines:
    """Return the points and nature tokens of everybody."""
    pieces = [Text(_("Everybody"), "bold")]
    for name, total, environment in zip(names, totals, table.environments, strict=True):
        piece = Text().append(f"{name} ", QUIET).append(str(total), "bold")
        pieces.append(piece.append(f" {CONE * environment.nature}" if environment.nature else ""))
    return wrapped(pieces, width)


def draw_front(turn: Turn[Table], _: Words) -> list[Lines]:
    """Return what the question is about: the display, or the tile and the token in hand."""
    match turn.asked:
        case LayTile(tile, token):
            return draw_hand(turn.on.setup.box.tiles[tile], token, _)
        case PutToken(token):
            return [draw_token(token, _)]
    return draw_display(turn.on, _)


def brief_front(turn: Turn[Table], columns: int, _: Words) -> Lines:
    """Return the same in few lines."""
    match turn.asked:
        case LayTile(tile, token):
            return brief_hand(turn.on.setup.box.tiles[tile], token, columns, _)
        case PutToken(token):
            return brief_token(token, _)
    return brief_display(turn.on, _)


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

"""The player of the golden games: it saves for a card, completes it, marks what scores."""

from __future__ import annotations

from random import Random

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move, Undo
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.moves import Collect, Complete, Gained, Pay, Reveal, Reward, Spent
from rollwrite.games.rolling.nature import NOTHING
from rollwrite.games.rolling.page import Page
from tests.strategies import any_card


def played(game: RollingGame, seed: int) -> list[Entry]:
    """Return the log of a whole game."""
    random, table, entries = Random(seed), game.start(), list[Entry]()
    while actors := game.actors(table):
        seat = actors[0]
        move = _typed_in(game, table, seat, random) or _chosen(game, table, seat, random)
        table = game.play(table, seat, move)
        entries.append(Entry(seat, game.notation.write(move)))
    return entries


def _typed_in(game: RollingGame, table: Table, seat: int, random: Random) -> Move | None:
    """Return now and then what only people at a real table say, or that they think again."""
    asked = game.asked(table, seat)
    if game.undoable(table, seat) and random.random() < 0.03:
        return Undo()
    if not game.setup.real or random.random() > 0.1:
        return None
    if asked is None or not asked.chance:
        held = [thing for thing, count in enumerate(table.turns[seat].on.tally) if count]
        some = NOTHING.but(random.choice(held or [0]), 1)
        return Spent(some) if held and random.random() < 0.3 else Gained(some)
    return Reveal(any_card(random)) if isinstance(game.legal(table, seat)[0], Reveal) else None


def _chosen(game: RollingGame, table: Table, seat: int, random: Random) -> Move:
    asked, moves = game.asked(table, seat), game.legal(table, seat)
    if asked is not None and asked.chance:
        return Dealer(random).choose(game, table, seat)
    page = table.turns[seat].on
    match moves[0]:
        case Collect():
            return min(moves, key=lambda move: _missing(game.play(table, seat, move), seat))
        case Complete():
            return max(moves, key=lambda move: _size(page, move))
        case Pay() | Reward():
            return moves[0]
    values = [_value(game, game.play(table, seat, move), seat) for move in moves]
    best = [move for move, value in zip(moves, values, strict=True) if value == max(values)]
    return random.choice(best)


def _value(game: RollingGame, table: Table, seat: int) -> float:
    """Return the score, and something for every area that is begun."""
    page = table.turns[seat].on
    begun = sum(
        ((area.spaces & page.marks).bit_count() / area.spaces.bit_count()) ** 2
        for area in page.sheet.areas
    )
    same = sum(not area.spaces & page.marks & ~ink for area in page.sheet.areas for ink in page.ink)
    return game.score(table, seat).total + begun + same / 100


def _missing(table: Table, seat: int) -> tuple[int, int]:
    """Return how far the nearest card is, and how little is held."""
    page = table.turns[seat].on
    distances = [
        sum(max(0, want - have) for want, have in zip(card.cost, page.tally, strict=True))
        for card in page.common.market
    ]
    return min(distances), -sum(page.tally)


def _size(page: Page, move: Move) -> int:
    return page.common.market[move.slot - 1].size if isinstance(move, Complete) else 0

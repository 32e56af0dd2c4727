"""Random legal play, every move checked, beside catanatron's."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import TypeVar

import catanatron
from catanatron import ActionType, Color

from rollwrite.bots import random as bots
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare
from tests.bench.moving import go_on

SECONDS = 5.0
TURNS = 3
"""How often peer and sheets take turns, so that both meet the same machine."""
SEATS = 4
S = TypeVar("S")
LEAST_RATIO = 4
PEER = "catanatron"


class CountingDealer(Dealer):
    """A dealer that knows how often it has answered."""

    dealt = 0

    def choose(self, game: Game[S], table: S, seat: int) -> Move:
        self.dealt += 1
        return super().choose(game, table, seat)


def speed_figures() -> Iterator[str]:
    """Yield moves and games per second of each sheet, and the ratio to the peer.

    Every die that falls and every card that is drawn is a move too, checked like the others, as
    the peer's rolls are among its own; how many were choices of a player is told beside it.
    """
    players = {PEER: _catanatron, **{sheet: _rolling(sheet) for sheet in load().sheets}}
    totals = {name: Counter[str]() for name in players}
    for turn in range(TURNS):
        for name, play in players.items():
            totals[name] += _measure(play, turn * 1_000_000)
    peer = totals[PEER]["moves"] / totals[PEER]["microseconds"]
    for name, total in totals.items():
        ratio = total["moves"] / total["microseconds"] / peer
        budget = "" if name == PEER else f", {ratio:.1f} x peer (budget {LEAST_RATIO} x or more)"
        rates = {key: count / total["microseconds"] * 1e6 for key, count in total.items()}
        yield (
            f"{name}, {SEATS} random players, every move checked: {rates['moves']:,.0f} moves/s"
            f"{budget}, of them {rates['choices']:,.0f} choices/s; {rates['games']:,.1f} games/s"
        )


def _measure(play: Callable[[int], tuple[int, int]], seed: int) -> Counter[str]:
    """Return moves, choices, games and time of whole games played for a while."""
    found = Counter[str]()
    start = process_time()
    while process_time() - start < SECONDS:
        moves, choices = play(seed + found["games"])
        found.update(moves=moves, choices=choices, games=1)
    found["microseconds"] = round((process_time() - start) * 1e6)
    return found


def _catanatron(seed: int) -> tuple[int, int]:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = catanatron.Game([catanatron.RandomPlayer(each) for each in colours], seed=seed)
    game.play()
    actions = game.state.actions
    return len(actions), sum(action.action_type != ActionType.ROLL for action in actions)


def _rolling(sheet: str) -> Callable[[int], tuple[int, int]]:
    game = prepare(load(), Options(sheet=sheet, seats=SEATS))

    def play(seed: int) -> tuple[int, int]:
        random = Random(seed)
        players, dealer = [bots.RandomPlayer(random)] * SEATS, CountingDealer(random)
        table, moves = game.start(), 0
        while actors := game.actors(table):
            table = go_on(game, table, actors[0], players, dealer)
            moves += 1
        return moves, moves - dealer.dealt

    return play

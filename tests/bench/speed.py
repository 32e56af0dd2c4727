"""Random legal play, every move checked, beside catanatron's."""

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from catanatron import Color, Game, RandomPlayer

from rollwrite.bots import random as bots
from rollwrite.engine.dealer import Dealer
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, prepare

SECONDS = 3.0
TURNS = 3
"""How often peer and sheets take turns, so that both meet the same machine."""
SEATS = 4
LEAST_RATIO = 4.0


def speed_figures() -> Iterator[str]:
    """Yield moves and games per second of each sheet, and the ratio to the peer."""
    players = {"catanatron": _catanatron, **{sheet: _rolling(sheet) for sheet in load().sheets}}
    counts = {name: [0, 0, 0.0] for name in players}
    for turn in range(TURNS):
        for name, play in players.items():
            for figure, part in enumerate(_measure(play, turn * 1_000_000)):
                counts[name][figure] += part
    speeds = {name: moves / spent for name, (moves, _, spent) in counts.items()}
    peer = speeds["catanatron"]
    yield f"peer catanatron, {SEATS} random players: {peer:,.0f} moves/s"
    for sheet in load().sheets:
        _, games, spent = counts[sheet]
        yield (
            f"{sheet}, {SEATS} random players, every move checked: {speeds[sheet]:,.0f} moves/s, "
            f"{speeds[sheet] / peer:.1f} x peer (budget {LEAST_RATIO:.0f} x or more); "
            f"{games / spent:,.1f} games/s"
        )


def _measure(play: Callable[[int], int], seed: int) -> tuple[int, int, float]:
    """Return moves, games and seconds of whole games played for a while."""
    moves = games = 0
    start = process_time()
    while process_time() - start < SECONDS:
        moves += play(seed + games)
        games += 1
    return moves, games, process_time() - start


def _catanatron(seed: int) -> int:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    return len(game.state.actions)


def _rolling(sheet: str) -> Callable[[int], int]:
    game = prepare(load(), Options(sheet=sheet, seats=SEATS))

    def play(seed: int) -> int:
        random = Random(seed)
        player, dealer = bots.RandomPlayer(random), Dealer(random)
        table, moves = game.start(), 0
        while actors := game.actors(table):
            seat = actors[0]
            asked = game.asked(table, seat)
            chooser = dealer if asked is not None and asked.chance else player
            table = game.play(table, seat, chooser.choose(game, table, seat))
            moves += 1
        return moves

    return play

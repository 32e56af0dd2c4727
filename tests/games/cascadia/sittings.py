"""Games of the tile game told move by move."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rollwrite.bots.player import play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import SPECIES, SPECIES_WORDS
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.table import Table

STARTERS = ("mountain", "wetland", "prairie", "river", "forest")
PAIRS = (
    "forest/river:bear/elk bear",
    "prairie/wetland:elk/fox elk",
    "mountain:hawk hawk",
    "river:salmon salmon",
)
"""What lies on display first."""


class Sitting:
    """A game that is told move by move, and what can be seen of it."""

    def __init__(self, options: Options | None = None) -> None:
        self.game: CascadiaGame = prepare(load(), options or Options(seats=2, cards="AAAAA"))
        self.turn: Turn[Table] = self.game.start()

    def says(self, *texts: str) -> Sitting:
        """Play *texts*, each by whoever has the move."""
        for text in texts:
            move = self.game.notation.read(text)
            self.turn = self.game.play(self.turn, self.game.actors(self.turn)[0], move)
        return self

    def undo(self, seat: int = 0) -> Sitting:
        """Let *seat* take back its last choice."""
        self.turn = self.game.play(self.turn, seat, self.game.notation.read("undo"))
        return self

    @property
    def legal(self) -> list[str]:
        """Return what can be played now."""
        seats = self.game.actors(self.turn)
        return [
            self.game.notation.write(each)
            for seat in seats
            for each in self.game.legal(self.turn, seat)
        ]

    @property
    def table(self) -> Table:
        return self.turn.on

    @property
    def tokens(self) -> list[str]:
        """Return the tokens on display."""
        return [SPECIES_WORDS[token] for token in self.table.tokens]

    @property
    def tiles(self) -> list[str]:
        """Return the tiles on display."""
        return [self.game.setup.box.tiles[number].key for number in self.table.tiles]

    @property
    def in_bag(self) -> bytes:
        """Return how many tokens of each species are in the bag."""
        return bytes(map(self.table.bag.count, SPECIES))

    def environment(self, seat: int = 0) -> Environment:
        return self.table.environments[seat]


def begun(options: Options | None = None, pairs: tuple[str, ...] = PAIRS) -> Sitting:
    """Return a game in which everything is dealt and the first player has the move."""
    sitting = Sitting(options)
    starters = [f"starter {each}" for each in STARTERS[: sitting.game.seats]]
    return sitting.says(*starters, *(f"pair {pair}" for pair in pairs))


def with_nature(sitting: Sitting, nature: int, seat: int = 0) -> Sitting:
    """Return *sitting* with so many nature tokens before *seat*."""
    turn, environments = sitting.turn, list(sitting.table.environments)
    environments[seat] = replace(environments[seat], nature=nature)
    table = Table(
        turn.on.opening,
        tuple(environments),
        *(getattr(turn.on, name) for name in Table.__struct_fields__[2:]),
    )
    sitting.turn = Turn.asking(table, turn.open)
    return sitting


def played_out(options: Options, seed: int) -> tuple[CascadiaGame, Turn[Table]]:
    """Return a game of random players at its end."""
    game, random = prepare(load(), options), Random(seed)
    players = [RandomPlayer(random)] * game.seats
    return game, play_out(game, game.start(), players, Dealer(random))

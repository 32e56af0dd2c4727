"""A game as it is played at this terminal: its story, who sits there, where it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

from rollwrite.cli.company import Seat
from rollwrite.cli.logfile import write_log
from rollwrite.cli.stage import Contest, Stage
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE, awaiting_chance
from rollwrite.engine.log import Story
from rollwrite.engine.moves import Move

S = TypeVar("S")


class Setting(Struct, Generic[S], frozen=True):
    """What does not change while a game is played."""

    stage: Stage[S]
    seats: tuple[Seat[S], ...]
    named: tuple[str, ...]
    """The seats as they were named on the command line."""
    path: Path | None
    """Where the log is kept, if it can be kept."""


class Sitting(Generic[S]):
    """A game in progress; it plays for chance and for bots, and keeps the log."""

    def __init__(self, setting: Setting[S], story: Story[S], random: Random) -> None:
        self.setting = setting
        self.story = story
        self.news: list[tuple[int, S, Move]] = []
        """What others did since somebody was last asked: who, at which table, and the move."""
        self._dealer = Dealer(random)

    @property
    def stage(self) -> Stage[S]:
        """Return what the terminal knows of the game."""
        return self.setting.stage

    @property
    def game(self) -> Contest[S]:
        """Return the rules."""
        return self.setting.stage.game

    @property
    def table(self) -> S:
        """Return the table as it stands."""
        return self.story.table

    @property
    def names(self) -> Sequence[str]:
        """Return what the seats are called."""
        return [seat.name for seat in self.setting.seats]

    @property
    def shared(self) -> bool:
        """Return whether several people take turns at the keyboard."""
        return sum(seat.bot is None for seat in self.setting.seats) > 1

    def awaited(self) -> int | None:
        """Return the seat that a person has to answer for; None when the game is over."""
        while actors := self.game.actors(self.table):
            chance = awaiting_chance(self.game, self.table)
            seat = actors[0] if chance is None else chance
            if self._answers_itself(seat, chance=chance is not None):
                continue
            return seat
        return None

    def tell(self, seat: int, text: str) -> None:
        """Play the move written *text*; raise RuleError or BadNotation, changing nothing."""
        self.story = self.story.told(seat, text)
        self.save()

    def save(self) -> None:
        """Write the log, where there is a place for it."""
        setting, stage = self.setting, self.stage
        if setting.path:
            text = stage.script(self.story.entries)
            write_log(setting.path, text, setting.named, stage.data)

    def _answers_itself(self, seat: int, *, chance: bool) -> bool:
        """Let the dealer or a bot move, if *seat* is theirs now.

        What a bot holds secretly is dealt to it: nobody could type it in without knowing it.
        """
        asked = self.stage.holder(self.table) if seat == TABLE else seat
        bot = None if asked is None else self.setting.seats[asked].bot
        if chance and (bot or not self.stage.real):
            move = self._dealer.choose(self.game, self.table, seat)
        elif bot and not chance:
            move = bot.choose(self.game, self.table, seat)
            self.news.append((seat, self.table, move))
        else:
            return False
        self.tell(seat, self.game.notation.write(move))
        return True

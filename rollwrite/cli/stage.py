"""What the terminal knows of one game: its rules, its words, and how it looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from rollwrite.bots.player import Player
from rollwrite.cli.ask import Choice
from rollwrite.cli.keyboard import Key
from rollwrite.cli.screen import Screen
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import Game
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.goals import Goal
from rollwrite.games.speech import Words

S = TypeVar("S")

Help = Sequence[tuple[str, str]]
"""What can be typed, and what it does."""


class Contest(Game[S], Protocol[S]):
    """Rules by which somebody wins."""

    def winners(self, table: S) -> tuple[int, ...]:
        """Return who wins; several share the victory."""


class Choices(Struct, frozen=True):
    """All that can be chosen, best first, and how many of it are worth showing at once."""

    all: tuple[Choice, ...]
    shown: int
    folded: str = ""
    """What is said of those that are not shown."""


class View(Struct, frozen=True):
    """What somebody looks at: whose turn it is, what has been begun, where the cursor stands."""

    seat: int
    begun: str = ""
    """The first words of a move of which the rest is chosen now."""
    at: str = ""
    """The move under the cursor, or its first words."""
    names: tuple[str, ...] = ()
    """What the seats are called."""
    pages: int = 0
    """How many pages further down something is looked at that does not fit on one."""
    room: int | None = None
    """How many lines there are for the table; None where a window has no end."""


class Stage(Protocol[S]):
    """One game as it is played at the terminal."""

    @property
    def game(self) -> Contest[S]:
        """Return the rules."""

    @property
    def real(self) -> bool:
        """Return whether what falls and is drawn is typed in."""

    @property
    def data(self) -> Path | None:
        """Return the folder of own data files."""

    @property
    def goals(self) -> tuple[Goal, ...]:
        """Return the goals that are shown."""

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names of the bots."""

    @property
    def help(self) -> Help:
        """Return what can be typed in this game alone."""

    @property
    def undone_late(self) -> bool:
        """Return whether somebody whose turn is over can take something back at times."""

    def player(self, name: str, random: Random) -> Player[S]:
        """Return the bot called *name*."""

    def script(self, entries: Iterable[Entry]) -> str:
        """Return the log as text."""

    def warning(self, screen: Screen) -> str:
        """Return what is wrong with *screen* for this game; nothing when it will do."""

    def title(self, _: Words) -> str:
        """Return what is played."""

    def when(self, table: S, _: Words) -> str:
        """Return how far the game has come."""

    def ask(self, table: S, prompt: Prompt[Any], view: View, _: Words) -> str:
        """Return the question that *prompt* asks."""

    def say(self, move: Move, _: Words) -> str:
        """Return *move* as a player would say it."""

    def tell(self, table: S, move: Move, _: Words) -> str:
        """Return *move*, which was made at *table*, as others are told of it afterwards."""

    def reason(self, error: RuleError | BadNotation, _: Words) -> str:
        """Return in a sentence why a move cannot be."""

    def line_name(self, key: str, _: Words) -> str:
        """Return what the line *key* of a score is about."""

    def goal_words(self, goal: Goal, _: Words) -> str:
        """Return what *goal* asks for."""

    def choices(self, table: S, view: View, _: Words) -> Choices:
        """Return what can be chosen."""

    def stepped(self, table: S, view: View, key: Key) -> str:
        """Return the move to which *key* leads from the cursor; nothing to go through the list."""

    def meant(self, table: S, line: str) -> str:
        """Return what was typed as the move it means is written."""

    def lost_by(self, table: S, seat: int, move: Move) -> int:
        """Return how many marks find no place if *move* is made."""

    def changes(self, before: S, after: S, seat: int, by: int, _: Words) -> str:
        """Return what a move of *seat* has changed, as far as *by* may know it."""

    def facts(self, table: S, seat: int) -> Mapping[str, int]:
        """Return what goals ask about."""

    def hint(self, table: S, seat: int) -> Move:
        """Return what a good player would do."""

    def spare(self, table: S, _: Words) -> tuple[str, Sequence[int]]:
        """Return what breaks ties, and how much of it each seat has."""

    def left(self, table: S, seat: int, _: Words) -> str:
        """Return in words what *seat* has of what breaks ties."""

    def secrets(self, table: S, seat: int) -> frozenset[str]:
        """Return the lines of a score that *seat* may not know yet."""

    def holder(self, table: S) -> int | None:
        """Return the seat whose secret the table deals now; None where nothing is secret."""

    def known(self, table: S, seat: int, text: str) -> str:
        """Return the move written *text* as far as *seat* may know it."""

    def conclusion(self, table: S, names: Sequence[str], _: Words) -> Iterable[str]:
        """Return what else is said when the game is over."""

    def show(self, screen: Screen, table: S, view: View) -> None:
        """Print the table as it is seen."""

    def show_seat(self, screen: Screen, table: S, seat: int) -> None:
        """Print what lies before *seat*."""

    def show_rules(self, screen: Screen, table: S, seat: int) -> None:
        """Print the rules in short, as *seat* may know them."""

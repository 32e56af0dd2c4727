"""The roll-and-write as it is played at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.bots.player import Player
from rollwrite.bots.players import PLAYERS, make_player
from rollwrite.cli.keyboard import Key
from rollwrite.cli.rolling.changes import changes
from rollwrite.cli.rolling.choices import choices_of
from rollwrite.cli.rolling.options import game_of, library_of
from rollwrite.cli.rolling.page_view import (
    draw_due,
    legal_spaces,
    narrowness,
    show_market,
    show_page,
)
from rollwrite.cli.rolling.rules import show_rules
from rollwrite.cli.screen import Screen
from rollwrite.cli.stage import Choices, Help, View
from rollwrite.cli.standing import draw_goals, draw_score
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move
from rollwrite.engine.script import write_script
from rollwrite.engine.turn import Prompt
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.nature import TOKEN
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.quests import Achievement
from rollwrite.games.rolling.trail import aims_of
from rollwrite.games.rolling.warning import lost_by
from rollwrite.games.rolling.words import ask, reason, say
from rollwrite.games.rolling.words.names import LINES, counted, sheet_title
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words, msg, named

HELP = (
    ("mark c4", msg("make a move by its own words, as the list shows them")),
    ("amend 7 die fox", msg("correct move 7 of the log: real dice and cards only")),
    ("gained fox2", msg("add to your tally at your word: real dice and cards only")),
    ("spent token1", msg("take off your tally at your word: real dice and cards only")),
    ("no-dice", msg("leave your dice out and tell what you gained: real dice and cards only")),
    ("completed rivers2", msg("complete a card at your word: real dice and cards only")),
)
ADVISER = "expert"


class RollingStage(Struct, frozen=True):
    """A game of the roll-and-write."""

    game: RollingGame
    options: Options
    data: Path | None
    goals: tuple[Goal, ...]
    sought: tuple[Goal, ...]
    """What a bot plays for: the goals of a scenario, of which points are the rest."""
    achievements: tuple[Achievement, ...]
    """All of the sheet."""
    help: Help = HELP
    players: tuple[str, ...] = tuple(PLAYERS)

    @property
    def real(self) -> bool:
        """Return whether dice and cards are typed in."""
        return self.options.real

    @property
    def undone_late(self) -> bool:
        """Return whether others may still play the round when somebody is done with it."""
        return self.game.seats > 1

    def player(self, name: str, random: Random) -> Player[Table]:
        """Return the bot called *name*; in a scenario it plays for the goals."""
        return make_player(name, random, self.sought)

    def hint(self, table: Table, seat: int) -> Move:
        """Return what the expert would do."""
        return self.player(ADVISER, Random()).choose(self.game, table, seat)

    def script(self, entries: Iterable[Entry]) -> str:
        """Return the log as text."""
        return write_script("rolling", self.options, entries)

    def warning(self, screen: Screen) -> str:
        """Return what to say when *screen* is too narrow."""
        return narrowness(screen)

    def title(self, _: Words) -> str:
        """Return the letter and the name of the sheet."""
        return sheet_title(self.game.setup.sheet, _)

    def when(self, table: Table, _: Words) -> str:
        """Return the round."""
        return _("Round %(round)d of %(rounds)d", round=table.common.on.round, rounds=ROUNDS)

    def ask(self, table: Table, prompt: Prompt[Any], view: View, _: Words) -> str:
        """Return the question that *prompt* asks."""
        return ask(prompt, _)

    def say(self, move: Move, _: Words) -> str:
        """Return *move* as a player would say it."""
        return say(move, _)

    def tell(self, table: Table, move: Move, _: Words) -> str:
        """Return *move* as a player would say it."""
        return say(move, _)

    def reason(self, error: RuleError | BadNotation, _: Words) -> str:
        """Return in a sentence why a move cannot be."""
        return reason(error, _)

    def line_name(self, key: str, _: Words) -> str:
        """Return what a section of the sheet is called."""
        return named(LINES, key, _)

    def goal_words(self, goal: Goal, _: Words) -> str:
        """Return what *goal* asks for."""
        return goal_words(goal, _)

    def choices(self, table: Table, view: View, _: Words) -> Choices:
        """Return what can be chosen, weak results of a throw last."""
        return choices_of(self.game, table, view.seat, _)

    def stepped(self, table: Table, view: View, key: Key) -> str:
        """Return nothing: the cursor goes through the list."""
        return ""

    def meant(self, table: Table, line: str) -> str:
        """Return *line* as it is: there is one way to write a move."""
        return line

    def lost_by(self, table: Table, seat: int, move: Move) -> int:
        """Return how many marks find no place if *move* is made (C2)."""
        return lost_by(table.turns[seat].on, self.game.asked(table, seat), move)

    def changes(self, before: Table, after: Table, seat: int, by: int, _: Words) -> str:
        """Return what was gained, paid and marked."""
        return changes(before.turns[seat].on, after.turns[seat].on, _)

    def facts(self, table: Table, seat: int) -> Mapping[str, int]:
        """Return what goals ask about."""
        return facts(table.turns[seat].on)

    def spare(self, table: Table, _: Words) -> tuple[str, Sequence[int]]:
        """Return the cones of each seat (R10)."""
        return _("cones left"), [turn.on.tally.token for turn in table.turns]

    def left(self, table: Table, seat: int, _: Words) -> str:
        """Return the cones of *seat* in words."""
        return counted(TOKEN, table.turns[seat].on.tally.token, _)

    def secrets(self, table: Table, seat: int) -> frozenset[str]:
        """Return nothing: every sheet lies open."""
        return frozenset()

    def holder(self, table: Table) -> int | None:
        """Return nobody: nothing is secret."""
        return None

    def known(self, table: Table, seat: int, text: str) -> str:
        """Return all of *text*: nothing is secret."""
        return text

    def conclusion(self, table: Table, names: Sequence[str], _: Words) -> Iterable[str]:
        """Return nothing: the goals say it all."""
        return ()

    def show(self, screen: Screen, table: Table, view: View) -> None:
        """Print market and dice, then the sheet, the score and the goals of whose turn it is."""
        show_market(screen, self.game, table, view.seat)
        if view.seat == TABLE:
            return
        _, page = screen.words, table.turns[view.seat].on
        show_page(screen, page, legal_spaces(self.game, table, view.seat))
        score = self.game.score(table, view.seat)
        screen.draw(*draw_score(score, self, screen.width, _))
        if self.goals:
            screen.put(*draw_goals(self, facts(page), screen.width, _))
        screen.put(*draw_due(page, _))

    def show_seat(self, screen: Screen, table: Table, seat: int) -> None:
        """Print the sheet of *seat* and what it holds."""
        show_page(screen, table.turns[seat].on)

    def show_rules(self, screen: Screen, table: Table, seat: int) -> None:
        """Print a round in short, the supplements, the signs, our rulings and our data."""
        show_rules(screen, table.common.on, self.game.setup.sheet, self.achievements)


def rolling_stage(
    options: Options, data: Path | None, _: Words, *, achievements: bool
) -> RollingStage:
    """Return the game that *options* make; raise Trouble when they make none."""
    library = library_of(data)
    game = game_of(library, options, _)
    known = library.achievements.get(game.setup.sheet.letter, ())
    shown = replace(options, achievements=options.achievements or achievements)
    scenario = library.scenarios.get(options.scenario or 0)
    sought = scenario.goals if scenario else ()
    return RollingStage(game, options, data, aims_of(library, shown), sought, known)

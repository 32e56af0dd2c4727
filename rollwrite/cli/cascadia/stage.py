"""The tile game as it is played at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.bots.cascadia.players import PLAYERS
from rollwrite.bots.player import Player
from rollwrite.cli.canvas import side_by_side
from rollwrite.cli.cascadia.arranging import SIDE, Parts, arranged
from rollwrite.cli.cascadia.changing import say_changes, say_returned
from rollwrite.cli.cascadia.choices import choices_of
from rollwrite.cli.cascadia.conclusion import conclude
from rollwrite.cli.cascadia.cursor import stepped
from rollwrite.cli.cascadia.dictation import dictated
from rollwrite.cli.cascadia.frame import Room
from rollwrite.cli.cascadia.options import game_of, library_of
from rollwrite.cli.cascadia.reason_view import say_reasons
from rollwrite.cli.cascadia.rules import show_rules
from rollwrite.cli.cascadia.seeing import MAJORITIES, known, secrets, seen
from rollwrite.cli.cascadia.turn_view import (
    brief_front,
    draw_environment,
    draw_front,
    draw_meanings,
    draw_sets,
    draw_standings,
    whose,
)
from rollwrite.cli.keyboard import Key
from rollwrite.cli.screen import Screen
from rollwrite.cli.stage import Choices, Help, View
from rollwrite.cli.standing import draw_goals, draw_score, draw_tally
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move
from rollwrite.engine.script import write_script
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.cascadia.feats import facts_of, offered
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import Library
from rollwrite.games.cascadia.moves import Lay, Wipe
from rollwrite.games.cascadia.options import Options
from rollwrite.games.cascadia.quests import Achievement
from rollwrite.games.cascadia.receiving import holder, receiver
from rollwrite.games.cascadia.scoring.total import MAJORITY
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.moves import say, tell
from rollwrite.games.cascadia.words.names import line_name
from rollwrite.games.cascadia.words.prompts import ask
from rollwrite.games.cascadia.words.quests import goal_words
from rollwrite.games.cascadia.words.reasons import reason
from rollwrite.games.goals import Goal
from rollwrite.games.speech import Words, msg, told_of

HELP = (
    ("2,-1", msg("lay the tile on that cell, then choose how to turn it")),
    ("lay 2,-1 4", msg("make a move by its own words: that cell, turned so")),
    ("space", msg("turn the tile under the cursor")),
    ("back", msg("choose anew from the beginning")),
    ("river:hawk fox", msg("type in a tile and its token: a real box only")),
    ("fr:be s", msg("the same by first letters: forest/river:bear/elk salmon")),
    ("amend 7 token fox", msg("correct move 7 of the log: a real box only")),
)
ADVISER = "greedy"


class CascadiaStage(Struct, frozen=True):
    """A game of the tile game."""

    game: CascadiaGame
    options: Options
    goals: tuple[Goal, ...]
    achievements: tuple[Achievement, ...]
    """All there are."""
    data: Path | None = None
    help: Help = HELP
    players: tuple[str, ...] = tuple(PLAYERS)

    @property
    def real(self) -> bool:
        """Return whether tiles and tokens are typed in."""
        return self.options.real

    @property
    def undone_late(self) -> bool:
        """Return whether it takes a while until what ends a turn for good is typed in."""
        return self.real and self.game.seats > 1

    def player(self, name: str, random: Random) -> Player[Turn[Table]]:
        """Return the bot called *name*."""
        return PLAYERS[name](random)

    def hint(self, table: Turn[Table], seat: int) -> Move:
        """Return what the greedy player would do."""
        return self.player(ADVISER, Random()).choose(self.game, table, seat)

    def script(self, entries: Iterable[Entry]) -> str:
        """Return the log as text."""
        return write_script("cascadia", self.options, entries)

    def warning(self, screen: Screen) -> str:
        """Return nothing: tiles are drawn smaller where there is little room."""
        return ""

    def title(self, _: Words) -> str:
        """Return what is played."""
        number = self.options.scenario
        return _("the tile game") if number is None else _("scenario %(number)d", number=number)

    def when(self, table: Turn[Table], _: Words) -> str:
        """Return the turn, counted for each player."""
        setup = self.game.setup
        each = 2 if setup.seats == 1 else setup.seats  # K9: two tiles go in every turn.
        used = setup.deck - setup.pairs + 1
        turn = max(0, (used - 1 - table.on.stack) // each + 1)
        return _("Turn %(turn)d of %(turns)d", turn=turn, turns=used // each)

    def ask(self, table: Turn[Table], prompt: Prompt[Any], view: View, _: Words) -> str:
        """Return the question that *prompt* asks, with whom it is about where several play."""
        if view.begun.startswith(Lay.verb):
            return _("How do you turn it?")
        if view.begun.startswith(Wipe.verb):
            return _("Which tokens do you replace?")
        seat = receiver(table) if len(view.names) > 1 else None
        return ask(prompt, _) if seat is None else told_of(view.names[seat], ask(prompt, _), _)

    def say(self, move: Move, _: Words) -> str:
        """Return *move* as a player would say it."""
        return say(move, _)

    def tell(self, table: Turn[Table], move: Move, _: Words) -> str:
        """Return *move* by what lay at *table*, and whether a token found no tile."""
        return ". ".join((tell(table.on, move, _), *say_returned(table, table.answer(move), _)))

    def reason(self, error: RuleError | BadNotation, _: Words) -> str:
        """Return in a sentence why a move cannot be."""
        return reason(error, _)

    def line_name(self, key: str, _: Words) -> str:
        """Return what a line of the score is about."""
        if key == MAJORITIES:
            return _("long corridors") if self.game.seats == 1 else _("majorities")
        if key.startswith(MAJORITY) and self.game.seats == 1:
            habitat = line_name(key.removeprefix(MAJORITY), _)
            return _("long corridor, %(habitat)s", habitat=habitat)
        return line_name(key, _)

    def goal_words(self, goal: Goal, _: Words) -> str:
        """Return what *goal* asks for, with the number by which an achievement is ticked."""
        numbers = (f"{each.number}. " for each in self.achievements if each.goal is goal)
        return next(numbers, "") + goal_words(goal, _)

    def choices(self, table: Turn[Table], view: View, _: Words) -> Choices:
        """Return what can be chosen, in steps where there is much."""
        return choices_of(table, view, _)

    def stepped(self, table: Turn[Table], view: View, key: Key) -> str:
        """Return the move to which *key* leads on the map; nothing to go through the list."""
        return stepped(table, view.begun, view.at, key)

    def meant(self, table: Turn[Table], line: str) -> str:
        """Return *line* with tiles and tokens as they are written, however they were typed."""
        return dictated(table, line)

    def lost_by(self, table: Turn[Table], seat: int, move: Move) -> int:
        """Return 0: there are no marks."""
        return 0

    def changes(self, before: Turn[Table], after: Turn[Table], seat: int, by: int, _: Words) -> str:
        """Return the points that a move has brought, and whether a token found no tile."""
        return " · ".join(say_changes(self.game, before, after, seat, by, _))

    def facts(self, table: Turn[Table], seat: int) -> Mapping[str, int]:
        """Return what goals ask about."""
        return facts_of(self.game, table, seat)

    def spare(self, table: Turn[Table], _: Words) -> tuple[str, Sequence[int]]:
        """Return the nature tokens of each seat (K12)."""
        counts = [environment.nature for environment in table.on.environments]
        return _("nature tokens left"), counts + [0] * (self.game.seats - len(counts))

    def left(self, table: Turn[Table], seat: int, _: Words) -> str:
        """Return the nature tokens of *seat* in words."""
        count = table.on.environments[seat].nature
        return _.n_("%(count)d nature token", "%(count)d nature tokens", count)

    def secrets(self, table: Turn[Table], seat: int) -> frozenset[str]:
        """Return the species whose cards *seat* may not see yet, while the game goes on."""
        return secrets(self.game, table, seat)

    def holder(self, table: Turn[Table]) -> int | None:
        """Return the seat whose secret card is dealt now; None where all lie open."""
        return holder(table)

    def known(self, table: Turn[Table], seat: int, text: str) -> str:
        """Return *text* without the letter and the holder of a card that *seat* may not see."""
        return known(text, self.secrets(table, seat), real=self.real)

    def conclusion(self, table: Turn[Table], names: Sequence[str], _: Words) -> Iterator[str]:
        """Yield the chart for who plays alone, and which achievements who may tick one reached."""
        return conclude(self.game, table, self.options, self.achievements, names, _)

    def show(self, screen: Screen, table: Turn[Table], view: View) -> None:
        """Print cards, display or hand, the environment, and how everybody stands."""
        _, columns, seat = screen.words, screen.width, whose(table, view)
        cards = draw_sets(self.game, table, view, columns, _)
        front = draw_front(table, _)
        if seat >= len(self._started(table)):
            screen.draw(*cards, *side_by_side(front, columns, air=True))
            return
        scores = [seen(self.game, table, each, view.seat) for each in range(self.game.seats)]
        totals = [score.total for score in scores]
        facts = self.facts(table, seat) if self.goals else {}
        parts = Parts(
            cards=cards,
            meanings=lambda wide: draw_meanings(self.game, table, view, screen, wide),
            front=front,
            brief=brief_front(table, SIDE, _),
            land=lambda room: draw_environment(table, view, replace(room, pages=view.pages), _),
            score=lambda wide: draw_score(scores[seat], self, wide, _),
            standings=draw_standings(table.on, totals, view.names, columns, _)
            if len(scores) > 1
            else [],
            goals=draw_goals(self, facts, columns, _),
            tally=draw_tally(self, facts, _),
        )
        screen.draw(*arranged(parts, columns, view.room))

    def show_seat(self, screen: Screen, table: Turn[Table], seat: int) -> None:
        """Print the environment of *seat*, and what it scores for."""
        if seat < len(self._started(table)):
            _, hidden = screen.words, self.secrets(table, TABLE)
            screen.draw(*draw_environment(table, View(seat), Room(screen.width), _))
            screen.put(*say_reasons(self.game, table, seat, hidden, _))

    def show_rules(self, screen: Screen, table: Turn[Table], seat: int) -> None:
        """Print a turn in short, what the cards score, the signs and our rulings."""
        show_rules(screen, self.game, table, seat)

    def _started(self, table: Turn[Table]) -> Sequence[object]:
        """Return the environments, once everybody has one in which a tile lies."""
        environments = table.on.environments
        laid = all(each.land.cells for each in environments)
        return environments if laid and self.game.scores(table)[0].lines else ()


def cascadia_stage(options: Options, _: Words, *, achievements: bool) -> CascadiaStage:
    """Return the game that *options* make; raise Trouble when they make none."""
    library = library_of()
    options = replace(options, achievements=options.achievements or achievements)
    game = game_of(library, options, _)
    return CascadiaStage(game, options, _goals(library, options), library.achievements)


def _goals(library: Library, options: Options) -> tuple[Goal, ...]:
    """Return the goals to show: those of the scenario with its score, or the achievements."""
    scenario = library.scenarios.get(options.scenario or 0)
    if scenario:
        return scenario.aims
    known = offered(options, library.achievements) if options.achievements else ()
    return tuple(each.goal for each in known)

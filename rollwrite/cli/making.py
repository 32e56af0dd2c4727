"""Moves that a person makes at the keyboard: what a line means, and what a move did."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.text import Text

from rollwrite.cli.ask import Choice, chosen, draw_choices
from rollwrite.cli.keyboard import Keyboard
from rollwrite.cli.palette import WARN
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.stage import Choices
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.engine.moves import Undo
from rollwrite.games.speech import Words, told_of

S = TypeVar("S")


class Making(Generic[S]):
    """Makes the moves that somebody types or takes, and tells what the last one did."""

    def __init__(self, screen: Screen, keyboard: Keyboard, sitting: Sitting[S]) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._sitting = sitting
        self._said = sitting.stage.warning(screen)
        """What a correction did; before the first move, what is wrong with the window."""
        self._moved: tuple[S, S, int] | None = None
        """The table before and after the last move, and who made it."""
        self._ahead: list[str] = []
        """Moves typed in one line, of which the first has been played."""

    def goes_on(self, seat: int) -> bool:
        """Make the next of the moves typed in one line; return whether there was one."""
        if not self._ahead:
            return False
        self._made(seat, self._ahead.pop(0))
        return True

    def said_to(self, seat: int) -> str:
        """Return what the last move did as far as *seat* may know it, with the name of another."""
        if self._said or self._moved is None:
            return self._said
        before, after, mover = self._moved
        said = self._sitting.stage.changes(before, after, mover, seat, self._screen.words)
        if not said or mover == seat or self._sitting.game.seats == 1:
            return said
        return told_of(self._sitting.names[mover], said, self._screen.words)

    def begins(self, seat: int, line: str, choices: Choices) -> str:
        """Return the first words of a move of which *line* leaves the rest open, or nothing."""
        text = self._meant(seat, line, choices)
        return text if any(each.opens and each.text == text for each in choices.all) else ""

    def make(self, seat: int, line: str, choices: Choices) -> bool:
        """Make the move that *line* means; return whether it was made."""
        verb, _space, rest = line.partition(" ")
        if verb == Undo.verb and (rest.isdecimal() or seat == TABLE):
            return self._made(self._seat(rest) if rest else self._last_mover(), Undo.verb)
        if verb == AMEND and not self._sitting.stage.real:
            self._complain(self._screen.words("Only what a real box gives can be corrected."))
            return False
        text = self._meant(seat, line, choices)
        first, *ahead = self._several(seat, text, choices) or [text]
        if not self._sure(seat, first) or not self._made(seat, first):
            return False
        self._ahead = ahead
        return True

    def _meant(self, seat: int, line: str, choices: Choices) -> str:
        """Return *line* as the move it means is written."""
        game, table = self._sitting.game, self._sitting.table
        legal = map(game.notation.write, game.legal(table, seat))
        return chosen(self._sitting.stage.meant(table, line), choices.all, legal)

    def _several(self, seat: int, text: str, choices: Choices) -> list[str]:
        """Return a line such as ``fox bear fox`` as the moves it names, when chance is asked."""
        asked = self._sitting.game.asked(self._sitting.table, seat)
        if asked is None or not asked.chance or not choices.all:
            return []
        verb = choices.all[0].text.partition(" ")[0]
        moves = [f"{verb} {word}" for word in text.removeprefix(f"{verb} ").split()]
        known = any(each.text == moves[0] and not each.opens for each in choices.all)
        return moves if known and len(moves) > 1 else []

    def _seat(self, number: str) -> int:
        """Return the seat with *number*, counted from 1; one that nobody has is refused later."""
        seats = self._sitting.game.seats
        return {str(each + 1): each for each in range(seats)}.get(number, seats)

    def _last_mover(self) -> int:
        """Return who moved last, for whom the table takes something back."""
        entries = self._sitting.story.entries
        return entries[-1].seat if entries else TABLE

    def _sure(self, seat: int, text: str) -> bool:
        """Ask once more before a move after which marks would be lost (C2)."""
        _, lost = self._screen.words, self._lost_by(seat, text)
        if not lost:
            return True
        said = _.n_(
            "%(count)d mark finds no place and is lost. Do it all the same?",
            "%(count)d marks find no place and are lost. Do it all the same?",
            lost,
        )
        self._screen.put(Text(said, WARN))
        again = (Choice("yes", _("Do it")), Choice("no", _("Choose again")))
        self._screen.put(*draw_choices(again, self._screen))
        return chosen(self._keyboard.line(), again) == "yes"

    def _lost_by(self, seat: int, text: str) -> int:
        """Return how many marks find no place after *text*; 0 when no such move can be made."""
        sitting = self._sitting
        try:
            move = sitting.game.notation.read(text)
            sitting.game.play(sitting.table, seat, move)
        except (RuleError, BadNotation):
            return 0
        return 0 if seat == TABLE else sitting.stage.lost_by(sitting.table, seat, move)

    def _made(self, seat: int, text: str) -> bool:
        """Play the move written *text*; say why not when it cannot be."""
        sitting, _ = self._sitting, self._screen.words
        before, struck = sitting.table, sitting.story.struck
        try:
            sitting.tell(seat, text)
        except (RuleError, BadNotation) as error:
            self._complain(" ".join((sitting.stage.reason(error, _), *_hints(error, _))))
            return False
        sitting.news = []
        changed = 0 <= seat < sitting.game.seats
        self._said, self._moved = "", (before, sitting.table, seat) if changed else None
        if fallen := len(sitting.story.struck - struck):
            self._said = _.n_(
                "Corrected. %(count)d later move is struck out.",
                "Corrected. %(count)d later moves are struck out.",
                fallen,
            )
        return True

    def _complain(self, sentence: str) -> None:
        self._ahead = []
        self._screen.put(Text(sentence, WARN))


def _hints(error: RuleError | BadNotation, _: Words) -> tuple[str, ...]:
    """Return where to look up what can be typed, after a text that is no move at all."""
    return (_("Type help for what can be typed."),) if isinstance(error, BadNotation) else ()

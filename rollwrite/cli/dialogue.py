"""A person's turn: the question, the choices, and what else can be typed."""

from __future__ import annotations

from rich.text import Text

from rollwrite.cli.ask import Choice, Left, chosen, draw_choices, read_line
from rollwrite.cli.changes import changes
from rollwrite.cli.choices import Choices, choices_of
from rollwrite.cli.commentary import show_help, show_log
from rollwrite.cli.ending import show_scores
from rollwrite.cli.palette import GOOD, QUIET, WARN
from rollwrite.cli.rules import show_rules
from rollwrite.cli.screen import Screen, narrowness
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.turn_view import show_turn
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.engine.moves import Undo
from rollwrite.games.rolling.moves import Fall
from rollwrite.games.rolling.warning import lost_by
from rollwrite.games.rolling.words import Words, ask, reason


class Dialogue:
    """Asks the person at the keyboard for one seat after the other."""

    def __init__(self, screen: Screen, sitting: Sitting) -> None:
        self._screen = screen
        self._sitting = sitting
        self._said = narrowness(screen)
        """What the last move did; before the first, what is wrong with the window."""
        self._ahead: list[str] = []
        """Dice typed in one line, of which the first has been played."""

    def answer(self, seat: int) -> None:
        """Ask *seat* until a move is made; raise Left when the person goes."""
        choices = choices_of(self._sitting, seat, self._screen.words)
        if self._ahead:
            self._made(seat, self._ahead.pop(0))
            return
        show_turn(self._screen, self._sitting, seat)
        self._question(seat, choices.all[: choices.shown], len(choices.all) - choices.shown)
        while not self._heard(seat, choices):
            pass

    def _question(self, seat: int, shown: tuple[Choice, ...], folded: int) -> None:
        screen, _ = self._screen, self._screen.words
        if self._said:
            screen.put(Text(self._said, GOOD))
        question = ask(self._sitting.game.asked(self._sitting.table, seat), _)
        screen.put(Text(question, "bold"))
        screen.put(*draw_choices(shown, screen.width))
        if folded:
            said = _.n_("more: %(count)d weaker choice", "more: %(count)d weaker choices", folded)
            screen.put(Text(f"    {said}", QUIET))

    def _heard(self, seat: int, choices: Choices) -> bool:
        """Read a line and do what it says; return whether a move was made."""
        line = read_line(self._screen, ">")
        if self._told(seat, line, choices):
            return False
        verb, _space, rest = line.partition(" ")
        if verb == Undo.verb and rest.isdecimal():
            return self._made(self._seat(rest), Undo.verb)
        if verb == AMEND and not self._sitting.setting.options.real:
            self._complain(self._screen.words("Only real dice and cards can be mistyped."))
            return False
        text = chosen(line, choices.all)
        first, *ahead = _throws(text, choices) or [text]
        if not self._sure(seat, first, choices) or not self._made(seat, first):
            return False
        self._ahead = ahead
        return True

    def _told(self, seat: int, line: str, choices: Choices) -> bool:
        """Show what *line* asks to see; return whether it was such a thing."""
        screen, sitting = self._screen, self._sitting
        match line:
            case "more":
                screen.put(*draw_choices(choices.all, screen.width))
            case "log":
                show_log(screen, sitting)
            case "score":
                show_scores(screen, sitting.game, sitting.table, sitting.names)
            case "rules":
                show_rules(screen, sitting)
            case "help":
                show_help(screen)
            case "quit":
                raise Left
            case _:
                return False
        return True

    def _seat(self, number: str) -> int:
        """Return the seat with *number*, counted from 1; one that does not exist is the last."""
        seats = self._sitting.game.seats
        return {str(each + 1): each for each in range(seats)}.get(number, seats)

    def _sure(self, seat: int, text: str, choices: Choices) -> bool:
        """Ask once more before a move after which marks would be lost (C2)."""
        _ = self._screen.words
        if seat == TABLE or text not in (choice.text for choice in choices.all):
            return True
        sitting = self._sitting
        asked = sitting.game.asked(sitting.table, seat)
        lost = lost_by(sitting.page(seat), asked, sitting.game.notation.read(text))
        if not lost:
            return True
        said = _.n_(
            "%(count)d mark finds no place and is lost. Do it all the same?",
            "%(count)d marks find no place and are lost. Do it all the same?",
            lost,
        )
        self._screen.put(Text(said, WARN))
        again = (Choice("yes", _("Do it")), Choice("no", _("Choose again")))
        self._screen.put(*draw_choices(again, self._screen.width))
        return chosen(read_line(self._screen, ">"), again) == "yes"

    def _made(self, seat: int, text: str) -> bool:
        """Play the move written *text*; say why not when it cannot be."""
        sitting, _ = self._sitting, self._screen.words
        before = None if seat == TABLE or seat >= sitting.game.seats else sitting.page(seat)
        struck = sitting.story.struck
        try:
            sitting.tell(seat, text)
        except (RuleError, BadNotation) as error:
            self._complain(" ".join((reason(error, _), *_hints(error, _))))
            return False
        self._said = changes(before, sitting.page(seat), _) if before else ""
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


def _throws(text: str, choices: Choices) -> list[str]:
    """Return a line such as ``fox bear fox`` as the dice it names, when a die is asked for."""
    if not choices.all or not choices.all[0].text.startswith(f"{Fall.verb} "):
        return []
    words = text.removeprefix(f"{Fall.verb} ").split()
    return [f"{Fall.verb} {word}" for word in words] if len(words) > 1 else []

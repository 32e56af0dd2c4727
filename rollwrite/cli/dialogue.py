"""A person's turn: the question, the choices, and what else can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec.structs import replace
from rich.text import Text

from rollwrite.cli.ask import Choice, chosen, draw_choices
from rollwrite.cli.commentary import LOG, look_up
from rollwrite.cli.curtain import Curtain
from rollwrite.cli.keyboard import CUE, QUIT, Key, Keyboard, Left
from rollwrite.cli.palette import GOOD, QUIET, WARN
from rollwrite.cli.reading import read_through
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.stage import Choices, View
from rollwrite.cli.turn_view import show_turn
from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.engine.moves import Undo
from rollwrite.games.speech import Words, told_of

S = TypeVar("S")

BACK, MORE = "back", "more"
PAGES = {Key.PAGE_UP: -1, Key.PAGE_DOWN: 1}
FAR = 3
"""No board has more pages than that above or below."""


class Dialogue(Generic[S]):
    """Asks the person at the keyboard for one seat after the other."""

    def __init__(self, screen: Screen, sitting: Sitting[S]) -> None:
        self._screen = screen
        self._keyboard = Keyboard(screen)
        self._sitting = sitting
        self._curtain = Curtain(screen, self._keyboard, sitting)
        self._said = sitting.stage.warning(screen)
        """What a correction did; before the first move, what is wrong with the window."""
        self._moved: tuple[S, S, int] | None = None
        """The table before and after the last move, and who made it."""
        self._ahead: list[str] = []
        """Moves typed in one line, of which the first has been played."""

    def answer(self, seat: int) -> None:
        """Ask *seat* until a move is made; raise Left when the person goes."""
        if self._ahead:
            self._made(seat, self._ahead.pop(0))
            return
        self._curtain.fall_before(seat)
        view: View | None = self._first_view(seat)
        shown = None
        while view is not None:
            if view != shown:
                self._draw(view)
            shown, view = view, self._heard(view)

    def _draw(self, view: View) -> None:
        """Print the table and the question, at once, so that nothing flickers."""
        screen, question = self._screen, tuple(self._question(view))
        room = None if screen.height is None else screen.height - screen.taken(*question, CUE)
        with screen.console:
            show_turn(screen, self._sitting, replace(view, room=room))
            screen.put(*question)

    def _question(self, view: View) -> Iterator[Text]:
        stage, table, _ = self._sitting.stage, self._sitting.table, self._screen.words
        if said := self._said or self._changes_for(view.seat):
            yield Text(said, GOOD)
        prompt = self._sitting.game.asked(table, view.seat)
        if prompt is not None:
            yield Text(stage.ask(table, prompt, view, _), "bold")
        choices = self._choices(view)
        yield from draw_choices(choices.all[: choices.shown], self._screen, view.at)
        if choices.folded:
            yield Text(f"    {choices.folded}", QUIET)
        if self._keyboard.has_keys:
            yield Text(_("Arrows, space, Enter; or type. help shows more."), QUIET)

    def _changes_for(self, seat: int) -> str:
        """Return what the last move did as far as *seat* may know it, with the name of another."""
        if self._moved is None:
            return ""
        before, after, mover = self._moved
        said = self._sitting.stage.changes(before, after, mover, seat, self._screen.words)
        if not said or mover == seat or self._sitting.game.seats == 1:
            return said
        return told_of(self._sitting.names[mover], said, self._screen.words)

    def _choices(self, view: View) -> Choices:
        sitting = self._sitting
        return sitting.stage.choices(sitting.table, view, self._screen.words)

    def _heard(self, view: View) -> View | None:
        """Read a key or a line and do what it says; return what is seen then, None after a move."""
        typed = self._keyboard.typed()
        if isinstance(typed, Key):
            return self._pressed(view, typed)
        if typed == QUIT:
            raise Left()
        if typed == BACK:
            return self._first_view(view.seat)
        choices = self._choices(view)
        if self._looked_up(view, typed, choices):
            return view
        return self._took(view, typed, choices)

    def _looked_up(self, view: View, typed: str, choices: Choices) -> bool:
        """Show what *typed* asks to see, and the table again if it took the whole window."""
        screen = self._screen
        with screen.console.capture() as shown:
            if typed == MORE:
                screen.put(*draw_choices(choices.all, screen))
            elif not look_up(screen, self._sitting, view.seat, typed):
                return False
        if read_through(screen, self._keyboard, shown.get().splitlines(), from_end=typed == LOG):
            self._draw(view)
        return True

    def _pressed(self, view: View, key: Key) -> View | None:
        """Move the cursor, or take what is under it."""
        sitting = self._sitting
        if key is Key.TAKE:
            return self._took(view, view.at, self._choices(view))
        if key is Key.BACK:
            return self._first_view(view.seat)
        if key in PAGES:
            return replace(view, pages=max(-FAR, min(FAR, view.pages + PAGES[key])))
        at = sitting.stage.stepped(sitting.table, view, key)
        return replace(view, at=at or self._listed(view, key), pages=0)

    def _first_view(self, seat: int, begun: str = "") -> View:
        """Return what *seat* sees first; the cursor stands on a map already if there is one."""
        sitting = self._sitting
        view = View(seat, begun, names=tuple(sitting.names))
        if not self._keyboard.has_keys:
            return view
        return replace(view, at=sitting.stage.stepped(sitting.table, view, Key.NEXT))

    def _listed(self, view: View, key: Key) -> str:
        """Return the choice to which *key* leads in the list."""
        choices = self._choices(view)
        texts = [each.text for each in choices.all[: choices.shown]]
        step = -1 if key in (Key.UP, Key.LEFT, Key.BEFORE) else 1
        if view.at not in texts:
            return texts[0] if texts else ""
        return texts[(texts.index(view.at) + step) % len(texts)]

    def _took(self, view: View, line: str, choices: Choices) -> View | None:
        """Make the move that *line* means; return what is seen then, None after a move."""
        seat, sitting = view.seat, self._sitting
        verb, _space, rest = line.partition(" ")
        if verb == Undo.verb and (rest.isdecimal() or seat == TABLE):
            whose = self._seat(rest) if rest else self._last_mover()
            return None if self._made(whose, Undo.verb) else view
        if verb == AMEND and not sitting.stage.real:
            self._complain(self._screen.words("Only what a real box gives can be mistyped."))
            return view
        legal = map(sitting.game.notation.write, sitting.game.legal(sitting.table, seat))
        text = chosen(sitting.stage.meant(sitting.table, line), choices.all, legal)
        if any(each.opens and each.text == text for each in choices.all):
            return self._first_view(seat, text)
        first, *ahead = self._several(seat, text, choices) or [text]
        if not self._sure(seat, first) or not self._made(seat, first):
            return view
        self._ahead = ahead
        return None

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
        """Return the seat with *number*, counted from 1; one that does not exist is the last."""
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

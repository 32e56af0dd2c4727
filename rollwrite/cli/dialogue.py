"""A person's turn: the question, the choices, and what else can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec.structs import replace
from rich.text import Text

from rollwrite.cli.ask import draw_choices
from rollwrite.cli.commentary import LOG, look_up
from rollwrite.cli.curtain import Curtain
from rollwrite.cli.keyboard import CUE, QUIT, Key, Keyboard, Left
from rollwrite.cli.making import Making
from rollwrite.cli.palette import GOOD, QUIET
from rollwrite.cli.reading import read_through
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.stage import Choices, View
from rollwrite.cli.turn_view import show_turn

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
        self._making = Making(screen, self._keyboard, sitting)

    def answer(self, seat: int) -> None:
        """Ask *seat* until a move is made; raise Left when the person goes."""
        if self._making.goes_on(seat):
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
        if said := self._making.said_to(view.seat):
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
        if begun := self._making.begins(view.seat, line, choices):
            return self._first_view(view.seat, begun)
        return None if self._making.make(view.seat, line, choices) else view

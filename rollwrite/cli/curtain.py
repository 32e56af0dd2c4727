"""The curtain: what one person may see is off the screen before the next one sits down."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.text import Text

from rollwrite.cli.keyboard import QUIT, Key, Keyboard, Left
from rollwrite.cli.palette import TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.engine.game import TABLE

S = TypeVar("S")


class Curtain(Generic[S]):
    """Falls when the keyboard goes to somebody who may see other things."""

    def __init__(self, screen: Screen, keyboard: Keyboard, sitting: Sitting[S]) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._sitting = sitting
        self._seen_by = TABLE

    def fall_before(self, seat: int) -> None:
        """Cover the screen until *seat* has the keyboard, if somebody else has seen a secret."""
        if seat in (TABLE, self._seen_by):
            return
        stage, table = self._sitting.stage, self._sitting.table
        differs = stage.secrets(table, seat) != stage.secrets(table, self._seen_by)
        self._seen_by = seat
        if differs and self._sitting.shared and self._keyboard.has_keys:
            self._fall(self._sitting.names[seat])

    def _fall(self, name: str) -> None:
        said = self._screen.words(
            "Hand the keyboard to %(name)s. Enter shows what only %(name)s may see.", name=name
        )
        self._screen.console.clear()
        self._screen.put(Text(said, TITLE))
        while (typed := self._keyboard.typed()) is not Key.TAKE:
            if typed == QUIT:
                raise Left()

"""The keyboard: lines, and where somebody sits at it, keys that move a cursor."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from rich.text import Text

from rollwrite.cli.screen import Screen

if sys.platform != "win32":
    import termios
    import tty

CUE = ">"
QUIT = "quit"
RUBBED_OUT = "\b \b"
END = ("\x04", "\x00")
"""What Ctrl-D sends, and what is left of it when it came before its turn."""


class Key(Enum):
    """What moves the cursor, takes what is under it, or goes back."""

    UP = ("\x1b[A", "\x1bOA")
    DOWN = ("\x1b[B", "\x1bOB")
    RIGHT = ("\x1b[C", "\x1bOC")
    LEFT = ("\x1b[D", "\x1bOD")
    NEXT = ("\t",)
    BEFORE = ("\x1b[Z",)
    TURN = (" ",)
    TAKE = ("\r", "\n")
    ERASE = ("\x7f", "\b")
    BACK = ("\x1b",)
    PAGE_UP = ("\x1b[5~",)
    PAGE_DOWN = ("\x1b[6~",)


AT_ONCE = 1024
KEYS = {code: key for key in Key for code in key.value}
_CODE = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)
"""What one key sends: a letter, or an escape sequence."""


class Left(Exception):
    """The person has left the table."""


class Keyboard:
    """Reads what is typed beside *screen*."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._waiting = ""
        """What was pressed too fast to be read one by one."""

    @property
    def has_keys(self) -> bool:
        """Return whether somebody sits at it and sees where a cursor goes."""
        terminal = sys.stdin.isatty() and self._screen.console.is_terminal
        return terminal and sys.platform != "win32"

    def typed(self) -> Key | str:
        """Return the key that is pressed or the line that is typed; raise Left at the end."""
        if not self.has_keys:
            return self.line()
        self._echo(f"\r{CUE} ")
        with _key_by_key():
            pressed = self._pressed()
            return pressed if isinstance(pressed, Key) else self._line_from(pressed)

    def line(self) -> str:
        """Return the line that is typed; raise Left at the end of the input."""
        screen = self._screen
        if self.has_keys:
            self._echo(f"{CUE} ")
            with _key_by_key():
                return self._line_from("")
        try:
            line = screen.console.input(Text(f"{CUE} ", "bold"), markup=False)
        except EOFError:
            screen.put("")
            raise Left() from None
        if not sys.stdin.isatty():
            screen.put(line)  # What no keyboard echoed is shown: the output reads as a talk.
        return " ".join(line.split())

    def _line_from(self, line: str) -> str:
        """Return the line that begins so."""
        self._echo(line)
        while (pressed := self._pressed()) is not Key.TAKE:
            if pressed is Key.ERASE and line:
                line = line[:-1]
                self._echo(RUBBED_OUT)
            elif pressed is Key.TURN or isinstance(pressed, str):
                letter = pressed if isinstance(pressed, str) else " "
                line += letter
                self._echo(letter)
        self._echo("\n")
        return " ".join(line.split())

    def _pressed(self) -> Key | str:
        """Return the next key, or the letter on it."""
        while True:
            waiting = self._waiting or os.read(sys.stdin.fileno(), AT_ONCE).decode(errors="replace")
            if not waiting or waiting.startswith(END):
                self._echo("\n")
                raise Left()
            code = str(_CODE.findall(waiting)[0])
            self._waiting = waiting[len(code) :]
            if code in KEYS or code.isprintable():
                return KEYS.get(code, code)

    def _echo(self, text: str) -> None:
        self._screen.console.file.write(text)
        self._screen.console.file.flush()


@contextmanager
def _key_by_key() -> Iterator[None]:
    """Let every key be read at once, without being echoed."""
    if sys.platform == "win32":
        yield
        return
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    # Draining keeps what was pressed while the table was being drawn.
    tty.setcbreak(keyboard, termios.TCSADRAIN)
    try:
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)

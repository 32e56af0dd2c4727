"""A terminal of its own in which the program runs, for keys and colours."""

import os
import pty
import select
import subprocess
import sys
from codecs import getincrementaldecoder
from pathlib import Path

PATIENCE = 30
"""Seconds until a program that says nothing is given up."""


class Terminal:
    """The program in a terminal of 80 columns, if nobody says otherwise."""

    def __init__(self, state: Path, *argv: str | Path, columns: int = 80, lines: int = 40) -> None:
        self._mine, theirs = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": str(lines)}
        place = {"XDG_STATE_HOME": str(state), "LC_ALL": "C.UTF-8", **size}
        self._program = subprocess.Popen(
            (sys.executable, "-m", "rollwrite", *map(str, argv)),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm-256color", **place},
        )
        os.close(theirs)
        self._read = ""
        self._decoder = getincrementaldecoder("utf-8")()

    def until(self, text: str) -> str:
        """Return what the program shows until *text*."""
        while text not in self._read:
            ready, _, _ = select.select([self._mine], [], [], PATIENCE)
            assert ready, f"{text!r} is not shown after {self._read!r}"
            self._read += self._decoder.decode(os.read(self._mine, 65536))
        shown, _, self._read = self._read.partition(text)
        return shown + text

    def press(self, *keys: str) -> None:
        """Press *keys*, or type whole lines."""
        for key in keys:
            os.write(self._mine, key.encode())

    def leave(self) -> int:
        """Type ``quit``, and return the exit code."""
        self.press("quit\r")
        self.until("The game is kept.")
        return self.end()

    def end(self) -> int:
        """Return the exit code of the program, which has been told to go."""
        self.until("\n")
        code = self._program.wait(PATIENCE)
        os.close(self._mine)
        return code

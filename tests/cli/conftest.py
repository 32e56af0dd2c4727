import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from rollwrite.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the program with lines typed in; return its exit code, output and complaints."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run_it(*argv: str | Path, typed: Sequence[str] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(word) for word in argv])
        out, err = capsys.readouterr()
        return code, out, err

    return run_it


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """Return the log of a game for two that was played to its end."""
    path = tmp_path / "game.log"
    seats = ("bot:random", "bot:random")
    run("play", "--sheet", "C", "--seed", "1", "--log", path, "--seats", *seats)
    return path

"""Whatever is typed or stands in a file: exit code 0 or 2, and never a traceback."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.cli import main
from rollwrite.games.rolling.moves import NOTATION
from tests.cli.conftest import Run
from tests.notations import verbs

NUMBER = "9" * 5000
WORDS = (*verbs(NOTATION), "amend", "more", "log", "score", "rules", "help", "no", "yes", "table",
         "# seats", "# data", "#", "1", "2", "0", "-1", NUMBER, "c4", "fox", "fox9", "any", "none",
         "rivers5-fox1", "hills-3", "both",
         "lay", "put", "pair", "2,-1", "1,0 4", "back", "hint", "look",
         "river:bear", "'", '"Ann', "[/b]", "%(x)s")  # fmt: skip
HEADS = ("rolling {}", 'rolling {"real":true}', 'rolling {"seats":2,"supplements":["starter"]}',
         "cascadia {}", 'cascadia {"real":true}',
         'cascadia {"tiles":"square","seats":2}')  # fmt: skip
GAMES = ("rolling", "cascadia")
LINES = st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join) | st.text(max_size=20)


def _code(*argv: str | Path, typed: Sequence[str] = ()) -> int:
    """Return the exit code of the program, with *typed* at its input."""
    keyboard, sys.stdin = sys.stdin, io.StringIO("".join(f"{line}\n" for line in typed))
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            return main([str(word) for word in argv])
    finally:
        sys.stdin = keyboard


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file that tests write over."""
    return tmp_path_factory.mktemp("rough") / "game.log"


@settings(max_examples=50)
@given(written=st.binary(max_size=60) | st.sampled_from(HEADS).map(str.encode), more=st.binary())
def test_any_bytes_as_a_log_are_replayed_or_refused(log: Path, written: bytes, more: bytes) -> None:
    log.write_bytes(written + b"\n" + more)
    assert _code("replay", log) in (0, 2)


@settings(max_examples=50)
@given(head=st.sampled_from(HEADS), lines=st.lists(LINES, max_size=5))
def test_any_lines_as_a_log_are_gone_on_with_or_refused(
    log: Path, head: str, lines: list[str]
) -> None:
    log.write_text("\n".join((head, *lines)), encoding="utf-8", errors="replace")
    assert _code("play", "--resume", log, "--seed", "1", typed=["1"]) in (0, 2)


@settings(max_examples=50)
@given(
    game=st.sampled_from(GAMES),
    real=st.sampled_from([(), ("--real",)]),
    typed=st.lists(LINES, max_size=12),
)
def test_any_lines_can_be_typed(
    log: Path, game: str, real: tuple[str, ...], typed: list[str]
) -> None:
    log.unlink(missing_ok=True)
    assert 0 == _code("play", "--game", game, "--seed", "1", "--log", log, *real, typed=typed)


@pytest.mark.parametrize("line", [NUMBER, f"undo {NUMBER}", "undo 0", f"complete {NUMBER}"])
def test_a_number_too_long_to_count_with_is_no_choice(line: str, run: Run) -> None:
    code, out, _ = run("play", "--seats", "Ann", "Ben", "--seed", "7", typed=[line, "quit"])
    assert (0, True) == (code, "There is no such seat." in out or "No move is called" in out)


def test_a_name_like_markup_stands_in_the_table_of_scores(run: Run) -> None:
    code, out, _ = run("play", "--seats", "[/foo]", "--seed", "7", typed=["score"])
    assert (0, True) == (code, any(line.strip() == "[/foo]" for line in out.splitlines()))


def test_bytes_that_are_no_text_are_no_move(tmp_path: Path) -> None:
    place = {**os.environ, "PYTHONIOENCODING": "utf-8:strict", "XDG_STATE_HOME": str(tmp_path)}
    command = (sys.executable, "-m", "rollwrite", "play", "--seed", "1")
    done = subprocess.run(command, input=b"\xff\n", capture_output=True, env=place)
    assert (0, b"") == (done.returncode, done.stderr)

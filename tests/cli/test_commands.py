import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rollwrite import __version__
from rollwrite.cli import main
from rollwrite.cli.commands import COMMANDS
from tests.cli.conftest import Run

LOADED_BY_HELP = """
import sys
from rollwrite.cli import main
main(["--help"])
heavy = {"rich", "babel", "msgspec", "typing", "rollwrite.games", "rollwrite.engine"}
print(*sorted(heavy & set(sys.modules)), file=sys.stderr)
"""


def test_help_names_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert (0, []) == (code, [name for name in COMMANDS if name not in out])


def test_help_loads_nothing_that_is_slow() -> None:
    command = (sys.executable, "-S", "-c", LOADED_BY_HELP)
    place = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, capture_output=True, check=True, text=True, env=place)
    assert "\n" == done.stderr


def test_the_version_is_said(run: Run) -> None:
    assert (0, f"rollwrite {__version__}\n", "") == run("--version")


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["dance"],
        ["play", "--sheet", "Z"],
        ["play", "--edition", "lakes"],
        ["play", "--dice", "lakes"],
        ["play", "--scenario", "99"],
        ["play", "--supplements", "hills-1", "hills-1", "hills-2", "hills-3"],
        ["play", "--seats", *"abcdefghi"],
        ["play", "--seats", "bot:nobody"],
        ["play", "--seats", "Ann\nBen"],
        ["play", "--seats", "\udcff"],
        ["play", "--seats", " "],
        ["play", "--family", "--supplements", "nonsense"],
        ["play", "--family", "--scenario", "1"],
        ["play", "--log", "x" * 999],
        ["play", "--data", "x" * 999],
        ["play", "--lang", "tlh"],
        ["play", "--data", "nowhere"],
        ["play", "--resume", "nowhere.log"],
        ["play", "--resume"],
        ["perft", "--depth", "-1"],
        ["perft", "--depth", "100000", "--seats", "8"],
        ["perft", "--depth", "9" * 5000],
        ["perft", "--seats", "0"],
        ["perft", "--scenario", "99"],
        ["replay"],
        ["replay", "nowhere.log"],
        ["sheets"],
        ["sheets", "check", "nowhere"],
    ],
    ids=lambda argv: ascii(" ".join(argv))[:60],
)
def test_what_cannot_be_is_said_in_one_line_with_exit_code_2(argv: list[str], run: Run) -> None:
    code, out, err = run(*argv)
    assert (2, "", 1) == (code, out, err.count("\n"))


def test_an_interrupt_ends_with_130_and_says_how_to_go_on(tmp_path: Path) -> None:
    place = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = (sys.executable, "-m", "rollwrite", "play", "--seed", "1")
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=place) as playing:
        assert playing.stdout
        while playing.stdout.read(1) not in (b">", b""):
            pass
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate()
    assert (130, True, b"\n") == (playing.returncode, b"rollwrite play --resume" in out, err)


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m rollwrite sheets schema | true"
    done = subprocess.run(command, shell=True, capture_output=True, check=True, text=True)
    assert "" == done.stderr


def test_what_is_drawn_for_nobody_ends_with_141(tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    board.write_text('{"cards": "family", "players": [{"tiles": [{"at": [0, 0]}]}]}')
    reading, writing = os.pipe()
    os.close(reading)
    command = (sys.executable, "-m", "rollwrite", "score", board)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (141, b"") == (done.returncode, done.stderr)


def test_a_perft_of_the_first_moves_counts_supplements(run: Run) -> None:
    assert (0, f"{12 * 11}\n", "") == run("perft", "--depth", "2")


def test_a_divided_perft_adds_up(run: Run) -> None:
    _, out, _ = run("perft", "--depth", "2", "--seed", "1", "--divide")
    *counts, total = [int(line.split()[0]) for line in out.splitlines()]
    assert total == sum(counts)


def test_main_reads_the_words_of_the_process_when_none_are_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rollwrite", "--version"])
    assert (0, f"rollwrite {__version__}\n") == (main(), capsys.readouterr().out)


@pytest.mark.parametrize("command", ["play", "simulate", "perft"])
def test_a_scenario_and_a_sheet_do_not_go_together(run: Run, command: str) -> None:
    code, _, err = run(command, "--scenario", "1", "--sheet", "B")
    assert (2, True) == (code, "a scenario has its own sheet" in err)

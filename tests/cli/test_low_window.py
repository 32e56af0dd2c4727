"""Windows with few lines: the tile game stays playable in 80 x 24."""

from itertools import product
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from rollwrite.cli.canvas import Row, beside, wrapped
from rollwrite.cli.cascadia.frame import Room, banded
from rollwrite.cli.cascadia.tile_view import LARGE, LINES, WIDTHS, Face, put_tile
from rollwrite.games.cascadia.library import load
from rollwrite.i18n import ENGLISH
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal

READY, CLEARED = "help shows more.", "\x1b[2J"
TAB, DOWN, ESCAPE = "\t", "\x1b[6~", "\x1b"
HEIGHT = 24
LATE = 3
"""So many turns before the end."""


@pytest.fixture
def late(run: Run, tmp_path: Path) -> Path:
    """Return the log of a game that is almost over, on hexes."""
    return _cut(run, tmp_path / "late.log", "hex")


def _cut(run: Run, log: Path, lattice: str) -> Path:
    options = ("--cards", "AAAAA", "--lattice", lattice, "--seed", "2", "--seats", "bot:greedy")
    run("play", "--game", "cascadia", *options, "--log", log)
    lines = log.read_text().splitlines()
    drafts = [at for at, line in enumerate(lines) if "draft" in line or "pick" in line]
    log.write_text("\n".join(lines[: drafts[-LATE]]) + "\n")
    return log


def _opened(log: Path, tmp_path: Path, columns: int = 80, lines: int = HEIGHT) -> Terminal:
    argv = ("play", "--resume", log, "--seats", "Ann")
    return Terminal(tmp_path, *argv, columns=columns, lines=lines)


def _screen(terminal: Terminal) -> str:
    """Return what is on the screen once somebody is asked."""
    return terminal.until(READY).rpartition(CLEARED)[2]


@pytest.mark.parametrize(("lattice", "columns"), [("hex", 62), ("hex", 80), ("square", 80)])
def test_the_whole_table_is_seen_in_a_low_window(
    lattice: str, columns: int, run: Run, tmp_path: Path
) -> None:
    terminal = _opened(_cut(run, tmp_path / "late.log", lattice), tmp_path, columns)
    drafting = _screen(terminal)
    terminal.press("draft 1\r")
    laying = _screen(terminal)
    terminal.leave()
    # Below the question stands the line that is typed.
    assert [] == [shown for shown in (drafting, laying) if shown.count("\n") + 2 > HEIGHT]


def test_a_window_of_common_size_tells_what_the_cards_score_beside_achievements(
    tmp_path: Path,
) -> None:
    argv = ("play", "--game", "cascadia", "--cards", "AAAAA", "--seed", "6", "--achievements")
    terminal = Terminal(tmp_path, *argv, columns=120, lines=40)
    shown = _screen(terminal)
    terminal.leave()
    told = ("straight lines of 1, 2, 3, 4" in shown, "goals met; goals shows them." in shown)
    assert (True, True) == told


def test_the_end_of_a_game_is_read_page_by_page(late: Path, tmp_path: Path) -> None:
    argv = ("play", "--resume", late, "--seats", "bot:greedy")
    terminal = Terminal(tmp_path, *argv, columns=40, lines=12)
    page = terminal.until("Esc leaves.").rpartition(CLEARED)[2]
    terminal.press(ESCAPE)
    said = terminal.until(".log")
    terminal.end()
    assert ("The game ends with" in page, page.count("\n") < 12) == (True, True)
    assert f"rollwrite replay {late}" in said


def test_the_map_follows_the_cursor(late: Path, tmp_path: Path) -> None:
    terminal = _opened(late, tmp_path, columns=50, lines=18)
    _screen(terminal)
    terminal.press("draft 1\r")
    screens = [_screen(terminal)]
    for _ in range(6):
        terminal.press(TAB)
        screens.append(_screen(terminal))
    terminal.leave()
    assert [] == [shown for shown in screens if "[" not in shown.replace("\x1b[", "")]


def test_pages_show_what_does_not_fit(late: Path, tmp_path: Path) -> None:
    terminal = _opened(late, tmp_path, columns=50, lines=18)
    first = _screen(terminal)
    terminal.press(DOWN)
    second = _screen(terminal)
    terminal.leave()
    assert first != second


def test_what_is_longer_than_the_window_is_read_page_by_page(late: Path, tmp_path: Path) -> None:
    terminal = _opened(late, tmp_path)
    _screen(terminal)
    terminal.press("rules\r")
    pages = [terminal.until("Esc leaves.").rpartition(CLEARED)[2]]
    terminal.press(DOWN)
    pages.append(terminal.until("Esc leaves.").rpartition(CLEARED)[2])
    terminal.press(DOWN)
    table = _screen(terminal)
    terminal.leave()
    heads = ["1. Take a tile" in pages[0], "Page 2 of 2" in pages[1], "Cards" in table]
    assert ([True] * 3, []) == (heads, [page for page in pages if page.count("\n") + 2 > HEIGHT])


def test_the_log_is_read_from_its_end(late: Path, tmp_path: Path) -> None:
    terminal = _opened(late, tmp_path)
    _screen(terminal)
    terminal.press("log\r")
    page = terminal.until("Esc leaves.").rpartition(CLEARED)[2]
    terminal.press(ESCAPE)
    _screen(terminal)
    terminal.leave()
    assert late.read_text().splitlines()[-1].partition(" ")[2] in page


@pytest.mark.parametrize(("width", "lines"), [LARGE, *product(WIDTHS, LINES)])
def test_every_turn_of_a_tile_looks_otherwise_without_colours(width: int, lines: int) -> None:
    tile = next(tile for tile in load().box("hex", 2).tiles if len(tile.habitats) == 2)
    drawn = set()
    for face in tile.faces:
        rows = [Row() for _ in range(lines)]
        put_tile(rows, 0, width, Face(face.sides, "bes", token=0), ENGLISH)
        drawn.add("\n".join(row.text().plain for row in rows))
    assert len(tile.faces) == len(drawn)


def _board(lines: int, columns: int) -> list[str]:
    return [f"{line:03}" * columns for line in range(lines)]


def _texts(lines: list[str]) -> list[Row]:
    rows = [Row() for _ in lines]
    for row, line in zip(rows, lines, strict=True):
        row.put(0, line)
    return rows


@pytest.mark.parametrize(
    "line",
    [
        beside([Text("met", "bold")], [Text("not")])[0],
        wrapped([Text("met", "bold"), Text("not")], 80)[0],
    ],
)
def test_a_style_ends_where_the_next_text_begins(line: Text) -> None:
    styled = [part.text for part in line.render(Console()) if part.style and part.style.bold]
    assert ["met"] == styled


def test_a_frame_holds_the_focus_and_points_to_the_rest() -> None:
    lines = [row.text() for row in _texts(_board(20, 4))]
    seen = [line.plain.rstrip() for line in Room(80, 5).framed(lines, (0, 10))]
    assert (5, True, True, True) == (
        len(seen),
        any(line.startswith("010") for line in seen),
        seen[0].endswith("↑"),
        seen[-1].endswith("↓"),
    )


def test_a_board_that_is_too_wide_is_shown_in_bands() -> None:
    lines = [row.text() for row in _texts(_board(2, 4))]
    assert ["00000000", "00100100", "", "0000", "1001"] == [line.plain for line in banded(lines, 8)]

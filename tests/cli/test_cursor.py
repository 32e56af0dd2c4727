"""Keys: the cursor goes over the choices and over the map."""

import re
from pathlib import Path

from rollwrite.cli.logfile import read_log
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal

UP, DOWN, RIGHT, LEFT, TAB, ENTER, SPACE, ERASE, ESCAPE = (
    *("\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\t", "\r", " ", "\x7f", "\x1b"),
)
TILES = ("play", "--game", "cascadia", "--cards", "AAAAA", "--seed", "4")
READY, LAYING, PUTTING = "help shows more.", "Where do you lay", "Where do you put"


def _texts(log: Path) -> list[str]:
    return [entry.text for entry in read_log(log).entries]


def test_arrows_and_enter_choose_from_the_list(run: Run, tmp_path: Path) -> None:
    by_keys, by_words = tmp_path / "keys.log", tmp_path / "words.log"
    game = ("play", "--sheet", "C", "--seed", "8", "--log")
    run(*game, by_words, typed=["2"])
    terminal = Terminal(tmp_path, *game, by_keys)
    terminal.until(READY)
    terminal.press(DOWN, DOWN, DOWN, UP, ENTER)
    for _ in range(4):
        terminal.until(READY)
    terminal.leave()
    assert _texts(by_words) == _texts(by_keys)[: len(_texts(by_words))]


def test_a_tile_is_laid_with_arrows_and_turned_with_space(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    terminal = Terminal(tmp_path, *TILES, "--log", log)
    terminal.until(READY)
    terminal.press(ENTER)
    terminal.until(LAYING)
    terminal.press(DOWN, SPACE, SPACE, LEFT, RIGHT, RIGHT, ENTER)
    terminal.until(PUTTING)
    terminal.leave()
    verb, _place, turn = _texts(log)[-1].split()
    assert ("lay", "2") == (verb, turn)


def test_the_tile_is_seen_where_the_cursor_stands(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TILES)
    terminal.until(READY)
    terminal.press(ENTER)
    shown = terminal.until(LAYING)
    terminal.leave()
    assert re.search(r"\[[a-z]{1,3}\*?\]", shown)


def test_tab_leads_to_every_choice_on_the_map(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    terminal = Terminal(tmp_path, *TILES, "--log", log)
    terminal.until(READY)
    terminal.press("draft 1\r")
    terminal.until(LAYING)
    terminal.press("1,0 0\r")
    terminal.until(PUTTING)
    terminal.press("\x1b[Z", ENTER)
    terminal.until("Which tile and token")
    terminal.leave()
    assert "discard" in _texts(log)


def test_a_line_can_be_mended_while_it_is_typed(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    terminal = Terminal(tmp_path, *TILES, "--log", log)
    terminal.until(READY)
    terminal.press("\x1b[3~", "drafx", ERASE, "t 2", ENTER)
    terminal.until(LAYING)
    terminal.press(ESCAPE)
    code = terminal.leave()
    assert (0, "draft 2") == (code, _texts(log)[-1])


def test_ctrl_d_leaves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TILES)
    terminal.until(READY)
    terminal.press("\x04")
    terminal.until("The game is kept.")
    assert 0 == terminal.end()

"""The command ``score``: what a board that somebody describes is worth, and why."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from rollwrite.cli.account import account, names_of
from rollwrite.cli.account_view import show_account
from rollwrite.cli.misfits import say_misfit
from rollwrite.cli.screen import add_screen_arguments, open_screen
from rollwrite.cli.trouble import Trouble
from rollwrite.games.cascadia.described import Described, Impossible
from rollwrite.games.cascadia.words.boards import say_impossible
from rollwrite.games.speech import Words, msg, told_of

STDIN = "-"
MARK = "\ufeff"
UNREADABLE = msg("This is nested too deeply, has a number too long, or is no text in UTF-8.")


class SaidTwice(ValueError):
    """A key that stands twice in one object."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``score`` takes to *parser*."""
    parser.add_argument(
        "board", metavar="BOARD.json", help="cards, players and their tiles; - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="print scores and reasons as JSON")
    add_screen_arguments(parser)


def run(args: Namespace) -> int:
    """Print the points of every player, and the reasons for them."""
    screen = open_screen(args)
    described = _described(args.board, screen.words)
    try:
        environments = described.environments()
    except Impossible as fault:
        name = names_of(described, screen.words)[fault.player]
        raise _trouble(args.board, say_impossible(fault, name, screen.words)) from fault
    found = account(described, environments, screen.words)
    if args.json:
        sys.stdout.write(f"{msgspec.json.format(msgspec.json.encode(found)).decode()}\n")
    else:
        show_account(screen, described, found)
    return 0


def _described(board: str, _: Words) -> Described:
    """Return what *board* describes; raise Trouble where it cannot be read."""
    data: object = None
    try:
        data = json.loads(_text(board), object_pairs_hook=_keys_once)
        return msgspec.convert(data, Described)
    except json.JSONDecodeError as error:
        where = _("line %(line)d, column %(column)d", line=error.lineno, column=error.colno)
        raise _trouble(board, told_of(where, error.msg, _)) from error
    except SaidTwice as error:
        raise _trouble(board, _("%(word)s is given twice in one place.", word=error)) from error
    except OSError as error:
        raise _trouble(board, str(error.strerror)) from error
    except msgspec.ValidationError as error:
        raise _trouble(board, say_misfit(str(error), data, _)) from error
    except (ValueError, RecursionError) as error:
        raise _trouble(board, _(UNREADABLE)) from error


def _keys_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return *pairs* as an object; raise SaidTwice when one key would hide another."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise SaidTwice(ascii(key))
        found[key] = value
    return found


def _text(board: str) -> str:
    """Return what stands in *board*, without the mark that some editors put first."""
    text = sys.stdin.read() if board == STDIN else Path(board).read_text(encoding="utf-8")
    return text.removeprefix(MARK)


def _trouble(board: str, said: str) -> Trouble:
    return Trouble(f"{'<stdin>' if board == STDIN else board}: {said}")

"""Logs in files: written whole after every move, read again with who sat where."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from rollwrite.cli.trouble import Trouble
from rollwrite.engine.log import Entry
from rollwrite.engine.script import read_script
from rollwrite.games.cascadia.options import Options as CascadiaOptions
from rollwrite.games.rolling.options import Options as RollingOptions
from rollwrite.games.speech import Words

Options = RollingOptions | CascadiaOptions
KINDS: dict[str, type[Options]] = {"rolling": RollingOptions, "cascadia": CascadiaOptions}
"""The options of each game by its key."""

SEATS, DATA = "# seats ", "# data "
"""Lines after the options: who sits where, and the folder of own data files."""


class Kept(Struct, frozen=True):
    """A game as its file keeps it."""

    options: Options
    """Those of whichever game it is."""
    entries: tuple[Entry, ...] = ()
    seats: tuple[str, ...] = ()
    data: Path | None = None
    path: Path | None = None
    """The file it was read from."""


def read_log(path: Path) -> Kept:
    """Return the game in *path*; raise Trouble when there is none."""
    try:
        text = path.read_text(encoding="utf-8")
        options, entries = read_script(text, KINDS)
        seats = tuple(shlex.split(_noted(text, SEATS)))
        data = _noted(text, DATA)
    except (OSError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) else str(error)
        raise Trouble(f"{path}: {said}") from error
    return Kept(options, entries, seats, Path(data) if data else None, path)


def _noted(text: str, note: str) -> str:
    """Return what stands after *note* in the first line that begins with it."""
    lines = text.splitlines()
    return next((line.removeprefix(note) for line in lines if line.startswith(note)), "")


def write_log(path: Path, text: str, seats: tuple[str, ...], data: Path | None) -> None:
    """Write *text* to *path*, with who sits where; raise Trouble if that fails.

    There is always a whole file.
    """
    head, *rest = text.splitlines()
    notes = [SEATS + shlex.join(seats)] if seats else []
    notes += [f"{DATA}{data}"] if data else []
    beside = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text("\n".join((head, *notes, *rest)) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Trouble(f"{path}: {error.strerror}") from error


def check_writable(name: str, _: Words) -> None:
    """Raise Trouble when *name* does not go into one line of a log."""
    if not name.strip() or not name.isprintable():
        raise Trouble(_("%(name)s is no name that can be written down.", name=ascii(name)))


def default_log(now: datetime) -> Path | None:
    """Return where a game begun *now* is kept when nobody says; None when that is not to be had."""
    folder = _folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{now:%Y-%m-%d-%H%M%S-%f}.log" if os.access(folder, os.W_OK) else None


def newest_log(_: Words) -> Path:
    """Return the log that was written last where games are kept; raise Trouble if there is none."""
    logs: Iterable[Path] = _folder().glob("*.log")
    newest = max(logs, key=lambda path: path.stat().st_mtime, default=None)
    if newest is None:
        raise Trouble(_("No game has been kept yet. Start one with: rollwrite play"))
    return newest


def _folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "rollwrite"

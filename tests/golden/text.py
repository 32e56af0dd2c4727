"""The golden games: which there are, and how their text is made of a log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rollwrite.engine.errors import RuleError
from rollwrite.engine.log import Entry
from rollwrite.engine.script import read_script, write_entry, write_script
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.moves import Reveal
from rollwrite.games.rolling.options import Options, prepare

FOLDER = Path(__file__).parent
VARIANTS = {
    "standard": Options(),
    "rivers": Options(edition="rivers", seats=2),
    "family": Options(family=True, seats=2),
    "abundance": Options(edition="rivers", abundance=True),
    "both": Options(edition="both", dice="rivers", seats=2),
    "real": Options(real=True),
}
SHEETS = ("hills-a", "hills-b", "hills-c", "hills-d")
NAMES = tuple(f"{sheet}-{variant}" for sheet in SHEETS for variant in VARIANTS)
COLUMN = 46


def path(name: str) -> Path:
    """Return where the golden game called *name* is kept."""
    return FOLDER / f"{name}.txt"


def read(name: str) -> tuple[RollingGame, tuple[Entry, ...]]:
    """Return the golden game called *name* and its log."""
    options, entries = read_script(path(name).read_text(), {"rolling": Options})
    return prepare(load(), options), entries


def tables(game: RollingGame, entries: Sequence[Entry]) -> Iterator[Table]:
    """Yield the table before each of *entries*, and the last one."""
    table = game.start()
    for number, entry in enumerate(entries):
        yield table
        try:
            table = game.play(table, entry.seat, game.notation.read(entry.text))
        except RuleError as error:
            error.add_note(f"entry {number}: {write_entry(entry)}")
            raise
    yield table


def annotated(options: Options, entries: Sequence[Entry]) -> str:
    """Return a game as text with rounds, the number of legal answers, and the scores."""
    game = prepare(load(), options)
    *before, last = tables(game, entries)
    lines = [write_script("rolling", options, ()).rstrip()]
    for table, entry in zip(before, entries, strict=True):
        if entry.text.startswith(Reveal.verb):
            lines += ["", f"# round {table.common.on.round + 1}"]
        count = len(game.legal(table, entry.seat))
        lines.append(f"{write_entry(entry):<{COLUMN}}  # of {count}")
    lines += ["", *_ending(game, last)]
    return "\n".join(lines) + "\n"


def _ending(game: RollingGame, table: Table) -> Iterator[str]:
    """Yield the score of every seat, section by section, and who won."""
    for seat in range(game.seats):
        score = game.score(table, seat)
        sections = "  ".join(f"{line.key} {line.points}" for line in score.lines)
        yield f"# score {seat + 1}: {sections}  = {score.total}"
    yield f"# won by {' and '.join(str(seat + 1) for seat in game.winners(table))}"

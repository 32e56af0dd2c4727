"""Whole games of the tile game, pinned; ``python -m tests.games.cascadia.golden`` plays them anew.

For a change of rules or of data that changes what is legal; the difference is to be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move, Undo
from rollwrite.engine.script import write_entry, write_script
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.table import Table

FOLDER = Path(__file__).parent
GAMES = {
    "solo": Options(cards="AAAAA"),
    "two": Options(seats=2),
    "four-family": Options(seats=4, cards="family"),
    "three-squares": Options(seats=3, tiles="square", cards="DCBAD"),
    "two-real": Options(seats=2, cards="BDCAC", real=True),
    "two-strict": Options(
        seats=2, restrictions=("match", "fives", "three-pairs", "two-sets", "dear-nature")
    ),
    "three-wild": Options(
        seats=3, restrictions=("clash", "no-starters", "elsewhere", "hidden-cards")
    ),
}
COLUMN = 52
TRIED = 24
"""Of so many moves the player of the golden games takes the best."""


def path(name: str) -> Path:
    """Return where the golden game called *name* is kept."""
    return FOLDER / f"{name}.txt"


def played(game: CascadiaGame, seed: int) -> list[Entry]:
    """Return the log of a whole game by players who look a little."""
    random, turn, entries = Random(seed), game.start(), list[Entry]()
    while actors := game.actors(turn):
        seat = actors[0]
        move = _chosen(game, turn, seat, random)
        turn = game.play(turn, seat, move)
        entries.append(Entry(seat, game.notation.write(move)))
    return entries


def _chosen(game: CascadiaGame, turn: Turn[Table], seat: int, random: Random) -> Move:
    if turn.open[-1].chance:
        return Dealer(random).choose(game, turn, seat)
    if game.undoable(turn, seat) and random.random() < 0.03:
        return Undo()
    legal = game.legal(turn, seat)
    tried = [legal[at] for at in sorted(random.sample(range(len(legal)), min(TRIED, len(legal))))]
    worth = [game.score(game.play(turn, seat, move), seat).total for move in tried]
    return random.choice([m for m, w in zip(tried, worth, strict=True) if w == max(worth)])


def annotated(options: Options, entries: Sequence[Entry]) -> str:
    """Return a game as text with the number of legal answers, and the scores."""
    game = prepare(load(), options)
    turn, lines = game.start(), [write_script("cascadia", options, ()).rstrip()]
    for entry in entries:
        count = len(game.legal(turn, entry.seat))
        lines.append(f"{write_entry(entry):<{COLUMN}}  # of {count}")
        turn = game.play(turn, entry.seat, game.notation.read(entry.text))
    assert not game.actors(turn)
    return "\n".join((*lines, "", *_ending(game, turn), ""))


def _ending(game: CascadiaGame, turn: Turn[Table]) -> Iterator[str]:
    for seat, score in enumerate(game.scores(turn)):
        said = "  ".join(f"{line.key} {line.points}" for line in score.lines if line.points)
        yield f"# score {seat + 1}: {said}  = {score.total}"
    yield f"# won by {' and '.join(str(seat + 1) for seat in game.winners(turn))}"

"""Accounts: the scores of a board that somebody describes, with reasons, as JSON gives them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.cli.naming import told_apart
from rollwrite.engine.bits import members
from rollwrite.engine.score import Score
from rollwrite.games.cascadia.described import Described
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.scoring.card import Reason
from rollwrite.games.cascadia.scoring.reasons import reasons, shared_reasons
from rollwrite.games.cascadia.scoring.total import MAJORITY, NATURE, score_all, winners
from rollwrite.games.cascadia.words.scores import say_reason
from rollwrite.games.speech import Words
from rollwrite.grid.lattice import Cell

Cells = tuple[Cell, ...]


class Ground(Struct, frozen=True):
    """One reason for points, and the cells that gave them."""

    line: str
    what: str
    points: int
    cells: tuple[Cells, ...]
    """The cells of each group, line or pair that was counted."""
    beside: Cells
    """Cells that count without being of the species."""


class PlayerAccount(Struct, frozen=True):
    """What one player scores."""

    name: str
    wildlife: dict[str, int]
    habitats: dict[str, int]
    majorities: dict[str, int]
    nature: int
    total: int
    reasons: tuple[Ground, ...]


class Account(Struct, frozen=True):
    """What all players score, and who wins."""

    players: tuple[PlayerAccount, ...]
    winners: tuple[str, ...]


def account(described: Described, environments: Sequence[Environment], _: Words) -> Account:
    """Return the scores of *environments*, which were *described*, with reasons."""
    cards = described.named
    names = names_of(described, _)
    scores = score_all(environments, [cards] * len(environments))
    players = []
    for seat, (environment, score) in enumerate(zip(environments, scores, strict=True)):
        found = (*reasons(environment, cards), *shared_reasons(seat, environment, scores))
        cells = [tile.at for tile in described.players[seat].tiles]
        grounds = tuple(ground_of(reason, cells, _) for reason in found)
        players.append(_player(names[seat], score, grounds))
    return Account(tuple(players), tuple(names[seat] for seat in winners(scores)))


def names_of(described: Described, _: Words) -> list[str]:
    """Return what the players are called; those without a name of their own are numbered."""
    return told_apart(
        [
            _written(player.name) or _("Player %(number)d", number=number)
            for number, player in enumerate(described.players, 1)
        ]
    )


def _written(name: str | None) -> str:
    """Return *name* as it goes into one line."""
    return "".join(filter(str.isprintable, name or "")).strip()


def _player(name: str, score: Score, grounds: tuple[Ground, ...]) -> PlayerAccount:
    return PlayerAccount(
        name,
        wildlife={word: score.points(word) for word in SPECIES_WORDS},
        habitats={word: score.points(word) for word in HABITAT_WORDS},
        majorities={word: score.points(MAJORITY + word) for word in HABITAT_WORDS},
        nature=score.points(NATURE),
        total=score.total,
        reasons=grounds,
    )


def ground_of(reason: Reason, cells: Sequence[Cell], _: Words) -> Ground:
    """Return *reason* in words, with the *cells* on which its tiles lie."""
    sets = tuple(_cells(each, cells) for each in reason.sets)
    said = say_reason(reason, _)
    return Ground(reason.line, said, reason.points, sets, _cells(reason.beside, cells))


def _cells(tiles: int, cells: Sequence[Cell]) -> Cells:
    return tuple(sorted(cells[tile] for tile in members(tiles)))

"""What a real box gives as people type it: in any order, by first letters, twins by one name."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.engine.log import AMEND
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.dealing import FillPairs, FillTokens
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.cascadia.moves import DrawPair, DrawTile, DrawToken
from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.opening import DealRows
from rollwrite.games.cascadia.table import Table

VERBS: dict[type, str] = {FillPairs: DrawPair.verb, DealRows: DrawTile.verb}
"""What may be left out before a tile."""
DRAWN = (DrawPair.verb, DrawTile.verb, DrawToken.verb)
SHAPES = {
    (DrawTile.verb, DrawToken.verb): DrawPair.verb,
    (DrawTile.verb,): DrawTile.verb,
    (DrawToken.verb,): DrawToken.verb,
}
"""What is drawn instead, by the kind of each of its words."""


def dictated(turn: Turn[Table], line: str) -> str:
    """Return *line* as the move it means is written; as it is where nothing of a box is typed."""
    match line.split():
        case [first, number, *rest] if first == AMEND:
            return " ".join((first, number, *_amended(turn.on, rest)))
        case typed if isinstance(turn.asked, FillPairs | FillTokens | DealRows):
            words = _named(turn.on, typed)
            known = bool(words) and words[0] in turn.on.setup.box.numbers
            return " ".join([VERBS.get(type(turn.asked), ""), *words] if known else words).strip()
    return line


def _amended(table: Table, typed: Sequence[str]) -> Sequence[str]:
    """Return what is drawn instead as it is written, with the verb that may have been left out."""
    if typed and typed[0] in DRAWN:
        return [typed[0], *_named(table, typed[1:], amends=True)]
    words = _named(table, typed, amends=True)
    verb = SHAPES.get(tuple(_kind(table, word) for word in words))
    return typed if verb is None else [verb, *words]


def _kind(table: Table, word: str) -> str:
    """Return whether *word* names a tile or a token; nothing if it is neither."""
    if word in table.setup.box.numbers:
        return DrawTile.verb
    return DrawToken.verb if word in SPECIES_WORDS else ""


def _named(table: Table, typed: Sequence[str], *, amends: bool = False) -> list[str]:
    return [_token(word) or _tile(table, word, amends) or word for word in typed]


def _token(word: str) -> str:
    """Return the one species that *word* or letter stands for; nothing if it is none."""
    lone = len(word) == 1 or word.lower() in SPECIES_WORDS
    found = _members(word, SPECIES_WORDS) if lone else frozenset()
    return "".join(SPECIES_WORDS[species] for species in found)


def _tile(table: Table, word: str, amends: bool) -> str:
    """Return the name of the tile that *word* describes, of twins one that nobody has seen.

    What is amended keeps the name by which it was drawn.
    """
    box = table.setup.box
    habitats, _colon, species = word.partition(":")
    wanted = _members(habitats, HABITAT_WORDS), _members(species, SPECIES_WORDS)
    if (amends and word in box.numbers) or not all(wanted):
        return ""
    alike = [tile for tile in box.tiles if _parts(tile) == wanted]
    alike.sort(key=lambda tile: box.numbers[tile.key] not in table.unseen)
    return alike[0].key if alike else ""


def _parts(tile: HabitatTile) -> tuple[frozenset[int], frozenset[int]]:
    return frozenset(tile.habitats), frozenset(tile.wildlife)


def _members(text: str, words: Sequence[str]) -> frozenset[int]:
    """Return which of *words* the *text* names, whole ones or their first letters; none if other.

    No two habitats begin alike, nor do two species.
    """
    lower = text.lower()
    names = lower.split("/") if "/" in lower or lower in words else list(lower)
    found = {at for name in names for at, word in enumerate(words) if name in (word, word[0])}
    return frozenset(found) if len(found) == len(names) else frozenset()

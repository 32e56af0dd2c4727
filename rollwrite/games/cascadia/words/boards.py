"""Why a board that somebody describes cannot be, in words."""

from __future__ import annotations

from rollwrite.games.cascadia.described import MOST_TILES, Impossible
from rollwrite.games.cascadia.nature import NATURE, Species
from rollwrite.games.cascadia.setup import TOKENS
from rollwrite.games.cascadia.words.names import species_names
from rollwrite.games.speech import Words, msg

IMPOSSIBLE = {
    "two-tiles": msg("%(name)s has two tiles at %(cell)s."),
    "not-shown": msg("The tile of %(name)s at %(cell)s shows no %(many)s."),
    "too-many": msg(
        "There are %(most)d %(many)s in all; the one of %(name)s at %(cell)s is one too many."
    ),
    "too-many-tiles": msg("There are %(tiles)d tiles in all; with those of %(name)s it is more."),
    "no-keystone": msg("A keystone has one habitat and one species; look at %(cell)s of %(name)s."),
    "too-much-nature": msg("There are %(most)d nature tokens in all; %(name)s has too many."),
    "twice-the-same": msg("The tile of %(name)s at %(cell)s has one habitat twice."),
    "twice-shown": msg("The tile of %(name)s at %(cell)s shows one species twice."),
    "two-on-a-square": msg("On squares a tile has one habitat; look at %(cell)s of %(name)s."),
    "too-far": msg("The tile of %(name)s at %(cell)s lies too far from the first one."),
}


def say_impossible(fault: Impossible, name: str, _: Words) -> str:
    """Return in a sentence why the board of *name* cannot be."""
    if fault.at is None:
        return _(IMPOSSIBLE[fault.key], most=NATURE, tiles=MOST_TILES, name=name)
    values: dict[str, object] = {"name": name, "cell": f"[{fault.at[0]}, {fault.at[1]}]"}
    if fault.species is not None:
        values["many"] = species_names(Species.read(fault.species), _)
    return _(IMPOSSIBLE[fault.key], most=TOKENS, **values)

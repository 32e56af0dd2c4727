"""Signs and colours of the tile game: a texture for each habitat, a letter for each species."""

from __future__ import annotations

from rollwrite.cli.palette import INK
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.rolling.nature import Animal
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS
from rollwrite.games.speech import Words

TEXTURES = ("^", "&", '"', ":", "~")
"""Mountain, forest, prairie, wetland, river: what says without colours which one it is."""
GROUNDS = ("#d0bdc9", "#9ac6a0", "#f8e5a2", "#dff6eb", "#a2caf0")
PATTERNS = ("#755d6d", "#3a6845", "#8c7024", "#478469", "#3a6999")
DISCS = ("#5a3a22", "#7d6330", "#b83a52", "#23629f", "#c2500f")
"""Bear, elk, salmon, hawk, fox: the colours of their tokens."""
SEAM, KEYSTONE = "▏", "*"


def texture(habitat: int) -> str:
    """Return the colours of the texture of *habitat*."""
    return f"{PATTERNS[habitat]} on {GROUNDS[habitat]}"


def written(habitat: int) -> str:
    """Return the colours of what is written on *habitat*."""
    return f"bold {INK} on {GROUNDS[habitat]}"


def disc(species: int) -> str:
    """Return the colours of a token."""
    return f"bold #ffffff on {DISCS[species]}"


def letter(species: int, _: Words) -> str:
    """Return the letter of *species*."""
    return _(ANIMAL_LETTERS[Animal.read(str(SPECIES[species]))])


def token(species: int, _: Words) -> str:
    """Return a token as it is drawn."""
    return f"({letter(species, _)})"

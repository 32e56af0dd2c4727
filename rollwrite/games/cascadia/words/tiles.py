"""Tiles and cells in words."""

from __future__ import annotations

from rollwrite.games.cascadia.nature import HABITAT_WORDS, SPECIES_WORDS
from rollwrite.games.cascadia.words.names import habitat_name, species_name
from rollwrite.games.speech import Words


def tile_words(key: str, _: Words) -> str:
    """Return the tile called *key* as its habitats and the species that it shows."""
    habitats, wildlife, *_twin = key.split(":")
    lands = "/".join(habitat_name(HABITAT_WORDS.index(each), _) for each in habitats.split("/"))
    shown = "/".join(species_name(SPECIES_WORDS.index(each), _) for each in wildlife.split("/"))
    return _("%(habitats)s for %(species)s", habitats=lands, species=shown)

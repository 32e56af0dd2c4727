"""Moves of the tile game as a player would say them."""

from __future__ import annotations

from rollwrite.engine.moves import Move, Undo
from rollwrite.games.cascadia import moves
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.names import species_name, species_names
from rollwrite.games.cascadia.words.tiles import tile_words
from rollwrite.games.speech import Words, msg

STARTERS = {
    "mountain": msg("Starter with the mountain above"),
    "forest": msg("Starter with the forest above"),
    "prairie": msg("Starter with the prairie above"),
    "wetland": msg("Starter with the wetland above"),
    "river": msg("Starter with the river above"),
}


def say(move: Move, _: Words) -> str:
    """Return *move* as a player would say it."""
    return _drawn(move, _) or _drafted(move, _) or _placed(move, _)


def tell(table: Table, move: Move, _: Words) -> str:
    """Return *move* as it is told after *table* has changed: by what lay in a slot."""
    match move:
        case moves.Draft(slot):
            return _("Take %(pair)s", pair=_pair(table, slot, slot, _))
        case moves.Pick(tile, token):
            return _("Pay nature: take %(pair)s", pair=_pair(table, tile, token, _))
        case moves.Wipe(slots):
            tokens = ", ".join(species_name(table.tokens[int(slot) - 1], _) for slot in slots)
            return _("Pay nature: replace tokens %(slots)s", slots=tokens)
    return say(move, _)


def _pair(table: Table, tile: int, token: int, _: Words) -> str:
    printed = table.setup.box.tiles[table.tiles[tile - 1]]
    return f"{tile_words(printed.key, _)} + {species_name(table.tokens[token - 1], _)}"


def _drawn(move: Move, _: Words) -> str:
    match move:
        case moves.DealCard(species, card):
            return _("Card %(card)s for %(species)s", card=card, species=species_names(species, _))
        case moves.DealStarter(starter):
            return _(STARTERS[starter])
        case moves.DealHidden(species):
            return _("Hold the card of %(species)s", species=species_names(species, _))
        case moves.DrawTile(tile):
            return _("Tile %(tile)s", tile=tile_words(tile, _))
        case moves.DrawPair(tile, species):
            token = species_name(species, _)
            return _("Tile %(tile)s, token %(token)s", tile=tile_words(tile, _), token=token)
        case moves.DrawToken(species):
            return _("Token %(token)s", token=species_name(species, _))
    return ""


def _drafted(move: Move, _: Words) -> str:
    match move:
        case moves.ChooseSet(number):
            return _("Score set %(number)d", number=number)
        case moves.Draft(slot):
            return _("Take pair %(slot)d", slot=slot)
        case moves.Pick(tile, token):
            return _("Pay nature: take tile %(tile)d with token %(token)d", tile=tile, token=token)
        case moves.Clear():
            return _("Replace the three equal tokens")
        case moves.Wipe(slots):
            return _("Pay nature: replace tokens %(slots)s", slots=", ".join(slots))
    return ""


def _placed(move: Move, _: Words) -> str:
    match move:
        case moves.Lay(place, 0):
            return _("Lay the tile at %(place)s as it is", place=place)
        case moves.Lay(place, turn):
            return _("Lay the tile at %(place)s, turned %(turn)d", place=place, turn=turn)
        case moves.Put(place):
            return _("Put the token at %(place)s", place=place)
        case moves.Discard():
            return _("Return the token to the bag")
        case Undo():
            return _("Take back the last choice")
    raise AssertionError(move)

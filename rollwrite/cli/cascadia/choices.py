"""The moves of the tile game as choices; where there are many, their first words come first."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.cli.ask import LOW, Choice
from rollwrite.cli.stage import Choices, View
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.moves import NOTATION, Draft, DrawPair, DrawTile, Lay, Pick, Put, Wipe
from rollwrite.games.cascadia.nature import HABITAT_WORDS
from rollwrite.games.cascadia.opening import CARDS, TypeHeld
from rollwrite.games.cascadia.placing import LayTile
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.moves import say
from rollwrite.games.cascadia.words.names import habitat_name, species_name
from rollwrite.games.cascadia.words.tiles import tile_words
from rollwrite.games.speech import Words, msg, told_of

END = ":"
"""Where the habitats of a tile end and its species begin."""
GROUPS = {
    Pick.verb: msg("Pay nature: any tile with any token"),
    Wipe.verb: msg("Pay nature: replace some tokens"),
    Put.verb: msg("token first"),
}


def choices_of(turn: Turn[Table], view: View, _: Words) -> Choices:
    """Return what can be chosen after what was begun; what opens another step stands for all in it.

    Where a cursor walks over the map, many cells are not listed at once.
    """
    begun = view.begun
    groups: dict[str, list[Move]] = {}
    for move in _offered(turn):
        if continues(NOTATION.write(move), begun):
            groups.setdefault(_stem(turn, move, begun), []).append(move)
    cells: list[Choice] = []
    others: list[Choice] = []
    for stem, moves in groups.items():
        alone = len(moves) == 1
        choice = _choice(turn, moves[0], begun, _) if alone else _opening(stem, _)
        (cells if _is_on_the_map(turn, moves[0], view) else others).append(choice)
    if len(cells) <= LOW:
        return Choices((*cells, *others), len(groups))
    said = _.n_(
        "%(count)d cell on the map; more lists it",
        "%(count)d cells on the map; more lists them",
        len(cells),
    )
    return Choices((*others, *cells), len(others), said)


def _offered(turn: Turn[Table]) -> Iterable[Move]:
    """Return the moves to choose from; a list without a card would tell that somebody holds it."""
    return CARDS if isinstance(turn.asked, TypeHeld) else turn.choices


def _is_on_the_map(turn: Turn[Table], move: Move, view: View) -> bool:
    """Return whether *move* is one between which a cursor walks, of which there is one."""
    walks = Lay if isinstance(turn.asked, LayTile) and not view.begun else Put
    return bool(view.at) and isinstance(move, walks)


def continues(text: str, begun: str) -> bool:
    """Return whether *begun* is how the move written *text* begins."""
    return text.startswith(begun if not begun or begun.endswith(END) else f"{begun} ")


def _stem(turn: Turn[Table], move: Move, begun: str) -> str:
    """Return the first words of *move* that are chosen together, after *begun*."""
    text = NOTATION.write(move)
    match move:
        case Lay(place) if not begun:
            return f"{move.verb} {place}"
        case Pick() | Wipe() if not begun:
            return move.verb
        case Put() if not begun and isinstance(turn.asked, LayTile):
            return move.verb
        case DrawPair(tile) if begun.endswith(END):
            return f"{move.verb} {tile}"
        case DrawPair() | DrawTile() if not begun:
            return text[: text.index(END) + 1]
    return text


def _opening(stem: str, _: Words) -> Choice:
    """Return the choice of all moves that begin with *stem*."""
    verb, _space, rest = stem.partition(" ")
    if not rest:
        return Choice(stem, _(GROUPS[verb]), opens=True)
    if stem.endswith(END):
        habitats = (HABITAT_WORDS.index(word) for word in rest.removesuffix(END).split("/"))
        return Choice(stem, "/".join(habitat_name(each, _) for each in habitats), opens=True)
    return Choice(stem, tile_words(rest, _) if END in rest else rest, opens=True)


def _choice(turn: Turn[Table], move: Move, begun: str, _: Words) -> Choice:
    """Return *move* as a choice, in no more words than it takes to tell it from the others."""
    text, table = NOTATION.write(move), turn.on
    match move:
        case Lay(turn=way) if begun:
            return Choice(text, _("turned so"), label=str(way))
        case Put(place) if not begun and isinstance(turn.asked, LayTile):
            return Choice(text, told_of(_(GROUPS[move.verb]), str(place), _))
        case Lay(place) | Put(place):
            return Choice(text, str(place))
        case Pick(tile=slot, token=other) if begun:
            token = species_name(table.tokens[other - 1], _)
            return Choice(text, _("tile %(tile)d with %(token)s", tile=slot, token=token))
        case Wipe(slots) if begun:
            return Choice(text, ", ".join(slots))
        case Draft(slot):
            tile = table.setup.box.tiles[table.tiles[slot - 1]]
            token = species_name(table.tokens[slot - 1], _)
            return Choice(text, f"{tile_words(tile.key, _)} + {token}")
    return Choice(text, say(move, _))

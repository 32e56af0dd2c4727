"""The moves of the tile game."""

from typing import ClassVar

from rollwrite.engine.moves import Move, Notation, Undo
from rollwrite.games.cascadia.nature import Species
from rollwrite.grid.place import Place


class DealCard(Move, frozen=True, gc=False):
    """A scoring card comes to the table: ``card bear C``."""

    verb: ClassVar[str] = "card"
    amendable: ClassVar[bool] = True
    species: Species
    card: str


class DealStarter(Move, frozen=True, gc=False):
    """A starter comes to the next player: ``starter river``."""

    verb: ClassVar[str] = "starter"
    amendable: ClassVar[bool] = True
    starter: str


class DealHidden(Move, frozen=True, gc=False):
    """The next player holds the card of a species secretly: ``hold elk``."""

    verb: ClassVar[str] = "hold"
    amendable: ClassVar[bool] = True
    species: Species


class DrawTile(Move, frozen=True, gc=False):
    """A tile is drawn from the stack: ``tile forest/river:bear/hawk``."""

    verb: ClassVar[str] = "tile"
    amendable: ClassVar[bool] = True
    tile: str


class DrawPair(Move, frozen=True, gc=False):
    """A tile and a token are drawn: ``pair forest/river:bear/hawk fox``."""

    verb: ClassVar[str] = "pair"
    amendable: ClassVar[bool] = True
    tile: str
    species: Species


class DrawToken(Move, frozen=True, gc=False):
    """A token is drawn from the bag: ``token fox``."""

    verb: ClassVar[str] = "token"
    amendable: ClassVar[bool] = True
    species: Species


class ChooseSet(Move, frozen=True, gc=False):
    """Score the first or the second set of cards: ``set 2``."""

    verb: ClassVar[str] = "set"
    number: int


class Draft(Move, frozen=True, gc=False):
    """Take the tile and the token in a slot: ``draft 3``."""

    verb: ClassVar[str] = "draft"
    slot: int


class Pick(Move, frozen=True, gc=False):
    """Pay nature for the tile of one slot and the token of another: ``pick 3 1``."""

    verb: ClassVar[str] = "pick"
    tile: int
    token: int


class Clear(Move, frozen=True, gc=False):
    """Wipe three equal tokens, once a turn."""

    verb: ClassVar[str] = "clear"


class Wipe(Move, frozen=True, gc=False):
    """Pay nature to wipe the tokens in some slots: ``wipe 134``."""

    verb: ClassVar[str] = "wipe"
    slots: str


class Lay(Move, frozen=True, gc=False):
    """Lay the tile on a cell, turned so many times: ``lay 2,-1 4``."""

    verb: ClassVar[str] = "lay"
    place: Place
    turn: int


class Put(Move, frozen=True, gc=False):
    """Put the token on the tile of a cell: ``put 2,-1``."""

    verb: ClassVar[str] = "put"
    place: Place


class Discard(Move, frozen=True, gc=False):
    """Return the token to the bag."""

    verb: ClassVar[str] = "discard"


NOTATION = Notation(
    DealCard,
    DealStarter,
    DealHidden,
    DrawTile,
    DrawPair,
    DrawToken,
    ChooseSet,
    Draft,
    Pick,
    Clear,
    Wipe,
    Lay,
    Put,
    Discard,
    Undo,
)

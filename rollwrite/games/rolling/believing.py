"""What people tell at their word when their box differs: what they gained, spent and completed."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.engine.errors import RuleError
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.bonuses import TakeDue
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.collecting import ThrowOwn
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.filling import filled, has_room
from rollwrite.games.rolling.moves import NOTATION, Completed, Gained, NoDice, Spent
from rollwrite.games.rolling.nature import HABITATS, Habitat, Tally
from rollwrite.games.rolling.page import AT_WORD, Page


def believed(turn: Turn[Page], move: Move) -> Turn[Page]:
    """Return *turn* after what *move* tells; raise RuleError when it cannot be."""
    match move:
        case Gained(tally):
            return _holding(turn, turn.on.tally.plus(tally))
        case Spent(tally) if turn.on.tally.covers(tally):
            return _holding(turn, turn.on.tally.minus(tally))
        case Spent():
            raise RuleError("not-so-many", move=NOTATION.write(move))
        case Completed(card) if card.habitat in completable(turn):
            return _completed(turn, card)
        case NoDice() if needs_no_dice(turn):
            return Turn.asking(turn.on, (CompleteCard(),), turn)
    raise RuleError("not-now", move=NOTATION.write(move))


def needs_no_dice(turn: Turn[Page]) -> bool:
    """Return whether the player can leave the own dice out, of which none was told yet.

    What they gained by the dice of another printing they tell at their word.
    """
    return isinstance(turn.asked, ThrowOwn) and not turn.on.dice


def completable(turn: Turn[Page]) -> tuple[Habitat, ...]:
    """Return the habitats of which a card can be completed now at the player's word.

    One card a round (R7): when it is asked for, or later if none was payable or wanted.
    """
    page = turn.on
    asked = isinstance(turn.asked, CompleteCard)
    if not asked and (turn.stack or page.slots):
        return ()
    return tuple(each for each in HABITATS if has_room(page, each))


def _holding(turn: Turn[Page], tally: Tally) -> Turn[Page]:
    """Return the turn with *tally*; with no card completed yet it asks for one again."""
    page = replace(turn.on, tally=tally)
    again = () if page.slots else (CompleteCard(),)
    return Turn.asking(page, turn.open or again, turn)


def _completed(turn: Turn[Page], card: Card) -> Turn[Page]:
    """Return the turn with the marks of *card*; what was paid and taken for it is told apart."""
    page = replace(turn.on, cards=turn.on.cards + 1, slots=turn.on.slots | AT_WORD)
    page, asks = filled(page, card, card.size)
    return Turn.asking(page, (*turn.open[:-1], TakeDue(), *asks), turn)

"""What a seat is asked now, and how it can answer: by a row, a tap on the sheet, or a button."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.moves import Done, Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.bonuses import CrossOne, FreeMark, TakeDue
from rollwrite.games.rolling.collecting import CollectAnimals, RerollDice
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.filling import (
    ALL_LETTERS,
    MarkTouching,
    Settle,
    WriteAnimals,
    untouched,
)
from rollwrite.games.rolling.moves import NOTATION, Collect, Enough, Keep, Pass, Write
from rollwrite.games.rolling.nature import ANIMALS, NOTHING, Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.paying import PayAfterRoll, PayCard, PayMixed
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words import ask, say
from rollwrite.games.rolling.words.names import animal_name
from rollwrite.games.rolling.words.prompts import hexes
from rollwrite.games.speech import Words
from rollwrite.web.screens.choice import Choice
from rollwrite.web.screens.choices import choices
from rollwrite.web.screens.discs import Run, run

FEW = 6
"""So many places are a list that a thumb can choose from; more are tapped on the sheet."""


class How(StrEnum):
    """How a question is answered."""

    ROWS = "rows"
    CARDS = "cards"
    PANEL = "panel"
    TAP = "tap"
    READY = "ready"
    ENTER = "enter"


class Asking(Struct, frozen=True, kw_only=True):
    """A question with all its answers."""

    how: How
    tab: str
    question: str
    rows: tuple[Choice, ...] = ()
    aside: tuple[Choice, ...] = ()
    """Answers that stand beside the main button: to pass, to have enough."""
    letters: tuple[Run, ...] = ()
    """The animals still to be written (D1)."""
    apart: tuple[str, ...] = ()
    """The hexes that cannot be marked because no circled one is beside them (C1)."""
    first: str = ""
    """The move that is chosen unless another is."""


def asking(asked: Prompt[Page] | None, page: Page, legal: tuple[Move, ...], _: Words) -> Asking:
    """Return how the player of *page* is asked *asked*; None asks for the end of the turn."""
    if asked is None:
        ready = Choice(move=NOTATION.write(Done()), title=say(Done(), _), said=_("Ready"))
        return Asking(how=How.READY, tab="sheet", question=ask(None, _), rows=(ready,))
    if asked.chance:
        return Asking(how=How.ENTER, tab="dice", question=ask(asked, _))
    if tapped(asked, page, legal):
        letters = _letters(asked, legal, _)
        return Asking(
            how=How.TAP,
            tab="sheet",
            question=_to_tap(asked, _),
            letters=letters,
            apart=() if isinstance(asked, CrossOne) else untouched(page),
        )
    how, tab = _place(asked)
    aside = tuple(move for move in legal if isinstance(move, Pass | Enough))
    rows = choices(asked, page, tuple(move for move in legal if move not in aside), _)
    return Asking(
        how=how,
        tab=tab,
        question=ask(asked, _),
        rows=rows,
        aside=tuple(_beside(move, _) for move in aside),
        first=_first(asked, how, rows),
    )


def preferring_nothing(question: Asking) -> Asking:
    """Return *question* about a throw with nothing chosen: what it gave was told at a word."""
    nothing = NOTATION.write(Collect(NOTHING))
    chosen = (replace(row, weak=row.weak and row.move != nothing) for row in question.rows)
    return replace(question, rows=tuple(chosen), first=nothing)


def _first(asked: Prompt[Page], how: How, rows: tuple[Choice, ...]) -> str:
    """Return the answer that one tap gives: the best, and never a throw, which is for good."""
    if isinstance(asked, RerollDice):
        return NOTATION.write(Keep())
    return rows[0].move if rows and (how != How.CARDS or len(rows) == 1) else ""


def tapped(asked: Prompt[Page], page: Page, legal: tuple[Move, ...]) -> bool:
    """Return whether the answers are places on the sheet, too many for a list."""
    match asked:
        case MarkTouching() | WriteAnimals():
            return True
        case FreeMark():
            return page.sheet.fill != Fill.LEFTMOST
        case CrossOne():
            return len(legal) > FEW
    return False


def _place(asked: Prompt[Page]) -> tuple[How, str]:
    match asked:
        case CollectAnimals() | RerollDice():
            return How.ROWS, "dice"
        case CompleteCard():
            return How.CARDS, "market"
        case PayCard() | PayAfterRoll() | PayMixed():
            return How.PANEL, "market"
        case FreeMark() | CrossOne() | TakeDue() | Settle():
            return How.PANEL, "sheet"
    return How.PANEL, "market"


def _beside(move: Move, _: Words) -> Choice:
    said = _("Skip") if isinstance(move, Pass) else say(move, _)
    return Choice(move=NOTATION.write(move), title=say(move, _), said=said)


def _to_tap(asked: Prompt[Page], _: Words) -> str:
    match asked:
        case MarkTouching(habitat, count):
            return _("Tap %(hexes)s", hexes=hexes(habitat, count, _))
        case WriteAnimals(habitat, count):
            return _("Tap %(hexes)s", hexes=hexes(habitat, count, _))
    return ask(asked, _)


def _letters(asked: Prompt[Page], legal: tuple[Move, ...], _: Words) -> tuple[Run, ...]:
    """Return which animals can be written, each with how often still."""
    found = {move.animal for move in legal if isinstance(move, Write)}
    left: Tally = asked.letters if isinstance(asked, WriteAnimals) else ALL_LETTERS
    written = (each for each in ANIMALS if each in found)
    if left == ALL_LETTERS:
        return tuple(
            replace(run(each, left[each], _), words=animal_name(each, _)) for each in written
        )
    return tuple(run(each, left[each], _) for each in written)

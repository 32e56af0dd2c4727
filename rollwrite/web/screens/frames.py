"""A finished game as pictures one after the other: a seat's sheet after each thing that counted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Undo
from rollwrite.games.rolling.moves import Fall
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.words import offer, say
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.setup_words import BETWEEN


class Frame(Struct, frozen=True, eq=False):
    """The page of a seat after a move, or after all that was rolled and dealt before one."""

    round: int
    chance: bool
    words: str
    """What was done; nothing where dice fell and no card came."""
    page: Page


class Reel:
    """The frames of one seat; two reels are equal when the same log was told to the end."""

    def __init__(self, sitting: Sitting, seat: int, words: Words) -> None:
        self.sitting, self.seat, self.words = sitting, seat, words
        self._told = sitting.code, sitting.seal, sitting.length, seat, words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reel) and self._told == other._told

    def __hash__(self) -> int:
        return hash(self._told)

    @property
    def frames(self) -> tuple[Frame, ...]:
        """Return what the seat had on its sheet, from the empty one to the last."""
        return _frames(self)


@lru_cache(maxsize=128)
def _frames(reel: Reel) -> tuple[Frame, ...]:
    _, empty = reel.words, reel.sitting.bound.game.start().turns[reel.seat].on
    found = [Frame(0, False, _("The empty sheet."), empty)]
    for frame in _every(reel):
        if frame.chance and found[-1].chance:
            told = filter(None, (found[-1].words, frame.words))
            found[-1] = replace(frame, words=BETWEEN.join(told))
        else:
            found.append(frame)
    return tuple(found)


def _every(reel: Reel) -> Iterator[Frame]:
    """Yield a frame for each entry of the seat or the table that stayed."""
    story, seat, _ = reel.sitting.story, reel.seat, reel.words
    taken_back = story.undone | story.struck
    for step in story.steps():
        move = step.move
        if step.seat not in (seat, TABLE) or step.number in taken_back:
            continue
        if move is None or isinstance(move, Undo):
            continue
        asked = story.game.asked(step.before, step.seat)
        # The table goes on past an open turn where a correction has struck out what ended it.
        chance = step.seat == TABLE or (asked is not None and asked.chance)
        words = say(move, _) if chance else offer(move, step.before.turns[seat].on, _)
        # The dice lie beside the sheet: nobody has to read them.
        told = "" if isinstance(move, Fall) else words
        yield Frame(step.after.common.on.round, chance, told, step.after.turns[seat].on)

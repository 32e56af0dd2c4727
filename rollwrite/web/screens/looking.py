"""One seat's look at a table: what the parts of the playing screen are made from."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.believing import needs_no_dice
from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.moves import Gained, Reveal
from rollwrite.games.rolling.page import Common, Page
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.asking import Asking, asking, preferring_nothing
from rollwrite.web.screens.entry import Entry, entry, without_dice
from rollwrite.web.screens.names import all_called
from rollwrite.web.screens.rounds import awaits_card
from rollwrite.web.visit import Visit


class Looking:
    """What *seat* can see of the table that *visit* is about, in the language of *words*.

    Two looks are equal when neither the seat nor the table has moved in between, whatever the
    other seats have done within the round.
    """

    def __init__(self, visit: Visit, seat: int, words: Words) -> None:
        assert visit.sitting is not None
        game = visit.sitting.bound.game
        assert isinstance(game, RollingGame)
        self.visit, self.seat, self.words = visit, seat, words
        self.sitting: Sitting = visit.sitting
        self.game = game
        self.table: Table = visit.sitting.table
        self.turn: Turn[Page] = self.table.turns[seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Looking) and self._told == other._told

    def __hash__(self) -> int:
        return hash(self._told)

    @cached_property
    def _told(self) -> tuple[object, ...]:
        """Return what makes this look; a turn is equal only to itself."""
        table = self.table
        ended = awaits_card(self.sitting)
        return self.visit.code, self.seat, self.words, table.common, self.turn, self.done, ended

    @property
    def page(self) -> Page:
        """Return the player's page."""
        return self.turn.on

    @property
    def common(self) -> Common:
        """Return what all players share."""
        return self.table.common.on

    @property
    def done(self) -> bool:
        """Return whether the seat is ready for the next round."""
        return bool(self.table.done >> self.seat & 1)

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """Return the answers that the seat can give."""
        return tuple(self.game.legal(self.table, self.seat))

    @cached_property
    def question(self) -> Asking | None:
        """Return what the seat is asked; None when it waits for others."""
        if self.done:
            return None
        question = asking(self.turn.asked, self.page, self.legal, self.words)
        gained = isinstance(self.turn.asked, CollectAnimals) and self._gained
        return preferring_nothing(question) if gained else question

    @cached_property
    def telling(self) -> Entry | None:
        """Return what this seat may tell of real dice and cards: its own, or the table's."""
        if not self.game.typed_in:
            return None
        for who in (self.seat, TABLE):
            asked = self.game.asked(self.table, who)
            if asked is not None and asked.chance:
                legal = tuple(self.game.legal(self.table, who))
                told = entry(asked, self.common, legal, who, self.words)
                bare = who == self.seat and needs_no_dice(self.turn)
                return replace(told, without=without_dice(self.words)) if bare else told
        return None

    @property
    def _gained(self) -> bool:
        """Return whether the seat has told at its word what it gained in this round."""
        story = self.sitting.story
        for number, each in reversed([*enumerate(self.sitting.written)]):
            verb = each.text.split()[0]
            if verb == Reveal.verb:
                return False
            gone = number in story.undone or number in story.struck
            if verb == Gained.verb and each.seat == self.seat and not gone:
                return True
        return False

    @property
    def after(self) -> int:
        """Return the last entry of whoever moves next from this page."""
        return self.sitting.last(self.telling.seat if self.telling else self.seat)

    @property
    def step(self) -> str:
        """Return what is another word whenever the seat may be asked something else."""
        written, struck = self.sitting.written, self.sitting.story.struck
        gone = sum(written[number].seat == self.seat for number in struck)
        return f"{self.seat}.{self.after}.{self.sitting.last(TABLE)}.{gone}"

    @property
    def names(self) -> tuple[str, ...]:
        """Return who sits where."""
        return all_called(self.visit.seats, self.words)

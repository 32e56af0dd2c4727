"""The log in words: every entry, by round, with who wrote it and when."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Step
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.words import offer, say
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting, Written
from rollwrite.web.screens.told import REAL
from rollwrite.web.visit import Visit, shown_code

MINUTE = HOUR = 60


class LogLine(Struct, frozen=True):
    """One entry as it is read."""

    number: int
    who: str
    words: str
    state: str
    """``struck``, ``undone``, or nothing special."""
    notes: tuple[str, ...]
    at: str
    since: str
    """Hours and minutes from the first entry, which need no time zone."""


class LogRound(Struct, frozen=True):
    """The entries of one round; round 0 is what was dealt before."""

    number: int
    entries: tuple[LogLine, ...]


class LogScreen(Struct, frozen=True):
    """The whole log."""

    code: str
    title: str
    over: bool
    rounds: tuple[LogRound, ...]
    unread: tuple[LogLine, ...]
    """What the rules of today cannot read, as it was written."""


def log_screen(visit: Visit, sitting: Sitting, _: Words) -> LogScreen:
    """Return the log of *sitting* in words."""
    teller = _Teller(visit, sitting, _)
    rounds: defaultdict[int, list[LogLine]] = defaultdict(list)
    for step in sitting.story.steps():
        rounds[step.after.common.on.round].append(teller.tell(step))
    every = tuple(LogRound(number, tuple(told)) for number, told in rounds.items())
    title = _("Log of %(code)s", code=shown_code(visit.code))
    unread = range(len(sitting.story.entries), sitting.length)
    rest = tuple(teller.told(each, sitting.written[each].text) for each in unread)
    return LogScreen(visit.code, title, sitting.over, every, rest)


class _Teller:
    """Puts the entries of one log into words."""

    def __init__(self, visit: Visit, sitting: Sitting, words: Words) -> None:
        self._words = words
        self._written = sitting.written
        self._names = tuple(seat.name for seat in visit.seats)
        self._struck, self._undone = sitting.story.struck, sitting.story.undone
        self._amendments = sitting.story.amendments
        self._read = sitting.bound.game.notation.read

    def tell(self, step: Step[Table]) -> LogLine:
        """Return the entry of *step* as it is read."""
        _ = self._words
        if step.move is None:
            return self.told(step.number, self._correction(step.number))
        if step.seat == TABLE or step.struck:
            return self.told(step.number, say(step.move, _))
        return self.told(step.number, offer(step.move, step.before.turns[step.seat].on, _))

    def told(self, number: int, words: str) -> LogLine:
        """Return entry *number*, which says *words*, with what else is to be known of it."""
        written, began = self._written[number], self._written[0].at
        minutes = int((written.at - began).total_seconds()) // MINUTE
        since = f"{minutes // HOUR}:{minutes % HOUR:02}"
        state = "struck" if number in self._struck else ""
        if number in self._undone:
            state = "undone"
        at = written.at.isoformat(timespec="seconds")
        return LogLine(number, self._who(written), words, state, self._notes(number), at, since)

    def _who(self, written: Written) -> str:
        if written.seat == TABLE:
            return self._words("The table")
        return self._names[written.seat]

    def _correction(self, number: int) -> str:
        amendment = next(each for each in self._amendments if each.number == number)
        return self._words(
            "Correct entry %(number)d: %(now)s",
            number=amendment.target,
            now=say(amendment.move, self._words),
        )

    def _notes(self, number: int) -> tuple[str, ...]:
        """Return who typed it in, what it was before, what struck it."""
        _, written = self._words, self._written[number]
        notes = []
        if written.by is not None and entered(written):
            notes.append(_("real, entered by %(name)s", name=self._names[written.by]))
        elif written.by not in (None, written.seat):
            notes.append(_("played by %(name)s", name=self._names[written.by or 0]))
        if any(each.target == number for each in self._amendments):
            was = say(self._read(written.text), _)
            notes.append(_("before the correction: %(was)s", was=was))
        if number in self._undone:
            notes.append(_("taken back"))
        notes.extend(self._struck_by(number))
        return tuple(notes)

    def _struck_by(self, number: int) -> tuple[str, ...]:
        """Return which correction made entry *number* impossible."""
        if number not in self._struck:
            return ()
        last = [each for each in self._amendments if each.number > number > each.target][-1]
        return (self._words("struck out by entry %(number)d", number=last.number),)


def entered(written: Written) -> bool:
    """Return whether somebody typed in what real dice or cards showed."""
    return written.by is not None and written.text.split()[0] in REAL

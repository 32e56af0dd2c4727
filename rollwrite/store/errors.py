"""What the store refuses, each with a key that a page can put into words."""

import re
from typing import ClassVar


class StoreError(Exception):
    """Something refused, with nothing changed; *key* says why, *details* what it was about."""

    key: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"\B[A-Z]", r"-\g<0>", cls.__name__).lower()

    def __init__(self, **details: object) -> None:
        super().__init__(self.key, details)
        self.details = details


class UnknownTable(StoreError):
    """There is no table with this code."""


class UnknownGame(StoreError):
    """There are no rules by this key."""


class BadSetup(StoreError):
    """These options make no game."""


class NotStarted(StoreError):
    """The people are still taking their seats."""


class AlreadyStarted(StoreError):
    """The game has begun."""


class NotOver(StoreError):
    """The game is still being played, so its seed stays sealed."""


class Unreadable(StoreError):
    """The log cannot be folded to its end, so it can only be looked at."""


class Locked(StoreError):
    """The host lets nobody in."""


class TableFull(StoreError):
    """Every seat is taken."""


class SeatTaken(StoreError):
    """Somebody else has this seat."""


class NoSuchSeat(StoreError):
    """The table has no such seat."""


class UnknownBot(StoreError):
    """There is no bot of this kind."""


class NameMissing(StoreError):
    """A name has nothing in it that can be read."""


class NameTooLong(StoreError):
    """A name has more letters than fit."""


class BadToken(StoreError):
    """The secret opens no seat of this table."""


class NotHost(StoreError):
    """Only the host may do this."""


class HostPresent(StoreError):
    """The host was here a moment ago, so nobody need step in."""


class NotYourSeat(StoreError):
    """A seat is played by its own people alone."""


class Dealt(StoreError):
    """What the table itself dealt is nobody's to amend."""


class AmendedOften(StoreError):
    """The table was corrected as often as it can be."""


class Stale(StoreError):
    """The seat has moved on since the page was drawn."""


class BadWord(StoreError):
    """A random word of the page's making is too long or has odd letters."""


class WordSpent(StoreError):
    """The random word belongs to another move."""


class Overtaken(StoreError):
    """Others wrote first, again and again."""


class BadExport(StoreError):
    """A file is no table that could have been exported."""


class BadProfile(StoreError):
    """The secret opens nobody's trail."""


class SeatClaimed(StoreError):
    """The seat is somebody else's game."""


class AlreadyHere(StoreError):
    """The person has another seat at this table."""


class NotSeated(StoreError):
    """The person has no seat at this table."""


class BadCursor(StoreError):
    """A page of the history begins at no game."""


class BadPaper(StoreError):
    """No sheet on paper can look like this; *reason* says why, and *key* at what."""


class BadArchive(StoreError):
    """A file is nobody's trail that could have been exported."""


class UnknownChallenge(StoreError):
    """There is no challenge with this code."""


class ChallengeClosed(StoreError):
    """The challenge has ended, so nobody can begin it."""


class ChallengeSet(StoreError):
    """The challenge says how its tables are set up."""


class NotMaker(StoreError):
    """Only who made the challenge may do this."""


class FutureDay(StoreError):
    """The challenge of a day to come is nobody's to see."""


class NotPlayed(StoreError):
    """Who has not played a challenge does not see how others do, as long as it is open."""


class StillSealed(StoreError):
    """Others may still play from this seed, so it stays sealed."""


class OldLink(StoreError):
    """The link to a seat opens it no more."""

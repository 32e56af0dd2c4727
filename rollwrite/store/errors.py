"""What the store refuses, each with a key that a page can put into words."""

from typing import ClassVar


class StoreError(Exception):
    """Something refused, with nothing changed; *key* says why, *details* what it was about."""

    key: ClassVar[str]

    def __init__(self, **details: object) -> None:
        super().__init__(self.key, details)
        self.details = details


class UnknownTable(StoreError):
    """There is no table with this code."""

    key = "unknown-table"


class UnknownGame(StoreError):
    """There are no rules by this key."""

    key = "unknown-game"


class BadSetup(StoreError):
    """These options make no game."""

    key = "bad-setup"


class NotStarted(StoreError):
    """The people are still taking their seats."""

    key = "not-started"


class AlreadyStarted(StoreError):
    """The game has begun."""

    key = "already-started"


class NotOver(StoreError):
    """The game is still being played, so its seed stays sealed."""

    key = "not-over"


class Unreadable(StoreError):
    """The log cannot be folded to its end, so it can only be looked at."""

    key = "unreadable"


class Locked(StoreError):
    """The host lets nobody in."""

    key = "locked"


class TableFull(StoreError):
    """Every seat is taken."""

    key = "table-full"


class SeatTaken(StoreError):
    """Somebody else has this seat."""

    key = "seat-taken"


class NoSuchSeat(StoreError):
    """The table has no such seat."""

    key = "no-such-seat"


class NameMissing(StoreError):
    """A name has nothing in it that can be read."""

    key = "name-missing"


class NameTooLong(StoreError):
    """A name has more letters than fit."""

    key = "name-too-long"


class BadToken(StoreError):
    """The secret opens no seat of this table."""

    key = "bad-token"


class NotHost(StoreError):
    """Only the host may do this."""

    key = "not-host"


class HostPresent(StoreError):
    """The host was here a moment ago, so nobody need step in."""

    key = "host-present"


class NotYourSeat(StoreError):
    """A seat is played by its own people alone."""

    key = "not-your-seat"


class Dealt(StoreError):
    """What the table itself dealt is nobody's to amend."""

    key = "dealt"


class Stale(StoreError):
    """The seat has moved on since the page was drawn."""

    key = "stale"


class BadWord(StoreError):
    """A random word of the page's making is too long or has odd letters."""

    key = "bad-word"


class WordSpent(StoreError):
    """The random word belongs to another move."""

    key = "word-spent"


class Overtaken(StoreError):
    """Others wrote first, again and again."""

    key = "overtaken"


class BadExport(StoreError):
    """A file is no table that could have been exported."""

    key = "bad-export"


class BadProfile(StoreError):
    """The secret opens nobody's trail."""

    key = "bad-profile"


class SeatClaimed(StoreError):
    """The seat is somebody else's game."""

    key = "seat-claimed"


class AlreadyHere(StoreError):
    """The person has another seat at this table."""

    key = "already-here"


class BadCursor(StoreError):
    """A page of the history begins at no game."""

    key = "bad-cursor"


class BadPaper(StoreError):
    """No sheet on paper can look like this; *reason* says why, and *key* at what."""

    key = "bad-paper"


class BadArchive(StoreError):
    """A file is nobody's trail that could have been exported."""

    key = "bad-archive"


class UnknownChallenge(StoreError):
    """There is no challenge with this code."""

    key = "unknown-challenge"


class ChallengeClosed(StoreError):
    """The challenge has ended, so nobody can begin it."""

    key = "challenge-closed"


class ChallengeSet(StoreError):
    """The challenge says how its tables are set up."""

    key = "challenge-set"


class NotMaker(StoreError):
    """Only who made the challenge may do this."""

    key = "not-maker"


class FutureDay(StoreError):
    """The challenge of a day to come is nobody's to see."""

    key = "future-day"


class NotPlayed(StoreError):
    """Who has not played a challenge does not see how others do, as long as it is open."""

    key = "not-played"


class StillSealed(StoreError):
    """Others may still play from this seed, so it stays sealed."""

    key = "still-sealed"

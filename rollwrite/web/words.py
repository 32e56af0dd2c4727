"""What is said when something is refused: a sentence for each key of the store."""

from __future__ import annotations

from rollwrite.engine.game import TABLE
from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.words import reason
from rollwrite.games.speech import Words, msg
from rollwrite.store.errors import BadSetup, Locked, Stale, StoreError, UnknownTable
from rollwrite.store.words import read_code
from rollwrite.web.visit import shown_code

MOST_LETTERS = 12
"""Of what was typed for a code, when it is repeated."""
UNKNOWN = msg("There is no table %(code)s. Check the six letters; there are no vowels.")
SENTENCES = {
    "unknown-table": UNKNOWN,
    "unknown-game": msg("This game is not played here."),
    "bad-setup": msg("These options make no game. Choose again."),
    "not-started": msg("The game has not begun. The host starts it."),
    "already-started": msg("The game has begun. This can no longer be changed."),
    "not-over": msg("The game is still being played. Come back when it has ended."),
    "unreadable": msg(
        "From move %(number)s on, this log follows other rules. You can look at it, not play on."
    ),
    "locked": msg("The table is locked. Ask %(host)s to open it."),
    "table-full": msg("Every seat is taken. You can watch."),
    "seat-taken": msg("Somebody else has this seat. Choose another."),
    "no-such-seat": msg("There is no such seat."),
    "unknown-bot": msg("There is no such bot. Choose another."),
    "name-missing": msg("Your name is missing. Type one."),
    "name-too-long": msg("A name has at most %(most)s letters. Type a shorter one."),
    "bad-token": msg("This phone holds no seat here. Join, or open the link of your seat."),
    "old-link": msg("This link no longer opens the seat. Make a new one on the other phone."),
    "not-host": msg("Only the host can do this."),
    "host-present": msg("%(name)s is still here and stays the host."),
    "not-your-seat": msg("Somebody else plays for this seat."),
    "dealt": msg("The table dealt this itself. It cannot be corrected."),
    "amended-often": msg(
        "This table was corrected %(most)s times already. Go on with how it stands."
    ),
    "stale": msg("This seat was moved on another phone; here is how it stands."),
    "bad-word": msg("This page is out of date. Load it again."),
    "word-spent": msg("This page has sent something else before. Load it again."),
    "overtaken": msg("Others were faster, and nothing was written. Tap again."),
    "bad-export": msg("This file holds no table. Choose one that was saved here."),
    "bad-profile": msg("This link opens no trail any more. Open the trail on a phone that has it."),
    "seat-claimed": msg("This game is on the trail of somebody else."),
    "already-here": msg("This trail has another seat at this table. Take that one off first."),
    "not-seated": msg("This trail has no seat at this table. Take one first."),
    "bad-cursor": msg("There is no such page of games. Begin with the newest."),
    "bad-paper": msg("No sheet can look like this. Look at the numbers again."),
    "bad-archive": msg("This file holds no trail. Choose one that was saved under Profile."),
    "unknown-challenge": msg("There is no such challenge. Check the address."),
    "challenge-closed": msg("This challenge has ended. There is a new one every day."),
    "challenge-set": msg("The challenge says how this table is set up. It cannot be changed."),
    "not-played": msg("This game would tell you the dice of a challenge. Play that one first."),
    "not-maker": msg("Only whoever set the challenge can end it."),
    "future-day": msg("This day is still to come."),
    "still-sealed": msg("Others may still play from this number. It is shown when all have."),
}


def refusal(error: StoreError, _: Words) -> str:
    """Return in a sentence why the store refused something, and what to do."""
    match error:
        case UnknownTable():
            return _unknown(str(error.details["code"]), _)
        case BadSetup(details={"option": option, "value": value}):
            return reason(BadOptions(str(option), value), _)
        case Stale(details={"seat": seat}) if seat == TABLE:
            return _("Somebody else has entered it already; here is how it stands.")
        case Locked(details={"host": ""}):
            return _("The table is locked. Nobody is there to open it.")
    return _(SENTENCES[error.key], **error.details)


def _unknown(typed: str, _: Words) -> str:
    """Return that there is no table as *typed*, which may be anything."""
    try:
        code = read_code(typed)
    except UnknownTable:
        if not typed.strip() or len(typed) > MOST_LETTERS or not typed.isprintable():
            return _("There is no such table. Check the six letters; there are no vowels.")
        return _(UNKNOWN, code=typed.strip())
    return _(UNKNOWN, code=shown_code(code))

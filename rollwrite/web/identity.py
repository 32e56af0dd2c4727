"""Who asks: the seats a phone holds, and the language and looks it wants."""

from __future__ import annotations

from collections.abc import Iterable
from hmac import compare_digest

from flask import g, request, session

from rollwrite.i18n import LANGUAGES, SOURCE, Speaker, words
from rollwrite.store.columns import NAME
from rollwrite.store.models import Seat
from rollwrite.store.words import hash_of

THEMES = ("auto", "light", "dark", "mono")
SIZES = ("normal", "large")
MOST_SEATS = 40
"""How many seats a phone remembers; a cookie holds about four thousand letters."""
_SEATS = "seats"


def tokens(code: str) -> tuple[str, ...]:
    """Return the secrets of the seats that this phone took at the table called *code*."""
    return tuple(_held().get(code, ()))


def remember(code: str, *secrets: str) -> None:
    """Let this phone hold the seats of *secrets* at the table called *code*."""
    held = _held()
    mine = [*held.pop(code, []), *secrets]
    _hold(held | {code: list(dict.fromkeys(mine))})


def forget(code: str, *secrets: str) -> None:
    """Let this phone no longer hold the seats of *secrets*."""
    held = _held()
    left = [each for each in held.get(code, []) if each not in secrets]
    _hold({each: left if each == code else kept for each, kept in held.items()})


def tables_here() -> tuple[str, ...]:
    """Return the codes of the tables where this phone holds a seat, the newest first."""
    return tuple(reversed(_held()))


def seats_here(seats: Iterable[Seat], code: str) -> tuple[int, ...]:
    """Return which of *seats* this phone may play for."""
    hashes = [hash_of(token) for token in tokens(code)]
    return tuple(
        seat.number
        for seat in seats
        if any(compare_digest(seat.token_hash or "", each) for each in hashes)
    )


def language() -> str:
    """Return the language chosen by hand, or else the one that the browser prefers."""
    chosen = session.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    return request.accept_languages.best_match(LANGUAGES, SOURCE) or SOURCE


def speech() -> Speaker:
    """Return the words of this request."""
    kept = g._get_current_object()  # Asked for every word of a page: a proxy is slow.
    try:
        speaker: Speaker = kept.words
    except AttributeError:
        speaker = kept.words = words(language())
    return speaker


def name_here() -> str:
    """Return the name that was last typed on this phone."""
    return str(session.get("name", ""))


def keep_name(name: str) -> None:
    """Keep *name*, so that it need not be typed again on this phone."""
    session["name"] = name[:NAME]
    session.permanent = True


def theme() -> str:
    """Return the theme chosen by hand, or that the device chooses."""
    chosen = session.get("theme")
    return str(chosen) if chosen in THEMES else THEMES[0]


def text_size() -> str:
    """Return how large the text is wanted."""
    chosen = session.get("text")
    return str(chosen) if chosen in SIZES else SIZES[0]


def choose(lang: str, looks: str, size: str) -> None:
    """Keep what was chosen by hand; what there is not is left as the device has it."""
    session["lang"], session["theme"], session["text"] = lang, looks, size
    session.permanent = True


def _held() -> dict[str, list[str]]:
    held: list[tuple[str, list[str]]] = session.get(_SEATS, [])
    return dict(held)


def _hold(held: dict[str, list[str]]) -> None:
    """Keep the newest tables; as pairs, because a cookie sorts the keys of what is named."""
    kept = [(code, secrets) for code, secrets in held.items() if secrets]
    while sum(len(secrets) for _, secrets in kept) > MOST_SEATS:
        del kept[0]
    session[_SEATS] = kept
    session.permanent = True

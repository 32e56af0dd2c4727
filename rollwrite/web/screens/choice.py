"""One answer to a question, as a row to choose."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.rolling.nature import THINGS, Tally
from rollwrite.web.screens.discs import Run


class Choice(Struct, frozen=True, kw_only=True):
    """One answer: what it is, how it comes about, what it costs, and what the button says."""

    move: str
    title: str
    said: str
    """What the main button says when this is chosen."""
    detail: str = ""
    discs: tuple[Run, ...] = ()
    icon: str = ""
    look: str = ""
    """The animal or habitat whose colours the icon has."""
    price: int | None = None
    end: str = ""
    points: tuple[int, int] | None = None
    """From how many points to how many the one line of the score grows that does."""
    delta: str = ""
    """How the tally changes, such as ``fox+5 token-1``."""
    weak: bool = False
    warning: str = ""


def change(before: Tally, after: Tally) -> str:
    """Return how a tally changes, such as ``fox+5 token-1``."""
    pairs = zip(THINGS, before, after, strict=True)
    return " ".join(f"{thing}{new - old:+}" for thing, old, new in pairs if new != old)

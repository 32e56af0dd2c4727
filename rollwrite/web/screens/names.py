"""What those who play are called."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.games.speech import Words
from rollwrite.store.finished import Other
from rollwrite.store.models import Seat


def called(who: Seat | Other, _: Words) -> str:
    """Return the name of *who*; a bot keeps that of the person whose seat it took, and says so."""
    return f"{who.name} ({_('bot')})" if who.bot else who.name


def all_called(seats: Iterable[Seat], _: Words) -> tuple[str, ...]:
    """Return the names of all *seats*, in their order."""
    return tuple(called(seat, _) for seat in seats)

"""What those who play are called."""

from __future__ import annotations

from rollwrite.games.speech import Words
from rollwrite.store.finished import Other
from rollwrite.store.models import Seat


def called(who: Seat | Other, _: Words) -> str:
    """Return the name of *who*; a bot keeps that of the person whose seat it took, and says so."""
    return f"{who.name} ({_('bot')})" if who.bot else who.name

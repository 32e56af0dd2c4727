"""Days and hours as people write them."""

from datetime import datetime

from babel.dates import format_date


def day(at: datetime, lang: str) -> str:
    """Return the day of *at* as people write it."""
    return format_date(at.astimezone(), "long", locale=lang)


def moment(at: datetime, lang: str) -> str:
    """Return the day of *at* as people write it, and the hour."""
    return f"{format_date(at, 'long', locale=lang)}, {at:%H:%M}"

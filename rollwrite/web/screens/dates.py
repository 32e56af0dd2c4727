"""Days and hours as people write them."""

from datetime import date, datetime

from babel.dates import format_date

LOCALES = {"en": "en_GB"}
"""Whose way of writing a day a language follows, where there is more than one."""


def written(at: date, lang: str) -> str:
    """Return the day *at* as people write it."""
    return format_date(at, "long", locale=LOCALES.get(lang, lang))


def day(at: datetime, lang: str) -> str:
    """Return the day of *at* where this server is, as people write it."""
    return written(at.astimezone(), lang)


def moment(at: datetime, lang: str) -> str:
    """Return the day of *at* as people write it, and the hour."""
    return f"{written(at, lang)}, {at:%H:%M}"

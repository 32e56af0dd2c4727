"""What a form lets one pick."""

from __future__ import annotations

from markupsafe import Markup
from msgspec import Struct

from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import Words
from rollwrite.web.screens.setup_words import STARS, sheet_name
from rollwrite.web.screens.thumbnails import thumbnail


class Pick(Struct, frozen=True):
    """One of several things to choose from."""

    value: str
    title: str
    detail: str
    chosen: bool
    more: str = ""
    """What is said only when it is chosen."""


class SheetPick(Struct, frozen=True):
    """A sheet to choose, with its map."""

    value: str
    letter: str
    title: str
    stars: int
    said: str
    """The stars in words."""
    map: Markup
    chosen: bool


def sheet_pick(sheet: Sheet, value: str, _: Words, *, chosen: bool) -> SheetPick:
    """Return *sheet* to choose, which sends *value*."""
    return SheetPick(
        value=value,
        letter=sheet.letter,
        title=sheet_name(sheet.key, _),
        stars=sheet.stars,
        said=_("Difficulty: %(stars)s", stars=_(STARS[sheet.stars])),
        map=thumbnail(sheet.key),
        chosen=chosen,
    )

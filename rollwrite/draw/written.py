"""What stands on a page, read space by space."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.engine.bits import members
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Area, Sheet

Ink = int | None
"""Which number, animal or habitat is written in a space: 0 for a mere mark, None for nothing."""


class Written(Struct, frozen=True):
    """The writing on *page*; nothing is written on a sheet without one."""

    page: Page | None

    @property
    def marks(self) -> int:
        """Return all spaces that are written in."""
        return self.page.marks if self.page else 0

    def inks(self, sheet: Sheet) -> list[Ink]:
        """Return what is written in each space of *sheet*."""
        found: list[Ink] = [None] * len(sheet.names)
        for at, spaces in enumerate(self.page.ink if self.page else ()):
            for space in members(spaces):
                found[space] = at
        return found

    def ink(self, space: int) -> Ink:
        """Return what is written in *space*."""
        inks = enumerate(self.page.ink if self.page else ())
        return next((at for at, spaces in inks if spaces >> space & 1), None)

    def taken(self, area: Area) -> bool:
        """Return whether *area* has given its bonus."""
        return self.page is not None and bool(self.page.taken >> area.index & 1)

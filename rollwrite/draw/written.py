"""What stands on a page, read space by space."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Area


class Written(Struct, frozen=True):
    """The writing on *page*; nothing is written on a sheet without one."""

    page: Page | None

    def marked(self, space: int) -> bool:
        """Return whether anything is written in *space*."""
        return self.page is not None and bool(self.page.marks >> space & 1)

    def ink(self, space: int) -> int:
        """Return which number, animal or habitat is written in *space*; 0 for a mere mark."""
        if self.page is None:
            return 0
        return max((at for at, ink in enumerate(self.page.ink) if ink >> space & 1), default=0)

    def taken(self, area: Area) -> bool:
        """Return whether *area* has given its bonus."""
        return self.page is not None and bool(self.page.taken >> area.index & 1)

"""Marking a page: what is written in a space, and all that follows of itself."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.games.rolling.nature import NOTHING
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Area


def mark(page: Page, space: int, ink: int) -> Page:
    """Return the page with *ink* in *space*, and all that follows without a question (E1)."""
    writing = _Writing(page)
    writing.write(space, ink)
    return writing.page()


class _Writing:
    """A page while a mark and its consequences are being written."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._sheet = page.common.setup.sheet
        self._ink = list(page.ink)
        self._marks = page.marks
        self._tally, self._taken, self._due = page.tally, page.taken, page.due

    def page(self) -> Page:
        """Return the page as it has become."""
        return replace(
            self._page,
            tally=self._tally,
            ink=tuple(self._ink),
            taken=self._taken,
            due=self._due,
        )

    def write(self, space: int, ink: int) -> None:
        """Write *ink* in *space* and take what it completes."""
        self._ink[ink] |= 1 << space
        self._marks |= 1 << space
        missing = ~self._marks
        for area in self._sheet.at[space]:
            if not area.spaces & missing and not self._taken >> area.index & 1:
                self._take(area)
        for ring in self._sheet.rings[space]:
            # C5: the last of six neighbours circles the hex they surround.
            if not ring.around & ~self._marks and not self._marks >> ring.inner & 1:
                self.write(ring.inner, ring.ink)

    def _take(self, area: Area) -> None:
        self._taken |= 1 << area.index
        if area.asks:
            self._due |= 1 << area.index
        if area.gain is not NOTHING:
            self._tally = self._tally.plus(area.gain)
        for line in area.crosses:
            self._cross(line)
        if area.same:
            for animal, line in enumerate(area.same):
                if not area.spaces & ~self._ink[animal + 1]:
                    self._cross(line)

    def _cross(self, line: int) -> None:
        """Cross the next uncrossed box of *line* (E3, E4); past its end nothing happens."""
        for box in self._sheet.boxes[line]:
            if not self._marks >> box & 1:
                self.write(box, 0)
                return

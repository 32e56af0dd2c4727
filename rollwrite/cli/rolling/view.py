"""What is drawn: a page, the spaces that are legal now, and the language."""

from __future__ import annotations

from msgspec import Struct
from rich.text import Text

from rollwrite.cli.palette import LEGAL
from rollwrite.cli.rolling.colours import BARE, BARE_MARKED, CROSSED, FREE, MARKED
from rollwrite.cli.rolling.signs import CROSS, EMPTY, HERE, sign_at
from rollwrite.games.rolling.nature import HABITATS, Habitat
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.names import HABITAT_CODES
from rollwrite.games.speech import Words


class View(Struct, frozen=True):
    """A page as it is looked at."""

    page: Page
    legal: int
    """The spaces that can be marked now."""
    words: Words

    @property
    def sheet(self) -> Sheet:
        """Return the sheet as printed."""
        return self.page.sheet

    def marked(self, space: int) -> bool:
        """Return whether *space* is written in."""
        return bool(self.page.marks >> space & 1)

    def owners(self, space: int) -> tuple[Habitat, ...]:
        """Return the habitats of a hex."""
        return tuple(each for each in HABITATS if self.sheet.habitats[each] >> space & 1)

    def code(self, space: int) -> str:
        """Return the habitat of a hex in two letters, two habitats in three."""
        codes = [self.words(HABITAT_CODES[each]) for each in self.owners(space)]
        return "/".join(code[0] for code in codes) if len(codes) > 1 else "".join(codes)

    def style(self, space: int) -> str:
        """Return the colours of a hex."""
        owners = self.owners(space)
        if self.legal >> space & 1:
            return LEGAL
        if self.marked(space):
            return MARKED[owners[0]] if len(owners) == 1 else BARE_MARKED
        return FREE[owners[0]] if len(owners) == 1 else BARE

    def cue(self, space: int) -> str:
        """Return the sign before what can be marked now."""
        return HERE if self.legal >> space & 1 else " "

    def box(self, space: int, width: int = 2) -> Text:
        """Return a box of a track or area: crossed, or with what it gives."""
        shown = sign_at(space, self.sheet, self.words) or EMPTY
        if self.legal >> space & 1:
            return Text(shown.ljust(width), LEGAL)
        if self.marked(space):
            return Text(CROSS.ljust(width), CROSSED)
        return Text(shown.ljust(width))

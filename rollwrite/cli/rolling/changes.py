"""What a move has changed on a page, in words."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.engine.bits import members
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.gifts import crossed
from rollwrite.games.rolling.words.names import tally_words
from rollwrite.games.speech import Words, points


def changes(before: Page, after: Page, _: Words) -> str:
    """Return what was gained, paid and marked between *before* and *after*; nothing is empty."""
    parts = []
    gained = Tally(*(max(0, new - old) for old, new in zip(before.tally, after.tally, strict=True)))
    paid = Tally(*(max(0, old - new) for old, new in zip(before.tally, after.tally, strict=True)))
    if any(gained):
        parts.append(_("gained %(tally)s", tally=tally_words(gained, _)))
    if any(paid):
        parts.append(_("paid %(tally)s", tally=tally_words(paid, _)))
    if fresh := after.marks & ~before.marks:
        parts.append(_("marked %(spaces)s", spaces=", ".join(_spaces(after.sheet, fresh, _))))
    if more := score_page(after).total - score_page(before).total:
        parts.append(f"{more:+} ({points(score_page(after).total, _)})")
    return "; ".join(parts)


def _spaces(sheet: Sheet, spaces: int, _: Words) -> Iterator[str]:
    """Yield hexes by name and boxes by their line."""
    lines = {box: key for key, boxes in sheet.lines.items() for box in boxes}
    for space in members(spaces):
        yield crossed(lines[space], _) if space in lines else sheet.names[space]

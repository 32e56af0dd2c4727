"""What a player of the roll-and-write sees: market, dice, and the own sheet."""

from __future__ import annotations

from rich.text import Text

from rollwrite.cli.palette import TITLE
from rollwrite.cli.rolling.sheet_view import draw_sheet
from rollwrite.cli.rolling.show import draw_dice, draw_market, draw_tally
from rollwrite.cli.rolling.view import View
from rollwrite.cli.screen import Screen
from rollwrite.engine.bits import bitset, members
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.bonuses import CrossOne, FreeMark, GainAnimal, TakeDue
from rollwrite.games.rolling.filling import MarkTouching, Settle, WriteAnimals
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.moves import As, Mark, Write
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.words.gifts import gift
from rollwrite.games.speech import Words

WIDTH = 62
"""In so many columns every sheet can be drawn."""
HIGH = 15
"""A sheet of so many lines leaves no room for empty ones."""
AT_THE_SHEET = (MarkTouching, WriteAnimals, Settle, TakeDue, GainAnimal, CrossOne, FreeMark)
"""Questions for which dice and market do not matter any more."""


def narrowness(screen: Screen) -> str:
    """Return what to say when *screen* is too narrow for a sheet; nothing when it is not."""
    if screen.width >= WIDTH:
        return ""
    return screen.words(
        "This window is narrow: from %(columns)d columns on, every sheet fits.", columns=WIDTH
    )


def show_market(screen: Screen, game: RollingGame, table: Table, seat: int) -> None:
    """Print the market and the dice, as long as they matter to *seat*."""
    if isinstance(game.asked(table, seat), AT_THE_SHEET):
        return
    common = table.common.on
    screen.draw(*draw_market(common, screen.width, screen.words))
    own = () if seat == TABLE else table.turns[seat].on.dice
    if common.faces:
        screen.put(draw_dice(common.faces, own, family=game.setup.family, _=screen.words))


def show_page(screen: Screen, page: Page, legal: int = 0) -> None:
    """Print the sheet of *page* and what its player holds."""
    sheet = draw_sheet(View(page, legal, screen.words), screen.width)
    air = [Text()] if len(sheet) < HIGH else []
    screen.draw(*air, *sheet, *air)
    screen.put(draw_tally(page, screen.words))


def legal_spaces(game: RollingGame, table: Table, seat: int) -> int:
    """Return the spaces that *seat* can mark now."""
    space = table.turns[seat].on.sheet.space
    moves = game.legal(table, seat)
    return bitset(space[move.space] for move in moves if isinstance(move, Mark | Write | As))


def draw_due(page: Page, _: Words) -> list[Text]:
    """Return what the player may still take."""
    areas = page.sheet.areas
    due = "; ".join(gift(areas[index], page.sheet, _) for index in members(page.due))
    return [Text(_("Due: %(gifts)s", gifts=due), TITLE)] if due else []

"""The screen before a person is asked: all that helps to decide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.sheet_view import draw_sheet
from rollwrite.cli.show import draw_dice, draw_goals, draw_market, draw_score, draw_tally
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.view import View
from rollwrite.engine.bits import bitset, members
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.bonuses import CrossOne, FreeMark, GainAnimal, TakeDue
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.filling import MarkTouching, Settle, WriteAnimals
from rollwrite.games.rolling.moves import As, Mark, Write
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words import Words, say
from rollwrite.games.rolling.words.gifts import gift
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.speech import named

HIGH = 15
"""A sheet of so many lines leaves no room for empty ones."""
AT_THE_SHEET = (MarkTouching, WriteAnimals, Settle, TakeDue, GainAnimal, CrossOne, FreeMark)
"""Questions for which dice and market do not matter any more."""


def show_turn(screen: Screen, sitting: Sitting, seat: int) -> None:
    """Print the table as *seat* sees it."""
    if screen.console.is_terminal:
        screen.console.clear()
    screen.put(_headline(sitting, seat, screen.words))
    screen.put(*_news(sitting, screen.words))
    common = sitting.table.common.on
    asked = sitting.game.asked(sitting.table, seat)
    if not isinstance(asked, AT_THE_SHEET):
        screen.draw(*draw_market(common, screen.width, screen.words))
        own = () if seat == TABLE else sitting.page(seat).dice
        family = sitting.setting.options.family
        if common.faces:
            screen.put(draw_dice(common.faces, own, family=family, _=screen.words))
    if seat != TABLE:
        _show_page(screen, sitting, seat)


def _headline(sitting: Sitting, seat: int, _: Words) -> Text:
    sheet = sitting.setting.game.setup.sheet
    parts = [
        _("Round %(round)d of %(rounds)d", round=sitting.table.common.on.round, rounds=ROUNDS),
        _("the table") if seat == TABLE else sitting.names[seat],
        f"{sheet.letter} {named(SHEETS, sheet.key, _)}",
    ]
    return Text(" · ".join(parts), TITLE)


def _news(sitting: Sitting, _: Words) -> Iterator[Text]:
    """Yield what the bots did since somebody was last asked, and forget it."""
    told, sitting.news = sitting.news, []
    for seat, entries in groupby(told, key=lambda entry: entry[0]):
        read = sitting.game.notation.read
        said = ". ".join(say(read(text), _) for _seat, text in entries)
        yield Text(f"{sitting.names[seat]}: {said}.", QUIET)


def _show_page(screen: Screen, sitting: Sitting, seat: int) -> None:
    _, width, page = screen.words, screen.width, sitting.page(seat)
    sheet = draw_sheet(View(page, _legal(sitting, seat), _), width)
    air = [Text()] if len(sheet) < HIGH else []
    screen.draw(*air, *sheet, *air)
    screen.put(draw_tally(page, _))
    screen.draw(*draw_score(sitting.game.score(sitting.table, seat), width, _))
    if sitting.setting.goals:
        screen.put(*draw_goals(sitting.setting.goals, facts(page), width, _))
    if page.due:
        areas = page.sheet.areas
        due = "; ".join(gift(areas[index], page.sheet, _) for index in members(page.due))
        screen.put(Text(_("Due: %(gifts)s", gifts=due), TITLE))


def _legal(sitting: Sitting, seat: int) -> int:
    """Return the spaces that *seat* can mark now."""
    space = sitting.page(seat).sheet.space
    moves = sitting.game.legal(sitting.table, seat)
    return bitset(space[move.space] for move in moves if isinstance(move, Mark | Write | As))

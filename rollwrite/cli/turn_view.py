"""The screen before a person is asked: all that helps to decide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeVar

from rich.text import Text

from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.stage import View
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.words import Words

S = TypeVar("S")


def show_turn(screen: Screen, sitting: Sitting[S], view: View) -> None:
    """Print the table as it is seen."""
    if screen.console.is_terminal:
        screen.console.clear()
    screen.put(_headline(sitting, view.seat, screen.words))
    screen.put(*_news(sitting, screen.words))
    sitting.stage.show(screen, sitting.table, view)


def _headline(sitting: Sitting[S], seat: int, _: Words) -> Text:
    who = _("the table") if seat == TABLE else sitting.names[seat]
    stage = sitting.stage
    return Text(" · ".join((stage.when(sitting.table, _), who, stage.title(_))), TITLE)


def _news(sitting: Sitting[S], _: Words) -> Iterator[Text]:
    """Yield what the bots did since somebody was last asked."""
    read = sitting.game.notation.read
    for seat, entries in groupby(sitting.news, key=lambda entry: entry[0]):
        said = ". ".join(sitting.stage.say(read(text), _) for _seat, text in entries)
        yield Text(f"{sitting.names[seat]}: {said}.", QUIET)

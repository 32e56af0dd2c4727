"""The screen before a person is asked: all that helps to decide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace
from rich.text import Text

from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.stage import View
from rollwrite.engine.game import TABLE
from rollwrite.games.speech import Words, told_of

S = TypeVar("S")


def show_turn(screen: Screen, sitting: Sitting[S], view: View) -> None:
    """Print the table as it is seen."""
    if screen.console.is_terminal:
        screen.console.clear()
    head = (_headline(sitting, view.seat, screen.words), *_news(sitting, screen.words))
    if screen.low:
        for line in head:
            line.truncate(screen.width, overflow="ellipsis")
    screen.put(*head)
    room = None if view.room is None else view.room - screen.taken(*head)
    sitting.stage.show(screen, sitting.table, replace(view, room=room))


def _headline(sitting: Sitting[S], seat: int, _: Words) -> Text:
    who = _("the table") if seat == TABLE else sitting.names[seat]
    stage = sitting.stage
    return Text(" · ".join((stage.when(sitting.table, _), who, stage.title(_))), TITLE)


def _news(sitting: Sitting[S], _: Words) -> Iterator[Text]:
    """Yield what the bots did since somebody was last asked."""
    tell = sitting.stage.tell
    for seat, news in groupby(sitting.news, key=lambda each: each[0]):
        said = ". ".join(tell(table, move, _) for _seat, table, move in news)
        yield Text(told_of(sitting.names[seat], f"{said}.", _), QUIET)

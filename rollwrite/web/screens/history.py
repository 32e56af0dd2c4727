"""Games of the past in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from babel.lists import format_list
from flask import url_for
from msgspec import Struct

from rollwrite.games.rolling.leaving import Left
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import Step, read_step
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.rolling.words.quests import step_words
from rollwrite.games.speech import Words, capital, named
from rollwrite.store.finished import Finished
from rollwrite.store.history import Past, Pasts
from rollwrite.store.profiles import Person
from rollwrite.web.screens.dates import day
from rollwrite.web.screens.emblems import emblem
from rollwrite.web.screens.names import called
from rollwrite.web.screens.quest_words import goals_words
from rollwrite.web.screens.sections import Cell, Section
from rollwrite.web.screens.setup_words import BETWEEN, SetupWords, setup_words, sheet_name


class GameRow(Struct, frozen=True):
    """A game in the list."""

    href: str
    letter: str
    title: str
    detail: str
    total: int
    won: bool
    steps: tuple[str, ...]


class Filter(Struct, frozen=True):
    """A sheet whose games alone are shown, or all."""

    words: str
    href: str
    here: bool


class HistoryScreen(Struct, frozen=True):
    """A page of games."""

    people: tuple[Person, ...]
    rows: tuple[GameRow, ...]
    filters: tuple[Filter, ...]
    older: str
    """Where the next page is; nothing at the end."""
    newest: str
    """Where the first page is; nothing on it."""


class Reached(Struct, frozen=True):
    """A step that a game met."""

    title: str
    goals: str


class GameScreen(Struct, frozen=True, kw_only=True):
    """One game of a person."""

    title: str
    code: str
    date: str
    setup: SetupWords
    total: int
    won: bool
    sections: tuple[Section, ...]
    others: tuple[str, ...]
    """Who else played, each with the points."""
    steps: tuple[Reached, ...]
    left: Left | None
    by_hand: bool
    seat: int
    challenge: str
    house: tuple[str, ...]


def history_screen(
    found: Pasts, people: Sequence[Person], sheet: str | None, lang: str, _: Words, *, later: bool
) -> HistoryScreen:
    """Return the page of *found*, with the games of *sheet* alone where one was asked for."""
    older = url_for("history.show", sheet=sheet, after=found.after) if found.after else ""
    newest = url_for("history.show", sheet=sheet) if later else ""
    rows = tuple(_row(past.game, lang, _) for past in found.games)
    return HistoryScreen(tuple(people), rows, tuple(_filters(sheet, _)), older, newest)


def game_screen(past: Past, lang: str, _: Words) -> GameScreen:
    """Return the page of one game."""
    game = past.game
    steps = [read_step(load(), key) for key in game.steps]
    return GameScreen(
        title=_sheet(game, _),
        code=game.code,
        date=day(game.at, lang),
        setup=setup_words(game.options, _),
        total=game.total,
        won=game.won,
        sections=tuple(section(key, points, _) for key, points in game.told.lines),
        others=_others(game, _),
        steps=tuple(Reached(step_words(step, _), goals_words(step, _)) for step in steps),
        left=game.told.left,
        by_hand=game.on_paper,
        seat=game.seat,
        challenge=past.challenge or "",
        house=tuple(_house(game, _)),
    )


def section(key: str, points: int, _: Words) -> Section:
    """Return a line of the score as one section with one cell."""
    icon, look = emblem(key)
    return Section(capital(named(LINES, key, _)), icon, look, (Cell(points, False),))


def _row(game: Finished, lang: str, _: Words) -> GameRow:
    return GameRow(
        href=url_for("history.game", code=game.code),
        letter=_letter(game),
        title=_sheet(game, _),
        detail=BETWEEN.join(_details(game, lang, _)),
        total=game.total,
        won=game.won and bool(game.told.others),
        steps=tuple(_step(read_step(load(), key), _) for key in game.steps),
    )


def _step(step: Step, _: Words) -> str:
    """Return what a list calls *step*: an achievement by the letter of its sheet and its number."""
    return f"{step.sheet}{step.number}" if step.kind == "achievement" else step_words(step, _)


def _letter(game: Finished) -> str:
    return load().sheets[game.sheet].letter if game.sheet in load().sheets else ""


def _sheet(game: Finished, _: Words) -> str:
    return f"{_letter(game)} {sheet_name(game.sheet, _)}".strip()


def _details(game: Finished, lang: str, _: Words) -> Iterator[str]:
    yield day(game.at, lang)
    if game.options.scenario is not None:
        yield _("Scenario %(number)d", number=game.options.scenario)
    others = _others(game, _)
    yield _("with %(names)s", names=format_list(others, locale=lang)) if others else _("alone")
    if game.on_paper:
        yield _("entered by hand")


def _others(game: Finished, _: Words) -> tuple[str, ...]:
    return tuple(f"{called(other, _)} {other.total}" for other in game.told.others)


def _house(game: Finished, _: Words) -> Iterator[str]:
    """Yield the house rules that decided whether this game counts for the trail."""
    options = game.options
    if options.family:
        yield (
            _("House rule: family games count for the trail.")
            if options.family_counts
            else _("House rule: family games do not count for the trail.")
        )
    if options.seats == 1 and not options.solo_counts:
        yield _("House rule: games played alone do not count for the trail.")


def _filters(sheet: str | None, _: Words) -> Iterator[Filter]:
    yield Filter(_("All sheets"), url_for("history.show"), sheet is None)
    for key, each in load().sheets.items():
        yield Filter(each.letter, url_for("history.show", sheet=key), key == sheet)

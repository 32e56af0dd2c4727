"""What many games come to: plots with their tables beneath."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from babel.numbers import format_decimal
from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.plots import Dot, Mark, Plot, plot_svg
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.paper import sections as paper_sections
from rollwrite.games.rolling.words.facts import area_words
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.speech import Words, capital, named
from rollwrite.store.figures import Figures, LeftSum, Point
from rollwrite.store.profiles import Person
from rollwrite.store.sums import Versus
from rollwrite.web.screens.dates import day
from rollwrite.web.screens.emblems import emblem
from rollwrite.web.screens.setup_words import sheet_name

NEAR = 5
"""How many places are named that lacked one space."""


class SectionRow(Struct, frozen=True):
    """A section: its points on average and at best, of the most that the sheet gives."""

    name: str
    icon: str
    look: str
    mean: str
    average: float
    best: int
    scale: int


class LeftRow(Struct, frozen=True):
    """Something that was left over, on average."""

    name: str
    mean: str
    average: float
    scale: float


class NearRow(Struct, frozen=True):
    """A place that lacked a single space, and how often."""

    name: str
    count: int


class SheetFigures(Struct, frozen=True, kw_only=True):
    """The figures of one sheet."""

    key: str
    letter: str
    name: str
    games: str
    best: int
    best_date: str
    best_href: str
    mean: str
    plot: Markup
    series: tuple[tuple[str, str, str], ...]
    """The plot as a table: when, how many games, how they scored."""
    sections: tuple[SectionRow, ...]
    left: tuple[LeftRow, ...]
    near: tuple[NearRow, ...]


class StatisticsScreen(Struct, frozen=True):
    """The figures of a person."""

    people: tuple[Person, ...]
    sheets: tuple[SheetFigures, ...]
    rivals: tuple[Versus, ...]
    most_games: int


def statistics_screen(
    people: Sequence[Person],
    figures: Mapping[str, Figures],
    rivals: Sequence[Versus],
    lang: str,
    _: Words,
) -> StatisticsScreen:
    """Return the page of *figures*, sheet by sheet, and of the games against *rivals*."""
    known = [key for key in load().sheets if key in figures and figures[key].games]
    return StatisticsScreen(
        tuple(people),
        tuple(_sheet(key, figures[key], lang, _) for key in known),
        tuple(rivals),
        max((rival.games for rival in rivals), default=1),
    )


def _sheet(key: str, figures: Figures, lang: str, _: Words) -> SheetFigures:
    sheet = load().sheets[key]
    return SheetFigures(
        key=key,
        letter=sheet.letter,
        name=sheet_name(key, _),
        games=_.n_("%(count)d game", "%(count)d games", figures.games),
        best=figures.best,
        best_date=day(figures.best_at, lang) if figures.best_at else "",
        best_href=url_for("history.game", code=figures.best_code),
        mean=decimal(figures.points / figures.games, lang),
        plot=Markup(plot_svg(_plot(key, figures, lang, _), f"plot-{sheet.letter}")),
        series=tuple(_told(point, lang, _) for point in figures.series),
        sections=tuple(_sections(key, figures, lang, _)),
        left=tuple(_left(figures.left, lang, _)),
        near=tuple(_near(figures, _)),
    )


def decimal(value: float, lang: str) -> str:
    """Return *value* with one figure after the point, as the language writes it."""
    return format_decimal(value, "#,##0.0", locale=lang)


def _plot(key: str, figures: Figures, lang: str, _: Words) -> Plot:
    letter = load().sheets[key].letter
    dots = tuple(
        Dot(point.games, point.least, point.mean, point.most, ", ".join(_told(point, lang, _)))
        for point in figures.series
    )
    return Plot(
        title=_("Scores on sheet %(letter)s, game after game", letter=letter),
        description=_(
            "Best %(best)d, on average %(mean)s. The table below has every figure.",
            best=figures.best,
            mean=decimal(figures.points / figures.games, lang),
        ),
        dots=dots,
        marks=tuple(_marks(letter)),
        first=day(figures.series[0].at, lang) if figures.series else "",
        last=day(figures.series[-1].at, lang) if figures.series else "",
    )


def _marks(letter: str) -> Iterator[Mark]:
    """Yield the scores that are achievements."""
    for each in load().achievements.get(letter, ()):
        if each.goal.facts == ("score",) and each.goal.at_least is not None:
            yield Mark(each.goal.at_least, f"{letter}{each.number}: {each.goal.at_least}")


@lru_cache(maxsize=4096)  # In the plot and below it, and the same until the next game.
def _told(point: Point, lang: str, _: Words) -> tuple[str, str, str]:
    games = _.n_("%(count)d game", "%(count)d games", point.games)
    if point.games == 1:
        return day(point.at, lang), games, str(point.most)
    span = _(
        "%(least)d to %(most)d, on average %(mean)s",
        least=point.least,
        most=point.most,
        mean=decimal(point.mean, lang),
    )
    return day(point.at, lang), games, span


def _sections(key: str, figures: Figures, lang: str, _: Words) -> Iterator[SectionRow]:
    scale = max((each.best for each in figures.sections.values()), default=1)
    for section in paper_sections(load().sheets[key]):
        found = figures.sections.get(section.key)
        if found is None:
            continue
        icon, look = emblem(section.key)
        mean = found.points / figures.games
        name = capital(named(LINES, section.key, _))
        yield SectionRow(name, icon, look, decimal(mean, lang), mean, found.best, max(scale, 1))


def _left(left: LeftSum, lang: str, _: Words) -> Iterator[LeftRow]:
    """Yield what was left over in a game on average."""
    if not left.games:
        return
    rows = (
        (_("Bonuses never reached"), left.bonuses),
        (_("Points printed on them"), left.points),
        (_("Cones left over"), left.tokens),
        (_("Animals left over"), left.animals),
        (_("Rounds without a card"), left.idle),
    )
    scale = max(1, *(total for _name, total in rows)) / left.games
    for name, total in rows:
        mean = total / left.games
        yield LeftRow(name, decimal(mean, lang), mean, scale)


def _near(figures: Figures, _: Words) -> Iterator[NearRow]:
    often = sorted(figures.near.items(), key=lambda pair: (-pair[1], pair[0]))
    for key, count in often[:NEAR]:
        yield NearRow(capital(area_words(key, _)), count)

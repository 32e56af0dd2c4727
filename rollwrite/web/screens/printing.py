"""The print page: what can be chosen, and what the choice comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from flask import url_for
from msgspec import Struct
from msgspec.structs import asdict, replace

from rollwrite.draw.paper import MODES
from rollwrite.games.rolling.library import load
from rollwrite.games.speech import Words, msg
from rollwrite.press.compose import NONE
from rollwrite.press.pack import Estimate
from rollwrite.web.screens import print_words as said
from rollwrite.web.screens.picks import Pick, SheetPick, sheet_pick
from rollwrite.web.screens.settings import LANGUAGES
from rollwrite.web.screens.setup_words import BETWEEN, EDITIONS, scenario_goals
from rollwrite.web.wish import WHOLE, Wish


class Group(Struct, frozen=True):
    """Things to print that serve one end."""

    title: str
    choices: tuple[Pick, ...]


class Ready(Struct, frozen=True):
    """A pack that is ready to be printed."""

    title: str
    detail: str
    href: str


class Proof(Struct, frozen=True):
    """The first page, and what all pages come to."""

    title: str
    picture: str
    """The address of its drawing."""
    width: float
    height: float
    held: str
    """Whether the paper is ``standing`` or ``lying``."""
    page: str
    paper: str
    otherwise: str
    """How much paper it is when it is printed the other way, if that differs."""


class PrintingScreen(Struct, frozen=True, kw_only=True):
    """The page where paper is chosen."""

    back: str
    ready: tuple[Ready, ...]
    groups: tuple[Group, ...]
    sheets: tuple[SheetPick, ...]
    scenarios: tuple[Pick, ...]
    editions: tuple[Pick, ...]
    counts: tuple[Pick, ...]
    number: str
    modes: tuple[Pick, ...]
    papers: tuple[Pick, ...]
    flips: tuple[Pick, ...]
    ups: tuple[Pick, ...]
    languages: tuple[Pick, ...]
    names: str
    date: str
    proof: Proof | None
    refused: str
    """Why there is nothing to look at."""


def printing_screen(
    wish: Wish, back: str, _: Words, guess: Estimate | None = None, refused: str = ""
) -> PrintingScreen:
    """Return the page that shows *wish*, and what it comes to or why it was *refused*."""
    return PrintingScreen(
        back=back,
        ready=tuple(_ready(wish, back, _)),
        groups=tuple(
            Group(_(title), _picks(things, wish.what, _)) for title, things in said.GROUPS
        ),
        sheets=tuple(_sheets(wish, _)),
        scenarios=tuple(_scenarios(wish, _)),
        editions=_picks(EDITIONS, (wish.edition,), _),
        counts=_picks(said.COUNTS, (wish.count,), _),
        number=wish.number,
        modes=tuple(_modes(wish, _)),
        papers=_picks(said.PAPERS, (wish.paper,), _),
        flips=_picks(said.FLIPS, (wish.flip,), _),
        ups=_picks(said.UPS, (wish.up,), _),
        languages=tuple(Pick(key, name, "", key == wish.lang) for key, name in LANGUAGES.items()),
        names=wish.names,
        date=wish.date,
        proof=_proof(wish, guess, _) if guess else None,
        refused=refused,
    )


def _picks(table: Mapping[str, str], chosen: tuple[str, ...], _: Words) -> tuple[Pick, ...]:
    return tuple(Pick(key, _(title), "", key in chosen) for key, title in table.items())


def _ready(wish: Wish, back: str, _: Words) -> Iterator[Ready]:
    """Yield the packs that are ready, for the paper and the printer of *wish*."""
    for title, detail, chosen in said.PACKS:
        pack = replace(chosen, mode=wish.mode, paper=wish.paper, lang=wish.lang, flip=wish.flip)
        yield Ready(_(title), _(detail), url_for("printing.choose", **_query(pack), back=back))


def _query(wish: Wish) -> dict[str, Any]:
    """Return *wish* as an address tells it."""
    return {**asdict(wish), WHOLE: 1}


def _sheets(wish: Wish, _: Words) -> Iterator[SheetPick]:
    chosen = set(map(load().sheet_key, wish.sheet))
    for sheet in load().sheets.values():
        yield sheet_pick(sheet, sheet.letter, _, chosen=sheet.key in chosen)


def _scenarios(wish: Wish, _: Words) -> Iterator[Pick]:
    for number, scenario in load().scenarios.items():
        goals = BETWEEN.join(scenario_goals(scenario, _))
        title = f"{number}. {scenario.sheet}{BETWEEN}{goals}"
        yield Pick(str(number), title, "", str(number) == wish.scenario)


def _modes(wish: Wish, _: Words) -> Iterator[Pick]:
    for mode in MODES:
        title, detail = said.MODES[mode]
        yield Pick(mode, _(title), _(detail), mode == wish.mode)


def _proof(wish: Wish, guess: Estimate, _: Words) -> Proof:
    chosen, other, otherwise = guess.one_sided, guess.duplex, msg("Both sides: %(count)d")
    if wish.flip != NONE:
        chosen, other, otherwise = other, chosen, msg("One side: %(count)d")
    width, height = guess.size
    return Proof(
        title=guess.title,
        picture=url_for("printing.preview", **_query(wish)),
        width=width,
        height=height,
        held="standing" if width < height else "lying",
        page=_.n_("The only page", "The first of %(count)d pages", guess.sides),
        paper=_.n_("%(count)d sheet of paper", "%(count)d sheets of paper", chosen),
        otherwise=_(otherwise, count=other) if other != chosen else "",
    )

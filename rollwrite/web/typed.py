"""Moves that people put together on the page: faces, cards and tallies that are in no list."""

from __future__ import annotations

from collections.abc import Mapping

from rollwrite.engine.log import AMEND
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.moves import NOTATION, Completed, Fall, Gained, Reveal, Spent
from rollwrite.games.rolling.nature import ANIMALS, THINGS, TOKEN, Habitat, Tally

MOST = 20
"""More of one thing than anybody gains, or than a card costs."""


def move_of(form: Mapping[str, str]) -> str:
    """Return the move that *form* sends: a button's, a picked row's, or one put together."""
    kind, _space, number = form.get("make", "").partition(" ")
    if kind not in MADE:
        return form.get("move") or form.get("pick") or ""
    try:
        made = MADE[kind](_about(form, number) if number else form)
    except ValueError:
        return kind  # No move is called so: see `is_unmade`.
    return f"{AMEND} {number} {made}" if number else made


def is_unmade(text: str) -> bool:
    """Return whether *text* stands for a form of which no move could be made."""
    return text in MADE


def _about(form: Mapping[str, str], number: str) -> Mapping[str, str]:
    """Return what *form* tells of entry *number*; the same page may tell another card."""
    about = f"{number}-"
    return {name.removeprefix(about): form[name] for name in form if name.startswith(about)}


def _revealed(form: Mapping[str, str]) -> str:
    """Return the card that was turned up; raise ValueError when it costs nothing, as none does."""
    card = _card(form)
    if not card.cost.animals:
        raise ValueError(card)
    return NOTATION.write(Reveal(card))


def _completed(form: Mapping[str, str]) -> str:
    return NOTATION.write(Completed(_card(form)))


def _card(form: Mapping[str, str]) -> Card:
    """Return the card with its habitat and size; the names of its counts begin with ``card-``."""
    tally = _tally(form, "card-")
    habitat, size = Habitat.read(form.get("habitat", "")), int(form.get("size", ""))
    return Card(habitat, size, tally.but(TOKEN, 0), tally.token)


def _face(form: Mapping[str, str]) -> str:
    """Return the die that shows every animal ticked; raise ValueError when none is."""
    ticked = tuple(each for each in ANIMALS if form.get(str(each)) not in (None, "", "0"))
    if not ticked:
        raise ValueError(ticked)
    return NOTATION.write(Fall(Face(ticked)))


def _gained(form: Mapping[str, str]) -> str:
    return NOTATION.write(Gained(_some(form)))


def _spent(form: Mapping[str, str]) -> str:
    return NOTATION.write(Spent(_some(form)))


def _some(form: Mapping[str, str]) -> Tally:
    """Return what *form* counts; raise ValueError when that is nothing."""
    tally = _tally(form)
    if not any(tally):
        raise ValueError(tally)
    return tally


def _tally(form: Mapping[str, str], before: str = "") -> Tally:
    """Return the counts of *form*, whose names begin with *before*."""
    counts = [int(form.get(before + thing) or 0) for thing in THINGS]
    if not all(0 <= count <= MOST for count in counts):
        raise ValueError(counts)
    return Tally(*counts)


MADE = {
    Reveal.verb: _revealed,
    "face": _face,
    Gained.verb: _gained,
    Spent.verb: _spent,
    Completed.verb: _completed,
}
"""What can be put together, by the name of its button; a number after it says what is amended."""

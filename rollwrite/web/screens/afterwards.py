"""After a game: what is new on everybody's trail, and whose game the seats of this phone were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.lists import format_list
from flask import url_for
from msgspec import Struct

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import read_step
from rollwrite.games.rolling.words.quests import step_words
from rollwrite.games.speech import Words
from rollwrite.store.profiles import Person
from rollwrite.web.screens.claims import Claim, claims
from rollwrite.web.screens.quest_words import goals_words
from rollwrite.web.visit import Visit


class NewSteps(Struct, frozen=True):
    """The steps that one seat has just filled."""

    name: str
    mine: bool
    steps: tuple[tuple[str, str], ...]
    """Each with its name and its goals."""


class Left(Struct, frozen=True):
    """What the store tells of a finished game: the steps it gave by seat, and who plays again."""

    given: Mapping[int, Sequence[str]]
    there: Sequence[str]


class Afterwards(Struct, frozen=True):
    """What a finished game has left on trails."""

    fresh: tuple[NewSteps, ...]
    claims: tuple[Claim, ...]
    trail: str
    """Where the own new steps draw themselves; nothing where there are none."""
    challenge: str
    """Where everybody's try at the challenge stands; nothing when it was none."""
    group: bool
    """Whether the trails of several can be seen side by side."""
    there: str
    """Who sits at the rematch already."""


def afterwards(
    seen: Visit, people: Sequence[Person], left: Left, lang: str, _: Words
) -> Afterwards:
    """Return what the game of *seen* has left to the trails of its seats."""
    keys = {person.key for person in people}
    fresh = tuple(
        NewSteps(
            seen.seats[seat].name,
            seen.seats[seat].profile in keys,
            tuple(_told(key, _) for key in steps),
        )
        for seat, steps in left.given.items()
    )
    own = any(each.mine for each in fresh)
    return Afterwards(
        fresh=fresh,
        claims=claims(seen, people),
        trail=url_for("trail.show", new=seen.code) if own else "",
        challenge=_challenge(seen),
        group=bool(seen.mine) and sum(seat.profile is not None for seat in seen.seats) > 1,
        there=format_list(list(left.there), locale=lang),
    )


def _challenge(seen: Visit) -> str:
    code = seen.table.challenge
    return url_for("challenges.show", code=code) if code else ""


def _told(key: str, _: Words) -> tuple[str, str]:
    step = read_step(load(), key)
    return step_words(step, _), goals_words(step, _)

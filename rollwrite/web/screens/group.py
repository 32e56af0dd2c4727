"""A group: everybody's trail side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.climb import Climber, climb_svg
from rollwrite.draw.trail import STEPS
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import read_step, steps
from rollwrite.games.rolling.words.quests import step_words
from rollwrite.games.speech import Words
from rollwrite.store.profiles import Person
from rollwrite.store.trails import Trail
from rollwrite.web.links import picture, shared_link
from rollwrite.web.screens.dates import day
from rollwrite.web.screens.quest_words import goals_words, kind_of


class Walker(Struct, frozen=True):
    """Somebody in the group."""

    name: str
    initial: str
    count: int
    word: str
    """By which the trail was shared; nothing where the phone keeps the person."""


class Row(Struct, frozen=True):
    """A step, and when everybody filled it."""

    title: str
    goals: str
    dates: tuple[str, ...]
    """In the order of the people; nothing where it is open."""


class GroupScreen(Struct, frozen=True):
    """The trails of several people."""

    drawn: Markup
    walkers: tuple[Walker, ...]
    rows: tuple[Row, ...]
    """Only steps that somebody has filled."""
    back: str
    at_table: bool


class ShareScreen(Struct, frozen=True):
    """The link under which others see a trail."""

    name: str
    link: str
    qr: Markup


def group_screen(
    found: Sequence[Trail], friends: Mapping[str, Person], lang: str, _: Words, back: str = ""
) -> GroupScreen:
    """Return the page of the trails *found*; *friends* are those who shared theirs, by word."""
    words = {person.key: word for word, person in friends.items()}
    walkers = tuple(
        Walker(
            each.person.name,
            each.person.name[:1].upper(),
            len(each.filled),
            words.get(each.person.key, ""),
        )
        for each in found
    )
    drawn = climb_svg([_climber(each, _) for each in found], _("The trails side by side"))
    return GroupScreen(
        drawn=Markup(drawn),
        walkers=walkers,
        rows=tuple(_rows(found, lang, _)),
        back=back or url_for("trail.show"),
        at_table=bool(back),
    )


def share_screen(person: Person, word: str) -> ShareScreen:
    """Return the page with the link that *word* makes."""
    link = shared_link(word)
    return ShareScreen(person.name, link, picture(link))


def _climber(trail: Trail, _: Words) -> Climber:
    name, count = trail.person.name, len(trail.filled)
    kinds = tuple(kind_of(read_step(load(), award.step)) for award in trail.filled)
    label = _.n_(
        "%(name)s: %(count)d of %(all)d step",
        "%(name)s: %(count)d of %(all)d steps",
        count,
        name=name,
        all=STEPS,
    )
    return Climber(name, name[:1].upper(), kinds, label)


def _rows(found: Sequence[Trail], lang: str, _: Words) -> list[Row]:
    every = [{award.step: award.at for award in trail.filled} for trail in found]
    rows = []
    for step in steps(load()):
        dates = tuple(day(each[step.key], lang) if step.key in each else "" for each in every)
        if any(dates):
            rows.append(Row(step_words(step, _), goals_words(step, _), dates))
    return rows

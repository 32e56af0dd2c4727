"""A person's trail: the path, what filled its steps, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from babel.lists import format_list
from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.trail import STEPS, Footprint, trail_svg
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import read_step, suggestions
from rollwrite.games.rolling.words.quests import step_words
from rollwrite.games.speech import Words
from rollwrite.store.profiles import Person
from rollwrite.store.trails import Filled, Trail
from rollwrite.web.screens.dates import day
from rollwrite.web.screens.names import called
from rollwrite.web.screens.quest_words import Suggestion, goals_words, kind_of, suggestion
from rollwrite.web.screens.quests import QuestGroup, groups


class FilledStep(Struct, frozen=True):
    """A step that was filled: by what, when, and with whom."""

    number: int
    kind: str
    title: str
    goals: str
    date: str
    company: str
    game: str
    """Where the game is found; nothing on somebody else's trail."""


class TrailScreen(Struct, frozen=True, kw_only=True):
    """The trail of whoever is in front, or one that was shared."""

    title: str
    name: str
    mine: bool
    word: str
    """By which somebody else has shared it."""
    people: tuple[Person, ...]
    count: int
    steps: int
    suggestions: tuple[Suggestion, ...]
    drawn: Markup
    filled: tuple[FilledStep, ...]
    groups: tuple[QuestGroup, ...]
    """All scenarios, then the achievements of each sheet."""


def trail_screen(
    trail: Trail, people: Sequence[Person], lang: str, _: Words, *, fresh: str = "", word: str = ""
) -> TrailScreen:
    """Return the page of *trail*; steps that the game called *fresh* has filled draw themselves.

    Without *people* it is somebody else's, who shared it by *word*.
    """
    mine = bool(people)
    filled = tuple(_filled(trail.filled, mine, lang, _))
    done = {award.step: award for award in trail.filled}
    name = trail.person.name
    return TrailScreen(
        title=_("My trail") if mine else _("The trail of %(name)s", name=name),
        name=name,
        mine=mine,
        word=word,
        people=tuple(people),
        count=len(filled),
        steps=STEPS,
        suggestions=tuple(suggestion(step, _) for step in suggestions(load(), set(done))),
        drawn=_drawn(trail.filled, filled, fresh, _),
        filled=filled,
        groups=tuple(groups(done, lang, _)),
    )


def empty_screen(lang: str, _: Words) -> TrailScreen:
    """Return the trail of a phone that keeps nobody yet."""
    nobody = Trail(Person("", "", datetime.min), ())
    return trail_screen(nobody, (nobody.person,), lang, _)


def company_words(award: Filled, lang: str, _: Words) -> str:
    """Return with whom *award* was earned."""
    if award.others:
        names = [called(other, _) for other in award.others]
        return _("with %(names)s", names=format_list(names, locale=lang))
    return _("alone")


def _filled(awards: Sequence[Filled], mine: bool, lang: str, _: Words) -> Iterator[FilledStep]:
    for number, award in enumerate(awards, 1):
        step = read_step(load(), award.step)
        company = [company_words(award, lang, _)]
        if award.by_hand:
            company.append(_("entered by hand"))
        yield FilledStep(
            number=number,
            kind=kind_of(step),
            title=step_words(step, _),
            goals=goals_words(step, _),
            date=day(award.at, lang),
            company=", ".join(company),
            game=url_for("history.game", code=award.code) if mine else "",
        )


def _drawn(awards: Sequence[Filled], filled: Sequence[FilledStep], fresh: str, _: Words) -> Markup:
    """Return the path; each filled step leads to its words, each open one to what comes next."""
    footprints = [
        Footprint(each.kind, _step_label(each, _), f"#step-{each.number}", award.code == fresh)
        for each, award in zip(filled, awards, strict=True)
    ]
    for number in range(len(filled) + 1, STEPS + 1):
        label = _("Step %(number)d, still ahead", number=number)
        footprints.append(Footprint("", label, "#next"))
    label = _.n_("%(count)d of %(all)d step", "%(count)d of %(all)d steps", len(filled), all=STEPS)
    return Markup(trail_svg(footprints, label))


def _step_label(each: FilledStep, _: Words) -> str:
    return _(
        "Step %(number)d: %(title)s, %(date)s", number=each.number, title=each.title, date=each.date
    )

"""Challenges in words: what is played, until when, and how everybody did."""

from __future__ import annotations

from collections.abc import Sequence

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.games.speech import Words
from rollwrite.store.challenges import Challenge
from rollwrite.store.profiles import Person
from rollwrite.store.standings import Attempted
from rollwrite.web.links import challenge_link, picture
from rollwrite.web.screens.dates import moment, written
from rollwrite.web.screens.setup_words import SetupWords, options_of, setup_words
from rollwrite.web.secrecy import begun_try, own_tries
from rollwrite.web.visit import shown_code

MOST = 100
"""How many tries are shown; the own ones always."""


class ChallengeRow(Struct, frozen=True):
    """A challenge in a list."""

    href: str
    title: str
    detail: str


class ChallengesScreen(Struct, frozen=True):
    """Today's challenge and the own ones."""

    today: ChallengeRow
    mine: tuple[ChallengeRow, ...]


class Try(Struct, frozen=True):
    """Somebody's try, as far as it may be seen."""

    name: str
    place: int
    """Counted from 1; 0 where it is not compared."""
    points: str
    note: str
    mine: bool
    href: str
    """Where it is replayed; nothing while that would tell the dice."""


class Viewer(Struct, frozen=True):
    """Who looks at a challenge: the people of the phone, and what was typed there."""

    people: tuple[Person, ...]
    name: str
    refused: str = ""

    @property
    def front(self) -> Person | None:
        """Return who of them is in front."""
        return next(iter(self.people), None)

    def own(self, tries: Sequence[Attempted]) -> list[Attempted]:
        """Return those of *tries* that were made on this phone, or by its people."""
        return own_tries(tries, self.people)


class ChallengeScreen(Struct, frozen=True, kw_only=True):
    """One challenge."""

    code: str
    title: str
    setup: SetupWords
    until: str
    open: bool
    link: str
    qr: Markup
    seal: str
    told: bool
    """Whether the points of others may be seen."""
    tries: tuple[Try, ...]
    played: int
    begun: bool
    """Whether an own try is not over, so that it goes on rather than another one begins."""
    again: bool
    """Whether the own try is over, so that another one would not count."""
    person: Person | None
    mine: bool
    name: str
    refused: str


def challenges_screen(
    today: Challenge, mine: Sequence[Challenge], lang: str, _: Words
) -> ChallengesScreen:
    """Return the page of all challenges that concern this phone."""
    return ChallengesScreen(_row(today, lang, _), tuple(_row(each, lang, _) for each in mine))


def challenge_screen(
    challenge: Challenge, tries: Sequence[Attempted], viewer: Viewer, lang: str, _: Words
) -> ChallengeScreen:
    """Return the page of *challenge*; the points of others are told to who has played it."""
    own, link = viewer.own(tries), challenge_link(challenge.code)
    again = any(each.total is not None for each in own)
    told = again or not challenge.open
    return ChallengeScreen(
        code=challenge.code,
        title=title(challenge, lang, _),
        setup=setup_words(options_of(challenge.setup), _),
        until=until(challenge, lang, _),
        open=challenge.open,
        link=link,
        qr=picture(link),
        seal=challenge.seal,
        told=told,
        tries=tuple(_tried(tries, own, _)) if told else (),
        played=sum(each.total is not None for each in tries),
        begun=begun_try(tries, viewer.front) is not None,
        again=again,
        person=viewer.front,
        mine=challenge.maker in [person.key for person in viewer.people],
        name=viewer.name,
        refused=viewer.refused,
    )


def title(challenge: Challenge, lang: str, _: Words) -> str:
    """Return what *challenge* is called."""
    if challenge.day is not None:
        return _("Challenge of %(day)s", day=written(challenge.day, lang))
    return _("Challenge %(code)s", code=shown_code(challenge.code))


def until(challenge: Challenge, lang: str, _: Words) -> str:
    """Return until when it can be played, or that it has ended."""
    if not challenge.open:
        return _("It has ended. Everybody's games can be seen.")
    return _("Open until %(moment)s UTC.", moment=moment(challenge.closes, lang))


def _row(challenge: Challenge, lang: str, _: Words) -> ChallengeRow:
    words = setup_words(options_of(challenge.setup), _)
    detail = f"{words.sheet}, {words.game}. {until(challenge, lang, _)}"
    href = url_for("challenges.show", code=challenge.code)
    return ChallengeRow(href, title(challenge, lang, _), detail)


def _tried(tries: Sequence[Attempted], own: Sequence[Attempted], _: Words) -> list[Try]:
    counted = [each.total or 0 for each in tries if each.counts]
    found = []
    for each in (*tries[:MOST], *(each for each in own if each not in tries[:MOST])):
        place = 1 + sum(other > (each.total or 0) for other in counted) if each.counts else 0
        points = _("still playing") if each.total is None else str(each.total)
        over = each.total is not None
        href = url_for("replaying.show", code=each.table, step=0) if over else ""
        found.append(Try(each.name, place, points, _note(each, _), each in own, href))
    return found


def _note(each: Attempted, _: Words) -> str:
    if each.late:
        return _("ended too late to count")
    return "" if each.first else _("not the first try")

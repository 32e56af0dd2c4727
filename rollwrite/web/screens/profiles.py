"""Somebody without an account: the name, the phones, the code, and the way out."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from rollwrite.store.profiles import Person
from rollwrite.web.links import arrive_link, picture, recover_link


class WelcomeScreen(Struct, frozen=True):
    """The page where somebody begins by a name."""

    name: str
    refused: str = ""


class RecoverScreen(Struct, frozen=True):
    """The page where a printed code is typed."""

    typed: str = ""
    refused: str = ""


class CodeScreen(Struct, frozen=True):
    """The code that brings somebody back, which is shown this once."""

    name: str
    code: str
    address: str
    """Where it is typed, for the paper."""


def code_screen(name: str, code: str) -> CodeScreen:
    """Return the page that shows *code* of somebody called *name*."""
    return CodeScreen(name, code, recover_link())


class CarryScreen(Struct, frozen=True):
    """The link that brings somebody to another phone."""

    name: str
    link: str
    qr: Markup


class ProfileScreen(Struct, frozen=True):
    """Whoever is in front, and the others of this phone."""

    name: str
    typed: str
    others: tuple[Person, ...]
    refused: str
    alone: bool
    """Whether all other phones have just lost this person."""


def profile_screen(
    people: Sequence[Person], typed: str | None = None, refused: str = "", *, alone: bool = False
) -> ProfileScreen:
    """Return the page of the first of *people*; what was *typed* for the name stays."""
    person = people[0]
    name = person.name if typed is None else typed
    return ProfileScreen(person.name, name, tuple(people[1:]), refused, alone)


def carry_screen(person: Person, word: str) -> CarryScreen:
    """Return the page with the link that *word* makes."""
    link = arrive_link(word)
    return CarryScreen(person.name, link, picture(link))

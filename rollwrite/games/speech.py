"""How text is asked for: a callable that translates, and marks for text kept in tables."""

from collections.abc import Mapping
from typing import Protocol


class Words(Protocol):
    """A language: called with an English text, it returns its own."""

    def __call__(self, text: str, /, **values: object) -> str:
        """Return *text* in this language, its ``%(name)s`` filled with *values*."""

    def n_(self, one: str, many: str, count: int, /, **values: object) -> str:
        """Return *one* or *many*, whichever this language says for *count*."""

    def __hash__(self) -> int:
        """Return a number that stays, so that what was said once can be kept."""


Counted = tuple[str, str]


def msg(text: str) -> str:
    """Return *text*, marked for the catalogues."""
    return text


def msgs(one: str, many: str) -> Counted:
    """Return *one* and *many*, marked for the catalogues."""
    return one, many


def told_of(what: str, said: str, _: Words) -> str:
    """Return *what* it is about before what is *said* of it."""
    return _("%(what)s: %(said)s", what=what, said=said)


def named(table: Mapping[str, str], key: str, _: Words) -> str:
    """Return what *table* calls *key*; a key of an own data file is its own name."""
    return _(table[key]) if key in table else key


def capital(text: str) -> str:
    """Return *text* with a capital at its beginning, the rest as it is."""
    return text[:1].upper() + text[1:]


def points(count: int, _: Words) -> str:
    """Return so many points in words."""
    return _.n_("%(count)d point", "%(count)d points", count)

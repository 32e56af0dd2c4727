"""Languages: catalogues read at start, no compiled files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parent / "locale"
SOURCE = "en"
LANGUAGES = (SOURCE, "fr", "pl")


class Speaker:
    """A language: called with an English text it returns its own."""

    def __init__(self, catalogue: NullTranslations) -> None:
        self._catalogue = catalogue

    def __call__(self, text: str, /, **values: object) -> str:
        """Return *text* in this language, its ``%(name)s`` filled with *values*."""
        return self._catalogue.gettext(text) % values

    def n_(self, one: str, many: str, count: int, /, **values: object) -> str:
        """Return *one* or *many*, whichever this language says for *count*."""
        return self._catalogue.ngettext(one, many, count) % {"count": count, **values}


ENGLISH = Speaker(NullTranslations())


@cache
def words(lang: str) -> Speaker:
    """Return the language called *lang*; raise KeyError when there is none."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    if lang == SOURCE:
        return ENGLISH
    compiled = BytesIO()
    with catalogue(lang).open("rb") as file:
        write_mo(compiled, read_po(file, locale=lang))
    compiled.seek(0)
    return Speaker(GNUTranslations(compiled))


def catalogue(lang: str) -> Path:
    """Return where the catalogue of *lang* is."""
    return LOCALE / lang / "LC_MESSAGES" / "rollwrite.po"


def preferred(environment: Mapping[str, str]) -> str:
    """Return the language that *environment* asks for, English when it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            lang = wanted.partition("_")[0].partition(".")[0]
            return lang if lang in LANGUAGES else SOURCE
    return SOURCE

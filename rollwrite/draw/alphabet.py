"""Letters in a PDF: their codes are the same in every document, so that lines can be kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from threading import Lock
from zlib import compress

from msgspec import Struct
from reportlab.pdfbase.ttfonts import makeToUnicodeCMap

from rollwrite.draw.paths import real
from rollwrite.draw.type import font

FIRST = (
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÄÖäöß"
    "\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2026\u2022\u00d7\u00ab\u00bb\u202f"
    "ÁáČčĎďĚěÍíŇňŘřŠšŤťÚúŮůÝýŽžÅåÃãÕõÑñØøÐðÞþÌìÒòŐőŰűĂăĽľĹĺŔŕŞşŢţĞğİıĀāĒēĪīŪū¿¡§°"
)
"""What comes after ASCII in the first row: the letters of our languages and of our neighbours."""
SPACE, BLANK, NO_LETTER = " ", "\u00a0", "\uffff"
PLAIN, ROW = range(32, 127), 256
ESCAPED = "\\()"
_CUTTING = Lock()


class Cut(Struct, frozen=True):
    """A font with some of its letters: its file, what its codes mean, and how wide they are."""

    base: str
    length: int
    file: bytes
    meanings: bytes
    widths: str


@cache
def rows(name: str) -> tuple[str, ...]:
    """Return the letters of the font called *name* by their codes, at most 256 in a row."""
    known = {chr(code) for code in font(name).face.charToGlyph} - {BLANK, NO_LETTER}
    plain = "".join(map(chr, PLAIN))
    first = [letter for letter in FIRST if letter in known]
    rest = [*first, *sorted(known - {*plain, *first})]
    room, pad = ROW - PLAIN.stop, SPACE * PLAIN.start
    found = [pad + plain + "".join(rest[:room])]
    step = ROW - PLAIN.start
    found += [pad + "".join(rest[at : at + step]) for at in range(room, len(rest), step)]
    return tuple(found)


@cache
def _codes(name: str) -> dict[str, tuple[int, str]]:
    """Return the row of each letter, and how its code is written there."""
    found = {
        letter: (row, _written(code))
        for row, letters in enumerate(rows(name))
        for code, letter in enumerate(letters)
        if letter != SPACE
    }
    return {**found, SPACE: (0, SPACE), BLANK: (0, SPACE)}


def _written(code: int) -> str:
    plain = code in PLAIN and chr(code) not in ESCAPED
    return chr(code) if plain else f"\\{code:03o}"


def runs(text: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield *text* in parts of one row: the resource that has it, and its codes."""
    codes = _codes(name)
    for row, some in groupby((codes[letter] for letter in text), key=lambda code: code[0]):
        yield resource(name, row), "".join(code for _, code in some)


def resource(name: str, row: int) -> str:
    """Return the name of a row of a font in a document."""
    return f"{name}.{row}"


@lru_cache(maxsize=256)
def cut(name: str, row: int, used: frozenset[str]) -> Cut | None:
    """Return the font called *name* with those of *used* that are in *row*, if any is."""
    letters = rows(name)[row]
    if not used.intersection(letters[PLAIN.start :]):
        return None
    kept = [ord(letter if letter in used else SPACE) for letter in letters]
    face, base = font(name).face, f"{chr(ord('A') + row) * 6}+{name}"
    # A face reads its file with one finger, which two threads would pull to and fro.
    with _CUTTING:
        file = face.makeSubset(kept)
    return Cut(
        base,
        len(file),
        compress(file),
        compress(makeToUnicodeCMap(base, kept).encode("ascii")),
        " ".join(real(face.charWidths.get(code, 0)) for code in kept),
    )

"""Codes, secrets, names, random words and moves: what people and pages send."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from unicodedata import category, normalize

from rollwrite.engine.errors import BadNotation
from rollwrite.store.columns import CODE, NAME, PAPER, TEXT, WORD
from rollwrite.store.errors import BadWord, NameMissing, NameTooLong, UnknownTable

LETTERS = "BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no words appear; nothing that looks like a digit."""

GROUPS, GROUP = 4, 4
"""A code to print has so many groups of so many letters."""

OURS = 43
"""The letters of a secret, or of a random word, of the server's making."""

_CODE = re.compile(f"[{LETTERS}]{{{CODE}}}")
_GAME = re.compile(f"[{LETTERS}]{{{CODE},{PAPER}}}")
_WORD = re.compile(f"[A-Za-z0-9_-]{{1,{WORD}}}")
_JOINER = "\N{ZERO WIDTH JOINER}"
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""
_BESIDE = ("Cf", "Me", "Mn", "Zs")
"""What goes with a letter, or parts two."""


def new_code() -> str:
    """Return a code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def read_code(text: str) -> str:
    """Return the code typed as *text*, such as ``bcd-fgh``; raise UnknownTable when it is none."""
    code = text.replace("-", "").replace(" ", "").upper()
    if not _CODE.fullmatch(code):
        raise UnknownTable(code=text)
    return code


def read_game(text: str) -> str:
    """Return the code of a table or of a game on paper; raise UnknownTable when it is none."""
    if not _GAME.fullmatch(text):
        raise UnknownTable(code=text)
    return text


def new_token() -> str:
    """Return a secret for a seat, or a random word where a page sends none."""
    return secrets.token_urlsafe(32)


def new_recovery() -> str:
    """Return a code to print that nobody can guess, such as ``BCDF-GHJK-MNPQ-RSTV``."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def same_recovery(secret: bytes) -> str:
    """Return such a code that is the same for the same *secret*, which nobody can guess."""
    number = int.from_bytes(secret)
    letters = (LETTERS[number // len(LETTERS) ** at % len(LETTERS)] for at in range(GROUPS * GROUP))
    told = "".join(letters)
    return "-".join(told[at : at + GROUP] for at in range(0, len(told), GROUP))


def read_recovery(text: str) -> str:
    """Return the letters of the printed code typed as *text*; it need not be one."""
    return "".join(each for each in text.upper() if each in LETTERS)


def is_ours(word: str) -> bool:
    """Return whether the server made a random word for want of a page's, which is shorter."""
    return len(word) == OURS


def hash_of(token: str) -> str:
    """Return what is kept of *token*."""
    return sha256(token.encode(errors="replace")).hexdigest()


def read_word(text: str) -> str:
    """Return *text* when it is such a random word as pages make; raise BadWord otherwise."""
    if not _WORD.fullmatch(text):
        raise BadWord(word=text)
    return text


def read_text(text: str) -> str:
    """Return *text* with single spaces; raise BadNotation when no move is so long or odd."""
    spaced = " ".join(text.split())
    if len(spaced) > TEXT or not spaced.isascii():
        raise BadNotation(text)
    return spaced


def read_name(text: str) -> str:
    """Return *text* without what cannot be seen; raise NameMissing or NameTooLong."""
    spaced = " ".join(text.split())
    name = "".join(each for each in spaced if each.isprintable() or each == _JOINER)
    name = normalize("NFC", name).strip()
    if not any(_is_seen(each) for each in name):
        raise NameMissing()
    if len(name) > NAME:
        raise NameTooLong(most=NAME)
    return name


def _is_seen(letter: str) -> bool:
    """Return whether *letter* can be read by itself."""
    return letter not in _BLANK and category(letter) not in _BESIDE

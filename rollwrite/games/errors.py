"""What cannot be used: a data file, or options that make no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path


class BadData(ValueError):
    """A data file that cannot be used: the file, the key, the reason."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class BadOptions(ValueError):
    """Options that make no game; *key* says which, *value* what was wrong with it."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(f"{key}: {value}")
        self.key = key
        self.value = value


def refuse_twins(what: str, keys: Iterable[object]) -> None:
    """Raise ValueError when one of *keys* comes twice."""
    for key, count in Counter(keys).items():
        if count > 1:
            raise ValueError(f"{what}: {key!r} stands there twice")

"""Names that tell those apart who bear the same."""

from __future__ import annotations

from collections.abc import Sequence


def told_apart(names: Sequence[str]) -> list[str]:
    """Return *names*, equal ones with a number behind each."""
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]

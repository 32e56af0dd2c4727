"""Taking back: which line of a log an undo means."""

from collections import defaultdict
from collections.abc import Collection


class Moved:
    """The lines of each seat that it can still take back, in a log last amended at a line."""

    def __init__(self, amended: int) -> None:
        self._amended = amended
        self._lines: defaultdict[int, list[int]] = defaultdict(list)

    def add(self, seat: int, number: int) -> None:
        """Let the line *number* be the last one of *seat*."""
        self._lines[seat].append(number)

    def taken_back(self, seat: int, number: int, struck: Collection[int]) -> int | None:
        """Return what the undo of *seat* at line *number* takes back, perhaps a line *struck*."""
        lines = self._lines[seat]
        # Who takes back after the last amendment has seen what it struck, and means what stands.
        while number > self._amended and lines and lines[-1] in struck:
            lines.pop()
        return lines.pop() if lines else None

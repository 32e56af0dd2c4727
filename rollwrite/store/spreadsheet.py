"""Lines for a spreadsheet, in which what people have typed is never computed."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What makes a spreadsheet run a cell rather than show it."""


def csv_line(cells: Iterable[object]) -> str:
    """Return *cells* as a line of CSV."""
    line = StringIO()
    csv.writer(line).writerow(map(_harmless, cells))
    return line.getvalue()


def _harmless(cell: object) -> object:
    """Return *cell* so that a spreadsheet takes it for text."""
    return f"'{cell}" if str(cell).startswith(FORMULAS) else cell

"""Figures of simulations as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from rollwrite.bots.report import Report, Share

HEADS = (
    "game", "games", "mean", "sd", "10 %", "50 %", "90 %", "least", "most", "cards", "scenario",
    *map(str, range(1, 9)),
)  # fmt: skip
"""The last eight columns are the achievements of the sheet."""


def shown_table(rows: Sequence[tuple[str, Report]]) -> Table:
    """Return the figures as a table for the terminal."""
    table = Table(caption="1-8: share of games that reach each achievement, 95 % interval")
    for head in HEADS:
        table.add_column(head, justify="right", no_wrap=False)
    for name, figures in rows:
        table.add_row(*_cells(name, figures))
    return table


def markdown_table(rows: Sequence[tuple[str, Report]]) -> str:
    """Return the figures as a table of Markdown."""
    lines = [HEADS, ("---:",) * len(HEADS), *(_cells(name, figures) for name, figures in rows)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _cells(name: str, figures: Report) -> tuple[str, ...]:
    scenario = _percent(figures.scenario) if name[:1].isdecimal() else "-"
    return (
        name,
        f"{figures.games}",
        f"{figures.mean:.1f}",
        f"{figures.spread:.1f}",
        f"{figures.tenth:.0f}",
        f"{figures.median:.0f}",
        f"{figures.ninetieth:.0f}",
        f"{figures.least}",
        f"{figures.most}",
        f"{figures.cards:.1f}",
        scenario,
        *map(_percent, figures.achievements),
    )


def _percent(share: Share) -> str:
    """Return a share with its interval, such as ``48 (45-51)``, in percent."""
    return f"{share.share * 100:.0f} ({share.low * 100:.0f}-{share.high * 100:.0f})"

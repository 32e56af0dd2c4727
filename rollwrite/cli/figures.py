"""Figures of simulations as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from rollwrite.bots.report import Report, Share

Rows = Sequence[tuple[str, Report]]

FEW = 4
"""So many games stand side by side in 80 columns with all their figures."""
CAPTION = "Shares in percent, with their 95 % interval."
ALONE = " Alone: the mean without majorities."
MAIN = ("games", "mean", "sd", "cards", "alone", "scenario")


def shown_table(rows: Rows) -> Table:
    """Return the figures as a table for the terminal: all of a few games, the main ones of many."""
    cells = [_cells(name, figures) for name, figures in rows]
    if len(cells) > FEW:
        heads = [head for head in MAIN if head in cells[0]]
        table = Table("game", *heads)
        for each in cells:
            table.add_row(Text(each["game"]), *(each[head] for head in heads))
        return table
    table = Table(caption=CAPTION + (ALONE if "alone" in cells[0] else ""))
    for head, *values in zip(cells[0], *(each.values() for each in cells), strict=True):
        if head == "game":
            for title in ("game", *values):
                table.add_column(Text(title))
        else:
            table.add_row(head, *values)
    return table


def markdown_table(rows: Rows) -> str:
    """Return the figures as a table of Markdown."""
    cells = [_cells(name, figures) for name, figures in rows]
    heads = tuple(cells[0])
    lines = [heads, ("---:",) * len(heads), *(tuple(each.values()) for each in cells)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _cells(name: str, figures: Report) -> dict[str, str]:
    scenario = _percent(figures.scenario) if figures.scenario else "-"
    return {
        "game": name,
        "games": f"{figures.games}",
        "mean": f"{figures.mean:.1f}",
        "sd": f"{figures.spread:.1f}",
        "10 %": f"{figures.tenth:.0f}",
        "50 %": f"{figures.median:.0f}",
        "90 %": f"{figures.ninetieth:.0f}",
        "least": f"{figures.least}",
        "most": f"{figures.most}",
        **({} if figures.cards is None else {"cards": f"{figures.cards:.1f}"}),
        **({} if figures.alone is None else {"alone": f"{figures.alone:.1f}"}),
        "scenario": scenario,
        **{f"achievement {each}": _percent(share) for each, share in figures.achievements.items()},
    }


def _percent(share: Share) -> str:
    """Return a share with its interval, such as ``48 (45-51)``, in percent."""
    return f"{share.share * 100:.0f} ({share.low * 100:.0f}-{share.high * 100:.0f})"

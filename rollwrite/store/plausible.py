"""What no sheet on paper can look like."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import MOST_SEATS, Options
from rollwrite.games.rolling.paper import asked, most_left, sections
from rollwrite.store.columns import is_past
from rollwrite.store.errors import BadPaper
from rollwrite.store.finished import Other

LEFT = "left:"
MOST_POINTS = 300
"""More than any sheet can give."""


def check_score(sheet: str, lines: Mapping[str, int], total: int) -> None:
    """Raise BadPaper unless *lines* are those of *sheet*, and their sum is *total*."""
    known = {section.key: section.most for section in sections(load().sheets[sheet])}
    for key in lines:
        if key not in known:
            raise BadPaper(reason="unknown-section", key=key)
    for key, most in known.items():
        if key not in lines:
            raise BadPaper(reason="missing-section", key=key)
        if not 0 <= lines[key] <= most:
            raise BadPaper(reason="section-bounds", key=key, most=most)
    if total != sum(lines.values()):
        raise BadPaper(reason="sum", key="total", total=total, most=sum(lines.values()))


def check_facts(options: Options, facts: Mapping[str, int], lines: Mapping[str, int]) -> None:
    """Raise BadPaper unless *facts* are those that the goals ask for, each as its bounds allow."""
    left = most_left(load().sheets[options.sheet], lines)
    wanted = {each.fact: each.most for each in asked(load(), options)}
    for key in facts:
        if key not in wanted:
            raise BadPaper(reason="unknown-fact", key=key)
    for key, most in wanted.items():
        if key not in facts:
            raise BadPaper(reason="missing-fact", key=key)
        if key.startswith(LEFT) and not 0 <= facts[key] <= left:
            raise BadPaper(reason="leftovers", key=key, most=left)
        if not 0 <= facts[key] <= most:
            raise BadPaper(reason="fact-bounds", key=key, most=most)


def check_evening(at: datetime, others: tuple[Other, ...]) -> None:
    """Raise BadPaper for a game to come, or with people whom no table could seat."""
    if not is_past(at):
        raise BadPaper(reason="future", key="at")
    if len(others) >= MOST_SEATS:
        raise BadPaper(reason="too-many", key="others", most=MOST_SEATS - 1)
    for other in others:
        if not 0 <= other.total <= MOST_POINTS:
            raise BadPaper(reason="others-bounds", key=other.name, most=MOST_POINTS)

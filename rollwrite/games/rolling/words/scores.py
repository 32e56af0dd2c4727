"""Why a line of the score has its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollwrite.engine.score import Line
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Counting, Measure
from rollwrite.games.speech import Words


def why(page: Page, measure: Measure, line: Line, _: Words) -> str:
    """Return what the points of *line* are made of, or what they would be made of."""
    match measure.kind:
        case Counting.HEADER:
            marked = (page.marks & measure.spaces).bit_count()
            return _("%(some)d of %(all)d", some=marked, all=measure.spaces.bit_count())
        case Counting.DIVERSITY:
            return _.n_(
                "%(count)d habitat with all five animals",
                "%(count)d habitats with all five animals",
                len(line.parts),
            )
        case Counting.LEFTOVERS:
            return _.n_(
                "%(count)d animal or cone, %(each)d make a point",
                "%(count)d animals and cones, %(each)d make a point",
                sum(page.tally),
                each=measure.values[0],
            )
    return ", ".join(_summed(page, measure, line, _)) or _("nothing yet")


def _summed(page: Page, measure: Measure, line: Line, _: Words) -> Iterator[str]:
    """Yield what was written or is printed, and what is complete."""
    complete = [
        area.points for area in measure.areas if area.points and page.taken >> area.index & 1
    ]
    if measure.kind is Counting.WRITTEN and (written := line.parts[: -len(complete) or None]):
        yield _("written: %(numbers)s", numbers=_sum(written))
    if measure.kind is Counting.PRINTED and line.parts[-1]:
        yield _("printed: %(numbers)s", numbers=line.parts[-1])
    if complete:
        yield _("complete: %(numbers)s", numbers=_sum(complete))


def _sum(numbers: Sequence[int]) -> str:
    return " + ".join(map(str, numbers))

"""Pages just over and just under the lines of every step of the trail."""

from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.trail import Step
from tests.games.rolling import achievement_pages, scenario_pages


def over(step: Step) -> list[Page]:
    """Return pages that just reach *step*."""
    if step.kind == "achievement":
        return achievement_pages.reaching(step.sheet, step.number)
    return [scenario_pages.reaching(step.number, scenario_pages.PRINTED[step.number][2])]


def under(step: Step) -> list[Page]:
    """Return pages that just miss it, each in one thing alone."""
    if step.kind == "achievement":
        return achievement_pages.missing(step.sheet, step.number)
    score = scenario_pages.PRINTED[step.number][2]
    return [
        scenario_pages.reaching(step.number, score - 1),
        *scenario_pages.missing(step.number),
    ]

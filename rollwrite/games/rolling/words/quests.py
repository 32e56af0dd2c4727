"""Goals of scenarios and achievements in words, and how far a page has come."""

from __future__ import annotations

from collections.abc import Mapping

from rollwrite.games.goals import Goal
from rollwrite.games.rolling.trail import Step
from rollwrite.games.speech import Words, msg, msgs

COUNTED = {
    "score": msgs("%(count)d point or more", "%(count)d points or more"),
    "rows": msgs("%(count)d row complete", "%(count)d rows complete"),
    "columns": msgs("%(count)d column complete", "%(count)d columns complete"),
    "habitats": msgs("%(count)d habitat complete", "%(count)d habitats complete"),
    "each-landmark": msgs("%(count)d landmark of each type", "%(count)d landmarks of each type"),
    "cards": msgs("%(count)d card completed", "%(count)d cards completed"),
    "prairies-points": msgs(
        "%(count)d point from the prairies", "%(count)d points from the prairies"
    ),
    "wetlands-points": msgs(
        "%(count)d point from the wetlands", "%(count)d points from the wetlands"
    ),
    "animals-left": msgs("%(count)d animal or fewer left", "%(count)d animals or fewer left"),
    "tokens-left": msgs("%(count)d cone or more left", "%(count)d cones or more left"),
    "elk-left": msgs("%(count)d elk or more left", "%(count)d elk or more left"),
    "salmon-left": msgs("%(count)d salmon or more left", "%(count)d salmon or more left"),
    "regions": msgs("%(count)d region complete", "%(count)d regions complete"),
    "each-habitat": msgs("%(count)d point from each habitat", "%(count)d points from each habitat"),
    "several-habitats": msgs(
        "%(count)d point from each of 3 habitats", "%(count)d points from each of 3 habitats"
    ),
    "bonus-points": msgs("%(count)d bonus point", "%(count)d bonus points"),
    "suns": msgs("%(count)d sun bonus", "%(count)d sun bonuses"),
    "sun-rain": msgs("%(count)d sun or rain bonus", "%(count)d sun or rain bonuses"),
    "landmarks": msgs("%(count)d landmark", "%(count)d landmarks"),
    "row-points": msgs("%(count)d point in one row", "%(count)d points in one row"),
    "column-points": msgs("%(count)d point in one column", "%(count)d points in one column"),
    "same-type": msgs("%(count)d same-type point", "%(count)d same-type points"),
    "salmon-regions": msgs("%(count)d region of salmon only", "%(count)d regions of salmon only"),
}
WHOLE = {
    "all-rivers": msg("all rivers"),
    "all-wetlands": msg("all wetlands"),
    "all-forests": msg("all forests"),
    "all-prairies": msg("all prairies"),
    "all-mountains": msg("all mountains"),
    "bears": msg("all bear bonuses on the map"),
    "elks": msg("both elk bonuses on the map"),
    "overflow": msg("overflow complete"),
    "all-suns": msg("all sun bonuses"),
    "all-rains": msg("all rain bonuses"),
    "all-weather": msg("all sun and rain bonuses"),
    "regions-6-10": msg("regions 6 to 10"),
    "regions-12-15": msg("regions 12 to 15"),
    "forest-landmarks": msg("all forest landmarks"),
    "river-mountain-landmarks": msg("all river and mountain landmarks"),
    "fox-regions": msg("all same-type bonuses of foxes"),
    "each-animal": msg("a same-type bonus of every animal"),
    "four-point-hexes": msg("all 4-point hexes"),
    "free-hexes": msg("all free-hex bonuses"),
}


def goal_words(goal: Goal, _: Words) -> str:
    """Return what *goal* asks for; one of an own data file is called by its key."""
    asked = goal.at_least if goal.at_least is not None else goal.at_most
    if goal.key in COUNTED and asked is not None:
        return _.n_(*COUNTED[goal.key], asked)
    return _(WHOLE[goal.key]) if goal.key in WHOLE else goal.key


def step_words(step: Step, _: Words) -> str:
    """Return what a step of the trail is called."""
    if step.kind == "scenario":
        return _("Scenario %(number)d", number=step.number)
    return _("Achievement %(sheet)s%(number)d", sheet=step.sheet, number=step.number)


def progress(goal: Goal, facts: Mapping[str, int]) -> str:
    """Return how far *facts* have come towards *goal*, such as ``3/5``."""
    values = [facts.get(name, 0) for name in goal.facts]
    if goal.at_least is None:
        return f"{max(values)}"
    if len(values) == 1 or goal.needed == 1:
        return f"{max(values)}/{goal.at_least}"
    return f"{goal.held(facts)}/{goal.needed}"

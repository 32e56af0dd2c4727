"""Goals of scenarios and achievements of the tile game in words."""

from __future__ import annotations

from rollwrite.games.goals import Goal
from rollwrite.games.speech import Words, msg, msgs

GOALS = {
    "score": msg("%(least)d points or more"),
    "nature": msg("%(least)d nature tokens or more at the end"),
    "no-nature": msg("no nature token at the end"),
    "no-bear": msg("no bear"),
    "no-elk": msg("no elk"),
    "no-salmon": msg("no salmon"),
    "no-hawk": msg("no hawk"),
    "no-fox": msg("no fox"),
    "no-keystone": msg("no token on a keystone"),
    "few-species": msg("%(most)d species or fewer"),
    "many-of-one": msg("%(least)d tokens or more of one species"),
    "tokens-of-all": msg("%(least)d tokens or more of every species"),
    "hawks": msg("%(least)d hawks or more"),
    "majorities": msg("the largest corridor of all in %(least)d habitats or more"),
    "points-for-all-habitats": msg("%(least)d points or more for every habitat"),
    "habitat-points": msg("%(least)d points or more for all habitats together"),
    "points-for-all-species": msg("%(least)d points or more for every species"),
    "points-for-hawks": msg("%(least)d points or more for hawks"),
    "points-for-bears": msg("%(least)d points or more for bears"),
    "wildlife-points": msg("%(least)d points or more for all species together"),
    "full-foxes": msg("the most points for %(least)d foxes"),
    "long-run": msg("a run of %(least)d salmon or more"),
    "large-herd": msg("a group of %(least)d elk or more"),
    "bear-elk-apart": msg("no bear beside an elk"),
    "hawks-with-elk": msg("every hawk beside an elk"),
    "no-elk-in-forest": msg("no elk on a tile with forest"),
    "forest-river-apart": msg("no side of forest touches one of river"),
    "mountain-prairie-apart": msg("no side of mountain touches one of prairie"),
    "wetland-river-apart": msg("no side of wetland touches one of river"),
}
SEVERAL = {
    "points-for-habitats": msgs(
        "%(least)d points or more for one habitat",
        "%(least)d points or more for each of %(count)d habitats",
    ),
    "points-for-species": msgs(
        "%(least)d points or more for one species",
        "%(least)d points or more for each of %(count)d species",
    ),
}
"""What has to be so for one of several things, or for some of them."""


def goal_words(goal: Goal, _: Words) -> str:
    """Return what *goal* asks for."""
    if goal.key in SEVERAL:
        return _.n_(*SEVERAL[goal.key], goal.needed, least=goal.at_least)
    return _(GOALS[goal.key], least=goal.at_least, most=goal.at_most)

"""How far a goal is, and by how much it was missed, in the things that it counts."""

from __future__ import annotations

from rollwrite.games.goals import Goal
from rollwrite.games.rolling.progress import Progress
from rollwrite.games.speech import Counted, Words, msgs

POINTS = (
    msgs("%(have)d of %(count)d point", "%(have)d of %(count)d points"),
    msgs("%(count)d point short", "%(count)d points short"),
)
ROWS = (
    msgs("%(have)d of %(count)d row", "%(have)d of %(count)d rows"),
    msgs("%(count)d row short", "%(count)d rows short"),
)
COLUMNS = (
    msgs("%(have)d of %(count)d column", "%(have)d of %(count)d columns"),
    msgs("%(count)d column short", "%(count)d columns short"),
)
HABITATS = (
    msgs("%(have)d of %(count)d habitat", "%(have)d of %(count)d habitats"),
    msgs("%(count)d habitat short", "%(count)d habitats short"),
)
LANDMARKS = (
    msgs("%(have)d of %(count)d landmark", "%(have)d of %(count)d landmarks"),
    msgs("%(count)d landmark short", "%(count)d landmarks short"),
)
LANDMARK_TYPES = (
    msgs("%(have)d of %(count)d landmark type", "%(have)d of %(count)d landmark types"),
    msgs("%(count)d landmark type short", "%(count)d landmark types short"),
)
CARDS = (
    msgs("%(have)d of %(count)d card", "%(have)d of %(count)d cards"),
    msgs("%(count)d card short", "%(count)d cards short"),
)
CONES = (
    msgs("%(have)d of %(count)d cone", "%(have)d of %(count)d cones"),
    msgs("%(count)d cone short", "%(count)d cones short"),
)
ELK = (
    msgs("%(have)d of %(count)d elk", "%(have)d of %(count)d elk"),
    msgs("%(count)d elk short", "%(count)d elk short"),
)
SALMON = (
    msgs("%(have)d of %(count)d salmon", "%(have)d of %(count)d salmon"),
    msgs("%(count)d salmon short", "%(count)d salmon short"),
)
REGIONS = (
    msgs("%(have)d of %(count)d region", "%(have)d of %(count)d regions"),
    msgs("%(count)d region short", "%(count)d regions short"),
)
BONUSES = (
    msgs("%(have)d of %(count)d bonus", "%(have)d of %(count)d bonuses"),
    msgs("%(count)d bonus short", "%(count)d bonuses short"),
)
HEXES = (
    msgs("%(have)d of %(count)d hex", "%(have)d of %(count)d hexes"),
    msgs("%(count)d hex short", "%(count)d hexes short"),
)
BOXES = (
    msgs("%(have)d of %(count)d box", "%(have)d of %(count)d boxes"),
    msgs("%(count)d box short", "%(count)d boxes short"),
)
ANIMALS = (
    msgs("%(have)d of %(count)d animal", "%(have)d of %(count)d animals"),
    msgs("%(count)d animal short", "%(count)d animals short"),
)
LEFT = (
    msgs("%(have)d left, %(count)d is the most", "%(have)d left, %(count)d are the most"),
    msgs("%(count)d too many", "%(count)d too many"),
)
OTHERS = (
    msgs("%(have)d of %(count)d", "%(have)d of %(count)d"),
    msgs("%(count)d short", "%(count)d short"),
)
THINGS = {
    "score": POINTS,
    "rows": ROWS,
    "columns": COLUMNS,
    "habitats": HABITATS,
    "each-landmark": LANDMARK_TYPES,
    "cards": CARDS,
    "prairies-points": POINTS,
    "wetlands-points": POINTS,
    "animals-left": LEFT,
    "tokens-left": CONES,
    "elk-left": ELK,
    "salmon-left": SALMON,
    "regions": REGIONS,
    "each-habitat": HABITATS,
    "several-habitats": HABITATS,
    "bonus-points": POINTS,
    "suns": BONUSES,
    "sun-rain": BONUSES,
    "landmarks": LANDMARKS,
    "row-points": POINTS,
    "column-points": POINTS,
    "same-type": POINTS,
    "salmon-regions": REGIONS,
    "all-rivers": HEXES,
    "all-wetlands": HEXES,
    "all-forests": HEXES,
    "all-prairies": HEXES,
    "all-mountains": HEXES,
    "bears": BONUSES,
    "elks": BONUSES,
    "overflow": BOXES,
    "all-suns": BONUSES,
    "all-rains": BONUSES,
    "all-weather": ROWS,
    "regions-6-10": REGIONS,
    "regions-12-15": REGIONS,
    "forest-landmarks": LANDMARKS,
    "river-mountain-landmarks": COLUMNS,
    "fox-regions": BONUSES,
    "each-animal": ANIMALS,
    "four-point-hexes": HEXES,
    "free-hexes": BONUSES,
}


def progress_words(goal: Goal, progress: Progress, _: Words) -> str:
    """Return how far *goal* is, such as ``2 of 5 landmark types``."""
    return _.n_(*_things(goal)[0], progress.need, have=progress.have)


def missed_words(goal: Goal, progress: Progress, _: Words) -> str:
    """Return by how much *goal* was missed; nothing when it was met."""
    return _.n_(*_things(goal)[1], progress.short) if progress.short else ""


def _things(goal: Goal) -> tuple[Counted, Counted]:
    return THINGS.get(goal.key, LEFT if goal.at_least is None else OTHERS)

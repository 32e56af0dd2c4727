"""How somebody stands: the points, and the goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from rich.text import Text

from rollwrite.cli.canvas import Lines, in_columns, wrapped
from rollwrite.cli.palette import GOOD, QUIET
from rollwrite.cli.stage import Stage
from rollwrite.engine.score import Score
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.words.quests import progress
from rollwrite.games.speech import Words

S = TypeVar("S")

MET, MISSING = "✓", "·"


def draw_score(score: Score, stage: Stage[S], width: int, _: Words) -> Lines:
    """Return the points with the sections that have any (E5)."""
    pieces = [Text().append(_("Score %(total)d", total=score.total), "bold")]
    for line in score.lines:
        if line.points:
            name = f"{stage.line_name(line.key, _)} "
            pieces.append(Text().append(name, QUIET).append(str(line.points)))
    return wrapped(pieces, width)


def draw_goals(stage: Stage[S], facts: Mapping[str, int], width: int, _: Words) -> Lines:
    """Return each goal with how far it is, a tick when it is met."""
    return in_columns([_goal(goal, stage, facts, _) for goal in stage.goals], width)


def draw_tally(stage: Stage[S], facts: Mapping[str, int], _: Words) -> Lines:
    """Return in a line how many goals are met; nothing where there are none."""
    if not stage.goals:
        return []
    met = sum(goal.met(facts) for goal in stage.goals)
    said = _("%(met)d of %(all)d goals met; goals shows them.", met=met, all=len(stage.goals))
    return [Text(said)]


def _goal(goal: Goal, stage: Stage[S], facts: Mapping[str, int], _: Words) -> Text:
    met = goal.met(facts)
    said = f"{MET if met else MISSING} {stage.goal_words(goal, _)} ({progress(goal, facts)})"
    return Text(said, GOOD if met else "")

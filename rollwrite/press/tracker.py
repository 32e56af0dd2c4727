"""The tracker: every scenario and achievement, with a trail for five players."""

from __future__ import annotations

from rollwrite.draw.shapes import Drawing, Text
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import named
from rollwrite.press.heading import draw_title
from rollwrite.press.piece import Piece
from rollwrite.press.trail_grid import HEAD, TrailGrid
from rollwrite.press.typesetting import capital


def draw_scenarios_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return what the scenarios are."""
    _ = piece.words
    sentence = _("Reach the score and all goals of a scenario in one game, and fill in its circle.")
    return draw_title(_("Scenarios"), sentence, width)


def draw_achievements_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return what the achievements are."""
    _ = piece.words
    sentence = _("Each sheet has eight. What you reach in any game stays reached.")
    return draw_title(_("Achievements"), sentence, width)


def draw_scenarios(piece: Piece, width: float, height: float) -> Drawing:
    """Return a row for each scenario: its sheet, its cards, its score and goals, and the trails."""
    scenarios, _ = piece.library.scenarios, piece.words
    grid = TrailGrid(piece, width, (height - HEAD) / len(scenarios), 14)
    shapes, blanks = [*grid.names()], [*grid.name_blanks("scenarios")]
    for at, (number, scenario) in enumerate(scenarios.items()):
        y = HEAD + at * grid.step
        score = _.n_("%(count)d point or more", "%(count)d points or more", scenario.score)
        goals = [score, *(goal_words(goal, _) for goal in scenario.goals)]
        cards = ", ".join(supplement_name(key, _) for key in scenario.slots)
        shapes += grid.row(str(number), scenario.sheet, (", ".join(goals), cards), y)
        shapes += grid.trails(("", number), y)
        said = _("Scenario %(number)d", number=number)
        blanks += grid.blanks(f"scenario-{number}", said, y)
    return Drawing(width, height, tuple(shapes), blanks=tuple(blanks))


def draw_achievements(piece: Piece, width: float, height: float) -> Drawing:
    """Return a row for each achievement, sheet by sheet, and the trails."""
    boxes, _ = piece.library.achievements, piece.words
    step = (height - HEAD) / (sum(map(len, boxes.values())) + len(boxes))
    grid = TrailGrid(piece, width, step, 20)
    shapes, blanks = [*grid.names()], [*grid.name_blanks("achievements")]
    y = HEAD
    for letter, achievements in boxes.items():
        sheet = piece.library.lettered(letter)
        name = named(SHEETS, sheet.key, _) if sheet else ""
        shapes.append(Text(0, y + grid.step * 0.6, 4.6, f"{letter}  {name}", "section"))
        y += grid.step
        for each in achievements:
            goal = capital(goal_words(each.goal, _))
            shapes += grid.row(str(each.number), "", (goal,), y)
            shapes += grid.trails((letter, each.number), y)
            blanks += grid.blanks(f"achievement-{letter}{each.number}", f"{letter}, {goal}", y)
            y += grid.step
    return Drawing(width, height, tuple(shapes), blanks=tuple(blanks))

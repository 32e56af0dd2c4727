"""The tracker: every scenario and achievement, with a trail for five players."""

from __future__ import annotations

from rollwrite.draw.shapes import Drawing, Text
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words, capital, named
from rollwrite.press.heading import draw_title, scenario_words
from rollwrite.press.piece import Piece
from rollwrite.press.trail_grid import HEAD, TRAILS, TrailGrid, column_beside

NO_BREAK = "\xa0"


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
    scenarios, _ = list(piece.library.scenarios.values()), piece.words
    told = {each.number: _told(each, _) for each in scenarios}
    step = (height - HEAD) / piece.share.most(scenarios)
    grid = TrailGrid(piece, width, step, column_beside(told.values(), width))
    shapes, blanks = [*grid.names()], [*grid.name_blanks("scenarios")]
    for at, scenario in enumerate(piece.share.cut(scenarios)):
        y, number = HEAD + at * step, scenario.number
        shapes += grid.row(str(number), scenario.sheet, told[number], y)
        shapes += grid.trails(("", number), y)
        said = _("Scenario %(number)d", number=number)
        blanks += grid.blanks(f"scenario-{number}", said, y)
    return Drawing(width, height, tuple(shapes), blanks=tuple(blanks))


def _told(scenario: Scenario, _: Words) -> tuple[str, str]:
    """Return what has to be reached in *scenario*, and with which supplements."""
    cards = (supplement_name(key, _).replace(" ", NO_BREAK) for key in scenario.slots)
    return scenario_words(scenario, _), ", ".join(cards)


def draw_achievements(piece: Piece, width: float, height: float) -> Drawing:
    """Return a row for each achievement, sheet by sheet, and the trails."""
    boxes, _ = piece.share.cut(list(piece.library.achievements.items())), piece.words
    step = (height - HEAD) / sum(len(each) + 1 for _letter, each in boxes)
    grid = TrailGrid(piece, width, step, width * TRAILS[0])
    shapes, blanks = [*grid.names()], [*grid.name_blanks("achievements")]
    y = HEAD
    for letter, achievements in boxes:
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

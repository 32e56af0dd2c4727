"""The tracker: every scenario and achievement, with a trail for five players."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.draw.shapes import Drawing, Text
from rollwrite.games.rolling.quests import Scenario
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words, capital, named
from rollwrite.press.heading import draw_title, scenario_words
from rollwrite.press.piece import Piece
from rollwrite.press.trail_grid import HEAD, Band, TrailGrid, column_beside, size_beside
from rollwrite.press.typesetting import NO_BREAK


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
    column = column_beside(told.values(), width)
    size = size_beside(told.values(), width, column)
    shown = piece.share.cut(scenarios)
    room = (height - HEAD) * len(shown) / piece.share.most(scenarios)
    grid = TrailGrid(piece, width, room / len(shown), column, size)
    bands = grid.bands([told[each.number] for each in shown], room)
    grid = replace(grid, step=min(band.high for band in bands))
    shapes, blanks = [*grid.names()], [*grid.name_blanks("scenarios")]
    for scenario, band in zip(shown, bands, strict=True):
        number, said = scenario.number, _("Scenario %(number)d", number=scenario.number)
        shapes += grid.row(str(number), scenario.sheet, told[number], band)
        shapes += grid.trails(("", number), band.middle)
        blanks += grid.blanks(f"scenario-{number}", said, band.middle)
    shapes.append(grid.end(HEAD + room))
    return Drawing(width, height, tuple(shapes), blanks=tuple(blanks))


def _told(scenario: Scenario, _: Words) -> tuple[str, str]:
    """Return what has to be reached in *scenario*, and with which supplements."""
    cards = (supplement_name(key, _).replace(" ", NO_BREAK) for key in scenario.slots)
    return scenario_words(scenario, _), ", ".join(cards)


def draw_achievements(piece: Piece, width: float, height: float) -> Drawing:
    """Return a row for each achievement, sheet by sheet, and the trails."""
    boxes, _ = piece.share.cut(list(piece.library.achievements.items())), piece.words
    step = (height - HEAD) / sum(len(each) + 1 for _letter, each in boxes)
    told = [(goal,) for goal in _goals(piece)]
    column = column_beside(told, width)
    grid = TrailGrid(piece, width, step, column, size_beside(told, width, column))
    shapes, blanks = [*grid.names()], [*grid.name_blanks("achievements")]
    y = HEAD
    for letter, achievements in boxes:
        sheet = piece.library.lettered(letter)
        name = named(SHEETS, sheet.key, _) if sheet else ""
        shapes.append(Text(0, y + step * 0.48, 4.6, f"{letter}  {name}", "section"))
        for at, each in enumerate(achievements, 1):
            goal, band = capital(goal_words(each.goal, _)), Band(y + at * step, step)
            shapes += grid.row(str(each.number), "", (goal,), band)
            shapes += grid.trails((letter, each.number), band.middle)
            key = f"achievement-{letter}{each.number}"
            blanks += grid.blanks(key, f"{letter}, {goal}", band.middle)
        y += (len(achievements) + 1) * step
    shapes.append(grid.end(height))
    return Drawing(width, height, tuple(shapes), blanks=tuple(blanks))


def _goals(piece: Piece) -> list[str]:
    """Return what all achievements are, on whichever side they stand."""
    boxes = piece.library.achievements.values()
    return [capital(goal_words(each.goal, piece.words)) for some in boxes for each in some]

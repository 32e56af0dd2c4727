"""The tracker: every scenario and achievement, with a trail for five players."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.geometry import box
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Drawing, Path, Shape, Text
from rollwrite.games.rolling.words import Words
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.rolling.words.speech import named
from rollwrite.press.heading import draw_title
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import capital, fitted

PLAYERS = 5
BOX = 12.0
HEAD = 11.0


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
    step = (height - HEAD) / len(scenarios)
    shapes: list[Shape] = [*_names(width, _)]
    for at, (number, scenario) in enumerate(scenarios.items()):
        y = HEAD + at * step
        score = _.n_("%(count)d point or more", "%(count)d points or more", scenario.score)
        goals = [score, *(goal_words(goal, _) for goal in scenario.goals)]
        cards = ", ".join(supplement_name(key, _) for key in scenario.slots)
        shapes += _row(str(number), scenario.sheet, (", ".join(goals), cards), width, y, step)
    return Drawing(width, height, tuple(shapes))


def draw_achievements(piece: Piece, width: float, height: float) -> Drawing:
    """Return a row for each achievement, sheet by sheet, and the trails."""
    boxes, _ = piece.library.achievements, piece.words
    step = (height - HEAD) / (sum(map(len, boxes.values())) + len(boxes))
    shapes: list[Shape] = [*_names(width, _)]
    y = HEAD
    for letter, achievements in boxes.items():
        sheet = piece.library.lettered(letter)
        name = named(SHEETS, sheet.key, _) if sheet else ""
        shapes.append(Text(0, y + step * 0.6, 4.6, f"{letter}  {name}", "section"))
        y += step
        for each in achievements:
            goal = capital(goal_words(each.goal, _))
            shapes += _row(str(each.number), "", (goal,), width, y, step)
            y += step
    return Drawing(width, height, tuple(shapes))


def _names(width: float, _: Words) -> Iterator[Shape]:
    """Yield a line for each player's name above their trail."""
    left = width - PLAYERS * BOX
    label = _("Players")
    yield Text(left - 2, 6, 3.8, label, "quiet-end")
    for at in range(PLAYERS):
        yield Path(f"M{left + at * BOX + 1:.2f} 8.5h{BOX - 2}", "rule")


def _row(
    number: str, sheet: str, lines: tuple[str, ...], width: float, y: float, step: float
) -> Iterator[Shape]:
    middle, left, x = y + step / 2, width - PLAYERS * BOX, 8.0
    yield Path(f"M0 {y:.2f}H{width:.2f}", "rule-soft")
    yield Text(4, middle, min(5.0, step - 1.5), number, "figure")
    if sheet:
        yield Path(box(6, 6, 1.4).at(x + 4, middle), "box")
        yield Text(x + 4, middle, 4.2, sheet, "strong-middle")
        x += 10
    for at, line in enumerate(lines):
        down = (at - (len(lines) - 1) / 2) * 4.3
        style = "quiet" if at else "body"
        yield Text(x, middle + down, fitted(line, 3.8 - 0.4 * at, style, left - x - 2), line, style)
    size = round(min(7.0, step - 1.2), 2)
    for at in range(PLAYERS):
        yield Path(circle(size).at(left + (at + 0.5) * BOX, middle), "box")

"""Large print: words that are read at arm's length, and nothing lost on the way over the sides."""

import pytest

from rollwrite.draw.shapes import Text
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import capital
from rollwrite.i18n import LANGUAGES, words
from rollwrite.press.compose import NONE, drawn
from rollwrite.press.order import Order
from rollwrite.press.piece import Piece, Share
from rollwrite.press.things import SCENARIO
from tests.paper.papers import LIBRARY, POINT, SHEETS, Seen, inside, seen, sides
from tests.paper.test_pdf import FRESH

READ, LABEL = 14, 12
"""In points: words that are read, and single words and figures that label a column or a sign."""
of_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _large(what: str, up: int = 1) -> Order:
    return Order(
        what=what, sheets=tuple(SHEETS), mode="large", flip=NONE, scenario=20, up=up, copies=up
    )


def _words(order: Order, lang: str) -> list[tuple[Seen, Text]]:
    return [
        (each, each.shape)
        for leaf in sides(order, lang)
        for each in seen(leaf)
        if isinstance(each.shape, Text)
    ]


@of_every_language
@pytest.mark.parametrize("what", [*FRESH, SCENARIO])
def test_large_print_is_read_at_arms_length(what: str, lang: str) -> None:
    small = [
        text.text
        for each, text in _words(_large(what), lang)
        if text.size * each.scale / POINT < (READ if " " in text.text else LABEL) - 0.05
    ]
    assert [] == small


@pytest.mark.parametrize("what", ["sheet", "tally", "aid"])
def test_large_print_is_alone_on_its_side(what: str) -> None:
    alone, beside = (sides(_large(what, up)) for up in (1, 2))
    assert 2 * len(alone) == len(beside)


def test_a_sheet_and_its_tally_are_both_large() -> None:
    expected = sides(_large("sheet")) + sides(_large("tally")) * len(SHEETS)
    assert len(expected) == len(sides(_large("sheet-tally")))


def test_a_tally_has_every_round_once() -> None:
    texts = [text.text for _, text in _words(_large("tally"), "en") if text.style == "figure"]
    rounds = [int(text) for text in texts if text.isdecimal()]
    assert list(range(1, ROUNDS + 1)) == rounds


@of_every_language
@pytest.mark.parametrize("draw", ["rules", "scenarios", "achievements", "dice"])
def test_what_goes_on_over_several_sides_is_all_there(draw: str, lang: str) -> None:
    def said(share: Share) -> list[str]:
        piece = Piece(LIBRARY, LIBRARY.sheets[LIBRARY.sheet_key("D")], words(lang), share=share)
        drawing = drawn(draw, piece, 133, 140)
        shapes = inside(drawing.shapes, 1, 0, 0) if drawing else ()
        return " ".join(s.shape.text for s in shapes if isinstance(s.shape, Text)).split()

    whole, parts = said(Share()), [said(Share(at, 2)) for at in (1, 2)]
    assert set(whole) == {*parts[0], *parts[1]}


@of_every_language
def test_every_achievement_stands_in_one_line(lang: str) -> None:
    told = {text.text for _, text in _words(_large("tracker"), lang)}
    goals = (each.goal for some in LIBRARY.achievements.values() for each in some)
    assert set() == {capital(goal_words(goal, words(lang))) for goal in goals} - told


@pytest.mark.parametrize(("up", "mode"), [(1, "low-ink"), (2, "low-ink"), (1, "large")])
@pytest.mark.parametrize("number", [1, 6, 15, 20])
def test_the_goals_of_a_scenario_stand_on_its_sheet(number: int, up: int, mode: str) -> None:
    order = Order(what=SCENARIO, scenario=number, up=up, mode=mode, flip=NONE)
    texts = [each.shape.text for each in seen(sides(order)[0]) if isinstance(each.shape, Text)]
    goal = f"Scenario {number}: {LIBRARY.scenarios[number].score} points or more"
    assert any(text.startswith(goal) for text in texts)

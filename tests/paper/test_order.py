"""Orders that cannot be carried out, and what is said of them."""

import pytest

from rollwrite.draw.paper import MODES
from rollwrite.press.order import BadOrder, Order
from tests.paper.papers import sides

LONG = "Bartholomew Smith"
TOO_WIDE = "is too wide for its line. Take a shorter one."


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (Order(what="poster"), "There is nothing called poster to print."),
        (Order(what="sheet", sheets=("Z",)), "There is no sheet Z."),
        (Order(what="sheet", paper="a0"), "There is no paper a0: take a4 or letter."),
        (Order(what="sheet", mode="gold"), f"There is no mode gold: take {', '.join(MODES)}."),
        (Order(what="sheet", copies=0), "Take 1 to 500 copies."),
        (Order(what="sheet", copies=10_000), "Take 1 to 500 copies."),
        (Order(what="sheet", names=("A" * 500,)), "A name has room for 24 letters."),
        (Order(what="sheet", names=("W" * 24,)), f"The name {'W' * 24} {TOO_WIDE}"),
        (Order(what="tracker", names=("W" * 20,)), f"The name {'W' * 20} {TOO_WIDE}"),
        (Order(what="tracker", mode="fillable", names=(LONG,)), f"The name {LONG} {TOO_WIDE}"),
        (Order(what="sheet", date="1" * 21), "A date has room for 20 letters."),
        (
            Order(what="sheet", date="W" * 20),
            f"The date {'W' * 20} is too wide for its line. Write it shorter.",
        ),
        (Order(what="sheet", names=("A\tB\r",)), "These letters cannot be printed: U+0009 U+000D"),
        (Order(what="sheet", up=3), "One or two lie on a side: take 1 or 2."),
        (
            Order(what="cards", flip="twice"),
            "Paper is not flipped twice: take long, short or none.",
        ),
        (Order(what="sheet", names=("Ada 🦊🦊",)), "These letters cannot be printed: 🦊"),
        (Order(what="sheet", date="今日"), "These letters cannot be printed: 今日"),
        (Order(what="scenario"), "Say which scenario: 1 to 20."),
        (Order(what="scenario", scenario=21), "There is no scenario 21."),
    ],
)
def test_an_order_that_cannot_be_carried_out_is_refused(order: Order, said: str) -> None:
    with pytest.raises(BadOrder) as caught:
        sides(order)
    assert said == str(caught.value)


@pytest.mark.parametrize(
    "name", ["Zażółć gęślą jaźń", "Noël Œuvrard", "Jürgen Groß", "Žofie Řeháčková"]
)
def test_a_name_may_have_the_letters_of_europe(name: str) -> None:
    assert 1 == len(sides(Order(what="sheet", names=(name,))))

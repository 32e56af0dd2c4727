"""Every distinct result of a throw, held against a slow enumeration."""

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.games.rolling.dice import Dice
from rollwrite.games.rolling.nature import NOTHING
from rollwrite.games.rolling.throw import Throw, results
from tests.games.rolling.dice_oracle import every_result
from tests.games.rolling.situations import LIBRARY


@st.composite
def throws(draw: st.DrawFn) -> Throw:
    """Draw a throw of either edition, or of the family variant."""
    dice: Dice = LIBRARY.dice[draw(st.sampled_from(["hills", "rivers"]))]
    family = draw(st.booleans())
    shared = (dice.central,) * 3 if family else (dice.special, *(dice.central,) * 3)
    faces = [draw(st.sampled_from(die.faces)) for die in (*shared, *dice.personal)]
    return Throw(tuple(faces[:-2]), tuple(faces[-2:]), family)


@given(throws())
def test_results_are_all_there_is_at_the_lowest_price(throw: Throw) -> None:
    """R2-R6, T6, V2: R3, R4, R5 and R6 by enumeration of every choice."""
    assert every_result(throw) == {result.gain: result.price for result in results(throw)}


@given(throws())
def test_no_result_is_listed_twice(throw: Throw) -> None:
    gains = [result.gain for result in results(throw)]
    assert sorted(set(gains)) == sorted(gains)


@given(throws())
def test_a_result_is_dominated_when_another_gives_as_much_for_as_little(throw: Throw) -> None:
    found = every_result(throw)
    weak = {
        gain
        for gain, price in found.items()
        for other, other_price in found.items()
        if other != gain
        and other_price <= price
        and all(more >= less for more, less in zip(other, gain, strict=True))
    }
    assert weak == {result.gain for result in results(throw) if result.dominated}


@given(throws())
def test_something_undominated_is_free(throw: Throw) -> None:
    assert any(each.price == 0 for each in results(throw) if not each.dominated)


@given(throws())
def test_nothing_can_be_collected_and_stands_last(throw: Throw) -> None:
    """R6: you may collect nothing."""
    assert (NOTHING, 0) == (results(throw)[-1].gain, results(throw)[-1].price)

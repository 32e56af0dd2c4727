"""Dice: the worked examples, the special faces of both editions, and the dice actions."""

import pytest

from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.throw import Result, Throw, results
from tests.games.rolling.situations import Situation, thrown


def _throw(shared: str, own: str, *, family: bool = False) -> Throw:
    shown, mine = (tuple(map(Face.read, faces.split())) for faces in (shared, own))
    return Throw(shown, mine, family)


def _result(throw: Throw, gain: str) -> Result:
    return next(result for result in results(throw) if str(result.gain) == gain)


def _collects(situation: Situation) -> set[str]:
    return {text.removeprefix("collect ") for text in situation.words()}


def test_example_hawks_downgraded_give_five_salmon_for_a_token() -> None:
    """R5, T6: the special die is a hawk and goes down with the hawks; salmon/hawk is a salmon."""
    before = thrown("hawk/bear hawk hawk salmon/hawk", "bear salmon", "token1")
    assert "salmon5" == before.after("collect salmon5").tally()


def test_example_any_and_two_foxes_give_three_foxes() -> None:
    """R3: any animal."""
    before = thrown("any fox fox bear", "elk salmon", "none")
    assert "fox3" == before.after("collect fox3").tally()


def test_example_two_types_cost_two_tokens_when_the_action_costs_one_less() -> None:
    """R3, R4."""
    before = thrown("action bear salmon salmon", "bear salmon", "token2")
    assert "bear2-salmon3" == before.after("collect bear2-salmon3").tally()


def test_example_family_buys_two_extra_animals_for_two_tokens() -> None:
    """V2: salmon, salmon, salmon/hawk, elk, hawk."""
    before = thrown("salmon salmon/hawk elk", "hawk salmon", "token2", family=True)
    gained = before.after("collect elk1-hawk1-salmon3")
    assert "elk1-hawk1-salmon3" == gained.tally()


@pytest.mark.parametrize(
    ("shared", "own", "tally", "gain"),
    [
        ("hawk/bear hawk hawk salmon/hawk", "bear salmon", "none", "salmon5"),
        ("any fox fox bear", "elk salmon", "none", "fox4"),
        ("action bear salmon salmon", "bear salmon", "token1", "bear2-salmon3"),
    ],
)
def test_an_example_is_refused_with_a_token_or_a_die_less(
    shared: str, own: str, tally: str, gain: str
) -> None:
    """R4, R5."""
    assert thrown(shared, own, tally).refuses(f"collect {gain}")


@pytest.mark.parametrize(
    ("gain", "price", "how"),
    [
        ("fox2", 0, "rolled"),
        ("hawk3", 1, "down fox"),
        ("elk3", 2, "up fox"),
        ("elk1-fox2", 3, "two"),
    ],
)
def test_a_dice_action_has_its_price(gain: str, price: int, how: str) -> None:
    """R4: 1, 2 and 3 tokens, and all results of a type move."""
    found = _result(_throw("reroll fox hawk bear", "fox elk"), gain)
    assert (price, how) == (found.price, found.how)


@pytest.mark.parametrize(("gain", "price"), [("hawk3", 0), ("elk3", 1), ("elk1-fox2", 2)])
def test_action_less_one_makes_every_action_cheaper(gain: str, price: int) -> None:
    """R3: down to 0."""
    assert price == _result(_throw("action fox hawk bear", "fox elk"), gain).price


def test_one_dice_action_a_round_is_all_there_is() -> None:
    """R2, R4: two types and a downgrade are two actions."""
    rich = thrown("reroll fox hawk bear", "fox elk", "token9").after("keep")
    assert "hawk3" in _collects(rich)
    assert rich.refuses("collect elk1-hawk3")


def test_an_upgrade_goes_one_step_and_not_round() -> None:
    """T1, R4: nothing is above the bear or below the salmon."""
    found = _collects(thrown("reroll bear bear salmon", "bear salmon", "token9").after("keep"))
    one = {"bear3", "elk3", "hawk2", "salmon2"}
    assert one | {"bear3-salmon2", "none"} == found


def test_the_dice_stay_as_rolled() -> None:
    """R4."""
    before = thrown("action fox hawk bear", "fox elk", "token2")
    after = before.after("collect hawk3")
    assert (before.page().dice, before.page().common.faces) == (
        after.page().dice,
        after.page().common.faces,
    )


def test_a_split_face_counts_as_one_of_its_sides() -> None:
    """T6: each die on its own, and never as both."""
    found = _collects(thrown("elk/fox salmon/hawk bear bear", "bear salmon/hawk", "token9"))
    assert {"elk1", "fox1", "salmon2", "hawk2", "hawk1-salmon1"} <= found
    assert found.isdisjoint({"elk1-fox1", "hawk2-salmon1", "hawk2-salmon2"})


def test_a_split_die_may_be_the_target_of_a_downgrade_and_another_may_go_with_it() -> None:
    """R5: one salmon/hawk is a hawk that goes down, the other a salmon already."""
    found = _result(_throw("reroll salmon/hawk fox fox", "hawk salmon/hawk"), "salmon3")
    assert (1, "down hawk") == (found.price, found.how)


def test_collecting_nothing_is_allowed() -> None:
    """R6."""
    assert (
        "token2" == thrown("any fox fox bear", "elk salmon", "token2").after("collect none").tally()
    )


def test_any_three_takes_three_dice_of_different_types() -> None:
    """R3: instead of collecting normally, which stays possible."""
    found = _collects(thrown("three bear elk fox", "hawk salmon", "none"))
    trios = {"bear1-elk1-fox1", "fox1-hawk1-salmon1", "bear1-hawk1-salmon1"}
    assert trios | {"bear1", "none"} <= found
    assert {3, 1, 0} == {Tally.read(gain).animals for gain in found}


def test_any_three_may_be_combined_with_an_upgrade_or_a_downgrade() -> None:
    """R6."""
    found = _collects(thrown("three bear elk fox", "hawk salmon", "token2"))
    assert {"bear2-fox1", "elk2-fox1", "fox2-salmon1", "hawk2-salmon1"} <= found


def test_any_three_may_not_be_combined_with_two_types() -> None:
    """R6: with three tokens there is no fourth die."""
    found = _collects(thrown("three bear elk fox", "hawk salmon", "token3"))
    assert 3 == max(Tally.read(gain).animals for gain in found)


def test_double_counts_the_animal_of_one_personal_die_twice() -> None:
    """R3, T9: you choose which."""
    rivers = ("rivers-1", "rivers-2", "rivers-3", "rivers-4")
    now = thrown("double bear bear fox", "fox hawk", "none", edition="rivers", supplements=rivers)
    found = _collects(now)
    assert {"bear2", "fox3", "fox2", "hawk2", "hawk1", "none"} == found


def test_double_counts_a_split_face_twice_as_the_same_side() -> None:
    """T6, T9."""
    gains = {
        str(result.gain) for result in results(_throw("double bear bear bear", "elk salmon/hawk"))
    }
    assert {"hawk2", "salmon2"} <= gains
    assert "hawk1-salmon1" not in gains


def test_double_moves_with_an_upgrade() -> None:
    """R4, R5, T9: what counts twice goes up twice."""
    assert 2 == _result(_throw("double bear elk hawk", "fox salmon"), "elk3").price


def test_dominated_results_are_marked() -> None:
    every = results(_throw("reroll fox hawk bear", "fox elk"))
    weak = {result.gain for result in every if result.dominated}
    assert {Tally(), Tally(bear=1)} & weak == {Tally()}
    assert Tally(fox=2) not in weak


@pytest.mark.parametrize("tokens", range(5))
def test_only_what_the_tokens_can_pay_is_offered(tokens: int) -> None:
    """R4."""
    held = f"token{tokens}" if tokens else "none"
    offered = _collects(thrown("reroll fox hawk bear", "fox elk", held).after("keep"))
    throw = _throw("reroll bear fox hawk", "fox elk")
    assert {str(each.gain) for each in results(throw) if each.price <= tokens} == offered

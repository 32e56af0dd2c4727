"""The twelve Rivers supplements: what each one allows, and what it does not."""

from itertools import product

import pytest

from rollwrite.games.rolling.nature import ANIMAL_WORDS, Tally
from tests.games.rolling.situations import Situation, payments, single

ANY = {f"animal {word}" for word in ANIMAL_WORDS}


def _ends(asked: Situation) -> set[str]:
    """Return every tally that the answers left can lead to."""
    if asked.words() == {"done"}:
        return {asked.tally()}
    return {end for text in asked.words() for end in _ends(asked.after(text))}


def test_rivers_1_takes_up_to_two_off_the_salmon() -> None:
    """Rivers 1."""
    held = single("rivers-1", "bear1-hawk3-salmon3", "rivers2-bear1-hawk3-salmon3")
    wanted = {"bear1-hawk3-salmon3", "bear1-hawk3-salmon2", "bear1-hawk3-salmon1"}
    assert wanted == payments(held, "complete 1")


def test_rivers_1_takes_nothing_off_a_cost_without_salmon() -> None:
    """Rivers 1."""
    assert {"elk2-fox2"} == payments(single("rivers-1", "elk2-fox2"), "complete 1")


def test_rivers_2_gives_a_hawk_and_a_salmon() -> None:
    """Rivers 2."""
    completed = single("rivers-2", "elk2-fox2").after("complete 1", "reward bonus")
    assert "hawk1-salmon1" == completed.tally()


def test_rivers_3_gives_two_tokens() -> None:
    """Rivers 3."""
    completed = single("rivers-3", "elk2-fox2").after("complete 1", "reward bonus")
    assert "token2" == completed.tally()


def test_rivers_4_takes_one_off_the_rarest_type_of_the_cost() -> None:
    """Rivers 4: of no other type."""
    held = single("rivers-4", "bear4-elk2-fox2-salmon1", "prairies2-elk2-fox2-salmon1")
    assert {"elk2-fox2-salmon1", "elk1-fox2-salmon1"} == payments(held, "complete 1")


@pytest.mark.parametrize(("printed", "gained"), [("", 1), ("-token1", 2), ("-token2", 4)])
def test_rivers_5_gives_the_printed_tokens_once_more(printed: str, gained: int) -> None:
    """Rivers 5: at least one."""
    asked = single("rivers-5", "elk2-fox2", f"prairies2-elk2-fox2{printed}").after("complete 1")
    reward = "reward both" if printed else "reward bonus"
    assert f"token{gained}" == asked.after(reward).tally()


def test_rivers_5_may_be_taken_without_the_tokens_of_the_card() -> None:
    """Rivers 5, R7: either, both or none."""
    asked = single("rivers-5", "elk2-fox2", "prairies2-elk2-fox2-token2").after("complete 1")
    rewards = ("both", "tokens", "bonus", "none")
    got = [asked.after(f"reward {each}").tally() for each in rewards]
    assert ["token4", "token2", "token2", "none"] == got


def test_rivers_6_takes_one_animal_off_for_each_of_up_to_two_tokens() -> None:
    """Rivers 6."""
    wanted = {
        "elk2-fox2",
        "elk1-fox2-token1",
        "elk2-fox1-token1",
        "fox2-token2",
        "elk1-fox1-token2",
        "elk2-token2",
    }
    assert wanted == payments(single("rivers-6", "elk2-fox2-token5"), "complete 1")


def test_rivers_6_takes_off_no_more_than_there_are_tokens() -> None:
    """Rivers 6."""
    assert {"done"} == single("rivers-6", "elk1-fox1-token1").words()


def test_rivers_7_raises_up_to_three_animals_by_one_step_and_none_twice() -> None:
    """Rivers 7, T1: nothing is above the bear."""
    before = Tally(bear=1, elk=1, fox=0, hawk=1, salmon=2)
    raised = {
        str(Tally(1 + elk, 1 - elk + fox, hawk - fox, 1 - hawk + salmon, 2 - salmon))
        for elk, fox, hawk, salmon in product((0, 1), (0,), (0, 1), (0, 1, 2))
        if elk + fox + hawk + salmon <= 3
    }
    asked = single("rivers-7", str(before.plus(Tally(elk=2, fox=2)))).after("complete 1")
    assert raised == _ends(asked)


def test_rivers_7_does_not_raise_the_same_salmon_again() -> None:
    """Rivers 7: each by one step."""
    asked = single("rivers-7", "elk2-fox2-salmon1").after("complete 1")
    assert {"salmon1", "hawk1"} == _ends(asked)


def test_rivers_8_pays_up_to_two_animals_of_the_cost_with_any_others() -> None:
    """Rivers 8: one for one."""
    held = Tally(3, 3, 3, 3, 3, 3)
    cost = (0, 2, 2, 0, 0)
    wanted = {
        str(Tally(*paid))
        for paid in product(range(4), repeat=5)
        if sum(paid) == 4
        and sum(max(0, asked - got) for asked, got in zip(cost, paid, strict=True)) <= 2
    }
    assert wanted == payments(single("rivers-8", str(held)), "complete 1")


def test_rivers_9_gives_an_animal_of_a_type_that_is_not_in_the_cost() -> None:
    """Rivers 9."""
    asked = single("rivers-9", "elk2-fox2").after("complete 1", "reward bonus")
    assert {"animal bear", "animal hawk", "animal salmon"} == asked.words()
    assert {"bear1", "hawk1", "salmon1"} == _ends(asked)


@pytest.mark.parametrize("size", [4, 5])
def test_rivers_9_gives_two_different_ones_from_size_four_on(size: int) -> None:
    """Rivers 9."""
    card = f"prairies{size}-elk2-fox2"
    asked = single("rivers-9", "elk2-fox2", card).after("complete 1", "reward bonus")
    assert {"bear1-hawk1", "bear1-salmon1", "hawk1-salmon1"} == _ends(asked)


def test_rivers_9_gives_both_where_there_are_but_two() -> None:
    """Rivers 9: a cost of three types leaves two."""
    card = "prairies4-elk2-fox2-hawk1"
    asked = single("rivers-9", "elk2-fox2-hawk1", card).after("complete 1", "reward bonus")
    assert {"bear1-salmon1"} == _ends(asked)


def test_rivers_10_takes_one_off_every_type_of_which_three_are_asked() -> None:
    """Rivers 10: all of them or none, and nothing off a type of two."""
    card = "prairies4-elk3-fox4-hawk2"
    held = single("rivers-10", "elk4-fox4-hawk4", card)
    assert {"elk3-fox4-hawk2", "elk2-fox3-hawk2"} == payments(held, "complete 1")


def test_rivers_12_sells_up_to_two_animals_for_a_token_each() -> None:
    """Rivers 12: of any types, and stopping is always possible."""
    asked = single("rivers-12", "elk2-fox2-token3").after("complete 1")
    assert ANY | {"enough"} == asked.words()
    once = asked.after("animal bear")
    assert ANY | {"enough"} == once.words()
    assert {"done"} == once.after("animal bear").words()
    assert "bear2-token1" == once.after("animal bear").tally()


def test_rivers_12_needs_a_token_for_each() -> None:
    """Rivers 12."""
    once = single("rivers-12", "elk2-fox2-token1").after("complete 1", "animal fox")
    assert ({"done"}, "fox1") == (once.words(), once.tally())


def test_rivers_12_may_be_paid_with_the_tokens_of_this_card() -> None:
    """Rivers 12, R7: bonuses are taken in any order."""
    asked = single("rivers-12", "elk2-fox2", "prairies2-elk2-fox2-token1").after("complete 1")
    assert ANY | {"enough"} == asked.after("reward tokens").words()
    assert {"done"} == asked.after("reward none").words()

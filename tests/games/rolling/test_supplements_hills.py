"""The twelve Hills supplements: what each one allows, and what it does not."""

from itertools import product

import pytest

from rollwrite.games.rolling.nature import ANIMAL_WORDS, Tally
from tests.games.rolling.situations import payments, single

ANY = {f"animal {word}" for word in ANIMAL_WORDS}


def test_hills_1_takes_one_animal_off_any_type_of_the_cost() -> None:
    """Hills 1; R7: a discount is optional."""
    paid = payments(single("hills-1", "bear1-elk2-fox2"), "complete 1")
    assert {"elk2-fox2", "elk1-fox2", "elk2-fox1"} == paid


def test_hills_1_does_not_take_off_two() -> None:
    """Hills 1."""
    assert {"done"} == single("hills-1", "bear1-elk1-fox1").words()


def test_hills_2_gives_two_salmon() -> None:
    """Hills 2."""
    completed = single("hills-2", "elk2-fox2").after("complete 1", "reward bonus")
    assert "salmon2" == completed.tally()


def test_hills_2_may_be_left() -> None:
    """Hills 2; supplements are optional."""
    completed = single("hills-2", "elk2-fox2").after("complete 1", "reward none")
    assert "none" == completed.tally()


def test_hills_3_rolls_the_personal_die_of_your_choice() -> None:
    """Hills 3."""
    asked = single("hills-3", "elk2-fox2").after("complete 1", "reward bonus")
    assert {"roll 1", "roll 2"} == asked.words()


@pytest.mark.parametrize(
    ("roll", "faces"),
    [
        ("roll 1", {"die bear", "die elk", "die fox", "die hawk", "die salmon"}),
        ("roll 2", {"die elk", "die fox", "die hawk", "die salmon", "die salmon/hawk"}),
    ],
)
def test_hills_3_offers_the_faces_of_the_die_rolled(roll: str, faces: set[str]) -> None:
    """Hills 3, T7."""
    rolled = single("hills-3", "elk2-fox2").after("complete 1", "reward bonus", roll)
    assert faces == rolled.words()


def test_hills_3_gains_the_animal_that_falls() -> None:
    """Hills 3."""
    rolled = single("hills-3", "elk2-fox2").after("complete 1", "reward bonus", "roll 1")
    assert "bear1" == rolled.after("die bear").tally()


def test_hills_3_lets_the_player_choose_the_side_of_a_split_face() -> None:
    """Hills 3, T6."""
    rolled = single("hills-3", "elk2-fox2").after("complete 1", "reward bonus", "roll 2")
    split = rolled.after("die salmon/hawk")
    assert {"animal salmon", "animal hawk"} == split.words()
    assert "hawk1" == split.after("animal hawk").tally()


def test_hills_4_takes_up_to_two_off_the_salmon_or_off_the_hawks() -> None:
    """Hills 4: of one of them, never of both."""
    held = single("hills-4", "bear1-hawk3-salmon3", "rivers2-bear1-hawk3-salmon3")
    wanted = {
        "bear1-hawk3-salmon3",
        "bear1-hawk3-salmon2",
        "bear1-hawk3-salmon1",
        "bear1-hawk2-salmon3",
        "bear1-hawk1-salmon3",
    }
    assert wanted == payments(held, "complete 1")


def test_hills_5_needs_two_tokens() -> None:
    """Hills 5: with one token the card is just completed."""
    completed = single("hills-5", "elk2-fox2-token1").after("complete 1")
    assert ([2], "token1") == (completed.numbers(), completed.tally())


def test_hills_5_makes_the_size_one_larger_written_as_one_sum_on_sheet_a() -> None:
    """Hills 5: one number, not two."""
    completed = single("hills-5", "elk2-fox2-token2").after("complete 1", "reward bonus")
    assert ([3], "none") == (completed.numbers(), completed.tally())


def test_hills_5_makes_a_six_of_a_five() -> None:
    """Hills 5."""
    asked = single("hills-5", "elk2-fox2-token2", "prairies5-elk2-fox2").after("complete 1")
    assert [6] == asked.after("reward bonus").numbers()


def test_hills_5_may_be_paid_with_a_token_of_this_very_card() -> None:
    """Hills 5: one token held and one on the card make two."""
    asked = single("hills-5", "elk2-fox2-token1", "prairies2-elk2-fox2-token1").after("complete 1")
    assert {"reward both", "reward tokens", "reward none"} == asked.words()
    assert ([3], "none") == (
        asked.after("reward both").numbers(),
        asked.after("reward both").tally(),
    )


def test_hills_5_may_be_left_and_the_tokens_of_the_card_taken() -> None:
    """Hills 5, R7."""
    asked = single("hills-5", "elk2-fox2-token2", "prairies2-elk2-fox2-token2").after("complete 1")
    taken = asked.after("reward tokens")
    assert ([2], "token4") == (taken.numbers(), taken.tally())


@pytest.mark.parametrize(("reward", "circled"), [("reward bonus", 3), ("reward none", 2)])
def test_hills_5_circles_one_more_hex_of_the_same_habitat(reward: str, circled: int) -> None:
    """Hills 5, on sheet B."""
    asked = single("hills-5", "elk2-fox2-token2", sheet="hills-b").after("complete 1")
    page = asked.after(reward).page()
    assert circled == (page.marks & page.sheet.habitats[3]).bit_count()


def test_hills_6_gives_one_animal_of_any_type() -> None:
    """Hills 6."""
    asked = single("hills-6", "elk2-fox2").after("complete 1", "reward bonus")
    assert ANY == asked.words()
    assert ("bear1", {"done"}) == (
        asked.after("animal bear").tally(),
        asked.after("animal bear").words(),
    )


def test_hills_8_pays_some_of_one_type_with_the_next_lower_one() -> None:
    """Hills 8: one for one, of one type only."""
    held = single("hills-8", "bear4-elk4-fox4-hawk4-salmon4")
    wanted = {"elk2-fox2", "elk1-fox3", "fox4", "elk2-fox1-hawk1", "elk2-hawk2"}
    assert wanted == payments(held, "complete 1")


def test_hills_8_pays_nothing_with_a_higher_type_and_nothing_below_the_salmon() -> None:
    """Hills 8, T1: no wrap-around."""
    card = "rivers2-bear1-salmon2"
    held = single("hills-8", "bear3-elk3-fox3-hawk3-salmon3", card)
    assert {"bear1-salmon2", "elk1-salmon2"} == payments(held, "complete 1")


@pytest.mark.parametrize(("size", "gained"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_hills_9_gives_a_token_and_two_from_size_four_on(size: int, gained: int) -> None:
    """Hills 9."""
    asked = single("hills-9", "elk2-fox2", f"prairies{size}-elk2-fox2").after("complete 1")
    assert f"token{gained}" == asked.after("reward bonus").tally()


def test_hills_10_takes_three_animals_off_for_two_tokens() -> None:
    """Hills 10: any types, three of them; or the full cost and no token."""
    wanted = {"elk2-fox2", "elk1-token2", "fox1-token2"}
    assert wanted == payments(single("hills-10", "elk2-fox2-token2"), "complete 1")


def test_hills_10_needs_two_tokens() -> None:
    """Hills 10."""
    assert {"done"} == single("hills-10", "bear9-elk1-fox2-token1").words()


def test_hills_10_does_not_take_off_four() -> None:
    """Hills 10."""
    assert {"done"} == single("hills-10", "bear9-token9").words()


def test_hills_12_pays_with_any_mix_of_three_more_animals() -> None:
    """Hills 12: 3 bears and 2 foxes are 5 and become any 8."""
    held = Tally(3, 1, 2, 2, 3, 2)
    situation = single("hills-12", str(held), "forests3-bear3-fox2")
    mixes = {
        str(Tally(*counts))
        for counts in product(*(range(count + 1) for count in held[:5]))
        if sum(counts) == 8
    }
    assert mixes | {"bear3-fox2"} == payments(situation, "complete 1") | payments(
        situation, "complete 1", "mix"
    )


def test_hills_12_needs_three_animals_more() -> None:
    """Hills 12: seven are not enough in place of five, and tokens are no animals."""
    assert {"done"} == single("hills-12", "salmon7-token9", "forests3-bear3-fox2").words()

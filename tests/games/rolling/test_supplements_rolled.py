"""The supplements that complete a second card or roll for a discount: Hills 7, 11 and Rivers 11."""

import pytest

from tests.games.rolling.situations import Situation, market, single

ELSE = "rivers2-bear1-hawk2"
RICH = "bear5-elk5-fox5-hawk5-salmon5"


def _again(tally: str, *supplements: str, cards: tuple[str, ...] = ()) -> Situation:
    """Return the market once the card over Hills 7 was completed."""
    shown = ("prairies2-elk2-fox2", *(cards or (ELSE,)))
    return market(shown, ("hills-7", *supplements), tally).after("complete 1")


def test_hills_7_lets_another_visible_card_be_completed() -> None:
    """Hills 7: never the same card again, and it is optional."""
    assert {"complete 2", "pass"} == _again(RICH).words()


def test_hills_7_pays_the_second_card_with_what_is_left() -> None:
    """Hills 7: you must be able to pay both."""
    left = _again("bear1-elk2-fox2-hawk2", "hills-2").after("complete 2", "reward none")
    assert (2, "none") == (left.page().cards, left.tally())
    assert {"done"} == _again("bear1-elk2-fox2-hawk1", "hills-2").words()


def test_hills_7_may_pay_the_second_card_with_bonuses_of_the_first() -> None:
    """Hills 7: paid with what you then hold; the second hex of a column on A gave a pick."""
    now = market(("prairies2-elk2-fox2",), ("hills-7", "hills-2"), "elk2-fox2").after("complete 1")
    now = now.after("done").round("prairies2-elk2-fox2").passed()
    now = now.round("rivers2-hawk3-salmon1").passed()
    now = now.round("prairies2-elk2-fox2").holding("elk2-fox2-hawk1-salmon1")
    paid = now.after("die bear", "die elk", "collect none", "complete 1")
    assert "mark sun-11" in paid.words()
    assert {"complete 2", "pass"} == paid.after("mark sun-11").words()
    assert {"done"} == paid.after("mark sun-1").words()


def test_hills_7_gives_the_second_card_its_own_supplement() -> None:
    """Hills 7, with the bonus of Hills 2 below the second card."""
    second = _again(RICH, "hills-2").after("complete 2", "reward bonus")
    assert "bear4-elk3-fox3-hawk3-salmon7" == second.tally()


def test_hills_7_gives_the_second_card_its_own_discount() -> None:
    """Hills 7, with the discount of Hills 1 above the second card."""
    assert {"complete 2", "pass"} == _again("bear1-elk2-fox2-hawk1", "hills-1").words()


def test_hills_7_ends_after_the_second_card() -> None:
    """Hills 7: one other card, not two."""
    second = _again(RICH, cards=(ELSE, "wetlands2-fox1-salmon2")).after("complete 3", "reward none")
    assert ({"done"}, 2) == (second.words(), second.page().cards)


def test_hills_7_below_the_second_card_leads_back_to_no_card_completed() -> None:
    """Hills 7: the card over it comes first or last, and no card is completed twice."""
    shown = ("prairies2-elk2-fox2", ELSE)
    now = market(shown, ("hills-2", "hills-7"), RICH).after("complete 2")
    now = now.after("complete 1", "reward none")
    assert {"done"} == now.words()


def test_hills_7_offers_no_second_card_of_a_full_column() -> None:
    """Hills 7, A2."""
    now = market(("rivers1",), ("hills-7",), "elk2-fox2").after("complete 1", "done")
    for _ in range(3):
        now = now.round("rivers1").after("die bear", "die elk", "collect none", "complete 1")
        while now.words() != {"done"}:
            now = now.after("pass" if "pass" in now.words() else min(now.words()))
        now = now.after("done")
    now = now.round("prairies2-elk2-fox2").after("die bear", "die elk", "collect none")
    assert {"complete 1", "pass"} == now.words()
    assert {"done"} == now.after("complete 1").words()


def test_hills_11_may_be_rolled_without_being_able_to_pay() -> None:
    """Hills 11: either personal die."""
    tried = single("hills-11", "elk2").after("complete 1")
    assert {"roll 1", "roll 2"} == tried.words()


def test_hills_11_pays_none_of_the_type_that_falls() -> None:
    """Hills 11; the discount is optional, and it is all or nothing."""
    rolled = single("hills-11", "elk2-fox2").after("complete 1", "roll 1", "die fox")
    assert {"pay elk2", "pay elk2-fox2", "pass"} == rolled.words()


def test_hills_11_need_not_be_rolled() -> None:
    """Hills 11, R7."""
    asked = single("hills-11", "elk2-fox2").after("complete 1")
    assert {"pay elk2-fox2", "roll 1", "roll 2"} == asked.words()


def test_hills_11_gives_nothing_for_a_type_that_is_not_in_the_cost() -> None:
    """Hills 11: the card can be completed all the same."""
    rolled = single("hills-11", "elk2-fox2").after("complete 1", "roll 1", "die bear")
    assert {"pay elk2-fox2", "pass"} == rolled.words()


@pytest.mark.parametrize("answers", [("die bear",), ("die fox", "pass")])
def test_hills_11_allows_no_card_at_all_once_its_own_is_not_completed(
    answers: tuple[str, ...],
) -> None:
    """Hills 11: whether it could not be paid or was not wanted, the other card is gone too."""
    now = market(("prairies2-elk2-fox2", ELSE), ("hills-11",), "bear1-elk2-hawk2")
    assert {"complete 1", "complete 2", "pass"} == now.words()
    rolled = now.after("complete 1", "roll 1", *answers)
    assert ({"done"}, 0) == (rolled.words(), rolled.page().cards)


def test_hills_11_counts_a_split_face_as_one_of_its_sides() -> None:
    """Hills 11, T6: never as both."""
    card = "rivers2-bear1-hawk2-salmon2"
    rolled = single("hills-11", "bear1-hawk2-salmon2", card).after("complete 1", "roll 2")
    pays = {"pay bear1-hawk2", "pay bear1-salmon2", "pay bear1-hawk2-salmon2", "pass"}
    assert pays == rolled.after("die salmon/hawk").words()


def test_hills_11_shows_a_split_face_on_its_own_die_only() -> None:
    """Hills 11, T7."""
    tried = single("hills-11", "elk2").after("complete 1", "roll 1")
    assert "die salmon/hawk" not in tried.words()


def test_hills_11_leaves_the_dice_that_were_collected_as_they_lie() -> None:
    """Hills 11, R4."""
    now = single("hills-11", "elk2")
    assert now.page().dice == now.after("complete 1", "roll 1", "die hawk").page().dice


def test_hills_11_cannot_be_undone_once_the_die_has_fallen() -> None:
    """Hills 11: the roll told something new."""
    rolled = single("hills-11", "elk2").after("complete 1", "roll 1", "die fox")
    assert rolled.refuses("undo")


def test_rivers_11_rolls_both_dice_and_takes_up_to_two_off_what_one_shows() -> None:
    """Rivers 11: one of the two, not both."""
    card = "prairies3-fox3-hawk3"
    asked = single("rivers-11", "fox3-hawk3", card).after("complete 1")
    assert {"pay fox3-hawk3", "roll both"} == asked.words()
    rolled = asked.after("roll both", "die fox", "die hawk")
    fewer = {"fox3-hawk3", "fox2-hawk3", "fox1-hawk3", "fox3-hawk2", "fox3-hawk1"}
    assert {"pass"} | {f"pay {price}" for price in fewer} == rolled.words()


def test_rivers_11_adds_up_no_two_equal_dice() -> None:
    """Rivers 11: two foxes take two off, not four."""
    rolled = single("rivers-11", "fox1-hawk3", "prairies3-fox4-hawk3").after("complete 1")
    assert {"done"} == rolled.after("die fox", "die fox").words()


def test_rivers_11_may_be_rolled_without_being_able_to_pay() -> None:
    """Rivers 11: as the roll is all that can be done, the first die is thrown at once."""
    tried = single("rivers-11", "elk2").after("complete 1")
    assert {"die bear", "die elk", "die fox", "die hawk", "die salmon"} == tried.words()
    assert {"pay elk2", "pass"} == tried.after("die bear", "die fox").words()


def test_rivers_11_allows_no_card_at_all_once_its_own_is_not_completed() -> None:
    """Rivers 11: same conditions as Hills 11."""
    now = market(("prairies2-elk2-fox2", ELSE), ("rivers-11",), "bear1-elk2-hawk2")
    rolled = now.after("complete 1", "die bear", "die elk")
    assert ({"done"}, 0) == (rolled.words(), rolled.page().cards)


def test_rivers_11_counts_a_split_face_as_either_side() -> None:
    """Rivers 11, T6."""
    card = "rivers2-bear1-hawk2-salmon2"
    rolled = single("rivers-11", "bear1-hawk2-salmon2", card).after("complete 1", "roll both")
    split = rolled.after("die elk", "die salmon/hawk")
    assert {"pay bear1-salmon2", "pay bear1-hawk2"} < split.words()
    assert "pay bear1-hawk1-salmon1" not in split.words()


def test_hills_11_rolled_in_vain_completes_none_this_round_whatever_is_gained_then() -> None:
    """Hills 11: not even with animals added at one's word, as at a real table."""
    vain = single("hills-11", "elk1").after("complete 1", "roll 1", "die bear")
    assert {"done"} == vain.after("gained elk5-fox5").words()

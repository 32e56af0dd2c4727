"""A round: throwing, collecting, completing, and how the game ends."""

import pytest

from rollwrite.engine.game import TABLE
from tests.games.rolling.situations import (
    CENTRAL,
    CHEAP,
    Situation,
    market,
    playing,
    single,
    thrown,
)

DEAR = "rivers5-bear3-hawk2-salmon5"
SIZED = [f"rivers{size}-bear9-elk9" for size in range(1, 6)]


def _slots(situation: Situation) -> list[str]:
    return list(map(str, situation.page().common.market))


def _ended(*tallies: str) -> Situation:
    """Return the end of a game in which the seats hold *tallies*."""
    now = playing(seats=len(tallies))
    for number in range(20):
        now = now.round(DEAR)
        if number == 19:
            for seat, tally in enumerate(tallies):
                now = now.holding(tally, seat)
        now = now.passed()
    return now


def test_the_table_throws_four_dice_and_everybody_two() -> None:
    """R1: central dice are the same for all, personal dice are one's own."""
    now = playing(seats=2).round(CHEAP, "any fox hawk bear")
    now = now.after("die bear", "die elk").after("die fox", "die salmon/hawk", seat=1)
    dice = [tuple(map(str, now.page(seat).dice)) for seat in range(2)]
    assert [("bear", "elk"), ("fox", "salmon/hawk")] == dice
    assert [("any", "bear", "fox", "hawk")] * 2 == [
        tuple(map(str, now.page(seat).common.faces)) for seat in range(2)
    ]


def test_nobody_collects_before_both_personal_dice_have_fallen() -> None:
    """R1."""
    now = playing().round(CHEAP).after("die bear")
    assert now.refuses("collect none")


def test_the_special_die_comes_first_then_one_collection_then_the_cards() -> None:
    """R2."""
    now = thrown("reroll fox fox bear", "elk elk", "elk2-fox2")
    assert {"reroll 1", "reroll 2", "reroll both", "keep"} == now.words()
    collecting = now.after("keep")
    assert {"collect"} == {text.split()[0] for text in collecting.words()}
    assert {"complete 1", "pass"} == collecting.after("collect none").words()


@pytest.mark.parametrize(
    ("answers", "dice"),
    [
        (("keep",), ["bear", "elk"]),
        (("reroll 1", "die fox", "keep"), ["fox", "elk"]),
        (("reroll 2", "die fox", "keep"), ["bear", "fox"]),
        (("reroll both", "die fox", "die hawk", "keep"), ["fox", "hawk"]),
        (("reroll 1", "die fox", "reroll 1", "die hawk"), ["hawk", "elk"]),
        (("reroll both", "die fox", "die hawk", "reroll 2", "die elk"), ["fox", "elk"]),
        (("reroll 1", "die fox", "reroll both", "die hawk", "die fox"), ["hawk", "fox"]),
    ],
)
def test_reroll_takes_one_or_both_dice_once_or_twice(
    answers: tuple[str, ...], dice: list[str]
) -> None:
    """R3: one may be kept and only the other rerolled."""
    now = thrown("reroll fox fox bear", "bear elk", "none").after(*answers)
    assert dice == list(map(str, now.page().dice))
    assert "collect none" in now.words()


def test_there_is_no_third_reroll() -> None:
    """R3."""
    now = thrown("reroll fox fox bear", "bear elk", "none")
    now = now.after("reroll 1", "die fox", "reroll 1", "die hawk")
    assert now.refuses("reroll 1")


def test_no_other_face_allows_a_reroll() -> None:
    """R3."""
    assert thrown("any fox fox bear", "bear elk", "none").refuses("reroll 1")


@pytest.mark.parametrize(
    ("reward", "tally"), [("both", "salmon2-token2"), ("tokens", "token2"), ("bonus", "salmon2")]
)
def test_tokens_and_bonus_of_a_card_are_taken_either_or_both(reward: str, tally: str) -> None:
    """R7."""
    asked = single("hills-2", "elk2-fox2", f"{CHEAP}-token2").after("complete 1")
    assert tally == asked.after(f"reward {reward}").tally()


def test_tokens_and_bonus_of_a_card_may_both_be_left() -> None:
    """R7."""
    asked = single("hills-2", "elk2-fox2", f"{CHEAP}-token2").after("complete 1")
    assert "none" == asked.after("reward none").tally()


def test_completing_a_card_is_optional() -> None:
    """R7."""
    now = single("hills-2", "elk2-fox2").after("pass")
    assert ("elk2-fox2", 0) == (now.tally(), now.page().cards)


def test_a_card_that_cannot_be_paid_cannot_be_completed() -> None:
    """R7."""
    assert single("hills-2", "elk2-fox1").refuses("complete 1")


def test_one_card_is_completed_in_a_round() -> None:
    """R7."""
    now = market((CHEAP, CHEAP), ("hills-2", "hills-6"), "elk4-fox4")
    now = now.after("complete 2", "reward none")
    assert ({"done"}, 1) == (now.words(), now.page().cards)


def test_a_discount_applies_to_the_card_below_it_only() -> None:
    """R7, S4."""
    now = market((CHEAP, CHEAP), ("hills-2", "hills-1"), "elk1-fox2")
    assert {"complete 2", "pass"} == now.words()


def test_the_card_marks_its_habitat_with_its_size() -> None:
    """R7, A1."""
    now = single("hills-2", "elk2-fox2", "prairies4-elk2-fox2")
    page = now.after("complete 1", "reward none").page()
    assert page.ink[4] == 1 << page.sheet.space["a4"]


def test_animals_collected_in_this_round_may_pay() -> None:
    """R2, R7."""
    now = playing(supplements=("hills-2", "hills-6", "hills-3", "hills-4"))
    now = now.round(CHEAP, "any elk elk bear").holding("fox2").after("die bear", "die hawk")
    assert "complete 1" in now.after("collect elk3").words()


def test_many_may_complete_the_same_card() -> None:
    """R8: completing removes nothing."""
    now = playing(seats=2).round(CHEAP).holding("elk2-fox2").holding("elk2-fox2", 1)
    for seat in range(2):
        answers = ("die bear", "die elk", "collect none", "complete 1", "pay elk2-fox2")
        now = now.after(*answers, seat=seat)
    assert [1, 1] == [now.page(seat).cards for seat in range(2)]


def test_a_card_may_be_completed_again_in_a_later_round() -> None:
    """R8."""
    now = market((CHEAP,), ("hills-2", "hills-6"), "elk4-fox4")
    now = now.after("complete 1", "reward none", "done").round(DEAR)
    now = now.after("die bear", "die elk", "collect none", "complete 2", "reward none")
    assert 2 == now.page().cards


def test_cards_move_away_from_the_deck_and_the_fifth_is_discarded() -> None:
    """R9: 1, 2 and 3 cards in rounds 1-3, then 4."""
    now = playing()
    seen = []
    for card in SIZED:
        now = now.round(card)
        seen.append(_slots(now))
        now = now.passed()
    one, two, three, four, five = SIZED
    wanted = [
        [one],
        [two, one],
        [three, two, one],
        [four, three, two, one],
        [five, four, three, two],
    ]
    assert wanted == seen


def test_no_card_comes_before_everybody_is_done() -> None:
    """R9."""
    now = playing(seats=2).round(DEAR)
    now = now.after("die bear", "die elk", "collect none", "done")
    assert now.refuses(f"card {CHEAP}", seat=TABLE)
    assert (1,) == now.game.actors(now.table)


def test_the_game_ends_after_twenty_rounds() -> None:
    """R10: when a card should be revealed and the deck is empty."""
    now = _ended("none")
    assert (20, ()) == (now.page().common.round, now.game.actors(now.table))
    assert now.refuses(f"card {CHEAP}", seat=TABLE)


def test_the_game_is_not_over_in_round_twenty() -> None:
    """R10: the twentieth card can still be completed."""
    now = playing()
    for _ in range(19):
        now = now.round(DEAR).passed()
    last = now.round(CHEAP, CENTRAL).holding("elk2-fox2").after("die bear", "die elk")
    assert "complete 1" in last.after("collect none").words()


@pytest.mark.parametrize(
    ("tallies", "winners"),
    [
        (("salmon10", "token5"), (0,)),
        (("salmon5", "token5"), (1,)),
        (("salmon4-token1", "bear1-token4", "token4"), (1,)),
        (("salmon5-token1", "token1", "bear5-token1"), (0, 2)),
        (("none",), (0,)),
    ],
)
def test_most_points_win_then_most_tokens_then_all_share(
    tallies: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    """R10."""
    end = _ended(*tallies)
    assert winners == end.game.winners(end.table)


@pytest.mark.parametrize("sheet", ["hills-a", "hills-b", "hills-c", "hills-d"])
@pytest.mark.parametrize(
    ("tally", "points"),
    [("none", 0), ("salmon4", 0), ("salmon4-token1", 1), ("bear9", 1), ("bear3-elk3-token4", 2)],
)
def test_five_leftovers_are_a_point(sheet: str, tally: str, points: int) -> None:
    """R11: animals and tokens together, rounded down, on every sheet."""
    now = playing(sheet=sheet).round(DEAR).holding(tally)
    score = now.game.score(now.table, 0)
    assert (points, points) == (score.points("leftovers"), score.total)

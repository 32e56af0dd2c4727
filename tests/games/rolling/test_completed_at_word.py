"""A card of another printing: completed at the player's word, and the sheet does the rest."""

from __future__ import annotations

import pytest

from rollwrite.engine.log import replay
from rollwrite.engine.script import read_entries
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.nature import HABITAT_WORDS
from tests.games.rolling.pages import Play
from tests.games.rolling.situations import CHEAP, market, playing, single

DEAR = "rivers1-bear9-elk9-fox9"
CARDS = tuple(f"{habitat}{size}-elk3-fox3" for size in (4, 5) for habitat in HABITAT_WORDS)
POOR = ("hills-2", "none")
"""No card can be paid, so that the question which one has answered itself."""


def _at_word(letter: str, *cards: str) -> Play:
    """Return a play that completed *cards* at the player's word, always by the first answer."""
    play = Play(letter)
    for card in cards:
        play.reveal(DEAR)
        play.say(f"completed {card}")
        play.first()
    return play


@pytest.mark.parametrize("letter", "abcd")
def test_the_sheet_is_marked_as_for_a_card_of_the_market(letter: str) -> None:
    """R7: marks, bonuses, chains, landmarks and overflow are the same; so is the tally."""
    paid = Play(letter)
    paid.cards(*CARDS)
    told = _at_word(letter, *CARDS)
    assert (paid.own, paid.page.cards) == (told.own, told.page.cards)


def test_it_costs_nothing_and_gives_no_cones_by_itself() -> None:
    """T3: what was paid and taken is told as spent and as gained."""
    now = single("hills-2", "bear1-token1").after("completed wetlands3-elk2-fox2-token2")
    assert "bear1-token1" == now.tally()


def test_it_counts_among_the_cards_completed() -> None:
    """Scenario 5."""
    assert 1 == facts(single(*POOR).after("completed rivers2").page())["cards"]


def test_it_is_the_card_of_the_round() -> None:
    """R7: one card, whether it lies there or not."""
    now = single("hills-2", "elk4-fox4")
    assert now.after("completed rivers2").refuses("completed rivers2")
    assert now.after("completed rivers2", "gained elk9").refuses("complete 1")
    assert now.after("complete 1", "reward none").refuses("completed rivers2")


def test_where_no_card_could_be_paid_one_is_completed_all_the_same() -> None:
    """R7: the question had answered itself."""
    now = single(*POOR)
    assert {"done"} == now.words()
    assert [2] == now.after("completed rivers2").numbers()


def test_who_has_passed_may_think_better_of_it() -> None:
    now = single("hills-2", "elk2-fox2").after("pass", "completed rivers2")
    assert [2] == now.numbers()


def test_it_is_refused_before_the_animals_are_collected() -> None:
    """R2."""
    now = playing().round(CHEAP)
    assert now.refuses("completed rivers2")
    assert now.after("die bear", "die elk").refuses("completed rivers2")


def test_it_is_refused_while_another_card_is_being_paid() -> None:
    """R7."""
    now = single("hills-1", "elk2-fox2").after("complete 1")
    assert now.refuses("completed rivers2")


def test_it_is_refused_after_a_card_was_rolled_for_in_vain() -> None:
    """Hills 11: then no card is completed this round."""
    now = single("hills-11", "none").after("complete 1", "roll 1", "die bear")
    assert now.refuses("completed rivers2")


def test_it_may_be_the_other_card() -> None:
    """Hills 7."""
    now = market((CHEAP, CHEAP), ("hills-7", "hills-2"), "elk4-fox4").after("complete 1")
    now = now.after("completed rivers4")
    assert (2, [2, 4]) == (now.page().cards, now.numbers())


def test_a2_a_fifth_card_of_one_habitat_is_refused() -> None:
    play = _at_word("a", *["rivers2"] * 4)
    play.reveal(DEAR)
    with pytest.raises(ValueError, match="not-now"):
        play.say("completed rivers2")
    play.say("completed forests2")


def test_d1_only_the_animals_named_are_written() -> None:
    play = Play("d")
    play.reveal(DEAR)
    play.say("completed rivers2-bear1-hawk1")
    assert {"bear", "hawk"} == {text.split()[2] for text in play.legal}


def test_d1_any_animal_is_written_when_none_is_named() -> None:
    play = Play("d")
    play.reveal(DEAR)
    play.say("completed rivers2")
    assert 5 == len({text.split()[2] for text in play.legal})


def test_it_can_be_undone() -> None:
    for now in (single(*POOR), single("hills-2", "elk2-fox2")):
        assert now.table == now.after("completed rivers2", "undo").table


def test_it_needs_the_real_box() -> None:
    now = playing(real=False).dealt(f"card {CHEAP}", "die any", *["die fox"] * 3)
    now = now.after("die bear", "die elk", "collect none")
    assert now.refuses("completed rivers2")


def test_it_is_struck_out_when_a_correction_asks_something_else_there() -> None:
    """R3: with a reroll to answer first the animals are not collected yet."""
    lines = [
        *(f"table card {CHEAP}", "table die any", *["table die fox"] * 3),
        *("1 die bear", "1 die elk", "1 collect none", "1 completed rivers2"),
    ]
    game = playing().game
    assert [] == sorted(replay(game, tuple(read_entries(lines))).struck)
    story = replay(game, tuple(read_entries([*lines, "table amend 1 die reroll"])))
    assert ([7, 8], 0) == (sorted(story.struck), story.table.turns[0].on.cards)

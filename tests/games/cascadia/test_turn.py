"""A turn: too many of a kind, nature tokens, a tile, a token, the next pair."""

import pytest

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.games.cascadia.options import Options
from tests.games.cascadia.sittings import PAIRS, Sitting, begun, with_nature

CROWD = (
    "forest/river:bear/elk bear",
    "prairie/wetland:elk/fox bear",
    "mountain:hawk hawk",
    "river:salmon bear",
)
NEW = "pair wetland:hawk fox"


def test_k4_four_equal_tokens_are_wiped_at_once_and_again_while_it_holds() -> None:
    tiles = (pair.split()[0] for pair in PAIRS)
    sitting = begun(pairs=tuple(f"{tile} bear" for tile in tiles))
    assert ((TABLE,), b"\0\0\0\0", 16) == (
        sitting.game.actors(sitting.turn),
        sitting.table.aside,
        sitting.in_bag[0],
    )
    sitting.says("token elk", "token elk", "token elk", "token elk")
    assert (b"\1\1\1\1", bytes((20, 16, 20, 20, 20))) == (
        sitting.table.aside,
        sitting.in_bag,
    )
    sitting.says("token elk", "token fox", "token elk", "token elk")
    assert (["elk", "fox", "elk", "elk"], b"", bytes((20, 17, 20, 20, 19))) == (
        sitting.tokens,
        sitting.table.aside,
        sitting.in_bag,
    )


def test_k4_three_equal_tokens_may_be_wiped_once() -> None:
    sitting = begun(pairs=CROWD)
    assert [*(f"draft {slot}" for slot in range(1, 5)), "clear"] == sitting.legal
    sitting.says("clear", "token bear", "token fox", "token fox")
    assert (["bear", "fox", "hawk", "fox"], bytes((19, 20, 20, 19, 18))) == (
        sitting.tokens,
        sitting.in_bag,
    )


def test_k4_three_equal_tokens_are_not_wiped_twice_in_a_turn() -> None:
    sitting = begun(pairs=CROWD).says("clear", "token fox", "token fox", "token fox")
    assert [f"draft {slot}" for slot in range(1, 5)] == sitting.legal


def test_k4_three_equal_tokens_may_still_be_wiped_after_nature_has_wiped_others() -> None:
    sitting = with_nature(begun(pairs=CROWD), 2).says("wipe 3", "token fox")
    assert "clear" in sitting.legal
    sitting.says("clear", "token elk", "token elk", "token elk", "wipe 3", "token fox")
    assert "clear" not in sitting.legal


def test_k4_the_next_player_may_wipe_what_the_one_before_left() -> None:
    sitting = begun(pairs=CROWD).says("draft 3", "lay 1,0 0", "discard", "pair wetland:hawk hawk")
    assert (1, True) == (sitting.table.seat, "clear" in sitting.legal)


def test_k4_wiped_tokens_come_back_when_their_replacements_are_drawn() -> None:
    sitting = begun(pairs=CROWD).says("clear", "token elk")
    assert (bytes((17, 19, 20, 19, 20)), b"\0\0\0") == (sitting.in_bag, sitting.table.aside)


def test_k5_without_nature_only_pairs_can_be_taken() -> None:
    assert [f"draft {slot}" for slot in range(1, 5)] == begun().legal


def test_k5_nature_takes_any_tile_with_any_token() -> None:
    sitting = with_nature(begun(), 1).says("pick 2 4", "lay 1,0 0", "put 0,1")
    assert ("prairie/wetland:elk/fox", 0, 1) == (
        sitting.environment().printed[-1].key,
        sitting.environment().nature,
        sitting.environment().tokens[2].bit_count(),
    )


def test_k5_nature_wipes_any_number_of_tokens_as_often_as_there_is_some() -> None:
    sitting = with_nature(begun(), 2)
    wipes = [text for text in sitting.legal if text.startswith("wipe")]
    assert (15, "wipe 1", "wipe 1234") == (len(wipes), wipes[0], wipes[-1])
    sitting.says("wipe 24", "token fox", "token fox", "wipe 1", "token hawk")
    assert (["hawk", "fox", "hawk", "fox"], 0) == (sitting.tokens, sitting.environment().nature)
    assert [f"draft {slot}" for slot in range(1, 5)] == sitting.legal


def test_k5_the_gaps_of_a_tile_and_a_token_taken_apart_are_both_filled() -> None:
    sitting = with_nature(begun(), 1).says("pick 2 4", "lay 1,0 0", "discard", NEW)
    assert ("wetland:hawk", ["bear", "elk", "hawk", "fox"]) == (sitting.tiles[1], sitting.tokens)


def test_k6_a_tile_goes_on_any_free_cell_beside_another_in_any_rotation() -> None:
    sitting = begun().says("draft 1")
    lays = [text for text in sitting.legal if text.startswith("lay")]
    beside = {"1,-1", "0,-1", "-1,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "1,0"}
    assert {f"lay {place} {turn}" for place in beside for turn in range(6)} == set(lays)


def test_k6_a_keystone_looks_the_same_however_it_is_turned() -> None:
    lays = [text for text in begun().says("draft 3").legal if text.startswith("lay")]
    assert {"0"} == {text.split()[2] for text in lays}


@pytest.mark.parametrize("text", ["lay 0,0 0", "lay 3,0 0", "lay 1,0 6", "lay 1,0 -1", "put 1,0"])
def test_k6_a_tile_goes_nowhere_else(text: str) -> None:
    sitting = begun().says("draft 1")
    with pytest.raises(RuleError):
        sitting.says(text)


def test_k7_a_token_goes_on_a_tile_that_shows_its_species_the_new_one_too() -> None:
    sitting = begun().says("draft 1", "lay 1,0 0")
    assert ["put 0,0", "put 0,1", "put 1,0", "discard"] == sitting.legal


def test_k7_no_tile_holds_two_tokens() -> None:
    sitting = begun().says("draft 1", "lay 1,0 0", "put 0,1", "pair wetland:hawk bear")
    sitting.says("draft 2", "lay 1,0 0", "discard", "pair wetland:fox fox", "draft 1", "lay 1,1 0")
    assert ["put 0,0", "put 1,0", "discard"] == sitting.legal


def test_k7_the_token_may_be_put_before_the_tile_is_laid() -> None:
    sitting = begun().says("draft 1")
    assert ["put 0,0", "put 0,1"] == sitting.legal[-2:]
    sitting.says("put 0,1")
    assert (True, (0, 3)) == (
        all(text.startswith("lay") for text in sitting.legal),
        (sitting.table.seat, len(sitting.environment().printed)),
    )
    assert (TABLE,) == sitting.says("lay 1,0 0").game.actors(sitting.turn)


def test_k7_a_token_given_back_is_in_the_bag_before_the_display_is_refilled() -> None:
    sitting = begun().says("draft 4", "lay 1,0 0", "discard")
    assert (bytes((19, 19, 20, 19, 20)), (TABLE,)) == (
        sitting.in_bag,
        sitting.game.actors(sitting.turn),
    )


def test_k7_a_token_that_nothing_shows_is_given_back_unasked() -> None:
    sitting = begun(pairs=("forest:bear salmon", *PAIRS[1:]))
    sitting.says("draft 1", "lay 1,0 0", "put 0,1", "pair forest:bear:2 salmon")
    sitting.says("draft 2", "lay 1,0 0", "discard", "pair wetland:fox fox")
    sitting.says("draft 1", "lay 1,1 0")
    assert ((TABLE,), 18) == (sitting.game.actors(sitting.turn), sitting.in_bag[2])


def test_k7_a_token_on_a_keystone_earns_nature() -> None:
    sitting = begun().says("draft 1", "lay 1,0 0", "put 0,0")
    assert 1 == sitting.environment().nature


def test_k7_no_nature_is_earned_when_none_is_left() -> None:
    sitting = with_nature(with_nature(begun(), 5), 20, seat=1)
    sitting.says("draft 1", "lay 1,0 0", "put 0,0")
    assert 5 == sitting.environment().nature


def test_k8_the_gap_is_refilled_where_it_is_and_the_next_player_has_the_turn() -> None:
    sitting = begun().says("draft 2", "lay 1,0 0", "discard", NEW)
    assert (1, "wetland:hawk", ["bear", "fox", "hawk", "salmon"]) == (
        sitting.table.seat,
        sitting.tiles[1],
        sitting.tokens,
    )


def _chances(sitting: Sitting) -> dict[str, int]:
    """Return how likely each thing is to be drawn now."""
    return dict(zip(sitting.legal, sitting.turn.weights, strict=True))


def test_a_tile_comes_with_any_token_as_likely_as_there_are_such_in_the_bag() -> None:
    sitting = begun(pairs=CROWD).says("draft 1", "lay 1,0 0", "put 0,1")
    tiles = [sitting.game.setup.box.tiles[number].key for number in sitting.table.unseen]
    in_bag = {"bear": 17, "elk": 20, "salmon": 20, "hawk": 19, "fox": 20}
    assert {
        f"pair {tile} {species}": count for species, count in in_bag.items() for tile in tiles
    } == _chances(sitting)


def test_a_token_is_drawn_as_likely_as_there_are_such_in_the_bag() -> None:
    sitting = begun(pairs=CROWD).says("clear", "token elk")
    in_bag = {"bear": 17, "elk": 19, "salmon": 20, "hawk": 19, "fox": 20}
    assert {f"token {species}": count for species, count in in_bag.items()} == _chances(sitting)


def test_undo_leads_back_to_the_beginning_of_the_turn_until_something_is_drawn() -> None:
    sitting = begun()
    turn, legal = sitting.turn, sitting.legal
    sitting.says("draft 2", "lay 1,0 3", "put -1,1").undo().undo().undo()
    assert (turn, legal) == (sitting.turn, sitting.legal)
    sitting.says("draft 2", "lay 1,0 3", "put -1,1", NEW)
    with pytest.raises(RuleError):
        sitting.undo()


def test_nobody_takes_back_what_another_chose() -> None:
    sitting = begun().says("draft 2", "lay 1,0 3")
    with pytest.raises(RuleError):
        sitting.undo(1)


def test_there_is_no_score_before_everybody_has_started() -> None:
    sitting = Sitting(Options(seats=3))
    assert [()] * 3 == [score.lines for score in sitting.game.scores(sitting.turn)]

"""Alone, on squares, and under each of the ten restrictions."""

from collections import Counter
from random import Random

import pytest

from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import HABITATS, SPECIES_WORDS
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.setup import Corridors, Restriction
from rollwrite.grid.lattice import SQUARE, cell_at
from rollwrite.tiles.landscape import matches
from tests.games.cascadia.sittings import PAIRS, Sitting, begun, played_out, with_nature

ALONE = Options(seats=1, cards="AAAAA")


def _restricted(*restrictions: str, seats: int = 2, cards: str = "AAAAA") -> Options:
    return Options(seats=seats, cards=cards, restrictions=restrictions)


def test_k9_alone_the_farthest_pair_goes_too_and_the_others_move_up() -> None:
    sitting = begun(ALONE).says("draft 2", "lay 1,0 0", "discard")
    sitting.says("pair wetland:hawk fox", "pair wetland:fox elk")
    assert ["wetland:hawk", "wetland:fox", "forest/river:bear/elk", "mountain:hawk"] == (
        sitting.tiles
    )
    assert (["fox", "elk", "bear", "hawk"], (b"\x16", b"\2")) == (
        sitting.tokens,
        sitting.table.gone,
    )


def test_k9_alone_the_third_pair_goes_when_the_fourth_was_taken() -> None:
    sitting = begun(ALONE).says("draft 4", "lay 1,0 0", "discard")
    sitting.says("pair wetland:hawk fox", "pair wetland:fox elk")
    assert ["fox", "elk", "bear", "elk"] == sitting.tokens


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tiles", ["hex", "square"])
def test_k8_everybody_has_twenty_turns(tiles: str, seats: int) -> None:
    options = Options(seats=seats, tiles="hex" if tiles == "hex" else "square")
    _, turn = played_out(options, seats)
    assert [23] * seats == [len(each.printed) for each in turn.on.environments]


@pytest.mark.parametrize(("seats", "copies"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_squares_are_every_habitat_with_every_pair_of_species(seats: int, copies: int) -> None:
    tiles = load().box("square", seats).tiles
    kinds = Counter((tile.habitats, tile.wildlife) for tile in tiles)
    assert (50, {copies}) == (len(kinds), set(kinds.values()))
    assert ({1}, {2}, {False}) == (
        {len(tile.habitats) for tile in tiles},
        {len(tile.wildlife) for tile in tiles},
        {tile.keystone for tile in tiles},
    )


def test_squares_start_with_three_random_tiles_in_a_row() -> None:
    sitting = Sitting(Options(seats=2, tiles="square", cards="AAAAA"))
    words = ("river:bear/elk", "river:bear/fox", "forest:bear/fox", "forest:elk/fox")
    sitting.says(*(f"tile {word}" for word in words))
    assert [[(0, 0), (1, 0), (2, 0)], [(0, 0)]] == [
        [cell_at(place) for place in each.land.cells] for each in sitting.table.environments
    ]


def test_squares_have_four_neighbours_and_are_not_turned() -> None:
    sitting = Sitting(Options(seats=1, tiles="square", cards="AAAAA"))
    tiles = ("river:bear/elk", "river:bear/fox", "forest:bear/fox")
    pairs = ("river:elk/fox", "prairie:elk/fox", "wetland:elk/fox", "mountain:elk/fox")
    sitting.says(*(f"tile {word}" for word in tiles))
    species = ("bear", "elk", "hawk", "hawk")
    sitting.says(*(f"pair {tile} {one}" for tile, one in zip(pairs, species, strict=True)))
    sitting.says("draft 2")
    beside = {"-1,0", "0,-1", "1,-1", "2,-1", "3,0", "2,1", "1,1", "0,1"}
    lays = [text for text in sitting.legal if text.startswith("lay")]
    assert (SQUARE, {f"lay {place} 0" for place in beside}) == (
        sitting.environment().land.lattice,
        set(lays),
    )


@pytest.mark.parametrize(("restriction", "wanted"), [("match", True), ("clash", False)])
def test_restrictions_1_and_2_every_tile_laid_matches_or_none_does(
    restriction: str, wanted: bool
) -> None:
    game, random = prepare(load(), _restricted(restriction)), Random(1)
    turn, player, dealer = game.start(), RandomPlayer(random), Dealer(random)
    while actors := game.actors(turn):
        chooser = dealer if actors == (TABLE,) else player
        move = chooser.choose(game, turn, actors[0])
        after = game.play(turn, actors[0], move)
        before = [each.land for each in turn.on.environments]
        for old, new in zip(before, after.on.environments, strict=False):
            if len(new.land.cells) == len(old.cells) + 1:
                place, tile = new.land.cells[-1], new.land.tiles[-1]
                assert wanted == any(matches(old, place, tile))
        turn = after


def test_restriction_1_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    sitting = Sitting(_restricted("match", "no-starters", seats=1))
    sitting.says("tile river:bear", "tile river:hawk", *(f"pair {pair}" for pair in PAIRS))
    number = sitting.table.tiles[2]
    sitting.says("draft 3")
    assert (["put 1,0", "discard"], number) == (sitting.legal, sitting.table.gone[0][-1])


@pytest.mark.parametrize(
    ("restriction", "corridors"), [("clash", "none"), ("threes", "threes"), ("fives", "fives")]
)
def test_restrictions_2_to_4_change_how_corridors_score(restriction: str, corridors: str) -> None:
    assert Corridors(corridors) == prepare(load(), _restricted(restriction)).setup.corridors


def test_restriction_5_only_three_pairs_lie_on_display() -> None:
    sitting = begun(_restricted("three-pairs"), pairs=PAIRS[:3])
    assert ([f"draft {slot}" for slot in (1, 2, 3)], 42) == (
        sitting.legal,
        sitting.game.setup.deck,
    )


def test_restriction_6_each_player_chooses_one_of_two_sets() -> None:
    sitting = Sitting(_restricted("two-sets", cards="random"))
    letters = ("A", "B", "C", "D", "A")
    words = [
        f"card {species} {letter}"
        for species, letter in zip(("bear", "elk", "salmon", "hawk", "fox"), letters, strict=True)
    ]
    sitting.says(*words)
    assert [f"card bear {letter}" for letter in "BCD"] == sitting.legal
    sitting.says("card bear B", "card elk A", "card salmon B", "card hawk B", "card fox B")
    sitting.says("starter river", "starter forest", *(f"pair {pair}" for pair in PAIRS))
    assert ["set 1", "set 2"] == sitting.legal
    sitting.says("set 2", "draft 1", "lay 1,0 0", "discard", "pair wetland:hawk fox", "set 1")
    assert (tuple("BABBB"), letters, "draft 1") == (
        sitting.game.cards(sitting.turn, 0),
        sitting.game.cards(sitting.turn, 1),
        sitting.legal[0],
    )


def test_restriction_7_everybody_starts_with_two_random_tiles() -> None:
    sitting = Sitting(_restricted("no-starters"))
    sitting.says("tile river:bear", "tile river:hawk", "tile forest:elk", "tile forest:fox")
    assert ([2, 2], 81) == (
        [len(each.printed) for each in sitting.table.environments],
        len(sitting.table.unseen),
    )


def test_restriction_7_with_four_players_there_are_tiles_for_eighteen_turns_each() -> None:
    _, turn = played_out(_restricted("no-starters", seats=4), 1)
    assert [20] * 4 == [len(each.printed) for each in turn.on.environments]


def test_restriction_8_a_nature_action_costs_two() -> None:
    sitting = with_nature(begun(_restricted("dear-nature")), 1)
    assert 4 == len(sitting.legal)
    sitting = with_nature(sitting, 3).says("pick 1 2")
    assert 1 == sitting.environment().nature


def test_restriction_9_the_token_may_not_go_on_the_tile_just_laid() -> None:
    sitting = begun(_restricted("elsewhere")).says("draft 1", "lay 1,0 0")
    assert ["put 0,0", "put 0,1", "discard"] == sitting.legal


@pytest.mark.parametrize("restriction", ["match", "clash"])
def test_restriction_9_forbids_no_tile_where_none_was_laid(restriction: str) -> None:
    sitting = Sitting(_restricted(restriction, "no-starters", "elsewhere"))
    sitting.says("tile river:bear", "tile river:hawk", "tile forest:elk", "tile forest:fox")
    river, other = "pair river:salmon hawk", "pair mountain:elk hawk"
    first, second = (other, river) if restriction == "match" else (river, other)
    sitting.says(first, second, "pair prairie:elk elk", "pair prairie:fox fox", "draft 1")
    assert ["put 1,0", "discard"] == sitting.legal


def test_restriction_10_a_held_card_is_hidden_until_its_player_spends_nature() -> None:
    sitting = Sitting(_restricted("hidden-cards", cards="random"))
    sitting.says(*(f"card {species} A" for species in SPECIES_WORDS), "hold fox", "hold elk")
    sitting.says("starter river", "starter forest", *(f"pair {pair}" for pair in PAIRS))
    game = sitting.game
    assert [{1}, {4}] == [set(game.hidden(sitting.turn, seat)) for seat in (0, 1)]
    with_nature(sitting, 1).says("pick 1 2")
    assert [{1}, set()] == [set(game.hidden(sitting.turn, seat)) for seat in (0, 1)]


def test_there_are_ten_restrictions() -> None:
    assert 10 == len(Restriction)


def test_habitats_and_their_order_are_those_of_the_score() -> None:
    assert ["mountain", "forest", "prairie", "wetland", "river"] == [str(h) for h in HABITATS]

"""What is dealt before the first turn."""

from collections import Counter

import pytest

from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.nature import HABITATS, NATURE, SPECIES
from rollwrite.games.cascadia.options import SCORED, Options, for_scenario, prepare
from rollwrite.games.cascadia.setup import TOKENS, Restriction
from rollwrite.games.errors import BadOptions
from tests.games.cascadia.sittings import PAIRS, Sitting, begun

HEX = load().box("hex", 2)


def test_k1_there_are_85_tiles_of_which_25_are_keystones() -> None:
    keystones = [tile for tile in HEX.tiles if tile.keystone]
    assert (85, 25) == (len(HEX.tiles), len(keystones))
    assert {(1, 1, 1)} == {(len(t.habitats), len(t.wildlife), len(t.faces)) for t in keystones}


def test_k1_the_other_tiles_have_two_habitats_with_three_neighbouring_sides_each() -> None:
    others = [tile for tile in HEX.tiles if not tile.keystone]
    assert {(2, 6)} == {(len(tile.habitats), len(tile.faces)) for tile in others}
    for tile in others:
        one, two = tile.habitats
        assert (one, one, one, two, two, two) == tile.faces[0].sides
        assert Counter({2: 45, 3: 15}) == Counter(len(each.wildlife) for each in others)


def test_k1_habitats_and_species_are_shared_out_evenly() -> None:
    habitats = Counter(habitat for tile in HEX.tiles for habitat in tile.habitats)
    wildlife = Counter(species for tile in HEX.tiles for species in tile.wildlife)
    pairs = Counter(frozenset(tile.habitats) for tile in HEX.tiles if len(tile.habitats) == 2)
    assert dict.fromkeys(HABITATS, 29) == habitats
    assert dict.fromkeys(SPECIES, 32) == wildlife
    assert {6} == set(pairs.values())


def test_k1_tokens() -> None:
    assert (bytes([20] * 5), 20, 25) == (Sitting().in_bag, TOKENS, NATURE)


def test_k1_a_starter_has_three_hexes_and_one_keystone_above_the_others() -> None:
    for starter in HEX.starters:
        assert [(0, 0), (-1, 1), (0, 1)] == [each.cell for each in starter.tiles]
        assert [True, False, False] == [each.tile.keystone for each in starter.tiles]


def test_k1_the_sides_of_a_starter_are_as_printed() -> None:
    land = HEX.begun["mountain"].land
    mountain, forest, prairie, wetland, river = HABITATS
    assert (
        (mountain,) * 6,
        (forest, wetland, wetland, wetland, forest, forest),
        (river, river, prairie, prairie, prairie, river),
    ) == tuple(tile.sides for tile in land.tiles)


def test_k2_a_card_of_each_species_is_dealt_or_one_for_all_is_chosen() -> None:
    sitting = Sitting(Options(seats=2))
    assert [f"card bear {letter}" for letter in "ABCD"] == sitting.legal
    sitting.says("card bear C", "card elk A", "card salmon D", "card hawk B", "card fox A")
    assert ("C", "A", "D", "B", "A") == sitting.game.cards(sitting.turn, 0)
    family = Sitting(Options(seats=2, cards="family"))
    assert ("family",) * 5 == family.game.cards(family.turn, 1)


@pytest.mark.parametrize(("seats", "tiles"), [(1, 43), (2, 43), (3, 63), (4, 83)])
def test_k3_tiles_in_the_stack(seats: int, tiles: int) -> None:
    assert tiles == prepare(load(), Options(seats=seats)).setup.deck


def test_k3_everybody_gets_a_starter_of_his_own() -> None:
    sitting = Sitting().says("starter river")
    assert ["starter mountain", "starter wetland", "starter prairie", "starter forest"] == (
        sitting.legal
    )


def test_k3_four_tiles_lie_face_up_each_with_a_token() -> None:
    sitting = begun()
    assert [pair.split() for pair in PAIRS] == [
        list(pair) for pair in zip(sitting.tiles, sitting.tokens, strict=True)
    ]
    assert (39, 81, 0) == (sitting.table.stack, len(sitting.table.unseen), sitting.table.seat)


def test_a_twin_has_a_name_of_its_own() -> None:
    sitting = Sitting().says("starter river", "starter forest", "pair mountain:elk fox")
    assert (
        "pair mountain:elk bear" in sitting.legal,
        "pair mountain:elk:2 bear" in sitting.legal,
    ) == (
        False,
        True,
    )


def test_a_scenario_fixes_the_cards() -> None:
    options = for_scenario(load(), 5, Options(seats=1))
    assert ("C", "D", "B", "B", "B") == prepare(load(), options).setup.cards


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(seats=5), "seats"),
        (Options(seats=0), "seats"),
        (Options(cards="ABC"), "cards"),
        (Options(cards="ABCDE"), "cards"),
        (Options(restrictions=("nothing",)), "restrictions"),
        (Options(restrictions=("match", "clash")), "restrictions"),
        (Options(restrictions=("two-sets",), cards="family"), "two-sets"),
        (Options(restrictions=("hidden-cards",), cards="family"), "hidden-cards"),
        (Options(restrictions=("hidden-cards",), cards="ABCDA"), "hidden-cards"),
        (Options(restrictions=("match",), achievements=True), "achievements"),
        (Options(scenario=16, cards="AAAAA"), "scenario"),
        (Options(scenario=5, cards="AAAAA"), "scenario-cards"),
        (Options(scenario=5), "scenario-cards"),
        (Options(scenario=5, cards="CDBBB", tiles="square"), "scenario-tiles"),
        (Options(scenario=5, cards="CDBBB", restrictions=("fives",)), "scenario-restrictions"),
        (Options(scenario=5, cards="CDBBB", restrictions=("two-sets",)), "scenario-restrictions"),
        (Options(scenario=5, cards="CDBBB", achievements=True), "scenario-achievements"),
    ],
)
def test_options_that_make_no_game_are_refused(options: Options, key: str) -> None:
    with pytest.raises(BadOptions) as caught:
        prepare(load(), options)
    assert key == caught.value.key


@pytest.mark.parametrize("restriction", sorted(set(Restriction) - SCORED))
def test_a_scenario_can_be_played_under_what_changes_no_score(restriction: Restriction) -> None:
    options = Options(scenario=5, cards="CDBBB", restrictions=(str(restriction),))
    assert {restriction} == prepare(load(), options).setup.restrictions


def test_there_is_no_sixteenth_scenario() -> None:
    with pytest.raises(BadOptions):
        for_scenario(load(), 16, Options())

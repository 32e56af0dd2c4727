"""Players of the tile game: what they expect of a turn is so, and they play by the rules."""

from random import Random

import pytest

from rollwrite.bots.cascadia.corridors import Rim
from rollwrite.bots.cascadia.expert import ExpertPlayer
from rollwrite.bots.cascadia.greedy import GreedyPlayer
from rollwrite.bots.cascadia.plans import best_plan, outlines
from rollwrite.bots.cascadia.rollouts import carried_out
from rollwrite.bots.cascadia.sight import FITS
from rollwrite.bots.cascadia.stakes import EARNED
from rollwrite.bots.cascadia.survey import Survey
from rollwrite.bots.player import Player, play_out
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.examples import VARIANTS, examples
from rollwrite.games.cascadia.fitting import lays
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.moves import Draft, Lay, Put
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.scoring.total import points
from rollwrite.games.cascadia.setup import Corridors, Restriction
from rollwrite.games.cascadia.table import Table
from rollwrite.games.example import Example
from rollwrite.grid.place import PLACES

GAMES = [each for each in examples() if each.name.split()[-1] in "13"]
DECKS = ("AAAAA", "BBBBB", "CCCCC", "DDDDD")
EFFORT = 20


def _environments(seed: int) -> list[Environment]:
    """Return what random players have at the end of a game."""
    game = prepare(load(), Options(seats=2, cards="AAAAA"))
    random = Random(seed)
    players: list[Player[Turn[Table]]] = [RandomPlayer(random)] * 2
    return list(play_out(game, game.start(), players, Dealer(random)).on.environments)


def _midgame(seed: int, moves: int = 60) -> tuple[CascadiaGame, Turn[Table]]:
    """Return a game for two in which somebody is about to draft."""
    game = prepare(load(), Options(seats=2, cards="AAAAA"))
    random = Random(seed)
    dealer, player, table = Dealer(random), GreedyPlayer(), game.start()
    while moves > 0 or not isinstance(table.choices[0], Draft):
        seat = game.actors(table)[0]
        chance = game.asked(table, seat)
        dealt = chance is not None and chance.chance
        table = game.play(table, seat, (dealer if dealt else player).choose(game, table, seat))
        moves -= 1
    return game, table


@pytest.mark.parametrize("corridors", Corridors)
def test_a_tile_brings_what_the_rim_expects(corridors: Corridors) -> None:
    tiles = load().box("hex", 2).tiles
    for environment in _environments(1):
        rim, before = Rim(environment.land, corridors), points(environment, ("A",) * 5, corridors)
        for tile in (tiles[0], tiles[30], tiles[70]):
            for place in environment.land.rim:
                for turn in range(len(tile.faces)):
                    after = points(environment.laying(place, tile, turn), ("A",) * 5, corridors)
                    assert after - before == int(rim.gain(tile, place, turn))


@pytest.mark.parametrize("restriction", [Restriction.MATCH, Restriction.CLASH])
def test_a_tile_is_offered_wherever_a_restriction_lets_it_lie(restriction: Restriction) -> None:
    setup = prepare(load(), Options(restrictions=(str(restriction),))).setup
    for environment in _environments(7):
        rim = Rim(environment.land, setup.corridors, FITS[restriction])
        for number, tile in enumerate(setup.box.tiles[::20]):
            moves = lays(setup, environment, number * 20, ())
            expected = {move.place for move in moves if isinstance(move, Lay)}
            found = {place: turn for _, place, turn in rim.lies(tile)}
            assert expected == set(found)
            assert all(Lay(PLACES[place], turn) in moves for place, turn in found.items())


def test_a_cell_is_offered_with_the_turn_that_brings_most() -> None:
    tile = load().box("hex", 2).tiles[40]
    for environment in _environments(2):
        rim = Rim(environment.land, Corridors.LARGEST)
        turns = range(len(tile.faces))
        expected = {
            place: max(rim.gain(tile, place, turn) for turn in turns)
            for place in environment.land.rim
        }
        assert expected == {place: gain for gain, place, _ in rim.lies(tile)}


@pytest.mark.parametrize("cards", DECKS)
def test_a_token_brings_what_the_survey_expects(cards: str) -> None:
    deck = tuple(cards)
    for environment in _environments(3):
        survey, before = Survey(environment, deck, Corridors.LARGEST), points(environment, deck)
        for species in SPECIES:
            for gain, tile in survey.putting(species):
                after = environment.putting(species, Put(environment.land.cells[tile]))
                bought = (EARNED - 1) * environment.printed[tile].keystone
                assert points(after, deck) - before + bought == gain


@pytest.mark.parametrize("cards", DECKS)
def test_a_token_on_a_new_tile_brings_what_the_survey_expects(cards: str) -> None:
    deck, tiles = tuple(cards), load().box("hex", 2).tiles
    plain = [tile for tile in tiles if not tile.keystone]
    showing = [next(tile for tile in plain if species in tile.wildlife) for species in SPECIES]
    for environment in _environments(4):
        survey = Survey(environment, deck, Corridors.LARGEST)
        for place in environment.land.rim:
            for species, tile in enumerate(showing):
                laid = environment.laying(place, tile, 0)
                gain = points(laid.putting(species, Put(place)), deck) - points(laid, deck)
                assert gain == survey.putting_on_new(species, place)


def test_the_best_plan_is_the_best_of_all() -> None:
    tiles = load().box("hex", 2).tiles
    pairs = [(tiles[at * 20], species, 0) for at, species in enumerate(SPECIES[:4])]
    for environment in _environments(5):
        survey = Survey(environment, ("A",) * 5, Corridors.LARGEST)
        every = outlines(survey, pairs, every=True)
        best = best_plan(survey, pairs)
        assert best is not None
        assert max(worth for worth, *_ in every) == best.worth


def test_a_plan_brings_what_it_says() -> None:
    tiles, deck = load().box("hex", 2).tiles, ("A",) * 5
    for environment in _environments(6):
        survey = Survey(environment, deck, Corridors.LARGEST)
        for species in SPECIES:
            pair = (tiles[60], species, 0)
            plan = best_plan(survey, [pair])
            assert plan is not None
            gain = points(carried_out(plan, pair, environment), deck) - points(environment, deck)
            assert int(plan.worth) - gain in (0, EARNED - 1)


@pytest.mark.parametrize("example", GAMES, ids=lambda example: example.name)
def test_the_greedy_player_plays_every_game_to_its_end(example: Example[Turn[Table]]) -> None:
    game = example.game
    players = [GreedyPlayer() for _ in range(game.seats)]
    table = play_out(game, game.start(), players, Dealer(Random(1)))
    assert () == game.actors(table)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_expert_plays_every_game_to_its_end(name: str) -> None:
    game = prepare(load(), VARIANTS[name])
    players = [ExpertPlayer(Random(1), EFFORT)]
    table = play_out(game, game.start(), players, Dealer(Random(1)))
    assert () == game.actors(table)


def test_the_expert_plays_alike_from_the_same_seed() -> None:
    game, table = _midgame(7)
    seat = game.actors(table)[0]
    first, second = (ExpertPlayer(Random(3), 200).choose(game, table, seat) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("player", [GreedyPlayer(), ExpertPlayer(Random(1), EFFORT)])
def test_a_player_can_be_asked_in_the_middle_of_a_turn(player: Player[Turn[Table]]) -> None:
    game, table = _midgame(8)
    seat, asked = game.actors(table)[0], list[type[Move]]()
    for move in (Draft(1), None, None):
        chosen = move or player.choose(game, table, seat)
        assert chosen in game.legal(table, seat)
        asked.append(type(chosen))
        table = game.play(table, seat, chosen)
    assert [Draft, Lay] == asked[:2]


def test_a_tile_is_laid_well_after_the_token_was_put_first() -> None:
    game, table = _midgame(9)
    seat = game.actors(table)[0]
    table = game.play(table, seat, Draft(1))
    put = next((move for move in game.legal(table, seat) if isinstance(move, Put)), None)
    assert put is not None
    table = game.play(table, seat, put)
    assert isinstance(GreedyPlayer().choose(game, table, seat), Lay)

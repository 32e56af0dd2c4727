"""Options told apart by arithmetic, and chance that weighs them."""

from __future__ import annotations

from collections import Counter
from random import Random

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE
from rollwrite.games.cascadia.moves import DrawPair
from rollwrite.games.cascadia.nature import SPECIES_WORDS
from rollwrite.games.cascadia.options import Options
from tests.engine.toy import TickingGame
from tests.games.cascadia.sittings import Sitting, begun

DRAWS = 4000


def _drawing() -> Sitting:
    """Return a game in which a pair is drawn, and most tokens in the bag are not bears."""
    sitting = begun(Options(seats=2, cards="AAAAA"))
    return sitting.says("draft 1", "lay 1,0 0", "put 0,1")


def test_an_offer_has_what_it_lists_and_nothing_else() -> None:
    sitting = begun().says("draft 1")
    offer = sitting.game.legal(sitting.turn, 0)
    listed = list(offer)
    assert (len(listed), True) == (len(offer), all(move in offer for move in listed))
    assert [listed[at] for at in range(len(offer))] == listed


def test_chance_weighs_each_answer() -> None:
    assert {19: 81 * 4, 20: 81} == Counter(_drawing().turn.weights)


def test_without_weights_all_answers_weigh_alike() -> None:
    game = TickingGame(2)
    table, _ = Dealer(Random(1)).deal(game, game.start())
    assert (1,) * len(game.legal(table, 0)) == game.turn_of(table, 0).weights


def test_a_dealer_draws_every_tile_and_every_species() -> None:
    sitting, dealer = _drawing(), Dealer(Random(1))
    drawn = [dealer.choose(sitting.game, sitting.turn, TABLE) for _ in range(DRAWS)]
    species = Counter(str(move.species) for move in drawn if isinstance(move, DrawPair))
    tiles = Counter(move.tile for move in drawn if isinstance(move, DrawPair))
    assert (5, 81) == (len(species), len(tiles))
    assert all(0.17 < species[word] / DRAWS < 0.23 for word in SPECIES_WORDS)

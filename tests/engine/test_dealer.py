"""Dealers answer for chance, as likely as the game says."""

from collections import Counter
from random import Random

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.game import TABLE, awaiting_chance
from rollwrite.engine.log import Entry
from tests.engine.toy import TickingGame, Toss

GAME = TickingGame(2)


def test_the_table_waits_for_chance_before_anybody_moves() -> None:
    assert TABLE == awaiting_chance(GAME, GAME.start())


def test_a_dealer_answers_all_that_chance_is_asked_and_no_more() -> None:
    table, dealt = Dealer(Random(1)).deal(GAME, GAME.start())
    assert ([TABLE], None, (0, 1)) == (
        [entry.seat for entry in dealt],
        awaiting_chance(GAME, table),
        GAME.actors(table),
    )


def test_what_is_dealt_is_what_a_log_needs() -> None:
    table, dealt = Dealer(Random(1)).deal(GAME, GAME.start())
    (entry,) = dealt
    move = GAME.notation.read(entry.text)
    assert (Entry(TABLE, entry.text), table) == (entry, GAME.play(GAME.start(), TABLE, move))


def test_a_dealer_keeps_to_the_weights() -> None:
    dealer, start = Dealer(Random(1)), GAME.start()
    tossed = Counter(dealer.choose(GAME, start, TABLE) for _ in range(4000))
    assert 0.73 < tossed[Toss(1)] / tossed.total() < 0.77


def test_equal_seeds_deal_alike() -> None:
    one, other = (Dealer(Random(7)).deal(GAME, GAME.start()) for _ in range(2))
    assert one == other

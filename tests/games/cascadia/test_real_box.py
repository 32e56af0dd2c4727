"""A real box on the table: tiles and tokens are typed in as they are drawn, and put right."""

import pytest

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry, replay
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.table import Table
from tests.games.cascadia.sittings import PAIRS

GAME = prepare(load(), Options(seats=2, cards="AAAAA", real=True))
OPENING = ["starter mountain", "starter river", *(f"pair {pair}" for pair in PAIRS)]
FIRST = ["draft 1", "lay 1,0 0", "put 0,0"]


def _entries(*turns: list[str]) -> list[Entry]:
    """Return the opening, then *turns*, of which each seat has one after the other."""
    entries = [Entry(TABLE, text) for text in OPENING]
    for number, texts in enumerate(turns):
        entries += [Entry(TABLE if t.startswith("pair") else number % 2, t) for t in texts]
    return entries


def test_everything_drawn_can_be_typed_in() -> None:
    turn = replay(GAME, _entries([*FIRST, "pair forest:elk fox"])).table
    assert (True, 1) == (GAME.typed_in, turn.on.seat)


def test_a_pair_typed_in_wrongly_is_amended() -> None:
    entries = _entries([*FIRST, "pair forest:elk fox"])
    entries.append(Entry(1, f"amend {len(entries) - 1} pair forest:elk hawk"))
    assert 3 == replay(GAME, entries).table.on.tokens[0]


def test_what_no_longer_fits_after_an_amendment_is_struck_out() -> None:
    entries = _entries(FIRST)
    # The starter was another one, on which a bear cannot stand at the top.
    entries.append(Entry(0, "amend 0 starter wetland"))
    story = replay(GAME, entries)
    assert ([8], 0) == (sorted(story.struck), story.table.on.seat)


def test_an_amendment_is_refused_when_later_draws_would_fall_with_it() -> None:
    entries = _entries([*FIRST, "pair forest:elk fox"])
    entries.append(Entry(0, "amend 0 starter wetland"))
    with pytest.raises(RuleError) as caught:
        replay(GAME, entries)
    assert "too-late-to-amend" == caught.value.key


def test_a_tile_that_lies_there_already_cannot_be_drawn() -> None:
    with pytest.raises(RuleError):
        replay(GAME, _entries([*FIRST, "pair mountain:hawk fox", "pair mountain:hawk fox"]))


def test_a_choice_is_never_amended() -> None:
    entries = _entries(FIRST)
    entries.append(Entry(0, f"amend {len(OPENING)} draft 2"))
    with pytest.raises(RuleError) as caught:
        replay(GAME, entries)
    assert "not-amendable" == caught.value.key


def _held(*texts: str) -> Turn[Table]:
    game = prepare(load(), Options(seats=2, restrictions=("hidden-cards",), real=True))
    return replay(game, [Entry(TABLE, text) for text in texts]).table


def test_who_holds_a_card_types_it_in_before_the_others_are_typed() -> None:
    turn = _held("card hawk D", "card bear B")
    assert ["card elk A", "card elk B", "card elk C", "card elk D"] == [
        GAME.notation.write(move) for move in turn.choices
    ]


def test_cards_typed_in_by_who_holds_them_are_scored_with_the_others() -> None:
    open_ones = ("card elk A", "card salmon C", "card fox C")
    opening = _held("card hawk D", "card bear B", *open_ones).on.opening
    assert (("B", "A", "C", "D", "C"), (3, 0)) == (opening.cards, opening.held)

"""Marks that would be lost are counted before a card is completed (C2)."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.filling import filled
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.marking import mark
from rollwrite.games.rolling.nature import HABITATS, Habitat, Tally
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.warning import lost_marks
from tests.cli.conftest import Run

REAL = ("play", "--real", "--supplements")
LARGER = (*REAL, "hills-5", "hills-1", "hills-2", "hills-3", "--sheet", "D")
COMPLETED = ("card rivers1-fox1", "any fox fox bear", "elk salmon", "collect fox3", "complete 1")
"""A card that allows one animal to be written, so that a size of 2 is one too many (D1)."""


def _blank(sheet: str) -> Page:
    return prepare(load(), Options(sheet=sheet)).start().turns[0].on


def _card(habitat: Habitat, size: int) -> Card:
    return Card(habitat, size, Tally(fox=9))


def _crowded(random: Random, share: float) -> Page:
    """Return a page of sheet C on which many hexes were circled, wherever they lie."""
    page = _blank("hills-c")
    for habitat in HABITATS:
        for space in page.sheet.tracks[habitat]:
            if not page.marks >> space & 1 and random.random() < share:
                page = mark(page, space, habitat + 1)
    return page


def _fewest_lost(page: Page, card: Card) -> int:
    """Return how many marks are lost at least, by trying every way to make them."""

    @cache
    def most(turn: Turn[Page]) -> int:
        made = (turn.on.marks & ~page.marks & _countable(page, card)).bit_count()
        if not turn.open:
            return made
        return max(most(turn.answer(move)) for move in turn.choices)

    after, asks = filled(page, card, card.size)
    return card.size - min(card.size, most(Turn.asking(after, asks)))


def _countable(page: Page, card: Card) -> int:
    overflow = sum(1 << box for box in page.sheet.overflow)
    return page.sheet.habitats[card.habitat] | overflow


@pytest.mark.parametrize("seed", range(40))
def test_on_sheet_c_the_count_is_that_of_the_best_way_to_mark(seed: int) -> None:
    random = Random(seed)
    page = _crowded(random, random.choice((0.2, 0.5, 0.8)))
    card = _card(random.choice(HABITATS), random.randint(1, 3))
    assert _fewest_lost(page, card) == lost_marks(page, card, card.size)


def test_on_sheet_a_no_mark_is_lost() -> None:
    assert 0 == lost_marks(_blank("hills-a"), _card(Habitat.RIVERS, 5), 5)


def test_on_sheet_b_marks_are_lost_past_the_end_of_the_overflow_track() -> None:
    page = _blank("hills-b")
    full = page.sheet.habitats[Habitat.RIVERS] | sum(1 << box for box in page.sheet.overflow[:3])
    page = replace(page, ink=(full,))
    assert 5 - 2 == lost_marks(page, _card(Habitat.RIVERS, 5), 5)


def test_on_sheet_d_a_full_habitat_flows_over() -> None:
    page = _blank("hills-d")
    full = page.sheet.habitats[Habitat.RIVERS]
    page = replace(page, ink=(0, full, *page.ink[2:]))
    assert 0 == lost_marks(page, _card(Habitat.RIVERS, 5), 5)


@pytest.mark.parametrize("card", ["rivers3-fox1", "rivers3-elk1-fox1", "rivers3-fox4", "rivers3"])
@pytest.mark.parametrize("free", [4, 2, 1, 0])
def test_on_sheet_d_the_count_is_that_of_the_best_way_to_write(card: str, free: int) -> None:
    """D1, D2: a cost may name too few animals; what is left flows over where a habitat is full."""
    page = _blank("hills-d")
    full = sum(1 << hex for hex in page.sheet.tracks[Habitat.RIVERS][free:])
    page = replace(page, ink=(0, full, *page.ink[2:]))
    assert _fewest_lost(page, Card.read(card)) == lost_marks(page, Card.read(card), 3)


def test_the_size_that_counts_is_the_one_that_is_marked() -> None:
    page = _blank("hills-b")
    rivers = page.sheet.tracks[Habitat.RIVERS]
    boxes = page.sheet.overflow
    full = sum(1 << space for space in (*rivers[2:], *boxes))
    page = replace(page, ink=(full,))
    sizes = range(1, 5)
    assert [0, 0, 1, 2] == [lost_marks(page, _card(Habitat.RIVERS, 2), size) for size in sizes]


def test_hills_5_warns_before_its_extra_mark_is_lost(run: Run) -> None:
    """Hills 5: the size may be one larger, and that mark may find no place (E3)."""
    _, out, _ = run(*LARGER, typed=[*COMPLETED, "reward bonus", "no", "reward bonus", "yes"])
    warned = "Take the bonus. 1 mark finds no place and is lost"
    assert (True, 2) == (warned in out, out.count("Do it all the same?"))


def test_hills_5_taken_without_its_bonus_needs_no_warning(run: Run) -> None:
    """Hills 5: the marks of the card itself still find their place."""
    _, out, _ = run(*LARGER, typed=[*COMPLETED, "reward none"])
    assert 0 == out.count("Do it all the same?")


def test_a_slot_that_does_not_exist_is_refused_without_a_warning(run: Run) -> None:
    card, throw = "card wetlands5-fox1-salmon1", ("any fox fox bear", "elk salmon")
    full = [card, *throw, "collect fox3", "complete 1", *[""] * 7, "done"]
    again = [card, *throw, "collect salmon2", "complete 0"]
    _, out, _ = run(
        *("play", "--real", "--sheet", "C", "--supplements", "starter"), typed=[*full, *again]
    )
    assert (0, 1) == (out.count("Do it all the same?"), out.count("not possible now: complete 0"))


def test_who_completes_a_card_at_the_own_word_is_asked_too(run: Run) -> None:
    """D1: three marks, and one animal that may be written."""
    typed = [*COMPLETED[:-1], "completed rivers3-fox1", "no", "completed rivers3-fox1", "yes"]
    _, out, _ = run(*LARGER, typed=typed)
    assert (2, 2) == (out.count("Do it all the same?"), out.count("2 marks find no place"))


def test_a_person_is_asked_again_before_marks_are_lost(run: Run) -> None:
    card, throw = "card wetlands5-fox1-salmon1", ("any fox fox bear", "elk salmon")
    full = [card, *throw, "collect fox3", "complete 1", *[""] * 7, "done"]
    again = [card, *throw, "collect salmon2", "complete 1", "no", "complete 1", "yes"]
    _, out, _ = run(
        *("play", "--real", "--sheet", "C", "--supplements", "starter"), typed=[*full, *again]
    )
    assert (2, 2) == (out.count("Do it all the same?"), out.count("How do you pay?"))

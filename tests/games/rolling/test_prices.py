"""What a card can be paid with, held against a law for each discount tried on every tally."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.effects import Roll
from rollwrite.games.rolling.nature import ANIMALS, TOKEN, Animal, Habitat, Tally
from rollwrite.games.rolling.prices import payments, payments_after
from tests.games.rolling.situations import LIBRARY

Law = Callable[[list[int], list[int], int], bool]
"""Whether animals asked, animals paid and tokens paid go together, the discount being used."""


def _saved(asked: list[int], paid: list[int]) -> list[int]:
    return [want - give for want, give in zip(asked, paid, strict=True)]


def _off_one_type(asked: list[int], paid: list[int], types: tuple[Animal, ...], most: int) -> bool:
    saved = _saved(asked, paid)
    touched = [animal for animal in ANIMALS if saved[animal]]
    return min(saved) >= 0 and len(touched) == 1 and touched[0] in types and sum(saved) <= most


def _off_any(asked: list[int], paid: list[int], count: int) -> bool:
    return min(_saved(asked, paid)) >= 0 and sum(_saved(asked, paid)) == count


def _one_lower(asked: list[int], paid: list[int]) -> bool:
    moved = _saved(asked, paid)
    highs = [animal for animal in ANIMALS[:-1] if moved[animal] > 0]
    return len(highs) == 1 and all(
        moved[animal] == {highs[0]: moved[highs[0]], highs[0] + 1: -moved[highs[0]]}.get(animal, 0)
        for animal in ANIMALS
    )


def _others(asked: list[int], paid: list[int], most: int) -> bool:
    moved = _saved(asked, paid)
    return sum(moved) == 0 and sum(each for each in moved if each > 0) <= most


def _rarest_less(asked: list[int], paid: list[int]) -> bool:
    rarest = min(animal for animal in ANIMALS if asked[animal])
    return _saved(asked, paid) == [int(animal == rarest) for animal in ANIMALS]


LAWS: dict[str, Law] = {
    "hills-1": lambda asked, paid, tokens: not tokens and _off_any(asked, paid, 1),
    "hills-4": lambda asked, paid, tokens: (
        not tokens and _off_one_type(asked, paid, (Animal.SALMON, Animal.HAWK), 2)
    ),
    "hills-8": lambda asked, paid, tokens: not tokens and _one_lower(asked, paid),
    "hills-10": lambda asked, paid, tokens: tokens == 2 and _off_any(asked, paid, 3),
    "rivers-1": lambda asked, paid, tokens: (
        not tokens and _off_one_type(asked, paid, (Animal.SALMON,), 2)
    ),
    "rivers-4": lambda asked, paid, tokens: not tokens and _rarest_less(asked, paid),
    "rivers-6": lambda asked, paid, tokens: tokens in (1, 2) and _off_any(asked, paid, tokens),
    "rivers-8": lambda asked, paid, tokens: not tokens and _others(asked, paid, 2),
    "rivers-10": lambda asked, paid, tokens: (
        not tokens and _saved(asked, paid) == [int(each >= 3) for each in asked]
    ),
}

costs = st.lists(st.integers(0, 3), min_size=5, max_size=5).filter(lambda each: 3 <= sum(each) <= 6)


def _every(asked: list[int], law: Law) -> set[Tally]:
    """Return every payment that *law* allows, and the cost itself."""
    most = max(asked) + 3
    paid = {
        Tally(*animals).but(TOKEN, tokens)
        for animals in product(range(most + 1), repeat=5)
        if sum(animals) <= sum(asked)
        for tokens in range(4)
        if law(asked, list(animals), tokens)
    }
    return paid | {Tally(*asked)}


@pytest.mark.parametrize("key", LAWS)
@settings(max_examples=20)
@given(asked=costs)
def test_a_discount_allows_exactly_what_its_law_says(key: str, asked: list[int]) -> None:
    """Hills 1, Hills 4, Hills 8, Hills 10, Rivers 1, Rivers 4, Rivers 6, Rivers 8, Rivers 10."""
    card = Card(Habitat.RIVERS, 2, Tally(*asked))
    offered = {pay.price for pay in payments(card, LIBRARY.supplement(key))}
    assert _every(asked, LAWS[key]) == offered


@given(asked=costs, word=st.sampled_from(["bear", "salmon", "salmon/hawk"]))
def test_one_die_takes_off_the_whole_type_it_shows(asked: list[int], word: str) -> None:
    """Hills 11, T6."""
    face = Face.read(word)
    wanted = {Tally(*asked), *(Tally(*asked).but(animal, 0) for animal in face.animals)}
    card = Card(Habitat.RIVERS, 2, Tally(*asked))
    assert wanted == {pay.price for pay in payments_after(card, Roll(1), (face,))}


@settings(max_examples=20)
@given(asked=costs, words=st.tuples(*[st.sampled_from(["elk", "hawk", "salmon/hawk"])] * 2))
def test_two_dice_take_up_to_two_off_one_type_they_show(
    asked: list[int], words: tuple[str, str]
) -> None:
    """Rivers 11, T6."""
    faces = tuple(map(Face.read, words))
    types = tuple(animal for face in faces for animal in face.animals)
    wanted = _every(asked, lambda want, paid, tokens: (
        not tokens and _off_one_type(want, paid, types, 2)
    ))  # fmt: skip
    card = Card(Habitat.RIVERS, 2, Tally(*asked))
    assert wanted == {pay.price for pay in payments_after(card, Roll(2, 2), faces)}


@pytest.mark.parametrize("key", LAWS)
def test_a_card_without_a_cost_is_free_under_every_discount(key: str) -> None:
    """H1: a real card may be typed in without its cost."""
    free = Card(Habitat.RIVERS, 2, Tally())
    assert [Tally()] == [pay.price for pay in payments(free, LIBRARY.supplement(key))]

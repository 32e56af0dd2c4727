"""Every number printed on every card."""

from collections.abc import Iterator

import pytest

from rollwrite.games.cascadia.nature import SPECIES_WORDS
from rollwrite.games.cascadia.scoring.deck import LETTERS, deck
from tests.games.cascadia.landscapes import tokens_at

AROUND = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
"""The cells around 0,0, each beside the one before."""
AROUND_TWO = ("1,-1", "0,-1", "-1,0", "-1,1", "0,1", "1,1", "2,0", "2,-1")
"""The cells around 0,0 and 1,0."""


def _row(species: str, length: int, r: int = 0) -> str:
    """Return a straight line of *species*."""
    return species + "".join(f" {q},{r}" for q in range(length)) + " "


def _rows(species: str, *lengths: int) -> str:
    """Return straight lines of *species*, far from each other."""
    return "".join(_row(species, length, 3 * at) for at, length in enumerate(lengths))


def _apart(species: str, count: int) -> str:
    return species + "".join(f" {2 * at},0" for at in range(count)) + " "


def _around(cells: tuple[str, ...], *species: str) -> str:
    return "".join(f"{each} {cell} " for each, cell in zip(species, cells, strict=False))


def _between(*species: str) -> str:
    """Return two hawks with *species* between them."""
    inner = (f"{each} {q},0" for q, each in enumerate(species, 1))
    return f"hawk 0,0 {len(species) + 1},0 " + " ".join(inner)


def _all() -> Iterator[tuple[str, str, int]]:
    """Yield the card, what lies there, and the points."""
    for card, row in {
        "bear A": (0, 0, 4, 0, 0, 0),
        "bear B": (0, 0, 0, 10, 0, 0),
        "bear C": (0, 2, 5, 8, 0, 0),
        "bear D": (0, 0, 5, 8, 13, 0),
        "elk A": (0, 2, 5, 9, 13, 15, 18, 22, 26),
        "elk C": (0, 2, 4, 7, 10, 14, 18, 23, 28, 30, 32, 35),
        "salmon A": (0, 2, 5, 8, 12, 16, 20, 25, 25),
        "salmon B": (0, 2, 4, 9, 11, 17, 17),
        "salmon C": (0, 0, 0, 10, 12, 15, 15),
        "salmon D": (0, 0, 0, 3, 4, 5, 6, 7),
    }.items():
        for length, points in enumerate(row):
            yield card, _row(card.split()[0], length), points
    yield from _bears()
    yield from _elk()
    yield from _hawks()
    yield from _foxes()


def _bears() -> Iterator[tuple[str, str, int]]:
    for pairs, points in enumerate((0, 4, 11, 19, 27, 27)):
        yield "bear A", _rows("bear", *(2,) * pairs), points
    for groups, points in enumerate((0, 10, 20, 30)):
        yield "bear B", _rows("bear", *(3,) * groups), points
    yield "bear C", _rows("bear", 1, 2, 3), 18
    yield "bear C", _rows("bear", 1, 1, 2, 2, 3, 3), 33
    yield "bear C", _rows("bear", 1, 2), 7


def _elk() -> Iterator[tuple[str, str, int]]:
    shapes = ("", "0,0", "0,0 1,0", "0,0 1,0 0,1", "0,0 1,0 0,1 1,-1")
    for shape, points in zip(shapes, (0, 2, 5, 9, 13), strict=True):
        yield "elk B", f"elk {shape}", points
    for length, points in enumerate((0, 2, 5, 8, 12, 16, 21)):
        yield "elk D", "elk " + " ".join(AROUND[:length]), points
    yield "elk D", "elk 0,0 " + " ".join(AROUND), 23


def _hawks() -> Iterator[tuple[str, str, int]]:
    for count, points in enumerate((0, 2, 5, 8, 11, 14, 18, 22, 26, 26)):
        yield "hawk A", _apart("hawk", count), points
    for count, points in enumerate((0, 0, 5, 9, 12, 16, 20, 24, 28, 28)):
        yield "hawk B", _apart("hawk", count), points
    for count in range(1, 5):
        yield "hawk C", _apart("hawk", count), 3 * (count - 1)
    yield "hawk D", _between("elk"), 4
    yield "hawk D", _between("elk", "elk"), 4
    yield "hawk D", _between("elk", "fox"), 7
    yield "hawk D", _between("elk", "fox", "bear"), 9
    yield "hawk D", _between("elk", "fox", "bear", "salmon"), 9
    yield "hawk D", "hawk 0,0 2,0", 0


def _foxes() -> Iterator[tuple[str, str, int]]:
    species = ("bear", "elk", "salmon", "hawk", "fox")
    for count in range(5):
        yield "fox A", "fox 0,0 " + _around(AROUND, *species[:count]), count
    yield "fox A", "fox 0,0 " + _around(AROUND, *species), 7  # The other one has two species.
    for kinds, points in enumerate((0, 3, 5, 7)):
        twice = sorted(species[:kinds] * 2)
        yield "fox B", "fox 0,0 " + _around(AROUND, *twice), points
    for count in range(7):
        yield "fox C", "fox 0,0 " + _around(AROUND, *("elk",) * count), count
    for kinds, points in enumerate((0, 5, 7, 9, 11)):
        twice = sorted(species[:kinds] * 2)
        yield "fox D", "fox 0,0 1,0 " + _around(AROUND_TWO, *twice), points


ALL = list(dict.fromkeys(_all()))


@pytest.mark.parametrize(("card", "places", "points"), ALL)
def test_k13_a_number_on_a_card(card: str, places: str, points: int) -> None:
    word, letter = card.split()
    species, environment = SPECIES_WORDS.index(word), tokens_at(places)
    found = deck().card(species, letter).worth(environment.land, environment.tokens, species)
    assert points == found


def test_every_card_is_looked_at() -> None:
    every = {f"{species} {letter}" for species in SPECIES_WORDS for letter in LETTERS}
    assert every == {card for card, *_ in ALL}


@pytest.mark.parametrize("species", SPECIES_WORDS)
@pytest.mark.parametrize(
    ("card", "row"),
    [("family", (0, 2, 5, 9, 9)), ("intermediate", (0, 0, 5, 8, 12, 12))],
)
def test_k13_a_number_on_a_card_for_beginners(
    species: str, card: str, row: tuple[int, ...]
) -> None:
    number = SPECIES_WORDS.index(species)
    found = []
    for length in range(len(row)):
        environment = tokens_at(_row(species, length))
        worth = deck().card(number, card).worth(environment.land, environment.tokens, number)
        found.append(worth)
    assert list(row) == found

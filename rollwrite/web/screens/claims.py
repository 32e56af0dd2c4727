"""Whose game the seats of a phone are."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.store.profiles import Person
from rollwrite.web.visit import Visit


class Claim(Struct, frozen=True):
    """A seat of this phone: whose game it is, or whose it may become."""

    seat: int
    name: str
    person: Person | None
    """Of this phone; None while it is nobody's game."""
    others: bool
    """Whether it is the game of somebody whom this phone does not keep."""
    people: tuple[Person, ...]
    """Who of this phone may say that it is theirs."""


def claims(seen: Visit, people: Sequence[Person]) -> tuple[Claim, ...]:
    """Return the seats that this phone holds, with what *people* of it may say."""
    known = {person.key: person for person in people}
    taken = {seat.profile for seat in seen.seats}
    free = tuple(person for person in people if person.key not in taken)
    found = []
    for number in seen.mine:
        seat = seen.seats[number]
        person = known.get(seat.profile or "")
        others = seat.profile is not None and person is None
        found.append(Claim(number, seat.name, person, others, () if seat.profile else free))
    return tuple(found)

"""How each kind of sheet fills: from the top, from the left, from the star."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.games.rolling.game import Table
from tests.oracles import HABITATS, Reading
from tests.strategies import ROLLING, Examples, few_games, tellings


def _of_sheet(letter: str) -> pytest.MarkDecorator:
    names = [name for name in ROLLING if name.startswith(f"hills-{letter}")]
    return pytest.mark.parametrize("examples", [ROLLING[name] for name in names], ids=names)


def _readings(examples: Examples[Table], data: st.DataObject) -> Iterator[Reading]:
    told = data.draw(tellings(examples))
    for _, table in told.moments(6):
        yield from (Reading(turn.on.sheet.key, turn.on) for turn in table.turns)


@_of_sheet("a")
@few_games
@given(data=st.data())
def test_a1_columns_fill_from_the_top(examples: Examples[Table], data: st.DataObject) -> None:
    for reading in _readings(examples, data):
        for upper, lower in pairwise("abcd"):
            filled = {name[1] for name in reading.written if name[0] == lower}
            assert filled <= {name[1] for name in reading.written if name[0] == upper}


@_of_sheet("b")
@few_games
@given(data=st.data())
def test_b1_tracks_fill_from_the_left_and_overflow_only_when_one_is_full(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for reading in _readings(examples, data):
        lengths = [
            len([name for name in reading.written if name in reading.of_habitat(habitat)])
            for habitat in HABITATS
        ]
        tracks = [
            reading.of_habitat(habitat)[:n] for habitat, n in zip(HABITATS, lengths, strict=True)
        ]
        assert all(name in reading.written for track in tracks for name in track)
        assert "overflow-1" not in reading.written or 12 in lengths


@_of_sheet("c")
@few_games
@given(data=st.data())
def test_c1_circles_hang_together_with_the_star(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for reading in _readings(examples, data):
        circled = {name for name in reading.written if name in reading.hexes}
        reached, edge = set[str](), [reading.file["start"]]
        while edge:
            reached.add(name := edge.pop())
            edge += [each for each in reading.beside(name) if each in circled - reached]
        assert circled == reached


@_of_sheet("c")
@few_games
@given(data=st.data())
def test_c5_a_surrounded_hex_is_circled(examples: Examples[Table], data: st.DataObject) -> None:
    for reading in _readings(examples, data):
        for name in reading.hexes:
            around = reading.beside(name)
            surrounded = len(around) == 6 and reading.has_all(around)
            assert not surrounded or name in reading.written


@_of_sheet("c")
@few_games
@given(data=st.data())
def test_c5_a_hex_without_a_habitat_is_had_by_surrounding_only(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for reading in _readings(examples, data):
        for name, (habitats, _) in reading.hexes.items():
            if name in reading.written and not habitats and name != reading.file["start"]:
                assert reading.has_all(reading.beside(name))


@_of_sheet("c")
@few_games
@given(data=st.data())
def test_c6_a_circle_belongs_to_a_habitat_of_its_hex(
    examples: Examples[Table], data: st.DataObject
) -> None:
    told = data.draw(tellings(examples))
    for _, table in told.moments(6):
        for turn in table.turns:
            reading = Reading(turn.on.sheet.key, turn.on)
            for name, (habitats, _) in reading.hexes.items():
                kind = reading.written.get(name, 0)
                assert (
                    HABITATS[kind - 1] in habitats
                    if kind
                    else turn.open or not _open(name, reading)
                )


def _open(name: str, reading: Reading) -> bool:
    """Return whether *name* is circled and its habitat not told."""
    return name in reading.written and bool(reading.hexes[name][0])


@_of_sheet("d")
@few_games
@given(data=st.data())
def test_d1_every_filled_hex_holds_an_animal(
    examples: Examples[Table], data: st.DataObject
) -> None:
    for reading in _readings(examples, data):
        assert [] == [n for n, kind in reading.written.items() if n in reading.hexes and not kind]


@pytest.mark.parametrize("letter", "bcd")
@few_games
@given(data=st.data())
def test_e3_the_overflow_track_fills_from_the_left(letter: str, data: st.DataObject) -> None:
    examples = ROLLING[f"hills-{letter} both real"]
    for reading in _readings(examples, data):
        crossed = [name in reading.written for name in reading.spaces("overflow")]
        assert sorted(crossed, reverse=True) == crossed

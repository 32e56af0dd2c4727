"""How many ways lead on from fixed positions, and in which order they are offered."""

import pytest

from tests.golden.positions import DEPTHS, ORDER, PERFT, Position


def _pinned(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


def _position(line: str) -> Position:
    name, at = line.partition(":")[0].split()
    return Position(name, int(at))


@pytest.mark.parametrize("line", _pinned(PERFT.read_text()), ids=lambda line: line.split(":")[0])
def test_as_many_sequences_lead_on_as_are_pinned(line: str) -> None:
    assert line == _position(line).perft_line()


@pytest.mark.parametrize("line", _pinned(ORDER.read_text()), ids=lambda line: line.split(":")[0])
def test_answers_are_offered_in_the_pinned_order(line: str) -> None:
    assert line == _position(line).order_line()


@pytest.mark.parametrize("sheet", "abcd")
def test_every_sheet_has_pinned_counts_to_depth_four(sheet: str) -> None:
    lines = [line for line in _pinned(PERFT.read_text()) if line.startswith(f"hills-{sheet}")]
    assert [len(DEPTHS)] * 2 == [len(line.partition(": ")[2].split()) for line in lines]

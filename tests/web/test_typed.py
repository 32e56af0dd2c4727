"""Moves put together on the page."""

from __future__ import annotations

import pytest

from rollwrite.web.typed import move_of


@pytest.mark.parametrize(
    ("form", "move"),
    [
        ({"move": "pass", "pick": "complete 1"}, "pass"),
        ({"pick": "complete 1"}, "complete 1"),
        ({}, ""),
        ({"make": "face", "fox": "1", "hawk": "1"}, "die fox/hawk"),
        (
            dict.fromkeys(("bear", "elk", "fox", "hawk", "salmon"), "1") | {"make": "face"},
            "die any",
        ),
        ({"make": "face 7", "7-elk": "1", "7-fox": "1", "bear": "1"}, "amend 7 die elk/fox"),
        ({"make": "gained", "elk": "2", "token": "1"}, "gained elk2-token1"),
        ({"make": "spent", "bear": "1"}, "spent bear1"),
        ({"make": "card", "habitat": "rivers", "size": "2", "card-fox": "3"}, "card rivers2-fox3"),
        (
            {"make": "card 7", "7-habitat": "forests", "7-size": "1", "7-card-elk": "1"}
            | {"habitat": "rivers", "size": "2", "card-fox": "3", "card-elk": "9"},
            "amend 7 card forests1-elk1",
        ),
        ({"make": "completed", "habitat": "forests", "size": "3"}, "completed forests3"),
        (
            {"make": "completed", "habitat": "rivers", "size": "2", "card-fox": "3", "fox": "1"},
            "completed rivers2-fox3",
        ),
    ],
)
def test_a_form_is_read_as_the_move_it_means(form: dict[str, str], move: str) -> None:
    assert move == move_of(form)


@pytest.mark.parametrize("count", ["-1", "100", "x", "1.5", "9" * 5000])
def test_a_count_that_nobody_holds_makes_no_move(count: str) -> None:
    assert "gained" == move_of({"make": "gained", "elk": count})


@pytest.mark.parametrize("make", ["gained", "spent"])
def test_nothing_gained_or_spent_makes_no_move(make: str) -> None:
    assert make == move_of({"make": make, "elk": "0", "token": ""})


def test_a_card_that_costs_nothing_is_not_turned_up() -> None:
    assert "card" == move_of({"make": "card", "habitat": "rivers", "size": "1", "card-token": "1"})


@pytest.mark.parametrize(
    "card",
    [
        {},
        {"habitat": "sea", "size": "2"},
        {"habitat": "rivers", "size": "x"},
        {"habitat": "rivers", "size": "2", "card-fox": "-1"},
    ],
)
@pytest.mark.parametrize("make", ["card", "completed"])
def test_a_card_that_cannot_be_makes_no_move(make: str, card: dict[str, str]) -> None:
    assert make == move_of({"make": make} | card)


@pytest.mark.parametrize("ticked", [{}, {"elk": "0"}, {"wolf": "1"}])
def test_a_face_without_an_animal_makes_no_move(ticked: dict[str, str]) -> None:
    assert "face" == move_of({"make": "face"} | ticked)

"""Games of the past: page by page, one by one, in figures, and entered by hand."""

from __future__ import annotations

import re

import pytest

from tests.web.phones import Phone
from tests.web.walkers import PAPER, begin, on_paper

ROWS = re.compile(r'href="/games/(\w+)"')


def test_games_come_page_by_page_the_newest_first(marta: Phone) -> None:
    begin(marta)
    days = [f"2026-03-{day:02}" for day in range(1, 23)]
    codes = [on_paper(marta, day=day) for day in days]
    first = marta.get("/games").text
    older = first.partition(">Older games<")[0].rpartition('href="')[2].partition('"')[0]
    second = marta.get(older.replace("&amp;", "&")).text
    assert list(reversed(codes)) == [*ROWS.findall(first), *ROWS.findall(second)]


def test_the_games_of_one_sheet_alone_can_be_seen(marta: Phone) -> None:
    begin(marta)
    code = on_paper(marta)
    found = [ROWS.findall(marta.get(f"/games?sheet=hills-{each}").text) for each in "ab"]
    assert [[code], []] == found


def test_a_page_of_games_that_there_is_not_says_so(marta: Phone) -> None:
    begin(marta)
    assert 404 == marta.get("/games?after=nonsense").status_code


def test_a_game_on_paper_is_marked_and_can_be_erased(marta: Phone) -> None:
    begin(marta)
    code = on_paper(marta)
    page = marta.get(f"/games/{code}").text
    marta.post(f"/games/{code}/erase")
    left = [ROWS.findall(marta.get("/games").text), "4 of 52" in marta.get("/").text]
    assert ("entered by hand" in page, [[], False]) == (True, left)


@pytest.mark.parametrize(("said", "shown"), [("on", "4 of 52"), ("off", "0 of 52")])
def test_a_game_alone_on_paper_counts_as_the_house_says(
    marta: Phone, said: str, shown: str
) -> None:
    begin(marta)
    on_paper(marta, solo_counts=said)
    page = marta.get("/trail").text
    assert shown in re.sub(r"<[^>]+>", "", page)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"line-row-1": ""}, "A number is missing here"),
        ({"line-row-1": "99"}, "Row 1: this sheet gives 0 to 33 points."),
        ({"line-row-1": "17"}, "The sections come to 59, not 60."),
        ({"fact-areas:row": "9"}, "Rows complete: type a number from 0 to 4."),
        ({"day": "2999-01-01"}, "The day is still to come"),
        ({"name-0": "Jonas"}, "A number is missing here"),
    ],
)
def test_what_was_typed_stays_when_something_is_missing(
    marta: Phone, changed: dict[str, str], words: str
) -> None:
    begin(marta)
    answer = marta.post("/paper", total="60", **(PAPER | changed))
    kept = 'name="line-row-2" value="16"' in answer.text
    assert (409, True, True) == (answer.status_code, words in answer.text, kept)


def test_the_form_asks_for_what_a_scenario_needs(marta: Phone) -> None:
    begin(marta)
    page = marta.get("/paper?quest=scenario&scenario=5").text
    assert ('name="line-row-1"' in page, 'name="fact-cards"' in page) == (True, True)


def test_figures_tell_bests_sections_and_rivals(marta: Phone) -> None:
    begin(marta)
    on_paper(marta, **{"name-0": "Jonas", "total-0": "44"})
    on_paper(marta, **{"name-0": "Jonas", "total-0": "70", "day": "2026-03-02"})
    page = marta.get("/statistics").text
    told = (
        "2 games&nbsp;· best 60",
        "Scores on sheet A, game after game",
        "1\N{EN DASH}0\N{EN DASH}1",
        "60 : 57",
    )
    assert dict.fromkeys(told, True) == {words: words in page for words in told}


def test_a_game_of_somebody_else_is_not_shown(marta: Phone, jonas: Phone) -> None:
    begin(marta)
    begin(jonas, "Jonas")
    assert 404 == jonas.get(f"/games/{on_paper(marta)}").status_code

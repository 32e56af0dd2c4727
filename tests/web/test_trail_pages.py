"""The trail on the page: its steps, what comes next, and trails side by side."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from tests.web.phones import Phone
from tests.web.presses import MOST, forget, spend
from tests.web.walkers import begin, on_paper, shared, third

FILLED = re.compile(r'class="step (check|star)')


def test_a_phone_that_keeps_nobody_sees_an_empty_trail(marta: Phone) -> None:
    page = marta.get("/trail").text
    assert (52, True) == (page.count('class="step '), "Begin a trail" in page)


def test_each_step_that_was_met_is_filled_in_the_order_of_time(marta: Phone) -> None:
    begin(marta)
    on_paper(marta)
    assert ["check"] * 4 == FILLED.findall(marta.get("/trail").text)


def test_a_filled_step_tells_the_day_and_the_company(marta: Phone) -> None:
    begin(marta)
    on_paper(marta, **{"name-0": "Jonas", "total-0": "44"})
    page = marta.get("/trail").text
    assert "1 March 2026, with Jonas, entered by hand" in page


def test_the_first_suggestion_opens_a_table_set_up_by_its_scenario(marta: Phone) -> None:
    begin(marta)
    page = marta.get("/trail").text
    assert '/new?quest=scenario&amp;scenario=1"' in page
    form = marta.get("/new?quest=scenario&scenario=7").text
    assert re.search(r'name="scenario" value="7" checked', form)


def test_home_tells_how_far_the_trail_has_come(marta: Phone) -> None:
    begin(marta)
    on_paper(marta)
    assert "4 of 52 steps" in marta.get("/").text


def test_a_shared_trail_stands_beside_the_own_one(app: Flask, marta: Phone, jonas: Phone) -> None:
    begin(marta)
    begin(jonas, "Jonas")
    on_paper(marta)
    word = shared(marta)
    seen = jonas.get(f"/trail/shared?word={word}").text
    jonas.post("/trail/shared", word=word)
    group = jonas.get("/trail/group").text
    assert (4, True) == (len(FILLED.findall(seen)), "Marta: 4 of 52 steps" in group)


def test_seven_people_stand_side_by_side(marta: Phone, jonas: Phone) -> None:
    here, friends = ["Ada", "Bob", "Cleo", "Dan", "Eve"], ["Finn", "Gus"]
    for name in here:
        begin(marta, name)
    for name in friends:
        begin(jonas, name)
        marta.post("/trail/shared", word=shared(jonas))
    page = marta.get("/trail/group").text
    shown = re.findall(r'<g role="img" aria-label="(\w+): 0 of 52 steps"', page)
    assert [*reversed(here), *reversed(friends)] == shown


def test_a_trail_that_is_no_longer_shared_leaves_the_group(marta: Phone, jonas: Phone) -> None:
    begin(marta)
    word = shared(marta)
    jonas.post("/trail/shared", word=word)
    marta.post("/trail/unshare")
    assert (403, False) == (
        jonas.get(f"/trail/shared?word={word}").status_code,
        "Marta" in jonas.get("/trail/group").text,
    )


def test_a_shared_trail_changes_nothing(app: Flask, marta: Phone) -> None:
    begin(marta)
    word, eve = shared(marta), third(app)
    eve.post("/trail/shared", word=word)
    assert ([303, 303], True) == (
        [eve.get(path).status_code for path in ("/games", "/statistics")],
        "Your name" in eve.get("/me").text,
    )


def test_everybody_at_a_table_sees_the_trails_there(code: str, marta: Phone, jonas: Phone) -> None:
    begin(marta)
    page = marta.get(f"/t/{code}").text
    key = page.partition('name="person" value="')[2].partition('"')[0]
    marta.post(f"/t/{code}/claim", seat="0", person=key)
    assert "Marta: 0 of 52 steps" in jonas.get(f"/t/{code}/trails").text


def test_strangers_do_not_see_the_trails_of_a_table(app: Flask, code: str) -> None:
    assert 403 == third(app).get(f"/t/{code}/trails").status_code


def test_the_tracker_is_printed_as_it_stands(marta: Phone) -> None:
    begin(marta)
    empty = marta.get("/trail.pdf").data
    on_paper(marta)
    filled = marta.get("/trail.pdf").data
    assert (b"%PDF", True) == (filled[:4], empty != filled)


def test_the_two_sides_of_a_tracker_count_as_printed(app: Flask, marta: Phone) -> None:
    spend(app, MOST - 1)
    assert 429 == marta.get("/trail.pdf").status_code


def test_nothing_is_pressed_for_who_has_the_tracker_already(app: Flask, marta: Phone) -> None:
    first = marta.get("/trail.pdf")
    forget(app)
    spend(app, MOST - 2)
    again = marta.get("/trail.pdf", known=first.headers["ETag"])
    assert (304, b"") == (again.status_code, again.data)


def test_a_tracker_that_is_kept_takes_nothing_of_what_one_may_print(
    app: Flask, marta: Phone
) -> None:
    first = marta.get("/trail.pdf")
    spend(app, MOST - 2)
    again = marta.get("/trail.pdf")
    assert (200, first.data) == (again.status_code, again.data)


def test_a_tracker_is_asked_for_again_each_time_and_kept_by_nobody_else(marta: Phone) -> None:
    assert "private, no-cache" == marta.get("/trail.pdf").headers["Cache-Control"]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_page_of_a_person_speaks_the_language_of_the_phone(marta: Phone, lang: str) -> None:
    begin(marta)
    game = on_paper(marta, **{"name-0": "Jonas", "total-0": "44"})
    pages = ("/trail", "/trail/group", "/games", f"/games/{game}", "/statistics", "/paper")
    more = ("/me", "/me/new", "/me/delete", "/me/import", "/recover", "/challenges", "/arrive")
    answers = {path: marta.get(path, lang) for path in (*pages, *more)}
    told = {
        path: (each.status_code, f'lang="{lang}"' in each.text) for path, each in answers.items()
    }
    assert dict.fromkeys(answers, (200, True)) == told

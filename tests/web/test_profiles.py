"""People without accounts: made by a name, on several phones, brought back, deleted."""

from __future__ import annotations

import gzip

import pytest
from flask import Flask
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from rollwrite.store.people import Profile
from rollwrite.web.limits import SIZES
from tests.web.phones import Phone
from tests.web.walkers import begin, carried, on_paper, third


def test_a_name_is_enough_to_begin_a_trail(marta: Phone) -> None:
    begin(marta)
    assert "<h1>Marta</h1>" in marta.get("/me").text


def test_a_missing_name_is_asked_for_again(marta: Phone) -> None:
    answer = marta.post("/me/new", name=" ")
    assert (409, True) == (answer.status_code, "Your name is missing" in answer.text)


def test_a_family_shares_one_phone_and_switches(marta: Phone) -> None:
    begin(marta, "Marta")
    begin(marta, "Zofia")
    page = marta.get("/me").text
    key = page.partition('name="person" value="')[2].partition('"')[0]
    marta.post("/me/switch", person=key)
    assert ["<h1>Zofia</h1>" in page, "<h1>Marta</h1>" in marta.get("/me").text] == [True, True]


def test_a_link_carries_a_person_to_another_phone_once(
    app: Flask, marta: Phone, jonas: Phone
) -> None:
    begin(marta)
    word = carried(marta)
    jonas.post(f"/arrive?word={word}")
    again = third(app).post(f"/arrive?word={word}")
    assert ("<h1>Marta</h1>" in jonas.get("/me").text, 403) == (True, again.status_code)


def test_looking_at_a_carrying_link_uses_nothing_up(marta: Phone, jonas: Phone) -> None:
    begin(marta)
    word = carried(marta)
    jonas.get(f"/arrive?word={word}")
    assert 303 == jonas.post(f"/arrive?word={word}").status_code


def test_the_printed_code_brings_a_person_back_in_any_spelling(marta: Phone, jonas: Phone) -> None:
    code = begin(marta)
    jonas.post("/recover", code=f" {code.lower().replace('-', ' ')} ")
    assert "<h1>Marta</h1>" in jonas.get("/me").text


def test_a_fresh_code_makes_the_printed_one_void(marta: Phone, jonas: Phone) -> None:
    code = begin(marta)
    marta.post("/me/code")
    assert 409 == jonas.post("/recover", code=code).status_code


def test_codes_cannot_be_guessed_for_long(jonas: Phone) -> None:
    tries = [
        jonas.post("/recover", code=f"BCDF-GHJK-MNPQ-RS{a}{b}").status_code
        for a in "BCDF"
        for b in "BCD"
    ]
    most = SIZES["codes"].count
    assert [409] * most + [429] * (len(tries) - most) == tries


@pytest.mark.parametrize("word", ["", "x", "../../etc", "é" * 40, "0" * 43])
def test_a_forged_link_changes_nothing(
    marta: Phone, jonas: Phone, session: Session, word: str
) -> None:
    begin(marta)
    before = session.scalar(select(func.count()).select_from(Profile))
    answer = jonas.post(f"/arrive?word={word}")
    session.rollback()
    after = session.scalar(select(func.count()).select_from(Profile))
    assert (403, before, True) == (answer.status_code, after, "Your name" in jonas.get("/me").text)


def test_a_link_to_look_at_a_trail_is_no_key_to_it(marta: Phone, jonas: Phone) -> None:
    begin(marta)
    word = carried(marta)
    assert 403 == jonas.get(f"/trail/shared?word={word}").status_code


def test_nobody_acts_for_a_person_of_another_phone(app: Flask, marta: Phone) -> None:
    begin(marta)
    page = marta.get("/me/delete").text
    key = page.partition('name="person" value="')[2].partition('"')[0]
    eve = third(app)
    begin(eve, "Eve")
    answers = [eve.post(path, person=key).status_code for path in ("/me/delete", "/me/switch")]
    assert [403, 403, 200] == [*answers, marta.get("/me").status_code]


def test_signing_out_all_other_phones_leaves_this_one(marta: Phone, jonas: Phone) -> None:
    begin(marta)
    jonas.post(f"/arrive?word={carried(marta)}")
    marta.post("/me/alone")
    assert (True, True) == (
        "<h1>Marta</h1>" in marta.get("/me").text,
        "Your name" in jonas.get("/me").text,
    )


def test_deleting_asks_once_and_then_nothing_is_left(marta: Phone, jonas: Phone) -> None:
    code = begin(marta)
    on_paper(marta)
    asked = marta.get("/me/delete").text
    key = asked.partition('name="person" value="')[2].partition('"')[0]
    marta.post("/me/delete", person=key)
    assert ("Keep it" in asked, 409) == (True, jonas.post("/recover", code=code).status_code)


@pytest.mark.parametrize("path", ["/me.json", "/me.json.gz"])
def test_what_is_exported_can_be_brought_in_as_somebody_new(
    app: Flask, marta: Phone, path: str
) -> None:
    begin(marta)
    on_paper(marta)
    saved, eve = marta.get(path).data, third(app)
    eve.send_file("/me/import", saved, whose="other")
    assert "4 of 52 steps" in eve.get("/").text


def test_what_is_packed_is_the_same(marta: Phone) -> None:
    begin(marta)
    on_paper(marta)
    assert marta.get("/me.json").data == gzip.decompress(marta.get("/me.json.gz").data)


@pytest.mark.parametrize(
    "body",
    [b"", b"{}", gzip.compress(b"{}"), b"\x1f\x8b torn"],
    ids=["nothing", "an empty one", "an empty one, packed", "a torn one"],
)
def test_a_file_that_holds_no_trail_is_refused_in_words(marta: Phone, body: bytes) -> None:
    answer = marta.send_file("/me/import", body)
    assert (409, True) == (answer.status_code, "This file holds no trail" in answer.text)

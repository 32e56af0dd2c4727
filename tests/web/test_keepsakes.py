"""Keepsakes: the sheets of a game, filled in, as PDF."""

from __future__ import annotations

from io import BytesIO

from flask import Flask
from pypdf import PdfReader
from sqlalchemy.orm import Session

from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import start
from tests.store.evenings import Evening, gather, lobby, once, play_on
from tests.web.phones import Phone
from tests.web.presses import MOST, forget, spend


def test_everybody_has_a_page_with_the_own_name(app: Flask, finished: Evening) -> None:
    answer = app.test_client().get(f"/t/{finished.code}.pdf")
    pages = PdfReader(BytesIO(answer.data)).pages
    assert (200, "application/pdf") == (answer.status_code, answer.mimetype)
    assert [True, True] == [f"P{n}" in page.extract_text() for n, page in enumerate(pages)]


def test_who_has_it_already_is_told_so(app: Flask, finished: Evening) -> None:
    client = app.test_client()
    tag = client.get(f"/t/{finished.code}.pdf").headers["ETag"]
    again = client.get(f"/t/{finished.code}.pdf", headers={"If-None-Match": tag})
    assert (304, b"") == (again.status_code, again.data)


def test_its_pages_count_as_printed(app: Flask, finished: Evening) -> None:
    spend(app, MOST - 1)
    assert 429 == Phone(app).get(f"/t/{finished.code}.pdf").status_code


def test_nothing_is_pressed_for_who_has_it_already(app: Flask, finished: Evening) -> None:
    phone, way = Phone(app), f"/t/{finished.code}.pdf"
    tag = phone.get(way).headers["ETag"]
    forget(app)
    spend(app, MOST - 2)
    again = phone.get(way, known=tag)
    assert (304, b"", tag) == (again.status_code, again.data, again.headers["ETag"])


def test_what_is_kept_takes_nothing_of_what_one_may_print(app: Flask, finished: Evening) -> None:
    phone, way = Phone(app), f"/t/{finished.code}.pdf"
    first = phone.get(way)
    spend(app, MOST - 2)
    again = phone.get(way)
    assert (200, first.data) == (again.status_code, again.data)


def test_only_who_asked_for_it_keeps_it(app: Flask, finished: Evening) -> None:
    headers = Phone(app).get(f"/t/{finished.code}.pdf").headers
    assert "private" in headers["Cache-Control"]


def test_there_is_none_before_the_end(app: Flask, session: Session) -> None:
    evening = gather(session, seats=1)
    answer = app.test_client().get(f"/t/{evening.code}.pdf")
    assert (409, True) == (answer.status_code, "still being played" in answer.text)


def test_a_name_that_paper_cannot_write_loses_those_letters_alone(
    app: Flask, session: Session
) -> None:
    code = lobby(session)
    evening = Evening(code, (take(session, code, Guest("Ada \N{FOX FACE} Żuk", once())),))
    start(session, code, 0)
    play_on(session, evening)
    answer = app.test_client().get(f"/t/{code}.pdf")
    text = PdfReader(BytesIO(answer.data)).pages[0].extract_text()
    assert "Ada Żuk" in " ".join(text.split())

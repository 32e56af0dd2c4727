"""The lobby: what everybody sees there, names, leaving, and the start."""

from __future__ import annotations

import re
from html import unescape
from socket import AF_INET, SOCK_DGRAM, socket
from urllib.parse import urlsplit

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.store.news import number_of
from rollwrite.web.links import table_link
from tests.web.conftest import stage_of
from tests.web.phones import Phone, names_at, table_of
from tests.web.ringer import heard


def test_the_lobby_shows_code_and_picture_of_the_link(marta: Phone, code: str) -> None:
    page = marta.get(f"/t/{code}").text
    assert f'<b class="big-code">{code[:3]}-{code[3:]}</b>' in page
    assert 'class="qr"' in page


def test_the_lobby_is_a_new_table_only_to_the_host(marta: Phone, jonas: Phone, code: str) -> None:
    pages = [each.get(f"/t/{code}").text for each in (marta, jonas)]
    shown = f"{code[:3]}-{code[3:]}"
    assert ["New table", f"Table {shown}"] == [
        re.findall("<h1>(.*?)</h1>", page)[0] for page in pages
    ]
    assert [1, 1] == [page.count(f"<title>Lobby · {shown} · rollwrite</title>") for page in pages]


def test_everybody_sees_the_seal_before_the_start(
    app: Flask, marta: Phone, jonas: Phone, session: Session, code: str
) -> None:
    seal = table_of(session, code).seal
    pages = [each.get(f"/t/{code}").text for each in (marta, jonas, Phone(app, "10.0.0.3"))]
    assert [True] * 3 == [seal in page and f"/t/{code}/check" in page for page in pages]


def test_the_link_is_the_address_under_which_the_page_was_opened(app: Flask) -> None:
    with app.test_request_context(base_url="http://192.168.1.7:8000"):
        assert "http://192.168.1.7:8000/t/BCDFGH" == table_link("BCDFGH")


def test_a_page_opened_on_the_server_itself_gives_the_address_in_the_network(app: Flask) -> None:
    with app.test_request_context(base_url="http://127.0.0.1:8000"):
        link = urlsplit(table_link("BCDFGH"))
    with socket(AF_INET, SOCK_DGRAM) as ours:
        ours.bind((link.hostname, 0))  # Only an address of this computer can be had.
        assert (link.hostname, 8000, "/t/BCDFGH") == (ours.getsockname()[0], link.port, link.path)


def test_the_setup_is_a_sentence(marta: Phone, code: str) -> None:
    page = " ".join(unescape(re.sub(r"<[^>]+>", " ", marta.get(f"/t/{code}").text)).split())
    assert (
        "Sheet B Okanagan, two stars · Hills · standard "
        "Supplements 1 to 4 · the app rolls and deals" in page
    )


def test_only_the_host_can_start(marta: Phone, jonas: Phone, code: str) -> None:
    start = f'action="/t/{code}/start"'
    assert start in marta.get(f"/t/{code}").text
    assert start not in jonas.get(f"/t/{code}").text


def test_a_start_by_another_is_refused(jonas: Phone, session: Session, code: str) -> None:
    assert 403 == jonas.post(f"/t/{code}/start").status_code
    assert None is table_of(session, code).seats


def test_the_host_starts_with_those_who_sit_there(
    marta: Phone, session: Session, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    assert 2 == table_of(session, code).seats


def test_the_hosts_phone_adds_its_word_when_it_has_seen_the_seal(
    marta: Phone, session: Session, code: str
) -> None:
    form = marta.get(f"/t/{code}").text.partition(f"/t/{code}/start")[2].partition("</form>")[0]
    marta.post(f"/t/{code}/start", nonce="marta-word")
    assert ('name="nonce"' in form, "marta-word,a-word") == (True, table_of(session, code).nonces)


def test_a_start_that_was_tapped_twice_is_one_start(marta: Phone, code: str) -> None:
    first, again = (marta.post(f"/t/{code}/start") for _ in range(2))
    assert (303, 303) == (first.status_code, again.status_code)


@pytest.mark.parametrize("what", ["lock", "bot"])
def test_every_change_of_the_lobby_rings(
    app: Flask, session: Session, marta: Phone, code: str, what: str
) -> None:
    before = number_of(session, code)
    marta.host(code, what, bot="greedy")
    assert before < heard(stage_of(app).bell, code, before)


def test_an_own_name_can_be_changed(jonas: Phone, session: Session, code: str) -> None:
    jonas.post(f"/t/{code}/name", seat="1", name="Jon")
    assert ["Marta", "Jon"] == names_at(session, code)


def test_anothers_name_cannot(jonas: Phone, session: Session, code: str) -> None:
    assert 409 == jonas.post(f"/t/{code}/name", seat="0", name="Mart").status_code
    assert ["Marta", "Jonas"] == names_at(session, code)


def test_who_leaves_the_lobby_makes_room(jonas: Phone, session: Session, code: str) -> None:
    jonas.post(f"/t/{code}/leave", seat="1")
    assert ["Marta"] == names_at(session, code)


def test_who_has_left_is_asked_for_a_name_again(jonas: Phone, code: str) -> None:
    jonas.post(f"/t/{code}/leave", seat="1")
    assert "You are joining" in jonas.get(f"/t/{code}").text


def test_nobody_leaves_for_another(jonas: Phone, session: Session, code: str) -> None:
    assert 409 == jonas.post(f"/t/{code}/leave", seat="0").status_code
    assert ["Marta", "Jonas"] == names_at(session, code)


def test_what_a_seat_is_called_in_the_page_stays_when_one_before_it_is_freed(
    app: Flask, marta: Phone, jonas: Phone, code: str
) -> None:
    ada = Phone(app, "10.0.0.3")
    ada.join(code, "Ada")
    field = r'id="name-(\w+)" name="name" value="Ada"'
    before = re.findall(field, ada.get(f"/t/{code}").text)
    marta.host(code, "remove", seat="1")
    assert (1, before) == (len(before), re.findall(field, ada.get(f"/t/{code}").text))

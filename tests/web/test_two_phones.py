"""A seat on two phones, and away from one that was lost."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from rollwrite.web.links import LIVES
from tests.web.conftest import NewApp
from tests.web.phones import Phone


def _link(phone: Phone, code: str, seat: int = 0) -> str:
    page = phone.get(f"/t/{code}/seat?seat={seat}").text
    found = re.search(r'data-copy="([^"]+)"', page)
    assert found
    link = urlsplit(unescape(found[1]))
    return f"{link.path}?{link.query}"


def test_the_link_of_a_seat_brings_it_to_another_phone(app: Flask, marta: Phone, code: str) -> None:
    tablet = Phone(app, "10.0.0.4")
    link = _link(marta, code)
    assert "Play for Marta on this phone too?" in tablet.get(link).text
    tablet.post(link)
    assert "host, this phone" in tablet.get(f"/t/{code}").text
    assert "host, this phone" in marta.get(f"/t/{code}").text


def test_looking_at_the_link_takes_no_seat(app: Flask, marta: Phone, code: str) -> None:
    tablet = Phone(app, "10.0.0.4")
    tablet.get(_link(marta, code))
    assert "You are joining" in tablet.get(f"/t/{code}").text


def test_each_seat_of_a_phone_has_a_link_of_its_own(app: Flask, marta: Phone, code: str) -> None:
    marta.join(code, "Zofia")
    page = Phone(app, "10.0.0.4").get(_link(marta, code, 2)).text
    assert "Play for Zofia on this phone too?" in page


def test_a_lost_phone_no_longer_holds_the_seat(app: Flask, marta: Phone, code: str) -> None:
    lost = Phone(app, "10.0.0.4")
    link = _link(marta, code)
    lost.post(link)
    marta.post(f"/t/{code}/seat", seat="0")
    assert "You are joining" in lost.get(f"/t/{code}").text
    assert 403 == lost.post(link).status_code
    assert "host, this phone" in marta.get(f"/t/{code}").text


def test_the_link_of_a_seat_is_signed(app: Flask, marta: Phone, code: str) -> None:
    forged = _link(marta, code)[:-1] + "~"
    assert 403 == Phone(app, "10.0.0.4").post(forged).status_code


def test_the_link_of_one_table_opens_no_seat_of_another(
    app: Flask, marta: Phone, code: str
) -> None:
    other = marta.open_table("Marta")
    link = _link(marta, code).replace(code, other)
    assert 403 == Phone(app, "10.0.0.4").post(link).status_code


class _Earlier(TimestampSigner):
    """Signs as it would have done when links that are too old by now were made."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() - LIVES - 1


def test_the_link_of_a_seat_is_good_for_an_hour(app: Flask, marta: Phone, code: str) -> None:
    signed = _link(marta, code).rpartition("=")[2]
    secret, salt = str(app.secret_key), f"seat {code}"
    token = URLSafeTimedSerializer(secret, salt=salt).loads(signed)
    old = URLSafeTimedSerializer(secret, salt=salt, signer=_Earlier).dumps(token)
    tablet = Phone(app, "10.0.0.4")
    refused = tablet.post(f"/resume/{code}?key={old}")
    assert (403, True) == (
        refused.status_code,
        "This link no longer opens the seat." in refused.text,
    )
    assert 303 == tablet.post(f"/resume/{code}?key={signed}").status_code


def test_a_phone_without_a_seat_has_no_link_to_show(app: Flask, code: str) -> None:
    assert 403 == Phone(app, "10.0.0.4").get(f"/t/{code}/seat").status_code


def test_a_phone_shows_no_link_of_anothers_seat(jonas: Phone, code: str) -> None:
    assert 409 == jonas.get(f"/t/{code}/seat?seat=0").status_code


def test_a_seat_is_no_longer_known_to_an_app_with_another_secret(
    new_app: NewApp, marta: Phone, code: str
) -> None:
    link = _link(marta, code)
    assert 403 == Phone(new_app(secret="another secret of the tests")).get(link).status_code


def test_the_path_of_the_link_holds_no_secret(marta: Phone, code: str) -> None:
    assert f"/resume/{code}" == _link(marta, code).partition("?")[0]


@pytest.mark.parametrize("page", ["log", "check", "host"])
def test_who_shares_a_phone_comes_back_to_the_seat_they_left(
    marta: Phone, code: str, page: str
) -> None:
    marta.join(code, "Zofia")
    marta.post(f"/t/{code}/start")
    shown = marta.get(f"/t/{code}?seat=2").text
    assert f'href="/t/{code}/{page}?seat=2"' in shown
    assert f'href="/t/{code}?seat=2"' in marta.get(f"/t/{code}/{page}?seat=2").text


@pytest.mark.parametrize("seat", ["", "x", "-1", "99", "9" * 40])
def test_a_seat_that_is_none_leads_back_to_the_table(marta: Phone, code: str, seat: str) -> None:
    marta.post(f"/t/{code}/start")
    assert 200 == marta.get(f"/t/{code}/log?seat={seat}").status_code

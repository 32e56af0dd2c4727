"""What leaves the server is packed where that helps, and says the same."""

from __future__ import annotations

import gzip
import mimetypes
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from rollwrite.assets import STATIC
from rollwrite.web.compress import LEAST, SCRIPTS
from tests.store.evenings import gather
from tests.web.forgers import phone_of

OWN = sorted(
    path.name
    for path in STATIC.iterdir()
    if path.suffix in (".css", ".js") and path.stat().st_size >= LEAST
)
"""Scripts and styles that nobody made smaller before."""
VENDORED = sorted(f"vendor/{path.name}" for path in STATIC.glob("vendor/*.js"))
PACKED = {"Accept-Encoding": "gzip, deflate, br"}


def encoding(answer: Response) -> str | None:
    return answer.headers.get("Content-Encoding")


def test_a_page_is_packed_and_says_the_same(client: FlaskClient) -> None:
    plain, packed = client.get("/credits"), client.get("/credits", headers=PACKED)
    assert "gzip" == encoding(packed)
    assert plain.data == gzip.decompress(packed.data)


def test_a_browser_that_cannot_unpack_gets_plain_text(client: FlaskClient) -> None:
    assert None is encoding(client.get("/credits"))


def test_a_cache_on_the_way_keeps_both_apart(client: FlaskClient) -> None:
    assert "Accept-Encoding" in client.get("/credits").headers["Vary"]


@pytest.mark.parametrize("name", ["app-icon.svg", *VENDORED])
def test_a_static_file_is_packed_and_says_the_same(client: FlaskClient, name: str) -> None:
    plain = client.get(f"/static/{name}", buffered=True)
    packed = client.get(f"/static/{name}", headers=PACKED, buffered=True)
    assert ("gzip", plain.data) == (encoding(packed), gzip.decompress(packed.data))


@pytest.mark.parametrize("name", OWN)
def test_a_script_or_style_of_our_own_is_sent_without_its_comments_and_blanks(
    client: FlaskClient, name: str
) -> None:
    packed = client.get(f"/static/{name}", headers=PACKED, buffered=True)
    sent = gzip.decompress(packed.data)
    assert len(sent) < (STATIC / name).stat().st_size
    assert not re.search(rb"^//|^ |/\*", sent, re.MULTILINE)


@pytest.mark.parametrize("kind", SCRIPTS)
def test_a_script_is_small_whatever_the_system_calls_its_kind(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    mimetypes.guess_type("app.js")  # The list is read when it is first asked for.
    monkeypatch.setitem(mimetypes.types_map, ".js", kind)
    packed = client.get("/static/app.js", headers=PACKED, buffered=True)
    assert (kind, "gzip") == (packed.mimetype, encoding(packed))
    assert len(gzip.decompress(packed.data)) < (STATIC / "app.js").stat().st_size


def test_the_length_is_that_of_what_is_sent(client: FlaskClient) -> None:
    packed = client.get("/static/base.css", headers=PACKED, buffered=True)
    assert str(len(packed.data)) == packed.headers["Content-Length"]


def test_a_picture_is_left_as_it_is(client: FlaskClient) -> None:
    picture = client.get("/static/app-icon-180.png", headers=PACKED, buffered=True)
    assert None is encoding(picture)


def test_what_is_short_is_left_as_it_is(client: FlaskClient) -> None:
    assert None is encoding(client.get("/healthz", headers=PACKED))


def test_a_part_of_a_file_is_left_as_it_is(client: FlaskClient) -> None:
    asked = PACKED | {"Range": "bytes=0-999"}
    part = client.get("/static/base.css", headers=asked, buffered=True)
    assert (206, None) == (part.status_code, encoding(part))


def test_a_stream_is_never_packed(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2)
    phone = phone_of(app, evening.code, evening.taken[0].token)
    with phone.get(f"/t/{evening.code}/stream", headers=PACKED) as stream:
        assert None is encoding(stream)


def test_a_phone_that_has_a_packed_view_is_told_that_nothing_is_new(
    app: Flask, session: Session
) -> None:
    evening = gather(session, seats=2)
    phone = phone_of(app, evening.code, evening.taken[0].token)
    first = phone.get(f"/t/{evening.code}/view", headers=PACKED)
    known = {"If-None-Match": first.headers["ETag"]}
    again = phone.get(f"/t/{evening.code}/view", headers=PACKED | known)
    assert ("gzip", 304, b"") == (encoding(first), again.status_code, again.data)


def test_a_static_file_that_is_known_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get("/static/base.css", headers=PACKED, buffered=True)
    known = {"If-None-Match": first.headers["ETag"]}
    again = client.get("/static/base.css", headers=PACKED | known, buffered=True)
    assert (304, b"") == (again.status_code, again.data)

"""The guard: nothing comes from other sites, and pages do only what is ours."""

from __future__ import annotations

import pytest
from flask.testing import EnvironBuilder, FlaskClient
from sqlalchemy import func, select
from sqlalchemy.orm import Session
from werkzeug.test import run_wsgi_app

from rollwrite.store.models import Table
from rollwrite.web.guard import BODY
from tests.web.conftest import NewApp

OURS = {
    "browsers tell": {"Sec-Fetch-Site": "same-origin"},
    "typed in or from a bookmark": {"Sec-Fetch-Site": "none"},
    "plain HTTP": {"Origin": "http://localhost"},
    "only a referrer": {"Referer": "http://localhost/new"},
}
FOREIGN = {
    "browsers tell": {"Sec-Fetch-Site": "cross-site"},
    "another host of ours": {"Sec-Fetch-Site": "same-site"},
    "told so, whatever the origin": {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
    "another origin": {"Origin": "http://evil.example"},
    "another port": {"Origin": "http://localhost:8081"},
    "no origin": {"Origin": "null"},
    "an odd origin": {"Origin": "http://["},
    "the origin counts, not the referrer": {
        "Origin": "http://evil.example",
        "Referer": "http://localhost/new",
    },
    "a name before the host": {"Referer": "http://localhost@evil.example/"},
    "a host that begins alike": {"Origin": "http://localhost.evil.example"},
    "nothing": {},
}
POLICY = {
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
}
FORM = {"name": "Ann", "sheet": "hills-a", "edition": "hills", "supplements": "starter"}


def _tables(session: Session) -> int:
    session.rollback()
    return session.scalar(select(func.count()).select_from(Table)) or 0


@pytest.mark.parametrize("headers", OURS.values(), ids=OURS)
def test_what_our_own_page_sends_is_taken(client: FlaskClient, headers: dict[str, str]) -> None:
    assert 303 == client.post("/settings", headers=headers).status_code


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
def test_what_another_site_sends_is_refused_and_changes_nothing(
    client: FlaskClient, session: Session, headers: dict[str, str]
) -> None:
    before = _tables(session)
    assert 403 == client.post("/new", data=FORM, headers=headers).status_code
    assert before == _tables(session)


def test_the_same_form_from_our_own_page_opens_a_table(
    client: FlaskClient, session: Session
) -> None:
    before = _tables(session)
    assert 303 == client.post("/new", data=FORM, headers=OURS["plain HTTP"]).status_code
    assert before + 1 == _tables(session)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "BREW"])
def test_no_other_method_slips_through(client: FlaskClient, method: str) -> None:
    answer = client.open("/new", method=method, headers=FOREIGN["browsers tell"])
    assert 403 == answer.status_code


def test_a_link_from_elsewhere_may_be_followed(client: FlaskClient) -> None:
    assert 200 == client.get("/", headers=FOREIGN["browsers tell"]).status_code


def test_behind_a_proxy_the_host_is_the_one_that_it_tells(new_app: NewApp) -> None:
    client = new_app(proxies=1).test_client()
    told = {"X-Forwarded-Host": "play.example", "X-Forwarded-Proto": "https"}
    for origin, status in (("https://play.example", 303), ("http://localhost", 403)):
        headers = told | {"Origin": origin}
        assert status == client.post("/settings", headers=headers).status_code


@pytest.mark.parametrize(
    "path", ["/", "/new", "/healthz", "/static/base.css", "/t/BBBBBB", "/nowhere", "/sw.js"]
)
def test_every_answer_is_guarded(client: FlaskClient, path: str) -> None:
    with client.get(path) as answer:
        headers = answer.headers
    assert POLICY <= set(headers["Content-Security-Policy"].split("; "))
    assert ("nosniff", "no-referrer") == (
        headers["X-Content-Type-Options"],
        headers["Referrer-Policy"],
    )


def test_nothing_unsafe_is_allowed(client: FlaskClient) -> None:
    assert "unsafe" not in client.get("/").headers["Content-Security-Policy"]


def test_pages_let_their_forms_tell_where_they_come_from(client: FlaskClient) -> None:
    assert '<meta name="referrer" content="same-origin">' in client.get("/").text


def test_pages_are_not_kept_and_static_files_are(client: FlaskClient) -> None:
    with client.get("/new") as page, client.get("/static/base.css") as file:
        assert "no-store" == page.headers["Cache-Control"]
        assert "max-age" in file.headers["Cache-Control"]


def test_a_body_that_is_too_large_is_refused(client: FlaskClient) -> None:
    data = FORM | {"name": "x" * BODY}
    answer = client.post("/new", data=data, headers=OURS["browsers tell"])
    assert 413 == answer.status_code


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_for_this_site_and_no_script(new_app: NewApp, secure: bool) -> None:
    client = new_app(secure=secure).test_client()
    answer = client.post("/settings", headers=OURS["browsers tell"])
    cookie = {part.strip() for part in answer.headers["Set-Cookie"].split(";")}
    assert {"HttpOnly", "SameSite=Lax"} <= cookie
    assert secure == ("Secure" in cookie)


def test_who_guessed_too_often_still_plays_at_the_own_table(client: FlaskClient) -> None:
    client.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"
    here = client.post("/new", data=FORM).headers["Location"]
    for letter in "BCDFGHJKMN":
        client.get(f"/t/BBBBB{letter}")
    assert [200, 429] == [client.get(path).status_code for path in (here, "/t/BBBBBB")]


def test_who_guessed_too_often_cannot_type_codes_either(client: FlaskClient) -> None:
    client.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"
    codes = [f"BBBBB{letter}" for letter in "BCDFGHJKMNP"]
    answers = [client.post("/join", data={"code": code}).status_code for code in codes]
    assert [404] * 10 + [429] == answers


@pytest.mark.parametrize(
    "host", ["a..b", "x" * 64, "[::1", "[", "a b", "localhost:b", "xn--", "xn--\u00e9", "\0", "é"]
)
def test_who_calls_us_what_nobody_is_called_is_refused(client: FlaskClient, host: str) -> None:
    environ = {"HTTP_HOST": host.encode().decode("latin-1")}
    answers = [_status(client, path, environ) for path in ("/", "/join", "/nowhere", "/t/BCDFGH")]
    assert [400] * 4 == answers


@pytest.mark.parametrize("host", ["a.example:8000", "[::1]:8000", "xn--bcher-kva.example"])
def test_who_calls_us_by_a_name_is_served(client: FlaskClient, host: str) -> None:
    assert 200 == _status(client, "/", {"HTTP_HOST": host})


def _status(client: FlaskClient, path: str, environ: dict[str, str]) -> int:
    """Return how *path* is answered; the client itself would stumble over odd hosts."""
    app = client.application
    told = EnvironBuilder(app, path).get_environ() | environ
    return int(run_wsgi_app(app.wsgi_app, told)[1].split()[0])

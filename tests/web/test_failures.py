"""Failures: a plain sentence that says what to do, the right status, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import DataError
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.errors import BadOptions
from rollwrite.i18n import words
from rollwrite.store import errors
from rollwrite.store.errors import BadSetup, Locked, StoreError, UnknownTable
from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.failures import sentence
from rollwrite.web.words import SENTENCES
from tests.store.evenings import lobby
from tests.store.postgres import running
from tests.web.conftest import stage_of

ENGLISH = words("en")
OUR_PAGE = {"Sec-Fetch-Site": "same-origin"}
NEW = {"name": "Ann", "sheet": "hills-a", "edition": "hills", "supplements": "starter"}
KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type)]
KEYED = [kind for kind in KINDS if issubclass(kind, StoreError) and kind is not StoreError]
DETAILS = {"code": "BCDFGH", "number": 7, "host": "Marta", "name": "Marta", "most": 24}
UNWANTED = re.compile(r"invalid|error|oops|please|sorry|!", re.IGNORECASE)


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Iterator[Flask]:
    app = create_app(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", secret="s" * 32))
    yield app
    _engine(app).dispose()


def _engine(app: Flask) -> Engine:
    engine: Engine = stage_of(app).sessions.kw["bind"]
    return engine


def _said(answer: TestResponse) -> str:
    """Return the sentence on a page."""
    found = re.search(r'role="alert"><h1>(.*?)</h1>', answer.text, re.DOTALL)
    assert found
    return unescape(found[1]).strip()


def test_a_failure_is_told_in_the_title_too(app: Flask) -> None:
    answer = app.test_client().get("/t/BCDFGH")
    assert f"<title>{_said(answer)} · rollwrite</title>" in unescape(answer.text)


def test_every_refusal_of_the_store_has_words() -> None:
    assert {kind.key for kind in KEYED} == set(SENTENCES)


@pytest.mark.parametrize("kind", KEYED)
def test_a_refusal_is_a_sentence_in_our_voice(kind: type[StoreError]) -> None:
    said = sentence(kind(**DETAILS), ENGLISH)
    assert said.endswith(".")
    assert not UNWANTED.search(said)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Locked(host="Marta"), "The table is locked. Ask Marta to open it."),
        (Locked(host=""), "The table is locked. Nobody is there to open it."),
        (BadSetup(option="sheet", value="hills-z"), "There is no sheet hills-z."),
        (BadSetup(reason="odd"), "These options make no game. Choose again."),
        (RuleError("nothing-to-undo", seat=1), "Nothing to undo: the roll was news."),
        (BadNotation("dance"), "No move is called dance."),
        (BadNotation("face"), "Something is missing there, or too much. Look at it again."),
        (BadOptions("seats", 9), "A game has 1 to 8 seats, not 9."),
    ],
)
def test_a_refusal_tells_what_it_is_about(
    error: StoreError | RuleError | BadNotation | BadOptions, said: str
) -> None:
    assert said == sentence(error, ENGLISH)


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("bcdfgh", "There is no table BCD-FGH."),
        ("B C D-F G H", "There is no table BCD-FGH."),
        (" hello", "There is no table hello."),
        ("x" * 13, "There is no such table."),
        ("", "There is no such table."),
        ("a\u202eb", "There is no such table."),
        ("100%", "There is no table 100%."),
    ],
)
def test_an_unknown_code_is_repeated_as_far_as_it_can_be_read(typed: str, begins: str) -> None:
    advice = " Check the six letters; there are no vowels."
    assert begins + advice == sentence(UnknownTable(code=typed), ENGLISH)


def test_the_page_of_an_unknown_table_says_so(client: FlaskClient) -> None:
    answer = client.get("/t/bcd-fgh")
    assert 404 == answer.status_code
    assert "There is no table BCD-FGH. Check the six letters; there are no vowels." == _said(answer)


def test_what_was_typed_is_text_and_never_markup(client: FlaskClient) -> None:
    answer = client.get("/t/<b>x<b>")
    assert "<b>x<b>" not in answer.text
    assert _said(answer).startswith("There is no table <b>x<b>.")


def test_a_script_gets_the_bare_sentence(client: FlaskClient) -> None:
    answer = client.get("/t/bcd-fgh", headers={"HX-Request": "true"})
    said = "There is no table BCD-FGH. Check the six letters; there are no vowels."
    assert (404, "text/plain", said) == (answer.status_code, answer.mimetype, answer.text)


def test_the_sentence_is_in_the_language_of_the_phone(client: FlaskClient) -> None:
    answer = client.get("/t/bcd-fgh", headers={"Accept-Language": "pl"})
    assert '<html lang="pl"' in answer.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nowhere", 404), ("POST", "/", 405), ("GET", "/t/BCDFGH/move", 405)],
)
def test_what_is_not_there_is_told_in_a_sentence(
    client: FlaskClient, method: str, path: str, status: int
) -> None:
    answer = client.open(path, method=method, headers=OUR_PAGE)
    assert status == answer.status_code
    assert "There is no such page. Check the address." == _said(answer)


@pytest.mark.parametrize(
    ("method", "path", "way"),
    [
        ("GET", "/t/BBBBBB", "/join"),
        ("GET", "/nowhere", "/"),
        ("POST", "/", "/"),
    ],
)
def test_a_page_of_something_gone_wrong_leads_on(
    client: FlaskClient, method: str, path: str, way: str
) -> None:
    answer = client.open(path, method=method, headers=OUR_PAGE)
    assert f'href="{way}"' in answer.text.partition('role="alert"')[2]


def test_what_a_table_refuses_leads_back_to_it(client: FlaskClient, session: Session) -> None:
    code = lobby(session)
    answer = client.get(f"/t/{code}/log")
    assert (409, "The game has not begun. The host starts it.") == (
        answer.status_code,
        _said(answer),
    )
    assert f'href="/t/{code}"' in answer.text.partition('role="alert"')[2]


def test_what_may_go_better_can_be_tried_again(app: Flask) -> None:
    def broken() -> str:
        raise KeyError

    app.add_url_rule("/broken", view_func=broken)
    answer = app.test_client().get("/broken")
    assert 'href="/broken"' in answer.text.partition('role="alert"')[2]


def test_what_is_tried_again_is_the_whole_address(client: FlaskClient) -> None:
    for letter in "BCDFGHJKMN":
        client.get(f"/t/BBBBB{letter}")
    answer = client.get("/resume/BBBBBB?key=a.b&seat=1")
    assert 429 == answer.status_code
    assert 'href="/resume/BBBBBB?key=a.b&amp;seat=1"' in answer.text.partition('role="alert"')[2]


def test_a_page_of_another_site_is_told_so(client: FlaskClient) -> None:
    answer = client.post("/new", headers={"Sec-Fetch-Site": "cross-site"})
    assert "Another site sent this. Open your table here, and tap again." == _said(answer)


def test_who_tries_too_often_is_told_how_long_to_wait(client: FlaskClient) -> None:
    for letter in "BCDFGHJKMN":
        client.get(f"/t/BBBBB{letter}")
    answer = client.get("/t/BBBBBB")
    left = int(answer.headers["Retry-After"])
    assert (429, True) == (answer.status_code, 1 < left <= 60)
    assert f"Too many tries. Wait {left} seconds." == _said(answer)


def test_something_unforeseen_shows_a_note_and_logs_the_rest_under_it(
    app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> str:
        raise KeyError("a secret of ours")

    app.add_url_rule("/broken", view_func=broken)
    answer = app.test_client().get("/broken")
    said = re.fullmatch(
        r"Something broke on our side \(note (\w{4})\)\. Your sheet is safe; load again\.",
        _said(answer),
    )
    assert said
    assert 500 == answer.status_code
    assert "secret" not in answer.text
    assert f"note {said[1]}: GET /broken" in caplog.text
    assert "KeyError: 'a secret of ours'" in caplog.text


def test_a_full_disk_is_told_and_nothing_is_lost(on_sqlite: Flask) -> None:
    client, engine = on_sqlite.test_client(), _engine(on_sqlite)
    here = client.post("/new", data=NEW, headers=OUR_PAGE).headers["Location"]
    with engine.connect() as connection:
        pages = connection.scalar(text("PRAGMA page_count"))
    limit = f"PRAGMA max_page_count = {pages}"
    event.listen(engine, "connect", lambda connection, _: connection.execute(limit))
    engine.dispose()
    answers = (client.post("/new", data=NEW, headers=OUR_PAGE) for _ in range(100))
    refused = next(answer for answer in answers if answer.status_code != 303)
    assert 503 == refused.status_code
    assert _said(refused).startswith("There is no room left on our side (note ")
    assert 200 == client.get(here).status_code


def test_a_database_that_cannot_be_written_ends_no_stream(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    quick = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", secret="s" * 32, beat=0.001)
    app = create_app(quick)
    client, engine = app.test_client(), _engine(app)
    here = client.post("/new", data=NEW, headers=OUR_PAGE).headers["Location"].partition("?")[0]
    with engine.begin() as connection:
        connection.execute(text("UPDATE seats SET seen = NULL"))
    event.listen(engine, "connect", lambda connection, _: connection.execute(READ_ONLY))
    engine.dispose()
    heard = iter(client.get(f"{here}/stream").response)
    names = [str(next(heard)).partition("event: ")[2][:5] for _ in range(4)]
    engine.dispose()
    assert ["grown", "beat\\", "beat\\", "beat\\"] == names
    assert 1 == caplog.text.count("Who is there could not be written")


READ_ONLY = "PRAGMA query_only = ON"


def test_a_database_that_is_busy_too_long_is_told(on_sqlite: Flask) -> None:
    engine = _engine(on_sqlite)
    event.listen(engine, "connect", lambda connection, _: connection.execute(IMPATIENT))
    engine.dispose()
    with engine.connect() as other:
        other.exec_driver_sql("DELETE FROM tables")
        answer = on_sqlite.test_client().post("/new", data=NEW, headers=OUR_PAGE)
    assert 503 == answer.status_code
    assert _said(answer).startswith("Our database does not answer (note ")


IMPATIENT = "PRAGMA busy_timeout = 0"


def test_a_database_server_that_is_down_is_told() -> None:
    with running() as url:
        app = create_app(Config(database=url.format("postgres"), secret="s" * 32))
        assert 200 == app.test_client().get("/new").status_code
    answer = app.test_client().get("/t/BCDFGH")
    stage_of(app).bell.close()
    _engine(app).dispose()
    assert 503 == answer.status_code
    assert _said(answer).startswith("Our database does not answer (note ")


def test_no_page_shows_a_traceback(client: FlaskClient) -> None:
    assert "Traceback" not in client.get("/t/%00%ff").text


@pytest.mark.parametrize("code", ["%00", "x", "BCDFGH%00"])
def test_a_game_that_no_history_has_is_told(client: FlaskClient, code: str) -> None:
    client.post("/me/new", data={"name": "Ann"}, headers=OUR_PAGE)
    erased = client.post(f"/games/{code}/erase", headers=OUR_PAGE)
    assert [404, 404] == [client.get(f"/games/{code}").status_code, erased.status_code]


def test_what_a_database_cannot_ask_for_is_told(app: Flask) -> None:
    def broken() -> str:
        raise DataError("SELECT", {}, ValueError("NUL"))

    app.add_url_rule("/broken", view_func=broken)
    answer = app.test_client().get("/broken")
    assert (400, "What the page sent could not be read. Load it again.") == (
        answer.status_code,
        _said(answer),
    )

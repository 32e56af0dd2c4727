"""What is printed once is not printed again, and nobody prints without end."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from flask import Flask

from rollwrite.press.order import Order
from rollwrite.web import create_app
from rollwrite.web.config import Config
from rollwrite.web.limits import SIZES
from rollwrite.web.printing import MOST_PAGES
from rollwrite.web.prints import Prints, digest_of
from tests.web.conftest import stage_of
from tests.web.phones import Phone
from tests.web.presses import HOME, MOST, forget, spend

TALLY = "/print.pdf?what=tally"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    app = create_app(Config(f"sqlite:///{tmp_path / 'tables.db'}", "a secret of the tests"))
    yield app
    stage_of(app).sessions.kw["bind"].dispose()


@pytest.fixture
def phone(app: Flask) -> Phone:
    return Phone(app, HOME)


def test_equal_wishes_give_equal_bytes(app: Flask, phone: Phone) -> None:
    first = phone.get(TALLY)
    forget(app)
    assert (first.headers["ETag"], first.data) == (
        (again := phone.get(TALLY)).headers["ETag"],
        again.data,
    )


@pytest.mark.parametrize("way", [TALLY, "/print/preview.svg?what=tally"])
def test_who_has_it_already_is_told_so(app: Flask, way: str) -> None:
    client = app.test_client()
    tag = client.get(way).headers["ETag"]
    again = client.get(way, headers={"If-None-Match": tag})
    assert (304, b"", tag) == (again.status_code, again.data, again.headers["ETag"])


def test_nothing_is_composed_for_who_has_it_already(app: Flask, phone: Phone) -> None:
    tag = phone.get(TALLY).headers["ETag"]
    forget(app)
    spend(app, MOST - 1)
    asked = {"headers": {"If-None-Match": tag}, "environ_overrides": {"REMOTE_ADDR": HOME}}
    assert 304 == app.test_client().get(TALLY, **asked).status_code


def test_what_is_kept_takes_nothing_of_what_one_may_print(app: Flask, phone: Phone) -> None:
    phone.get(TALLY)
    spend(app, MOST - 1)
    assert 200 == phone.get(TALLY).status_code


def test_pages_are_counted_and_not_documents(app: Flask, phone: Phone) -> None:
    spend(app, MOST - 3)
    answers = [phone.get(f"/print.pdf?number={number}") for number in (4, 3)]
    assert [429, 200] == [answer.status_code for answer in answers]


def test_who_printed_too_much_reads_how_long_to_wait(app: Flask, phone: Phone) -> None:
    spend(app, MOST)
    answer = phone.get(f"{TALLY}&names=Ada")
    wait = int(answer.headers["Retry-After"])
    assert (429, True) == (answer.status_code, 0 < wait <= SIZES["pages"].seconds)
    assert [True, True] == [f"Wait {wait} second" in answer.text, 'value="Ada"' in answer.text]


def test_the_largest_document_can_be_had_within_a_minute() -> None:
    assert MOST_PAGES <= MOST


@pytest.mark.parametrize(
    "other",
    [
        Order(what="sheet", sheets=("B",)),
        Order(what="tally"),
        Order(what="sheet", paper="letter"),
        Order(what="sheet", mode="mono"),
        Order(what="sheet", up=2),
        Order(what="sheet", copies=2),
        Order(what="sheet", names=("Ada",)),
        Order(what="sheet", date="today"),
    ],
)
def test_different_wishes_have_different_tags(other: Order) -> None:
    assert digest_of("pdf", (Order(what="sheet"),), "en") != digest_of("pdf", (other,), "en")


def test_it_is_named_after_what_it_is(phone: Phone) -> None:
    names = [
        phone.get(way).headers["Content-Disposition"]
        for way in ("/print.pdf?sheet=C&mode=colour&paper=letter", f"{TALLY}&what=dice&paper=a4")
    ]
    assert [
        "attachment; filename=rollwrite-sheet-c-colour-letter.pdf",
        "attachment; filename=rollwrite-pack-low-ink-a4.pdf",
    ] == names


def test_what_was_asked_for_longest_ago_goes_when_there_is_no_room() -> None:
    prints = Prints(room=20)
    for digest in "abc":
        prints.make(digest, lambda: b"ten bytes.")
    assert [None, b"ten bytes.", b"ten bytes."] == list(map(prints.find, "abc"))


def test_what_many_ask_for_at_once_is_made_once() -> None:
    prints, made = Prints(), list[int]()

    def press() -> bytes:
        made.append(1)
        return b"a page"

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: prints.make("a", press), range(50)))
    assert [1] == made

"""Phones that ask over HTTP: each with cookies and an address of its own."""

from __future__ import annotations

from io import BytesIO
from typing import Self

from flask import Flask
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.store.models import Table
from rollwrite.store.tables import seats_of

CHOSEN = {
    "sheet": "hills-a",
    "how": "digital",
    "quest": "free",
    "variant": "standard",
    "edition": "hills",
    "supplements": "starter",
    "solo_counts": "on",
}
"""What a new table sends when nothing was touched."""
HERE = {"Origin": "http://localhost"}
"""What browsers say of our own pages."""


class Phone:
    """A phone with a browser that runs no scripts."""

    def __init__(self, app: Flask, address: str = "10.0.0.1") -> None:
        self._client = app.test_client()
        self._where = {"REMOTE_ADDR": address}

    def twin(self, app: Flask | None = None) -> Self:
        """Return the same phone with the cookies that it has now, perhaps at another process."""
        twin = type(self)(app or self._client.application, self._where["REMOTE_ADDR"])
        cookie = self._client.get_cookie("rollwrite")
        if cookie is not None:
            twin._client.set_cookie("rollwrite", cookie.value)
        return twin

    def get(self, path: str, lang: str = "en", known: str = "", told: str = "") -> TestResponse:
        """Open a page, of which a version is perhaps *known* already, or its number was *told*."""
        headers = {"Accept-Language": lang} | ({"If-None-Match": known} if known else {})
        headers |= {"X-Number": told} if told else {}
        where = self._where
        return self._client.get(path, headers=headers, environ_overrides=where, buffered=True)

    def post(self, path: str, **form: str | list[str]) -> TestResponse:
        """Send a form."""
        return self._client.post(path, data=form, headers=HERE, environ_overrides=self._where)

    def send_file(self, path: str, body: bytes, **form: str) -> TestResponse:
        """Send a file beside a form."""
        data = {**form, "file": (BytesIO(body), "file.json")}
        return self._client.post(path, data=data, headers=HERE, environ_overrides=self._where)

    def open_table(self, name: str = "Marta", **chosen: str | list[str]) -> str:
        """Open a table where *name* is the host, and return its code."""
        answer = self.post("/new", name=name, **CHOSEN | chosen)
        return answer.headers["Location"].partition("?")[0].rpartition("/")[2]

    def join(self, code: str, name: str) -> TestResponse:
        """Take a seat."""
        return self.post(f"/t/{code}/join", name=name, nonce="a-word")

    def host(self, code: str, what: str, **form: str) -> TestResponse:
        """Do *what* a host can do."""
        return self.post(f"/t/{code}/host", what=what, **form)


def table_of(session: Session, code: str) -> Table:
    """Return the table called *code* as the phones have left it."""
    session.rollback()
    table = session.get(Table, code)
    assert table
    return table


def names_at(session: Session, code: str) -> list[str]:
    """Return who sits at the table called *code*."""
    session.rollback()
    return [seat.name for seat in seats_of(session, code)]

"""Phones that send what no page of ours would, and what they must not change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from urllib.parse import quote, urlencode

from flask import Flask
from flask.testing import FlaskClient
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.assets import TEMPLATES
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.store.models import Entry, Result, Seat, Table
from rollwrite.store.people import Award, Paper, Pass, Played, Profile, Summary
from tests.notations import verbs

NAME = re.compile(r' name="([^"{]+)"')
FIELDS = (
    *sorted(
        {name for page in TEMPLATES.rglob("*.html") for name in NAME.findall(page.read_text())}
    ),
    *("edition", "supplements", "cards", "quest", "how", "dice", "lang", "theme", "text", "fox"),
    *("token", "size", "card-fox", "3-habitat", "name-1", "total-1", "line:column-rivers"),
    *("key", "round", "new", "__proto__", "", "x" * 300),
)
"""What forms have as fields, those that addresses have, and some that there are nowhere."""
NUMBERED = ("by", "seat", "after", "size", "fox", "token", "round", "step", "total", "number")
HEADERS = {
    "X-Number": ("-1", "0", "9" * 30, "1e3", "x", "\u00ff"),
    "If-None-Match": ("*", '"x"', 'W/"', "x" * 3000),
    "Accept-Language": ("pl", "*;q=x", "\u00ff", "x" * 3000),
    "Accept-Encoding": ("gzip", "gzip;q=x", "identity;q=0, *;q=0"),
    "Range": ("bytes=0-", "bytes=9-1", "x"),
    "Referer": ("http://[", "x" * 3000),
    "X-Forwarded-For": ("x", "1.2.3.4, \u00ff"),
    "Cookie": ("rollwrite=x", "rollwrite=.a.b", "\u00ff"),
}
"""What phones say beside, and what none says."""
DEEDS = ("lock", "unlock", "remove", "pass", "inherit", "bot", "move-on", "keep", "vacate")
NUMBERS = (
    "-2",
    "-1",
    "0",
    "2",
    "3",
    "4",
    "8",
    "999",
    "1e3",
    "0x1",
    "9" * 30,
    "9" * 5000,
    "--",
    " 0",
)
WORDS = (
    *("", "on", "true", "null", "hills-a", "rivers-c", "both", "starter", "random", "chosen"),
    *(
        "family",
        "scenario",
        "real",
        "greedy",
        "expert",
        "card",
        "face",
        "gained",
        "spent",
        "completed",
    ),
    *("die fox", "amend 3 die fox", "mark c4", "collect fox3", "complete 1", "undo", "done"),
    *("../../etc/passwd", "<script>alert(1)</script>", "%s%n", "{{7*7}}", "' OR 1=1 --", "\0"),
    *("\ud800", "\u202egnp", "é" * 40, "//evil.example", "/\\evil.example", "x" * 2000),
)
NEW = {"name": "Eve", "sheet": "hills-b", "edition": "both", "supplements": "random"} | {
    "quest": "scenario",
    "scenario": "4",
    "how": "real",
}
HONEST: dict[str, dict[str, str]] = {
    "/new": NEW,
    "/t/{code}/setup": NEW,
    "/join": {"code": "BCD-FGH"},
    "/settings": {"lang": "fr", "theme": "dark", "text": "large", "back": "/new"},
    "/t/{code}/join": {"name": "Eve", "nonce": "word"},
    "/t/{code}/name": {"name": "Eve", "seat": "0"},
    "/t/{code}/host": {"what": "remove", "seat": "0", "name": "P0"},
    "/t/{code}/move": {"by": "1", "seat": "1", "move": "done", "once": "word", "after": "3"},
}
"""What pages of ours send, to begin a forgery with; the move is stale."""
KINDS = (
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-7",
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "application/json",
    "text/plain",
    "",
    "\u00ff/\u00ff",
)


class Forged(Struct, frozen=True):
    """A request that nobody should send."""

    path: str
    body: bytes
    kind: str
    headers: dict[str, str]

    def send(self, phone: FlaskClient) -> int:
        """Send it and return the status of the answer."""
        headers = {"Sec-Fetch-Site": "same-origin"} | self.headers
        with phone.post(self.path, data=self.body, content_type=self.kind, headers=headers) as said:
            return said.status_code


def phone_of(app: Flask, code: str = "", *secrets: str) -> FlaskClient:
    """Return a phone that holds the seats of *secrets* at the table called *code*."""
    phone = app.test_client()
    phone.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"
    with phone.session_transaction() as cookie:
        cookie["seats"] = [(code, list(secrets))] if secrets else []
    return phone


def doors(app: Flask, method: str = "POST") -> list[str]:
    """Return the paths of *app* that take *method*, their parts still to be filled in."""
    rules = app.url_map.iter_rules()
    return sorted(
        rule.rule.replace("<int:seat>", "0").replace("<", "{").replace(">", "}")
        for rule in rules
        if method in (rule.methods or ()) and rule.endpoint != "static"
    )


def forge(random: Random, door: str, codes: list[str]) -> Forged:
    """Return anything that could be sent to *door*, mostly about one of the tables *codes*."""
    code = random.choice((*codes, *codes, "BBBBBB", "bad", "x" * 99, "é", "%00"))
    path = door.format(code=quote(code, safe="%"), signed=random.choice(("a.b.c", "x" * 500)))
    if random.random() < 0.15:
        body = random.randbytes(random.randrange(300))
        return Forged(path, body, random.choice(KINDS), odd_headers(random))
    fields = list(HONEST.get(door, {}).items()) if random.random() < 0.5 else []
    form = urlencode([*_fields(random), *fields], errors="surrogatepass").encode()
    if random.random() < 0.01:
        form += b"&name=" + b"x" * 70_000
    kind = random.choice(KINDS) if random.random() < 0.1 else KINDS[0]
    return Forged(path, form, kind, odd_headers(random))


def odd_headers(random: Random) -> dict[str, str]:
    """Return what is said beside a request, mostly that a script of our pages sends it."""
    said = {"HX-Request": "1"} if random.random() < 0.8 else {}
    odd = random.sample(sorted(HEADERS), random.choice((0, 0, 1, 2)))
    return said | {name: random.choice(HEADERS[name]) for name in odd}


def odd_address(random: Random, door: str, codes: list[str]) -> str:
    """Return an address that leads to *door* with things behind it that nobody asked for."""
    code = random.choice((*codes, *codes, "BBBBBB", "x" * 99, "é", "%00"))
    path = door.format(code=quote(code, safe="%"), signed="a.b.c", letter=random.choice("abcdz"))
    asked = [*_fields(random), ("seat", random.choice(NUMBERS))]
    return f"{path}?{urlencode(asked, errors='surrogatepass')}"


def _fields(random: Random) -> Iterator[tuple[str, str]]:
    """Yield fields that make sense one by one, and rarely together."""
    for _ in range(random.randrange(12)):
        name = random.choice(FIELDS)
        if name == "what":
            yield name, random.choice(DEEDS)
        elif name in NUMBERED:
            yield name, random.choice(NUMBERS)
        elif name in ("move", "pick"):
            verb, word = random.choice(verbs(NOTATION)), random.choice(WORDS)
            yield name, random.choice((verb, word, f"{verb} {word}"))
        else:
            yield name, random.choice((*WORDS, *NUMBERS))


def rows(session: Session, codes: list[str]) -> list[object]:
    """Return all that is kept of the tables *codes* and of the people whose games they are.

    Who was seen when is left out.
    """
    session.rollback()
    people = select(Seat.profile).where(Seat.table.in_(codes), Seat.profile.is_not(None))
    known = list(session.scalars(people))
    found: list[object] = []
    for kind, key, values in (
        *((Table, Table.code, codes), (Seat, Seat.table, codes)),
        *((Entry, Entry.table, codes), (Result, Result.table, codes)),
        *((Profile, Profile.key, known), (Pass, Pass.profile, known)),
        *((Paper, Paper.profile, known), (Played, Played.profile, known)),
        *((Award, Award.profile, known), (Summary, Summary.profile, known)),
    ):
        columns = [column for column in kind.__table__.columns if column.name != "seen"]
        wanted = select(*columns).where(key.in_(values)).order_by(*kind.__table__.primary_key)
        found.append([tuple(row) for row in session.execute(wanted)])
    return found

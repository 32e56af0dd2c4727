"""Tables with four people each, past the server, and the cookies of their phones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from random import Random
from secrets import token_hex
from urllib.parse import urlencode

from flask import Flask
from flask.sessions import SecureCookieSessionInterface
from itsdangerous import URLSafeTimedSerializer
from msgspec import Struct
from sqlalchemy.orm import Session

from rollwrite.store.seats import Guest, Taken, take
from rollwrite.store.tables import open_table, start
from tests.bench.server import HERE, SECRET

SEATS = 4
HIDDEN = re.compile(r'type="hidden" name="(by|seat|after)" value="([^"]*)"')
ANSWERS = re.compile(r'data-move="([^"]+)"|name="pick" value="([^"]+)"')
BUTTONS = re.compile(r'name="move" value="([^"]+)"')


class Phone(Struct, frozen=True):
    """A phone that holds *seat* at the table called *code*."""

    code: str
    seat: int
    headers: dict[str, str]

    @property
    def view(self) -> str:
        return f"/t/{self.code}/view?seat={self.seat}"

    @property
    def move(self) -> str:
        return f"/t/{self.code}/move"

    @property
    def stream(self) -> str:
        return f"/t/{self.code}/stream?seat={self.seat}"


class Move(Struct, frozen=True):
    """A move as the page's script would send it."""

    text: str
    once: str
    body: bytes


def gather(session: Session, sheet: str, first: int) -> list[Phone]:
    """Start a game on *sheet* and return the four phones, whose addresses count from *first*."""
    code = open_table(session, "rolling", {"sheet": sheet})
    taken = [take(session, code, Guest(f"P{seat}", token_hex(8))) for seat in range(SEATS)]
    start(session, code, 0)
    return [phone_of(code, each, first + each.number, SECRET) for each in taken]


def phone_of(code: str, taken: Taken, number: int, secret: str) -> Phone:
    """Return the phone that holds a seat at a server with that *secret*, at address *number*."""
    cookie = _signer(secret).dumps({"_permanent": True, "seats": [(code, [taken.token])]})
    return Phone(
        code,
        taken.number,
        {
            "Host": HERE,
            "Cookie": f"rollwrite={cookie}",
            "X-Forwarded-For": f"10.0.{number >> 8}.{number & 255}",
            "Sec-Fetch-Site": "same-origin",
            "HX-Request": "true",
            "Accept-Encoding": "gzip",
        },
    )


@cache
def _signer(secret: str) -> URLSafeTimedSerializer:
    app = Flask("cookies")
    app.secret_key = secret
    signer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert signer is not None
    return signer


def choose(shown: str, random: Random) -> Move | None:
    """Return an answer to what the view *shown* asks; None when it asks nothing."""
    offered = list(_offered(shown))
    if not offered:
        return None
    text, once = random.choice(offered), token_hex(12)
    fields = dict(HIDDEN.findall(shown)) | {"move": text, "once": once}
    return Move(text, once, urlencode(fields).encode())


def _offered(shown: str) -> Iterator[str]:
    """Yield all moves that can be tapped or picked; what the buttons do when there is none."""
    found = [unescape(tapped or picked) for tapped, picked in ANSWERS.findall(shown)]
    for each in found or map(unescape, BUTTONS.findall(shown)):
        yield from (move for move in each.split("\n") if move != "undo")

"""A phone that moves over HTTP, past any browser."""

from __future__ import annotations

from urllib.parse import urlencode

from flask import Flask
from flask.sessions import SecureCookieSessionInterface

from rollwrite.store.sitting import Sitting
from tests.store.evenings import Evening
from tests.web.serving import Serving

SECRET = "a secret of the tests"
SEAT = 1


class Phone:
    """Gains and spends for one seat, and sends again what was not confirmed."""

    def __init__(self, evening: Evening, sitting: Sitting) -> None:
        self.code, self.length, self.last = evening.code, sitting.length, sitting.last(SEAT)
        self.sent: list[str] = []
        self.confirmed: list[str] = []
        self._cookie = _cookie({evening.code: [evening.taken[SEAT].token]})

    def move(self, serving: Serving) -> None:
        """Send the move that was not confirmed, or else another; raise OSError or HTTPException."""
        if self.sent == self.confirmed:
            self.sent.append(f"phone-{len(self.sent)}")
        text = "gained fox1" if len(self.sent) % 2 else "spent fox1"
        form = {"by": SEAT, "move": text, "once": self.sent[-1], "after": self.last}
        connection = serving.connection()
        headers = {
            "Cookie": f"rollwrite={self._cookie}",
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": f"http://127.0.0.1:{serving.port}",
        }
        connection.request("POST", f"/t/{self.code}/move", urlencode(form), headers)
        answer = connection.getresponse()
        assert 303 == answer.status, answer.read()
        answer.read()
        self.confirmed.append(self.sent[-1])
        self.last = self.length + len(self.confirmed) - 1


def _cookie(seats: dict[str, list[str]]) -> str:
    """Return what a phone is given that has taken *seats*."""
    app = Flask("rollwrite")
    app.secret_key = SECRET
    signer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert signer
    return str(signer.dumps({"seats": seats}))

"""What ``serve`` says first: the address, also as a code for the cameras of phones."""

from __future__ import annotations

from io import StringIO

import segno
from msgspec import Struct
from rich.text import Text

from rollwrite.cli.screen import Screen
from rollwrite.web.network import lan_address

EVERYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
PAPER = "#ffffff on #000000"
"""The blocks are the paper: so the code is dark on light whatever colours the terminal has."""
MARGIN = 2


class Place(Struct, frozen=True):
    """Where tables are found, and where they are kept."""

    host: str
    port: int
    kept: str
    behind: bool = False
    """Whether a proxy stands in front, under an address of its own."""

    def at(self, host: str) -> str:
        """Return the address that a browser opens on *host*."""
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def welcome(screen: Screen, place: Place) -> None:
    """Say on *screen* how phones reach *place*."""
    _, everywhere = screen.words, place.host in EVERYWHERE
    if not place.behind:
        _invite(screen, place, lan_address() if everywhere else place.host)
    if everywhere:
        screen.put(_("On this computer, open %(address)s", address=place.at(HERE)))
    screen.put(_("The tables are kept in %(place)s", place=place.kept))
    screen.put(_("Ctrl-C ends it; the tables are there again when you come back."))


def _invite(screen: Screen, place: Place, host: str | None) -> None:
    _ = screen.words
    if host is None:
        screen.put(_("This computer is in no network, so phones cannot reach it yet."))
        screen.put(_("Join a Wi-Fi, or the hotspot of a phone, and start again."))
        return
    address = place.at(host)
    screen.draw(*scannable(address))
    screen.put(
        _("Scan this with a phone in the same network, or open %(address)s", address=address)
    )


def scannable(address: str) -> list[Text]:
    """Return *address* as a code, two rows of it in a line."""
    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, border=MARGIN, compact=True)
    return [Text(line, PAPER) for line in drawn.getvalue().splitlines()]

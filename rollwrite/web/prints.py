"""What was printed lately: made once, and kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock

import msgspec
from reportlab import Version

from rollwrite.assets import PRINT, SHEETS
from rollwrite.press.order import Order

PACKAGE = Path(__file__).parents[1]
MADE_OF = (PRINT, SHEETS, *(PACKAGE / name for name in ("press", "draw", "games", "locale")))
"""Whatever is in these folders may change how paper looks."""
ROOM = 32 * 1024 * 1024
"""How many bytes are kept."""


class Prints:
    """Documents by their digest, for many threads; what was asked for longest ago goes."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._lock = Lock()
        self._press = Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def find(self, digest: str) -> bytes | None:
        """Return the document with *digest*, if it is still kept."""
        with self._lock:
            if digest in self._kept:
                self._kept.move_to_end(digest)
            return self._kept.get(digest)

    def make(self, digest: str, press: Callable[[], bytes]) -> bytes:
        """Return what *press* makes; one document at a time, and the same one only once."""
        with self._press:
            made = self.find(digest) or press()
            with self._lock:
                self._kept[digest] = made
                while sum(map(len, self._kept.values())) > self._room:
                    self._kept.popitem(last=False)
            return made


def digest_of(kind: str, orders: Sequence[Order], lang: str) -> str:
    """Return what only equal *orders* in one language have in common, as one *kind* of file."""
    wanted = msgspec.json.encode((kind, lang, orders, _edition()))
    return sha256(wanted).hexdigest()[:32]


@cache
def _edition() -> str:
    """Return a digest of all that paper is made of: recipes, fonts, sheets, words and drawings."""
    found = sha256(Version.encode())
    for folder in MADE_OF:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()

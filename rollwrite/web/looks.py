"""What every template can use: words, icons, addresses of static files, the looks of the page."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

from flask import Flask, url_for
from jinja2.runtime import Macro
from markupsafe import Markup, escape

from rollwrite.assets import STATIC
from rollwrite.draw.icons import BOX, outline
from rollwrite.i18n import Speaker
from rollwrite.web.identity import language, speech, text_size, theme

KEPT = 4096
"""How many pieces of pages are kept; most are a row or a card."""
CODE = re.compile("[B-Z]{3}-[B-Z]{3}")
"""The code of a table as people read it aloud."""


def dress(app: Flask, beat: float) -> None:
    """Give the templates of *app* what they may all use; streams *beat* every so many seconds."""
    # Words are found anew for each request, so that templates can keep their macros.
    app.jinja_env.globals.update(
        icon=icon,
        kept=kept,
        symbols=symbols,
        static=static,
        url_for=path,
        beat=round(1000 * beat),
        _=Spoken(),
    )
    app.jinja_env.filters["unbroken"] = unbroken
    app.context_processor(_looks)


class Spoken:
    """The words of whichever request asks; a proxy would be asked five times for each of them."""

    def __call__(self, text: str, /, **values: object) -> str:
        """Return *text* as this request says it."""
        return speech()(text, **values)

    def n_(self, one: str, many: str, count: int, /, **values: object) -> str:
        """Return *one* or *many*, whichever this request says for *count*."""
        return speech().n_(one, many, count, **values)


def unbroken(text: str) -> Markup:
    """Return *text* with every code of a table in it on one line."""
    return Markup(CODE.sub(r'<span class="whole">\g<0></span>', str(escape(text))))


@cache
def icon(name: str, style: str = "") -> Markup:
    """Return the icon called *name*, which `symbols` has to define on the same page."""
    look = f"icon {style}".strip()
    text = '<svg class="{}" aria-hidden="true" focusable="false"><use href="#icon-{}"/></svg>'
    return Markup(text).format(look, name)


@cache
def symbols() -> Markup:
    """Return all icons, to be sent once with a page."""
    names = sorted(path.stem for path in (STATIC / "icons").glob("*.svg"))
    box = f"0 0 {BOX} {BOX}"
    drawn = "".join(
        f'<symbol id="icon-{name}" viewBox="{box}"><path d="{outline(name)}"/></symbol>'
        for name in names
    )
    return Markup(f'<svg class="symbols" aria-hidden="true">{drawn}</svg>')


@lru_cache(maxsize=KEPT)
def path(endpoint: str, **values: Any) -> str:
    """Return the path of a page, which is the same for everybody who asks."""
    return url_for(endpoint, **values)


def static(name: str) -> str:
    """Return the address of a static file, which changes when the file does."""
    return url_for("static", filename=name, v=_digest(name))


@cache
def _digest(name: str) -> str:
    return sha256((STATIC / name).read_bytes()).hexdigest()[:8]


def kept(macro: Macro, *values: Hashable) -> Markup:
    """Return what *macro* makes of *values* and nothing else, made once in each language."""
    return _kept(macro, speech(), values)


@lru_cache(maxsize=KEPT)
def _kept(macro: Macro, speaker: Speaker, values: tuple[Hashable, ...]) -> Markup:
    return Markup(macro(*values))


def _looks() -> dict[str, object]:
    return {"lang": language(), "theme": theme(), "text_size": text_size()}

"""The app on a phone's home screen: its manifest, its worker, and what it shows offline."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec
from flask import Blueprint, Response, render_template, url_for

from rollwrite.assets import STATIC
from rollwrite.web.identity import language, speech
from rollwrite.web.looks import static

bp = Blueprint("installing", __name__)

KEPT = ("themes.css", "base.css", "pages.css", "pages.js", "offline.js", "app-icon.svg")
"""What the page without a connection is made of; other files are kept when they are first used."""
ICONS = (
    ("app-icon.svg", "any", "image/svg+xml"),
    ("app-icon-180.png", "180x180", "image/png"),
    ("app-icon-512.png", "512x512", "image/png"),
)
PAPER = "#F6F1E4"


@bp.get("/manifest.webmanifest")
def manifest() -> Response:
    """Say what the installed app is called and looks like."""
    body = {
        "name": "rollwrite",
        "short_name": "rollwrite",
        "description": speech()("Dice, a pencil and five animals."),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "lang": language(),
        "display": "standalone",
        "orientation": "any",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": static(name), "sizes": sizes, "type": kind, "purpose": "any maskable"}
            for name, sizes, kind in ICONS
        ],
    }
    return Response(msgspec.json.encode(body), mimetype="application/manifest+json")


@bp.get("/sw.js")
def worker() -> Response:
    """Send the service worker, told what to keep; it is another one when any file changes."""
    offline = url_for("installing.offline")
    kept = [offline, *map(static, KEPT)]
    page = sha256(render_template("offline.html").encode()).hexdigest()[:8]
    told = {"offline": offline, "kept": kept, "name": f"rollwrite {_files()} {page}"}
    script = (STATIC / "sw.js").read_bytes()
    body = b"const TOLD = " + msgspec.json.encode(told) + b";\n" + script
    return Response(body, mimetype="text/javascript", headers={"Cache-Control": "no-cache"})


@bp.get("/offline")
def offline() -> str:
    """Show what can be said without a connection."""
    return render_template("offline.html")


@cache
def _files() -> str:
    """Return what differs when any static file does, so that old ones are thrown away."""
    every = sorted(path for path in STATIC.rglob("*") if path.is_file())
    return sha256(b"".join(path.read_bytes() for path in every)).hexdigest()[:8]

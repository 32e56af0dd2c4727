"""The press behind an app, for tests: what it keeps, and how much may still be printed."""

from __future__ import annotations

from flask import Flask
from msgspec.structs import replace

from rollwrite.web.backstage import set_up
from rollwrite.web.limits import SIZES
from rollwrite.web.prints import Prints
from tests.web.conftest import stage_of

HOME = "10.0.0.1"
"""Where a phone is when nothing else is said."""
MOST = SIZES["pages"].count


def forget(app: Flask) -> None:
    """Let *app* keep nothing of what it has printed."""
    set_up(app, replace(stage_of(app), prints=Prints(), previews=Prints()))


def spend(app: Flask, pages: int) -> None:
    """Count so many pages as printed at home."""
    stage_of(app).limits.check("pages", HOME, pages)

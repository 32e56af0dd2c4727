"""Every page is in the scenes, so that each is pictured, and asked whether all can read it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from flask import Flask, template_rendered
from jinja2 import Template

from rollwrite.assets import TEMPLATES
from rollwrite.web.links import seat_link
from tests.screenshots.scenes import SCENES, TABLES, Scene
from tests.screenshots.stage import Walker, settle, stage
from tests.store.evenings import Evening
from tests.web.forgers import phone_of

SKELETONS = {"page.html", "table.html"}
"""What pages are made from."""
AFTER_A_FORM = {"carry", "deleted", "printed-code", "share-trail"}
SHOWN_BY_A_FORM = {"carry.html", "code.html", "deleted.html", "share_trail.html"}
"""What those scenes show: no address leads there."""


def pages() -> set[str]:
    """Return every template that is a page."""
    found = {path.name for path in TEMPLATES.glob("*.html") if "{% extends" in path.read_text()}
    return found - SKELETONS


@contextmanager
def rendered(app: Flask) -> Iterator[set[str]]:
    """Collect which templates *app* renders meanwhile."""
    found: set[str] = set()

    def note(_: Flask, template: Template, **_context: object) -> None:
        found.add(str(template.name))

    with template_rendered.connected_to(note, app):
        yield found


def look(app: Flask, scene: Scene, tables: dict[str, Evening], walker: Walker) -> None:
    """Open the page of *scene*."""
    evening = tables.get(scene.table)
    secrets = () if scene.stranger or not evening else (evening.taken[0].token,)
    phone = phone_of(app, evening.code if evening else "", *secrets)
    if not scene.stranger:
        phone.post("/recover", data={"code": walker.code})
    phone.get(_path(app, scene, evening, walker), follow_redirects=True)


def _path(app: Flask, scene: Scene, evening: Evening | None, walker: Walker) -> str:
    if evening is None:
        return scene.path.format(word=walker.word)
    with app.test_request_context():
        link = urlsplit(seat_link(evening.code, evening.taken[0].token))
    way = link._replace(scheme="", netloc="").geturl()
    return scene.path.format(code=evening.code, way=way)


def test_every_page_is_in_a_scene(app: Flask, url: str) -> None:
    tables = stage(url, TABLES)
    walker = settle(url, tables)
    with rendered(app) as found:
        for scene in SCENES:
            look(app, scene, tables, walker)
    assert AFTER_A_FORM <= {scene.name for scene in SCENES}
    assert pages() == (found | SHOWN_BY_A_FORM) & pages()

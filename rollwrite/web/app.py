"""The app: everything put together."""

from __future__ import annotations

from datetime import timedelta

from flask import Flask
from jinja2 import StrictUndefined
from sqlalchemy import make_url
from werkzeug.middleware.proxy_fix import ProxyFix

from rollwrite.assets import STATIC, TEMPLATES
from rollwrite.store.cache import Recent
from rollwrite.store.database import connect, sessions
from rollwrite.store.schema import ensure_schema
from rollwrite.web import (
    amending,
    archives,
    arrivals,
    by_hand,
    challenges,
    claiming,
    ending,
    exports,
    failures,
    health,
    history,
    hosting,
    installing,
    keepsakes,
    live,
    lobby,
    new_table,
    pages,
    play,
    printing,
    profiles,
    replaying,
    seats,
    statistics,
    trail,
    trail_paper,
    tv,
    watching,
)
from rollwrite.web.backstage import Backstage, set_up
from rollwrite.web.bell import Bell, LocalBell
from rollwrite.web.company import Company
from rollwrite.web.compress import compress
from rollwrite.web.config import Config
from rollwrite.web.cookies import Cookies
from rollwrite.web.gate import Gate
from rollwrite.web.guard import protect
from rollwrite.web.limits import Limits
from rollwrite.web.looks import dress
from rollwrite.web.postgres_bell import PostgresBell
from rollwrite.web.prints import Prints
from rollwrite.web.reading import Reading
from rollwrite.web.warming import warm_up

REMEMBERED = timedelta(days=400)
"""As long as browsers keep a cookie."""
READINGS = 512
"""How many tables are remembered as they were read last."""
SETTINGS = {
    "SESSION_COOKIE_NAME": "rollwrite",
    "SESSION_COOKIE_SAMESITE": "Lax",
    "PERMANENT_SESSION_LIFETIME": REMEMBERED,
    # An answer that comes late would bring back the seats that the phone had when it asked.
    "SESSION_REFRESH_EACH_REQUEST": False,
    "SEND_FILE_MAX_AGE_DEFAULT": REMEMBERED,
}
PARTS = (
    *(pages, installing, new_table, lobby, seats, hosting, amending, watching),
    *(play, live, tv, ending, replaying, exports, keepsakes, printing, health),
    *(profiles, arrivals, archives, claiming, trail, trail_paper),
    *(history, statistics, by_hand, challenges),
)


def create_app(config: Config) -> Flask:
    """Return the app that *config* describes, its database up to date."""
    warm_up()
    app = Flask("rollwrite", template_folder=TEMPLATES, static_folder=STATIC)
    app.config.update(SETTINGS, SECRET_KEY=config.secret, SESSION_COOKIE_SECURE=config.secure)
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    app.wsgi_app = Gate(app.wsgi_app)  # type: ignore[method-assign]
    if config.proxies:
        hops = config.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, hops, hops, hops)  # type: ignore[method-assign]
    app.session_interface = Cookies(app)
    _stand_on_database(app, config)
    compress(app)
    protect(app)
    dress(app, config.beat)
    failures.register(app)
    for part in PARTS:
        app.register_blueprint(part.bp)
    return app


def _stand_on_database(app: Flask, config: Config) -> None:
    engine = connect(config.database)
    ensure_schema(engine)
    maker, bell = sessions(engine), make_bell(config.database)
    company = Company(maker, bell)
    readings: Recent[Reading] = Recent(READINGS)
    prints, previews = Prints(), Prints()
    stage = Backstage(config, maker, bell, Limits(), company, readings, prints, previews)
    set_up(app, stage)


def make_bell(url: str) -> Bell:
    """Return the bell of those who share the database at *url*."""
    if make_url(url).get_backend_name() == "sqlite":
        return LocalBell()
    return PostgresBell(url)

"""The app: everything put together."""

from __future__ import annotations

from datetime import timedelta

from flask import Flask
from jinja2 import StrictUndefined
from werkzeug.middleware.proxy_fix import ProxyFix

from rollwrite.assets import STATIC, TEMPLATES
from rollwrite.store.cache import Recent
from rollwrite.store.database import connect, sessions
from rollwrite.store.schema import ensure_schema
from rollwrite.web import (
    ending,
    exports,
    failures,
    health,
    hosting,
    installing,
    keepsakes,
    live,
    lobby,
    new_table,
    pages,
    play,
    seats,
    tv,
    watching,
)
from rollwrite.web.backstage import Backstage, set_up
from rollwrite.web.bell import make_bell
from rollwrite.web.company import Company
from rollwrite.web.compress import compress
from rollwrite.web.config import Config
from rollwrite.web.guard import protect
from rollwrite.web.limits import Limits
from rollwrite.web.looks import dress

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
    *(pages, installing, new_table, lobby, seats, hosting, watching),
    *(play, live, tv, ending, exports, keepsakes, health),
)


def create_app(config: Config) -> Flask:
    """Return the app that *config* describes, its database up to date."""
    app = Flask("rollwrite", template_folder=TEMPLATES, static_folder=STATIC)
    app.config.update(SETTINGS, SECRET_KEY=config.secret, SESSION_COOKIE_SECURE=config.secure)
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    if config.proxies:
        hops = config.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, hops, hops, hops)  # type: ignore[method-assign]
    _stand_on_database(app, config)
    compress(app)
    protect(app)
    dress(app)
    failures.register(app)
    for part in PARTS:
        app.register_blueprint(part.bp)
    return app


def _stand_on_database(app: Flask, config: Config) -> None:
    engine = connect(config.database)
    ensure_schema(engine)
    maker, bell = sessions(engine), make_bell(config.database)
    company = Company(maker, bell)
    set_up(app, Backstage(config, maker, bell, Limits(), company, Recent(READINGS)))

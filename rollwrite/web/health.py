"""Health: whether the app and its database answer, for whoever watches over them."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response, jsonify
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from rollwrite.web.backstage import backstage

bp = Blueprint("health", __name__)


@bp.get("/healthz")
def healthz() -> Response:
    """Answer 200 when the database can be reached, 503 otherwise."""
    try:
        with backstage().sessions() as session:
            session.execute(text("SELECT 1"))
        reachable = True
    except SQLAlchemyError:
        reachable = False
    answer = jsonify(database="reachable" if reachable else "unreachable")
    answer.status_code = HTTPStatus.OK if reachable else HTTPStatus.SERVICE_UNAVAILABLE
    answer.cache_control.no_store = True
    return answer

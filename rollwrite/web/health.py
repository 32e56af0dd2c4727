"""Health: whether the app and its database answer, for whoever watches over them."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response, jsonify

from rollwrite.store.database import answers
from rollwrite.web.backstage import backstage
from rollwrite.web.gate import WELL

bp = Blueprint("health", __name__)


@bp.get(WELL)
def healthz() -> Response:
    """Answer 200 when the database can be reached, 503 otherwise."""
    with backstage().sessions() as session:
        reachable = answers(session.get_bind().engine)
    answer = jsonify(database="reachable" if reachable else "unreachable")
    answer.status_code = HTTPStatus.OK if reachable else HTTPStatus.SERVICE_UNAVAILABLE
    answer.cache_control.no_store = True
    return answer

"""The doors of the app: who may send what to them, and how much."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy.orm import Session

from rollwrite.web.guard import BODY
from tests.web.forgers import doors, phone_of, rows
from tests.web.village import Village


def test_another_site_opens_no_door(app: Flask, session: Session, village: Village) -> None:
    before = rows(session, village.codes)
    host = phone_of(app, village.game.code, village.game.taken[0].token)
    foreign = {"Sec-Fetch-Site": "cross-site"}
    paths = [door.format(code=village.game.code, signed="x") for door in doors(app)]
    answers = {path: host.post(path, headers=foreign).status_code for path in paths}
    assert dict.fromkeys(paths, 403) == answers
    assert before == rows(session, village.codes)


def test_no_door_opens_by_another_method(
    app: Flask, session: Session, village: Village, rival: FlaskClient
) -> None:
    before = rows(session, village.codes)
    posts, gets = set(doors(app)), set(doors(app, "GET"))
    wrong = [
        *(("GET", door) for door in posts - gets),
        *(("POST", door) for door in gets - posts),
        *((method, door) for door in posts for method in ("PUT", "DELETE", "PATCH")),
    ]
    answers = {
        (method, door): rival.open(
            door.format(code=village.game.code, signed="x", letter="a"), method=method
        ).status_code
        for method, door in wrong
    }
    assert dict.fromkeys(wrong, 405) == answers
    assert before == rows(session, village.codes)


def test_no_door_takes_a_huge_body(
    app: Flask, session: Session, village: Village, rival: FlaskClient
) -> None:
    before = rows(session, village.codes)
    paths = [door.format(code=village.game.code, signed="x") for door in doors(app)]
    for door in ("/import", "/me/import"):  # They take files.
        paths.remove(door)
    huge = {"name": "x" * BODY}
    answers = {path: rival.post(path, data=huge).status_code for path in paths}
    assert dict.fromkeys(paths, 413) == answers
    assert before == rows(session, village.codes)


@pytest.mark.parametrize(("size", "status"), [(1 << 20, 400), (3 << 20, 413)])
def test_a_file_is_taken_up_to_two_megabytes(app: Flask, size: int, status: int) -> None:
    part = b'--b\r\nContent-Disposition: form-data; name="file"; filename="t.json"\r\n\r\n'
    body = part + b"x" * size + b"\r\n--b--\r\n"
    kind = "multipart/form-data; boundary=b"
    with phone_of(app).post("/import", data=body, content_type=kind) as answer:
        assert status == answer.status_code

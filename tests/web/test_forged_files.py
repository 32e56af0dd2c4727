"""Forged files: every part of a good one replaced in turn, and never a broken page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from io import BytesIO
from itertools import count
from typing import Any

import pytest
from flask import Flask
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.store.archives import export_person
from rollwrite.store.challenges import make_challenge
from rollwrite.store.exports import export_table
from rollwrite.store.papers import write_paper
from rollwrite.store.profiles import make
from rollwrite.web.backstage import set_up
from rollwrite.web.limits import Limits
from tests.store.evenings import gather
from tests.store.test_papers import SAMPLE
from tests.store.whole_games import lay_down, whole_game
from tests.web.conftest import stage_of
from tests.web.forgers import phone_of

ODD: tuple[object, ...] = (
    *(None, True, -1, 2**31, 2**63, 10**400, 1.5, "", "\0", "\ud800", "x" * 3000, [], {}),
    *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2020-01-01T00:00:00"),
    *("1970-01-01T00:00:00Z", "\u3164"),
)
FEW = 3
"""How many of a long list are forged: its first ones, and the last."""


@pytest.fixture
def patient(app: Flask) -> Flask:
    """An app for which time flies."""
    clock = count(0.0, 1e6)
    set_up(app, replace(stage_of(app), limits=Limits(lambda: next(clock))))
    return app


def test_no_part_of_a_table_breaks_its_import(patient: Flask, session: Session) -> None:
    evening = gather(session, seats=2)
    kept = json.loads(export_table(session, evening.code))
    assert [] == list(_broken(patient, "/import", kept))


def test_no_part_of_a_finished_game_breaks_the_import_of_a_person(
    patient: Flask, session: Session
) -> None:
    key = make(session, "Ann").held.person.key
    lay_down(session, whole_game({}), key)
    kept = json.loads(b"".join(export_person(session, key)))
    assert [] == list(_broken(patient, "/me/import", kept))


def test_no_part_of_a_paper_breaks_the_import_of_a_person(patient: Flask, session: Session) -> None:
    key = make(session, "Ann").held.person.key
    write_paper(session, key, SAMPLE)
    make_challenge(session, {}, key)
    kept = json.loads(b"".join(export_person(session, key)))
    assert [] == list(_broken(patient, "/me/import", kept))


def _broken(app: Flask, door: str, kept: Any) -> Iterator[tuple[object, ...]]:
    """Yield what of *kept* breaks a page, and by what it was replaced; nothing should."""
    for path in _leaves(kept):
        for odd in ODD:
            body = json.dumps(_forged(kept, path, odd)).encode()
            phone = phone_of(app)
            answer = phone.post(door, data={"file": (BytesIO(body), "a.json")})
            statuses = [answer.status_code]
            if "Location" in answer.headers:
                statuses.append(phone.get(answer.headers["Location"]).status_code)
            if max(statuses) >= 500:
                yield *path, odd, *statuses


def _leaves(kept: Any, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """Yield where everything is, the lists and groups themselves too."""
    if path:
        yield path
    if isinstance(kept, dict):
        for name in kept:
            yield from _leaves(kept[name], *path, name)
    elif isinstance(kept, list):
        for number in sorted({*range(min(FEW, len(kept))), *range(len(kept))[-1:]}):
            yield from _leaves(kept[number], *path, number)


def _forged(kept: Any, path: tuple[str | int, ...], odd: object) -> Any:
    """Return *kept* with something *odd* at *path*."""
    forged = part = deepcopy(kept)
    for each in path[:-1]:
        part = part[each]
    part[path[-1]] = odd
    return forged

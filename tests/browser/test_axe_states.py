"""axe finds nothing behind menus and folds either, on a phone in every theme."""

from __future__ import annotations

import pytest
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.axe import violations
from tests.browser.server import Server
from tests.browser.states import STATES, TABLES, wait_with_one_ready
from tests.browser.tables import seated
from tests.screenshots.camera import Camera, Look, Tables
from tests.screenshots.stage import stage

LOOKS = (
    Look(390, 844, "light", "normal", "en"),
    Look(360, 740, "dark", "large", "pl"),
    Look(390, 844, "mono", "normal", "fr"),
)


@pytest.fixture(scope="module")
def tables(server: Server, maker: sessionmaker[Session]) -> Tables:
    tables = stage(server.database, TABLES)
    with maker() as session:
        tables["room"] = seated(session, {"sheet": "hills-b"}, ("Marta", "Jonas"))
        tables["waiting"] = wait_with_one_ready(session)
    return tables


@pytest.mark.long
@pytest.mark.parametrize("camera", LOOKS, indirect=True, ids=str)
def test_nothing_behind_a_menu_or_a_fold_is_hard_to_read_or_to_reach(camera: Camera) -> None:
    found = {scene.name: violations(camera.show(scene)) for scene in STATES}
    assert {} == {name: lines for name, lines in found.items() if lines}

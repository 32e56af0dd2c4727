"""What a table plays for: goals with live progress for everybody, and house rules."""

from __future__ import annotations

import pytest
from sqlalchemy.orm import Session

from tests.web.phones import Phone, table_of


def test_the_goals_of_a_scenario_stand_on_every_phone_with_everybodys_progress(
    marta: Phone, jonas: Phone
) -> None:
    code = marta.open_table("Marta", quest="scenario", scenario="3")
    jonas.join(code, "Jonas")
    marta.post(f"/t/{code}/start")
    told = ("Scenario 3", "1 landmark of each type", "0 of 5 landmark types")
    mine, his = marta.get(f"/t/{code}").text, jonas.get(f"/t/{code}").text
    both = [words in page for page in (mine, his) for words in told]
    assert ([True] * 6, True, True) == (both, "Jonas: 0 of 5" in mine, "Marta: 0 of 5" in his)


def test_the_eight_achievements_of_the_sheet_stand_on_the_phone(marta: Phone) -> None:
    code = marta.open_table("Marta", quest="achievements", sheet="hills-d")
    marta.post(f"/t/{code}/start")
    page = marta.get(f"/t/{code}").text
    assert ("0/8" in page, "12 landmarks" in page) == (True, True)


def test_free_play_shows_no_goals(marta: Phone) -> None:
    code = marta.open_table("Marta")
    marta.post(f"/t/{code}/start")
    assert "goal-count" not in marta.get(f"/t/{code}").text


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ({"solo_counts": "on"}, (False, True)),
        ({"family_counts": "on", "solo_counts": "on"}, (True, True)),
        ({"solo_counts": []}, (False, False)),
    ],
)
def test_house_rules_are_kept_with_the_table(
    marta: Phone, session: Session, sent: dict[str, str | list[str]], kept: tuple[bool, bool]
) -> None:
    setup = table_of(session, marta.open_table("Marta", **sent)).setup
    found = setup.get("family_counts", False), setup.get("solo_counts", True)
    assert kept == found


def test_the_lobby_says_when_a_game_does_not_count(marta: Phone) -> None:
    code = marta.open_table("Marta", quest="achievements", variant="family")
    assert "does not count for the trail" in marta.get(f"/t/{code}").text

"""The throw in the hand: every result with its price, the best chosen, and what it would do."""

import re

from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.tables import sit as sitting_of
from tests.browser.conftest import Sit
from tests.browser.tables import asked, brought, seated
from tests.store.evenings import Evening


def _thrown(session: Session) -> Evening:
    evening = seated(session, {"sheet": "hills-a", "abundance": True}, ("Marta",))
    brought(session, evening, asked(CollectAnimals))
    return evening


def test_every_distinct_result_is_in_the_list_and_the_weaker_ones_are_folded(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R5."""
    with maker() as session:
        evening = _thrown(session)
        sitting = sitting_of(session, evening.code)
    game = sitting.bound.game
    marta = sit(evening)
    rows = marta.page.locator("#dice input[name=pick]")
    shown = {str(row.get_attribute("value")) for row in rows.all()}
    assert set(map(game.notation.write, game.legal(sitting.table, 0))) == shown


def test_the_best_result_is_chosen_and_one_tap_collects_it(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """R5."""
    with maker() as session:
        marta = sit(_thrown(session))
    best = marta.page.locator("#dice label.row").first
    expect(best.locator("input")).to_be_checked()
    title = best.locator(".title").inner_text()
    marta.taps(f"Collect {title}")
    marta.sees("Complete a card")


def test_the_tally_shows_what_a_result_would_change(maker: sessionmaker[Session], sit: Sit) -> None:
    """R4."""
    with maker() as session:
        marta = sit(_thrown(session))
    dear = marta.page.locator('#dice label.row[data-delta*="token-2"]:visible').first
    dear.tap()
    expect(marta.page.locator('.tally [data-thing="token"] .change')).to_have_text(
        "\N{MINUS SIGN}2"
    )


def test_weaker_results_unfold(maker: sessionmaker[Session], sit: Sit) -> None:
    """R5."""
    with maker() as session:
        marta = sit(_thrown(session))
    marta.page.get_by_text(re.compile("weaker result")).tap()
    expect(marta.page.locator("#weak label.row").first).to_be_visible()

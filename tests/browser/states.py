"""States of a page that no address leads to: menus, folds, real dice half told, waiting."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.games.rolling.rounds import RevealCard, ThrowShared
from tests.browser.rounds import DISCOUNTS
from tests.browser.tables import asked, brought, seated
from tests.screenshots.scenes import AT, Scene, Staging
from tests.screenshots.scenes import TABLES as SHOWN
from tests.store.evenings import Evening, any_legal

REAL = {"sheet": "hills-a", "real": True, "supplements": list(DISCOUNTS)}
TABLES = {
    **{name: SHOWN[name] for name in ("throw", "c", "end")},
    "card": Staging(REAL, asked(RevealCard, TABLE, rounds=2)),
    "face": Staging(REAL, asked(ThrowShared, TABLE, rounds=2)),
    "told": Staging(REAL, asked(CollectAnimals, rounds=2)),
}


def wait_with_one_ready(session: Session) -> Evening:
    """Seat four people, the first of whom is ready while the others still think."""
    evening = seated(session, {"sheet": "hills-b"})
    sitting = brought(session, evening, asked(CollectAnimals))
    while 0 in sitting.bound.game.actors(sitting.table):
        sitting = evening.tell(session, 0, any_legal(sitting, 0, Random(1))).sitting
    return evening


def _presses(*places: str) -> Callable[[Page], None]:
    """Return what taps the first of each of these *places*, one after the other."""

    def does(page: Page) -> None:
        for place in places:
            page.locator(place).first.tap()

    return does


STATES = (
    Scene("own-seat", AT, "room", does=_presses("button.seat:not(.free)", "[popover] summary")),
    Scene(
        "other-seat",
        AT,
        "room",
        does=_presses("li:nth-child(2) > .seat", "li:nth-child(2) .panel summary"),
    ),
    Scene("free-seat", AT, "room", does=_presses("button.seat.free")),
    Scene("company", AT, "throw", does=_presses(".mates > summary")),
    Scene("weak-results", AT, "throw", does=_presses("#weak > summary")),
    Scene("folded-parts", AT, "c", does=_presses(".fold > summary")),
    Scene(
        "card-told",
        AT,
        "card",
        does=_presses("details.deck > summary", "#other-card > summary"),
    ),
    Scene("face-told", AT, "face", does=_presses("#other-face > summary")),
    Scene(
        "amend",
        AT,
        "told",
        does=_presses(
            "#word > summary",
            "#amend > summary",
            "#amend details:has(.faces) > summary",
            "#amend details:has(.own-card) > summary",
        ),
    ),
    Scene(
        "amended",
        AT,
        "told",
        does=_presses(
            "#amend > summary",
            "#amend details:has(.faces) > summary",
            "#amend [data-amend]:visible",
        ),
        settled=".news",
    ),
    Scene("waiting", AT, "waiting", settled=".dock .prompt.quiet"),
    Scene("waiting-company", AT, "waiting", does=_presses(".mates > summary"), tab="dice"),
    Scene("end-sheets", AT, "end", does=_presses("#sheet-0 > summary", "#sheet-1 > summary")),
    Scene("every-choice", "/new", does=_presses("details.more > summary", "[value=scenario]")),
    Scene(
        "every-rule",
        "/rules",
        does=_presses("details.card > summary", "details.card:last-of-type > summary"),
    ),
    Scene("sure", f"{AT}/host", "throw", does=_presses("details.sure > summary")),
)

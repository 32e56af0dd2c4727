"""Every screen, where it is found, and the table that it shows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from playwright.sync_api import Page

from rollwrite.games.rolling.bonuses import CrossOne, TakeDue
from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.filling import MarkTouching, WriteAnimals
from rollwrite.store.bindings import Setup
from tests.browser.tables import Wanted, asked, begun, over


class Staging(Struct, frozen=True):
    """A table and how far its game is; without *wanted* people still take their seats."""

    setup: Setup
    wanted: Wanted | None


class Scene(Struct, frozen=True):
    """A screen: its *path*, the table in it, and a tab to open there."""

    name: str
    path: str
    table: str = ""
    stranger: bool = False
    """Whether it is looked at by somebody without a seat."""
    tab: str = ""
    settled: str = ""
    """What is there when the page has done its work."""
    does: Callable[[Page], None] | None = None
    """What somebody has to do there before it is to be seen."""


def _asks_to_delete_the_table(page: Page) -> None:
    with page.expect_navigation():
        page.locator("form[action$='/delete'] button").tap()


def _carries_the_trail_away(page: Page) -> None:
    with page.expect_navigation():
        page.locator("form[action$='/me/carry'] button").tap()


def _shares_the_trail(page: Page) -> None:
    with page.expect_navigation():
        page.locator("form[action$='/trail/share'] button").tap()


def _begins(page: Page) -> None:
    page.locator("input[name=name]").fill("Ada")
    with page.expect_navigation():
        page.locator("button[form=welcome]").tap()


def _begins_and_deletes_all(page: Page) -> None:
    _begins(page)
    page.goto("/me/delete")
    with page.expect_navigation():
        page.locator("button[form=delete]").tap()


def _enters_a_card_at_the_own_word(page: Page) -> None:
    page.mouse.wheel(0, 2000)  # It stands below the cards, on a tablet under the dock.
    page.locator("a.elsewhere").tap()


def _opens_a_die_and_a_card(page: Page) -> None:
    for fold in (page.locator("summary").first, page.locator("form > details > summary").last):
        fold.tap()


TABLES = {
    "lobby": Staging({"sheet": "hills-b", "supplements": ["starter"]}, None),
    "throw": Staging({"sheet": "hills-b"}, asked(CollectAnimals, rounds=7)),
    "market": Staging({"sheet": "hills-b"}, asked(CompleteCard, rounds=9)),
    "a": Staging({"sheet": "hills-a"}, asked(CrossOne, rounds=8)),
    "b": Staging({"sheet": "hills-b"}, asked(CollectAnimals, rounds=12)),
    "c": Staging({"sheet": "hills-c"}, asked(MarkTouching, rounds=8)),
    "d": Staging({"sheet": "hills-d"}, asked(WriteAnimals, rounds=9)),
    "bonus": Staging({"sheet": "hills-b"}, asked(TakeDue, rounds=7)),
    "real": Staging({"sheet": "hills-a", "real": True}, begun),
    "told": Staging({"sheet": "hills-d", "real": True}, asked(CompleteCard, rounds=4)),
    "end": Staging({"sheet": "hills-b", "achievements": True}, over),
}

AT = "/t/{code}"

SCENES = (
    Scene("home", "/"),
    Scene("new", "/new"),
    Scene("code", "/join", stranger=True),
    Scene("lobby", AT, "lobby"),
    Scene("join", AT, "lobby", stranger=True),
    Scene("other-options", f"{AT}/setup", "lobby"),
    Scene("throw", AT, "throw"),
    Scene("market", AT, "market"),
    Scene("sheet-a", AT, "a"),
    Scene("sheet-b", AT, "b", tab="sheet"),
    Scene("sheet-c", AT, "c"),
    Scene("sheet-d", AT, "d"),
    Scene("bonus", AT, "bonus"),
    Scene("score", AT, "throw", tab="score"),
    Scene("real-box", AT, "real"),
    Scene("at-word", AT, "told", does=_enters_a_card_at_the_own_word),
    Scene("earlier-round", f"{AT}/amend?round=1", "told", does=_opens_a_die_and_a_card),
    Scene("watch", AT, "throw", stranger=True),
    Scene("await", f"{AT}/watch", "lobby", stranger=True),
    Scene("tv", f"{AT}/tv", "throw", stranger=True),
    Scene("tv-lobby", f"{AT}/tv", "lobby", stranger=True),
    Scene("tv-end", f"{AT}/tv", "end", stranger=True),
    Scene("end", AT, "end"),
    Scene("log", f"{AT}/log", "end"),
    Scene("dice-check", f"{AT}/check", "end", settled="#result[data-state]"),
    Scene("replay", f"{AT}/replay?step=40", "end"),
    Scene("seat", f"{AT}/seat", "throw"),
    Scene("resume", "{way}", "throw", stranger=True),
    Scene("host", f"{AT}/host", "throw"),
    Scene("delete-table", f"{AT}/host", "throw", does=_asks_to_delete_the_table),
    Scene("rules", "/rules"),
    Scene("rules-a", "/rules/a"),
    Scene("rules-b", "/rules/b"),
    Scene("rules-c", "/rules/c"),
    Scene("rules-d", "/rules/d"),
    Scene("settings", "/settings"),
    Scene("print", "/print?sheet=C&mode=colour"),
    Scene("credits", "/credits"),
    Scene("import", "/import"),
    Scene("offline", "/offline"),
    Scene("failure", "/t/BCDFGH", stranger=True),
    Scene("trail", "/trail"),
    Scene("trail-begins", "/trail", stranger=True),
    Scene("trail-step", "/trail#step-2"),
    Scene("shared-trail", "/trail/shared?word={word}", stranger=True),
    Scene("group", "/trail/group"),
    Scene("games", "/games"),
    Scene("game", "/games/{code}", "end"),
    Scene("statistics", "/statistics"),
    Scene("paper-game", "/paper"),
    Scene("challenges", "/challenges"),
    Scene("challenge", "/daily"),
    Scene("set-challenge", "/challenges/new"),
    Scene("trails-at-table", f"{AT}/trails", "end"),
    Scene("profile", "/me"),
    Scene("bring", "/me/import"),
    Scene("arrive", "/arrive?word=x", stranger=True),
    Scene("welcome", "/me", stranger=True),
    Scene("recover", "/recover", stranger=True),
    Scene("delete", "/me/delete"),
    Scene("carry", "/me", does=_carries_the_trail_away),
    Scene("share-trail", "/trail/group", does=_shares_the_trail),
    Scene("deleted", "/me", stranger=True, does=_begins_and_deletes_all),
    Scene("printed-code", "/me", stranger=True, does=_begins),
)

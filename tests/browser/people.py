"""People with phones: what they do there, by what they see."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from rollwrite.games.rolling.nature import Tally
from tests.browser.phones import Phone

ASKED = "#turn:not([data-how=wait])"
ENDED = "main.ending"


def wait_for_the_answer(page: Page, before: str | None) -> None:
    """Wait until nothing is under way and another question is asked than *before*, or none ever."""
    moved = f'#view:not([data-pending]) #turn:not([data-step="{before}"])'
    page.locator(f"{moved}, {ENDED}").wait_for()


class Person:
    """Somebody called *name* who holds *phone*."""

    def __init__(self, name: str, phone: Phone) -> None:
        self.name = name
        self.phone = phone

    @property
    def page(self) -> Page:
        """Return the page that the phone shows."""
        return self.phone.page

    def opens_a_table(self, sheet: str = "A", how: str = "Digital") -> str:
        """Go from home to the lobby of a new table, and return its code."""
        self.page.goto("/")
        self.taps("New table")
        self.page.get_by_label("Your name").fill(self.name)
        self._chooses("Sheet", re.compile(f"^\\s*{sheet} "))
        self._chooses("How you play", how)
        self.taps("Open the table")
        return self.page.locator(".big-code").inner_text().replace("-", "")

    def joins(self, code: str) -> None:
        """Go from home to a seat at the table called *code*."""
        self.page.goto("/")
        self.taps("Join")
        self.page.get_by_label("The six letters").fill(code)
        self.taps("Go to the table")
        self.page.get_by_label("Your name").fill(self.name)
        self.taps("Take a seat")
        self.sees("Waiting for")

    def taps(self, words: str | re.Pattern[str]) -> None:
        """Tap the button or the link that says *words*."""
        button = self.page.get_by_role("button", name=words)
        button.or_(self.page.get_by_role("link", name=words)).first.tap()

    def taps_surely(self, words: str, again: str) -> None:
        """Tap what says *words*, then what asks *again* whether it is meant."""
        self.page.locator("summary", has_text=words).tap()
        with self.page.expect_navigation():
            self.taps(again)

    def sees(self, words: str | re.Pattern[str]) -> None:
        """Expect to read *words*."""
        expect(self.page.get_by_text(words).filter(visible=True).first).to_be_visible()

    def _chooses(self, legend: str, words: str | re.Pattern[str]) -> None:
        group = self.page.get_by_role("group", name=legend, exact=True)
        group.locator("label", has_text=words).tap()

    def chooses(self, words: str) -> None:
        """Choose the first row that says *words*, and confirm it."""
        self.page.locator("label.row:visible", has_text=words).first.tap()
        self.page.locator("[data-main]").tap()

    def is_offered(self, *rows: str) -> None:
        """Expect exactly these *rows* to choose from, in this order."""
        expect(self.page.locator("label.row .title")).to_have_text(rows)

    def completes(self, card: str) -> None:
        """Choose the newest card called *card*, such as ``Rivers 2``, and confirm it."""
        self.picks(card)
        self.page.locator("[data-main]").tap()

    def picks(self, card: str) -> None:
        """Choose the newest card called *card*, such as ``Rivers 2``."""
        habitat, size = card.split()
        named = self.page.locator("label.offer", has=self.page.locator(".name", has_text=habitat))
        sized = named.filter(has=self.page.locator(".size", has_text=size))
        sized.first.tap()

    def opens(self, tab: str) -> None:
        """Open a *tab* of the playing screen."""
        self.page.get_by_role("tab", name=tab).tap()

    def sees_space(self, name: str, state: str) -> None:
        """Expect the space called *name* to be as *state* says, for those who listen too."""
        expect(self.space(name)).to_have_attribute("aria-label", re.compile(rf", {state}(,|$)"))

    def space(self, name: str) -> Locator:
        """Return the space called *name*."""
        return self.page.locator(f'[data-space="{name}"]')

    def reads(self, names: str) -> list[str]:
        """Return what is read out of all spaces whose *names* begin so."""
        found = self.page.locator(f'#sheet [data-space^="{names}"]')
        return [str(each.get_attribute("aria-label")) for each in found.all()]

    def held(self, thing: str) -> Locator:
        """Return the number that the tally shows of a *thing*."""
        return self.page.locator(f'.tally [data-thing="{thing}"] > b')

    def holds(self, tally: str) -> None:
        """Expect the tally to show *tally*, such as ``elk2-token1``, and nothing else."""
        counts = self.page.locator(".tally [data-thing] > b")
        expect(counts).to_have_text(list(map(str, Tally.read(tally))))

    @property
    def places(self) -> Locator:
        """Return the places on the sheet that glow."""
        return self.page.locator("#sheet [data-move]")

    def taps_place(self, move: str) -> None:
        """Tap the place on the sheet where *move* is made."""
        self.page.locator(f'#sheet [data-move="{move}"]').tap()

    def is_asked(self) -> bool:
        """Tell whether there is something to answer; wait for nothing."""
        return self.page.locator(ASKED).is_visible()

    def waits_until_asked(self) -> None:
        """Wait until there is something to answer, or the game is over."""
        self.page.locator(f"{ASKED}, {ENDED}").wait_for()

    def answers(self, random: Random) -> None:
        """Answer the question on the screen in some way that it offers."""
        turn = self.page.locator("#turn")
        before = turn.get_attribute("data-step")
        match turn.get_attribute("data-how"):
            case "tap":
                self.places.nth(random.randrange(self.places.count())).tap()
            case "cards":
                self._picks_a_card(random)
            case "ready":
                self.taps("Ready")
            case _:
                self._picks_a_row(random)
        wait_for_the_answer(self.page, before)

    def _picks_a_card(self, random: Random) -> None:
        """Complete one of the cards that can be paid, or skip as often."""
        cards = self.page.locator("label.offer:has(input[name=pick])")
        count = cards.count()
        if not count or random.randrange(2):
            self.taps("Skip")
            return
        card = cards.nth(random.randrange(count))
        card.tap()
        self._confirms(card.get_attribute("data-warning"))

    def _picks_a_row(self, random: Random) -> None:
        """Take what is chosen already, as most people do; now and then another row."""
        if not random.randrange(4):
            rows = self.page.locator("label.row:visible")
            rows.nth(random.randrange(rows.count())).tap()
        picked = self.page.locator("label.row:has(input[name=pick]:checked)")
        self._confirms(picked.get_attribute("data-warning"))

    def _confirms(self, warning: str | None) -> None:
        """Tap what is to be done, again when the phone has warned of it."""
        self.page.locator("[data-main]").tap()
        if warning:
            expect(self.page.locator(".warning")).to_have_text(warning)
            self.page.locator("[data-main]").tap()

"""Scores in the hand: every section with its points, where they come from, and what is had once."""

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.words.names import LINES
from rollwrite.store.tables import sit as sitting_of
from rollwrite.store.tables import start
from tests.browser.conftest import Sit
from tests.browser.rounds import DISCOUNTS, offered, told, turned_up
from tests.browser.tables import seated
from tests.games.rolling.pages import Play
from tests.games.rolling.samples import SAMPLES


class ToldPlay(Play):
    """A game of one player that a table of the server is told, word for word."""

    def __init__(self, session: Session, letter: str) -> None:
        super().__init__(letter)
        setup = {"sheet": f"hills-{letter}", "real": True, "supplements": list(DISCOUNTS)}
        self._session, self.evening = session, seated(session, setup, ("Marta",))
        start(session, self.evening.code, 0)

    def say(self, *lines: str) -> None:
        """Play *lines* as whoever has to move, here and there."""
        for line in lines:
            super().say(line)
            told(self._session, self.evening, line)


@pytest.mark.parametrize("letter", SAMPLES)
def test_a_sample_of_the_rulebook_ends_with_every_section_and_its_total(
    maker: sessionmaker[Session], sit: Sit, letter: str
) -> None:
    """A5, A7, B5, B7, C6, C8, D7, D10, E5."""
    sample = SAMPLES[letter]
    with maker() as session:
        play = ToldPlay(session, letter)
        sample.plays(play)
    marta = sit(play.evening)
    rows = marta.page.locator(".sections tbody tr")
    expect(rows.locator("th")).to_have_text(
        [LINES[key].capitalize() for key, _points in sample.lines]
    )
    expect(rows.locator("td")).to_have_text([str(points) for _key, points in sample.lines])
    expect(marta.page.locator(".sections tfoot td")).to_have_text([str(sample.total)])


def test_a_score_says_where_the_points_of_every_section_come_from(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """E5."""
    with maker() as session:
        evening = offered(session, "a", "rivers3", "rivers2", "wetlands4", "prairies1")
        sitting = sitting_of(session, evening.code)
    score = sitting.bound.game.score(sitting.table, 0)
    marta = sit(evening)
    marta.opens("Score")
    lines = marta.page.locator("#score .lines li")
    points = [str(each.points) for each in score.lines]
    expect(lines.locator("b")).to_have_text([*points, str(score.total)])
    expect(lines.nth(0).locator(".detail")).to_have_text("written: 3 + 4")


def test_a_bonus_is_had_as_soon_as_all_it_asks_for_is_there_and_never_again(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """E1, B2."""
    with maker() as session:
        evening = offered(session, "b", "rivers2", "wetlands2")
        marta = sit(evening)
        hawks = int(marta.held("hawk").inner_text())
        marta.completes("Wetlands 2")
        expect(marta.held("hawk")).to_have_text(str(hawks + 1))
        turned_up(session, evening, "wetlands1")
        hawks = sitting_of(session, evening.code).table.turns[0].on.tally.hawk
    marta.page.reload()
    marta.completes("Wetlands 1")
    marta.sees_space("d3", "marked")
    expect(marta.held("hawk")).to_have_text(str(hawks))

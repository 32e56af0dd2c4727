"""The habitat cards of a box in the hand: those that may be turned up, tier by tier."""

from sqlalchemy.orm import Session, sessionmaker

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.rounds import PER_TIER, RevealCard
from rollwrite.store.tables import start
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.rounds import DISCOUNTS
from tests.browser.tables import asked, played_on, seated

HABITATS = ["Rivers", "Wetlands", "Forests", "Prairies", "Mountains"]


def _cards(marta: Person, habitat: str) -> list[str]:
    """Return the cards of *habitat* that may be turned up: size and cost as they are read out."""
    rows = marta.page.locator("details.deck", has_text=habitat).locator("button.row")
    return [
        " ".join(
            [row.locator(".title").text_content() or ""]
            + [str(each.get_attribute("aria-label")) for each in row.locator(".run").all()]
        )
        for row in rows.all()
    ]


def test_a_box_has_three_cards_for_each_of_five_habitats_in_each_of_two_tiers(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """T2, T5, H2, H3."""
    setup = {"sheet": "hills-a", "real": True, "supplements": list(DISCOUNTS)}
    with maker() as session:
        evening = seated(session, setup, ("Marta",))
        start(session, evening.code, 0)
        marta = sit(evening)
        first = {each: _cards(marta, each) for each in HABITATS}
        played_on(session, evening, asked(RevealCard, TABLE, rounds=PER_TIER), style="greedy")
    marta.page.reload()
    second = {each: _cards(marta, each) for each in HABITATS}
    assert HABITATS == marta.page.locator("details.deck > summary").all_inner_texts()
    for tier, sizes in ((first, "123"), (second, "2345")):
        assert [3] * 5 == [len(tier[each]) for each in HABITATS]
        assert set(sizes) == {card[0] for each in HABITATS for card in tier[each]}
    assert "2 2 elk 2 foxes" in first["Prairies"]
    assert "4 2 bears 1 elk 4 hawks" in second["Rivers"]

"""Setting up in the hand: the sheet, the deck, the first card, and four supplements."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.store.tables import find, start
from tests.browser.conftest import NewPhone, Sit
from tests.browser.tables import asked, brought, over, played_on, seated

HABITATS = ("rivers", "wetlands", "forests", "prairies", "mountains")
CHOSEN = ["hills-9", "hills-12", "hills-1", "hills-6"]
SAID = {
    ("starter",): [
        "\u2212Pay 1 animal less.",
        "+Gain 2 salmon.",
        "+Roll one of your personal dice and gain that animal.",
        "\u2212Pay up to 2 less of one type: salmon / hawks.",
    ],
    tuple(CHOSEN): [
        "+Gain cones by the size, 1 to 5: 1, 1, 1, 2, 2.",
        "\u2212Pay with any mix of animals, 3 more in total.",
        "\u2212Pay 1 animal less.",
        "+Gain 1 animal of any type.",
    ],
}
BOX = 12


def test_everybody_plays_on_the_one_sheet_that_was_chosen(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """S1, T4."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-c"}, ("Marta", "Jonas"))
        brought(session, evening, asked(CollectAnimals, seat=1))
    for seat in range(2):
        person = sit(evening, seat)
        expect(person.page.locator("svg.sheet").first).to_have_attribute("aria-label", "C Palouse")
        person.holds("bear1-elk1-fox1-hawk1-salmon1-token2")


def test_the_deck_has_two_cards_of_every_habitat_in_its_first_half_and_in_its_second(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """S2."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a"}, ("Marta",))
        brought(session, evening, over, style="greedy")
    marta = sit(evening)
    marta.taps("Log and dice check")
    marta.sees("Every entry")
    cards = re.findall(r"Card (\w+) \d", marta.page.locator("main").inner_text())
    twice = Counter(dict.fromkeys(HABITATS, 2))
    assert (twice, twice) == (Counter(cards[:10]), Counter(cards[10:]))


@pytest.mark.parametrize("supplements", SAID)
def test_the_first_card_lies_in_slot_one_and_every_slot_has_its_supplement_for_good(
    maker: sessionmaker[Session], sit: Sit, supplements: tuple[str, ...]
) -> None:
    """S3, S4."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a", "supplements": [*supplements]}, ("Marta",))
        brought(session, evening, asked(CollectAnimals))
        marta = sit(evening)
        marta.opens("Market")
        slots = marta.page.locator(".market > *")
        expect(slots).to_have_class([re.compile("offer"), *["bare"] * 3])
        beside = marta.page.locator(".market .discount, .market .bonus")
        expect(beside).to_have_text(SAID[supplements])
        played_on(session, evening, asked(CollectAnimals, rounds=3), style="greedy")
    marta.page.reload()
    expect(slots).to_have_class([*[re.compile("offer")] * 3, "bare"])
    expect(beside).to_have_text(SAID[supplements])


def test_four_of_the_twelve_supplements_of_a_real_box_are_dealt_by_taps(
    maker: sessionmaker[Session], sit: Sit
) -> None:
    """S4, T5."""
    with maker() as session:
        evening = seated(session, {"sheet": "hills-a", "real": True}, ("Marta",))
        start(session, evening.code, 0)
    marta = sit(evening)
    rows = marta.page.locator(".telling .row .title")
    for slot in range(4):
        marta.sees(f"It is slot {slot + 1}, counted from the deck.")
        expect(rows).to_have_count(BOX - slot)
        rows.nth(2).tap()
    marta.sees("Which habitat card was turned up?")
    marta.opens("Market")
    expect(marta.page.locator(".market .bare").first).to_contain_text("Roll one of your personal")


def test_beginners_are_given_the_starter_cards(maker: sessionmaker[Session], sit: Sit) -> None:
    """S4, T5."""
    with maker() as session:
        marta = sit(seated(session, {"sheet": "hills-a", "supplements": ["starter"]}, ("Marta",)))
    marta.sees("Supplements 1 to 4")


def test_chosen_supplements_lie_in_the_slots_as_they_were_tapped(
    maker: sessionmaker[Session], new_phone: NewPhone
) -> None:
    """S4."""
    page = new_phone().page
    page.goto("/new")
    page.get_by_label("Your name").fill("Marta")
    page.locator("summary", has_text="Boxes, cards and variants").tap()
    page.get_by_label("Chosen cards").check()
    for each in ("hills-3", *CHOSEN[:2], "hills-3", *CHOSEN[2:]):  # The first is taken back.
        page.locator(f'.row:has([value="{each}"])').tap()
    for slot, each in enumerate(CHOSEN, 1):
        expect(page.locator(f'.row:has([value="{each}"]) .slot')).to_have_text(f"Slot {slot}")
    page.get_by_role("button", name="Open the table").tap()
    code = page.locator(".big-code").inner_text().replace("-", "")
    with maker() as session:
        assert CHOSEN == find(session, code).setup["supplements"]


def test_a_refusal_of_a_new_table_is_seen_at_once(new_phone: NewPhone) -> None:
    phone = new_phone()
    phone.forgive("409")
    page = phone.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Marta")
    page.locator("summary", has_text="Boxes, cards and variants").tap()
    page.get_by_label("Chosen cards").check()
    page.get_by_role("button", name="Open the table").tap()
    expect(page.locator(".dock .refused")).to_be_in_viewport()
    page.locator(".dock .refused").tap()
    expect(page.locator("#why-supplements")).to_be_in_viewport()

"""A real box over HTTP: who takes what back, and what is corrected."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.nature import ANIMALS, HABITAT_WORDS
from rollwrite.i18n import words
from rollwrite.store.tables import sit
from rollwrite.web.screens.looking import Looking
from rollwrite.web.visit import visit
from tests.browser.rounds import offered as offered_cards
from tests.store.evenings import Evening, gather
from tests.web.forgers import phone_of
from tests.web.test_play import field, move_on


@pytest.fixture
def evening(session: Session) -> Evening:
    """Two people and a real box whose first throw was told; the own dice were not."""
    evening = gather(session, seats=2, real=True)
    evening.type_in_a_throw(session)
    return evening


@pytest.fixture
def phone(app: Flask, evening: Evening) -> FlaskClient:
    """The phone of the host."""
    return phone_of(app, evening.code, evening.taken[0].token)


def shown(phone: FlaskClient, evening: Evening) -> str:
    """Return the page that the *phone* shows."""
    return phone.get(f"/t/{evening.code}").text


def all_ready(session: Session, evening: Evening) -> None:
    """Play until the table waits for the next card."""
    for seat in (0, 1):
        ready(session, evening, seat)
    session.rollback()  # What was read here would hide what the phone writes.


def ready(session: Session, evening: Evening, seat: int) -> None:
    """Let *seat* do as little as it can, and be done."""
    evening.tell(session, seat, "die bear")
    evening.tell(session, seat, "die bear")
    while "done" not in sit(session, evening.code).written[-1].text:
        told = sit(session, evening.code)
        legal = told.bound.game.legal(told.table, seat)
        texts = [told.bound.game.notation.write(each) for each in legal]
        modest = [each for each in texts if each in ("keep", "collect none", "pass", "done")]
        evening.tell(session, seat, modest[0])


def test_ready_is_taken_back_while_the_table_waits_for_a_card(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    all_ready(session, evening)
    page = shown(phone, evening)
    last = re.findall(r'name="undo" value="(-?\d+)"', page)[0]
    answer = move_on(phone, evening.code, page, pick="", undo=last)
    assert (str(TABLE), 200) == (field(page, "seat"), answer.status_code)
    told = sit(session, evening.code)
    assert (0,) == told.bound.game.actors(told.table)


def test_what_somebody_else_has_told_is_not_told_again(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2, real=True)
    host, other = (phone_of(app, evening.code, each.token) for each in evening.taken)
    pages = [shown(each, evening) for each in (host, other)]
    move = re.findall(r'name="move" value="(supplement [^"]+)"', pages[0])[0]
    first = move_on(host, evening.code, pages[0], pick="", move=move)
    second = move_on(other, evening.code, pages[1], pick="", move=move)
    length = sit(session, evening.code).length
    assert (200, 409, 1) == (first.status_code, second.status_code, length)
    assert "Somebody else has entered it already" in second.text


def test_a_die_is_listed_as_it_was_corrected(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    number = evening.tell(session, 0, "die bear").number
    evening.tell(session, 0, f"amend {number} die elk")
    offered = set(re.findall(rf'value="amend {number} die ([a-z/]+)"', shown(phone, evening)))
    assert (True, False) == ("bear" in offered, "elk" in offered)


def test_a_second_correction_tells_what_the_first_had_put(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    number = evening.tell(session, 0, "die bear").number
    evening.tell(session, 0, f"amend {number} die elk")
    evening.tell(session, 0, f"amend {number} die salmon")
    assert "P0 corrected: salmon, not elk." in shown(phone, evening)


def offered(page: str, number: int) -> set[str]:
    """Return what the *page* offers in place of entry *number*."""
    return set(re.findall(rf'value="amend {number} ([^"]+)"', page))


def row_of(page: str, number: int) -> str:
    """Return what the *page* calls entry *number*."""
    found = re.search(rf'id="typed-{number}"><summary>([^<]+)<', page)
    assert found
    return found[1]


def test_a_special_die_without_an_effect_is_corrected_to_faces_of_the_special_die(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    """R1."""
    told = sit(session, evening.code)
    special = next(n for n, each in enumerate(told.written) if each.text.startswith("die"))
    evening.tell(session, 0, f"amend {special} die any")
    page = shown(phone, evening)
    dice = told.table.common.on.setup.dice
    faces = {f"die {face}" for face in dice.special.faces}
    assert faces - {"die any"} == offered(page, special)
    assert f"die {told.table.common.on.faces[1]}" not in offered(page, special)
    assert ("Special die: any animal", "Central die") == (
        row_of(page, special),
        row_of(page, special + 1)[:11],
    )


def test_a_supplement_is_corrected_to_one_that_does_not_lie_there_until_round_2(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    """S4."""
    lying = {
        f"supplement {each}" for each in sit(session, evening.code).table.common.on.supplements
    }
    other = offered(shown(phone, evening), 0)
    assert (True, set()) == (len(other) > 0, other & lying)
    chosen = min(other)
    evening.tell(session, 0, f"amend 0 {chosen}")
    now = sit(session, evening.code).table.common.on.supplements
    assert chosen == f"supplement {now[0]}"


def test_a_card_is_corrected_from_what_it_is_now(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    told = [each.text.split() for each in sit(session, evening.code).written]
    number = next(n for n, (verb, *_) in enumerate(told) if verb == "card")
    card = Card.read(told[number][1])
    _, row = shown(phone, evening).split(f'id="typed-{number}"', 1)
    row = row.partition("</details>")[0]
    chosen = re.findall(r"<option(?: value=\"(\w+)\")? selected>([^<]+)<", row)
    counts = re.findall(rf'name="{number}-card-\w+" min="0" max="20" value="(\d*)"', row)
    assert [str(card.habitat), str(card.size)] == [chosen[0][0], chosen[1][1]]
    assert [*card.cost[: len(ANIMALS)], card.tokens] == [int(each or 0) for each in counts]


def test_dice_of_the_round_before_are_at_hand_and_older_ones_are_not(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    first = next(
        number
        for number, each in enumerate(sit(session, evening.code).written)
        if each.text.startswith("die")
    )
    found = []
    for _ in range(2):
        all_ready(session, evening)
        evening.type_in_a_throw(session)
        session.rollback()
        found.append(bool(offered(shown(phone, evening), first)))
    assert [True, False] == found


def test_who_has_collected_hears_that_a_correction_changes_the_price(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    own = [evening.tell(session, 0, "die bear").number for _ in range(2)]
    evening.tell(session, 0, "collect none")
    evening.tell(session, 0, f"amend {own[0]} die elk")
    assert "What you collected stays, at the price of the new dice." in shown(phone, evening)


def test_before_any_roll_none_is_said_to_be_news(app: Flask, session: Session) -> None:
    evening = gather(session, seats=1, real=True)
    page = shown(phone_of(app, evening.code, evening.taken[0].token), evening)
    assert (True, False) == ("Nothing to undo yet." in page, "the roll was news" in page)


def test_a_card_of_another_printing_is_offered_when_a_card_may_be_completed(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    """R7."""
    offered = ['id="completed"' in shown(phone, evening)]
    for text in ("die bear", "die bear", "collect none", "gained elk9-fox9", "completed rivers2"):
        evening.tell(session, 0, text)
        session.rollback()
        offered.append('id="completed"' in shown(phone, evening))
    assert [False, False, False, True, True, False] == offered


def test_what_is_entered_as_completed_is_told_in_the_log_and_is_no_idle_round(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    for text in ("die bear", "die bear", "collect none"):
        evening.tell(session, 0, text)
    session.rollback()
    page = shown(phone, evening)
    card = {"make": "completed", "habitat": "forests", "size": "3"}
    answer = move_on(phone, evening.code, page, pick="", **card)
    assert (200, False) == (answer.status_code, "You keep your animals." in answer.text)
    assert "At your word: complete forests 3<" in phone.get(f"/t/{evening.code}/log").text


def test_a2_a_habitat_without_room_is_not_offered(app: Flask, session: Session) -> None:
    evening = offered_cards(session, "a", *["rivers1"] * 5)
    session.rollback()
    page = shown(phone_of(app, evening.code, evening.taken[0].token), evening)
    fold = page.partition('id="completed"')[2].partition("</select>")[0]
    assert {*HABITAT_WORDS} - {"rivers"} == {*re.findall(r'<option value="(\w+)"', fold)}


def rounds_named(app: Flask, phone: FlaskClient, evening: Evening) -> set[str]:
    """Return the rounds that a phone at the table, one that looks on and the television name."""
    pages = (
        shown(phone, evening),
        phone_of(app).get(f"/t/{evening.code}").text,
        phone_of(app).get(f"/t/{evening.code}/tv").text,
    )
    return {number for page in pages for number in re.findall(r"Round (\d+)\b", page)[:1]}


def test_the_first_round_has_begun_while_its_supplements_and_its_card_are_asked_for(
    app: Flask, session: Session
) -> None:
    evening = gather(session, seats=2, real=True)
    phone = phone_of(app, evening.code, evening.taken[0].token)
    assert {"1"} == rounds_named(app, phone, evening)


def test_the_round_whose_card_is_asked_for_is_named_and_the_old_dice_are_gone(
    app: Flask, phone: FlaskClient, session: Session, evening: Evening
) -> None:
    assert {"1"} == rounds_named(app, phone, evening)
    all_ready(session, evening)
    assert {"2"} == rounds_named(app, phone, evening)
    for path in ("", "/tv"):
        assert "no dice yet" in phone.get(f"/t/{evening.code}{path}").text
    evening.type_in_a_throw(session)
    assert {"2"} == rounds_named(app, phone, evening)
    assert "no dice yet" not in shown(phone, evening)


def test_whoever_was_ready_first_sees_no_dice_of_a_round_that_others_have_ended(
    app: Flask, session: Session, evening: Evening
) -> None:
    """The page of somebody who waits is kept; the end of the round makes it anew."""
    first = phone_of(app, evening.code, evening.taken[0].token)
    ready(session, evening, 0)
    session.rollback()
    assert "no dice yet" not in shown(first, evening)
    ready(session, evening, 1)
    session.rollback()
    assert "no dice yet" in shown(first, evening)


def test_a_refusal_says_in_words_what_nobody_holds(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    page = shown(phone, evening)
    answer = move_on(phone, evening.code, page, pick="", move="spent bear9")
    assert "You do not hold so many: 9 bears." in answer.text


def test_a_card_is_listed_in_words(phone: FlaskClient, session: Session, evening: Evening) -> None:
    told = [each.text.split() for each in sit(session, evening.code).written]
    number = next(n for n, (verb, *_) in enumerate(told) if verb == "card")
    evening.tell(session, 0, f"amend {number} card mountains1-elk2-hawk2-token1")
    said = "mountains 1 (2 elk, 2 hawks; gives 1 cone)"
    assert f"Habitat card: {said}" == row_of(shown(phone, evening), number)


def test_who_enters_no_dice_tells_only_what_they_gained_and_completed(
    app: Flask, phone: FlaskClient, session: Session, evening: Evening
) -> None:
    page = shown(phone, evening)
    answer = move_on(phone, evening.code, page, pick="", move="no-dice")
    assert 200 == answer.status_code
    evening.tell(session, 0, "gained fox2")
    evening.tell(session, 0, "completed rivers1")
    told = sit(session, evening.code)
    page_now = told.table.turns[0].on
    assert ((), 1, 3) == (page_now.dice, page_now.cards, page_now.tally.fox)
    session.rollback()
    assert "At your word: no dice" in phone.get(f"/t/{evening.code}/log").text


def offers_no_dice(app: Flask, evening: Evening, session: Session) -> bool:
    """Return whether the first person may enter no dice instead."""
    with app.test_request_context():
        telling = Looking(visit(session, evening.code), 0, words("en")).telling
    return telling is not None and telling.without is not None


def test_the_own_dice_can_be_left_out_until_the_first_is_told(
    app: Flask, session: Session, evening: Evening
) -> None:
    assert offers_no_dice(app, evening, session)
    evening.tell(session, 0, "die bear")
    assert not offers_no_dice(app, evening, session)


def test_who_has_told_what_they_gained_is_offered_nothing_first_of_the_throw(
    phone: FlaskClient, session: Session, evening: Evening
) -> None:
    for text in ("gained fox2", "die bear", "die bear"):
        evening.tell(session, 0, text)
    session.rollback()
    page = shown(phone, evening)
    checked = re.findall(r'name="pick" value="([^"]+)" checked', page)
    folded = page.partition('<details class="weak"')[2].partition("</details>")[0]
    assert (["collect none"], False) == (checked, "collect none" in folded)

"""The playing screen over HTTP: what a phone is shown, and what becomes of its moves."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from msgspec.structs import replace
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.games.rolling.nature import NOTHING
from rollwrite.i18n import words
from rollwrite.store.news import number_of
from rollwrite.store.tables import sit
from rollwrite.web.limits import SIZES
from rollwrite.web.screens.market import market
from tests.store.evenings import Evening, any_legal, gather, once, play_on
from tests.web.conftest import stage_of
from tests.web.forgers import phone_of

SCRIPT = {"HX-Request": "true"}


def move_on(phone: FlaskClient, code: str, shown: str, **fields: str) -> TestResponse:
    """Send the first choice that the page *shown* offers, or what *fields* say."""
    found = re.search(r'name="pick" value="([^"]+)"', shown)
    sent = {
        "by": field(shown, "by"),
        "seat": field(shown, "seat"),
        "after": field(shown, "after"),
        "once": once(),
        "pick": unescape(found[1]) if found else "",
    }
    return phone.post(f"/t/{code}/move", data=sent | fields, headers=SCRIPT)


def field(shown: str, name: str) -> str:
    """Return what the hidden field called *name* holds."""
    found = re.search(rf'type="hidden" name="{name}" value="([^"]*)"', shown)
    assert found is not None
    return found[1]


def at_a_table(app: Flask, session: Session, **kinds: bool) -> tuple[Evening, FlaskClient]:
    """Return two people at a table, and the phone of the first."""
    evening = gather(session, seats=2, **kinds)
    return evening, phone_of(app, evening.code, evening.taken[0].token)


def test_the_page_and_the_view_show_the_same(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    page = phone.get(f"/t/{evening.code}").text
    title, view = phone.get(f"/t/{evening.code}/view").text.split("</title>", 1)
    assert (True, True) == (f"{title}</title>" in page, view.strip() in page)


def test_the_title_tells_the_round_and_the_table(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    code = f"{evening.code[:3]}-{evening.code[3:]}"
    title = f"<title>Round 1 · {code} · rollwrite</title>"
    pages = [phone.get(f"/t/{evening.code}{path}").text for path in ("", "/view", "/watch")]
    assert [1, 1, 1] == [page.count(title) for page in pages]


def test_many_who_are_waited_for_are_counted(app: Flask, session: Session) -> None:
    evening = gather(session, seats=5)
    phone = phone_of(app, evening.code, evening.taken[0].token)
    while 0 in (told := sit(session, evening.code)).bound.game.actors(told.table):
        evening.tell(session, 0, any_legal(told, 0, Random(told.length)))
    assert "You are ready. Waiting for 4 people." in phone.get(f"/t/{evening.code}").text


def test_a_card_that_is_completed_lacks_nothing(session: Session) -> None:
    table = sit(session, gather(session, seats=1).code).table
    page = replace(table.turns[0].on, tally=NOTHING)
    before, after = (replace(page, slots=slots) for slots in (0, 0b10))
    cards = [market(table.common.on, page, words("en"))[0] for page in (before, after)]
    assert "done" == cards[1].state
    assert [True, False] == [any(run.missing for run in card.cost) for card in cards]


def test_every_line_of_the_score_has_its_emblem(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    _, score = phone.get(f"/t/{evening.code}").text.split('<ul class="lines card">', 1)
    rows = score.partition('<li class="total">')[0].split("<li>")[1:]
    assert [1] * len(rows) == [row.count('<span class="emblem ') for row in rows]


def test_a_code_is_read_however_it_is_written(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    spoken = f"{evening.code[:3]}-{evening.code[3:]}".lower()
    assert 200 == phone.get(f"/t/{spoken}").status_code


def test_a_phone_that_has_seen_everything_is_told_so(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    tag = phone.get(f"/t/{evening.code}/view").headers["ETag"]
    again = phone.get(f"/t/{evening.code}/view", headers={"If-None-Match": tag})
    assert (304, b"") == (again.status_code, again.data)


def test_another_seat_has_another_view(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2)
    phone = phone_of(app, evening.code, *(each.token for each in evening.taken))
    views = {phone.get(f"/t/{evening.code}/view?seat={seat}").headers["ETag"] for seat in (0, 1)}
    assert 2 == len(views)


def test_a_view_is_at_least_as_new_as_the_phone_was_told(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    phone.get(f"/t/{evening.code}/view")
    play_on(session, evening, entries=3)
    told = number_of(session, evening.code)
    view = phone.get(f"/t/{evening.code}/view", headers={"X-Number": str(told)})
    assert str(told) == view.headers["X-Number"]


def test_a_move_is_written_and_answered_with_what_it_leads_to(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    shown = phone.get(f"/t/{evening.code}").text
    before, word = phone.get(f"/t/{evening.code}/view").headers["X-Number"], once()
    answer = move_on(phone, evening.code, shown, once=word)
    written = [each for each in sit(session, evening.code).written if each.once == word]
    assert (200, [0]) == (answer.status_code, [each.by for each in written])
    assert int(before) < int(answer.headers["X-Number"])


def test_a_move_sent_twice_is_written_once(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    shown = phone.get(f"/t/{evening.code}").text
    word = once()
    first, second = (move_on(phone, evening.code, shown, once=word).status_code for _ in "12")
    told = sit(session, evening.code)
    assert (200, 200, 1) == (first, second, sum(each.once == word for each in told.written))


def test_a_stale_page_is_refused_with_the_truth_and_a_sentence(
    app: Flask, session: Session
) -> None:
    evening, phone = at_a_table(app, session)
    shown = phone.get(f"/t/{evening.code}").text
    move_on(phone, evening.code, shown)
    answer = move_on(phone, evening.code, shown)
    assert 409 == answer.status_code
    assert "moved on another phone" in answer.text
    assert 'name="by" value="0"' in answer.text


def test_an_illegal_move_says_why(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    shown = phone.get(f"/t/{evening.code}").text
    answer = move_on(phone, evening.code, shown, move="done")
    assert (409, True) == (
        answer.status_code,
        "That is not possible now: End your turn." in answer.text,
    )


@pytest.mark.parametrize(("kind", "who"), [("moves", "{code} 0"), ("house", "127.0.0.1")])
def test_a_move_too_many_is_not_made_and_told_when_to_come_again(
    app: Flask, session: Session, kind: str, who: str
) -> None:
    evening, phone = at_a_table(app, session)
    size, shown = SIZES[kind], phone.get(f"/t/{evening.code}").text
    stage_of(app).limits.check(kind, who.format(code=evening.code), size.count)
    before = number_of(session, evening.code)
    answer = move_on(phone, evening.code, shown)
    assert 429 == answer.status_code
    assert 0 < int(answer.headers["Retry-After"]) <= size.seconds
    assert before == number_of(session, evening.code)


def test_a_browser_without_scripts_is_sent_back_to_the_table(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    shown = phone.get(f"/t/{evening.code}").text
    picked = unescape(re.findall(r'name="pick" value="([^"]+)"', shown)[0])
    fields = {name: field(shown, name) for name in ("by", "seat", "after", "once")}
    answer = phone.post(f"/t/{evening.code}/move", data=fields | {"pick": picked})
    assert (303, f"/t/{evening.code}?seat=0") == (answer.status_code, answer.location)


def test_real_dice_and_cards_are_told_by_buttons(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session, real=True)
    shown = phone.get(f"/t/{evening.code}").text
    assert "-1" == field(shown, "seat")
    for _each in range(9):
        offered = re.findall(r'name="move" value="((?:supplement|card|die) [^"]+)"', shown)
        shown = move_on(phone, evening.code, shown, move=unescape(offered[0]), pick="").text
    assert sit(session, evening.code).table.common.on.thrown


def test_a_card_of_another_printing_is_put_together(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session, real=True)
    shown = phone.get(f"/t/{evening.code}").text
    while 'name="move" value="supplement' in shown:
        offered = re.findall(r'name="move" value="(supplement [^"]+)"', shown)
        shown = move_on(phone, evening.code, shown, move=offered[0]).text
    card = {"make": "card", "habitat": "rivers", "size": "5"}
    card |= {"card-bear": "3", "card-token": "2"}
    move_on(phone, evening.code, shown, pick="", **card)
    assert ["rivers5-bear3-token2"] == list(
        map(str, sit(session, evening.code).table.common.on.drawn)
    )


def test_somebody_without_a_seat_cannot_move(app: Flask, session: Session) -> None:
    evening, phone = at_a_table(app, session)
    shown = phone.get(f"/t/{evening.code}").text
    stranger = phone_of(app)
    assert 403 == move_on(stranger, evening.code, shown).status_code


def test_the_market_shows_every_supplement_before_its_first_card(
    app: Flask, session: Session
) -> None:
    """S4."""
    evening, phone = at_a_table(app, session)
    page = phone.get(f"/t/{evening.code}").text
    assert 4 == len(re.findall(r'<span class="(?:discount|bonus)"', page))

"""A new table: what is chosen is played, and what cannot be is said beside its field."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.store.models import Table
from rollwrite.web.limits import SIZES
from rollwrite.web.screens.setup_words import options_of
from tests.web.conftest import stage_of
from tests.web.phones import CHOSEN, Phone, table_of

CARDS = ["hills-2", "hills-5", "hills-9", "hills-11"]


@pytest.fixture
def phone(app: Flask) -> Phone:
    return Phone(app)


def _options(session: Session, code: str) -> Options:
    session.rollback()
    table = session.get(Table, code)
    assert table
    return options_of(table.setup)


def _tables(session: Session) -> int:
    session.rollback()
    return session.scalar(select(func.count()).select_from(Table)) or 0


def test_the_form_as_it_comes_makes_a_table(phone: Phone, session: Session) -> None:
    code = phone.open_table()
    assert Options(supplements=("starter",)) == _options(session, code)


def test_the_page_has_ticked_what_is_sent_when_nothing_is_touched(phone: Phone) -> None:
    page = phone.get("/new").text
    ticked = re.findall(r'<input type="radio" name="(\w+)" value="([\w-]+)" checked>', page)
    switched = re.findall(r'<input type="checkbox" name="(\w+)" checked>', page)
    sent = dict(ticked) | dict.fromkeys(switched, "on")
    assert CHOSEN | {"scenario": "1", "dice": "hills"} == sent


@pytest.mark.parametrize("letter", "abcd")
def test_every_sheet_can_be_chosen(phone: Phone, session: Session, letter: str) -> None:
    code = phone.open_table(sheet=f"hills-{letter}")
    assert f"hills-{letter}" == _options(session, code).sheet


@pytest.mark.parametrize("number", [1, 12, 13, 20])
def test_a_scenario_brings_its_sheet_boxes_and_supplements(
    phone: Phone, session: Session, number: int
) -> None:
    code = phone.open_table(quest="scenario", scenario=str(number), edition="rivers")
    expected = for_scenario(load(), number, Options(edition="rivers"))
    assert expected == _options(session, code)


def test_achievements_are_played_for_when_chosen(phone: Phone, session: Session) -> None:
    assert _options(session, phone.open_table(quest="achievements")).achievements


def test_real_dice_are_rolled_when_chosen(phone: Phone, session: Session) -> None:
    assert _options(session, phone.open_table(how="real")).real


def test_both_boxes_can_roll_the_dice_of_either(phone: Phone, session: Session) -> None:
    options = _options(session, phone.open_table(edition="both", dice="rivers"))
    assert ("both", "rivers") == (options.edition, options.dice)


def test_four_supplements_can_be_picked(phone: Phone, session: Session) -> None:
    code = phone.open_table(supplements="chosen", cards=CARDS)
    assert tuple(CARDS) == _options(session, code).supplements


def test_the_family_game_takes_the_starter_cards_whatever_was_picked(
    phone: Phone, session: Session
) -> None:
    code = phone.open_table(variant="family", supplements="chosen", cards=CARDS)
    assert ("starter",) == _options(session, code).supplements


def test_whoever_opens_a_table_sits_there_as_host(phone: Phone) -> None:
    code = phone.open_table("Marta")
    assert "host, this phone" in phone.get(f"/t/{code}").text


def test_the_name_need_not_be_typed_again(phone: Phone) -> None:
    phone.open_table("Marta")
    assert 'name="name" value="Marta"' in phone.get("/new").text


REFUSED: dict[str, tuple[dict[str, str | list[str]], str]] = {
    "no name": ({"name": " "}, "Your name is missing. Type one."),
    "a long name": (
        {"name": "M" * 25},
        "A name has at most 24 letters. Type a shorter one.",
    ),
    "no such sheet": ({"sheet": "hills-z"}, "There is no sheet hills-z."),
    "no such box": ({"edition": "moors"}, "There are no dice moors."),
    "no such scenario": (
        {"quest": "scenario", "scenario": "21"},
        "There is no scenario 21.",
    ),
    "a scenario that is no number": (
        {"quest": "scenario", "scenario": "one"},
        "There is no scenario one.",
    ),
    "too few supplements": (
        {"supplements": "chosen", "cards": CARDS[:3]},
        "Pick four supplement cards. You have picked 3.",
    ),
    "a supplement of another box": (
        {"supplements": "chosen", "cards": [*CARDS[:3], "rivers-3"]},
        "Rivers 3 is not in the boxes you play with. Pick another.",
    ),
    "a scenario as a family game": (
        {"variant": "family", "quest": "scenario", "scenario": "4"},
        "Scenario 4 has supplements of its own; it is no family game.",
    ),
}


@pytest.mark.parametrize(("form", "why"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_game_is_said_and_opens_nothing(
    phone: Phone, session: Session, form: dict[str, str | list[str]], why: str
) -> None:
    before = _tables(session)
    answer = phone.post("/new", **{"name": "Marta", **CHOSEN, **form})
    said = re.findall(r'<p class="refused" role="alert"[^>]*>(.*?)</p>', answer.text)
    assert (409, [why]) == (answer.status_code, list(map(unescape, said)))
    assert before == _tables(session)


@pytest.mark.parametrize(("form", "why"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_told_beside_the_button_too_and_leads_to_what_is_refused(
    phone: Phone, form: dict[str, str | list[str]], why: str
) -> None:
    page = phone.post("/new", **{"name": "Marta", **CHOSEN, **form}).text
    told = re.findall(r'<a class="refused" href="#(why-\w+)">(.*?)</a>', page)
    assert [why] == [unescape(text) for _, text in told]
    assert [f'id="{told[0][0]}"'] == re.findall(rf'id="{told[0][0]}"', page)


@pytest.mark.parametrize(
    ("case", "open"),
    [("no name", False), ("too few supplements", True), ("a scenario as a family game", True)],
)
def test_the_fold_that_holds_the_cause_of_a_refusal_is_open(
    phone: Phone, case: str, open: bool
) -> None:
    page = phone.post("/new", **{"name": "Marta", **CHOSEN, **REFUSED[case][0]}).text
    assert open == ('<details class="more" open>' in page)


def test_supplements_lie_as_they_were_tapped(phone: Phone, session: Session) -> None:
    order = "hills-9 hills-2 hills-12 hills-5"
    code = phone.open_table(supplements="chosen", cards=sorted(order.split()), order=order)
    assert order.split() == table_of(session, code).setup["supplements"]
    page = phone.get(f"/t/{code}/setup").text
    assert f'name="order" value="{order}"' in page


def test_stars_are_explained(phone: Phone) -> None:
    page = phone.get("/new").text
    assert "One star is easy, three are hard." in page
    assert 'aria-label="Difficulty: two stars"' in page


def test_nothing_that_was_chosen_is_lost_by_a_refusal(phone: Phone) -> None:
    sent = {"sheet": "hills-c", "variant": "family", "how": "real", "quest": "achievements"}
    page = phone.post("/new", **{"name": "", **CHOSEN, **sent, "abundance": "on"}).text
    ticked = dict(re.findall(r'<input type="radio" name="(\w+)" value="([\w-]+)" checked>', page))
    assert sent == {name: ticked[name] for name in sent}
    assert 'name="abundance" checked' in page


def test_a_name_is_never_read_as_markup(phone: Phone) -> None:
    answer = phone.post("/new", **{"name": '"><script>x</script>' + "y" * 24, **CHOSEN})
    assert "<script>x" not in answer.text


def test_one_address_opens_so_many_tables_and_no_more(app: Flask, phone: Phone) -> None:
    for _ in range(SIZES["tables"].count - 1):
        stage_of(app).limits.check("tables", "10.0.0.1")
    assert [409, 429] == [phone.post("/new", name="").status_code for _ in range(2)]


def test_the_host_chooses_anew_in_the_lobby(phone: Phone, session: Session) -> None:
    code = phone.open_table()
    answer = phone.post(f"/t/{code}/setup", **CHOSEN | {"sheet": "hills-d"})
    assert (303, "hills-d") == (answer.status_code, _options(session, code).sheet)


def test_the_page_to_choose_anew_shows_what_is_chosen(phone: Phone) -> None:
    code = phone.open_table(quest="scenario", scenario="14", how="real")
    page = phone.get(f"/t/{code}/setup").text
    ticked = dict(re.findall(r'<input type="radio" name="(\w+)" value="([\w-]+)" checked>', page))
    assert ("scenario", "14", "real") == (ticked["quest"], ticked["scenario"], ticked["how"])


def test_a_refused_change_changes_nothing(phone: Phone, session: Session) -> None:
    code = phone.open_table()
    answer = phone.post(f"/t/{code}/setup", **CHOSEN | {"sheet": "hills-z"})
    assert (409, "hills-a") == (answer.status_code, _options(session, code).sheet)


@pytest.mark.parametrize("seated", [True, False])
def test_nobody_but_the_host_chooses_anew(
    app: Flask, phone: Phone, session: Session, *, seated: bool
) -> None:
    code, other = phone.open_table(), Phone(app)
    if seated:
        other.join(code, "Jonas")
    answer = other.post(f"/t/{code}/setup", **CHOSEN | {"sheet": "hills-d"})
    assert (403, "hills-a") == (answer.status_code, _options(session, code).sheet)


def test_nothing_is_chosen_anew_once_the_game_has_begun(phone: Phone, session: Session) -> None:
    code = phone.open_table()
    phone.post(f"/t/{code}/start")
    answer = phone.post(f"/t/{code}/setup", **CHOSEN | {"sheet": "hills-d"})
    assert (409, "hills-a") == (answer.status_code, _options(session, code).sheet)

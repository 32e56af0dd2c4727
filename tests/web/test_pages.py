"""Pages without a table: home, settings, rules, credits, and the installed app."""

from __future__ import annotations

import re
from html import unescape

import msgspec
import pytest
from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.words.rulings import rulings
from rollwrite.i18n import LANGUAGES, words
from tests.store.evenings import Evening, play_on
from tests.web.phones import Phone
from tests.web.walkers import begin, on_paper

PAGES = ("/", "/new", "/join", "/settings", "/rules", "/print", "/credits", "/offline")
LETTERS = [sheet.letter for sheet in load().sheets.values()]


@pytest.fixture
def phone(app: Flask) -> Phone:
    return Phone(app)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_every_language(phone: Phone, path: str, lang: str) -> None:
    answer = phone.get(path, lang)
    assert (200, True) == (answer.status_code, f'<html lang="{lang}"' in answer.text)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_script_or_a_style_within(phone: Phone, path: str) -> None:
    page = phone.get(path).text
    assert [] == re.findall(r"<script(?![^>]* src=)[^>]*>|<style|\sstyle=|\son\w+=", page)


@pytest.mark.parametrize("path", PAGES)
def test_every_local_link_of_a_page_leads_somewhere(phone: Phone, path: str) -> None:
    links = re.findall(r'<a [^>]*href="(/[^"]*)"', phone.get(path).text)
    assert [] == [link for link in links if phone.get(unescape(link)).status_code != 200]


def test_the_first_page_leads_back_to_a_table(phone: Phone) -> None:
    code = phone.open_table()
    page = phone.get("/").text
    assert f"Back to <b>{code[:3]}-{code[3:]}</b>, not begun" in page


def test_the_first_page_says_how_far_a_game_has_come(phone: Phone) -> None:
    code = phone.open_table()
    phone.post(f"/t/{code}/start")
    assert f"<b>{code[:3]}-{code[3:]}</b>, round 1" in phone.get("/").text


def test_the_first_page_leads_back_to_the_three_newest_tables(phone: Phone) -> None:
    codes = [phone.open_table() for _ in range(4)]
    led = re.findall(r'class="tile back" href="/t/(\w+)"', phone.get("/").text)
    assert codes[:0:-1] == led


def test_the_first_page_leads_to_games_that_go_on_before_one_that_is_over(
    session: Session, phone: Phone
) -> None:
    running = phone.open_table()
    over = [phone.open_table() for _ in range(2)]
    for code in over:
        phone.post(f"/t/{code}/start")
        play_on(session, Evening(code, ()))
    led = re.findall(r'class="tile (back[^"]*)" href="/t/(\w+)"', phone.get("/").text)
    assert [("back", running), ("back over", over[-1])] == led


def test_a_table_where_the_seat_was_lost_is_not_shown(app: Flask, phone: Phone) -> None:
    code, other = phone.open_table(), Phone(app, "10.0.0.2")
    other.join(code, "Jonas")
    phone.host(code, "remove", seat="1", name="Jonas")
    assert code[3:] not in other.get("/").text


def test_the_browser_chooses_the_language(phone: Phone) -> None:
    assert '<html lang="pl"' in phone.get("/", "pl-PL,pl;q=0.9,en;q=0.5").text


def test_the_language_is_chosen_by_hand_over_the_browser(phone: Phone) -> None:
    phone.post("/settings", lang="fr", theme="auto", text="normal")
    assert '<html lang="fr"' in phone.get("/", "pl").text


@pytest.mark.parametrize("theme", ["auto", "light", "dark", "mono"])
def test_the_theme_is_kept(phone: Phone, theme: str) -> None:
    phone.post("/settings", lang="en", theme=theme, text="normal")
    assert f'data-theme="{theme}"' in phone.get("/rules").text


def test_the_text_size_is_kept(phone: Phone) -> None:
    phone.post("/settings", lang="en", theme="auto", text="large")
    assert 'data-text="large"' in phone.get("/rules").text


def test_settings_that_there_are_not_change_nothing(phone: Phone) -> None:
    phone.post("/settings", lang="tlh", theme="<b>", text="huge")
    assert '<html lang="en" data-theme="auto" data-text="normal">' in phone.get("/").text


def test_settings_lead_back_to_where_one_was(phone: Phone) -> None:
    sent = phone.post("/settings", lang="en", theme="dark", text="normal", back="/rules/c")
    assert "/rules/c" == sent.headers["Location"]


@pytest.mark.parametrize(
    "back", ["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", ""]
)
def test_settings_never_lead_to_another_site(phone: Phone, back: str) -> None:
    assert "/" == phone.post("/settings", back=back).headers["Location"]


@pytest.mark.parametrize("letter", LETTERS)
def test_the_rules_of_a_sheet_show_its_rulings(phone: Phone, letter: str) -> None:
    page, sheet = unescape(phone.get(f"/rules/{letter}").text), load().lettered(letter)
    assert sheet
    assert [] == [each for each in rulings(sheet.fill, words("en")) if each not in page]


@pytest.mark.parametrize("letter", LETTERS)
def test_the_rules_of_a_sheet_say_how_sure_its_data_is(phone: Phone, letter: str) -> None:
    assert "What was not read in the rules" in phone.get(f"/rules/{letter.lower()}").text


@pytest.mark.parametrize("path", ["/rules", "/rules/c", "/settings"])
def test_who_looks_something_up_comes_back_to_the_table(phone: Phone, path: str) -> None:
    page = phone.get(f"{path}?back=/t/BCDFGH").text
    assert '<a class="round" href="/t/BCDFGH"' in page


def test_there_are_no_rules_of_a_sheet_that_there_is_not(phone: Phone) -> None:
    assert 404 == phone.get("/rules/z").status_code


def test_the_credits_name_the_artists_and_the_licence(phone: Phone) -> None:
    page = phone.get("/credits").text
    wanted = ("unofficial fan work", "Lorc", "Delapouite", "Sparker", "Sbed", "CC BY 3.0", "MIT")
    assert [] == [each for each in wanted if each not in page]


@pytest.mark.parametrize("path", ["/new", "/print", "/games", "/t/{}", "/t/{}/replay?step=1"])
def test_no_line_of_a_page_begins_with_a_dot(phone: Phone, finished: Evening, path: str) -> None:
    begin(phone)
    on_paper(phone)
    shown = phone.get(path.format(finished.code)).text.partition("<body")[2]
    assert (True, False) == ("\N{NO-BREAK SPACE}· " in shown, " ·" in shown)


def test_the_app_can_be_installed(phone: Phone) -> None:
    told = msgspec.json.decode(phone.get("/manifest.webmanifest").data)
    icons = [phone.get(icon["src"]).status_code for icon in told["icons"]]
    assert ("standalone", "/", [200, 200, 200]) == (told["display"], told["start_url"], icons)


def test_the_worker_keeps_files_that_there_are(phone: Phone) -> None:
    script = phone.get("/sw.js").text
    told = msgspec.json.decode(script.partition(" = ")[2].partition(";\n")[0].encode())
    assert [200] * len(told["kept"]) == [phone.get(each).status_code for each in told["kept"]]


def test_the_worker_is_asked_for_anew_every_time(phone: Phone) -> None:
    assert "no-cache" == phone.get("/sw.js").headers["Cache-Control"]


def test_the_page_without_a_connection_promises_nothing(phone: Phone) -> None:
    assert "nothing can be shown without one" in phone.get("/offline").text

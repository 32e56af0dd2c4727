"""Names: a bot that takes somebody's seat keeps the name, and says that it is a bot."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy.orm import Session

from rollwrite.i18n import words
from rollwrite.store.exports import export_table, import_table
from rollwrite.store.finished import Other
from rollwrite.store.trails import Filled
from rollwrite.web.screens.trail import company_words
from tests.store.evenings import Evening
from tests.web.phones import Phone, names_at

BOT = "Jonas (bot)"


@pytest.fixture
def left(marta: Phone, code: str) -> str:
    """The game of Marta and Jonas, whose seat a bot has taken."""
    marta.post(f"/t/{code}/start")
    marta.host(code, "remove", seat="1", name="Jonas")
    marta.host(code, "bot", seat="1", bot="greedy")
    return code


@pytest.fixture
def over(marta: Phone, session: Session, finished: Evening) -> str:
    """The finished game of Marta and a bot in the seat of Jonas, on Marta's trail."""
    code = import_table(session, export_table(session, finished.code))
    for seat, name in enumerate(("Marta", "Jonas")):
        marta.post(f"/t/{code}/join", name=name, nonce="a-word", seat=str(seat))
    marta.post(f"/t/{code}/leave", seat="1")
    marta.host(code, "bot", seat="1", bot="greedy")
    marta.post(f"/t/{code}/claim/new", seat="0")
    return code


def test_a_bot_keeps_the_name_of_whose_seat_it_takes(session: Session, left: str) -> None:
    assert ["Marta", "Jonas"] == names_at(session, left)


@pytest.mark.parametrize("page", ["", "/tv", "/watch"])
def test_in_the_game_a_bot_says_that_it_is_one(marta: Phone, left: str, page: str) -> None:
    assert BOT in marta.get(f"/t/{left}{page}").text


def test_the_page_of_the_host_tells_which_bot_plays_for_whom(marta: Phone, left: str) -> None:
    assert "<b>Jonas</b><span>bot, good</span>" in marta.get(f"/t/{left}/host").text


def test_who_comes_back_has_the_name_as_before(
    marta: Phone, jonas: Phone, session: Session, left: str
) -> None:
    marta.host(left, "remove", seat="1", name="Jonas")
    assert "Play on for Jonas<" in jonas.get(f"/t/{left}").text
    jonas.join(left, "Jonas")
    assert (["Marta", "Jonas"], False) == (
        names_at(session, left),
        BOT in marta.get(f"/t/{left}").text,
    )


@pytest.mark.parametrize(
    "page",
    ["/t/{}", "/t/{}/tv", "/t/{}/share.svg", "/t/{}/replay", "/games", "/games/{}", "/me.csv"],
)
def test_after_the_game_a_bot_is_still_told_from_a_person(
    marta: Phone, over: str, page: str
) -> None:
    assert BOT in marta.get(page.format(over)).text


def test_a_trail_tells_a_bot_from_a_person() -> None:
    others = (Other("Jonas", 40, bot=True), Other("Ada", 50))
    step = Filled("A1", "BCDFGH", datetime.now(UTC), 1, by_hand=False, others=others)
    assert f"with {BOT} and Ada" == company_words(step, "en", words("en"))


def test_a_bot_in_the_lobby_has_a_name_of_its_own(
    marta: Phone, session: Session, code: str
) -> None:
    marta.host(code, "bot", bot="greedy")
    assert ["Marta", "Jonas", "Wren"] == names_at(session, code)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Marta", "Jonas"), ["M", "J"]),
        (("Marta", "Mikael"), ["Ma", "Mi"]),
        (("Marta", "Maria", "Mikael"), ["Mt", "Ma", "Mi"]),
        (("Marta", "Marta"), ["Ma", "M2"]),
    ],
)
def test_letters_tell_people_apart(marta: Phone, names: tuple[str, ...], shown: list[str]) -> None:
    code = marta.open_table(names[0])
    for name in names[1:]:
        marta.join(code, name)
    marta.post(f"/t/{code}/start")
    strip = marta.get(f"/t/{code}").text.partition("<summary")[2].partition("</summary>")[0]
    assert shown == [each.partition("</b>")[0] for each in strip.split("<b>")[1:]]

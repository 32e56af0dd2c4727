"""What a choice found on the sheet, told in sentences, and what it set off, link by link."""

from __future__ import annotations

import pytest
from sqlalchemy.orm import Session

from rollwrite.games.rolling.words.finds import finds
from rollwrite.i18n import words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.news import chain
from tests.browser.rounds import offered, told

ROW = ("mountains3", "forests2", "prairies4", "wetlands3", "rivers2")


def completed(session: Session, sheet: str, *cards: str) -> Sitting:
    """Return the table after Marta has completed all *cards*."""
    return told(session, offered(session, sheet, *cards), "complete 1")


def said(sitting: Sitting, lang: str = "en") -> str:
    return finds(sitting.table.turns[0], words(lang))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Forests are full. The last mark goes to the overflow track."),
        ("pl", "Lasy są pełne. Ostatni znak trafia na tor przepełnienia."),
        ("fr", "Les forêts sont pleines. La dernière marque va sur la piste de débordement."),
    ],
)
def test_a_mark_that_finds_no_room_on_its_track_goes_to_the_overflow(
    session: Session, lang: str, sentence: str
) -> None:
    """B1."""
    sitting = completed(session, "b", "forests5", "forests5", "forests3")
    assert said(sitting, lang).startswith(sentence)


def test_marks_of_a_habitat_that_was_full_before_go_there_all(session: Session) -> None:
    """B1."""
    sitting = completed(session, "b", "forests5", "forests5", "forests2", "forests3")
    assert "Forests are full. 3 marks go to the overflow track." == said(sitting)


def test_nothing_is_full_where_a_track_has_room(session: Session) -> None:
    """B1."""
    assert "" == said(completed(session, "b", "rivers1"))


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (ROW[:1], "You found a cairn."),
        (ROW[:2], "You found a cabin."),
        (ROW[:3], "You found a windmill."),
        (ROW[:4], "You found a lily pond."),
        (
            ROW,
            "You found a waterfall. Row 1 of the landmarks is complete: 1 cone, any animal.",
        ),
    ],
)
def test_a_landmark_is_told_by_its_name_and_a_full_row_with_what_it_gives(
    session: Session, cards: tuple[str, ...], sentence: str
) -> None:
    """B3."""
    sitting = completed(session, "b", *cards)
    assert sentence == said(sitting)
    assert not [link for link in chain(sitting.table.turns[0], words("en")) if "landmark" in link]


def test_a_full_column_is_told_with_what_it_gives(session: Session) -> None:
    """B3."""
    sitting = completed(session, "b", "forests5", "forests5", "forests2")
    assert said(sitting).endswith("A column of the landmarks is complete: 3 points.")


def test_the_last_hex_of_a_habitat_sends_the_rest_to_the_overflow(session: Session) -> None:
    """D2."""
    evening = offered(session, "d", "rivers5", "rivers5", "rivers5", "rivers5")
    sitting = told(session, evening, "complete 1")
    while not said(sitting).startswith("Rivers are full."):
        game, table = sitting.bound.game, sitting.table
        sitting = told(session, evening, game.notation.write(game.legal(table, 0)[0]))
    assert "overflow track." in said(sitting)

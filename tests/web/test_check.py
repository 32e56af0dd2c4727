"""The dice check: sealed while the game is played, open at its end."""

from __future__ import annotations

import re
from itertools import accumulate
from math import comb

import msgspec
import pytest
from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.store.proof import Proof, reveal
from rollwrite.store.tables import find
from rollwrite.web.screens.fairness import interval
from tests.store.evenings import Evening, gather
from tests.store.proofs import verify
from tests.web.forgers import phone_of
from tests.web.phones import Phone


def page(app: Flask, code: str) -> str:
    """Return the check of the table called *code*."""
    return phone_of(app).get(f"/t/{code}/check").text


def test_before_the_start_the_seal_is_shown_and_nothing_else(
    app: Flask, marta: Phone, session: Session
) -> None:
    code = marta.open_table()
    table, shown = find(session, code), page(app, code)
    assert (True, False) == (table.seal in shown, table.seed in shown)
    assert [] == re.findall(f'/t/{code}/log|data-roll|<caption>|"proof', shown)


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"nonce": "a-word-of-the-phone"}, "<dd>2 from phones</dd>"),
        ({}, "<dd>1 from a phone, 1 from the server</dd>"),
    ],
    ids=["with scripts", "without"],
)
def test_it_is_told_whose_words_are_in_the_first_roll(
    app: Flask, marta: Phone, code: str, sent: dict[str, str], said: str
) -> None:
    marta.post(f"/t/{code}/start", **sent)
    assert said in page(app, code)


def test_a_first_roll_without_the_word_of_any_phone_is_not_called_fair(
    app: Flask, marta: Phone
) -> None:
    told = []
    for sent in ({"nonce": "a-word-of-the-phone"}, {}):
        code = marta.open_table()
        marta.post(f"/t/{code}/start", **sent)
        told.append("No phone sent a word for the first roll" in page(app, code))
    assert [False, True] == told


def test_while_the_game_is_played_the_seal_is_shown_and_the_seed_is_not(
    app: Flask, session: Session
) -> None:
    code = gather(session, seats=2).code
    table, shown = find(session, code), page(app, code)
    assert (True, False) == (table.seal in shown, table.seed in shown)


def test_while_the_game_is_played_there_is_no_proof(app: Flask, session: Session) -> None:
    code = gather(session, seats=2).code
    assert 409 == phone_of(app).get(f"/t/{code}/proof.json").status_code


def test_at_the_end_seal_and_seed_are_shown(
    app: Flask, session: Session, finished: Evening
) -> None:
    table, shown = find(session, finished.code), page(app, finished.code)
    assert (True, True) == (table.seal in shown, table.seed in shown)


def test_the_proof_that_is_sent_proves_every_roll(
    app: Flask, session: Session, finished: Evening
) -> None:
    sent = phone_of(app).get(f"/t/{finished.code}/proof.json").data
    proof = msgspec.json.decode(sent, type=Proof)
    assert (reveal(session, finished.code), ()) == (proof, verify(proof))


def test_every_roll_of_the_proof_is_listed(app: Flask, session: Session, finished: Evening) -> None:
    listed = re.findall(r'data-roll="(\d+)"', page(app, finished.code))
    assert [str(roll.number) for roll in reveal(session, finished.code).rolls] == listed


def test_the_faces_of_a_die_were_seen_as_often_as_it_was_thrown(
    app: Flask, finished: Evening
) -> None:
    central = page(app, finished.code).partition("Central dice")[2].partition("</table>")[0]
    seen = re.findall(r"</td>\s*<td>(\d+)</td><td>", central)
    throws = re.findall(r"(\d+) throws", central)
    assert [str(sum(map(int, seen)))] == throws


def test_real_dice_are_counted_by_who_entered_them(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2, real=True)
    evening.type_in_a_throw(session)
    shown = page(app, evening.code)
    assert ("<li>P0: 9</li>" in shown, "Central dice" in shown) == (True, False)


@pytest.mark.parametrize(("throws", "share"), [(1, 0.5), (20, 1 / 6), (60, 1 / 6), (160, 1 / 3)])
def test_at_most_a_fortieth_lies_beyond_each_end_of_the_interval(throws: int, share: float) -> None:
    chances = [comb(throws, k) * share**k * (1 - share) ** (throws - k) for k in range(throws + 1)]
    low, high = interval(throws, share)
    below = list(accumulate(chances, initial=0))
    assert below[low] <= 0.025 < below[low + 1]
    assert below[high] < 0.975 <= below[high + 1]

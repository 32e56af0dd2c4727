"""Proof: at the end anybody can compute every throw again."""

import pytest
from msgspec.structs import replace
from sqlalchemy.orm import Session

from rollwrite.store.dealing import Throw
from rollwrite.store.errors import BadWord, NotOver
from rollwrite.store.proof import reveal, rolls
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import find, sit, start
from rollwrite.store.words import is_ours, new_token
from tests.store.evenings import SEED, Evening, beside_a_bot, lobby, once, play_on
from tests.store.proofs import verify


def test_the_seed_stays_sealed_while_the_game_is_played(session: Session, digital: Evening) -> None:
    with pytest.raises(NotOver):
        reveal(session, digital.code)


def test_at_the_end_every_roll_is_what_the_seed_gives(session: Session, finished: Evening) -> None:
    proof = reveal(session, finished.code)
    assert (SEED, ()) == (proof.seed, verify(proof))


def test_every_entry_that_nobody_wrote_is_proved(session: Session, finished: Evening) -> None:
    written = sit(session, finished.code).written
    dealt = [number for number, each in enumerate(written) if each.by is None]
    assert dealt == [roll.number for roll in reveal(session, finished.code).rolls]


def test_a_roll_that_was_changed_is_found(session: Session, finished: Evening) -> None:
    proof = reveal(session, finished.code)
    roll = proof.rolls[40]
    other = next(text for text, _ in roll.odds if text != roll.fell)
    forged = (*proof.rolls[:40], replace(roll, fell=other), *proof.rolls[41:])
    assert (roll.number,) == verify(replace(proof, rolls=forged))


def test_another_seed_than_the_sealed_one_proves_nothing(
    session: Session, finished: Evening
) -> None:
    proof = reveal(session, finished.code)
    assert len(proof.rolls) == len(verify(replace(proof, seed="0" * 64)))


def test_the_first_throw_has_the_nonces_of_all_who_sit_there(
    session: Session, digital: Evening
) -> None:
    table = find(session, digital.code)
    first = next(rolls(table, sit(session, digital.code)))
    assert (2, ",".join(first.throw.nonces)) == (len(first.throw.nonces), table.nonces)


def test_the_word_of_the_start_replaces_the_hosts_in_the_first_throw(session: Session) -> None:
    code = lobby(session)
    for name in ("Ann", "Bob"):
        take(session, code, Guest(name, f"{name}-sat-down"))
    first = next(rolls(find(session, code), start(session, code, 0, "Ann-started")))
    assert ("Ann-started", "Bob-sat-down") == first.throw.nonces


def test_nobody_starts_with_an_odd_word(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    with pytest.raises(BadWord):
        start(session, code, 0, "a,b")
    assert None is find(session, code).seats


def test_words_of_the_server_are_told_from_those_of_phones() -> None:
    assert [True, False, False] == [is_ours(each) for each in (new_token(), once(), "0123" * 6)]


def test_a_later_throw_has_the_words_that_were_sent_since_the_one_before(
    session: Session, digital: Evening
) -> None:
    sitting = play_on(session, digital, entries=60)
    throws = {roll.throw for roll in rolls(find(session, digital.code), sitting)}
    used = [word for throw in sorted(throws, key=lambda t: t.after)[1:] for word in throw.nonces]
    sent = [each.once for each in sitting.written if each.once]
    assert used == sent[: len(used)]
    assert len(throws) > 2


def test_the_first_dice_of_a_bot_beside_a_real_box_have_every_word_that_was_sent(
    session: Session,
) -> None:
    evening = beside_a_bot(session)
    sitting = sit(session, evening.code)
    sent = tuple(each.once for each in sitting.written if each.once)
    throws = [roll.throw for roll in rolls(find(session, evening.code), sitting)]
    assert [Throw(len(sent) - 1, sent)] * 2 == throws

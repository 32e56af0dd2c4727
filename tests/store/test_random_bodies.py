"""Random bodies: whatever a page sends, the store answers or refuses, and never half."""

from json import dumps
from uuid import UUID

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.orm import Session

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.rolling.moves import NOTATION
from rollwrite.games.rolling.options import Options
from rollwrite.store.attempts import Attempt
from rollwrite.store.errors import BadExport, BadSetup, BadToken, StoreError, UnknownTable
from rollwrite.store.exports import import_table
from rollwrite.store.hosting import remove
from rollwrite.store.playing import play
from rollwrite.store.reading import KeptTable
from rollwrite.store.seats import Guest, check, take
from rollwrite.store.tables import find, open_table, seats_of, sit
from tests.notations import verbs
from tests.store.evenings import Evening

some = settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
"""What an example leaves on the table is where the next one begins."""
many = settings(some, max_examples=200)

ANY_TEXT = st.text(st.characters(), max_size=300)
NUMBERS = st.integers(-3, 40) | st.integers()
VERBS = st.sampled_from((*verbs(NOTATION), "amend", "amend 3 die", "amend 3 card"))
ARGUMENTS = st.sampled_from(("", "fox", "fox3", "1", "both", "a1", "none", "any")) | ANY_TEXT
TEXTS = ANY_TEXT | st.builds("{} {}".format, VERBS, ARGUMENTS)
ATTEMPTS = st.builds(Attempt, NUMBERS, TEXTS, ANY_TEXT | st.uuids().map(str), NUMBERS, NUMBERS)

ANY_VALUE = st.none() | st.booleans() | st.integers() | ANY_TEXT | st.lists(ANY_TEXT)
FIELDS = dict.fromkeys(KeptTable.__struct_fields__, ANY_VALUE)
WORDS_OF_AN_EXPORT = st.fixed_dictionaries(
    FIELDS | {"format": st.just("rollwrite-table"), "version": st.just(1)}
)
OPTIONS = st.sampled_from(Options.__struct_fields__)


@some
@given(attempt=ATTEMPTS)
def test_a_random_move_is_written_whole_or_refused_and_changes_nothing(
    session: Session, real: Evening, attempt: Attempt
) -> None:
    before = sit(session, real.code)
    try:
        answer = play(session, real.code, attempt)
    except (StoreError, RuleError, BadNotation):
        assert before is sit(session, real.code)
    else:
        assert before.length == answer.number
        assert attempt.once == sit(session, real.code).written[answer.number].once


@some
@given(text=TEXTS, seat=st.integers(-1, 3), by=st.integers(0, 3), word=st.uuids())
def test_a_random_move_of_an_honest_page_is_no_other(
    session: Session, real: Evening, text: str, seat: int, by: int, word: UUID
) -> None:
    before = sit(session, real.code)
    attempt = Attempt(seat, text, str(word), before.last(seat), by)
    try:
        answer = play(session, real.code, attempt)
    except (StoreError, RuleError, BadNotation):
        assert before is sit(session, real.code)
    else:
        assert before.length == answer.number
        assert before.written == answer.sitting.written[: before.length]


@some
@given(name=ANY_TEXT, nonce=ANY_TEXT | st.uuids().map(str), number=st.none() | NUMBERS)
def test_a_random_guest_gets_a_seat_or_is_refused(
    session: Session, digital: Evening, name: str, nonce: str, number: int | None
) -> None:
    remove(session, digital.code, 0, 1)
    try:
        taken = take(session, digital.code, Guest(name, nonce, number))
    except StoreError:
        assert seats_of(session, digital.code)[1].vacant
    else:
        assert 1 == check(session, digital.code, taken.token)


@many
@given(token=ANY_TEXT)
def test_a_random_token_opens_nothing(session: Session, digital: Evening, token: str) -> None:
    with pytest.raises(BadToken):
        check(session, digital.code, token)


@many
@given(code=ANY_TEXT)
def test_a_random_code_is_unknown(session: Session, code: str) -> None:
    with pytest.raises(UnknownTable):
        find(session, code)


@many
@given(body=st.binary() | WORDS_OF_AN_EXPORT.map(lambda kept: dumps(kept).encode()))
def test_a_random_file_is_refused(session: Session, body: bytes) -> None:
    with pytest.raises(BadExport):
        import_table(session, body)


@some
@given(setup=st.dictionaries(OPTIONS, ANY_VALUE))
def test_a_random_setup_makes_a_game_or_is_refused(
    session: Session, setup: dict[str, object]
) -> None:
    try:
        code = open_table(session, "rolling", setup)
    except BadSetup:
        return
    assert set(Options.__struct_fields__) - {"seats"} == set(find(session, code).setup)

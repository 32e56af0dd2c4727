"""Amending: the host puts right what was typed in wrongly, and nothing else."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from rollwrite.engine import log
from rollwrite.engine.errors import BadNotation
from rollwrite.store.database import sessions
from rollwrite.store.errors import AmendedOften, BadExport, Dealt, NotHost
from rollwrite.store.exports import export_table, import_table
from rollwrite.store.hosting import pass_host
from rollwrite.store.sitting import MOST_AMENDMENTS
from rollwrite.store.tables import sit
from tests.store.evenings import Evening, once


def test_the_host_amends_what_was_typed_in_wrongly(session: Session, real: Evening) -> None:
    number = real.tell(session, 2, "die fox").number
    answer = real.tell(session, 0, f"amend {number} die bear")
    assert f"amend {number} die bear" == answer.sitting.written[answer.number].text
    assert ["bear"] == list(map(str, answer.sitting.table.turns[2].on.dice))


def test_nobody_but_the_host_amends(session: Session, real: Evening) -> None:
    text = f"amend {real.tell(session, 2, 'die fox').number} die bear"
    with pytest.raises(NotHost):
        real.tell(session, 2, text)
    pass_host(session, real.code, 0, 2)
    assert text == real.tell(session, 2, text).sitting.written[-1].text


def test_what_the_table_dealt_cannot_be_amended(session: Session, digital: Evening) -> None:
    dealt = sit(session, digital.code).written
    number = next(n for n, each in enumerate(dealt) if each.text.startswith("die"))
    with pytest.raises(Dealt):
        digital.tell(session, 0, f"amend {number} die fox")


@pytest.mark.parametrize("text", ["amend", "amend 0", "amend x die fox", "amend 007 die fox"])
def test_what_is_no_amendment_is_refused(session: Session, real: Evening, text: str) -> None:
    with pytest.raises(BadNotation):
        real.tell(session, 0, text)


def test_a_table_is_read_once_however_often_it_was_amended(
    engine: Engine, session: Session, real: Evening
) -> None:
    told = _amended(session, real, MOST_AMENDMENTS)
    with _calls_of(log.replay) as calls:
        code = import_table(session, told)
    assert (1, MOST_AMENDMENTS) == (len(calls), sit(session, code).amendments)
    with _calls_of(log.replay) as calls, sessions(engine)() as another:
        assert MOST_AMENDMENTS == sit(another, code).amendments
    assert 1 == len(calls)


def test_a_table_is_amended_so_often_and_no_more(session: Session, real: Evening) -> None:
    with pytest.raises(BadExport):
        import_table(session, _amended(session, real, MOST_AMENDMENTS + 1))
    number = real.tell(session, 2, "die fox").number
    for each in range(MOST_AMENDMENTS):
        real.tell(session, 0, f"amend {number} die {('bear', 'fox')[each % 2]}")
    with pytest.raises(AmendedOften):
        real.tell(session, 0, f"amend {number} die bear")


def _amended(session: Session, real: Evening, times: int) -> bytes:
    """Return the table in a file in which the last card or die was corrected so many times."""
    kept = json.loads(export_table(session, real.code))
    last = kept["entries"][-1]
    text = f"amend {len(kept['entries']) - 1} {last['text']}"
    again = ({**last, "seat": 0, "text": text, "by": 0, "once": once()} for _ in range(times))
    kept["entries"].extend(again)
    return json.dumps(kept).encode()


@contextmanager
def _calls_of(function: Callable[..., object]) -> Iterator[list[str]]:
    """Give a list that grows whenever *function* is called."""
    calls = list[str]()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code is function.__code__:
            calls.append(event)

    sys.setprofile(note)
    yield calls
    sys.setprofile(None)

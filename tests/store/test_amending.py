"""Amending: the host puts right what was typed in wrongly, and nothing else."""

import pytest
from sqlalchemy.orm import Session

from rollwrite.engine.errors import BadNotation
from rollwrite.store.errors import Dealt, NotHost
from rollwrite.store.hosting import pass_host
from rollwrite.store.tables import sit
from tests.store.evenings import Evening


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

"""A writer that is killed in the middle has lost nothing that it said was written."""

import subprocess
import sys
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from rollwrite.store.database import sessions
from rollwrite.store.tables import sit
from tests.store.evenings import Evening

ROOT = Path(__file__).parents[2]
MOVES = 40


def test_kill_9_in_the_middle_loses_no_confirmed_entry(
    engine: Engine, url: str, session: Session, real: Evening
) -> None:
    before = sit(session, real.code).length
    confirmed = _killed(url, real.code)
    with sessions(engine)() as fresh:
        sitting = sit(fresh, real.code)
        kept = {(n, each.once) for n, each in enumerate(sitting.written[before:], before)}
        assert confirmed <= kept
        assert len(kept) <= len(confirmed) + 1
        assert sitting.readable
        assert sitting.length == real.tell(fresh, 1, "gained elk1").number


def _killed(url: str, code: str) -> set[tuple[int, str]]:
    """Return the number and the word of each move that a writer said before it was killed."""
    command = (sys.executable, "-m", "tests.store.writer", url, code, "1")
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        first = [writer.stdout.readline() for _ in range(MOVES)]
        writer.kill()
        said = [line.split() for line in (*first, *writer.stdout) if line.endswith("\n")]
    assert MOVES <= len(said)
    return {(int(number), once) for number, once in said}

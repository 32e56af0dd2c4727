"""Awards: each step of a trail is filled by the first game that met it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from rollwrite.store.finished import Finished
from rollwrite.store.people import Award, Played


class Change(Struct, frozen=True):
    """A step that another game fills than before, or none."""

    profile: str
    step: str
    before: str | None
    after: str | None


class Met(Struct, frozen=True):
    """A game that met a step, when it ended, and the version of the rules that said so."""

    code: str
    at: datetime
    rules: int


def fill(session: Session, key: str, game: Finished) -> None:
    """Fill the steps that *game* met and no earlier game of the person has filled."""
    filled = _filled(session, key)
    firsts = {
        step: Met(game.code, game.at, game.rules)
        for step in game.steps
        if step not in filled or (game.at, game.code) < (filled[step].at, filled[step].code)
    }
    _write(session, key, firsts, firsts)


def settle(session: Session, key: str) -> None:
    """Fill the steps of a person by what they have played, and no others."""
    firsts, filled = _firsts(session, key), _filled(session, key)
    changed = [step for step in {*firsts, *filled} if firsts.get(step) != filled.get(step)]
    _write(session, key, changed, firsts)


def _firsts(session: Session, key: str) -> dict[str, Met]:
    """Return for each step the first game that met it."""
    firsts: dict[str, Met] = {}
    for code, at, rules, met in session.execute(
        select(Played.code, Played.at, Played.rules, Played.steps)
        .where(Played.profile == key, Played.steps != "")
        .order_by(Played.at, Played.code)
    ):
        for step in met.split():
            firsts.setdefault(step, Met(code, at, rules))
    return firsts


def _filled(session: Session, key: str) -> dict[str, Met]:
    """Return for each step the game that fills it now."""
    wanted = select(Award.step, Award.code, Award.at, Award.rules).where(Award.profile == key)
    return {step: Met(code, at, rules) for step, code, at, rules in session.execute(wanted)}


def _write(session: Session, key: str, steps: Collection[str], met: dict[str, Met]) -> None:
    """Let each of *steps* be filled by the game that *met* it, or by none."""
    emptied = delete(Award).where(Award.profile == key, Award.step.in_(tuple(steps)))
    session.execute(emptied.execution_options(synchronize_session=False))
    rows = [{"profile": key, "step": step} | asdict(met[step]) for step in steps if step in met]
    if rows:
        session.execute(insert(Award), rows)

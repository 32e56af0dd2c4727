"""Tables set out for the camera, the same ones every time."""

from __future__ import annotations

from collections.abc import Mapping

from rollwrite.store.database import connect, sessions
from tests.browser.tables import brought, seated
from tests.screenshots.scenes import Staging
from tests.store.evenings import Evening


def stage(database: str, stagings: Mapping[str, Staging]) -> dict[str, Evening]:
    """Lay the tables of *stagings* in *database*."""
    engine = connect(database)
    with sessions(engine)() as session:
        tables = {}
        for name, staging in stagings.items():
            evening = seated(session, staging.setup)
            if staging.wanted:
                brought(session, evening, staging.wanted)
            tables[name] = evening
    engine.dispose()
    return tables

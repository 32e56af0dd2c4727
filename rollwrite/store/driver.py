"""Past the toolkit: what every move and every phone asks goes straight to the driver.

The toolkit takes ten times as long as SQLite for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import ClauseElement, Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError, OperationalError

from rollwrite.store.columns import Moment

Values = dict[str, object]


class Phrase(Struct, frozen=True):
    """A statement as a driver takes it."""

    text: str
    places: tuple[str, ...]
    """The names of the values it asks for by place; none where it asks for them by name."""

    def saying(self, values: Values) -> tuple[str, tuple[object, ...] | Values]:
        """Return what a cursor executes."""
        places = self.places
        return self.text, tuple([values[each] for each in places]) if places else values


def phrase(asked: ClauseElement, dialect: Dialect) -> Phrase:
    """Return *asked* as the driver of *dialect* takes it."""
    compiled = asked.compile(dialect=dialect)
    return Phrase(str(compiled), tuple(getattr(compiled, "positiontup", None) or ()))


@lru_cache(maxsize=8)
def moment_reader(dialect: Dialect) -> Callable[[Any], Any]:
    """Return what makes a moment of what the driver of *dialect* has read."""
    processor = Moment().dialect_impl(dialect).result_processor(dialect, None)
    assert processor is not None
    return processor


@lru_cache(maxsize=8)
def moment_writer(dialect: Dialect) -> Callable[[Any], Any]:
    """Return what makes of a moment what the driver of *dialect* writes."""
    processor = Moment().dialect_impl(dialect).bind_processor(dialect)
    assert processor is not None
    return processor


@contextmanager
def cursor_of(engine: Engine) -> Iterator[DBAPICursor]:
    """Give a cursor for which each statement is a transaction; errors are the toolkit's."""
    dialect, driver = engine.dialect, engine.dialect.loaded_dbapi
    ours = dialect.name != "sqlite"  # There every statement is a transaction unless we begin.
    with closing(engine.raw_connection()) as pooled, closing(pooled.cursor()) as cursor:
        line = pooled.dbapi_connection
        assert line is not None
        try:
            if ours:
                dialect.set_isolation_level(line, "AUTOCOMMIT")
            yield cursor
        except driver.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except driver.Error as error:
            if dialect.is_disconnect(error, line, cursor):
                pooled.invalidate(error)
            raise OperationalError(None, None, error) from error
        finally:
            if ours:
                with suppress(driver.Error):  # A line that was cut has nothing to go back to.
                    dialect.reset_isolation_level(line)

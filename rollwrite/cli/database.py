"""Where the tables are kept, for the commands that use them."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from rollwrite.cli.trouble import Trouble
from rollwrite.games.speech import Words
from rollwrite.store.database import connect, reason_of
from rollwrite.store.schema import ensure_schema
from rollwrite.web.config import BadConfig, Config


def add_tables_folder(parser: ArgumentParser) -> None:
    """Add the folder of the tables to *parser*."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="the folder where tables and trails are kept"
    )


def read_config(args: Namespace, _: Words) -> Config:
    """Return the settings that *args* and the environment say; raise Trouble."""
    environ = dict(os.environ)
    if args.data is not None:
        if environ.get("DATABASE_URL"):
            raise Trouble(_("DATABASE_URL says where the tables are kept; leave out --data."))
        environ["ROLLWRITE_DATA"] = str(args.data)
    try:
        return Config.read(environ)
    except BadConfig as error:
        raise Trouble(error.sentence(_)) from error


def bring_up_to_date(config: Config, _: Words) -> None:
    """Make the database what this version needs; raise Trouble when that cannot be."""
    engine = connect(config.database)
    try:
        ensure_schema(engine)
    except CommandError as error:
        raise Trouble(_("A newer version has written this database; use that one.")) from error
    except SQLAlchemyError as error:
        reason = reason_of(error)
        raise Trouble(_("The database cannot be used: %(reason)s", reason=reason)) from error
    finally:
        engine.dispose()

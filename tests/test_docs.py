"""What the README and the pages beside it say of folders, files, targets and commands is so."""

import re
import subprocess
from pathlib import Path

import pytest

from rollwrite.cli import main

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [
    README,
    ROOT / "CREDITS.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *(ROOT / folder / "README.md" for folder in ("print", "print/fonts", "sheets")),
    *(ROOT / folder / "README.md" for folder in ("static", "static/vendor", "templates")),
]
FILE = r"[\w*-][\w./*-]*(?:/|\.(?:css|example|html|js|json|md|png|py|svg|toml|ttf|txt|yaml))"
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def _blocks(page: Path) -> list[str]:
    return re.findall(r"^```\w*\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE)


def _spans(page: Path) -> list[str]:
    return re.findall(r"`([^`\n]+)`", page.read_text())


def _commands(program: str, *pages: Path) -> list[str]:
    found = set()
    for page in pages:
        lines = [line.split("#")[0].strip() for line in "\n".join(_blocks(page)).splitlines()]
        found |= {line for line in lines + _spans(page) if line.startswith(f"{program} ")}
    return sorted(found)


def _named(pattern: str) -> list[tuple[str, str]]:
    """Return each page with everything that *pattern* finds on it."""
    found = {
        (str(page.relative_to(ROOT)), name)
        for page in PAGES
        for name in re.findall(pattern, page.read_text())
    }
    return sorted(found)


def _tree() -> set[str]:
    return set(re.findall(r"^(\w+)/  ", "\n".join(_blocks(README)), re.MULTILINE))


def _ignored() -> set[str]:
    lines = (ROOT / ".gitignore").read_text().splitlines()
    return {line.strip("/") for line in lines if line.endswith("/")}


def test_the_layout_tree_shows_every_top_level_folder_and_no_other() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."}
    assert folders - _ignored() == _tree()


def test_the_readme_names_every_target_of_the_makefile_and_no_other() -> None:
    named = {command.removeprefix("make ") for command in _commands("make", README)}
    assert TARGETS == named


def test_no_page_names_a_target_that_the_makefile_has_not() -> None:
    assert set() == {command.split()[1] for command in _commands("make", *PAGES)} - TARGETS


def test_the_help_of_the_makefile_lists_every_target() -> None:
    run = subprocess.run(
        ("make", "--no-print-directory", "help"),
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert TARGETS == {line.split()[1] for line in run.stdout.splitlines()}


@pytest.mark.parametrize("command", _commands("rollwrite", *PAGES))
def test_a_command_on_a_page_exists_with_its_options(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    words = re.match(r"rollwrite((?: [a-z]+\b(?![.-]))*)", command)
    assert words
    code = main([*words[1].split(), "--help"])
    told = capsys.readouterr().out
    missing = [option for option in re.findall(r"--\w+", command) if option not in told]
    assert (0, []) == (code, missing)


@pytest.mark.parametrize(("page", "link"), _named(r"\]\(([^):]+)\)"))
def test_a_link_on_a_page_leads_to_a_file(page: str, link: str) -> None:
    assert ((ROOT / page).parent / link).is_file()


@pytest.mark.parametrize(("page", "name"), _named(rf"`({FILE})`"))
def test_a_file_that_a_page_names_is_there(page: str, name: str) -> None:
    """It may stand in any folder below the page."""
    assert [*ROOT.glob(name), *(ROOT / page).parent.rglob(name)]


@pytest.mark.parametrize("folder", ["static", "static/vendor"])
def test_a_folder_of_files_names_each_of_them(folder: str) -> None:
    files = {path.name for path in (ROOT / folder).iterdir() if path.is_file()}
    assert set() == files - {"README.md", *_spans(ROOT / folder / "README.md")}

"""What the README says of folders, targets and commands is so."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
SPANS = re.findall(r"`([^`\n]+)`", README)
LINES = [line.split("#")[0].strip() for block in BLOCKS for line in block.splitlines()] + SPANS
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def _commands(program: str) -> list[str]:
    return sorted({line for line in LINES if line.startswith(f"{program} ")})


def _tree() -> set[str]:
    return set(re.findall(r"^(\w+)/  ", "\n".join(BLOCKS), re.MULTILINE))


def _ignored() -> set[str]:
    lines = (ROOT / ".gitignore").read_text().splitlines()
    return {line.strip("/") for line in lines if line.endswith("/")}


def test_the_layout_tree_shows_every_top_level_folder_and_no_other() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."}
    assert folders - _ignored() == _tree()


def test_the_readme_names_every_target_of_the_makefile_and_no_other() -> None:
    named = {command.removeprefix("make ") for command in _commands("make")}
    assert TARGETS == named


def test_the_help_of_the_makefile_lists_every_target() -> None:
    run = subprocess.run(
        ("make", "--no-print-directory", "help"),
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert TARGETS == {line.split()[1] for line in run.stdout.splitlines()}


@pytest.mark.parametrize("command", _commands("rollwrite"))
def test_a_command_in_the_readme_exists_with_its_options(command: str) -> None:
    words = re.match(r"rollwrite((?: [a-z]+\b(?![.-]))*)", command)
    assert words
    run = subprocess.run(
        (sys.executable, "-m", "rollwrite", *words[1].split(), "--help"),
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert [] == [option for option in re.findall(r"--\w+", command) if option not in run.stdout]


@pytest.mark.parametrize("link", re.findall(r"\]\(([^):]+)\)", README))
def test_a_link_in_the_readme_leads_to_a_file(link: str) -> None:
    assert (ROOT / link).is_file()

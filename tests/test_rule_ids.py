"""Every rule has an id that the documents explain, and every id has a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
ID = r"(?:[A-Z]\d+|(?:Hills|Rivers) \d+)"
DOCUMENTS = [ROOT / "docs" / name for name in ("rules-dice.md", "rules-tiles.md")]


def _explained(path: Path) -> list[str]:
    """Return the ids that a document explains."""
    return re.findall(rf"^- \*\*({ID})\*\* ", path.read_text(), re.MULTILINE)


RULES = [rule for path in DOCUMENTS for rule in _explained(path)]
PLAYED = _explained(DOCUMENTS[0])
"""Those of the dice game, which is the one that has screens."""


def _tests(folder: Path) -> Iterator[ast.FunctionDef]:
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def _named(test: ast.FunctionDef) -> Iterator[str]:
    """Yield the ids that the first words of a test's name, or its docstring, give."""
    words = ast.get_docstring(test) or ""
    yield from re.findall(rf"\b{ID}\b", words)
    ids = re.match(r"test_((?:[a-z]\d+_)*)", test.name)
    if ids:
        yield from ids[1].upper().split("_")
    supplement = re.match(r"test_(hills|rivers)_(\d+)_", test.name)
    if supplement:
        yield f"{supplement[1].capitalize()} {supplement[2]}"


def _cited(path: Path) -> Iterator[str]:
    """Yield the ids with which a comment, or what a docstring says in brackets, begins."""
    for rules in re.findall(rf"(?:# |\()({ID}(?:, {ID})*)\b", path.read_text()):
        yield from rules.split(", ")


NAMED = {name for test in _tests(TESTS) for name in _named(test)}
SEEN = {name for test in _tests(TESTS / "browser") for name in _named(test)}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in NAMED


@pytest.mark.parametrize("rule", PLAYED)
def test_a_rule_is_named_by_a_test_in_a_browser(rule: str) -> None:
    assert rule in SEEN


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert set() == {name for name in NAMED if name} - {*RULES}


def test_no_rule_is_explained_twice() -> None:
    assert sorted(set(RULES)) == sorted(RULES)


@pytest.mark.parametrize("folder", ["rollwrite", "tests"])
def test_no_comment_cites_a_rule_that_is_not_there(folder: str) -> None:
    cited = {rule for path in (ROOT / folder).rglob("*.py") for rule in _cited(path)}
    assert cited
    assert set() == cited - {*RULES}

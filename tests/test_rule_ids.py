"""Every rule has an id, and every id has a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = [
    "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9",
    "S1", "S2", "S3", "S4", "S5",
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11",
    "H1", "H2", "H3",
    "E1", "E2", "E3", "E4", "E5",
    "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8",
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8",
    "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10",
    "V1", "V2", "V3",
    "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13", "K14",
]  # fmt: skip
SUPPLEMENTS = [f"{box} {number}" for box in ("Hills", "Rivers") for number in range(1, 13)]


def _tests() -> Iterator[ast.FunctionDef]:
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def _named(test: ast.FunctionDef) -> Iterator[str]:
    """Yield the ids that the first words of a test's name, or its docstring, give."""
    words = ast.get_docstring(test) or ""
    yield from re.findall(r"\b(?:[A-Z]\d+|(?:Hills|Rivers) \d+)\b", words)
    ids = re.match(r"test_((?:[a-z]\d+_)*)", test.name)
    if ids:
        yield from ids[1].upper().split("_")
    supplement = re.match(r"test_(hills|rivers)_(\d+)_", test.name)
    if supplement:
        yield f"{supplement[1].capitalize()} {supplement[2]}"


NAMED = {name for test in _tests() for name in _named(test)}


@pytest.mark.parametrize("rule", [*RULES, *SUPPLEMENTS])
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in NAMED


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert set() == {name for name in NAMED if name} - {*RULES, *SUPPLEMENTS}

"""Who may import whom, and where Python may be."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[1]
PYPROJECT = ROOT / "pyproject.toml"
TOOL = tomllib.loads(PYPROJECT.read_text())["tool"]
CONTRACTS = {contract["id"]: contract for contract in TOOL["importlinter"]["contracts"]}
DATA = TOOL["hatch"]["build"]["targets"]["wheel"]["force-include"]

IMPORT_ALL_AND_LIST = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(*sys.modules)
"""


@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_contract_of_the_layers_is_kept(contract: str) -> None:
    kept = lint_imports(str(PYPROJECT), limit_to_contracts=(contract,), no_cache=True)
    assert EXIT_STATUS_SUCCESS == kept


@pytest.mark.parametrize("package", CONTRACTS["rules"]["source_modules"])
def test_importing_the_rules_loads_no_framework(package: str) -> None:
    command = (sys.executable, "-c", IMPORT_ALL_AND_LIST, package)
    run = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    forbidden = set(CONTRACTS["rules"]["forbidden_modules"])
    assert set() == forbidden & set(run.stdout.split())


@pytest.mark.parametrize("folder", DATA)
def test_a_data_folder_holds_no_python(folder: str) -> None:
    assert [] == list((ROOT / folder).rglob("*.py"))

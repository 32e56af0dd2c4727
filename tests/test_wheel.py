"""What is installed: the wheel, the source archive and an editable checkout."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from rollwrite import __version__, assets

ROOT = Path(__file__).parents[1]
DATA = ("print", "sheets", "static", "templates")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build("--wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def packed(wheel: Path) -> set[str]:
    return _names_in(wheel)


def _build(kind: str, source: Path, out: Path) -> Path:
    command = (sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", out, source)
    subprocess.run(command, check=True)
    (built,) = out.iterdir()
    return built


def _names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def _files_below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("folder", DATA)
def test_the_wheel_carries_every_file_of_a_data_folder(packed: set[str], folder: str) -> None:
    prefix = f"rollwrite/_data/{folder}/"
    names = {name.removeprefix(prefix) for name in packed if name.startswith(prefix)}
    assert _files_below(ROOT / folder) == names


def test_the_wheel_carries_sheets_as_toml(packed: set[str]) -> None:
    assert any(Path(name).match("rollwrite/_data/sheets/*.toml") for name in packed)


def test_the_wheel_says_that_it_is_typed(packed: set[str]) -> None:
    assert "rollwrite/py.typed" in packed


def test_the_wheel_has_one_top_level_name_and_its_metadata(packed: set[str]) -> None:
    names = {name.split("/")[0] for name in packed}
    assert {"rollwrite", f"rollwrite-{__version__}.dist-info"} == names


def test_the_wheel_carries_every_module_and_no_other_python(packed: set[str]) -> None:
    written = {f"rollwrite/{name}" for name in _files_below(ROOT / "rollwrite")}
    modules = {name for name in written if name.endswith(".py")}
    assert modules == {name for name in packed if name.endswith(".py")}


def test_a_wheel_built_from_the_source_archive_is_the_same(
    packed: set[str], tmp_path: Path
) -> None:
    with tarfile.open(_build("--sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"rollwrite-{__version__}"
    assert packed == _names_in(_build("--wheel", unpacked, tmp_path / "wheel"))


def test_an_unpacked_wheel_reads_its_own_data(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    command = (sys.executable, "-c", "from rollwrite import assets; print(assets.ROOT)")
    place = os.environ | {"PYTHONPATH": str(tmp_path)}
    run = subprocess.run(
        command, check=True, capture_output=True, text=True, cwd=tmp_path, env=place
    )
    assert tmp_path / "rollwrite" / "_data" == Path(run.stdout.strip())


def test_an_editable_install_reads_the_data_of_the_checkout() -> None:
    found = [assets.PRINT, assets.SHEETS, assets.STATIC, assets.TEMPLATES]
    assert [ROOT / folder for folder in DATA] == [path for path in found if path.is_dir()]


def test_a_checkout_has_no_packed_copy_of_the_data() -> None:
    assert not (ROOT / "rollwrite" / "_data").exists()

"""Settings: what the environment says, what is made where it says nothing, what is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from stat import S_IMODE

import pytest
import yaml

from rollwrite.i18n import ENGLISH
from rollwrite.web.config import BadConfig, Config

ROOT = Path(__file__).parents[2]
POSTGRES = "postgresql://rollwrite@database/rollwrite"
SECRET = "0123456789abcdef"


class Asked(Mapping[str, str]):
    """An environment that notes what it was asked for."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self.variables = variables
        self.names = set[str]()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        return self.variables[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.variables)

    def __len__(self) -> int:
        return len(self.variables)


def test_tables_are_kept_in_the_data_folder_of_the_user(tmp_path: Path) -> None:
    config = Config.read({"XDG_DATA_HOME": str(tmp_path)})
    assert f"sqlite:///{tmp_path}/rollwrite/rollwrite.db" == config.database


def test_the_data_folder_can_be_chosen(tmp_path: Path) -> None:
    config = Config.read({"ROLLWRITE_DATA": str(tmp_path / "new")})
    assert f"sqlite:///{tmp_path}/new/rollwrite.db" == config.database


def test_a_data_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    Config.read({"ROLLWRITE_DATA": str(tmp_path / "new")})
    assert 0o700 == S_IMODE((tmp_path / "new").stat().st_mode)


def test_a_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    first, second = (Config.read({"ROLLWRITE_DATA": str(tmp_path)}) for _ in range(2))
    assert first.secret == second.secret


def test_two_folders_have_two_secrets(tmp_path: Path) -> None:
    folders = (str(tmp_path / "one"), str(tmp_path / "two"))
    first, second = (Config.read({"ROLLWRITE_DATA": folder}) for folder in folders)
    assert first.secret != second.secret


def test_a_kept_secret_is_for_its_owner_alone(tmp_path: Path) -> None:
    Config.read({"ROLLWRITE_DATA": str(tmp_path)})
    assert 0o600 == S_IMODE((tmp_path / "secret").stat().st_mode)


def test_everything_can_be_said_by_the_environment() -> None:
    said = {"DATABASE_URL": POSTGRES, "SECRET_KEY": SECRET}
    said |= {"ROLLWRITE_PROXIES": "2", "ROLLWRITE_HTTPS": "1"}
    assert Config(POSTGRES, SECRET, proxies=2, secure=True) == Config.read(said)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"SECRET_KEY": ""}, "Set SECRET_KEY: with PostgreSQL, all processes share one secret."),
        ({"SECRET_KEY": "short"}, "SECRET_KEY is too short: 16 letters or more."),
        *(
            ({"DATABASE_URL": url}, "DATABASE_URL is no address of a database.")
            for url in (
                "tables.db",
                "postgresql://u:p@h:notaport/db",
                "postgresql://[::1/db",
                "sqlite+aiosqlite:///x",
            )
        ),
        (
            {"DATABASE_URL": "mysql://host/name"},
            "DATABASE_URL leads neither to SQLite nor to PostgreSQL.",
        ),
        ({"DATABASE_URL": "sqlite://"}, "DATABASE_URL names no file: sqlite://"),
        ({"ROLLWRITE_PROXIES": "-1"}, "ROLLWRITE_PROXIES is a number: 0 or more."),
        ({"ROLLWRITE_PROXIES": "many"}, "ROLLWRITE_PROXIES is a number: 0 or more."),
        ({"ROLLWRITE_HTTPS": "perhaps"}, "ROLLWRITE_HTTPS is 1 or 0."),
    ],
)
def test_what_cannot_be_used_is_told(said: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadConfig) as refused:
        Config.read({"DATABASE_URL": POSTGRES, "SECRET_KEY": SECRET} | said)
    assert sentence == refused.value.sentence(ENGLISH)


def test_a_secret_that_cannot_be_written_leaves_nothing_half_made(tmp_path: Path) -> None:
    """No room is left: a process may write files of no bytes."""
    script = (
        "import resource, signal, sys; from rollwrite.web.config import Config\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
        "Config.read({'ROLLWRITE_DATA': sys.argv[1]})"
    )
    made = subprocess.run((sys.executable, "-c", script, tmp_path), cwd=ROOT, capture_output=True)
    assert (1, []) == (made.returncode, list(tmp_path.iterdir()))
    assert b"BadConfig" in made.stderr


def test_a_secret_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    with pytest.raises(BadConfig) as refused:
        Config.read({"ROLLWRITE_DATA": str(tmp_path)})
    sentence = f"The file {tmp_path}/secret holds no secret. Delete it."
    assert sentence == refused.value.sentence(ENGLISH)


def test_the_page_on_hosting_explains_every_variable_that_is_read_and_no_other(
    tmp_path: Path,
) -> None:
    asked = Asked({"XDG_DATA_HOME": str(tmp_path)})
    Config.read(asked)
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert asked.names == set(re.findall(r"^\| `([A-Z_]+)` \|", page, re.MULTILINE))


def test_the_compose_file_sets_only_variables_that_are_read(tmp_path: Path) -> None:
    asked = Asked({"XDG_DATA_HOME": str(tmp_path)})
    Config.read(asked)
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert set() == set(compose["services"]["app"]["environment"]) - asked.names

from pathlib import Path
from xml.etree import ElementTree

import pytest

from rollwrite.assets import SHEETS
from tests.cli.conftest import Run


def test_a_blank_sheet_is_written_to_stdout(run: Run) -> None:
    code, out, err = run("draw", "--sheet", "C")
    assert (0, "", "C Palouse") == (code, err, ElementTree.fromstring(out).attrib["aria-label"])


def test_a_sheet_speaks_the_language_that_is_asked_for(run: Run) -> None:
    _, out, _ = run("draw", "--sheet", "C", "--lang", "pl")
    assert "wolne" in out


def test_a_theme_changes_nothing_but_the_colours(run: Run) -> None:
    light, dark = (run("draw", "--theme", theme)[1] for theme in ("light", "dark"))
    assert (True, True) == (light != dark, _without_style(light) == _without_style(dark))


def _without_style(svg: str) -> str:
    return svg.partition("<style>")[0] + svg.partition("</style>")[2]


def test_a_log_gives_the_sheet_of_each_seat(run: Run, log: Path) -> None:
    drawn = [run("draw", log, "--seat", seat) for seat in ("1", "2")]
    assert [(0, ""), (0, "")] == [(code, err) for code, _, err in drawn]
    assert drawn[0][1] != drawn[1][1]


@pytest.mark.parametrize("seat", ["0", "3"])
def test_a_seat_that_nobody_has_is_refused(seat: str, run: Run, log: Path) -> None:
    assert (2, "", "rollwrite: There is no such seat.\n") == run("draw", log, "--seat", seat)


def test_a_sheet_that_does_not_exist_is_refused(run: Run) -> None:
    assert (2, "", "rollwrite: There is no sheet Z.\n") == run("draw", "--sheet", "Z")


def test_a_file_is_written_where_it_is_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.svg"
    assert (0, "", "") == run("draw", "--sheet", "B", "--wide", "--out", path)
    assert run("draw", "--sheet", "B", "--wide")[1] == path.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "sheet.svg"
    code, _, err = run("draw", "--out", path)
    assert (2, f"rollwrite: {path}: No such file or directory\n") == (code, err)


def test_an_own_sheet_is_drawn(run: Run, tmp_path: Path) -> None:
    text = (SHEETS / "hills-d.toml").read_text(encoding="utf-8")
    text = text.replace('"hills-d"', '"my-d"')
    (tmp_path / "my-d.toml").write_text(text, encoding="utf-8")
    code, out, _ = run("draw", "--data", tmp_path, "--sheet", "my-d")
    assert (0, True) == (code, 'aria-label="D my-d"' in out)

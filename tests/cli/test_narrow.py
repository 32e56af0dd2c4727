"""Windows narrower than 80 columns."""

import pytest

from rollwrite.cli.rolling.page_view import WIDTH
from tests.cli.conftest import Run


@pytest.fixture(params=[WIDTH, 70])
def columns(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, run: Run) -> int:
    """Give the window so many columns."""
    monkeypatch.setenv("COLUMNS", str(request.param))
    return int(request.param)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("sheet", "ABCD")
def test_no_line_is_wider_than_the_window(sheet: str, lang: str, run: Run, columns: int) -> None:
    _, out, _ = run(
        *("play", "--sheet", sheet, "--lang", lang, "--achievements", "--seed", "1"),
        typed=["1"] * 20,
    )
    assert [] == [line for line in out.splitlines() if len(line) > columns and "resume" not in line]


def test_in_a_narrow_window_the_market_is_two_slots_wide(run: Run, columns: int) -> None:
    _, out, _ = run("play", "--supplements", "starter", "--seed", "1")
    assert "roll: + that animal" in out


@pytest.mark.parametrize(("wide", "said"), [(WIDTH - 1, 1), (WIDTH, 0)])
def test_a_window_too_narrow_for_a_sheet_is_spoken_of_once(
    wide: int, said: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    _, out, _ = run("play", "--seed", "1", typed=["1", "1"])
    assert said == out.count("This window is narrow")


def test_a_window_of_one_column_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1")
    code, _, err = run("play", "--sheet", "D", "--seed", "1", typed=["1", "rules", "score"])
    assert (0, "") == (code, err)

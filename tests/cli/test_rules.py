"""What can be looked up: rulings, and what is not the printed thing."""

from pathlib import Path

import pytest
from rich.console import Console

from rollwrite.assets import SHEETS
from rollwrite.cli.cascadia.table_view import draw_legend
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.words.rulings import FOR_ALL, SCENARIOS
from rollwrite.i18n import ENGLISH
from tests.cli.conftest import Run


def _rules(run: Run, *argv: str | Path) -> str:
    """Return what ``rules`` shows, its lines joined."""
    _, out, _ = run("play", "--seed", "7", *argv, typed=["rules"])
    return " ".join(out.split("> rules")[-1].split())


@pytest.mark.parametrize("sheet", "ABCD")
def test_every_sheet_shows_the_rulings_for_all(sheet: str, run: Run) -> None:
    shown = _rules(run, "--sheet", sheet)
    assert [] == [ruling for ruling in (*FOR_ALL, SCENARIOS) if ruling not in shown]


@pytest.mark.parametrize(
    ("sheet", "ruling"),
    [
        ("A", "What you choose from the bonus area counts as a sun bonus."),
        ("B", "What lies between four hexes counts as a sun or a rain bonus."),
        ("C", "Marks that find no hex beside a circled one are lost"),
        ("D", "In a free hex you write an animal of your choice."),
    ],
)
def test_a_ruling_about_one_sheet_is_shown_with_that_sheet_alone(
    sheet: str, ruling: str, run: Run
) -> None:
    assert [sheet] == [each for each in "ABCD" if ruling in _rules(run, "--sheet", each)]


def test_a_sheet_that_is_made_up_says_so(run: Run) -> None:
    assert "B Okanagan: made up, not the printed one." in _rules(run, "--sheet", "B")


@pytest.mark.parametrize("sheet", "ABCD")
def test_exactly_the_achievements_that_are_made_up_say_so(sheet: str, run: Run) -> None:
    own = [each.number for each in load().achievements[sheet] if each.sure == "own"]
    shown = _rules(run, "--sheet", sheet)
    assert own == [number for number in range(1, 9) if f"achievement {number}," in shown]


def test_a_sheet_read_from_the_printed_one_needs_no_word(run: Run, tmp_path: Path) -> None:
    text = (SHEETS / "hills-a.toml").read_text()
    (tmp_path / "a.toml").write_text(text.replace('sure = "own"', 'sure = "certain"', 1))
    assert "made up" not in _rules(run, "--data", tmp_path)


def test_a_sheet_concluded_from_something_printed_says_so(run: Run, tmp_path: Path) -> None:
    text = (SHEETS / "hills-a.toml").read_text()
    (tmp_path / "a.toml").write_text(text.replace('sure = "own"', 'sure = "likely"', 1))
    assert "concluded from what is printed" in _rules(run, "--data", tmp_path)


def test_the_names_of_habitats_stand_beside_their_colours() -> None:
    (legend,) = draw_legend(80, ENGLISH)
    plain = [
        part.text for part in legend.render(Console()) if not (part.style and part.style.color)
    ]
    assert "mountains" == plain[0].split()[0]

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image
from pypdf import PdfReader

from rollwrite.draw.paper import MODES
from tests.cli.conftest import Run


def _pages(path: Path) -> int:
    return len(PdfReader(path).pages)


def test_a_sheet_is_written_where_it_is_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    assert (0, "", "") == run("print", "sheet", "--sheet", "B", "--out", path)
    assert 1 == _pages(path)


def test_a_pdf_goes_to_standard_output() -> None:
    command = (sys.executable, "-m", "rollwrite", "print", "tally", "--out", "-")
    made = subprocess.run(command, check=True, capture_output=True).stdout
    assert 1 == len(PdfReader(BytesIO(made)).pages)


@pytest.mark.parametrize(
    ("words", "pages"),
    [
        (("sheet", "--sheet", "A", "B", "C", "D"), 4),
        (("sheet", "--copies", "3"), 3),
        (("sheet", "--players", "4", "--up", "2"), 2),
        (("sheet", "--names", "Ada", "Zofia", "--date", "today"), 2),
        (("sheet-tally", "--mode", "colour", "--paper", "letter"), 1),
        (("rules", "--sheet", "D", "--lang", "fr"), 1),
        (("tracker",), 2),
        (("sheet,tally,aid,dice", "--players", "4", "--flip", "none"), 11),
        (("sheet,cards", "--flip", "long"), 12),
        (("supplements", "--edition", "both", "--flip", "none"), 4),
        (("scenario", "--scenario", "7", "--flip", "none"), 2),
    ],
)
def test_there_are_as_many_sides_as_asked_for(
    words: tuple[str, ...], pages: int, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "some.pdf"
    code, _, err = run("print", *words, "--out", path)
    assert (0, "", pages) == (code, err, _pages(path))


def test_a_keepsake_has_a_side_for_every_seat(run: Run, log: Path, tmp_path: Path) -> None:
    path = tmp_path / "keepsake.pdf"
    assert (0, "", "") == run("print", "keepsake", log, "--out", path)
    assert 2 == _pages(path)


@pytest.mark.parametrize("what", ["sheet,keepsake", "keepsake,sheet"])
def test_a_keepsake_looks_the_same_in_a_pack(
    what: str, run: Run, log: Path, tmp_path: Path
) -> None:
    alone, packed = tmp_path / "alone.pdf", tmp_path / "packed.pdf"
    for things, path in (("keepsake", alone), (what, packed)):
        run("print", things, log, "--mode", "colour", "--flip", "none", "--out", path)
    assert _picture(alone, 0) == _picture(packed, 2 * what.startswith("sheet"))


def _picture(path: Path, page: int) -> list[int]:
    picture: Image.Image = pypdfium2.PdfDocument(path)[page].render(scale=0.5).to_pil()
    return picture.convert("RGB").histogram()


def test_a_sheet_behind_a_keepsake_can_be_filled_in(run: Run, log: Path, tmp_path: Path) -> None:
    path = tmp_path / "pack.pdf"
    run("print", "keepsake,sheet", log, "--mode", "fillable", "--flip", "none", "--out", path)
    fields = [len(page.annotations or ()) > 0 for page in PdfReader(path).pages]
    assert [False, False, True, True] == fields


@pytest.fixture
def unfinished(log: Path) -> Path:
    """Return the log of the game as it was before its last move."""
    path = log.with_name("unfinished.log")
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-1]), encoding="utf-8")
    return path


def test_there_is_no_keepsake_before_the_end(run: Run, unfinished: Path, tmp_path: Path) -> None:
    path = tmp_path / "keepsake.pdf"
    said = "The game is still being played. Come back when it has ended."
    assert (2, "", f"rollwrite: {said}\n") == run("print", "keepsake", unfinished, "--out", path)
    assert not path.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sheet", "--sheet", "Z"), "There is no sheet Z."),
        (("sheet", "--copies", "0"), "Take 1 to 500 copies."),
        (("sheet", "--copies", "10000"), "Take 1 to 500 copies."),
        (("sheet", "--copies", "many"), "Take 1 to 500 copies."),
        (("sheet", "--players", "99"), "Up to 8 play: take 1 to 8 players."),
        (("sheet", "--players", "0"), "Up to 8 play: take 1 to 8 players."),
        (("poster",), "There is nothing called poster to print."),
        (("sheet", "--mode", "gold"), f"There is no mode gold: take {', '.join(MODES)}."),
        (("sheet", "--paper", "a0"), "There is no paper a0: take a4 or letter."),
        (("sheet", "--up", "3"), "One or two lie on a side: take 1 or 2."),
        (("sheet", "--up", "two"), "One or two lie on a side: take 1 or 2."),
        (("cards", "--edition", "lakes"), "There are no cards of lakes."),
        (("cards", "--flip", "twice"), "Paper is not flipped twice: take long, short or none."),
        (("sheet", "--lang", "tlh"), "There is no language tlh here."),
        (("scenario", "--scenario", "x"), "There is no scenario x."),
        (("sheet", "--names", "🦊"), "These letters cannot be printed: 🦊"),
        (("keepsake",), "A keepsake is of a game: name its log."),
        (("sheet", "game.log"), "Only a keepsake is of a game."),
        (("sheet", "--scenario", "21"), "There is no scenario 21."),
        (("scenario",), "Say which scenario: 1 to 20."),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(
    words: tuple[str, ...], said: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "some.pdf"
    assert (2, "", f"rollwrite: {said}\n") == run("print", *words, "--out", path)
    assert not path.exists()


def test_a_folder_that_is_not_there_is_said(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "sheet.pdf"
    expected = (2, "", f"rollwrite: {path}: No such file or directory\n")
    assert expected == run("print", "sheet", "--out", path)


def test_a_long_run_shows_how_far_it_has_come(tmp_path: Path) -> None:
    here, there = os.openpty()
    command = (sys.executable, "-m", "rollwrite", "print", "sheet", "--copies", "30")
    subprocess.run((*command, "--out", tmp_path / "pad.pdf"), check=True, stderr=there)
    os.close(there)
    shown = os.read(here, 100_000).decode()
    os.close(here)
    assert ("Printing", True) == (shown[shown.find("Printing") :][:8], "100%" in shown)


def test_a_form_is_written_where_it_is_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "form.pdf"
    run("print", "tally", "--mode", "fillable", "--names", "Ada", "--out", path)
    fields = PdfReader(path).get_fields() or {}
    assert "Ada" == fields["name"]["/V"]


def test_a_tracker_is_headed_by_those_who_are_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tracker.pdf"
    run("print", "tracker", "--names", "Ada", "Zofia", "--out", path)
    assert {"Ada", "Zofia"} <= set(PdfReader(path).pages[0].extract_text().split())

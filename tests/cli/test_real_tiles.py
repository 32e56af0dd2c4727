"""The tile game with a real box: what is drawn is typed in."""

from pathlib import Path

from rollwrite.cli.logfile import read_log
from tests.cli.conftest import Run

REAL = ("play", "--game", "cascadia", "--cards", "AAAAA", "--real")
DISPLAY = ("prairie:fox bear", "forest/river:bear/elk fox", "mountain:elk elk", "river:hawk hawk")


def _texts(log: Path) -> list[str]:
    return [entry.text for entry in read_log(log).entries]


def test_a_tile_and_its_token_are_typed_in_one_line(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", *DISPLAY])
    assert ["starter river", *(f"pair {each}" for each in DISPLAY)] == _texts(log)


def test_a_tile_is_found_by_its_habitats_then_its_species(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", "12", "1", "3"])
    assert "pair forest/river:bear/elk salmon" == _texts(log)[-1]


def test_tokens_that_are_drawn_anew_are_typed_in_one_line(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    equal = (
        "prairie:fox bear",
        "forest/river:bear/elk bear",
        "mountain:elk bear",
        "river:hawk fox",
    )
    run(*REAL, "--log", log, typed=["river", *equal, "clear", "elk hawk fox", "draft 2"])
    assert ["clear", "token elk", "token hawk", "token fox", "draft 2"] == _texts(log)[-5:]


def test_a_token_that_was_mistyped_can_be_corrected(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    typed = ["river", *DISPLAY, "amend 1 pair prairie:fox salmon"]
    _, out, _ = run(*REAL, "--log", log, typed=typed)
    assert ("amend 1 pair prairie:fox salmon", True) == (_texts(log)[-1], "+ salmon" in out)


def test_what_was_drawn_already_cannot_be_drawn_again(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", "prairie:fox bear", "prairie:fox bear"])
    assert 2 == len(_texts(log))

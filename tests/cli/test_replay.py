from pathlib import Path

import pytest

from tests.cli.conftest import Run

HEAD = 'rolling {"supplements":["starter"],"real":true}'


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """Return the log of a game that was played to its end."""
    path = tmp_path / "game.log"
    run("play", "--sheet", "C", "--seed", "1", "--log", path, typed=["1"] * 900)
    return path


def test_a_replay_shows_the_sections_and_the_total(run: Run, log: Path) -> None:
    code, out, err = run("replay", log)
    assert (0, "", True) == (code, err, "The game ends with" in out)


def test_a_replay_can_stop_anywhere(run: Run, log: Path) -> None:
    code, out, _ = run("replay", log, "--at", "0")
    assert (0, "Round 0 of 20, 0 moves.") == (code, out.splitlines()[0])


def test_a_replay_cannot_stop_past_the_end(run: Run, log: Path) -> None:
    code, _, err = run("replay", log, "--at", "100000")
    assert (2, True) == (code, "stop before one of them" in err)


def test_a_game_of_one_move_is_counted_in_the_singular(run: Run, log: Path) -> None:
    _, out, _ = run("replay", log, "--at", "1")
    assert "Round 0 of 20, 1 move." == out.splitlines()[0]


def test_seats_without_names_are_numbered(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text('rolling {"seats":2}\n')
    _, out, _ = run("replay", path)
    assert ["Seat 1", "Seat 2"] == [line for line in out.splitlines() if line.startswith("Seat")]


def test_a_replay_shows_the_moves_that_were_struck_out(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    dice = "table die any\ntable die fox\ntable die fox\ntable die bear\n1 die elk\n1 die salmon\n"
    path.write_text(
        f"{HEAD}\ntable card rivers2-fox1\n{dice}1 collect fox4\ntable amend 2 die bear\n"
    )
    _, out, _ = run("replay", path)
    assert "Struck out: 7  1 collect fox4" in out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1"),
        ("chess", "line 1"),
        ("rolling {", "line 1"),
        ('rolling {"colour": "red"}', "line 1"),
        ('rolling {"sheet": "Z"}', "There is no sheet Z."),
        (f"{HEAD}\nnonsense", "line 2"),
        (f'{HEAD}\n# seats "Ann', "No closing quotation"),
        (f"{HEAD}\n# seats Ann Ben", "The game has 1 seat; name as many."),
        ('rolling {"seats":3}\n# seats Ann Ben', "The game has 3 seats; name as many."),
        (f"{HEAD}\n# seats A\x1bnn", "is no name"),
        (f"{HEAD}\ntable card rivers2-fox1\n1 mark z9", "move 1: This seat is done for the round"),
        (f"{HEAD}\ntable dance fox", "move 0: No move is called dance fox.\n"),
        (f"{HEAD}\n9 done", "move 0: There is no such seat."),
        ('cascadia {"seats":2}\n1 undo', "move 0: Nothing to undo: what was drawn is news."),
    ],
)
def test_a_broken_log_is_refused_with_what_is_wrong_and_where(
    text: str, said: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "broken.log"
    path.write_text(text)
    code, _, err = run("replay", path)
    assert (2, True, 1) == (code, said in err, err.count("\n"))


def test_a_log_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.log"
    path.write_bytes(b"\xff\xfe\x00")
    code, _, err = run("replay", path)
    assert (2, 1) == (code, err.count("\n"))

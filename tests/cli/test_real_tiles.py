"""The tile game with a real box: what is drawn is typed in."""

from pathlib import Path

import pytest

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
    _, out, _ = run(*REAL, "--log", log, typed=["river", "prairie:fox bear", "prairie:fox bear"])
    said = "That tile was drawn already: pair prairie:fox bear."
    assert (2, True) == (len(_texts(log)), said in out)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("amend 0 starter wetland", "Somebody has that starter: starter wetland."),
        ("amend 1 starter river", "Somebody has that starter: starter river."),
        ("amend 2 p:f fox", "That tile was drawn already: pair prairie:fox bear."),
        ("amend 4 p:f fox", "That tile was drawn already: pair prairie:fox fox."),
    ],
)
def test_what_another_has_or_was_drawn_elsewhere_is_no_correction(
    line: str, said: str, run: Run
) -> None:
    drawn = ("mountain:elk elk", "prairie:fox bear", "river:hawk hawk")
    typed = ["river", "wetland", *drawn, line]
    _, out, _ = run(*REAL, "--players", "2", typed=typed)
    assert said in out


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("river/forest:elk/bear fox", "pair forest/river:bear/elk fox"),
        ("fr:be s", "pair forest/river:bear/elk salmon"),
        ("R/F:b/E F", "pair forest/river:bear/elk fox"),
        ("prairie:fox hawk", "pair prairie:fox hawk"),
        ("amend 0 starter forest", "amend 0 starter forest"),
        ("forest/river:bear/elk Fox", "pair forest/river:bear/elk fox"),
    ],
)
def test_a_tile_is_known_in_any_order_and_by_its_letters(
    line: str, drawn: str, run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", line])
    assert drawn == _texts(log)[-1]


def test_a_twin_is_typed_by_the_same_name(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", "mountain:elk bear", "mountain:elk fox"])
    assert ["pair mountain:elk bear", "pair mountain:elk:2 fox"] == _texts(log)[-2:]


def test_a_twin_that_is_corrected_stays_the_same(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", "m:e bear", "amend 1 pair mountain:elk fox"])
    assert "amend 1 pair mountain:elk fox" == _texts(log)[-1]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("amend 1 m:e fox", "amend 1 pair mountain:elk fox"),
        ("amend 1 forest/river:bear/elk s", "amend 1 pair forest/river:bear/elk salmon"),
    ],
)
def test_what_is_corrected_is_known_without_its_verb(
    line: str, meant: str, run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    run(*REAL, "--log", log, typed=["river", "prairie:fox bear", line])
    assert meant == _texts(log)[-1]


@pytest.mark.parametrize("box", [("--lattice", "square"), ("--restrict", "no-starters")])
@pytest.mark.parametrize("players", ["1", "2"])
def test_first_tiles_are_typed_before_any_lies_there(
    box: tuple[str, str], players: str, run: Run, tmp_path: Path
) -> None:
    log, tiles = tmp_path / "game.log", ("p:bf", "f:es") if "square" in box else ("p:f", "m:e")
    code, *_ = run(
        *REAL, *box, "--players", players, "--log", log, typed=[*tiles, "look 1", "look 2", "score"]
    )
    assert (0, 2) == (code, len(_texts(log)))


def test_the_letter_of_a_card_is_no_species(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    typed = ["bear A", "elk A", "amend 0 card bear B"]
    run("play", "--game", "cascadia", "--real", "--log", log, typed=typed)
    assert "amend 0 card bear B" == _texts(log)[-1]


def test_who_holds_a_card_types_it_unseen(run: Run) -> None:
    hidden = ("play", "--game", "cascadia", "--real", "--players", "2", "--restrict")
    typed = ["bear B", "hawk D", "elk A", "salmon C", "fox C", "river", "forest", "log"]
    _, out, _ = run(*hidden, "hidden-cards", typed=typed)
    cards = [line for line in out.splitlines() if line.startswith("Cards")][-1]
    assert ("Cards  bears ?  elk A  salmon C  hawks ?  foxes C", 2) == (
        cards,
        out.split("> log")[1].count("card ? ?"),
    )


def test_a_token_that_no_tile_takes_goes_back_to_the_bag_with_a_word(run: Run) -> None:
    first, pairs = ("p:bf", "f:bf", "m:bf"), ("w:bf salmon", "r:bf elk", "r:be elk", "f:be bear")
    typed = [*first, *pairs, "draft 1", "lay 3,0 0"]
    _, out, _ = run(*REAL, "--lattice", "square", typed=typed)
    told = out.split("> lay 3,0 0")[1]
    assert "+1 (4 points) · No tile takes the salmon; it goes back to the bag\n" in told


def test_a_token_that_no_tile_of_a_bot_takes_is_told_of_too(run: Run) -> None:
    own, others = ("p:bs", "f:bs", "m:bs"), ("p:bf", "f:bf", "m:bf")
    pairs = ("w:bf salmon", "r:bf salmon", "f:bh elk", "r:be elk")
    typed = [*own, *others, *pairs, "draft 4", "lay 3,0 0", "discard", "f:fh elk"]
    seats = ("--seats", "Ann", "bot:greedy")
    _, out, _ = run(*REAL, "--lattice", "square", *seats, typed=typed)
    told = " ".join(out.split("greedy: Take")[1].split("Cards")[0].split())
    assert "No tile takes the salmon; it goes back to the bag." in told


def test_until_something_is_drawn_the_table_takes_back_the_last_move(
    run: Run, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    typed = ["river", "forest", *DISPLAY, "draft 1", "lay 1,0 0", "discard", "undo"]
    run(*REAL, "--players", "2", "--log", log, typed=typed)
    last = read_log(log).entries[-1]
    assert (0, "undo") == (last.seat, last.text)


@pytest.mark.parametrize(("players", "told"), [("1", False), ("2", True)])
def test_help_offers_to_take_back_for_others_where_there_are_others(
    players: str, told: bool, run: Run
) -> None:
    _, out, _ = run(*REAL, "--players", players, typed=["help"])
    assert told == ("undo 2" in out)

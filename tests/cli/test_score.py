import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Run

ALL_A = dict.fromkeys(("bear", "elk", "salmon", "hawk", "fox"), "A")
FOREST_RIVER = {"habitats": ["forest", "river"], "wildlife": ["bear", "fox"]}
ANN = {
    "name": "Ann",
    "nature": 2,
    "tiles": [
        {"at": [7, -3], "rotation": 0, "token": "bear", **FOREST_RIVER},
        {"at": [8, -3], "rotation": 3, "token": "bear", **FOREST_RIVER},
        {"at": [20, 0], "token": "hawk"},
    ],
}
BEN = {"name": "Ben", "tiles": [{"at": [0, 0], "habitats": ["river"], "token": "elk"}]}


def _told(run: Run, tmp_path: Path, board: object, *options: str) -> tuple[int, str, str]:
    path = tmp_path / "board.json"
    path.write_text(json.dumps(board))
    return run("score", path, *options)


def _scored(run: Run, tmp_path: Path, *players: object, **more: object) -> Any:
    code, out, err = _told(run, tmp_path, {"cards": ALL_A, "players": players} | more, "--json")
    assert (0, "") == (code, err)
    return msgspec.json.decode(out)


def test_the_score_of_a_board_as_json(run: Run, tmp_path: Path) -> None:
    ann = _scored(run, tmp_path, ANN, BEN)["players"][0]
    del ann["reasons"]
    zero = {"mountain": 0, "prairie": 0, "wetland": 0}
    assert {
        "name": "Ann",
        "wildlife": {"bear": 4, "elk": 0, "salmon": 0, "hawk": 2, "fox": 0},
        "habitats": {"forest": 2, "river": 1, **zero},
        "majorities": {"forest": 2, "river": 1, **zero},
        "nature": 2,
        "total": 14,
    } == ann


def test_the_winners_of_a_board_are_named(run: Run, tmp_path: Path) -> None:
    assert ["Ann"] == _scored(run, tmp_path, BEN, ANN)["winners"]


def test_a_shared_victory_names_all_winners(run: Run, tmp_path: Path) -> None:
    assert ["Ben 1", "Ben 2"] == _scored(run, tmp_path, BEN, BEN)["winners"]


def test_a_reason_names_the_cells_as_they_were_told(run: Run, tmp_path: Path) -> None:
    reasons = _scored(run, tmp_path, ANN, BEN)["players"][0]["reasons"]
    pair = {"line": "bear", "what": "1 group of 2", "points": 4}
    assert pair | {"cells": [[[7, -3], [8, -3]]], "beside": []} == reasons[0]


def test_a_habitat_names_its_tiles(run: Run, tmp_path: Path) -> None:
    reasons = _scored(run, tmp_path, ANN, BEN)["players"][0]["reasons"]
    (forest,) = (reason for reason in reasons if reason["line"] == "forest")
    assert [[[7, -3], [8, -3]]] == forest["cells"]


def test_the_reasons_add_up_to_the_total(run: Run, tmp_path: Path) -> None:
    for player in _scored(run, tmp_path, ANN, BEN)["players"]:
        assert player["total"] == sum(reason["points"] for reason in player["reasons"])


def test_a_tile_turned_away_joins_no_corridor(run: Run, tmp_path: Path) -> None:
    away = [{"at": [at, 0], "rotation": 0, **FOREST_RIVER} for at in (0, 1)]
    found = _scored(run, tmp_path, {"name": "Ann", "tiles": away})
    assert 1 == found["players"][0]["habitats"]["forest"]


def test_cells_with_tokens_alone_have_no_corridors(run: Run, tmp_path: Path) -> None:
    cells = [{"at": [at, 0], "token": "bear"} for at in (0, 1)]
    (player,) = _scored(run, tmp_path, {"name": "Ann", "tiles": cells})["players"]
    assert (4, 0) == (player["wildlife"]["bear"], sum(player["habitats"].values()))


@pytest.mark.parametrize(("cards", "points"), [("family", 5 + 2), ("intermediate", 5)])
def test_a_card_for_beginners_counts_for_all_species(
    cards: str, points: int, run: Run, tmp_path: Path
) -> None:
    (player,) = _scored(run, tmp_path, ANN, cards=cards)["players"]
    assert points == sum(player["wildlife"].values())


def test_k9_who_is_alone_gets_two_for_a_long_corridor(run: Run, tmp_path: Path) -> None:
    tiles = [{"at": [at, 0], "habitats": ["river"]} for at in range(7)]
    (player,) = _scored(run, tmp_path, {"name": "Ann", "tiles": tiles})["players"]
    assert (7, 2, 9) == (
        player["habitats"]["river"],
        player["majorities"]["river"],
        player["total"],
    )


def test_squares_touch_on_four_sides(run: Run, tmp_path: Path) -> None:
    cells = [{"at": [0, 0], "token": "bear"}, {"at": [1, -1], "token": "bear"}]
    found = [
        _scored(run, tmp_path, {"name": "Ann", "tiles": cells}, lattice=lattice)
        for lattice in ("hex", "square")
    ]
    assert [4, 0] == [each["players"][0]["total"] for each in found]


def test_the_score_of_a_board_as_a_table(run: Run, tmp_path: Path) -> None:
    code, out, err = _told(run, tmp_path, {"cards": ALL_A, "players": [ANN, BEN]})
    rows = [line.split() for line in out.splitlines()]
    found = [["bears", "A", "4", "0"] in rows, ["total", "14", "4"] in rows]
    assert (0, "", [True, True]) == (code, err, found)


def test_the_table_tells_who_wins_and_why(run: Run, tmp_path: Path) -> None:
    _, out, _ = _told(run, tmp_path, {"cards": ALL_A, "players": [ANN, BEN]})
    lines = out.splitlines()
    assert ("Ann wins with 14.", True) == (
        lines[0],
        "   4  bears: 1 group of 2  7,-3 8,-3" in lines,
    )


def test_a_player_without_a_name_is_numbered(run: Run, tmp_path: Path) -> None:
    assert ["Player 1"] == _scored(run, tmp_path, {"tiles": []})["winners"]


def test_a_name_goes_into_one_line(run: Run, tmp_path: Path) -> None:
    name = "A\x1b[1mn\nn\ud800"
    assert ["A[1mnn"] == _scored(run, tmp_path, {"name": name, "tiles": []})["winners"]


def test_a_board_with_a_byte_order_mark_is_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps({"cards": "family", "players": [ANN]}), encoding="utf-8-sig")
    assert 0 == run("score", path)[0]


def test_k9_who_is_alone_sees_the_chart(run: Run, tmp_path: Path) -> None:
    river = [{"at": [at, 0], "habitats": ["river"]} for at in range(37)]
    alone = {"name": "Ann", "nature": 25, "tiles": river}
    _, out, _ = _told(run, tmp_path, {"cards": ALL_A, "players": [alone]})
    said = "Stroller. 6 points more are worth: Weekend hiker."
    assert (True, True) == ("Chart: 60 ✓  70 ·  80 ·" in out, said in out)


def test_k1_more_nature_tokens_than_there_are_are_refused(run: Run, tmp_path: Path) -> None:
    players = [ANN | {"nature": 20}, BEN | {"nature": 6}]
    code, _, err = _told(run, tmp_path, {"cards": ALL_A, "players": players})
    said = "There are 25 nature tokens in all; Ben has too many."
    assert (2, True) == (code, said in err)


def test_a_board_can_come_from_standard_input(run: Run) -> None:
    board = json.dumps({"cards": "family", "players": [ANN]})
    code, out, err = run("score", "-", "--json", typed=[board])
    assert (0, "", "Ann") == (code, err, json.loads(out)["players"][0]["name"])


def test_who_stands_at_the_far_ends_of_a_board_sees_nobody_who_is_not_there(
    run: Run, tmp_path: Path
) -> None:
    hawks = [{"at": at, "token": "hawk"} for at in ([0, 0], [100, 0], [-100, 1])]
    player = {"name": "Ann", "tiles": hawks}
    found = _scored(run, tmp_path, player, cards=dict.fromkeys(ALL_A, "C"))
    assert 3 == found["players"][0]["wildlife"]["hawk"]


def test_no_more_nature_tokens_are_left_than_there_are(run: Run, tmp_path: Path) -> None:
    players = [ANN | {"nature": 13}, BEN | {"nature": 13}]
    code, _, err = _told(run, tmp_path, {"cards": ALL_A, "players": players})
    assert (2, True) == (code, "There are 25 nature tokens in all; Ben has too many." in err)


FULL = [{"at": [3 * at, 0], "token": "bear"} for at in range(20)]
AT = {"at": [2, -5]}
MANY = [{"at": [at, 0]} for at in range(51)]


@pytest.mark.parametrize(
    ("players", "more", "said"),
    [
        ([[AT, AT]], {}, "Ann has two tiles at [2, -5]."),
        (
            [[AT | {"wildlife": ["elk"], "token": "fox"}]],
            {},
            "The tile of Ann at [2, -5] shows no foxes.",
        ),
        ([[*FULL, AT | {"token": "bear"}]], {}, "20 bears in all; the one of Ann at [2, -5]"),
        ([FULL, [AT | {"token": "bear"}]], {}, "20 bears in all; the one of Ben at [2, -5]"),
        ([[AT | {"habitats": ["river", "river"]}]], {}, "Ann at [2, -5] has one habitat twice"),
        (
            [[AT | {"habitats": ["river", "forest"]}]],
            {"lattice": "square"},
            "On squares a tile has one habitat; look at [2, -5] of Ann.",
        ),
        (
            [[AT | {"wildlife": ["elk", "elk"]}]],
            {},
            "The tile of Ann at [2, -5] shows one species twice.",
        ),
        (
            [[AT | {"habitats": ["river", "forest"], "keystone": True}]],
            {},
            "A keystone has one habitat and one species; look at [2, -5] of Ann.",
        ),
        (
            [[AT | {"wildlife": ["bear", "fox"], "keystone": True}]],
            {},
            "A keystone has one habitat and one species; look at [2, -5] of Ann.",
        ),
        ([MANY, MANY], {}, "There are 100 tiles in all; with those of Ben it is more."),
        ([[AT, {"at": [900, 0]}]], {}, "Ann at [900, 0] lies too far from the first one."),
        ([[AT | {"token": "wolf"}]], {}, "tiles[0].token (at [2, -5]): 'wolf' is not known here."),
        ([[AT | {"habitats": ["sea"]}]], {}, "players[0].tiles[0].habitats[0] (at [2, -5]): "),
        ([[AT | {"rotation": 6}]], {}, "tiles[0].rotation (at [2, -5]): This number is 5 at most."),
        ([[AT | {"rotation": -1}]], {}, "(at [2, -5]): This number is 0 at least."),
        ([[AT | {"token": 3}]], {}, "(at [2, -5]): str | null is wanted, not int."),
        ([[AT | {"wildlife": ["elk"] * 4}]], {}, "(at [2, -5]): This list takes 3 at most."),
        ([[AT | {"colour": "red"}]], {}, "tiles[0] (at [2, -5]): colour is not known here."),
        ([[{"token": "fox"}]], {}, "players[0].tiles[0]: at is missing."),
        ([[{"at": [1, 2, 3]}]], {}, "tiles[0].at: This list has exactly 2."),
        ([[]], {"cards": {"bear": "A"}}, "cards: elk is missing."),
        ([[]], {"cards": "E"}, "cards: 'E' is not known here."),
        ([], {}, "players: This list needs 1 or more."),
        ([[]] * 5, {}, "players: This list takes 4 at most."),
    ],
)
def test_a_board_that_cannot_be_gets_a_sentence_that_names_the_place(
    players: list[list[dict[str, object]]],
    more: dict[str, object],
    said: str,
    run: Run,
    tmp_path: Path,
) -> None:
    names = ("Ann", "Ben", "Cy", "Di", "Eve")
    told = [{"name": name, "tiles": tiles} for name, tiles in zip(names, players, strict=False)]
    code, out, err = _told(run, tmp_path, {"cards": ALL_A, "players": told} | more)
    assert (2, "", True, 1) == (code, out, said in err, err.count("\n"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{\n  "cards": "family",\n  "players": [}\n', "line 3, column 15"),
        ("", "line 1, column 1"),
        ("[]", "object is wanted, not array."),
        ("[" * 100_000, "nested too deeply"),
        ('{"cards": "family", "cards": "intermediate"}', "'cards' is given twice in one place."),
        ('{"cards": ' + "1" * 5000 + "}", "a number too long"),
    ],
)
def test_a_file_that_is_no_board_is_refused_with_its_line(
    text: str, said: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "board.json"
    path.write_text(text)
    code, _, err = run("score", path)
    assert (2, True, 1) == (code, said in err, err.count("\n"))


def test_a_mark_before_the_text_does_no_harm_at_standard_input(run: Run) -> None:
    board = '\ufeff{"cards": "family", "players": [{"tiles": []}]}'
    code, _, err = run("score", "-", typed=[board])
    assert (0, "") == (code, err)


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_bytes(b"\xff\xfe\x00")
    code, _, err = run("score", path)
    assert (2, 1) == (code, err.count("\n"))


def test_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    code, _, err = run("score", tmp_path / "board.json")
    assert (2, 1) == (code, err.count("\n"))


def test_the_example_of_the_guide_scores_what_the_guide_says(run: Run, tmp_path: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "boards.md").read_text()
    board, answer = re.findall(r"^```json\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE)
    code, out, _ = _told(run, tmp_path, json.loads(board), "--json")
    assert (0, json.loads(answer)) == (code, json.loads(out))

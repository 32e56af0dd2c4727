"""Recipes: those we ship, and what is said of those that cannot be used."""

from pathlib import Path

import pytest

from rollwrite.assets import PRINT
from rollwrite.games.rolling.sheet import Fill
from rollwrite.press.recipes import BadRecipe, read_recipe, recipe_for, recipes
from rollwrite.press.things import THINGS

PARTS = sorted({part for thing in THINGS.values() for part in thing.parts})
GOOD = (PRINT / "tally.toml").read_text(encoding="utf-8")


def test_a_recipe_is_called_what_its_file_is_called() -> None:
    assert [path.stem for path in sorted(PRINT.glob("*.toml"))] == [each.key for each in recipes()]


@pytest.mark.parametrize("fill", Fill)
@pytest.mark.parametrize(
    "part", sorted({part for thing in THINGS.values() for part in thing.parts})
)
def test_there_is_a_recipe_for_every_part_of_every_sheet(part: str, fill: Fill) -> None:
    found = [recipe_for(part, fill, up=up, large=large) for up in (1, 2) for large in (False, True)]
    assert None not in found


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('what = "tally"', "", "Object missing required field `what`"),
        ("[200, 269]", '"A4"', "line 4, art: Expected `array`, got `str`"),
        (
            '"tally"\nart',
            '"tally"\nfold = 2\nart',
            "line 4, fold: Object contains unknown field `fold`",
        ),
        ('draw = "footer"', 'draw = "poster"', "side 1, poster: there is no such drawing"),
        ("[0, 259, 200, 10]", "[0, 265, 200, 10]", "side 1, footer: its room goes beyond the art"),
        ("[0, 259, 200, 10]", "[0, 259, -2, 10]", "Expected `float` >= 0.0"),
        ("218] }", "218], share = [2, 1] }", "side 1, tally: there is no part 2 of 1"),
        ("[[side]]", "[[side", "line 6"),
    ],
)
def test_what_is_wrong_with_a_recipe_is_said_by_file_line_and_key(
    old: str, new: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(BadRecipe) as caught:
        read_recipe(path)
    assert (str(path), True) == (str(caught.value).partition(":")[0], reason in str(caught.value))

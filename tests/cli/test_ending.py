"""Who wins, and by what (R10)."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rollwrite.cli.ending import verdict
from rollwrite.cli.rolling.stage import rolling_stage
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.options import Options
from rollwrite.i18n import ENGLISH

NAMES = ("Ann", "Ben", "Cleo")


def _verdict(tallies: Sequence[Tally]) -> str:
    """Return what is said at a table where *tallies* are left and nothing was marked."""
    stage = rolling_stage(Options(seats=len(tallies)), None, ENGLISH, achievements=False)
    table = stage.game.start()
    pages = [replace(table.turns[0].on, tally=tally) for tally in tallies]
    table = replace(table, turns=tuple(Turn(page) for page in pages))
    return verdict(stage, table, NAMES, ENGLISH)


@pytest.mark.parametrize(
    ("tallies", "said"),
    [
        ([Tally(fox=5)], "The game ends with 1 point."),
        ([Tally(fox=5), Tally(fox=10)], "Ben wins with 2."),
        (
            [Tally(fox=5), Tally(fox=3, token=2)],
            "Ben wins with 1. The tie is broken by what is left: 2 cones.",
        ),
        ([Tally(fox=5), Tally(), Tally(elk=5)], "Ann, Cleo share the victory with 1."),
    ],
)
def test_the_winner_is_named_with_points_and_tie_break(tallies: list[Tally], said: str) -> None:
    assert said == _verdict(tallies)

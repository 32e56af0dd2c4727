"""Why somebody has points: which groups, lines and corridors gave how many."""

from __future__ import annotations

from collections.abc import Container, Iterator

from rich.text import Text

from rollwrite.cli.account import ground_of
from rollwrite.cli.account_view import say_ground
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.scoring.reasons import reasons, shared_reasons
from rollwrite.games.cascadia.table import Table
from rollwrite.games.speech import Words
from rollwrite.grid.lattice import cell_at


def say_reasons(
    game: CascadiaGame, turn: Turn[Table], seat: int, hidden: Container[str], _: Words
) -> Iterator[Text]:
    """Yield what gave points to *seat*, apart from the lines that are *hidden*."""
    environment = turn.on.environments[seat]
    own = reasons(environment, game.cards(turn, seat), game.setup.corridors)
    cells = [cell_at(place) for place in environment.land.cells]
    for reason in (*own, *shared_reasons(seat, environment, game.scores(turn))):
        if reason.line not in hidden:
            yield say_ground(ground_of(reason, cells, _), _)

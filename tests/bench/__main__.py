"""Print every figure with its budget, one line each."""

from tests.bench.cascadia import random_tile_figures
from tests.bench.evening import evening_figures
from tests.bench.expert import expert_figures
from tests.bench.feel import feel_figures
from tests.bench.memory import memory_figures
from tests.bench.moves import move_figures
from tests.bench.paper import paper_figures
from tests.bench.reach import reach_figures
from tests.bench.scoring import scoring_figures
from tests.bench.speed import speed_figures
from tests.bench.startup import startup_figures
from tests.bench.tile_bots import tile_bot_figures
from tests.bench.trail import trail_figures
from tests.bench.weight import weight_figures

ENGINE = (speed_figures, startup_figures, memory_figures, expert_figures)
TILES = (random_tile_figures, scoring_figures, tile_bot_figures)
PHONES = (move_figures, weight_figures, feel_figures, reach_figures, trail_figures, evening_figures)


def main() -> None:
    """Measure and print."""
    for figures in (*ENGINE, *TILES, *PHONES, paper_figures):
        for line in figures():
            print(line, flush=True)


if __name__ == "__main__":
    main()

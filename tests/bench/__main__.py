"""Print every figure with its budget, one line each."""

from tests.bench.evening import evening_figures
from tests.bench.expert import expert_figures
from tests.bench.feel import feel_figures
from tests.bench.memory import memory_figures
from tests.bench.moves import move_figures
from tests.bench.speed import speed_figures
from tests.bench.startup import startup_figures
from tests.bench.weight import weight_figures

ENGINE = (speed_figures, startup_figures, memory_figures, expert_figures)
PHONES = (move_figures, weight_figures, feel_figures, evening_figures)


def main() -> None:
    """Measure and print."""
    for figures in ENGINE + PHONES:
        for line in figures():
            print(line, flush=True)


if __name__ == "__main__":
    main()

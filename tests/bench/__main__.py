"""Print every figure with its budget, one line each."""

from tests.bench.expert import expert_figures
from tests.bench.memory import memory_figures
from tests.bench.speed import speed_figures
from tests.bench.startup import startup_figures


def main() -> None:
    """Measure and print."""
    for figures in (speed_figures, startup_figures, memory_figures, expert_figures):
        for line in figures():
            print(line, flush=True)


if __name__ == "__main__":
    main()

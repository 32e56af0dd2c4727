"""How long the command line takes to say what it can do, beside an empty Python."""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import perf_counter

RUNS = 15


def startup_figures() -> Iterator[str]:
    """Yield the ratio of ``rollwrite --help`` to ``python -c pass``, both medians."""
    commands = {"empty": ["-c", "pass"], "help": ["-m", "rollwrite", "--help"]}
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, arguments in commands.items():
            start = perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
            times[name].append(perf_counter() - start)
    empty, help_ = median(times["empty"]), median(times["help"])
    yield (
        f"start-up of `rollwrite --help`: {help_ * 1000:.0f} ms, "
        f"{help_ / empty:.1f} x `python -c pass` ({empty * 1000:.0f} ms)"
    )

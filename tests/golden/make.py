"""Play the golden games anew and pin what they show: ``python -m tests.golden.make``.

For a change of rules or of data that changes what is legal; the difference is to be read.
"""

from msgspec.structs import replace

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import prepare
from tests.golden.player import played
from tests.golden.positions import ORDER, PERFT, order_positions, perft_positions
from tests.golden.text import NAMES, VARIANTS, annotated, path


def main() -> None:
    """Write every golden file."""
    for seed, name in enumerate(NAMES):
        sheet, _, variant = name.rpartition("-")
        options = replace(VARIANTS[variant], sheet=sheet)
        path(name).write_text(annotated(options, played(prepare(load(), options), seed)))
    perft = [position.perft_line() for position in perft_positions()]
    PERFT.write_text("\n".join(("# golden game, entry: sequences of 0 to 4 moves", *perft, "")))
    order = [position.order_line() for position in order_positions()]
    ORDER.write_text("\n".join(("# golden game, entry: question: legal answers", *order, "")))


if __name__ == "__main__":
    main()

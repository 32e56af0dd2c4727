"""Play the golden games anew."""

from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import prepare
from tests.games.cascadia.golden import GAMES, annotated, path, played

for seed, (name, options) in enumerate(GAMES.items()):
    path(name).write_text(annotated(options, played(prepare(load(), options), seed)))

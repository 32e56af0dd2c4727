"""The rules of the tile game in short, as they can be looked up while playing."""

from __future__ import annotations

from rich.text import Text

from rollwrite.cli.cascadia.signs import KEYSTONE
from rollwrite.cli.cascadia.table_view import draw_legend
from rollwrite.cli.palette import TITLE
from rollwrite.cli.screen import Screen
from rollwrite.engine.game import TABLE
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.cards import card_words
from rollwrite.games.cascadia.words.names import species_names
from rollwrite.games.cascadia.words.rules import ALONE, RULINGS, SIGNS, STEPS


def show_rules(screen: Screen, game: CascadiaGame, turn: Turn[Table]) -> None:
    """Print a turn in short, what the cards score, the signs and our rulings."""
    _ = screen.words
    screen.put(*(_(step) for step in STEPS))
    if game.seats == 1:
        screen.put(_(ALONE))
    seat = max(turn.on.turn, 0)
    hidden = game.hidden(turn, TABLE)
    for species, card in zip(SPECIES, game.cards(turn, seat), strict=False):
        if species not in hidden:
            name = Text(f"{species_names(species, _)} {card}: ", TITLE)
            screen.put(name.append(card_words(species, card, _), "default"))
    screen.draw(*draw_legend(screen.width, _))
    screen.put(_(SIGNS, keystone=KEYSTONE))
    screen.put(Text(_("Rulings, where the rules are silent"), TITLE))
    screen.put(*(f"- {_(ruling)}" for ruling in RULINGS))

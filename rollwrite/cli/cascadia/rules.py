"""The rules of the tile game in short, as they can be looked up while playing."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from rollwrite.cli.cascadia.signs import KEYSTONE
from rollwrite.cli.cascadia.table_view import both_sets, draw_legend, in_order
from rollwrite.cli.palette import TITLE
from rollwrite.cli.screen import Screen
from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.setup import Cards, Restriction
from rollwrite.games.cascadia.table import Table
from rollwrite.games.cascadia.words.cards import card_words, one_for_all
from rollwrite.games.cascadia.words.names import species_names
from rollwrite.games.cascadia.words.rules import (
    ALONE,
    ON_SQUARES,
    RESTRICTIONS,
    RULINGS,
    SIGNS,
    STEPS,
    STEPS_ON_SQUARES,
)
from rollwrite.games.speech import Words, told_of
from rollwrite.grid.lattice import SQUARE


def show_rules(screen: Screen, game: CascadiaGame, turn: Turn[Table], seat: int) -> None:
    """Print a turn in short, restrictions, what the cards score, the signs and our rulings."""
    _, squares = screen.words, game.setup.box.lattice is SQUARE
    screen.put(*(_(step) for step in (STEPS_ON_SQUARES if squares else STEPS)))
    if game.seats == 1:
        screen.put(_(ALONE))
    agreed = game.setup.restrictions
    screen.put(*(f"- {_(said)}" for each, said in RESTRICTIONS.items() if each in agreed))
    if Restriction.TWO_SETS in agreed:
        for title, cards in both_sets(turn.on, _):
            screen.put(Text(title, TITLE), *say_cards(cards, frozenset(), _))
    else:
        cards = in_order(turn.on.opening.cards, turn.on)
        screen.put(*say_cards(cards, game.hidden(turn, seat), _))
    if squares:
        screen.put(_(ON_SQUARES))
    screen.draw(*draw_legend(screen.width, _))
    screen.put(_(SIGNS, keystone=KEYSTONE))
    screen.put(Text(_("Rulings, where the rules are silent"), TITLE))
    screen.put(*(f"- {_(ruling)}" for ruling in RULINGS))


def say_cards(cards: Cards, hidden: frozenset[int], _: Words) -> Iterator[Text]:
    """Yield what each of *cards* scores; nothing of those that are secret, and equal ones once."""
    if name := one_for_all(cards, _):
        yield _card(name, card_words(SPECIES[0], cards[0], _), _)
        return
    for species, card in zip(SPECIES, cards, strict=False):
        if species not in hidden:
            yield _card(f"{species_names(species, _)} {card}", card_words(species, card, _), _)


def _card(name: str, said: str, _: Words) -> Text:
    line = Text(told_of(name, said, _))
    line.stylize(TITLE, 0, len(name))
    return line

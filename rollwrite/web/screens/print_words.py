"""What can be chosen for paper, in words."""

from __future__ import annotations

from rollwrite.games.speech import msg
from rollwrite.press.compose import LONG, NONE, SHORT
from rollwrite.web.wish import COPIES, PLAYERS, Wish

GROUPS = (
    (
        msg("To write on"),
        {
            "sheet": msg("Sheet"),
            "tally": msg("Tally"),
            "sheet-tally": msg("Sheet with tally"),
            "scenario": msg("Scenario pack"),
        },
    ),
    (
        msg("To look at"),
        {
            "aid": msg("Player aid"),
            "family-aid": msg("Family player aid"),
            "rules": msg("Rules of a sheet"),
        },
    ),
    (
        msg("To play with"),
        {
            "cards": msg("Habitat cards"),
            "supplements": msg("Supplement cards"),
            "dice": msg("Table for ordinary dice"),
        },
    ),
    (msg("To keep"), {"tracker": msg("Trails for five")}),
)
"""All that can be printed, by what it is for."""
MODES = {
    "low-ink": (msg("Low ink"), msg("Lines only. For printers at home.")),
    "colour": (msg("Colour"), msg("Light tints, on which a pencil is seen.")),
    "mono": (msg("Black"), msg("A hatch for each habitat.")),
    "large": (msg("Large print"), msg("Larger; it goes on behind.")),
    "dry-erase": (msg("Dry-erase"), msg("Pale, with bold lines. For laminating.")),
    "fillable": (msg("Fillable"), msg("To fill in on a screen.")),
}
PAPERS = {"a4": msg("A4"), "letter": msg("Letter")}
FLIPS = {
    NONE: msg("One side"),
    LONG: msg("Both sides, long edge"),
    SHORT: msg("Both sides, short edge"),
}
UPS = {"1": msg("One"), "2": msg("Two, smaller")}
COUNTS = {COPIES: msg("Copies"), PLAYERS: msg("Players")}
PACKS = (
    (
        msg("A fresh pad"),
        msg("All four sheets, 4 of each."),
        Wish(sheet=("A", "B", "C", "D"), number="4"),
    ),
    (
        msg("A whole game tonight"),
        msg("Sheets, tallies, aids, all cards, and a table for ordinary dice, for 4 players."),
        Wish(
            what=("sheet", "tally", "aid", "cards", "supplements", "dice"),
            count=PLAYERS,
            number="4",
        ),
    ),
)
"""Packs that are ready to be printed: a title, what is in them, and what is chosen for them."""

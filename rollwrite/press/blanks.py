"""Blanks: what is filled in on a screen where a pencil would write."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.board import Board, Frame
from rollwrite.draw.labels import place_label
from rollwrite.draw.shapes import Blank
from rollwrite.draw.spaces import CROSSED, ringed
from rollwrite.games.rolling.nature import ANIMAL_WORDS, ANIMALS, HABITAT_WORDS, HABITATS
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words.names import animal_name, habitat_name
from rollwrite.games.speech import Words
from rollwrite.press.ledger import Ledger

WRITTEN = (Fill.TOPMOST, Fill.ANYWHERE)
"""Sheets whose hexes take a number or a letter; on others they are circled."""
DICE, CARD = "dice", "card"


def space_blanks(board: Board, frame: Frame) -> Iterator[Blank]:
    """Yield the spaces in *frame* that are written into, circled or crossed out."""
    for spot in filter(frame.holds, board.spots):
        # C1: what is circled from the start needs no pencil.
        if board.sheet.start >> spot.space & 1:
            continue
        name, said = board.sheet.names[spot.space], place_label(board, spot.space)
        x, y, small = spot.x - frame.x, spot.y - frame.y, min(spot.width, spot.height)
        if spot.form == "hex" and board.sheet.fill in WRITTEN:
            yield Blank(name, said, x, y, 0.76 * small, 0.62 * small, letters=2)
        elif spot.form in CROSSED:
            yield Blank(name, said, x, y, 0.9 * small, 0.78 * small, "cross")
        elif spot.form == "hex":
            yield Blank(name, said, x, y, 0.93 * small, 0.93 * small, "ring")
        else:
            yield Blank(name, said, x, y, *ringed(spot), "ring")


def tally_blanks(ledger: Ledger, _: Words) -> Iterator[Blank]:
    """Yield the cells of a ledger, round by round: above and below their lines, and the card."""
    names = {word: animal_name(at, _) for word, at in zip(ANIMAL_WORDS, ANIMALS, strict=True)}
    names["cones"] = _("Cones")
    for number in ledger.rounds:
        for after in (DICE, CARD):
            for column, (word, said) in enumerate(names.items()):
                yield _cell(ledger, number, column, after, word, said, _)
        yield from _card(ledger, number, _)


def _cell(
    ledger: Ledger, number: int, column: int, after: str, word: str, said: str, _: Words
) -> Blank:
    half = ledger.row / 2
    x, y = ledger.x(column) + ledger.cell / 2, ledger.y(number) + half * (0.5 + (after == CARD))
    if after == DICE:
        label = _("Round %(number)d, after the dice: %(what)s", number=number, what=said)
    else:
        label = _("Round %(number)d, after the card: %(what)s", number=number, what=said)
    name = f"round-{number}-{after}-{word}"
    return Blank(name, label, x, y, ledger.cell - 1.6, half - 0.3, letters=3)


def _card(ledger: Ledger, number: int, _: Words) -> Iterator[Blank]:
    """Yield the habitat of the card that was completed, and its size."""
    for habitat in reversed(HABITATS):
        x, y, size = ledger.habitat(habitat, number)
        said = habitat_name(habitat, _)
        label = _("Round %(number)d, card completed: %(what)s", number=number, what=said)
        name = f"round-{number}-{HABITAT_WORDS[habitat]}"
        yield Blank(name, label, x, y, size, size, "ring")
    x, y, wide, high = ledger.size(number)
    label = _("Round %(number)d, size of the card", number=number)
    yield Blank(f"round-{number}-size", label, x, y, wide, high, letters=2)

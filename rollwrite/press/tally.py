"""The tally: a ledger of twenty rounds in which nothing is ever crossed out."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import ANIMAL_ICONS, CONE, HABITAT_ICONS
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Drawing, Icon, Path, Shape, Text
from rollwrite.games.rolling.nature import ANIMAL_WORDS, ANIMALS, HABITAT_WORDS, HABITATS
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words.names import animal_name
from rollwrite.games.speech import capital
from rollwrite.press.blanks import tally_blanks
from rollwrite.press.heading import draw_title
from rollwrite.press.ledger import Ledger
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import balanced, broken, fitted, paragraph, running, saving

BESIDE = 3.3
"""Names that fit in this size stand beside their animals, else below."""
FIVE = 5
"""After so many rounds a line is drawn right across."""


def draw_tally_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the head of a tally: what it is, how it is kept, and whose it is."""
    _ = piece.words
    sentence = _(
        "Write a number only when it changes: above the line after the dice, below it after the "
        "card. The lowest number in a column is what you hold. Nothing is ever crossed out."
    )
    return draw_title(_("Tally"), sentence, width, piece)


def draw_tally(piece: Piece, width: float, height: float) -> Drawing:
    """Return the ledger, as large as there is room."""
    ledger = Ledger(width, height, piece.share.cut(range(1, ROUNDS + 1)))
    outer = box(width - 0.6, height - 0.6, 1.6).at(width / 2, height / 2)
    shapes: list[Shape] = [*_zebra(ledger), *_grid(ledger), *_head(piece, ledger)]
    shapes += _start(piece, ledger)
    for number in ledger.rounds:
        shapes += _round(number, ledger)
    blanks = tuple(tally_blanks(ledger, piece.words)) if piece.fillable else ()
    return Drawing(width, height, (*shapes, Path(outer, "rule-heavy")), blanks=blanks)


def draw_actions(piece: Piece, width: float, _height: float) -> Drawing:
    """Return what a dice action costs, and which animal is worth more."""
    _ = piece.words
    text = _(
        "Dice action, one a round: one type counts as the next lower, 1 cone; as the next higher, "
        "2 cones; two types, 3 cones. Worth: bear > elk > fox > hawk > salmon."
    )
    size = saving(text, 3.8, width)
    # Equally long lines keep the order of the animals together.
    longest = max(running(line, size, "body") for line in balanced(text, size, "body", width))
    shapes, bottom = paragraph(0, 0, longest + 0.1, size, text)
    return Drawing(width, bottom, tuple(shapes))


def _zebra(ledger: Ledger) -> Iterator[Shape]:
    for number in (0, *ledger.rounds[1::2]):
        y = ledger.y(number) + ledger.row / 2
        yield Path(box(ledger.width - 1, round(ledger.row, 2), 0).at(ledger.width / 2, y), "zebra")


def _grid(ledger: Ledger) -> Iterator[Shape]:
    for column in range(len(ANIMALS) + 2):
        x = ledger.x(column)
        yield Path(f"M{x:.2f} 2V{ledger.height - 0.6:.2f}", "rule-soft")
    for number in (0, *ledger.rounds):
        y, end = ledger.y(number) + ledger.row / 2, ledger.x(0)
        for column in range(len(ANIMALS) + 1):
            x = end + column * ledger.cell + 1
            yield Path(f"M{x:.2f} {y:.2f}h{ledger.cell - 2:.2f}", "rule-dashed")
    for number in (0, *ledger.rounds[::FIVE]):
        heavy = number in (0, ledger.rounds[0], ROUNDS // 2 + 1)
        y = ledger.y(number)
        yield Path(f"M.3 {y:.2f}H{ledger.width - 0.3:.2f}", "rule-heavy" if heavy else "rule")


def _head(piece: Piece, ledger: Ledger) -> Iterator[Shape]:
    _ = piece.words
    names = [capital(animal_name(animal, _)) for animal in ANIMALS] + [_("Cones")]
    room = ledger.cell - 13.4
    size = min(fitted(name, 4, "strong", room) for name in names)
    beside = size >= BESIDE
    for column, name in enumerate(names):
        middle = ledger.x(column) + ledger.cell / 2
        x, y = (ledger.x(column) + 6.3, 7.5) if beside else (middle, 5)
        yield from _animal(column, x, y, 9.4 if beside else 7.6)
        if beside:
            yield Text(x + 5.6, 7.5, size, name, "strong")
        else:
            yield from _below(name, middle, ledger.cell - 0.8)
    text = _("Round")
    yield Text(
        ledger.round / 2, 7.5, fitted(text, 4, "strong", ledger.round - 1.5), text, "strong-middle"
    )
    text = _("Card completed")
    middle = ledger.width - ledger.card / 2
    yield Text(middle, 7.5, fitted(text, 4, "strong", ledger.card - 2), text, "strong-middle")


def _below(name: str, x: float, room: float) -> Iterator[Shape]:
    """Yield *name* under its animal, in two lines where it is long."""
    lines = broken(name, 3.4, "strong", room)
    size = min(fitted(line, 3.4, "strong", room) for line in lines)
    for at, line in enumerate(lines):
        yield Text(
            x, 11.6 + (at - (len(lines) - 1) / 2) * 2.9, min(size, 3.4), line, "strong-middle"
        )


def _animal(column: int, x: float, y: float, size: float) -> list[Shape]:
    if column == len(ANIMALS):
        return [Icon(CONE, x, y, size, "cone")]
    word = ANIMAL_WORDS[column]
    disc = Path(circle(size).at(x, y), f"disc-{word}")
    return [disc, Icon(ANIMAL_ICONS[column], x, y, size * 0.72, f"on-{word}")]


def _start(piece: Piece, ledger: Ledger) -> Iterator[Shape]:
    """Yield what everybody starts with (T4); on a later side there is room to carry it over."""
    text = piece.words("Start")
    size = fitted(text, 4.2, "figure", ledger.round - 1.6)
    yield Text(ledger.round / 2, ledger.y(0) + ledger.row / 2, size, text, "figure")
    if ledger.rounds[0] > 1:
        return
    start = prepare(piece.library, Options(sheet=piece.sheet.key)).start()
    for column, count in enumerate(start.turns[0].on.tally):
        x, y = ledger.x(column) + ledger.cell / 2, ledger.y(0) + ledger.row * 0.27
        yield Text(x, y, min(4, ledger.row * 0.45), str(count), "figure")


def _round(number: int, ledger: Ledger) -> Iterator[Shape]:
    y = ledger.y(number) + ledger.row / 2
    yield Text(ledger.round / 2, y, 5, str(number), "figure")
    for habitat in reversed(HABITATS):
        x, _, size = ledger.habitat(habitat, number)
        word = HABITAT_WORDS[habitat]
        yield Path(hexagon(round(size * 0.866, 2), size).at(x, y), f"hex free-{word}")
        yield Icon(HABITAT_ICONS[habitat], x, y, size * 0.6, f"on-{word}")
    x, _, wide, high = ledger.size(number)
    yield Path(box(wide, high, 1).at(x, y), "box")

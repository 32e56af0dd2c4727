"""The tally: a ledger of twenty rounds in which nothing is ever crossed out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
from rollwrite.press.typesetting import NO_BREAK, balanced, broken, fitted, paragraph, saving

BESIDE = 3.3
"""Names that fit in this size stand beside their animals, else below."""
AIR = 0.8
"""How far words keep from the lines beside them."""
FIVE = 5
"""After so many rounds a line is drawn right across."""


def draw_tally_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the head of a tally: what it is, how it is kept, and whose it is."""
    _ = piece.words
    sentence = _(
        "Write a number only when it changes: above the line after the dice, below it after the "
        "card. The bottom number in a column is what you hold. Nothing is ever crossed out."
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
    # The order of the animals, the last sentence, stands in one line.
    before, end, order = text.rpartition(". ")
    text = f"{before}{end}{order.replace(' ', NO_BREAK)}"
    shapes, bottom = paragraph(0, 0, width, saving(text, 3.8, width), text)
    return Drawing(width, bottom, tuple(shapes))


def _zebra(ledger: Ledger) -> Iterator[Shape]:
    for number in (0, *ledger.rounds[1::2]):
        y = ledger.y(number) + ledger.row / 2
        yield Path(box(ledger.width - 1, round(ledger.row, 2), 0).at(ledger.width / 2, y), "zebra")


def _grid(ledger: Ledger) -> Iterator[Shape]:
    for column in range(len(ANIMALS) + 2):
        x = ledger.x(column)
        yield Path(f"M{x:.2f} 2V{ledger.height - 0.6:.2f}", "rule-soft")
    for number in ledger.rounds:
        y, end = ledger.y(number) + ledger.row / 2, ledger.x(0)
        for column in range(len(ANIMALS) + 1):
            x = end + column * ledger.cell + 1
            yield Path(f"M{x:.2f} {y:.2f}h{ledger.cell - 2:.2f}", "rule-dashed")
    for at, number in enumerate((0, *ledger.rounds)):
        y, style = ledger.y(number), "rule-soft"
        if number in (0, ledger.rounds[0], ROUNDS // 2 + 1):
            style = "rule-heavy"
        elif at % FIVE == 1:
            style = "rule"
        yield Path(f"M.3 {y:.2f}H{ledger.width - 0.3:.2f}", style)


def _head(piece: Piece, ledger: Ledger) -> Iterator[Shape]:
    _ = piece.words
    names = [capital(animal_name(animal, _)) for animal in ANIMALS] + [_("Cones")]
    size = _alike(names, 4, ledger.cell - 13.4)
    yield from _beside(names, size, ledger) if size >= BESIDE else _below(names, ledger)
    size = _alike([_("Round"), _("Start")], 4, ledger.round - 3 * AIR)
    yield Text(ledger.round / 2, ledger.head / 2, size, _("Round"), "strong-middle")
    lines = balanced(_("Card completed"), 4, "strong", ledger.card - 4 * AIR)
    for at, line in enumerate(lines):
        x, y = ledger.width - ledger.card / 2, (ledger.head + (2 * at - len(lines) + 1) * 4.4) / 2
        yield Text(x, y, 4, line, "strong-middle")


def _alike(texts: Iterable[str], size: float, room: float) -> float:
    """Return *size*, or the smaller one in which all of *texts* fit into *room*."""
    return min(fitted(text, size, "strong", room) for text in texts)


def _beside(names: list[str], size: float, ledger: Ledger) -> Iterator[Shape]:
    """Yield the animals, each with its name beside it."""
    for column, name in enumerate(names):
        x, y = ledger.x(column) + 6.3, ledger.head / 2
        yield from _animal(column, x, y, 9.4)
        yield Text(x + 5.6, y, size, name, "strong")


def _below(names: list[str], ledger: Ledger) -> Iterator[Shape]:
    """Yield the animals, each above its name, which has two lines where it is of several words."""
    room = ledger.cell - 2 * AIR
    told = [broken(name, 3.4, "strong", room) for name in names]
    size = _alike((line for lines in told for line in lines), 3.4, room)
    for column, lines in enumerate(told):
        x, wide = ledger.x(column) + ledger.cell / 2, 8.0 - 2 * (len(lines) - 1)
        top = (ledger.head - wide - 0.8 - len(lines) * size) / 2
        yield from _animal(column, x, round(top + wide / 2, 2), wide)
        for at, line in enumerate(lines):
            y = top + wide + 0.8 + (at + 0.5) * size
            yield Text(x, round(y, 2), size, line, "strong-middle")


def _animal(column: int, x: float, y: float, size: float) -> list[Shape]:
    if column == len(ANIMALS):
        return [Icon(CONE, x, y, size, "cone")]
    word = ANIMAL_WORDS[column]
    disc = Path(circle(size).at(x, y), f"disc-{word}")
    return [disc, Icon(ANIMAL_ICONS[column], x, y, size * 0.72, f"on-{word}")]


def _start(piece: Piece, ledger: Ledger) -> Iterator[Shape]:
    """Yield what everybody starts with (T4); on a later side there is room to carry it over."""
    _ = piece.words
    size = _alike([_("Round"), _("Start")], 4, ledger.round - 3 * AIR)
    before = ledger.rounds[0] - 1
    text = f"{before}\u00a0\u2192" if before else _("Start")
    yield Text(ledger.round / 2, ledger.y(0) + ledger.row / 2, size, text, "strong-middle")
    if before:
        return
    start = prepare(piece.library, Options(sheet=piece.sheet.key)).start()
    for column, count in enumerate(start.turns[0].on.tally):
        x, y = ledger.x(column) + ledger.cell / 2, ledger.y(0) + ledger.row / 2
        yield Text(x, y, min(5, ledger.row * 0.8), str(count), "strong-middle")


def _round(number: int, ledger: Ledger) -> Iterator[Shape]:
    y = ledger.y(number) + ledger.row / 2
    yield Text(ledger.round / 2, y, 5, str(number), "figure")
    for habitat in reversed(HABITATS):
        x, down, size = ledger.habitat(habitat, number)
        word = HABITAT_WORDS[habitat]
        yield Path(hexagon(round(size * 0.866, 2), size).at(x, down), f"hex free-{word}")
        yield Icon(HABITAT_ICONS[habitat], x, down, size * 0.6, f"on-{word}")
    x, _, wide, high = ledger.size(number)
    yield Path(box(wide, high, 1).at(x, y), "box")

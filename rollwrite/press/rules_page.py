"""Words on paper: the rules of a sheet, and the aids that lie beside it."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.icons import ANIMAL_ICONS
from rollwrite.draw.leaf import Room
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Drawing, Icon, Path, Shape, Text
from rollwrite.games.rolling.nature import ANIMAL_WORDS
from rollwrite.games.rolling.words import rules
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.rolling.words.rulings import rulings
from rollwrite.games.rolling.words.sheets import sheet_rules
from rollwrite.games.speech import Words
from rollwrite.press.flow import Block, flow, plain, point, term, title
from rollwrite.press.piece import WHOLE, Piece, Share
from rollwrite.press.typesetting import fitted, running

LINE = 17.1
"""Where the animals stand below the title of an aid."""
SIZES = (4.8, 4.5, 4.2, 3.9, 3.75, 3.6, 3.45, 3.3)
"""Of type: the largest in which the words fit into their room is taken."""


def draw_rules(piece: Piece, width: float, height: float) -> Drawing:
    """Return a round in short and all the rules of the sheet, in two columns."""
    blocks = [*_round(piece.words), *_sheet(piece)]
    return _fitting(blocks, width, height, columns=2, share=piece.share)


def draw_aid_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the title of an aid and the animals in the order of their worth."""
    return _head(piece.words("A round"), piece.words, width)


def draw_family_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the title of an aid for the family game."""
    return _head(piece.words("A round, family game"), piece.words, width)


def _head(text: str, _: Words, width: float) -> Drawing:
    shapes: list[Shape] = [Text(0, 4.6, fitted(text, 8.8, "head", width), text, "head")]
    shapes.append(Text(0, LINE, 3.8, _("Rarest first"), "quiet"))
    left = running(_("Rarest first"), 3.8, "quiet") + 7
    step = min(19.0, (width - left) / 5)
    for at, (word, icon) in enumerate(zip(ANIMAL_WORDS, ANIMAL_ICONS, strict=True)):
        x = left + at * step
        shapes += [
            Path(circle(10).at(x, LINE), f"disc-{word}"),
            Icon(icon, x, LINE, 7.2, f"on-{word}"),
        ]
        if at:
            shapes.append(Text(x - step / 2, LINE, 5, ">", "strong-middle"))
    return Drawing(width, 22.4, tuple(shapes))


def draw_aid(piece: Piece, width: float, height: float) -> Drawing:
    """Return a round in short with the special die and the dice actions."""
    _ = piece.words
    blocks = [title(_("1. Roll")), *_special(_), title(_("2. Collect")), *_actions(_), *_end(_)]
    return _fitting(blocks, width, height)


def draw_family_aid(piece: Piece, width: float, height: float) -> Drawing:
    """Return a round of the family game in short."""
    _ = piece.words
    blocks = [plain(_(rules.SHORT)), title(_("1. Roll"))]
    blocks += [plain(_(rules.FAMILY_ROLL)), title(_("2. Collect"))]
    blocks += [plain(_(rules.FAMILY_COLLECT)), *_end(_), title(_("Family game"))]
    return _fitting([*blocks, plain(_(rules.FAMILY))], width, height)


def _fitting(
    blocks: list[Block], width: float, height: float, columns: int = 1, share: Share = WHOLE
) -> Drawing:
    """Return *share* of *blocks* in the largest type in which they fit."""
    for size in SIZES:
        made = flow(blocks, Room(0, 0, width, height), size, columns, share)
        if made.height <= height:
            break
    return made


def _round(_: Words) -> Iterator[Block]:
    yield plain(_(rules.SHORT))
    yield plain(rules.held(_))
    yield title(_("1. Roll"))
    yield plain(_(rules.ROLL))
    yield from _special(_)
    yield title(_("2. Collect"))
    yield plain(_(rules.COLLECT))
    yield from _actions(_)
    yield from _end(_)


def _special(_: Words) -> Iterator[Block]:
    yield from (term(_("%(what)s:", what=_(face)), _(text)) for face, text in rules.SPECIAL)


def _actions(_: Words) -> Iterator[Block]:
    for name, price, text in rules.ACTIONS:
        yield term(_("%(what)s:", what=f"{_(name)}, {_(price)}"), _(text))


def _end(_: Words) -> Iterator[Block]:
    yield title(_("3. Complete a card"))
    yield from (plain(_(text)) for text in rules.CARD)
    yield title(_("4. Next round"))
    yield plain(_(rules.NEXT))


def _sheet(piece: Piece) -> Iterator[Block]:
    """Yield how the sheet is marked, what it gives and counts, and what is ruled and to achieve."""
    _ = piece.words
    told = sheet_rules(piece.sheet, _)
    yield title(_("Marking"))
    yield from map(plain, told.marking)
    yield title(_("Bonuses"))
    yield from map(point, told.bonuses)
    yield title(_("Score"))
    yield plain(told.score)
    if achievements := piece.library.achievements.get(piece.sheet.letter, ()):
        yield title(_("Achievements"))
        yield from (point(goal_words(each.goal, _)) for each in achievements)
    yield title(_("Rulings, where the rules are silent"))
    yield from (point(text) for text in rulings(piece.sheet.fill, _))

"""A sheet for screens: every look it can have is drawn once, and a page only picks from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.draw.board import MARGIN, RIM, Badge, Board, Frame, Head, Spot
from rollwrite.draw.geometry import number
from rollwrite.draw.hatches import HATCH, pattern
from rollwrite.draw.layout import lay_out
from rollwrite.draw.markup import Markup, quoted
from rollwrite.draw.shapes import Group, Shape
from rollwrite.draw.sheet import draw_borders, draw_number, draw_sign, draw_space
from rollwrite.draw.sign_shapes import draw_signs
from rollwrite.draw.signs import line_sign
from rollwrite.draw.styles import STYLES
from rollwrite.draw.taps import draw_ring
from rollwrite.draw.written import Ink
from rollwrite.games.rolling.sheet import Area, Sheet
from rollwrite.games.speech import Words


class Part(Struct, frozen=True):
    """A part of a sheet with the spaces and badges in it."""

    frame: Frame
    spots: tuple[Spot, ...]
    badges: tuple[Badge, ...]
    heads: tuple[Head, ...]

    def parted(self, frame: Frame) -> tuple[Part, Part]:
        """Return what of this part lies in *frame*, and what is left of it."""
        return self._where(frame, frame.holds), self._where(self.frame, frame.lacks)

    def _where(self, frame: Frame, meant: Callable[[Spot | Badge | Head], bool]) -> Part:
        spots, badges = tuple(filter(meant, self.spots)), tuple(filter(meant, self.badges))
        return Part(frame, spots, badges, tuple(filter(meant, self.heads)))


class Scene:
    """The looks of a sheet in one language, and the short text that shows each in its place."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.markup = Markup(f"{board.sheet.key}-")
        self._names: dict[tuple[Shape, ...], str] = {}
        self._spaces: dict[tuple[int, Ink], str] = {}
        self._signs: dict[tuple[int, bool], str] = {}
        self._numbers: dict[tuple[int, bool], str] = {}
        self._rings: dict[Spot | Badge, str] = {}
        self._draw_all()
        self.borders = self.still([draw_borders(board)])
        """The sides of hexes that part regions."""

    @cached_property
    def parts(self) -> tuple[Part | None, Part, tuple[Part, ...]]:
        """Return the map, where the sheet is one, what is always shown, and what is folded."""
        board = self.board
        rest = Part(Frame(0, 0, 0, 0), board.spots, board.badges, tuple(board.heads))
        frames = [board.map] if board.map else []
        found = []
        for frame in (*frames, *board.folds):
            part, rest = rest.parted(frame)
            found.append(part)
        height = board.folds[0].y if board.folds else board.bottom + MARGIN
        # The rim of a map is the first thing that a narrow phone does without.
        rim = RIM if board.map else 0
        main = replace(rest, frame=Frame(rim, 0, board.width - 2 * rim, height))
        return found[0] if board.map else None, main, tuple(found[len(frames) :])

    @cached_property
    def defs(self) -> str:
        """Return all looks, and the hatches that fill them."""
        owner = self.markup.owner
        hatches = (pattern(word, owner) for word in STYLES if word.startswith(HATCH))
        looks = (
            f'<g id="{quoted(name)}">{self.markup.write(shapes)}</g>'
            for shapes, name in self._names.items()
        )
        return "".join((*hatches, *looks))

    def space(self, spot: Spot, ink: Ink, *, lit: bool) -> str:
        """Return the space at *spot* with *ink* in it; one that is *lit* is read out as a tap."""
        drawn = self._spaces[spot.space, ink]
        return drawn.replace("<use", '<use aria-hidden="true"', 1) if lit else drawn

    def sign(self, badge: Badge, *, taken: bool) -> str:
        """Return what an area gives."""
        return self._signs[badge.area.index, taken]

    def number(self, area: Area, *, full: bool) -> str:
        """Return the number of a region."""
        return self._numbers[area.index, full]

    def ring(self, place: Spot | Badge) -> str:
        """Return the amber ring of *place*."""
        return self._rings[place]

    def still(self, shapes: Iterable[Shape]) -> str:
        """Return *shapes* that no page changes."""
        return self._use(Group(tuple(shapes)))

    def _draw_all(self) -> None:
        """Draw whatever a page may ask for, so that no look is missing where it is used."""
        board = self.board
        folds = map(draw_fold, board.folds)
        still: list[Sequence[Shape]] = [board.under, board.over, [draw_borders(board)], *folds]
        for shapes in still:
            self.still(shapes)
        places: tuple[Spot | Badge, ...] = (*board.spots, *board.badges)
        for place in places:
            ring = Group(draw_ring(board, place), x=place.x, y=place.y)
            self._rings[place] = self._use(ring)
        for spot in board.spots:
            for ink in (None, *range(board.sheet.inks)):
                self._spaces[spot.space, ink] = self._use(draw_space(board, spot, ink))
        for taken in (False, True):
            for badge in board.badges:
                sign = draw_sign(board, badge, taken=taken)
                self._signs[badge.area.index, taken] = self._use(sign)
            for area, middle in board.numbers:
                chip = draw_number(board, area, middle, full=taken)
                self._numbers[area.index, taken] = self._use(chip)

    def _use(self, group: Group) -> str:
        """Return a short text that stands for *group*."""
        if not group.shapes:
            return ""
        new = f"{self.markup.owner}{len(self._names)}"
        name = self._names.setdefault(group.shapes, new)
        place = f' x="{number(group.x)}" y="{number(group.y)}"' if group.x or group.y else ""
        shown = f' data-space="{quoted(group.name)}"' if group.name else ""
        said = f' role="img" aria-label="{quoted(group.label)}"' if group.label else ""
        return f'<use{shown} href="#{quoted(name)}"{place}{said}/>'


def draw_fold(fold: Frame) -> list[Shape]:
    """Return the sign of what is folded."""
    return draw_signs((line_sign(fold.key),), 0, 0, 11, 11)


@lru_cache(maxsize=32)
def scene_of(sheet: Sheet, words: Words) -> Scene:
    """Return *sheet* for screens that speak *words*."""
    return Scene(lay_out(sheet, words, upright=True))

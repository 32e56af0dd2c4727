"""Where everything of a sheet lies, before any ink: spots for spaces, badges for areas."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.shapes import Point, Shape, Text
from rollwrite.draw.signs import signs_of
from rollwrite.engine.bits import members
from rollwrite.games.rolling.sheet import Area, Sheet
from rollwrite.games.speech import Words, capital

WIDTH = 97.5
"""A phone's screen of 390 pixels, at four to the millimetre."""
MARGIN = 2.0
RIM = 1.5
"""What a screen leaves out on both sides of a map."""
TITLE = 5.0
LETTER = 0.6
"""How wide a letter of a title is at most on average, when the type is 1 high."""


class Spot(Struct, frozen=True):
    """The place of a space: around *x* and *y*, in the form of a hex or of a kind of box."""

    space: int
    form: str
    x: float
    y: float
    width: float
    height: float


class Badge(Struct, frozen=True):
    """The place of what an area of several spaces gives."""

    area: Area
    form: str
    x: float
    y: float
    width: float
    height: float


class Head(Struct, frozen=True):
    """A sign that no page changes, and what it says when it is asked."""

    said: str
    x: float
    y: float
    width: float
    height: float


class Frame(Struct, frozen=True):
    """A part of the board that a screen shows by itself."""

    x: float
    y: float
    width: float
    height: float
    key: str = ""
    title: str = ""

    def holds(self, place: Spot | Badge | Head) -> bool:
        """Return whether *place* lies in this part."""
        across = self.x <= place.x <= self.x + self.width
        return across and self.y <= place.y <= self.y + self.height

    def lacks(self, place: Spot | Badge | Head) -> bool:
        """Return whether *place* lies elsewhere."""
        return not self.holds(place)


class Board:
    """A sheet while it is being laid out."""

    def __init__(self, sheet: Sheet, words: Words) -> None:
        self.sheet = sheet
        self.words = words
        self.width = WIDTH
        self.edge = MARGIN
        """How far from the sides the parts below the hexes begin."""
        self.bottom = MARGIN
        self.under: list[Shape] = []
        self.over: list[Shape] = []
        self.heads: list[Head] = []
        """What stands above columns or before what they give, on a screen with its name."""
        self.regions: list[Area] = []
        self.borders: list[tuple[Point, Point]] = []
        """The sides of hexes that part regions."""
        self.numbers: list[tuple[Area, Point]] = []
        """Where the number of each region stands."""
        self.map: Frame | None = None
        """Where the hexes of a map are; a screen can come closer to them."""
        self.folds: list[Frame] = []
        """Parts at the foot that a screen shows only when it is asked to."""
        self.counts: list[tuple[Point, int]] = []
        """Where it stands how many of some spaces are marked."""
        self._spots: dict[int, Spot] = {}
        self._badges: dict[int, Badge] = {}
        self._open = {
            area.index: area
            for area in sheet.areas
            if area.spaces.bit_count() > 1 and signs_of(area, sheet)
        }

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Return the spots in the order of their spaces."""
        return tuple(self._spots[space] for space in sorted(self._spots))

    @property
    def badges(self) -> tuple[Badge, ...]:
        """Return the badges in the order of their areas."""
        return tuple(self._badges[index] for index in sorted(self._badges))

    def spot(self, space: int) -> Spot:
        """Return where *space* lies."""
        return self._spots[space]

    def put(self, spot: Spot) -> None:
        """Give a space its spot, and the board room for it."""
        self._spots[spot.space] = spot
        self._reach(spot)

    def pin(self, badge: Badge) -> None:
        """Give an area its badge, and the board room for it."""
        self._badges[badge.area.index] = badge
        self._open.pop(badge.area.index, None)
        self._reach(badge)

    def placed(self, space: int) -> bool:
        """Return whether *space* has its spot."""
        return space in self._spots

    def title(self, x: float, y: float, text: str, room: float = WIDTH) -> None:
        """Write *text* with a capital as the title of a part, smaller when *room* is scarce."""
        size = round(min(TITLE, room / (LETTER * max(len(text), 1))), 2)
        self.under.append(Text(x, y, size, capital(text), "title"))

    def open_areas(self) -> list[Area]:
        """Return the areas of several spaces that give something and have no badge yet."""
        return list(self._open.values())

    def area_of(self, spaces: int) -> Area | None:
        """Return the area without a badge that is made of *spaces*."""
        return next((area for area in self._open.values() if area.spaces == spaces), None)

    def pin_the_rest(self) -> None:
        """Put every badge that found no place between the spaces of its area."""
        for area in self.open_areas():
            around = [self._spots[space] for space in members(area.spaces)]
            x = sum(spot.x for spot in around) / len(around)
            y = sum(spot.y for spot in around) / len(around)
            self.pin(Badge(area, "edge", x, y, 4.75, 4.75))

    def _reach(self, place: Spot | Badge) -> None:
        self.width = max(self.width, place.x + place.width / 2 + MARGIN / 2)
        self.bottom = max(self.bottom, place.y + place.height / 2)

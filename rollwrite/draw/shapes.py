"""What a drawing is made of: shapes in millimetres, with style words instead of colours."""

from __future__ import annotations

from msgspec import Struct

Point = tuple[float, float]


class Polygon(Struct, frozen=True):
    """Straight lines from point to point, closed."""

    points: tuple[Point, ...]
    style: str
    move: str = ""
    label: str = ""


class Path(Struct, frozen=True):
    """An outline as SVG path data."""

    d: str
    style: str
    move: str = ""
    label: str = ""


class Text(Struct, frozen=True):
    """A line of text: *y* is its middle, *size* the height of its type."""

    x: float
    y: float
    size: float
    text: str
    style: str
    move: str = ""
    label: str = ""


class Icon(Struct, frozen=True):
    """An icon by its name, as wide and as high as *size*, its middle at *x* and *y*."""

    name: str
    x: float
    y: float
    size: float
    style: str
    move: str = ""
    label: str = ""


class Group(Struct, frozen=True):
    """Shapes that belong together; they are measured from *x* and *y*."""

    shapes: tuple[Shape, ...]
    style: str = ""
    move: str = ""
    """The moves that a tap on the group can mean, one a line."""
    label: str = ""
    name: str = ""
    """The space of the sheet that the group shows."""
    x: float = 0
    y: float = 0


Shape = Polygon | Path | Text | Icon | Group


class Blank(Struct, frozen=True):
    """A place that can be filled in on a screen, around *x* and *y*."""

    name: str
    label: str
    x: float
    y: float
    width: float
    height: float
    mark: str = ""
    """``ring`` or ``cross`` for what is marked; nothing for what is written into."""
    letters: int = 40
    """For how many letters there is room."""
    value: str = ""


class Drawing(Struct, frozen=True):
    """Shapes on a ground of *width* by *height* millimetres, the last on top."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    label: str = ""
    blanks: tuple[Blank, ...] = ()
    """What can be filled in, in the order in which one goes from one to the next."""

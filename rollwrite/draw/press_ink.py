"""Shapes in printer's ink: the operators of PDF, and the forms to which they refer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import blake2b

from rollwrite.draw.alphabet import runs
from rollwrite.draw.forms import Form, form
from rollwrite.draw.hatches import HATCH, HATCHES
from rollwrite.draw.hatching import tiled
from rollwrite.draw.icons import BOX, outline
from rollwrite.draw.looks import Look, looks_of
from rollwrite.draw.paper import NONE, WHITE, Mode
from rollwrite.draw.paths import path_of, placed_path, polygon_of, real
from rollwrite.draw.shapes import Group, Icon, Path, Polygon, Shape, Text
from rollwrite.draw.type import width_of

FOOT = 0.3
"""How far below the middle of a line of figures its foot stands, as a part of its size."""
TILE = 1.3
"""How many times as large the tiles of a hatch are on paper."""
HOLLOW = 0.3
"""How wide the lines of an icon are that is a mere outline."""
FAR = 1000
HELD = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Which part of a line of text stands left of where it is held."""


class Ink:
    """A pen; its lines are as wide as the style says, *scale* times as large as the drawing is."""

    def __init__(self, mode: Mode, scale: float) -> None:
        self.code = ["1 j"]
        self.forms: dict[str, Form] = {}
        self.letters: dict[str, set[str]] = {}
        self._mode = mode
        self._looks = looks_of(mode)
        self._scale = scale
        self._set: dict[str, str] = {}

    def write(self, shapes: Iterable[Shape]) -> None:
        """Write *shapes*, the last on top."""
        for shape in shapes:
            match shape:
                case Group(inner):
                    self._group(shape, inner)
                case Text():
                    self._text(shape)
                case Icon():
                    self._icon(shape)
                case Polygon(points):
                    self._outline("0", "0", polygon_of(points), self._looks.of(shape.style))
                case Path(d) if shape.style.startswith(HATCH):
                    self._hatch(d, shape.style)
                case Path(d):
                    self._outline(*placed_path(d), self._looks.of(shape.style))

    def _group(self, group: Group, inner: tuple[Shape, ...]) -> None:
        if not (group.x or group.y):
            self.write(inner)
            return
        before = dict(self._set)
        self.code.append(f"q 1 0 0 1 {real(group.x)} {real(group.y)} cm")
        self.write(inner)
        self.code.append("Q")
        self._set = before

    def _outline(self, x: str, y: str, path: str, look: Look) -> None:
        fill, stroke = look.fill != NONE, look.stroke != NONE
        if fill:
            self._let("fill", f"{rgb(look.fill)} rg")
        if stroke:
            self._let("stroke", f"{rgb(look.stroke)} RG")
            self._let("width", f"{real(look.width / self._scale)} w")
            dashes = " ".join(real(dash / self._scale) for dash in look.dash)
            self._let("dash", f"[{dashes}] 0 d {0 if look.dash else 1} J")
        paint = {(True, True): "B", (True, False): "f", (False, True): "S"}.get((fill, stroke))
        if paint is None:
            return
        if x == y == "0":
            self.code.append(f"{path} {paint}")
        else:
            self.code.append(f"q 1 0 0 1 {x} {y} cm {path} {paint} Q")

    def _let(self, what: str, code: str) -> None:
        """Write *code* unless it has been said already."""
        if self._set.get(what) != code:
            self._set[what] = code
            self.code.append(code)

    def _text(self, text: Text) -> None:
        look = self._looks.of(text.style)
        x = text.x - HELD[look.anchor] * width_of(text.text, text.size, look.font)
        self.letters.setdefault(look.font, set()).update(text.text)
        self._let("fill", f"{rgb(look.fill)} rg")
        said = (
            f"/{resource} {real(text.size)} Tf ({codes}) Tj"
            for resource, codes in runs(text.text, look.font)
        )
        foot = real(text.y + FOOT * text.size)
        self.code.append(f"BT 1 0 0 -1 {real(x)} {foot} Tm {' '.join(said)} ET")

    def _icon(self, icon: Icon) -> None:
        look, outlined = self._looks.of(icon.style), self._mode.outlined
        hollow = bool(outlined) and icon.size * self._scale > outlined
        name = f"{'outline' if hollow else 'icon'}-{icon.name}"
        self.forms[name] = icon_form(icon.name, hollow)
        size, x, y = icon.size / BOX, icon.x - icon.size / 2, icon.y - icon.size / 2
        inked = f"{rgb(look.fill)} rg"
        if hollow:
            width = real(HOLLOW / self._scale / size)
            inked = f"{rgb(look.fill)} RG [] 0 d {width} w {rgb(WHITE)} rg"
        place = f"{real(size, 6)} 0 0 {real(size, 6)} {real(x)} {real(y)} cm"
        self.code.append(f"q {place} {inked} /{name} Do Q")

    def _hatch(self, d: str, style: str) -> None:
        if self._looks.hatch(style) != NONE:
            name, made = hatch_form(d, style, self._scale, self._mode)
            self.forms[name] = made
            self.code.append(f"/{name} Do")


@lru_cache(maxsize=1024)
def hatch_form(d: str, style: str, scale: float, mode: Mode) -> tuple[str, Form]:
    """Return the form of a hatched outline, and its name: the tiles that are seen through it."""
    looks = looks_of(mode)
    colour = rgb(looks.hatch(style))
    tiles = tiled(HATCHES[style.rpartition("-")[2]], d, TILE / scale, scale)
    # The edge was there first; it is drawn again over the ends of the lines.
    edge = looks.of(style.replace(HATCH, "hex "))
    drawn = f"{rgb(edge.stroke)} RG {real(edge.width / scale)} w 1 j {path_of(d)} S"
    code = ["q", path_of(d), f"W n {colour} rg {colour} RG", *tiles, f"Q {drawn}"]
    made = form(code, (-FAR, -FAR, FAR, FAR))
    return f"hatch-{blake2b(made.code, digest_size=6).hexdigest()}", made


@cache
def icon_form(name: str, hollow: bool) -> Form:
    """Return the form of an icon; it has the colours of whoever refers to it."""
    return form([path_of(outline(name)), "B" if hollow else "f"], (-10, -10, BOX + 10, BOX + 10))


@cache
def rgb(text: str) -> str:
    """Return the colour that *text* such as ``#1E2E28`` means, as PDF says it."""
    return " ".join(real(part / 255) for part in bytes.fromhex(text[1:7]))

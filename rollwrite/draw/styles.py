"""What every style word means, in the names of inks; later words of the table win."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.theme import ANIMALS, HABITATS

SERIF, SANS = "serif", "sans"


class Paint(Struct, frozen=True):
    """How a shape is filled and drawn; None leaves a thing as another word says it."""

    fill: str | None = None
    """An ink, or ``none``; a hatch says itself what it is filled with."""
    stroke: str | None = None
    width: float | None = None
    dash: tuple[float, ...] = ()
    opacity: float | None = None
    font: str | None = None
    weight: int | None = None
    anchor: str | None = None
    """Where text is held: ``start``, ``middle`` or ``end``; the start when nothing is said."""


def _styles() -> dict[str, Paint]:
    """Return the style of every word, general ones first."""
    found = dict(GENERAL)
    for habitat in HABITATS:
        found[f"free-{habitat}"] = Paint(f"{habitat}-free", f"{habitat}-line")
        found[f"marked-{habitat}"] = Paint(f"{habitat}-marked", f"{habitat}-line")
        found[f"hatch-free-{habitat}"] = Paint()
        found[f"hatch-marked-{habitat}"] = Paint()
        found[f"on-{habitat}"] = Paint(f"{habitat}-line")
        found[f"on-marked-{habitat}"] = Paint(f"{habitat}-text")
        found[f"sign-marked-{habitat}"] = Paint(f"{habitat}-marked", f"{habitat}-text")
    for animal in ANIMALS:
        found[f"disc-{animal}"] = Paint(f"{animal}-disc", "ink", 0.3)
        found[f"on-{animal}"] = Paint(f"{animal}-icon")
    return {**found, **LAST}


GENERAL = {
    "paper": Paint("paper"),
    "band": Paint("sunk", opacity=0.55),
    "hex": Paint(stroke="ink2", width=0.4),
    "cut": Paint("none", "ink2", 0.3),
    "typeless": Paint("card", "ink2", 0.35, dash=(0.9, 0.6)),
    "star": Paint("gold", "ink", 0.4),
    "on-star": Paint("ongold"),
    "card": Paint("card", "line", 0.4),
    "link": Paint("none", "ink2", 0.3),
    "overflow": Paint("card", "ink2", 0.35, dash=(0.9, 0.6)),
    "landmark": Paint(width=0.35),
    "pill": Paint("sunfill", "sunline", 0.4),
    "sun": Paint("sunfill", "sunline", 0.35),
    "rain": Paint("rainfill", "rainline", 0.35, dash=(0.8, 0.5)),
    "on-sun": Paint("sunline"),
    "on-rain": Paint("rainline"),
    "sign": Paint("card", "ink", 0.35),
    "white": Paint("card"),
    "dashed": Paint(dash=(0.75, 0.5)),
    "icon": Paint("ink"),
    "plus": Paint("none", "ink", 0.55),
    "region": Paint("none", "ink", 0.85),
    "chip": Paint("card", "ink", 0.35),
    "chip-full": Paint("ink", "ink", 0.35),
    "on-chip-full": Paint("card", font=SANS, weight=800, anchor="middle"),
    "title": Paint("ink", font=SERIF, weight=700),
    "figure": Paint("ink", font=SERIF, weight=700, anchor="middle"),
    "count": Paint("ink2", font=SANS, weight=500, anchor="end"),
    "code": Paint("ink", font=SANS, weight=700, anchor="middle"),
    "point": Paint("ink", font=SANS, weight=800, anchor="middle"),
}
LAST = {
    "lines-free": Paint("none", "hatchfree"),
    "lines-marked": Paint("none", "hatchmarked"),
    "dots-free": Paint("hatchfree"),
    "dots-marked": Paint("hatchmarked"),
    "ghost": Paint(opacity=0.5),
    "halo": Paint("none", "halo", 1.05),
    "halo-solid": Paint("none", "haloS", 1.05),
    "pencil": Paint("none", "pencil", 0.6),
    "pencil-solid": Paint("none", "pencilS", 0.6),
    "glow-edge": Paint("none", "haloink", 1.3),
    "glow": Paint("none", "glow", 0.9),
    "tap": Paint("clear"),
    "more": Paint("glow", "haloink", 0.35),
    "frame": Paint("none", "ink", 3),
    "space": Paint(),
    "taps": Paint(),
    "above": Paint(),
}

STYLES = _styles()

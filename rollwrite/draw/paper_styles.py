"""The style words of paper: its type, its rules and its boxes, and edges that are bolder."""

from __future__ import annotations

from rollwrite.draw.styles import SANS, SERIF, STYLES, Paint
from rollwrite.draw.theme import HABITATS

PAPER_STYLES = {
    "head": Paint("ink", font=SERIF, weight=800),
    "letter": Paint("onplate", font=SERIF, weight=800, anchor="middle"),
    "plate": Paint("plate", "ink", 0.7),
    "section": Paint("ink", font=SERIF, weight=800),
    "total": Paint("ink", font=SERIF, weight=800),
    "body": Paint("ink", font=SANS, weight=500),
    "body-middle": Paint("ink", font=SANS, weight=500, anchor="middle"),
    "body-end": Paint("ink", font=SANS, weight=500, anchor="end"),
    "strong": Paint("ink", font=SANS, weight=700),
    "strong-middle": Paint("ink", font=SANS, weight=700, anchor="middle"),
    "quiet": Paint("ink2", font=SANS, weight=400),
    "quiet-middle": Paint("ink2", font=SANS, weight=400, anchor="middle"),
    "quiet-end": Paint("ink2", font=SANS, weight=400, anchor="end"),
    "written": Paint("pencil", font=SANS, weight=500),
    "written-middle": Paint("pencil", font=SANS, weight=500, anchor="middle"),
    "tick": Paint("none", "pencil", 0.7),
    "rule": Paint("none", "ink2", 0.3),
    "rule-soft": Paint("none", "ink2", 0.25, opacity=0.4),
    "rule-dashed": Paint("none", "ink2", 0.3, dash=(1.1, 0.9), opacity=0.65),
    "rule-heavy": Paint("none", "ink", 0.6),
    "pip": Paint("ink"),
    "zebra": Paint("zebra"),
    "box": Paint("card", "ink2", 0.35),
    "box-heavy": Paint("card", "ink", 0.8),
    "patch": Paint("none", "ink", 0.8),
    "ridge": Paint("mountains-free", "mountains-line", 0.35),
    "ridge-line": Paint("none", "ink2", 0.35),
    "water": Paint("none", "rivers-line", 0.35),
    "sunrise": Paint("sunrise", "sunrim", 0.35),
    "snow": Paint("snow"),
    "land-edge": Paint("none", "landedge", 0.35),
    "land-halo": Paint("landhalo", "landhalo", 0.9),
    "ripple": Paint("none", "ripple", 0.35),
    "cone": Paint("cone"),
    "letter-dark": Paint("ink", font=SERIF, weight=800, anchor="middle"),
    "cut-mark": Paint("none", "ink", 0.2),
    "back": Paint("back"),
    "discount-ground": Paint("discfill"),
    "discount-card": Paint("card", "disc", 0.7),
    "discount-sign": Paint("discsign", "disc", 0.7),
    "bonus-ground": Paint("bonfill"),
    "bonus-card": Paint("card", "bon", 0.7),
    "bonus-sign": Paint("bonsign", "bon", 0.7),
    "on-supplement": Paint("none", "onsign", 1.3),
    "then": Paint("none", "ink", 0.8),
    "sun": Paint("sunfill", "sunline", 0.55),
    "rain": Paint("rainfill", "rainline", 0.55, dash=(1.3, 0.8)),
    "halo": Paint("none", "halo", 0.9),
}


def _lands() -> dict[str, Paint]:
    """Return how the landscapes and labels of habitat cards look."""
    found: dict[str, Paint] = {}
    for habitat in HABITATS:
        line, label = f"{habitat}-line", f"{habitat}-onlabel"
        for where in ("far", "mid", "near"):
            found[f"{where}-{habitat}"] = Paint(f"{habitat}-{where}")
        found |= {
            f"grown-{habitat}": Paint(f"{habitat}-grown"),
            f"sky-edge-{habitat}": Paint("none", f"{habitat}-free", 0.7),
            f"edge-{habitat}": Paint("none", line, 0.3),
            f"shore-{habitat}": Paint("card", line, 0.9),
            f"label-{habitat}": Paint(f"{habitat}-label", line, 0.4),
            f"on-label-{habitat}": Paint(label, font=SERIF, weight=800),
            f"faint-{habitat}": Paint(f"{habitat}-faint"),
            f"clear-free-{habitat}": Paint(f"{habitat}-free"),
            f"clear-marked-{habitat}": Paint(f"{habitat}-marked"),
        }
    return found


WORDS = {**STYLES, **PAPER_STYLES, **_lands()}

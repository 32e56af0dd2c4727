"""Pictures as small files: few colours, no dither."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

COLOURS = 256
KMEANS = 4
"""How often the colours are moved to the middle of those that they stand for."""
WIDTH = 468
"""Of a picture in the README, in pixels: six for five of a phone."""


def save(png: bytes, path: Path) -> None:
    """Write a screenshot to *path* as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png)


def save_small(png: bytes, path: Path, width: int = WIDTH) -> None:
    """Write a screenshot to *path*, smaller and with few colours."""
    with Image.open(BytesIO(png)) as picture:
        height = round(picture.height * width / picture.width)
        smaller = picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    path.parent.mkdir(parents=True, exist_ok=True)
    few = smaller.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, KMEANS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)

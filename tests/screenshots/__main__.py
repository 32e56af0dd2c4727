"""Picture every screen in every size and theme."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.chromium import find
from tests.browser.server import Server
from tests.screenshots.camera import Camera, Look
from tests.screenshots.pictures import save, save_small
from tests.screenshots.scenes import SCENES, TABLES
from tests.screenshots.stage import settle, stage

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "docs" / "screens"
README = ("lobby", "throw", "market", "sheet-b", "sheet-c", "end", "trail")
"""The screens that stand in the README, of a phone in daylight."""


def main() -> None:
    """Read what is wanted, set the tables, and go round with the camera."""
    args = _read()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            tables = stage(server.database, TABLES)
            walker = settle(server.database, tables)
            browser = playwright.chromium.launch(executable_path=find())
            for look in _looks(args):
                camera = Camera(browser, server, tables, look, walker)
                _fill(camera, look, args)
                camera.close()
            browser.close()
        finally:
            server.stop()


def _read() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screens", metavar="DIR")
    parser.add_argument("--sizes", nargs="+", default=["390x844", "1024x768"], metavar="WxH")
    parser.add_argument("--themes", nargs="+", default=["light", "dark"], metavar="THEME")
    parser.add_argument("--text", default="normal", choices=("normal", "large"))
    parser.add_argument("--language", default="en", metavar="LANG")
    parser.add_argument("--only", nargs="+", default=[], metavar="SCREEN")
    parser.add_argument("--whole", action="store_true", help="the page, not only what fits")
    return parser.parse_args()


def _looks(args: Namespace) -> Iterator[Look]:
    for size, theme in product(args.sizes, args.themes):
        width, height = map(int, size.split("x"))
        yield Look(width, height, theme, args.text, args.language)


def _fill(camera: Camera, look: Look, args: Namespace) -> None:
    usual = look == Look(390, 844, "light", "normal", "en") and not args.whole
    for scene in SCENES:
        if args.only and scene.name not in args.only:
            continue
        picture = camera.picture(scene, whole=args.whole)
        path = args.out / str(look) / f"{scene.name}.png"
        save(picture, path)
        print(path, flush=True)
        if usual and scene.name in README:
            save_small(picture, SHOWN / f"{scene.name}.png")


if __name__ == "__main__":
    main()

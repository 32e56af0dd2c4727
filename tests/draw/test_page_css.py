"""The style sheets that a page is sent say what the tables of inks and styles say."""

import re

import pytest

from rollwrite.assets import STATIC
from rollwrite.draw.page_css import PATH, sheet_css
from rollwrite.draw.theme import inks

THEMED = (STATIC / "themes.css").read_text(encoding="utf-8")
RULE = re.compile(r":root(?:\[data-theme=\"([a-z]+)\"\])?\s*\{([^}]*)\}")
INK = re.compile(r"--([\w-]+):\s*(#[0-9A-Fa-f]+);")


def _themes() -> dict[str, dict[str, str]]:
    return {theme or "light": dict(INK.findall(rules)) for theme, rules in RULE.findall(THEMED)}


def test_the_style_sheet_of_sheets_is_up_to_date() -> None:
    assert sheet_css() == PATH.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("chosen", "theme"), [("light", "light"), ("dark", "dark"), ("mono", "mono"), ("auto", "dark")]
)
def test_a_page_has_every_ink_of_its_theme(chosen: str, theme: str) -> None:
    assert dict(inks(theme)) == _themes()[chosen]


def test_a_sheet_on_a_page_takes_its_inks_from_the_page() -> None:
    named = set(re.findall(r"var\(--([\w-]+)\)", sheet_css()))
    assert ("#" not in sheet_css(), set()) == (True, named - set(inks("light")))

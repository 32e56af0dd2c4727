"""Styles as they are sent: a browser reads in them what their authors wrote."""

from pathlib import Path

import pytest

from rollwrite.assets import STATIC
from tests.browser.conftest import NewPhone

READ = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return Array.from(sheet.cssRules, (rule) => rule.cssText.replaceAll(", ", ","));
}"""
"""The rules that a browser finds in a text; a blank after a comma means nothing."""


@pytest.mark.parametrize("path", sorted(STATIC.glob("*.css")), ids=lambda path: path.name)
def test_a_style_that_was_made_smaller_holds_the_same_rules(
    new_phone: NewPhone, path: Path
) -> None:
    page = new_phone().page
    sent = page.request.get(f"/static/{path.name}").text()
    written = path.read_text(encoding="utf-8")
    assert len(sent) < len(written)
    assert page.evaluate(READ, written) == page.evaluate(READ, sent)

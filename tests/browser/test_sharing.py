"""The picture of a result: drawn as a PNG by the phone, and shared or kept."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect
from sqlalchemy.orm import Session, sessionmaker

from tests.browser.conftest import NewPhone
from tests.browser.tables import brought, over, seated
from tests.store.evenings import Evening

APPS = """() => {
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => { window.shared = files; };
}"""
"""What a phone with other apps on it does; Chromium without a screen has none."""


@pytest.fixture
def ended(maker: sessionmaker[Session]) -> Evening:
    """Two people whose game is over."""
    with maker() as session:
        evening = seated(session, {}, ("Marta", "Jonas"))
        brought(session, evening, over, "greedy")
    return evening


def test_without_apps_to_share_with_the_picture_is_kept(
    new_phone: NewPhone, ended: Evening
) -> None:
    page = new_phone().page
    page.goto(f"/t/{ended.code}")
    with page.expect_download() as kept:
        page.get_by_role("link", name="Share picture").tap()
    with Image.open(BytesIO(Path(kept.value.path()).read_bytes())) as picture:
        assert ("PNG", 1080) == (picture.format, picture.width)


def test_a_phone_shares_the_picture_as_a_file(new_phone: NewPhone, ended: Evening) -> None:
    page = new_phone().page
    page.goto(f"/t/{ended.code}")
    page.evaluate(APPS)
    page.get_by_role("link", name="Share picture").tap()
    page.wait_for_function("() => shared.length === 1")
    name, kind = page.evaluate("() => [shared[0].name, shared[0].type]")
    assert (f"rollwrite-{ended.code}.png", "image/png") == (name, kind)


def test_bg_stats_is_for_phones_only(new_phone: NewPhone, ended: Evening) -> None:
    page = new_phone().page
    page.goto(f"/t/{ended.code}")
    link = page.get_by_role("link", name="BG Stats")
    expect(link).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(link).to_be_hidden()

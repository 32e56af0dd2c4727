"""The tests find the browser that they are given, and say so when it is none."""

from pathlib import Path

import pytest

from tests.browser.chromium import ADVICE, VARIABLE, NoChromium, find, install


def test_a_browser_that_is_named_and_does_not_run_is_refused_with_advice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(NoChromium) as trouble:
        install()
    assert ADVICE == str(trouble.value)


def test_the_browser_that_is_found_is_a_file() -> None:
    assert find().is_file()

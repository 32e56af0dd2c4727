"""Hypothesis profiles: ``dev`` finds new cases, ``ci`` repeats its own, ``thorough`` takes hours.

``pytest --hypothesis-profile=thorough`` chooses another one. Laws that play whole games are
decorated with ``few_games``, for which see ``tests/strategies.py``.
"""

import os

import pytest
from hypothesis import settings

settings.register_profile("dev", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=75, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=5000)
settings.load_profile("ci" if "CI" in os.environ else "dev")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that at the end nobody waits for another's last test."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)

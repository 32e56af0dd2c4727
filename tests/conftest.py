"""Hypothesis profiles: ``dev`` finds new cases, ``ci`` repeats its own, ``thorough`` takes hours.

``pytest --hypothesis-profile=thorough`` chooses another one. Laws that play whole games are
decorated with ``few_games``, for which see ``tests/strategies.py``.
"""

import os

from hypothesis import settings

settings.register_profile("dev", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=75, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=5000)
settings.load_profile("ci" if "CI" in os.environ else "dev")

"""Hypothesis profiles: ``dev`` finds new cases, ``ci`` repeats its own, ``thorough`` takes hours.

``pytest --hypothesis-profile=thorough`` chooses another one.
"""

import os

from hypothesis import settings

settings.register_profile("dev", deadline=None, max_examples=2)
settings.register_profile("ci", deadline=None, max_examples=3, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=200)
settings.load_profile("ci" if "CI" in os.environ else "dev")

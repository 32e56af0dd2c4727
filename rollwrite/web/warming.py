"""Warming up: what has to be there before threads ask for it, all at once."""

from __future__ import annotations

import msgspec

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options
from rollwrite.store.archives import Archive, KeptGame
from rollwrite.store.figures import Figures
from rollwrite.store.finished import Told
from rollwrite.store.papers import OnPaper
from rollwrite.store.reading import KeptTable

READ = (Options, KeptTable, Archive, KeptGame, Figures, Told, OnPaper)
"""What is read from outside while people play."""


def warm_up() -> None:
    """Read the data, and let every type be known that is read from outside.

    msgspec learns a type when it first reads one; two threads that do so together crash it.
    """
    load()
    for each in READ:
        msgspec.json.Decoder(each)

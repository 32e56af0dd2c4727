"""Play, simulate and replay a roll-and-write nature game."""

__version__ = "0.1.0"

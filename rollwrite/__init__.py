"""A companion for a roll-and-write nature game, on phones, on paper and in the terminal."""

__version__ = "0.2.0.dev0"

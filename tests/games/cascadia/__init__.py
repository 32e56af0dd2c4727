"""The tile game."""

"""The expert of the roll-and-write game."""

"""The roll-and-write at the terminal."""

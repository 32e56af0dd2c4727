"""The tile game at the terminal."""

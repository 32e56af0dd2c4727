"""Players of the tile game."""

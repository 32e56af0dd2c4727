"""What the tile game says to players; English is the key to other languages."""

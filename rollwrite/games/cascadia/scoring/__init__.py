"""What a player's tiles and tokens score, with reasons or fast."""

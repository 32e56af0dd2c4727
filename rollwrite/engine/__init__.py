"""What all games share: moves as words, turns of open questions, logs, chance, scores."""

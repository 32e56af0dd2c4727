"""What the game says to players: names, moves, questions, reasons; English is the key to others."""

from rollwrite.games.rolling.words.moves import say
from rollwrite.games.rolling.words.offers import offer
from rollwrite.games.rolling.words.prompts import ask
from rollwrite.games.rolling.words.reasons import reason

__all__ = ["ask", "offer", "reason", "say"]

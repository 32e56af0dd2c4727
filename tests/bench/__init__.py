"""Figures, each against a peer or a floor in the same run; ``make bench`` prints them."""

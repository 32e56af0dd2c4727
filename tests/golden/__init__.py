"""Whole games as readable text, with the counts of answers and the scores."""

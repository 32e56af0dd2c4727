"""Tile-laying, and a small game of it."""

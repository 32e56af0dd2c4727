"""Tile-laying, whatever the tiles: parts and sides, landscapes, regions, a market to draft from."""

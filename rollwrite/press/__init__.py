"""Paper: recipes, and everything that they put on a page."""

"""The tile game: landscapes of habitats, and the wildlife that lives in them."""

"""Places: lattices of cells, and questions about cells and their neighbours."""

"""Changes of the database's shape, in their order."""

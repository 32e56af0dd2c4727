"""One change of the database's shape in each module."""

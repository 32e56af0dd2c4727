"""The roll-and-write game of the Hills and Rivers editions."""

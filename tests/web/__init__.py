"""The web app, on SQLite and on a PostgreSQL that the tests start."""

"""Pictures of every screen: ``python -m tests.screenshots``."""

"""The web app: tables on phones."""

from rollwrite.web.app import create_app

__all__ = ["create_app"]

"""Where sheets, static files, templates and recipes are: in a wheel, or beside the package."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_PACKED = _PACKAGE / "_data"

ROOT = _PACKED if _PACKED.is_dir() else _PACKAGE.parent
SHEETS = ROOT / "sheets"
STATIC = ROOT / "static"
TEMPLATES = ROOT / "templates"
PRINT = ROOT / "print"

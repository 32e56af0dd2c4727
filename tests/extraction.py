"""Every text that people read, as the package and its templates write it."""

import ast
from collections.abc import Iterator

from jinja2 import Environment, nodes

from rollwrite.assets import TEMPLATES
from rollwrite.i18n import LOCALE

PACKAGE = LOCALE.parent
ASKING = {"_": 1, "words": 1, "_words": 1, "speech": 1, "msg": 1, "n_": 2, "msgs": 2}
"""What is called with texts, and with how many. Babel's own search misses those in f-strings."""
PAGES = sorted(path for path in TEMPLATES.iterdir() if path.suffix in (".html", ".svg"))

Text = str | tuple[str, ...]
"""A text, or its singular and its plural."""


def extracted() -> dict[str, Text]:
    """Return every text in the source, by its singular."""
    return {text if isinstance(text, str) else text[0]: text for text in written()}


def written() -> set[Text]:
    """Return every text in the source."""
    return {*_of_package(), *(text for page in PAGES for text in _of_page(page.read_text()))}


def _of_package() -> Iterator[Text]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and (wanted := ASKING.get(_name(call.func))):
                match call.args[:wanted]:
                    case [ast.Constant(value=str(text))] if wanted == 1:
                        yield text
                    case [ast.Constant(value=str(one)), ast.Constant(value=str(many))]:
                        yield one, many


def _name(called: ast.expr) -> str:
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=made):
            return _name(made)
    return ""


def _of_page(source: str) -> Iterator[Text]:
    for call in Environment().parse(source).find_all(nodes.Call):
        if wanted := texts_of(call):
            said = tuple(str(each.as_const()) for each in call.args[:wanted])
            yield said if wanted > 1 else said[0]


def texts_of(call: nodes.Call) -> int:
    """Return how many texts *call* asks a language for: 2 when it counts, 0 when it asks none."""
    match call.node:
        case nodes.Name(name="_"):
            return 1
        case nodes.Getattr(node=nodes.Name(name="_"), attr="n_"):
            return 2
    return 0

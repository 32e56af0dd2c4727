"""Templates keep no words of their own: what people read is in the catalogues."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

from tests.extraction import PAGES, texts_of

READ = {"alt", "aria-description", "aria-label", "label", "placeholder", "title"}
"""Attributes that are shown or spoken; those of scripts are, unless they are named here."""
FOR_SCRIPTS = {"data-aloud", "data-how", "data-news", "data-picture", "data-share", "data-text"}
NAMES = ("rollwrite", "BCD-FGH", "BCDF-GHJK-MNPQ-RSTV", "game-icons.net", "CC BY 3.0")
"""The same in every language."""
NOT_SHOWN = {"attributes", "kind"}
"""Blocks that stand inside a tag."""
LETTERS = re.compile(r"[^\W\d_]")
TITLE = re.compile(r"{% block title %}.*?{% endblock %}|<title>.*?</title>")
"""It stands in one line."""


class Reader(HTMLParser):
    """What a page says: its text, and the attributes that people read."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in READ or (name.startswith("data-") and name not in FOR_SCRIPTS):
                self.said.append(value or "")


def _written(node: nodes.Node) -> Iterator[str]:
    """Yield what *node* writes that no language was asked for."""
    match node:
        case nodes.TemplateData(data=text) | nodes.Const(value=str(text)):
            yield text
        case nodes.Call():
            yield from _handed(node)
        case nodes.Compare() | nodes.Test() | nodes.Getitem():
            return
        case nodes.Expr() | nodes.Output():
            children = node.iter_child_nodes(exclude=("test", "kwargs"))
            yield from chain.from_iterable(map(_written, children))
        case nodes.Block(name=name) if name in NOT_SHOWN:
            return
        case nodes.Stmt() | nodes.Template():
            statements = (each for each in node.iter_child_nodes() if isinstance(each, nodes.Stmt))
            yield from chain.from_iterable(map(_written, statements))


def _handed(call: nodes.Call) -> Iterator[str]:
    """Yield what *call* hands to a macro and looks like a title; keys begin with a small letter."""
    if not texts_of(call):
        for each in call.args:
            yield from (text for text in _written(each) if text[:1].isupper())


def _bare(source: str) -> list[str]:
    reader = Reader()
    reader.feed("".join(_written(Environment().parse(source))))
    reader.close()
    names = re.compile("|".join(map(re.escape, NAMES)))
    said = (names.sub("", text).strip() for text in reader.said)
    return [text for text in said if LETTERS.search(text)]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_a_template_says_nothing_without_asking_a_language(page: Path) -> None:
    assert [] == _bare(page.read_text())


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_no_line_begins_with_a_dot(page: Path) -> None:
    shown = TITLE.sub("", page.read_text())
    assert [] == re.findall(r".{0,20}\s·.{0,20}", shown)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("<p>Your turn {{ _('now') }}</p>", ["Your turn"]),
        ("<button aria-label='Close'>+</button>", ["Close"]),
        ("<input placeholder='A name' name='name' value='you'>", ["A name"]),
        ("<p data-lost='No connection' data-text='link'></p>", ["No connection"]),
        ("<p>{{ 'ready' if done == 'yes' else _('thinking') }}</p>", ["ready"]),
        ("<p>{{ names|join(' and ') }} {{ host or 'nobody' }}</p>", ["and  nobody"]),
        ("<p class='{{ 'mine' if mine }}'>{{ name }}: 3 ✓</p>", []),
        ("{{ heading('Rules', back, _('Back')) }}", ["Rules"]),
        ("<title>{{ _('Rules') }} · rollwrite</title>", []),
    ],
)
def test_words_in_a_template_are_noticed(source: str, said: list[str]) -> None:
    assert said == _bare(source)

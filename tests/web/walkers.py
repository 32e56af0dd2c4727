"""People with trails, as they come over HTTP: short words for what they do."""

from __future__ import annotations

import re

from flask import Flask

from tests.web.phones import Phone

CODE = re.compile(r"<b>([B-Z]{4})</b>")
LINK = re.compile(r"/arrive\?word=([\w-]+)")
SHARED = re.compile(r"/trail/shared\?word=([\w-]+)")
SIXTY = {"line-row-1": "18", "line-row-2": "16", "line-row-3": "12", "line-row-4": "8"} | {
    "line-bonus-1": "3",
    "line-bonus-2": "2",
    "line-leftovers": "1",
}
"""A sheet A with sixty points."""
FACTS = {
    "fact-areas:column": "2",
    "fact-areas:row": "1",
    "fact-line:column-rivers": "12",
    "fact-line:column-wetlands": "9",
    "fact-line:column-forests": "9",
    "fact-line:column-prairies": "9",
    "fact-line:column-mountains": "9",
}
PAPER = {"sheet": "hills-a", "quest": "achievements", "day": "2026-03-01"} | SIXTY | FACTS
"""A game on paper that fills the first four steps of sheet A."""


def begin(phone: Phone, name: str = "Marta") -> str:
    """Begin a trail on *phone*, and return the code to print."""
    page = phone.post("/me/new", name=name).text
    return "-".join(CODE.findall(page))


def carried(phone: Phone) -> str:
    """Return the word of the link that carries whoever is in front of *phone*."""
    found = LINK.search(phone.post("/me/carry").text)
    assert found
    return found[1]


def shared(phone: Phone) -> str:
    """Return the word of the link that shows the trail of whoever is in front of *phone*."""
    found = SHARED.search(phone.post("/trail/share").text)
    assert found
    return found[1]


def on_paper(phone: Phone, **changed: str) -> str:
    """Enter a game on paper, and return its code."""
    answer = phone.post("/paper", total="60", **(PAPER | changed))
    return answer.headers["Location"].rpartition("/")[2]


def third(app: Flask) -> Phone:
    """Return the phone of somebody else."""
    return Phone(app, "10.0.0.3")

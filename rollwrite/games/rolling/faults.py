"""Where in a data file a fault lies: its key in full, and its line."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from rollwrite.games.rolling.records import File

UNNAMED = "[...]"
_PATH = re.compile(r" - at (?:`key` in )?`\$(.*)`$")
_STRANGER = re.compile(r"unknown field `([^`]+)`")
_STEP = re.compile(r"\.([A-Za-z0-9_-]+)|\[(\d+)\]")


def describe(text: str, error: msgspec.DecodeError) -> str:
    """Return *error* with the line it lies in and with every key on the way named."""
    found, stranger = _PATH.search(str(error)), _STRANGER.search(str(error))
    if found is None and stranger is None:
        return str(error)
    path = _named(tomllib.loads(text), str(error), found[1]) if found else ""
    reason = str(error)[: found.start()] if found else str(error)
    path += f".{stranger[1]}" if stranger else ""
    return f"line {_line(text, path)}, {path.removeprefix('.')}: {reason}"


def _named(data: dict[str, Any], reason: str, path: str) -> str:
    """Return *path* with the keys filled in that the checker leaves unnamed."""
    while UNNAMED in path:
        known, _, rest = path.partition(UNNAMED)
        table = _walk(data, known)
        key = next(key for key in table if _fails(data, table, key, reason))
        only = {key: table[key]}
        table.clear()
        table.update(only)
        path = f"{known}.{key}{rest}"
    return path


def _walk(data: Any, path: str) -> Any:
    for name, number in _STEP.findall(path):
        data = data[name] if name else data[int(number)]
    return data


def _fails(data: dict[str, Any], table: dict[str, Any], key: str, reason: str) -> bool:
    """Return whether the fault is still there when *table* holds nothing but *key*."""
    whole = dict(table)
    table.clear()
    table[key] = whole[key]
    try:
        msgspec.convert(data, File)
    except msgspec.ValidationError as error:
        return str(error) == reason
    else:
        return False
    finally:
        table.clear()
        table.update(whole)


def _line(text: str, path: str) -> int:
    """Return the line in which the last step of *path* stands that lines can tell apart."""
    at, last = 0, ""
    for name, number in _STEP.findall(path):
        found = _element(text, at, last, int(number)) if number else _key(text, at, name)
        at, last = (found.end() - 1 if found else at), name
    return text.count("\n", 0, at) + 1


def _key(text: str, at: int, name: str) -> re.Match[str] | None:
    """Return where *name* is set, or its table begins, from *at* on."""
    return re.compile(rf'(?m)(?:^|[\s\[{{,])"?{re.escape(name)}"?\s*[=\]]').search(text, at)


def _element(text: str, at: int, name: str, number: int) -> re.Match[str] | None:
    """Return where an element begins: a table of its own, or a line of a list over many lines."""
    heads = list(re.finditer(rf"(?m)^\s*\[\[\s*{re.escape(name)}\s*\]\]", text))
    if number < len(heads):
        return heads[number]
    if re.compile(r"\]?=?\s*\[\s*\n").match(text, at) is None:
        return None
    starts = re.compile(r"(?m)^\s*[{\[\"]").finditer(text, text.index("\n", at))
    return next((start for step, start in enumerate(starts) if step == number), None)

"""HTTP as a phone's browser speaks it, many phones in one process."""

from __future__ import annotations

import asyncio
import gzip
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from time import perf_counter

from msgspec import Struct

from tests.bench.server import HERE

FORM = "application/x-www-form-urlencoded"


class Answer(Struct, frozen=True):
    """What came back, and when."""

    status: int
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def number(self) -> int:
        """Return how new the table is that it shows."""
        return int(self.headers["x-number"])

    @property
    def text(self) -> str:
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()


class Line:
    """A connection that is kept, for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: tuple[StreamReader, StreamWriter] | None = None
        self._taken = asyncio.Lock()

    async def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> Answer:
        """Send a request when the one before is answered, and return its answer."""
        async with self._taken:
            if self._ends is None:
                self._ends = await asyncio.open_connection(HERE, self._port)
            reader, writer = self._ends
            writer.write(_request(method, path, headers, body))
            status, told = await _head(reader)
            length = int(told.get("content-length", 0))
            return Answer(status, told, await reader.readexactly(length), perf_counter())

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()


async def news(port: int, path: str, headers: dict[str, str]) -> AsyncIterator[list[int]]:
    """Yield what a stream tells: a number, or two between which nothing has changed."""
    reader, writer = await asyncio.open_connection(HERE, port)
    try:
        writer.write(_request("GET", path, headers))
        status, _ = await _head(reader)
        assert status == 200, (path, status)
        async for line in reader:
            if line.startswith(b"data: "):
                yield [int(each) for each in line.removeprefix(b"data: ").split()]
    finally:
        writer.close()


def _request(method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    told = dict(headers)
    if body:
        told |= {"Content-Type": FORM, "Content-Length": str(len(body))}
    lines = (f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()))
    return "\r\n".join((*lines, "", "")).encode() + body


async def _head(reader: StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[:-2]
    told = (line.partition(": ") for line in lines)
    return int(first.split()[1]), {name.lower(): value for name, _, value in told}

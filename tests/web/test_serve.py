"""``rollwrite serve``: how it starts, what it says, and how it ends."""

from __future__ import annotations

import os
import signal
import socket
from collections import Counter
from http.client import HTTPResponse
from pathlib import Path
from shutil import rmtree
from time import monotonic

import pytest

from rollwrite.cli.welcome import scannable
from rollwrite.store.database import connect, sessions
from rollwrite.store.news import number_of
from rollwrite.store.schema import ensure_schema
from rollwrite.store.tables import open_table, sit
from rollwrite.web.lock import hold
from tests.cli.conftest import Run, run
from tests.store.evenings import gather
from tests.web.mover import SECRET, Phone
from tests.web.serving import PATIENCE, Serving

__all__ = ["run"]

ENDS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SILENT = 100
"""Connections that say nothing: more than there are threads."""


@pytest.fixture
def code(tmp_path: Path) -> str:
    """A table in the folder that is served."""
    engine = connect(f"sqlite:///{tmp_path / 'rollwrite.db'}")
    ensure_schema(engine)
    with sessions(engine)() as session:
        code = open_table(session, "rolling", {})
    engine.dispose()
    return code


@pytest.fixture
def postgres(server: str) -> str:
    """A database that workers can share."""
    url = server.format("postgres")
    engine = connect(url)
    ensure_schema(engine)
    engine.dispose()
    return url


def test_it_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0") as serving:
        assert 200 == serving.status("/healthz")


@pytest.mark.parametrize("how", ENDS)
def test_it_ends_by_itself_with_streams_open(
    tmp_path: Path, code: str, how: signal.Signals
) -> None:
    """Workers that do not go are killed after seconds, and that is told."""
    with Serving("--data", tmp_path, "--port", "0") as serving:
        streams = [_stream(serving, code, number) for number in range(3)]
        serving.send(how)
        assert (0, "") == serving.ended()
        assert [b"", b"", b""] == [stream.read() for stream in streams]


def test_a_second_start_finds_the_same_tables(tmp_path: Path, code: str) -> None:
    for _ in range(2):
        with Serving("--data", tmp_path, "--port", "0") as serving:
            assert 200 == serving.status(f"/t/{code}")
            serving.send(signal.SIGINT)
            serving.ended()


def test_a_start_after_kill_9_finds_port_and_database_free(tmp_path: Path, code: str) -> None:
    with Serving("--data", tmp_path, "--port", "0") as serving:
        _stream(serving, code, 1)
        serving.process.kill()  # Its worker notices by itself.
        with Serving("--data", tmp_path, "--port", str(serving.port)) as again:
            assert 200 == again.status(f"/t/{code}")


def test_phones_that_listen_leave_threads_for_those_who_ask(tmp_path: Path, code: str) -> None:
    threads = ("--threads", "36")
    with Serving("--data", tmp_path, "--port", "0", *threads, ROLLWRITE_PROXIES="1") as serving:
        streams = [_stream(serving, code, number) for number in range(5)]
        assert [200, 200, 200, 200, 429] == [stream.status for stream in streams]
        assert 200 == serving.status("/healthz")


def test_a_move_is_heard_in_every_worker(postgres: str) -> None:
    engine = connect(postgres)
    with sessions(engine)() as session:
        evening = gather(session, seats=2, real=True)
        evening.type_in_a_throw(session)
        phone = Phone(evening, sit(session, evening.code))
        before = number_of(session, evening.code)
    engine.dispose()
    workers = {"DATABASE_URL": postgres, "SECRET_KEY": SECRET, "ROLLWRITE_PROXIES": "1"}
    with Serving("--port", "0", "--workers", "3", **workers) as serving:
        streams = [_stream(serving, evening.code, number) for number in range(12)]
        phone.move(serving)
        heard = [_event(stream) for stream in streams]
    assert [("grown", str(before + 1))] * 12 == [(each["event"], each["data"]) for each in heard]


def test_a_connection_that_was_answered_is_asked_again(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0") as serving:
        connection, used = serving.connection(), set[socket.socket]()
        for _ in range(20):
            connection.request("GET", "/healthz")
            connection.getresponse().read()
            used.add(connection.sock)
    assert 1 == len(used)


def test_workers_share_the_cores_evenly(postgres: str) -> None:
    workers = {"DATABASE_URL": postgres, "SECRET_KEY": SECRET}
    with Serving("--port", "0", "--workers", "3", **workers) as serving:
        kept = _cores(serving)
        while len(kept) < 3 or any(len(cores) > 1 for cores in kept):
            assert 200 == serving.status("/healthz")
            kept = _cores(serving)
    here = os.sched_getaffinity(0)
    shares = Counter(core for cores in kept for core in cores)
    assert (True, set()) == (max(shares.values()) == -(-3 // len(here)), set(shares) - here)


def test_a_worker_by_itself_keeps_to_one_core(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0") as serving:
        assert 200 == serving.status("/healthz")
        assert [1] == [len(cores) for cores in _cores(serving)]


def _cores(serving: Serving) -> list[set[int]]:
    """Return the cores on which each worker may run."""
    return [os.sched_getaffinity(worker) for worker in _workers(serving)]


def _workers(serving: Serving) -> list[int]:
    """Return the processes that answer for it."""
    process = serving.process.pid
    children = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in children.split()]


@pytest.mark.parametrize("heard", [True, False])
def test_it_ends_when_a_new_worker_finds_no_database(tmp_path: Path, heard: bool) -> None:
    """Where nobody heard of it, workers followed each other for ever."""
    with Serving("--data", tmp_path / "gone", "--port", "0") as serving:
        assert 200 == serving.status("/healthz")
        rmtree(tmp_path / "gone")
        assert serving.process.stderr
        if not heard:
            serving.process.stderr.close()
        for worker in _workers(serving):
            os.kill(worker, signal.SIGKILL)
        code, complaints = serving.ended()
    sentence = "The database cannot be used: unable to open database file"
    assert (3, heard) == (code, sentence in complaints)


def test_connections_that_say_nothing_hold_no_thread(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0", "--threads", "36") as serving:
        assert 200 == serving.status("/healthz")
        address = ("127.0.0.1", serving.port)
        silent = [socket.create_connection(address, PATIENCE) for _ in range(SILENT)]
        before = monotonic()
        assert 200 == serving.status("/healthz")
        assert monotonic() - before < 2
        for each in silent:
            each.close()


UNFINISHED = {
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Half: ": {b""},
    b"POST /new HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname=A": {b""},
    b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /heal": {b"HTTP/1.1 200"},
    b"POST /import HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nhal": {
        b"HTTP/1.1 503",
        b"HTTP/1.1 403",
    },
    b"POST /import HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal": {
        b"HTTP/1.1 503",
        b"HTTP/1.1 403",
    },
}
"""What is said of a request that is never finished, and what is answered to that in the end."""


def test_requests_that_are_never_finished_hold_up_nobody(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0", "--threads", "36") as serving:
        halves = [(_said(serving, half), half) for half in UNFINISHED for _ in range(SILENT)]
        before = monotonic()
        assert 200 == serving.status("/healthz")
        assert monotonic() - before < 2
        answers = {half: set[bytes]() for half in UNFINISHED}
        for connection, half in halves:
            answers[half].add(_rest(connection)[:12])
            connection.close()
    assert [] == [half for half, heard in answers.items() if not heard <= UNFINISHED[half]]


def test_a_form_that_comes_letter_by_letter_is_read(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0") as serving:
        told = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.0\r\nHost: a\r\n\r\n"
        phone = _said(serving, b"")
        phone.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for each in told:
            phone.send(bytes([each]))
        assert 2 == _rest(phone).count(b" 200 OK")
        phone.close()


def test_a_file_that_is_larger_than_a_form_is_heard_to_its_end(tmp_path: Path) -> None:
    with Serving("--data", tmp_path, "--port", "0") as serving:
        connection = serving.connection()
        headers = {
            "Sec-Fetch-Site": "same-origin",
            "Content-Type": "multipart/form-data; boundary=b",
        }
        head = b'--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n'
        connection.request("POST", "/import", head + b"x" * 500_000 + b"\r\n--b--\r\n", headers)
        answer = connection.getresponse()
        assert (400, True) == (answer.status, b"This file holds no table." in answer.read())
        connection.request("GET", "/healthz")  # Nothing is left of it in the line.
        assert 200 == connection.getresponse().status


def _said(serving: Serving, words: bytes) -> socket.socket:
    """Return a connection over which *words* were said."""
    connection = socket.create_connection(("127.0.0.1", serving.port), PATIENCE)
    connection.sendall(words)
    return connection


def _rest(connection: socket.socket) -> bytes:
    """Return all that the server says until it hangs up."""
    return b"".join(iter(lambda: connection.recv(4096), b""))


def test_a_port_that_is_taken_is_told(tmp_path: Path, run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = run("serve", "--data", tmp_path, "--host", "127.0.0.1", "--port", port)
    assert (2, "", f"rollwrite: Port {port} is taken; choose another.\n") == told


def test_without_a_port_the_next_free_one_is_used(tmp_path: Path) -> None:
    with (
        Serving("--data", tmp_path / "one") as first,
        Serving("--data", tmp_path / "two") as second,
    ):
        assert [200, 200] == [each.status("/healthz") for each in (first, second)]
        assert first.port < second.port


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, run: Run) -> None:
    (tmp_path / "file").touch()
    code, _, complaint = run("serve", "--data", tmp_path / "file" / "folder")
    sentence = f"The folder {tmp_path}/file/folder cannot be made: Not a directory"
    assert (2, f"rollwrite: {sentence}\n") == (code, complaint)


def test_one_folder_is_served_by_one_server_at_a_time(tmp_path: Path) -> None:
    with hold(tmp_path / "rollwrite.db"), pytest.raises(BlockingIOError):
        hold(tmp_path / "rollwrite.db", patience=0.0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--workers", "2"), "More than one worker needs PostgreSQL; set DATABASE_URL."),
        (("--workers", "0"), "Leave --workers out, or give it a number from 1 on."),
        (("--threads", "32"), "--threads has to be more than 32."),
        (("--port", "65536"), "There is no port 65536."),
    ],
)
def test_what_cannot_be_served_is_told(
    tmp_path: Path, run: Run, words: tuple[str, ...], sentence: str
) -> None:
    assert (2, "", f"rollwrite: {sentence}\n") == run("serve", "--data", tmp_path, *words)


def test_a_database_that_is_none_is_told(tmp_path: Path, run: Run) -> None:
    (tmp_path / "rollwrite.db").write_text("This was a letter to my grandmother." * 100)
    sentence = "The database cannot be used: file is not a database"
    assert (2, "", f"rollwrite: {sentence}\n") == run("serve", "--data", tmp_path)


def test_the_code_is_the_address_with_a_margin_around() -> None:
    lines = [line.plain for line in scannable("http://192.168.100.100:8000")]
    assert {29} == {len(line) for line in lines}
    assert "█" * 29 == lines[0]


def _stream(serving: Serving, code: str, number: int) -> HTTPResponse:
    """Return an open stream of a phone of its own, its first event heard."""
    connection = serving.connection()
    connection.request("GET", f"/t/{code}/stream", headers={"X-Forwarded-For": f"10.0.0.{number}"})
    answer = connection.getresponse()
    if answer.status == 200:
        assert "grown" == _event(answer)["event"]
    return answer


def _event(stream: HTTPResponse) -> dict[str, str]:
    """Return the next event."""
    lines = iter(lambda: stream.readline().decode().strip(), "")
    return dict(line.split(": ") for line in lines)

"""Limits: floods are refused, and a family at the table never notices."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from msgspec.structs import replace

from rollwrite.web.backstage import set_up
from rollwrite.web.limits import SIZES, Limits, TooMany, network
from tests.web.conftest import NewApp, stage_of
from tests.web.phones import Phone
from tests.web.walkers import begin


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(clock, most=100)


def _fill(limits: Limits, kind: str, who: str) -> None:
    for _ in range(SIZES[kind].count):
        limits.check(kind, who)


def _room(limits: Limits, kind: str, who: str) -> int:
    """Return how often *who* is let in before being refused."""
    for count in range(SIZES[kind].count + 1):
        try:
            limits.check(kind, who)
        except TooMany:
            return count
    raise AssertionError(kind)


def _guesses(limits: Limits) -> int:
    """Return how many more codes Ann may guess."""
    for count in range(SIZES["codes"].count + 1):
        try:
            limits.look("codes", "ann")
        except TooMany:
            return count
        limits.note("codes", "ann", f"guess {count}")
    raise AssertionError


@pytest.mark.parametrize("kind", SIZES)
def test_one_more_than_allowed_is_refused(limits: Limits, kind: str) -> None:
    _fill(limits, kind, "ann")
    with pytest.raises(TooMany) as refused:
        limits.check(kind, "ann")
    assert SIZES[kind].seconds == refused.value.seconds


@pytest.mark.parametrize("kind", SIZES)
def test_after_the_time_there_is_room_again(limits: Limits, clock: Clock, kind: str) -> None:
    _fill(limits, kind, "ann")
    clock.now += SIZES[kind].seconds
    assert SIZES[kind].count == _room(limits, kind, "ann")


def test_the_window_slides(limits: Limits, clock: Clock) -> None:
    for _ in range(SIZES["moves"].count):
        limits.check("moves", "ann")
        clock.now += 12 / SIZES["moves"].count
    clock.now += 3.05
    limits.check("moves", "ann")
    with pytest.raises(TooMany) as refused:
        limits.check("moves", "ann")
    assert 1 == refused.value.seconds


def test_what_was_refused_does_not_count(limits: Limits, clock: Clock) -> None:
    _fill(limits, "moves", "ann")
    for _ in range(100):
        with pytest.raises(TooMany):
            limits.check("moves", "ann")
    clock.now += 15
    assert SIZES["moves"].count == _room(limits, "moves", "ann")


def test_a_long_turn_is_made_taken_back_and_made_again(limits: Limits) -> None:
    """As quickly as can be: by who tells the dice of a real box, too."""
    for _ in range(24 + 12 + 12):
        limits.check("moves", "BCDFGH 0")


def test_nobody_is_limited_by_another(limits: Limits) -> None:
    _fill(limits, "moves", "BCDFGH 0")
    assert SIZES["moves"].count == _room(limits, "moves", "BCDFGH 1")


def test_looking_counts_nothing(limits: Limits) -> None:
    for _ in range(100):
        limits.look("codes", "ann")
    assert 0 == len(limits)


def test_ten_different_wrong_codes_close_the_door(limits: Limits) -> None:
    for number in range(10):
        limits.look("codes", "ann")
        limits.note("codes", "ann", f"code {number}")
    with pytest.raises(TooMany) as refused:
        limits.look("codes", "ann")
    assert 60 == refused.value.seconds


def test_the_same_wrong_code_again_is_no_guess(limits: Limits) -> None:
    for _ in range(100):
        limits.note("codes", "ann", "BCDFGH")
    assert SIZES["codes"].count - 1 == _guesses(limits)


def test_eight_phones_behind_one_address_play_an_evening(limits: Limits, clock: Clock) -> None:
    """Each joins and comes back, mistypes the code, moves every half second and reconnects."""
    for seat in range(8):
        limits.note("codes", "home", f"mistyped by {seat}")
        limits.look("codes", "home")
        limits.check("joins", "home")
    for half_second in range(2 * 60 * 10):
        clock.now += 0.5
        for seat in range(8):
            limits.check("moves", f"BCDFGH {seat}")
            limits.check("house", "home")
            if half_second % 20 == seat:
                limits.check("streams", "home")
    assert 8 + 4 == len(limits)


def test_many_at_once_count_as_many(limits: Limits, clock: Clock) -> None:
    most = SIZES["pages"].count
    limits.check("pages", "ann", most - 2)
    clock.now += 10
    limits.check("pages", "ann", 2)
    with pytest.raises(TooMany) as caught:
        limits.check("pages", "ann", most - 1)
    assert SIZES["pages"].seconds == caught.value.seconds


def test_who_asks_for_few_waits_for_few(limits: Limits, clock: Clock) -> None:
    limits.check("pages", "ann", 2)
    clock.now += 10
    limits.check("pages", "ann", SIZES["pages"].count - 2)
    with pytest.raises(TooMany) as caught:
        limits.check("pages", "ann", 2)
    assert SIZES["pages"].seconds - 10 == caught.value.seconds


def test_whoever_was_heard_of_longest_ago_is_forgotten(limits: Limits) -> None:
    for number in range(1000):
        limits.check("pages", f"address {number}")
    assert 100 == len(limits)


def test_little_is_kept_of_long_guesses(limits: Limits) -> None:
    limits.note("codes", "ann", "x" * 32 + "y")
    for number in range(9):
        limits.note("codes", "ann", "x" * 32 + str(number) * 60_000)
    assert SIZES["codes"].count - 1 == _guesses(limits)


def test_threads_that_come_together_get_no_more_than_allowed(limits: Limits) -> None:
    def knock(_: int) -> bool:
        try:
            limits.check("tables", "ann")
        except TooMany:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert SIZES["tables"].count == sum(pool.map(knock, range(1000)))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("a socket", "a socket"),
    ],
)
def test_an_address_counts_as_far_as_its_owner_cannot_change_it(address: str, counted: str) -> None:
    assert counted == network(address)


def test_guessing_codes_is_slow(new_app: NewApp) -> None:
    client = new_app().test_client()
    codes = [f"BBBB{a}{b}" for a in "BCDF" for b in "GHJK"]
    answers = [client.get(f"/t/{code}").status_code for code in codes]
    assert [404] * 10 + [429] * 6 == answers


def test_behind_a_proxy_the_address_is_the_one_that_it_tells(new_app: NewApp) -> None:
    client = new_app(proxies=1).test_client()

    def try_codes(told: str) -> list[int]:
        headers = {"X-Forwarded-For": told}
        codes = (f"BBBBB{letter}" for letter in "BCDFGHJKMNP")
        return [client.get(f"/t/{code}", headers=headers).status_code for code in codes]

    assert [404] * 10 + [429] == try_codes("203.0.113.5")
    # What a visitor makes up stands before what the proxy adds.
    assert [429] * 11 == try_codes("198.51.100.7, 203.0.113.5")
    assert [404] * 10 + [429] == try_codes("203.0.113.6")


def test_without_a_proxy_nobody_is_believed(new_app: NewApp) -> None:
    client = new_app().test_client()
    answers = [
        client.get(f"/t/BBBBB{letter}", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
        for n, letter in enumerate("BCDFGHJKMNP")
    ]
    assert [404] * 10 + [429] == answers


def test_guessing_challenges_is_slow(new_app: NewApp) -> None:
    client = _still(new_app()).test_client()
    codes = [f"BBBBB{letter}" for letter in "BCDFGHJKMNP"]
    assert [404] * 10 + [429] == [client.get(f"/c/{code}").status_code for code in codes]


@pytest.mark.parametrize("path", ["/me/carry", "/me/code", "/trail/share"])
def test_links_are_made_so_often_and_no_more(new_app: NewApp, path: str) -> None:
    phone = Phone(_still(new_app()))
    begin(phone)
    assert [200, 429] == _edge([phone.post(path).status_code for _ in range(121)])


def test_a_host_does_so_much_and_no_more(new_app: NewApp) -> None:
    phone = Phone(_still(new_app()))
    code = phone.open_table()
    assert [303, 429] == _edge([phone.host(code, "lock").status_code for _ in range(121)])


def _edge(statuses: list[int]) -> list[int]:
    """Return what all but the last were answered, and what that was."""
    (usual,) = set(statuses[:-1])
    return [usual, statuses[-1]]


def _still(app: Flask) -> Flask:
    """Let no time pass for the limits of *app*."""
    set_up(app, replace(stage_of(app), limits=Limits(lambda: 1000.0)))
    return app

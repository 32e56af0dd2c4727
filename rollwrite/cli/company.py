"""Who sits at the table: people and bots."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.bots.player import Player
from rollwrite.cli.logfile import check_writable
from rollwrite.cli.naming import told_apart
from rollwrite.cli.stage import Stage
from rollwrite.cli.trouble import Trouble
from rollwrite.games.speech import Words

S = TypeVar("S")

BOT = "bot:"


class Seat(Struct, Generic[S], frozen=True):
    """A place at the table: somebody's name, and the player when it is a bot."""

    name: str
    bot: Player[S] | None = None


def add_company_arguments(parser: ArgumentParser) -> list[Action]:
    """Add to *parser* who plays, and return what says how many."""
    parser.add_argument(
        "--seats",
        nargs="+",
        metavar="WHO",
        help="names and bots, such as: Ann Ben bot:greedy (bots: random, greedy, expert)",
    )
    add = parser.add_argument
    return [
        add("--players", type=int, metavar="N", help="so many people without names"),
        add("--bots", nargs="+", metavar="BOT", help="against these, after the people"),
    ]


def named_by(args: Namespace, _: Words) -> tuple[int, tuple[str, ...]]:
    """Return how many play, and those that *args* name, in the order in which they sit."""
    if args.seats:
        if args.players is not None or args.bots:
            raise Trouble("--seats names everybody; leave out --players and --bots")
        return len(args.seats), tuple(args.seats)
    count = 1 if args.players is None else args.players
    if not args.bots:
        return count, ()
    names = [numbered(number, _) for number in range(1, count + 1)]
    return count + len(args.bots), (*names, *(BOT + name for name in args.bots))


def company(named: Sequence[str], stage: Stage[S], _: Words, random: Random) -> tuple[Seat[S], ...]:
    """Return those that *named* name, such as ``Ann`` or ``bot:greedy``; people when it is empty.

    Raise Trouble when they are not as many as the seats of the game.
    """
    seats = stage.game.seats
    if not named:
        return tuple(Seat(name) for name in _people(seats, _))
    if len(named) != seats:
        raise Trouble(
            _.n_(
                "The game has %(count)d seat; name as many.",
                "The game has %(count)d seats; name as many.",
                seats,
            )
        )
    found = [_seat(word, stage, _, random) for word in named]
    names = told_apart([seat.name for seat in found])
    return tuple(replace(seat, name=name) for seat, name in zip(found, names, strict=True))


def numbered(number: int, _: Words) -> str:
    """Return what somebody is called who gave no name."""
    return _("Seat %(number)d", number=number)


def _people(count: int, _: Words) -> list[str]:
    return [_("You")] if count == 1 else [numbered(each, _) for each in range(1, count + 1)]


def _seat(word: str, stage: Stage[S], _: Words, random: Random) -> Seat[S]:
    check_writable(word, _)
    if not word.startswith(BOT):
        return Seat(word)
    name = word.removeprefix(BOT)
    if name not in stage.players:
        known = ", ".join(stage.players)
        raise Trouble(_("There is no bot %(name)s; there are: %(known)s.", name=name, known=known))
    return Seat(name, stage.player(name, random))

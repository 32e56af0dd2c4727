"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from rollwrite.bots.player import Player
from rollwrite.bots.players import PLAYERS, make_player
from rollwrite.cli.logfile import check_writable
from rollwrite.cli.trouble import Trouble
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.quests import Goal
from rollwrite.games.rolling.words import Words

BOT = "bot:"


class Seat(Struct, frozen=True):
    """A place at the table: somebody's name, and the player when it is a bot."""

    name: str
    bot: Player[Table] | None = None


def company(
    named: Sequence[str], seats: int, _: Words, random: Random, aims: Sequence[Goal] = ()
) -> tuple[Seat, ...]:
    """Return those that *named* name, such as ``Ann`` or ``bot:greedy``; people when it is empty.

    Raise Trouble when they are not as many as the *seats* of the game.
    """
    if not named:
        return _people(seats, _)
    if len(named) != seats:
        raise Trouble(
            _.n_(
                "The game has %(count)d seat; name as many.",
                "The game has %(count)d seats; name as many.",
                seats,
            )
        )
    return tuple(_seat(word, _, random, aims) for word in named)


def _people(seats: int, _: Words) -> tuple[Seat, ...]:
    if seats == 1:
        return (Seat(_("You")),)
    return tuple(Seat(_("Seat %(number)d", number=number)) for number in range(1, seats + 1))


def _seat(word: str, _: Words, random: Random, aims: Sequence[Goal]) -> Seat:
    check_writable(word, _)
    if not word.startswith(BOT):
        return Seat(word)
    name = word.removeprefix(BOT)
    if name not in PLAYERS:
        known = ", ".join(PLAYERS)
        raise Trouble(_("There is no bot %(name)s; there are: %(known)s.", name=name, known=known))
    return Seat(name, make_player(name, random, aims))

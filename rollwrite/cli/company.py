"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from rollwrite.bots.player import Player
from rollwrite.bots.players import PLAYERS, make_player
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
    seats: Sequence[str], _: Words, random: Random, aims: Sequence[Goal] = ()
) -> tuple[Seat, ...]:
    """Return those that *seats* name, such as ``Ann`` or ``bot:greedy``; one person when none."""
    return tuple(_seat(word, _, random, aims) for word in seats) or (Seat(_("You")),)


def _seat(word: str, _: Words, random: Random, aims: Sequence[Goal]) -> Seat:
    if not word.startswith(BOT):
        return Seat(word)
    name = word.removeprefix(BOT)
    if name not in PLAYERS:
        known = ", ".join(PLAYERS)
        raise Trouble(_("There is no bot %(name)s; there are: %(known)s.", name=name, known=known))
    return Seat(name, make_player(name, random, aims))

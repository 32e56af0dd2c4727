"""Why a player has points, in words."""

from __future__ import annotations

from rollwrite.games.cascadia.scoring.card import Reason
from rollwrite.games.speech import Words, msgs

COUNTED = {
    "group": msgs("a group of one", "a group of %(count)d"),
    "every-size": msgs("a group of each size", "a group of each size"),
    "line": msgs("a line of one", "a line of %(count)d"),
    "block": msgs("one by itself", "%(count)d close together"),
    "arc": msgs("an arc of one", "an arc of %(count)d"),
    "herd": msgs("a herd of one", "a herd of %(count)d"),
    "run": msgs("a run of one", "a run of %(count)d"),
    "alone": msgs("%(count)d with none beside it", "%(count)d with none beside them"),
    "alone-in-sight": msgs(
        "%(count)d alone with another in sight", "%(count)d alone with another in sight"
    ),
    "sight": msgs("a line of sight", "%(count)d lines of sight"),
    "sight-pair": msgs(
        "a pair in sight, %(count)d species between", "a pair in sight, %(count)d species between"
    ),
    "species-beside": msgs("%(count)d species beside it", "%(count)d species beside it"),
    "twice-beside": msgs("%(count)d species twice beside it", "%(count)d species twice beside it"),
    "most-beside": msgs("%(count)d of a species beside it", "%(count)d of a species beside it"),
    "beside-pair": msgs(
        "a pair, %(count)d species twice beside it", "a pair, %(count)d species twice beside it"
    ),
    "corridor": msgs("one tile", "a corridor of %(count)d"),
    "nature": msgs("%(count)d nature token", "%(count)d nature tokens"),
    "first": msgs("the largest of all", "as large as the largest of all"),
    "second": msgs("the second largest of all", "the second largest of all"),
    "long": msgs("a long corridor", "a long corridor"),
}


def say_reason(reason: Reason, _: Words) -> str:
    """Return what gave the points of *reason*."""
    count = reason.count
    match reason.kind:
        case "groups":
            size = reason.sets[0].bit_count()
            return _.n_(
                "%(count)d group of %(size)d", "%(count)d groups of %(size)d", count, size=size
            )
        case "company":
            beside = reason.beside.bit_count()
            return _.n_(
                "a run of %(count)d with %(beside)d beside it",
                "a run of %(count)d with %(beside)d beside it",
                count,
                beside=beside,
            )
    return _.n_(*COUNTED[reason.kind], count)

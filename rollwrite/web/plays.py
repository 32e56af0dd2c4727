"""A finished game as other programs take it over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from urllib.parse import quote

import msgspec

from rollwrite.games.rolling.game import Table
from rollwrite.store.sitting import Sitting
from rollwrite.store.spreadsheet import csv_line
from rollwrite.web.screens.standing import Standing
from rollwrite.web.visit import Visit

SOURCE = "rollwrite"
STATS = "https://app.bgstatsapp.com/createPlay.html?data="
GAMES = {
    "hills": "Cascadia: Rolling Hills",
    "rivers": "Cascadia: Rolling Rivers",
    "both": "Cascadia: Rolling Hills",
}
COLUMNS = (
    "table", "began", "ended", "sheet", "edition", "scenario", "variant", "dice", "seat", "player",
    "bot", "place", "winner", "total", "cones",
)  # fmt: skip


def stats_link(visit: Visit, sitting: Sitting, everybody: Sequence[Standing]) -> str:
    """Return the address that lets BG Stats create this play."""
    began = sitting.written[0].at
    edition = str(visit.table.setup.get("edition"))
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": f"{visit.code}-{began:%Y%m%d%H%M%S}",
        "playDate": f"{began.astimezone():%Y-%m-%d %H:%M:%S}",
        "durationMin": round(sitting.lasted.total_seconds() / 60),
        "board": _board(visit, sitting),
        "game": {
            "name": GAMES.get(edition, SOURCE),
            "sourceGameId": f"{visit.table.game}-{edition}",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_player(visit, standing) for standing in everybody],
    }
    return STATS + quote(msgspec.json.encode(play), safe="")


def _player(visit: Visit, standing: Standing) -> dict[str, object]:
    seat = visit.seats[standing.seat]
    return {
        "name": seat.name,
        "sourcePlayerId": seat.name,
        # All play at once: nobody starts.
        "startPlayer": False,
        "winner": standing.place == 1,
        "rank": standing.place,
        "score": str(standing.total),
        "role": seat.bot or "",
    }


def _board(visit: Visit, sitting: Sitting) -> str:
    """Return what was played on; in English, as the other app keeps one name for all."""
    table: Table = sitting.table
    board = f"Sheet {table.common.on.setup.sheet.letter}"
    scenario = visit.table.setup.get("scenario")
    return board if scenario is None else f"{board} / Scenario {scenario}"


def plays_csv(visit: Visit, sitting: Sitting, everybody: Sequence[Standing]) -> str:
    """Return one row for each player, the sections of the sheet as columns."""
    sections = (line.key for line in everybody[0].score.lines)
    rows = (_row(visit, sitting, standing) for standing in everybody)
    return "".join(map(csv_line, ((*COLUMNS, *sections), *rows)))


def _row(visit: Visit, sitting: Sitting, standing: Standing) -> tuple[object, ...]:
    setup, seat = visit.table.setup, visit.seats[standing.seat]
    table: Table = sitting.table
    return (
        visit.code,
        _iso(sitting.written[0].at),
        _iso(sitting.written[-1].at),
        table.common.on.setup.sheet.letter,
        setup.get("edition"),
        setup.get("scenario"),
        "family" if setup.get("family") else "standard",
        "real" if setup.get("real") else "digital",
        standing.seat + 1,
        seat.name,
        seat.bot,
        standing.place,
        int(standing.place == 1),
        standing.total,
        standing.cones,
        *(line.points for line in standing.score.lines),
    )


def _iso(at: datetime) -> str:
    return at.isoformat(timespec="seconds")

"""Plays for one seat of a real table without end, and says each move that was confirmed."""

import sys
from itertools import count

from rollwrite.store.attempts import Attempt
from rollwrite.store.database import connect, sessions
from rollwrite.store.playing import play
from rollwrite.store.tables import sit


def main(url: str, code: str, seat: int) -> None:
    """Gain and spend until somebody ends this process."""
    with sessions(connect(url))() as session:
        last = sit(session, code).last(seat)
        for number in count():
            text = "spent fox1" if number % 2 else "gained fox1"
            attempt = Attempt(seat, text, f"writer-{number}", last, seat)
            last = play(session, code, attempt).number
            print(last, attempt.once, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))

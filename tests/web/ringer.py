"""A process with a bell of its own: ``CODE NUMBER`` on stdin rings, ``CODE`` listens and tells."""

import sys

from rollwrite.web.bell import Bell
from rollwrite.web.postgres_bell import PostgresBell

LONG, TRIES = 60.0, 5
"""Seconds that no test waits for, unless it fails, and how often."""


def heard(bell: Bell, code: str, after: int, timeout: float = LONG) -> int:
    """Return the next number, however often the bell asks to look anew; there is nothing to see."""
    rung = (bell.listen(code, after, timeout) for _ in range(TRIES))
    return next(number for number in rung if number is not None)


def main(url: str) -> None:
    """Do as stdin says, line by line."""
    bell = PostgresBell(url)
    for line in sys.stdin:
        match line.split():
            case [code, number]:
                bell.ring(code, int(number))
            case [code]:
                # The first answer comes when the line to the database stands.
                print("listening" if bell.listen(code, 0, LONG) is None else "early", flush=True)
                print(heard(bell, code, 0), flush=True)
    bell.close()


if __name__ == "__main__":
    main(sys.argv[1])

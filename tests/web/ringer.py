"""A process with a bell of its own: ``CODE NUMBER`` on stdin rings, ``CODE`` listens and tells."""

import sys

from rollwrite.web.bell import Bell, PostgresBell


def heard(bell: Bell, code: str, after: int, timeout: float) -> int:
    """Return the next number, however often the bell asks to look anew; there is nothing to see."""
    while (number := bell.listen(code, after, timeout)) is None:
        pass
    return number


def main(url: str) -> None:
    """Do as stdin says, line by line."""
    bell = PostgresBell(url)
    for line in sys.stdin:
        match line.split():
            case [code, number]:
                bell.ring(code, int(number))
            case [code]:
                # The first answer comes when the line to the database stands.
                print("listening" if bell.listen(code, 0, 60.0) is None else "early", flush=True)
                print(heard(bell, code, 0, 60.0), flush=True)
    bell.close()


if __name__ == "__main__":
    main(sys.argv[1])

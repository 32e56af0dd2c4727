"""What the expert believes things to be worth, tuned by simulation; one set for each sheet."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """Worths in points."""

    rate: float = 0.6
    """An animal of middling worth."""
    spread: float = 0.3
    """How much more a rarer animal is worth than the next one down."""
    token: float = 0.9
    """A nature token, measured in middling animals."""
    plenty: float = 5.0
    """From how many animals of a type on a further one is worth less."""
    excess: float = 0.4
    """What it is then still worth."""
    hope: float = 0.7
    """How fast a bonus that lacks spaces loses worth with each space it lacks."""
    haste: float = 0.5
    """How much faster towards the end."""
    free: float = 2.0
    """A free hex."""
    cross: float = 0.8
    """A crossed landmark, sun or rain, beside what its row and column promise."""
    pick: float = 1.5
    """A pick of a bonus area, measured in bears."""
    same: float = 4.0
    """A region of one animal."""
    track: float = 1.0
    """How much of the even worth of a track's hexes is believed."""
    future: float = 0.8
    """How far unfinished areas and tracks count evenly, hex by hex, in the first round."""
    sober: float = 0.5
    """How fast that ends."""
    types: float = 0.8
    """What each further missing type leaves of the chance to pay a card."""
    crowded: float = 0.3
    """What each type leaves of it for which there is no round of its own."""
    second: float = 0.4
    """What the second-best card of the market adds to the best."""
    market: float = 0.8
    """How much of a promised surplus is believed."""
    fade: float = 4.0
    """Over how many last rounds animals lose their worth."""


SHEETS = {
    "A": Weights(
        rate=0.86,
        spread=0.21,
        token=0.99,
        plenty=5.8,
        excess=0.42,
        hope=0.84,
        haste=0.49,
        cross=0.67,
        pick=1.4,
        future=0.63,
        sober=0.46,
        types=0.86,
        crowded=0.3,
        second=0.43,
        market=0.78,
        fade=3.73,
    ),
    "B": Weights(
        rate=1.03,
        spread=0.24,
        token=1.2,
        plenty=7.66,
        excess=0.49,
        hope=0.59,
        haste=0.69,
        free=1.78,
        cross=0.8,
        track=1.42,
        future=0.69,
        sober=0.47,
        types=0.56,
        crowded=0.25,
        second=0.27,
        market=1.08,
        fade=5.81,
    ),
    "C": Weights(
        rate=0.83,
        spread=0.21,
        token=0.76,
        plenty=5.34,
        excess=0.51,
        hope=0.62,
        haste=0.39,
        free=1.96,
        cross=0.81,
        pick=1.65,
        future=1.11,
        sober=0.49,
        types=0.8,
        crowded=0.31,
        second=0.36,
        market=0.97,
        fade=4.22,
    ),
    "D": Weights(rate=1.2, hope=0.6),
}

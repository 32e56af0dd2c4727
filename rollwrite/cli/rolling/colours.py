"""Colours of the sheets, cards and dice."""

from rollwrite.cli.palette import INK
from rollwrite.games.rolling.nature import Habitat

FREE = {
    Habitat.RIVERS: f"{INK} on #a2caf0",
    Habitat.WETLANDS: f"{INK} on #dff6eb",
    Habitat.FORESTS: f"{INK} on #9ac6a0",
    Habitat.PRAIRIES: f"{INK} on #f8e5a2",
    Habitat.MOUNTAINS: f"{INK} on #d0bdc9",
}
MARKED = {
    Habitat.RIVERS: "bold #ffffff on #23629f",
    Habitat.WETLANDS: "bold #0f2c22 on #7cc4a6",
    Habitat.FORESTS: "bold #ffffff on #25553c",
    Habitat.PRAIRIES: "bold #2e2000 on #d99a1c",
    Habitat.MOUNTAINS: "bold #ffffff on #7d5f78",
}
BARE = f"{INK} on #ebe3d0"
"""A hex of two habitats, or of none."""
BARE_MARKED = "bold #ffffff on #5b5345"
EDGE = BARE_MARKED
"""What two adjacent hexes give."""
CROSSED = "bold #e8590c"
DISCOUNT = "bold #3d8bc4"
BONUS = "bold #b5763a"
SPECIAL = "bold #3a2600 on #ffd98a"
CENTRAL = f"{INK} on #fffdf6"
PERSONAL = f"{INK} on #f5e3c3"

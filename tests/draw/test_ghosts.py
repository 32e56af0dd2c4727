"""What would be written next stands ghosted where it would be written."""

from rollwrite.draw import draw_sheet
from rollwrite.draw.shapes import Group, Text
from rollwrite.games.rolling.moves import Complete
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import ENGLISH
from tests.draw.drawings import SHEETS, Position, positions, shapes_of


def _choosing(sheet: Sheet) -> Position:
    """Return a position in which several cards can be completed."""
    return next(
        (page, legal)
        for page, legal in positions(sheet)
        if sum(isinstance(move, Complete) for move in legal) > 1
    )


def _ghosts(sheet: Sheet) -> list[str]:
    drawing = draw_sheet(sheet, ENGLISH, *_choosing(sheet))
    groups = [shape for shape, _, _ in shapes_of(drawing) if isinstance(shape, Group)]
    texts = [shape for group in groups for shape in group.shapes if isinstance(shape, Text)]
    return [text.text for text in texts if text.style == "figure ghost"]


def test_the_sizes_of_cards_that_can_be_completed_stand_ghosted() -> None:
    sheet = SHEETS["A"]
    page, legal = _choosing(sheet)
    cards = [page.common.market[move.slot - 1] for move in legal if isinstance(move, Complete)]
    sizes = {
        card.habitat: sorted({each.size for each in cards if each.habitat == card.habitat})
        for card in cards
    }
    assert sorted("/".join(map(str, each)) for each in sizes.values()) == sorted(_ghosts(sheet))


def test_only_a_sheet_that_takes_figures_has_ghosts() -> None:
    assert [[], [], []] == [_ghosts(SHEETS[letter]) for letter in "BCD"]

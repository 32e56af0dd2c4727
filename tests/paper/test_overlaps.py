"""Nothing lies on anything else: words have their room in every language."""

from itertools import pairwise

import pytest

from rollwrite.draw.leaf import Leaf, Room
from rollwrite.draw.shapes import Icon, Text
from rollwrite.i18n import LANGUAGES, words
from rollwrite.press.compose import NONE
from rollwrite.press.order import Order
from rollwrite.press.things import CARDS, SUPPLEMENTS, TRACKER
from tests.paper.papers import SHEETS, Seen, seen, sides
from tests.paper.test_pdf import FRESH

LONG_NAME = "Bartholomew Żółćgęślańsk"
TOUCH = 0.15
"""So many millimetres two things may share, for letters do not fill their boxes."""


def _order(what: str, up: int, mode: str) -> Order:
    names = (LONG_NAME,) * up
    return Order(
        what=what, sheets=tuple(SHEETS), up=up, copies=up, mode=mode, names=names, date="16.11.2026"
    )


def _solid(each: Seen) -> Room | None:
    """Return what letters or an icon cover: type is higher than most of its letters."""
    room = each.room()
    if room is None or not isinstance(each.shape, Text):
        return room
    return Room(room.left, room.top + 0.2 * room.height, room.width, 0.62 * room.height)


def _meeting(leaf: Leaf, kinds: tuple[type, ...]) -> list[tuple[str, str]]:
    """Return what meets: lines of text with each other, or with icons."""
    things = [
        (room, each.shape)
        for each in seen(leaf)
        if isinstance(each.shape, kinds) and (room := _solid(each))
    ]
    things.sort(key=lambda thing: thing[0].top)
    found = []
    for at, (room, shape) in enumerate(things):
        for other, beside in things[at + 1 :]:
            if other.top + TOUCH >= room.bottom:
                break
            apart = room.left + TOUCH >= other.right or other.left + TOUCH >= room.right
            if not apart and (isinstance(shape, Text) or isinstance(beside, Text)):
                found.append((str(shape), str(beside)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", FRESH)
@pytest.mark.parametrize(("up", "mode"), [(1, "low-ink"), (2, "low-ink"), (1, "large")])
def test_no_words_lie_on_others_or_on_icons(what: str, up: int, mode: str, lang: str) -> None:
    # The letter of an animal stands on a white chip above its icon.
    kinds = (Text,) if what in (CARDS, SUPPLEMENTS) else (Text, Icon)
    leaves = sides(_order(what, up, mode), lang)
    assert [] == [pair for leaf in leaves for pair in _meeting(leaf, kinds)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("letter", SHEETS)
@pytest.mark.parametrize("up", [1, 2])
def test_a_name_of_24_letters_is_printed_whole(letter: str, up: int, lang: str) -> None:
    order = Order(
        what="sheet-tally", sheets=(letter,), up=up, names=(LONG_NAME,), date="16.11.2026"
    )
    leaf = sides(order, lang)[0]
    texts = [each.shape.text for each in seen(leaf) if isinstance(each.shape, Text)]
    assert 2 == texts.count(LONG_NAME)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["low-ink", "large"])
@pytest.mark.parametrize("what", ["sheet", "tally", "scenario"])
def test_a_name_of_24_letters_is_printed_whole_on_each_side(
    what: str, mode: str, lang: str
) -> None:
    order = Order(
        what=what, sheets=tuple(SHEETS), scenario=4, mode=mode, names=(LONG_NAME,), flip=NONE
    )
    texts = [
        each.shape.text
        for leaf in sides(order, lang)
        for each in seen(leaf)
        if isinstance(each.shape, Text)
    ]
    assert texts.count(words(lang)("Name")) == texts.count(LONG_NAME) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tracker_has_all_letters_of_a_name(lang: str) -> None:
    for leaf in sides(Order(what=TRACKER, names=(LONG_NAME,)), lang):
        written = [each.shape for each in seen(leaf) if each.shape.style == "written-middle"]
        lines = [shape.text for shape in written if isinstance(shape, Text)]
        assert LONG_NAME.replace(" ", "") == "".join(lines).replace("-", "").replace(" ", "")


@pytest.mark.parametrize("letter", SHEETS)
def test_large_print_is_larger(letter: str) -> None:
    plain, large = (
        max(each.scale for each in seen(sides(_order_of(letter, mode))[0]) if _is_space(each))
        for mode in ("low-ink", "large")
    )
    assert large > 1.3 * plain


def _order_of(letter: str, mode: str) -> Order:
    return Order(what="sheet", sheets=(letter,), mode=mode)


def _is_space(each: Seen) -> bool:
    return getattr(each.shape, "name", "") == "a1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_of_a_tracker_keep_apart(lang: str) -> None:
    for leaf in sides(Order(what="tracker"), lang):
        rules = sorted(
            room.top
            for each in seen(leaf)
            if each.shape.style == "rule-soft" and (room := each.room())
        )
        assert min(two - one for one, two in pairwise(rules)) > 5

"""Cards to cut out: bleed, marks, and backs that fall on their fronts."""

import pytest

from rollwrite.draw.leaf import Leaf, Placed, Room
from rollwrite.draw.shapes import Path, Shape
from rollwrite.i18n import ENGLISH
from rollwrite.press.card_faces import HIGH, habitat_face
from rollwrite.press.compose import FLIPS, LONG, NONE, PAPERS, SHORT
from rollwrite.press.landscapes import BLEED, LANDS, WIDE, landscape
from rollwrite.press.order import Order
from tests.paper.papers import LIBRARY, POINT, Seen, cut_out, read, seen, sides

TOLERANCE = 3.0
"""So far beside its front a printer at home may print a back."""
of_every_deck = pytest.mark.parametrize("what", ["cards", "supplements"])
of_every_size = pytest.mark.parametrize("mode", ["colour", "large"])
of_every_paper = pytest.mark.parametrize("paper", PAPERS)


def _cut(placed: Placed) -> Room:
    """Return the card in the middle of its art."""
    drawing, scale = placed.drawing, placed.scale
    left = placed.x + (drawing.width - WIDE) / 2 * scale
    top = placed.y + (drawing.height - HIGH) / 2 * scale
    return Room(left, top, WIDE * scale, HIGH * scale)


def _turned(leaf: Leaf, room: Room, flip: str) -> Room:
    """Return where *room* lies on the other side of the paper when it is turned over."""
    if (flip == LONG) == (leaf.width < leaf.height):
        return Room(leaf.width - room.right, room.top, room.width, room.height)
    return Room(room.left, leaf.height - room.bottom, room.width, room.height)


@of_every_deck
@of_every_paper
@of_every_size
@pytest.mark.parametrize("flip", [LONG, SHORT])
def test_a_back_falls_on_its_front(what: str, paper: str, mode: str, flip: str) -> None:
    leaves = sides(Order(what=what, paper=paper, mode=mode, flip=flip))
    off = []
    for front, back in zip(leaves[::2], leaves[1::2], strict=True):
        for one, other in zip(cut_out(front), cut_out(back), strict=True):
            here, there = _turned(front, _cut(one), flip), _cut(other)
            off.append(max(abs(here.left - there.left), abs(here.top - there.top)))
    assert max(off) < 0.01


@of_every_deck
@of_every_size
def test_a_back_has_ink_as_far_as_it_may_be_off(what: str, mode: str) -> None:
    back = sides(Order(what=what, mode=mode))[1]
    grounds = [each.room() for each in seen(back) if each.shape.style == "back"]
    cut = _cut(back.placed[0])
    ground = next(room for room in grounds if room and room.left < cut.left)
    assert TOLERANCE <= round(min(cut.left - ground.left, ground.right - cut.right), 2)


@of_every_deck
@of_every_paper
@of_every_size
def test_cards_that_lie_side_by_side_keep_their_bleed(what: str, paper: str, mode: str) -> None:
    front = sides(Order(what=what, paper=paper, mode=mode))[0]
    rooms = [_cut(placed).wider(BLEED * placed.scale) for placed in cut_out(front)]
    meeting = [
        (one, other)
        for at, one in enumerate(rooms)
        for other in rooms[at + 1 :]
        if one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    ]
    assert [] == meeting


@pytest.mark.parametrize("flip", FLIPS)
def test_every_card_is_printed_once(flip: str) -> None:
    leaves = sides(Order(what="cards", flip=flip))
    fronts = leaves if flip == NONE else leaves[::2]
    expected = sum(map(len, LIBRARY.cards["hills"]))
    assert expected == sum(len(cut_out(leaf)) for leaf in fronts)


@pytest.mark.parametrize("habitat", LANDS)
def test_a_landscape_ends_with_the_bleed(habitat: str) -> None:
    rooms = [Seen(shape, 1, 0, 0).room() for shape in landscape(habitat)]
    found = [room for room in rooms if room]
    left, right = min(room.left for room in found), max(room.right for room in found)
    assert (-BLEED, WIDE + BLEED) == (left, right)


@of_every_deck
@of_every_paper
@of_every_size
def test_the_ruler_stays_on_what_is_left_of_the_paper(what: str, paper: str, mode: str) -> None:
    for leaf in sides(Order(what=what, paper=paper, mode=mode)):
        rulers = [each.room() for each in seen(leaf) if each.shape.style == "rule"]
        cards = [_cut(placed) for placed in cut_out(leaf)]
        left, right = min(card.left for card in cards), max(card.right for card in cards)
        top, bottom = min(card.top for card in cards), max(card.bottom for card in cards)
        (ruler,) = (
            room for room in rulers if room and 50 == round(max(room.width, room.height), 2)
        )
        inside = left < ruler.right and ruler.left < right and top < ruler.bottom < bottom
        assert not inside


def test_what_is_cut_has_its_trim_and_its_bleed_box() -> None:
    page = read(Order(what="cards")).pages[0]
    trim, bleed = page.trimbox, page.bleedbox
    around = [float(trim.left - bleed.left), float(bleed.top - trim.top)]
    assert [3, 3] == [round(side * POINT, 2) for side in around]
    assert trim.width < page.mediabox.width


def test_a_scenario_is_its_sheet_with_its_goals_and_its_four_supplements() -> None:
    leaves = sides(Order(what="scenario", scenario=7, copies=2, flip=NONE))
    texts = [each.shape.text for each in seen(leaves[0]) if hasattr(each.shape, "text")]
    assert ([4], True) == (
        [len(cut_out(leaf)) for leaf in leaves[2:]],
        any(text.startswith("Scenario 7: 55 points or more") for text in texts),
    )


@pytest.mark.parametrize("box", ["hills", "rivers"])
def test_no_disc_hides_a_letter(box: str) -> None:
    hidden = []
    for card in (card for some in LIBRARY.cards[box] for card in some):
        styles = [shape.style for shape in habitat_face(card, 0, ENGLISH)]
        discs = [at for at, style in enumerate(styles) if style.startswith("disc-")]
        hidden += [card for style in styles[discs[0] : discs[-1]] if style == "box"]
    assert [] == hidden


@pytest.mark.parametrize("habitat", LANDS)
def test_no_peak_and_no_sun_reaches_the_name_of_the_land(habitat: str) -> None:
    face = habitat_face(LIBRARY.cards["hills"][0][0], 0, ENGLISH)
    label = _room(next(shape for shape in face if shape.style.startswith("label-")))
    tops = [_room(Path(layer.d, layer.style)).top for layer in LANDS[habitat] if layer.d]
    assert label.bottom + 1 < min(tops)


def _room(shape: Shape) -> Room:
    room = Seen(shape, 1, 0, 0).room()
    assert room
    return room

"""The game on paper is the game of the data: dice, cards, supplements, rounds and points."""

from collections import Counter
from collections.abc import Iterator

import pytest

from rollwrite.draw.icons import ANIMAL_ICONS, CONE
from rollwrite.draw.leaf import Placed
from rollwrite.draw.shapes import Icon, Shape, Text
from rollwrite.games.rolling import effects
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.nature import ANIMAL_WORDS, ANIMALS, HABITAT_WORDS
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.names import face_words
from rollwrite.games.rolling.words.supplements import full
from rollwrite.i18n import ENGLISH
from rollwrite.press.compose import NONE
from rollwrite.press.order import Order
from rollwrite.press.things import KEEPSAKE
from tests.draw.drawings import final_page, of_every_sheet
from tests.paper.papers import LIBRARY, Seen, cut_out, inside, sides

TWENTY = [str(number) for number in range(1, 21)]
DICE = [
    die.faces
    for dice in LIBRARY.dice.values()
    for die in (dice.central, dice.special, *dice.personal)
]
LABELS = ["Central dice", "Special die", "Your first die", "Your second die"]
TIERS = ("I", "II")
of_every_box = pytest.mark.parametrize("box", ["hills", "rivers"])


def _placed(order: Order) -> list[Placed]:
    """Return what lies on the sides of *order*, but for the rules and lines between."""
    return [placed for leaf in sides(order) for placed in leaf.placed]


def _cards(order: Order) -> list[Placed]:
    return [placed for leaf in sides(order) for placed in cut_out(leaf)]


def _shapes(placed: Placed) -> list[Shape]:
    return [each.shape for each in inside(placed.drawing.shapes, 1, 0, 0)]


def _texts(placed: Placed, style: str) -> list[str]:
    shapes = _shapes(placed)
    return [each.text for each in shapes if isinstance(each, Text) and each.style == style]


def _animals(placed: Placed) -> list[str]:
    """Return whose icons stand on discs, in the order in which they are drawn."""
    names = dict(zip(ANIMAL_ICONS, ANIMAL_WORDS, strict=True))
    shapes = [each for each in _shapes(placed) if isinstance(each, Icon)]
    return [names[each.name] for each in shapes if each.style.removeprefix("on-") in ANIMAL_WORDS]


@pytest.fixture(scope="module")
def table() -> Placed:
    """Return the table of the dice, without its head and its foot."""
    placed = _placed(Order(what="dice"))
    return next(each for each in placed if "Hills" in _texts(each, "section"))


def test_the_dice_table_tells_the_six_faces_of_every_die(table: Placed) -> None:
    faces = [face_words(face, ENGLISH) for die in DICE for face in die]
    assert faces == _texts(table, "body-middle")


def test_the_dice_table_shows_the_animals_of_every_face(table: Placed) -> None:
    faces = [face.animals for die in DICE for face in die if face.animals != ANIMALS]
    assert [ANIMAL_WORDS[at] for face in faces for at in face] == _animals(table)


def test_each_row_of_the_dice_table_is_named_after_its_die(table: Placed) -> None:
    assert " ".join(LABELS * len(LIBRARY.dice)) == " ".join(_texts(table, "strong"))


def test_the_dice_table_counts_from_one_pip_to_six(table: Placed) -> None:
    pips = [each.room() for each in _seen(table) if each.shape.style == "pip"]
    heads = Counter(round(room.left // 28) for room in pips if room)
    boxes = len(LIBRARY.dice)
    assert [boxes * number for number in range(1, 7)] == [heads[at] for at in sorted(heads)]


def _seen(placed: Placed) -> Iterator[Seen]:
    return inside(placed.drawing.shapes, 1, 0, 0)


def _face(placed: Placed) -> tuple[str, str, str, list[str], list[str], list[str]]:
    """Return what is read on a habitat card."""
    (name,) = (text for word in HABITAT_WORDS for text in _texts(placed, f"on-label-{word}"))
    (tier,), (size,) = _texts(placed, "figure"), _texts(placed, "point")
    said = _texts(placed, "strong-middle")
    tokens = [text for text in said if text.startswith("+")]
    return name, tier, size, tokens, _animals(placed), [text for text in said if text.isalpha()]


def _wanted(card: Card, tier: int) -> tuple[str, str, str, list[str], list[str], list[str]]:
    """Return what has to be read on *card*."""
    costs = list(zip(ANIMAL_WORDS, card.cost[:5], strict=True))
    return (
        HABITAT_WORDS[card.habitat].capitalize(),
        TIERS[tier],
        str(card.size),
        [f"+{card.tokens}"] if card.tokens else [],
        [word for word, count in costs for _ in range(count)],
        [word[0].upper() for word, count in costs if count],
    )


@of_every_box
def test_every_card_shows_its_habitat_tier_size_cost_and_tokens(box: str) -> None:
    tiers = enumerate(LIBRARY.cards[box])
    expected = [_wanted(card, tier) for tier, some in tiers for card in some]
    assert expected == [_face(each) for each in _cards(_deck("cards", box))]


def _deck(what: str, box: str, flip: str = NONE) -> Order:
    return Order(what=what, edition="rivers" if box == "rivers" else "hills", flip=flip)


@of_every_box
def test_the_back_of_a_card_shows_its_tier(box: str) -> None:
    expected = [TIERS[tier] for tier, some in enumerate(LIBRARY.cards[box]) for _ in some]
    backs = sides(_deck("cards", box, "long"))[1::2]
    found = [_texts(placed, "letter-dark") for leaf in backs for placed in cut_out(leaf)]
    assert [[tier] for tier in expected] == found


def _told(placed: Placed) -> tuple[str, str, str]:
    """Return what is read on a supplement: its name, its kind and what it does."""
    (name,), (kind,) = _texts(placed, "quiet-middle"), _texts(placed, "section")
    return name, kind, " ".join(_texts(placed, "body-middle"))


def _telling(card: Supplement) -> tuple[str, str, str]:
    name = f"{card.box.capitalize()} {card.number}"
    return name, str(card.kind).capitalize(), full(card, ENGLISH)


@of_every_box
def test_every_supplement_says_its_name_its_kind_and_what_it_does(box: str) -> None:
    expected = [_telling(card) for card in LIBRARY.supplements[box]]
    assert expected == [_told(each) for each in _cards(_deck("supplements", box))]


@of_every_box
def test_a_supplement_that_gives_animals_shows_them(box: str) -> None:
    gains = [
        (card.effect, placed)
        for card, placed in zip(
            LIBRARY.supplements[box], _cards(_deck("supplements", box)), strict=True
        )
        if isinstance(card.effect, effects.Gain)
    ]
    expected = [
        ([word for word in ANIMAL_WORDS for _ in range(getattr(gain, word))], gain.token)
        for gain, _ in gains
    ]
    assert expected == [(_animals(placed), _cones(placed)) for _, placed in gains]


def _cones(placed: Placed) -> int:
    return sum(isinstance(each, Icon) and each.name == CONE for each in _shapes(placed))


@pytest.mark.parametrize("number", [1, 7, 20])
def test_the_pack_of_a_scenario_has_the_four_supplements_that_it_names(number: int) -> None:
    scenario = LIBRARY.scenarios[number]
    *_, dealt = sides(Order(what="scenario", scenario=number, flip=NONE))
    expected = [_telling(LIBRARY.supplement(key)) for key in scenario.slots]
    assert expected == [_told(placed) for placed in cut_out(dealt)]


@pytest.mark.parametrize(
    ("what", "mode"), [("tally", "low-ink"), ("tally", "large"), ("sheet-tally", "low-ink")]
)
def test_a_tally_has_room_for_twenty_rounds(what: str, mode: str) -> None:
    placed = _placed(Order(what=what, mode=mode))
    ledgers = [each for each in placed if "Round" in _texts(each, "strong-middle")]
    rounds = [text for each in ledgers for text in _texts(each, "figure")]
    # What everybody holds at the start stands before the first round (T4).
    held = [text for text in _texts(ledgers[0], "strong-middle") if text.isdecimal()]
    assert (TWENTY, len(ANIMALS) + 1) == (rounds, len(held))


@of_every_sheet
def test_each_line_of_the_score_of_a_keepsake_has_its_own_points(sheet: Sheet) -> None:
    page = final_page(sheet)
    placed = _placed(Order(what=KEEPSAKE, pages=(page,), names=("Ada",)))
    (box,) = (each for each in placed if "Score" in _texts(each, "section"))
    score = score_page(page)
    points = [*(line.points for line in score.lines), score.total]
    assert list(map(str, points)) == _texts(box, "strong-middle")

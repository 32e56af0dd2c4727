"""Things of the game: animals, habitats, tallies, and what a box holds."""

from collections import Counter

import pytest

from rollwrite.games.rolling.dice import Die
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS, Animal, Habitat, Tally
from tests.games.rolling.situations import LIBRARY, playing, thrown

BOXES = ("hills", "rivers")
SPLIT = "salmon/hawk"


def _faces(die: Die) -> list[str]:
    return sorted(map(str, die.faces))


def test_five_animals_stand_in_order_of_rarity() -> None:
    """T1: bear > elk > fox > hawk > salmon."""
    assert ("bear", "elk", "fox", "hawk", "salmon") == ANIMAL_WORDS
    assert list(Animal) == sorted(Animal)


def test_there_are_five_habitats() -> None:
    """T2."""
    assert {"rivers", "wetlands", "forests", "prairies", "mountains"} == set(HABITAT_WORDS)
    assert 5 == len(Habitat)


def test_a_tally_counts_each_animal_and_tokens_without_limit() -> None:
    """T3."""
    many = Tally(*(99,) * 6)
    assert Tally(*(297,) * 6) == many.plus(many).plus(many)


@pytest.mark.parametrize("word", ["none", "bear1", "elk2-fox1", "salmon10-token99"])
def test_a_tally_reads_back_from_its_words(word: str) -> None:
    """T3."""
    assert word == str(Tally.read(word))


@pytest.mark.parametrize("word", ["", "fox", "fox0", "fox1-elk2", "fox1-fox1", "wolf1", "fox-1"])
def test_words_that_are_no_tally_are_refused(word: str) -> None:
    """T3: every tally has one way to be written."""
    with pytest.raises(ValueError, match=f"^{word}$"):
        Tally.read(word)


def test_everybody_starts_with_one_of_each_animal_and_two_tokens() -> None:
    """T4."""
    start = playing(seats=3)
    tallies = {start.tally(seat) for seat in range(3)}
    assert {"bear1-elk1-fox1-hawk1-salmon1-token2"} == tallies


def test_abundance_starts_with_three_of_each_animal_and_four_tokens() -> None:
    """T4, V3."""
    assert "bear3-elk3-fox3-hawk3-salmon3-token4" == playing(abundance=True).tally()


@pytest.mark.parametrize("box", BOXES)
def test_a_box_holds_thirty_habitat_cards(box: str) -> None:
    """T5: 2 tiers x 5 habitats x 3."""
    tiers = LIBRARY.cards[box]
    assert [dict.fromkeys(Habitat, 3)] * 2 == [
        Counter(card.habitat for card in tier) for tier in tiers
    ]


@pytest.mark.parametrize("box", BOXES)
def test_a_box_holds_twelve_supplements(box: str) -> None:
    """T5: 1-4 are the starter cards, 5-12 the advanced ones."""
    assert list(range(1, 13)) == [each.number for each in LIBRARY.supplements[box]]


def test_a_box_holds_the_sheets_a_to_d() -> None:
    """T5."""
    assert ["A", "B", "C", "D"] == sorted(sheet.letter for sheet in LIBRARY.sheets.values())


@pytest.mark.parametrize("box", BOXES)
def test_personal_die_one_shows_a_bear_and_die_two_salmon_or_hawk(box: str) -> None:
    """T5."""
    one, two = LIBRARY.dice[box].personal
    assert ("bear" in _faces(one), SPLIT in _faces(two)) == (True, True)


def test_the_two_sides_of_a_split_face_are_chosen_for_each_die() -> None:
    """T6."""
    found = thrown("elk/fox salmon/hawk bear bear", "bear salmon/hawk", "token9").words()
    assert {"collect hawk2", "collect salmon2", "collect hawk1-salmon1"} <= found


@pytest.mark.parametrize("box", BOXES)
def test_central_and_personal_dice_are_alike_in_both_editions(box: str) -> None:
    """T7."""
    dice = LIBRARY.dice[box]
    animals = ["bear", "elk", "fox", "hawk", "salmon"]
    assert sorted([*animals, SPLIT]) == _faces(dice.central)
    assert sorted([*animals, "fox"]) == _faces(dice.personal[0])
    assert sorted(["elk", "fox", "hawk", "salmon", "salmon", SPLIT]) == _faces(dice.personal[1])


def test_the_special_die_of_hills_has_its_six_faces() -> None:
    """T8."""
    faces = ["any", "action", "reroll", "three", "elk/fox", "hawk/bear"]
    assert sorted(faces) == _faces(LIBRARY.dice["hills"].special)


def test_the_special_die_of_rivers_has_its_six_faces() -> None:
    """T9."""
    faces = ["any", "action", "double", "token", "salmon/elk", "fox/bear"]
    assert sorted(faces) == _faces(LIBRARY.dice["rivers"].special)


def test_the_token_face_of_rivers_gives_everybody_a_token_before_the_dice_action() -> None:
    """T9, R2: it can pay for the action at once."""
    slots = ("rivers-1", "rivers-2", "rivers-3", "rivers-4")
    begun = playing(edition="rivers", supplements=slots, seats=2)
    round_ = begun.round("prairies2-elk2-fox2", "token fox fox bear")
    assert ["token3", "token3"] == [round_.tally(seat)[-6:] for seat in range(2)]
    asked = round_.after("die fox", "die elk")
    assert "collect elk1-fox3" in asked.words()

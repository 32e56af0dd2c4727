"""The four sample sheets of the rulebook, reached by play with a real box."""

import pytest

from tests.games.rolling.samples import SAMPLES, played


@pytest.mark.parametrize("letter", SAMPLES)
def test_a7_b7_c8_d10_a_sample_reaches_every_subtotal(letter: str) -> None:
    play = played(letter)
    lines = [(line.key, line.points) for line in play.game.score(play.table, 0).lines]
    assert SAMPLES[letter].lines == lines


@pytest.mark.parametrize("letter", SAMPLES)
def test_a7_b7_c8_d10_a_sample_reaches_its_total(letter: str) -> None:
    play = played(letter)
    assert SAMPLES[letter].total == play.game.score(play.table, 0).total


@pytest.mark.parametrize("letter", SAMPLES)
def test_r10_a_sample_ends_after_20_rounds(letter: str) -> None:
    play = played(letter)
    assert (20, ()) == (play.page.common.round, play.game.actors(play.table))


@pytest.mark.parametrize(
    ("letter", "key", "parts"),
    [
        ("a", "row-1", (2, 3, 3, 3, 4, 2)),
        ("a", "row-2", (1, 3, 4)),
        ("a", "row-3", (3, 5, 5)),
        ("a", "bonus-2", (1, 1)),
        ("b", "bonus", (1, 1, 1, 1, 2, 3, 3)),
        ("c", "rivers", (4, 20)),
        ("c", "bonus", (1, 1, 2, 4)),
        ("d", "regions", (4, 4, 4, 5, 5, 5, 7, 7, 9)),
    ],
)
def test_a7_b7_c8_d10_a_subtotal_is_the_sum_the_rulebook_writes(
    letter: str, key: str, parts: tuple[int, ...]
) -> None:
    play = played(letter)
    lines = {line.key: line.parts for line in play.game.score(play.table, 0).lines}
    assert sorted(parts) == sorted(lines[key])


@pytest.mark.parametrize(("letter", "cards"), [("a", 12), ("b", 13), ("c", 11), ("d", 14)])
def test_a_sample_takes_as_many_cards_as_were_completed(letter: str, cards: int) -> None:
    assert cards == played(letter).page.cards

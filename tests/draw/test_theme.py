"""Contrast as WCAG 2 measures it, for every pair of inks that lie on each other."""

import pytest

from rollwrite.draw.theme import ANIMALS, HABITATS, THEMES, inks

PAIRS = {
    "ink on paper": (12.6, 14.8, 21.0),
    "ink on card": (14.0, 12.7, 21.0),
    "ink on sunk": (11.1, 15.9, 18.3),
    "ink2 on paper": (8.0, 10.6, 12.6),
    "ink2 on card": (8.9, 9.0, 12.6),
    "ink2 on sunk": (7.1, 11.3, 11.0),
    "onbrand on brand": (8.8, 10.1, 21.0),
    "good on card": (8.1, 9.7, 21.0),
    "warn on card": (8.3, 8.7, 21.0),
    "ink on glowsoft": (11.9, 9.3, 21.0),
    "ink on discfill": (11.8, 10.8, 21.0),
    "ink on bonfill": (11.6, 10.8, 21.0),
    "disc on discfill": (6.1, 8.0, 21.0),
    "bon on bonfill": (6.0, 8.1, 21.0),
    "sunline on sunfill": (5.7, 7.9, 21.0),
    "rainline on rainfill": (5.8, 7.6, 21.0),
    "cone on card": (8.3, 6.4, 21.0),
    "haloink on glow": (6.6, 12.0, 1.0),
}
ENOUGH = {"mountains": 5.9, "forests": 5.9, "prairies": 7.0, "wetlands": 6.8, "rivers": 6.3}
"""The least contrast of icon on free hex and of text on marked hex, light or dark."""


def contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", PAIRS)
def test_a_pair_of_inks_has_the_contrast_it_was_designed_with(pair: str, theme: str) -> None:
    found = inks(theme)
    one, other = (found[name] for name in pair.split(" on "))
    assert PAIRS[pair][THEMES.index(theme)] == pytest.approx(contrast(one, other), abs=0.06)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("habitat", HABITATS)
def test_what_is_on_a_hex_can_be_read(habitat: str, theme: str) -> None:
    found = inks(theme)
    free = contrast(found[f"{habitat}-line"], found[f"{habitat}-free"])
    marked = contrast(found[f"{habitat}-text"], found[f"{habitat}-marked"])
    assert ENOUGH[habitat] <= min(free, marked) + 0.05


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("habitat", HABITATS)
def test_ink_on_a_free_hex_is_as_clear_as_running_text(habitat: str, theme: str) -> None:
    found = inks(theme)
    assert 7 <= contrast(found["ink"], found[f"{habitat}-free"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("animal", ANIMALS)
def test_an_animal_stands_out_on_its_disc(animal: str, theme: str) -> None:
    found = inks(theme)
    assert 5 <= contrast(found[f"{animal}-icon"], found[f"{animal}-disc"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_two_habitats_share_an_ink(theme: str) -> None:
    found = inks(theme)
    names = [f"{habitat}-{part}" for habitat in HABITATS for part in ("free", "marked")]
    assert len(names) == len({found[name] for name in names})


def test_there_is_no_theme_without_a_name_in_the_list() -> None:
    with pytest.raises(ValueError, match="sepia"):
        inks("sepia")

"""Contrast as WCAG 2 measures it, for every pair of inks that lie on each other."""

import pytest

from rollwrite.draw.theme import ANIMALS, HABITATS, THEMES, inks

TEXT = (
    *(
        "ink on paper",
        "ink on card",
        "ink on sunk",
        "ink2 on paper",
        "ink2 on card",
        "ink2 on sunk",
    ),
    *("onbrand on brand", "good on card", "warn on card"),
    *("ink on glowsoft", "ink on discfill", "ink on bonfill"),
)
"""What people read in sentences."""
SIGNS = (
    *("disc on discfill", "bon on bonfill", "sunline on sunfill", "rainline on rainfill"),
    "cone on card",
)
"""Icons, numbers and short words in a frame."""
AAA, AA = 7, 4.5


def contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _of(pair: str, theme: str) -> float:
    """Return the contrast of *pair*, such as ``ink on card``."""
    found = inks(theme)
    one, other = (found[name] for name in pair.split(" on "))
    return contrast(one, other)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", TEXT)
def test_running_text_has_the_highest_contrast(pair: str, theme: str) -> None:
    assert AAA <= _of(pair, theme)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", SIGNS)
def test_a_sign_has_the_contrast_of_text(pair: str, theme: str) -> None:
    assert AA <= _of(pair, theme)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_ring_that_glows_has_an_edge_that_is_seen(theme: str) -> None:
    assert AA <= _of("haloink on glow", theme)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("habitat", HABITATS)
def test_what_is_on_a_hex_can_be_read(habitat: str, theme: str) -> None:
    found = inks(theme)
    free = contrast(found[f"{habitat}-line"], found[f"{habitat}-free"])
    marked = contrast(found[f"{habitat}-text"], found[f"{habitat}-marked"])
    assert AA <= min(free, marked)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("habitat", HABITATS)
def test_ink_on_a_free_hex_is_as_clear_as_running_text(habitat: str, theme: str) -> None:
    found = inks(theme)
    assert AAA <= contrast(found["ink"], found[f"{habitat}-free"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("animal", ANIMALS)
def test_an_animal_stands_out_on_its_disc(animal: str, theme: str) -> None:
    found = inks(theme)
    assert AA <= contrast(found[f"{animal}-icon"], found[f"{animal}-disc"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_two_habitats_share_an_ink(theme: str) -> None:
    found = inks(theme)
    names = [f"{habitat}-{part}" for habitat in HABITATS for part in ("free", "marked")]
    assert len(names) == len({found[name] for name in names})


def test_there_is_no_theme_without_a_name_in_the_list() -> None:
    with pytest.raises(ValueError, match="sepia"):
        inks("sepia")

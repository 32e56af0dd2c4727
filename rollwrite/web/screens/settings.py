"""Language, theme and text size."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.games.speech import Words, msg
from rollwrite.web.identity import language, text_size, theme

LANGUAGES = {"en": "English", "pl": "Polski", "fr": "Français"}
"""Each in its own words, so that whoever is lost finds the way back."""
THEMES = {
    "auto": msg("As the device"),
    "light": msg("Light"),
    "dark": msg("Dark"),
    "mono": msg("Monochrome"),
}
SIZES = {"normal": msg("Normal"), "large": msg("Large")}


class Setting(Struct, frozen=True):
    """One thing that can be set, and to what."""

    value: str
    title: str
    chosen: bool


class SettingsScreen(Struct, frozen=True):
    """The page of settings."""

    back: str
    languages: tuple[Setting, ...]
    themes: tuple[Setting, ...]
    sizes: tuple[Setting, ...]


def settings_screen(back: str, _: Words) -> SettingsScreen:
    """Return what this phone has set; *back* is where it came from."""
    return SettingsScreen(
        back=back,
        languages=tuple(Setting(key, name, key == language()) for key, name in LANGUAGES.items()),
        themes=tuple(Setting(key, _(name), key == theme()) for key, name in THEMES.items()),
        sizes=tuple(Setting(key, _(name), key == text_size()) for key, name in SIZES.items()),
    )

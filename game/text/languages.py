"""The languages of the program and the choice of the first one."""

from collections.abc import Iterable
from typing import Final

LANGUAGES: Final = ("en", "hu", "de")
"""Codes of all languages; the first is the one that others fall back to."""

LANGUAGE_NAMES: Final = {"en": "English", "hu": "Magyar", "de": "Deutsch"}
"""Each language's name in itself: whoever can read the name can read the language."""


def best_language(preferred: Iterable[str]) -> str:
    """The first of our languages in a list of locale names (``de_AT.UTF-8``, ``hu``); else English."""
    for name in preferred:
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def system_language() -> str:
    """The language that the user's system prefers, if we have it; else English."""
    import pygame.system  # late, so that the texts can be used where no window is

    return best_language(entry["language"] for entry in pygame.system.get_pref_locales())

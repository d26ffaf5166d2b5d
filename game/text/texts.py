"""Single texts, looked up by key in Fluent files that are read when first needed."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from game.resources import root
from game.text.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LOG = logging.getLogger(__name__)


def text_folder() -> Path:
    """The folder that holds one folder a language."""
    return root() / "assets" / "text"


class Texts:
    """All texts in one language.

    The part of a key before its first hyphen names its file: ``cookies-lay-status`` stands in
    ``<folder>/<language>/cookies.ftl``. What is missing comes from English, and at last the key itself is
    shown; nothing here ever raises. Each thing that went wrong is one line in ``problems``.

    language: one of ``LANGUAGES``; any other code behaves like English and is reported.
    folder: holds one folder a language; the program's own by default.
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.problems: list[str] = []
        self._folder = text_folder() if folder is None else folder
        if language not in LANGUAGES:
            self.report(f"Unknown language {language!r}; using {LANGUAGES[0]!r}.")
            language = LANGUAGES[0]
        self.language = language
        self._order = (language,) if language == LANGUAGES[0] else (language, LANGUAGES[0])
        self._bundles: dict[str, FluentBundle] = {}
        self._loaded: set[tuple[str, str]] = set()

    def t(self, key: str, /, **args: str | int | float) -> str:
        """The text of ``key``, its placeables filled from ``args`` (numbers as the language writes them)."""
        for language in self._order:
            bundle = self._bundle(language, key)
            if not bundle.has_message(key):
                self.report(f"No text {key!r} in {language!r}.")
                continue
            try:
                pattern = bundle.get_message(key).value
                if pattern is None:
                    self.report(f"The text {key!r} in {language!r} is empty.")
                    continue
                text, errors = bundle.format_pattern(pattern, args)
            except Exception as fault:  # a text that refers to itself, a number without end, ...
                self.report(f"The text {key!r} in {language!r} can't be put together: {fault!r}.")
                continue
            for error in errors:
                self.report(f"The text {key!r} in {language!r}: {error}.")
            return str(text)
        return key

    def has(self, key: str) -> bool:
        """Whether ``key`` has a text, in this language or in English; asking is never a problem."""
        return any(self._bundle(language, key).has_message(key) for language in self._order)

    def report(self, problem: str) -> None:
        """Note what went wrong with a text, once."""
        if problem not in self.problems:
            self.problems.append(problem)
            _LOG.warning("%s", problem)

    def _bundle(self, language: str, key: str) -> "FluentBundle":
        bundle = self._bundles.get(language)
        if bundle is None:
            from fluent.runtime import FluentBundle  # late: it takes longer to import than all the rest

            bundle = self._bundles[language] = FluentBundle([language], use_isolating=False)
        topic = key.partition("-")[0]
        if (language, topic) not in self._loaded:
            self._loaded.add((language, topic))
            self._load(bundle, self._folder / language / f"{topic}.ftl")
        return bundle

    def _load(self, bundle: "FluentBundle", path: Path) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.report(f"Cannot read the texts {path}: {error}.")
            return
        try:
            resource = FluentResource(source)
        except RecursionError:
            self.report(f"The texts {path} are nested too deeply.")
            return
        for entry in resource.body:
            if isinstance(entry, Junk):
                start = entry.span.start if entry.span else 0
                line = source.count("\n", 0, start) + 1
                self.report(f"Broken texts in {path}, line {line}; the rest of the file is used.")
                break
        bundle.add_resource(resource)

"""The rule books of the games: paragraphs that say which clauses of the rules they explain.

A book is one text file, ``assets/text/<language>/rules/<game>.md``, in a small strict format::

    # Title of the book

    ## Heading of a section

    [CK-7 CK-8] A paragraph that explains two clauses. It may go on
    over several lines.
    - A line that begins with a hyphen becomes a point of a list.

    [⌂ CK-9] The house mark: here we settled what the printed rules leave open.

    A paragraph without clauses: a friendly word that rules nothing.

Empty lines part paragraphs. Nothing else has a meaning.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from game.text.texts import text_folder

HOUSE_MARK: Final = "⌂"
BULLET: Final = "•"
_CLAUSE = re.compile(r"[A-Z]{2}-[1-9][0-9]*E?")
_HEAD = re.compile(r"\[([^\]]*)\]\s*(.*)", re.DOTALL)


class RuleBookError(ValueError):
    """A rule book that can't be read; the message names file and line."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")
        self.path = path
        self.line = line


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph: the clauses that it explains, whether they are house rulings, and its text.

    The points of a list stand in the text on lines of their own that begin with ``BULLET`` and a space.
    """

    clauses: tuple[str, ...]
    house: bool
    text: str

    @property
    def example(self) -> bool:
        """Whether this is a worked example (its clause ends in E)."""
        return any(clause.endswith("E") for clause in self.clauses)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the paragraphs below it."""

    title: str
    paragraphs: tuple[Paragraph, ...]


class Place(NamedTuple):
    """Where a paragraph stands: the index of its section and its index in there."""

    section: int
    paragraph: int


class Hit(NamedTuple):
    """A paragraph found, and where in its text the words stand (start and end, in order; maybe none)."""

    place: Place
    spans: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class RuleBook:
    """The rules of one game in one language."""

    game_id: str
    language: str
    title: str
    sections: tuple[Section, ...]

    @cached_property
    def clauses(self) -> dict[str, Place]:
        """Every clause that the book explains, with the first place that does."""
        places: dict[str, Place] = {}
        for place, _, paragraph in self.walk():
            for clause in paragraph.clauses:
                places.setdefault(clause, place)
        return places

    def walk(self) -> Iterator[tuple[Place, Section, Paragraph]]:
        """All paragraphs in order, each with its place and its section."""
        for number, section in enumerate(self.sections):
            for index, paragraph in enumerate(section.paragraphs):
                yield Place(number, index), section, paragraph

    def find(self, clause: str) -> Place | None:
        """The first paragraph that explains ``clause``; None if the book doesn't know it."""
        return self.clauses.get(clause)

    def search(self, query: str) -> tuple[Hit, ...]:
        """The paragraphs that have every word of ``query`` in text, heading or clause ids.

        Capitals and accents don't matter; a word may also be the beginning or the middle of a longer one.
        """
        words = fold(query)[0].split()
        return tuple(self._hits(words)) if words else ()

    def _hits(self, words: list[str]) -> Iterator[Hit]:
        for place, section, paragraph in self.walk():
            folded, origin = fold(paragraph.text)
            ids = {clause.lower() for clause in paragraph.clauses}
            heading = fold(section.title)[0]
            if all(word in folded or word in heading or word in ids for word in words):
                yield Hit(place, _spans(words, folded, origin))


def fold(text: str) -> tuple[str, list[int]]:
    """``text`` without accents and capitals, and where in ``text`` each of its characters comes from."""
    letters: list[str] = []
    origin: list[int] = []
    for index, char in enumerate(text):
        for part in unicodedata.normalize("NFKD", char.casefold()):
            if not unicodedata.combining(part):
                letters.append(part)
                origin.append(index)
    return "".join(letters), origin


def _spans(words: list[str], folded: str, origin: list[int]) -> tuple[tuple[int, int], ...]:
    """Where the words stand in the unfolded text, in order, overlapping ones joined."""
    found: list[tuple[int, int]] = []
    for word in words:
        for match in re.finditer(re.escape(word), folded):
            found.append((origin[match.start()], origin[match.end() - 1] + 1))
    joined: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


def load_rule_book(game_id: str, language: str, folder: Path | None = None) -> RuleBook:
    """Read the rule book of a game.

    folder: holds one folder a language; the program's own by default.
    Raises RuleBookError if the file is missing, isn't UTF-8 or breaks the format.
    """
    path = (text_folder() if folder is None else folder) / language / "rules" / f"{game_id}.md"
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RuleBookError(path, 1, f"can't be read ({error})") from error
    return _parse(source, path, game_id, language)


def _blocks(source: str) -> Iterator[tuple[int, list[str]]]:
    """The groups of lines between empty lines, each with the number of its first line."""
    start, lines = 1, list[str]()
    for number, line in enumerate(source.splitlines(), start=1):
        if line.strip():
            if not lines:
                start = number
            lines.append(line.strip())
        elif lines:
            yield start, lines
            lines = []
    if lines:
        yield start, lines


def _parse(source: str, path: Path, game_id: str, language: str) -> RuleBook:
    title = ""
    open_sections: list[tuple[int, str, list[Paragraph]]] = []
    for line, lines in _blocks(source):
        if lines[0].startswith("#"):
            marks, _, text = lines[0].partition(" ")
            if len(lines) > 1:
                raise RuleBookError(path, line + 1, "an empty line must follow a heading")
            if not text.strip() or marks not in ("#", "##"):
                raise RuleBookError(path, line, "a heading is '# title' or '## heading'")
            if (marks == "#") != (not title):
                raise RuleBookError(path, line, "the book has exactly one '# title', at its top")
            if marks == "#":
                title = text.strip()
            else:
                open_sections.append((line, text.strip(), []))
        elif not open_sections:
            raise RuleBookError(path, line, "a paragraph must stand below a '## heading'")
        else:
            open_sections[-1][2].append(_paragraph(lines, line, path))
    if not open_sections:
        raise RuleBookError(path, 1, "the book has no sections")
    for line, heading, paragraphs in open_sections:
        if not paragraphs:
            raise RuleBookError(path, line, f"the section {heading!r} is empty")
    sections = tuple(Section(heading, tuple(paragraphs)) for _, heading, paragraphs in open_sections)
    return RuleBook(game_id, language, title, sections)


def _paragraph(lines: list[str], line: int, path: Path) -> Paragraph:
    joined = lines[0]
    for part in lines[1:]:
        joined += f"\n{BULLET} {part[2:].strip()}" if part.startswith("- ") else f" {part}"
    if not joined.startswith("["):
        return Paragraph((), False, joined)
    head = _HEAD.fullmatch(joined)
    if head is None:
        raise RuleBookError(path, line, "the bracket with the clauses isn't closed")
    names = head[1].split()
    house = names[:1] == [HOUSE_MARK]
    clauses = tuple(names[1:] if house else names)
    if not clauses:
        raise RuleBookError(path, line, "the bracket names no clause")
    for clause in clauses:
        if not _CLAUSE.fullmatch(clause):
            raise RuleBookError(path, line, f"{clause!r} is no clause id")
    if len(set(clauses)) < len(clauses):
        raise RuleBookError(path, line, "a clause is named twice")
    if not head[2]:
        raise RuleBookError(path, line, "the paragraph has no text")
    return Paragraph(clauses, house, head[2])

"""Every sentence a player reads: Fluent texts, languages and the rule books.

``Texts`` looks single texts up, ``load_rule_book`` reads a whole rule book. Both read ``assets/text`` only.
"""

from game.text.languages import LANGUAGE_NAMES, LANGUAGES, best_language, system_language
from game.text.rulebook import Hit, Paragraph, Place, RuleBook, RuleBookError, Section, load_rule_book
from game.text.texts import Texts

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "Hit",
    "Paragraph",
    "Place",
    "RuleBook",
    "RuleBookError",
    "Section",
    "Texts",
    "best_language",
    "load_rule_book",
    "system_language",
]

"""What people may write: names that cannot be confused, and texts that cannot distort the page around them."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Invisible characters that Unicode classifies as letters, marks or symbols."""
ZWNJ, ZWJ, PICTURE, KEYCAP = "\u200c", "\u200d", "\ufe0f", "\u20e3"
NEWER = range(0x1F000, 0x1FB00)
"""The range of emoji that are newer than the Unicode tables of this Python."""
SIGNS = frozenset("↔↕‼⁉〰ℹ")
"""Symbols that can be displayed as emoji without being any."""
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of all the text after them."""


def clean_name(name: str) -> str:
    """Return a name as it is displayed: one line, no control or invisible characters, no surrounding space."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    around = zip(f" {name}", name, f"{name} "[1:], strict=False)
    if not _shows(name) or not all(_allowed(before, char, after) for before, char, after in around):
        raise ValueError("a name may contain visible characters only")
    return name


def plain_text(text: str) -> str:
    """Return a text of several lines, without characters that change its direction; refuse control characters."""
    if any(unicodedata.category(char) in ("Cc", "Cs") and char not in "\n\t" for char in text):
        raise ValueError("control characters are not allowed")
    return "".join(char for char in text if char not in TURNING)


def visible_text(text: str) -> str:
    """Refuse a text that shows nothing."""
    if not _shows(text):
        raise ValueError("the text has no visible characters")
    return text


def _shows(text: str) -> bool:
    """Whether anything is visible: a letter, a number, a symbol."""
    return any(char not in FILLERS and (unicodedata.category(char)[0] in "LNPS" or _is_emoji(char)) for char in text)


def _allowed(before: str, char: str, after: str) -> bool:
    """Whether a character of a name is visible, or affects how its neighbours look; any other would make two names look alike."""
    if char in (ZWNJ, ZWJ):
        return _joins(before, char, after)
    if char == PICTURE:
        return _is_emoji(before) or before in SIGNS or after == KEYCAP
    if _selects(char):
        return unicodedata.category(before) == "Lo"
    return char not in FILLERS and (_is_emoji(char) or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn"))


def _joins(before: str, char: str, after: str) -> bool:
    """Whether a joiner has an effect here: it shapes Indic and Arabic letters, and combines emoji."""
    if unicodedata.combining(before) == unicodedata.combining("\u094d"):
        return True
    if unicodedata.bidirectional(before) in ("AL", "NSM") and unicodedata.bidirectional(after) == "AL":
        return True
    return char == ZWJ and (before == PICTURE or _is_emoji(before)) and (_is_emoji(after) or after in SIGNS)


def _selects(char: str) -> bool:
    """Whether it is a variation selector, which chooses a form of the character before it."""
    return "\ufe00" <= char <= PICTURE or "\U000e0100" <= char <= "\U000e01ef"


def _is_emoji(char: str) -> bool:
    """Whether it is a symbol, a skin tone, or in the range where newer versions of Unicode add emoji."""
    return char not in FILLERS and (unicodedata.category(char) == "So" or ord(char) in NEWER)

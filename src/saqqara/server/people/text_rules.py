"""What people may write: names that show who is meant, and texts that do not play tricks with the page around them."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and signs, by their category, that show nothing."""
ZWNJ, ZWJ, PICTURE, KEYCAP = "\u200c", "\u200d", "\ufe0f", "\u20e3"
NEWER = range(0x1F000, 0x1FB00)
"""Where emoji are that are younger than the tables of this Python."""
SIGNS = frozenset("↔↕‼⁉〰ℹ")
"""Signs that can be shown as emoji, though they are none."""
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of all that follows."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control or invisible characters, no space at the ends."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    around = zip(f" {name}", name, f"{name} "[1:], strict=False)
    if not _shows(name) or not all(_may_stand(before, char, after) for before, char, after in around):
        raise ValueError("a name needs visible characters only")
    return name


def plain_text(text: str) -> str:
    """A text of several lines, without characters that no keyboard writes, or that turn the words around."""
    if any(unicodedata.category(char) in ("Cc", "Cs") and char not in "\n\t" for char in text):
        raise ValueError("control characters are not allowed")
    return "".join(char for char in text if char not in TURNING)


def visible_text(text: str) -> str:
    """A text that says something."""
    if not _shows(text):
        raise ValueError("nothing can be read")
    return text


def _shows(text: str) -> bool:
    """Whether anything is to be seen: a letter, a number, a sign."""
    return any(char not in FILLERS and (unicodedata.category(char)[0] in "LNPS" or _is_emoji(char)) for char in text)


def _may_stand(before: str, char: str, after: str) -> bool:
    """Whether a character of a name shows, or changes how its neighbours do. Elsewhere it would make two names look the same."""
    if char in (ZWNJ, ZWJ):
        return _joins(before, char, after)
    if char == PICTURE:
        return _is_emoji(before) or before in SIGNS or after == KEYCAP
    if _selects(char):
        return unicodedata.category(before) == "Lo"
    return char not in FILLERS and (_is_emoji(char) or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn"))


def _joins(before: str, char: str, after: str) -> bool:
    """Joiners shape the letters of India and of Arabic script, and join emoji to one."""
    if unicodedata.combining(before) == unicodedata.combining("\u094d"):
        return True
    if unicodedata.bidirectional(before) in ("AL", "NSM") and unicodedata.bidirectional(after) == "AL":
        return True
    return char == ZWJ and (before == PICTURE or _is_emoji(before)) and (_is_emoji(after) or after in SIGNS)


def _selects(char: str) -> bool:
    """Whether it chooses a form of the character before it."""
    return "\ufe00" <= char <= PICTURE or "\U000e0100" <= char <= "\U000e01ef"


def _is_emoji(char: str) -> bool:
    """As far as can be told: a sign, a tone of skin, or what will be an emoji in a newer Unicode."""
    return char not in FILLERS and (unicodedata.category(char) == "So" or ord(char) in NEWER)

"""A record as JSON in one compiled call. What stays the same between its numbers is a program, made once for each game."""

from __future__ import annotations

from saqqara.kernel.records import Array
from saqqara.kernel.rules import rule, whole

NOTHING, NUMBER, POINTS, SUM = range(4)
"""What follows a piece of text: the end, a number of the record, a number of points, or the sum of some of them."""
DIGITS = 20
"""No number has more."""


@rule
def number_at(raw: Array, at: int, size: int) -> int:
    """The number of that many bytes; a negative size means one with a sign."""
    length = abs(size)
    value = whole(0)
    for i in range(length):
        value |= whole(raw[at + i]) << (8 * i)
    if size < 0 and value >> (8 * length - 1) != 0:
        value -= whole(1) << (8 * length)
    return value


@rule
def put_number(value: int, out: Array, n: int) -> int:
    """Write a number at `n` and return where it ends."""
    if value < 0:
        out[n] = 45
        n += 1
        value = -value
    start = n
    while True:
        out[n] = 48 + value % 10
        n += 1
        value //= 10
        if value == 0:
            break
    for i in range((n - start) // 2):
        out[start + i], out[n - 1 - i] = out[n - 1 - i], out[start + i]
    return n


@rule
def put_text(text: Array, start: int, length: int, out: Array, n: int) -> int:
    for i in range(length):
        out[n + i] = text[start + i]
    return n + length


@rule
def put_record(program: Array, text: Array, words: Array, raw: Array, points: Array, out: Array) -> int:
    """Write the record of these bytes and the points that belong to it, as the program says; return how many bytes that takes.

    Each row of the program: where a piece of `text` begins, how long it is, what comes after it, where that is found, the size of
    the number or how many make the sum, and which row of `words` names its values (or -1).
    """
    n = whole(0)
    for row in range(len(program)):
        n = put_text(text, program[row, 0], program[row, 1], out, n)
        what, at, size, named = program[row, 2], program[row, 3], program[row, 4], program[row, 5]
        if what == NUMBER:
            value = number_at(raw, at, size)
            if named >= 0 and -1 <= value < len(words[named]) - 1 and words[named, value + 1, 1] > 0:
                n = put_text(text, words[named, value + 1, 0], words[named, value + 1, 1], out, n)
            else:
                n = put_number(value, out, n)
        elif what == POINTS:
            n = put_number(whole(points[at]), out, n)
        elif what == SUM:
            total = whole(0)
            for i in range(size):
                total += points[at + i]
            n = put_number(total, out, n)
    return n

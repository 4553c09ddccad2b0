"""A record as JSON in one compiled call. What stays the same between its numbers is a program, made once for each game."""

from __future__ import annotations

import numpy as np

from saqqara.kernel.jit import brief, whole
from saqqara.kernel.records import Array

NOTHING, NUMBER, POINTS, SUM = range(4)
"""What follows a piece of text: the end, a number of the record, a number of points, or the sum of some of them."""
DIGITS = 20
"""No number has more."""


@brief
def put_record(program: Array, text: Array, words: Array, raw: Array, points: Array, out: Array) -> int:
    """Write the record of these bytes and the points that belong to it, as the program says; return how many bytes that takes.

    Each row of the program: where a piece of `text` begins, where it ends, what comes after it, where that is found, the size of
    the number (negative for one with a sign) or how many make the sum, and which row of `words` names its values (or -1).
    It is one function, and its indices have no sign, because that makes it five times as fast.
    """
    n, one = np.uint64(0), np.uint64(1)
    for row in range(len(program)):
        for i in range(np.uint64(program[row, 0]), np.uint64(program[row, 1])):
            out[n] = text[i]
            n += one
        what, at, size, named = program[row, 2], np.uint64(program[row, 3]), program[row, 4], program[row, 5]
        value = whole(0)
        if what == NUMBER:
            value = whole(raw[at])
            length = abs(size)
            for i in range(1, length):
                value |= whole(raw[at + np.uint64(i)]) << (8 * i)
            if size < 0 and value >> (8 * length - 1) != 0:
                value -= whole(1) << (8 * length)
            if named >= 0 and -1 <= value < words.shape[1] - 1:
                start, end = words[named, value + 1, 0], words[named, value + 1, 1]
                if end > start:
                    for i in range(np.uint64(start), np.uint64(end)):
                        out[n] = text[i]
                        n += one
                    continue
        elif what == POINTS:
            value = whole(points[at])
        elif what == SUM:
            for i in range(np.uint64(size)):
                value += points[at + i]
        else:
            continue
        if value < 0:
            out[n] = 45
            n += one
            value = -value
        digits, rest = one, value
        while rest >= 10:
            rest //= 10
            digits += one
        n += digits
        last = n - one
        for _ in range(digits):
            out[last] = 48 + value % 10
            value //= 10
            last -= one
    return whole(n)

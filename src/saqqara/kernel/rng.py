"""Randomness that is part of the state: integers only, so the same seed gives the same game on every machine.

The generator is xoroshiro64** on two 32-bit words, held in 64-bit arithmetic that never overflows, so that interpreted,
compiled and GPU code agree bit for bit without a warning.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array

LOW = np.uint64(0xFFFFFFFF)
U5, U9, U13, U19, U26, U6, U27, U16, U32 = (np.uint64(n) for n in (5, 9, 13, 19, 26, 6, 27, 16, 32))
GOLDEN = np.uint64(0x9E3779BB)
FIVE = np.uint64(5)
MIX_A, MIX_B = np.uint64(0x7FEB352D), np.uint64(0x846CA68B)
U15 = np.uint64(15)


@rule
def scramble(x: Any) -> Any:
    """Return a 32-bit number in which every bit depends on every bit of x."""
    x = x & LOW
    x ^= x >> U16
    x = (x * MIX_A) & LOW
    x ^= x >> U15
    x = (x * MIX_B) & LOW
    x ^= x >> U16
    return x


@rule
def seed_generator(g: Any, seed: Any) -> None:
    """Start the generator from a seed of up to 64 bits."""
    s = np.uint64(seed)
    high = scramble((s >> U32) ^ GOLDEN)
    low = scramble(s ^ high)
    high = scramble(high ^ low)
    if low == np.uint64(0) and high == np.uint64(0):
        low = GOLDEN
    g.rng[0] = low
    g.rng[1] = high


@rule
def draw(g: Any) -> Any:
    """Return the next 32 random bits, as an unsigned 64-bit number."""
    s0 = np.uint64(g.rng[0])
    s1 = np.uint64(g.rng[1])
    x = (s0 * GOLDEN) & LOW
    x = ((x << U5) | (x >> U27)) & LOW
    x = (x * FIVE) & LOW
    s1 ^= s0
    g.rng[0] = (((s0 << U26) | (s0 >> U6)) ^ s1 ^ (s1 << U9)) & LOW
    g.rng[1] = ((s1 << U13) | (s1 >> U19)) & LOW
    return x


@rule
def below(g: Any, n: int) -> int:
    """Return a random whole number from 0 to n - 1."""
    return np.int64((draw(g) * np.uint64(n)) >> U32)  # type: ignore[return-value]


@rule
def shuffle(g: Any, items: Array, n: int) -> None:
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = below(g, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept

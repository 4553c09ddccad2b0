"""Randomness that is part of the state: integers only, so the same start gives the same game on every machine.

A state holds one of two generators. From a seed it is xoroshiro64**: fast, for research, search and re-deals, and predictable for
anyone who sees enough of its output. From a secret key it is ChaCha20 (RFC 8439): each draw is the first word of a block of its
own, so past draws do not help to predict later ones. Both work on 32-bit words held in 64-bit arithmetic that never
overflows, so interpreted, compiled and GPU code agree bit for bit without a warning.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.kernel.jit import rule
from saqqara.kernel.records import Array, u32

KEY_WORDS = 8
"""A key has 256 bits. A seeded generator uses the first two of these words for itself."""
COUNTER = KEY_WORDS
"""The word that counts the draws made with a key, plus one; 0 says that the generator is seeded."""
WORDS = KEY_WORDS + 1

LOW = np.uint64(0xFFFFFFFF)
U5, U9, U13, U19, U26, U6, U27, U16, U32 = (np.uint64(n) for n in (5, 9, 13, 19, 26, 6, 27, 16, 32))
GOLDEN = np.uint64(0x9E3779BB)
FIVE = np.uint64(5)
MIX_A, MIX_B = np.uint64(0x7FEB352D), np.uint64(0x846CA68B)
U15 = np.uint64(15)
U7, U8, U12, U20, U24, U25, ONE = (np.uint64(n) for n in (7, 8, 12, 20, 24, 25, 1))
SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3 = (np.uint64(n) for n in (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
"""ChaCha's constant, "expand 32-byte k"."""


def generator(doc: str = "the generator") -> Any:
    """Declare the field `rng` of a state."""
    return u32(WORDS, doc=doc)


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
    """Start the generator from a seed of up to 64 bits; one that holds a key keeps it, and the game is dealt from the key."""
    if g.rng[COUNTER] != 0:
        return
    s = np.uint64(seed)
    high = scramble((s >> U32) ^ GOLDEN)
    low = scramble(s ^ high)
    high = scramble(high ^ low)
    if low == np.uint64(0) and high == np.uint64(0):
        low = GOLDEN
    g.rng[0] = low
    g.rng[1] = high


def hold_key(g: Any, key: bytes) -> None:
    """Give the generator a secret key of 32 bytes, before the game is set up."""
    g.rng[:KEY_WORDS] = np.frombuffer(key, "<u4", KEY_WORDS)
    g.rng[COUNTER] = 1


@rule
def draw(g: Any) -> Any:
    """Return the next 32 random bits, as an unsigned 64-bit number."""
    if g.rng[COUNTER] != 0:
        x = chacha(g.rng, np.uint64(g.rng[COUNTER]) - ONE)
        g.rng[COUNTER] += np.uint32(1)
        return x
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
def quarter(a: Any, b: Any, c: Any, d: Any) -> Any:
    """Mix four words of a block: the quarter round of ChaCha."""
    a = (a + b) & LOW
    d ^= a
    d = ((d << U16) | (d >> U16)) & LOW
    c = (c + d) & LOW
    b ^= c
    b = ((b << U12) | (b >> U20)) & LOW
    a = (a + b) & LOW
    d ^= a
    d = ((d << U8) | (d >> U24)) & LOW
    c = (c + d) & LOW
    b ^= c
    b = ((b << U7) | (b >> U25)) & LOW
    return a, b, c, d


@rule
def chacha(key: Array, counter: Any) -> Any:
    """Return the first word of ChaCha20's block of this number, with a nonce of zeros."""
    a0, a1, a2, a3 = SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3
    b0, b1, b2, b3 = np.uint64(key[0]), np.uint64(key[1]), np.uint64(key[2]), np.uint64(key[3])
    c0, c1, c2, c3 = np.uint64(key[4]), np.uint64(key[5]), np.uint64(key[6]), np.uint64(key[7])
    d0, d1, d2, d3 = counter, np.uint64(0), np.uint64(0), np.uint64(0)
    for _ in range(10):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (a0 + SIGMA_0) & LOW


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

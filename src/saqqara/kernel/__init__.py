"""How any game is written: records, rules, randomness, events, actions, dispatch. See docs/writing-a-game.md."""

from saqqara.kernel.actions import Action, Actions
from saqqara.kernel.events import EVERYONE, Log, Silence, emit, tell
from saqqara.kernel.jit import INTERPRETED, fill, list_if, rule, whole
from saqqara.kernel.records import Array, Field, blank, copy, i8, i16, i32, record, u8, u16, u32, u64
from saqqara.kernel.rng import below, draw, generator, hold_key, seed_generator, shuffle
from saqqara.kernel.rulebook import Components, Option, Options, Rulebook, Rules

__all__ = [
    "EVERYONE",
    "INTERPRETED",
    "Action",
    "Actions",
    "Array",
    "Components",
    "Field",
    "Log",
    "Option",
    "Options",
    "Rulebook",
    "Rules",
    "Silence",
    "below",
    "blank",
    "copy",
    "draw",
    "emit",
    "fill",
    "generator",
    "hold_key",
    "i8",
    "i16",
    "i32",
    "list_if",
    "record",
    "rule",
    "seed_generator",
    "shuffle",
    "tell",
    "u8",
    "u16",
    "u32",
    "u64",
    "whole",
]  # fmt: skip

"""Pgx: random play in batches compiled by JAX. The best of several batch sizes counts."""

from __future__ import annotations

import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from measure import report
from pgx.experimental.wrappers import auto_reset

seconds, repeats, name, *sizes = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3], *map(int, sys.argv[4:])
STEPS = 50
env: Any = pgx.make(name)
start = jax.jit(jax.vmap(env.init))
again = jax.vmap(auto_reset(env.step, env.init))
once = jax.vmap(env.step)


def choose(key: Any, state: Any) -> Any:
    return jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)


def play(state: Any, key: Any) -> tuple[Any, Any]:
    """Random decisions in every game, a finished one starting again; returns how many finished, too."""

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        act, reset = jax.random.split(key)
        state = again(carry, choose(act, carry), jax.random.split(reset, carry.current_player.shape[0]))
        return state, state.terminated.sum()

    state, ended = jax.lax.scan(one, state, jax.random.split(key, STEPS))
    return state, ended.sum()


def finish(state: Any, key: Any) -> Any:
    """Random decisions without starting again, so that games come to their ends."""

    def one(i: Any, state: Any) -> Any:
        act, roll = jax.random.split(jax.random.fold_in(key, i))
        return once(state, choose(act, state), jax.random.split(roll, state.current_player.shape[0]))

    return jax.lax.fori_loop(0, STEPS, one, state)


play_compiled, finish_compiled = jax.jit(play), jax.jit(finish)


def measure(size: int) -> list[float]:
    key = jax.random.PRNGKey(size)
    state = start(jax.random.split(key, size))
    state, _ = jax.block_until_ready(play_compiled(state, key))
    found, finished, rounds = [], 0, 0
    for _ in range(repeats):
        done, begun = 0, time.perf_counter()
        while (passed := time.perf_counter() - begun) < seconds:
            rounds += 1
            state, ended = jax.block_until_ready(play_compiled(state, jax.random.fold_in(key, rounds)))
            finished += int(ended)
            done += size * STEPS
        found.append(done / passed)
    state = state.replace(terminated=jnp.zeros_like(state.terminated))
    for extra in range(200):
        state = finish_compiled(state, jax.random.fold_in(key, 10**8 + extra))
        if bool(state.terminated.all()):
            break
    assert bool(state.terminated.all()), "games that were counted do not end"
    return found


best = max(((measure(size), size) for size in sizes), key=lambda each: sorted(each[0])[len(each[0]) // 2])
platform = jax.devices()[0].platform
report(f"Pgx {name}, {platform}", best[0], f"random play, best of batches {', '.join(map(str, sizes))}: {best[1]}")

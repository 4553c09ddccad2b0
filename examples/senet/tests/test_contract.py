"""Senet keeps the contract of every game."""

from __future__ import annotations

from saqqara.testing import CompiledContract, Contract


class TestSenet(Contract):
    games = ("senet",)


class TestCompiledSenet(CompiledContract):
    games = ("senet",)

"""Every game keeps the contract: those of the package, and the example in docs/."""

from __future__ import annotations

import pytest

from saqqara import games
from saqqara.testing import Contract, Setup


class TestContract(Contract):
    games = games.names()


@pytest.mark.parametrize(("name", "most"), [("imhotep", 1024), ("kheops", 1024)])
def test_states_stay_small(name: str, most: int) -> None:
    assert Setup(name, 2, (), "default").new(1)._state.nbytes <= most

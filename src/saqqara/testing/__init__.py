"""The contract that every game keeps, as tests for the author of a game. It needs pytest: `pip install 'saqqara[testing]'`.

    from saqqara.testing import Contract

    class TestSenet(Contract):
        games = ("senet",)

`Contract` plays the game as tables, bots and batches do. `CompiledContract` compares compiled with interpreted rules; it compiles
the rules, which may take a minute the first time.
"""

from __future__ import annotations

from saqqara.errors import MissingExtra

try:
    import pytest
except ImportError:
    raise MissingExtra("saqqara.testing needs pytest: install it with `pip install 'saqqara[testing]'`") from None

pytest.register_assert_rewrite("saqqara.testing.contract", "saqqara.testing.compiled")

from saqqara.testing.compiled import CompiledContract  # noqa: E402, after pytest knows which assertions to explain
from saqqara.testing.contract import Contract  # noqa: E402
from saqqara.testing.setups import Setup, play_random, setups  # noqa: E402

__all__ = ["CompiledContract", "Contract", "Setup", "play_random", "setups"]

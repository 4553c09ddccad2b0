"""The errors of the package."""

from __future__ import annotations

import re

from saqqara import errors


def test_the_drawn_hierarchy_is_the_real_one() -> None:
    assert errors.__doc__ is not None
    drawn: dict[str, str] = {}
    owners: list[str] = ["SaqqaraError"]
    for bars, name in re.findall(r"^    ((?:│   )*[├└]── )(\w+)", errors.__doc__, re.MULTILINE):
        depth = len(bars) // 4
        del owners[depth:]
        drawn[name] = owners[-1]
        owners.append(name)
    found = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, Exception)]
    real = {each.__name__: each.__bases__[0].__name__ for each in found}
    assert drawn | {"SaqqaraError": "ValueError"} == real

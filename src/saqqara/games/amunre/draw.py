from typing import Any


def draw(*a: Any) -> Any: ...

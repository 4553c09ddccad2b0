"""Documents on disk. A save that is interrupted or fails leaves the file as it was."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from saqqara.errors import BadRecord, CannotSave
from saqqara.kernel.strict_json import parse


def save(path: Path, document: Any) -> None:
    """Write a JSON document, either whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(document, file, ensure_ascii=False)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave(f"{path} could not be written ({error.strerror}); what was saved before is still there") from error


def load(path: Path) -> Any:
    """Return the JSON document in a file."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path} could not be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path} is not a JSON document: {error}") from error

"""The server's API document for the browser's types: `npm run api` writes src/lib/api/schema.d.ts from it.

Messages over the WebSocket are no part of an OpenAPI document by themselves; they are added from the same models.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from saqqara.server.api import schemas
from saqqara.server.api.app import create_app
from saqqara.server.settings import Settings


def document() -> dict[str, Any]:
    made = create_app(Settings(games="")).openapi()
    models = [
        one for one in vars(schemas).values() if isinstance(one, type) and issubclass(one, BaseModel) and one is not BaseModel
    ]
    _, found = models_json_schema([(one, "serialization") for one in models], ref_template="#/components/schemas/{model}")
    known = made.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in found["$defs"].items():
        known[name] = schema
    return made


if __name__ == "__main__":
    print(json.dumps(document(), sort_keys=True))

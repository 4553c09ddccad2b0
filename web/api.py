"""Print the server's API document: `npm run api` writes the browser's types from it, in src/lib/api/schema.d.ts."""

from __future__ import annotations

import json

from saqqara.server.api.app import create_app
from saqqara.server.settings import Settings

if __name__ == "__main__":
    print(json.dumps(create_app(Settings(games="")).openapi(), sort_keys=True))

"""The browser client: the files of the package, and index.html for every page."""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException

from saqqara.server.errors import not_found

WEB = Path(__file__).resolve().parents[2] / "web"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Saqqara</title>
<body style="font-family: system-ui; max-width: 40rem; margin: 4rem auto; line-height: 1.5">
<h1>Saqqara</h1><p>The server is running, but the browser client has not been built. In a checkout,
<code>make setup</code> builds it; then reload this page.
The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Media types that operating systems disagree on or do not know."""
FOREVER = "public, max-age=31536000, immutable"


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            if request.method == "HEAD":  # what exists there answers other methods
                raise HTTPException(405, headers={"Allow": "GET"})
            raise not_found("page")
        file = (folder / path).resolve() if "\0" not in path else folder
        if path and file.is_relative_to(folder) and file.is_file():
            hashed = "assets" in file.relative_to(folder).parts
            return _sent(file, request, FOREVER if hashed else "no-cache")
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 200 if not path else 404)
        if "." in path.rpartition("/")[2]:
            return Response(status_code=404)
        return _sent(index, request, "no-cache")


def _sent(file: Path, request: Request, keeping: str) -> Response:
    """Return a file, compressed if the build has put a compressed copy beside it.

    Compression is safe here: these files are the same for everybody, so their length reveals nothing.
    """
    headers = {"Cache-Control": keeping}
    packed = file.with_name(f"{file.name}.gz")
    if packed.is_file():
        headers["Vary"] = "Accept-Encoding"
        if _takes_gzip(request):
            kind = TYPES.get(file.suffix) or guess_type(file.name)[0]
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(file, media_type=TYPES.get(file.suffix), headers=headers)


def _takes_gzip(request: Request) -> bool:
    for offer in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False

"""The application: routes, refusals, health, metrics and the browser client."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from saqqara import __version__
from saqqara.server.api.live_docs import messages
from saqqara.server.api.middleware import Guard
from saqqara.server.api.routes import accounts, chat, games, live, mail, me, play, players, tables
from saqqara.server.api.routes.common import PROBLEMS
from saqqara.server.api.static import add_pages
from saqqara.server.bots.levels import Levels
from saqqara.server.errors import Refused, broken
from saqqara.server.metrics import REFUSED
from saqqara.server.services import Services
from saqqara.server.settings import Settings

log = logging.getLogger("saqqara.app")


def create_app(settings: Settings, levels: Levels | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(settings, levels)
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Saqqara",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=PROBLEMS,
    )
    app.add_middleware(Guard, settings=settings)
    for module in (games, me, accounts, players, mail, tables, play, chat, live):
        app.include_router(module.router, prefix="/api")
    _add_operating(app, settings)
    _add_refusals(app)
    add_pages(app)
    app.webhooks.include_router(messages)
    return app


def _add_operating(app: FastAPI, settings: Settings) -> None:
    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz(request: Request) -> dict[str, str]:
        if not await request.app.state.services.health.good():
            raise broken(503)
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", include_in_schema=False)
    def metrics() -> Response:
        if not settings.metrics:
            raise HTTPException(404, "Metrics are switched off on this server.")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        REFUSED.labels(error.code).inc()
        headers = {"Retry-After": str(error.retry)} if error.retry else None
        return _problem(error.status, error.document(), headers)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        return await refused(request, broken())

    @app.exception_handler(DBAPIError)
    async def away(request: Request, error: DBAPIError) -> Response:
        log.error("the database failed a request", extra={"path": request.url.path}, exc_info=error)
        return await refused(request, broken(503))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        faults = [f"{'.'.join(str(part) for part in fault['loc'][1:])}: {fault['msg']}" for fault in error.errors()[:5]]
        return _problem(422, {"code": "invalid", "message": "; ".join(faults), "key": None, "arguments": {}})

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        headers = dict(error.headers) if error.headers else None
        return _problem(error.status_code, {"code": "http", "message": str(error.detail), "key": None, "arguments": {}}, headers)


def _problem(status: int, document: dict[str, Any], headers: dict[str, str] | None = None) -> Response:
    text = orjson.dumps(document, option=orjson.OPT_NON_STR_KEYS, default=str)
    return Response(text, status, headers, "application/json")

"""Games on offer, levels of bots, component sets, texts and rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from saqqara import games, texts
from saqqara.server.api.routes.common import Here
from saqqara.server.api.schemas.games import GameInfo, LevelInfo, OwnSet, SetName
from saqqara.server.errors import not_found
from saqqara.server.lobby import creating
from saqqara.texts import Language

router = APIRouter(tags=["games"])


@router.get("/games", response_model=list[GameInfo])
def list_games(here: Here) -> Any:
    return [
        {**game, "ready": here.readiness.ready(game["name"]), "failed": here.readiness.failed(game["name"])}
        for game in games.describe()
        if game["name"] in here.readiness.offered
    ]


@router.get("/games/{game}/components/{name}")
def get_components(game: Annotated[str, Path(max_length=64)], name: Annotated[str, Path(max_length=64)]) -> dict[str, Any]:
    """Return a component set that can be chosen by name, as a starting point for a custom one."""
    components = games.find(game).components if game in games.names() else None
    if components is None or name not in components.names():
        raise not_found("set")
    return components.load(name)


@router.post("/games/{game}/components", response_model=SetName)
def check_components(game: Annotated[str, Path(max_length=64)], own: OwnSet) -> Any:
    """Check that a custom component set fits the game; the refusal names what does not."""
    _, name = creating.check_components(game, own.content)
    return {"set": name}


@router.get("/levels", response_model=list[LevelInfo])
async def list_levels(here: Here) -> Any:
    return here.levels.offered


@router.get("/texts/{language}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
def get_texts(language: Language, game: Annotated[str | None, Query(max_length=64)] = None) -> Response:
    """The catalogue of texts in a language, or the part of it that belongs to one game, as one Fluent file."""
    _check_known(game)
    return Response("\n".join(texts.sources(language, game)), media_type="text/plain; charset=utf-8")


@router.get("/games/{game}/rules", response_class=Response, responses={200: {"content": {"text/markdown": {}}}})
def get_rules(game: Annotated[str, Path(max_length=64)], language: Language = "en") -> Response:
    """The rules of a game as Markdown, in English if they are not translated."""
    _check_known(game)
    page = texts.rules_page(game, language)
    if page is None:
        raise not_found("rules")
    return Response(page, media_type="text/markdown; charset=utf-8")


def _check_known(game: str | None) -> None:
    if game is not None and game not in games.names():
        raise not_found("game")

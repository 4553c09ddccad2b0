"""The public facts about players: profiles, finished games, the ladder."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from saqqara import games
from saqqara.server.api.routes.common import ID, Anyone, Before, Here, id_of
from saqqara.server.api.schemas.people import LadderEntry, Profile
from saqqara.server.api.schemas.tables import Tables
from saqqara.server.errors import not_found
from saqqara.server.lobby import listing
from saqqara.server.people import profiles

router = APIRouter(tags=["people"])


@router.get("/players/{player}", response_model=Profile)
async def get_profile(here: Here, player: ID) -> Any:
    profile = await here.store.read(lambda database: profiles.profile(database, player))
    if profile is None:
        raise not_found("player")
    return profile


@router.get("/players/{player}/games", response_model=Tables)
async def list_games_of(here: Here, asking: Anyone, player: ID, before: Before = None) -> Any:
    """List the public games that a player has finished, the latest first."""
    return await here.store.read(lambda database: listing.public_games(database, player, before, id_of(asking)))


@router.get("/ladder/{game}", response_model=list[LadderEntry])
async def get_ladder(here: Here, game: Annotated[str, Path(max_length=64)]) -> Any:
    """List the hundred best players of a game, bots among them."""
    if game not in games.names():
        raise not_found("game")
    return await here.store.read(lambda database: profiles.ladder(database, game, 100))

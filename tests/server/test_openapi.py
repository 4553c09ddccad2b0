"""The documented API against many odd requests: never a server error, and every answer as documented."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from saqqara.server.api.app import create_app
from saqqara.server.settings import Settings
from tests.server import stand_in
from tests.server.clients import BOT, ME, Client
from tests.server.hosts import Host
from tests.server.test_tables import finish

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
API = schemathesis.openapi.from_dict(create_app(Settings(), stand_in.levels()).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in API.get_all_operations() if isinstance(found, Ok)}
ATTEMPTS = 12


@pytest.fixture(scope="module")
def world(both: Host) -> tuple[Client, list[str]]:
    """A player with a finished and a running game, whose requests are tried."""
    player = both.client("Anna")
    finished, running = player.table(ME, BOT)["id"], player.table(ME, {"kind": "here", "name": "Carl"})["id"]
    finish(player, table=finished)
    return player, [finished, running]


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_the_server(label: str, both: Host, world: tuple[Client, list[str]]) -> None:
    player, tables = world
    cookies = {} if label == "DELETE /api/me" else dict(player.http.cookies)
    tried = 0

    @settings(
        max_examples=ATTEMPTS, deadline=None, phases=[Phase.generate], derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=OPERATIONS[label].as_strategy())
    def attempt(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "id" in case.path_parameters:
            case.path_parameters["id"] = tables[tried % 2]
        case.call_and_validate(base_url=both.url, checks=CHECKS, cookies=cookies)

    attempt()
    assert tried > 0

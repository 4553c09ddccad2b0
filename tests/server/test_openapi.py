"""The documented API against thousands of odd requests: never a server error, and every answer as documented."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.clients import BOT, ME
from tests.server.hosts import Host
from tests.server.test_tables import finish

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def api(host: Host) -> Any:
    return schemathesis.openapi.from_url(f"{host.url}/api/openapi.json")


@pytest.fixture(scope="module")
def world(host: Host) -> dict[str, Any]:
    """A player with a running and a finished game, whose requests are tried."""
    player = host.client("Anna")
    finished, running = player.table(ME, BOT)["id"], player.table(ME, {"kind": "here", "name": "Carl"})["id"]
    finish(player, table=finished)
    return {"player": player, "tables": [finished, running]}


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: Any, world: dict[str, Any]) -> None:
    if case.operation.path == "/api/me" and case.method == "DELETE":
        return
    if "id" in case.path_parameters:
        case.path_parameters["id"] = world["tables"][len(str(case.query)) % 2]
    player = world["player"]
    case.call_and_validate(checks=CHECKS, cookies=dict(player.http.cookies))

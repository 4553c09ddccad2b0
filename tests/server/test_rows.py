"""Typed rows: their classes name the columns of the tables, and old JSON still reads."""

from __future__ import annotations

from dataclasses import fields
from types import NoneType
from typing import get_args, get_type_hints

import pytest
import sqlalchemy as sa

from saqqara.server.store import rows, schema

CLASSES = [
    (schema.players, rows.PlayerRow),
    (schema.tables, rows.TableRow),
    (schema.seats, rows.SeatRow),
    (schema.chat, rows.ChatRow),
    (schema.notices, rows.NoticeRow),
    (schema.ratings, rows.RatingRow),
    (schema.jobs, rows.JobRow),
]


@pytest.mark.parametrize(("table", "kind"), CLASSES, ids=lambda each: getattr(each, "name", None))
def test_a_row_has_the_columns_of_its_table(table: sa.Table, kind: type) -> None:
    assert [field.name for field in fields(kind)] == list(table.c.keys())
    hints = get_type_hints(kind)
    optional = {name for name, hint in hints.items() if NoneType in get_args(hint)}
    assert optional == {column.name for column in table.c if column.nullable}


def test_json_of_the_first_version_is_read_with_later_defaults() -> None:
    setup = rows.parse(
        rows.Setup,
        {"options": {}, "clock": {"kind": "none"}, "on_timeout": "bot", "timeout_level": "", "shuffle": False, "seed": None},
    )
    assert (setup.components, setup.kept, setup.clock) == (None, [], rows.NoClock())
    settings = rows.parse(rows.PlayerSettings, {"mail": {"address": "a@b.it", "turns": True}})
    assert (settings.mail.confirmation, settings.wants_notices) == ("none", False)
    assert rows.parse(rows.PlayerSettings, {}) == rows.PlayerSettings()

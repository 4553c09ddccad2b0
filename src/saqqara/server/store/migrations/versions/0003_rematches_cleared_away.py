"""Rematches whose table was deleted can be requested again"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE tables SET rematch = NULL WHERE rematch NOT IN (SELECT id FROM tables)")


def downgrade() -> None:
    """Do nothing: the old values are lost."""

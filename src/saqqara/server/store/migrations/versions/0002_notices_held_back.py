"""Hold notices back while their player is at the table"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "held",
                sa.Float(),
                server_default="0",
                nullable=False,
                comment="not sent before then: the player may be at the table",
            )
        )


def downgrade() -> None:
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.drop_column("held")

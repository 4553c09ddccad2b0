"""Reports store the author, even if the message is gone"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.add_column(sa.Column("said_by", sa.String(length=32), nullable=True))
        batch_op.create_index(batch_op.f("ix_reports_said_by"), ["said_by"], unique=False)
    op.execute("UPDATE reports SET said_by = (SELECT player FROM chat WHERE chat.id = reports.chat)")


def downgrade() -> None:
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_reports_said_by"))
        batch_op.drop_column("said_by")

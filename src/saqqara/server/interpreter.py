"""Settings of the Python interpreter that suit a server with many pending moves.

- The garbage collector looks for cycles seldom. Nearly everything that games hold is in use, and with Python's own thresholds every
  commit would have it scan all the moves that wait. This saves a tenth of the processor time per move or more.
- The thread that writes to the database releases the GIL sooner while the event loop waits; players would notice Python's default.

`bench/server/README.md` has the figures.
"""

from __future__ import annotations

import gc
import sys

GC_THRESHOLDS = (100_000, 10, 10)
SWITCH_SECONDS = 0.002


def set_up() -> None:
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)

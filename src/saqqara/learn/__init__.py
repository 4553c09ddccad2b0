"""Environments for research: batches of games, PettingZoo, Gymnasium, OpenSpiel. See docs/research.md."""
from saqqara.learn.batch import Batch, warm
from saqqara.learn.layout import Layout, layout
__all__ = ["Batch", "Layout", "layout", "warm"]

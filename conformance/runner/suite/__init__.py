"""The parts of `run.py`: the protocol, the adapter's process, answers as lines, their comparison, the report."""

from .cases import Runner
from .comparison import NAME, agrees, first_places, renamed, without_words
from .lines import render, rendered
from .protocol import NoAnswer, Schema, Unsupported

__all__ = [
    "NAME", "NoAnswer", "Runner", "Schema", "Unsupported", "agrees", "first_places", "render", "rendered", "renamed",
    "without_words",
]

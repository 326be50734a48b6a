"""Scripts that build signatures: a leaf or value on each line, as the library takes them."""

from __future__ import annotations

import json
import operator
from typing import Any, Callable, Dict, List, Sequence, Union


def leaf(side: str, raw: int, path: Sequence[Union[int, str, bytes]]) -> str:
    """The line of a leaf on an index path."""
    return " ".join([half(side), str(raw)] + [key(step) for step in path])


def half(side: str) -> str:
    """The notation of a side."""
    if side not in ("inputs", "results"):
        raise ValueError("expected 'inputs' or 'results', got %r" % side)
    return "I" if side == "inputs" else "R"


def key(step: Union[int, str, bytes]) -> str:
    """The notation of a step of a path."""
    if isinstance(step, str):
        step = step.encode("utf-8")
    if isinstance(step, bytes):
        return "s:" + step.hex()
    return "i:%d" % operator.index(step)


def run(function: Callable[[bytes], str], lines: List[str]) -> Dict[str, Any]:
    """Runs a script in the library."""
    answer: Dict[str, Any] = json.loads(function("\n".join(lines).encode("ascii")))
    if not answer["ok"]:
        raise ValueError(answer["error"])
    return answer

"""JSON of the library and for it, in pieces where it is long: what Python reads and writes of it in one step
cannot be ended by Ctrl-C.
"""

from __future__ import annotations

import json
from typing import Any, Callable, Dict, List, Tuple, Union

#: Reads the value at a place of a text, and says where it ends.
_read_at: Callable[[str, int], Tuple[Any, int]] = vars(json.JSONDecoder())["scan_once"]

#: Shorter texts are read in one step, which takes some hundredths of a second.
_SHORT = 1 << 21

#: The number of items of a long list that are written in one step.
_STEP = 1000

#: The depth of the containers whose items are read and written one by one.
_LEVELS = 3


def loads(text: Union[str, bytes]) -> Any:
    """As :func:`json.loads`, of JSON without white space."""
    if len(text) < _SHORT:
        return json.loads(text)
    if isinstance(text, bytes):
        text = text.decode("utf-8")
    value, end = _read(text, 0, _LEVELS)
    if end != len(text):
        raise json.JSONDecodeError("Extra data", text, end)
    return value


def _read(text: str, at: int, levels: int) -> Tuple[Any, int]:
    """The value at a place, and where it ends."""
    if levels > 0 and text[at] in "[{" and text[at + 1] not in "]}":
        return _items(text, at, levels) if text[at] == "[" else _members(text, at, levels)
    return _read_at(text, at)


def _items(text: str, at: int, levels: int) -> Tuple[List[Any], int]:
    items: List[Any] = []
    while True:
        # After the bracket, or the comma.
        at += 1
        item, at = _read(text, at, levels - 1) if text[at] in "[{" else _read_at(text, at)
        items.append(item)
        if text[at] == "]":
            return items, at + 1


def _members(text: str, at: int, levels: int) -> Tuple[Dict[str, Any], int]:
    members: Dict[str, Any] = {}
    while True:
        key, at = _read_at(text, at + 1)
        members[key], at = _read(text, at + 1, levels - 1)
        if text[at] == "}":
            return members, at + 1


def dumps(value: Any) -> str:
    """As :func:`json.dumps`."""
    return _write(value, _LEVELS)


def _write(value: Any, levels: int) -> str:
    if isinstance(value, list):
        if len(value) > _STEP:
            steps = (value[start : start + _STEP] for start in range(0, len(value), _STEP))
            return "[%s]" % ",".join(json.dumps(step)[1:-1] for step in steps)
        if levels > 0 and any(isinstance(item, (list, dict)) for item in value):
            return "[%s]" % ",".join(_write(item, levels - 1) for item in value)
    if isinstance(value, dict) and levels > 0 and len(value) <= _STEP:
        return "{%s}" % ",".join(
            "%s:%s" % (json.dumps(str(name)), _write(item, levels - 1)) for name, item in value.items()
        )
    return json.dumps(value)

"""Walks through operations."""

from __future__ import annotations

import enum
import fnmatch
from typing import TYPE_CHECKING, Callable, Dict, List, Optional, Sequence, Union

from .._renamed import renamed
from ._store import Store

if TYPE_CHECKING:
    from .operations import Operation

__all__ = ["Filter", "WalkOrder", "WalkResult"]

#: The filter of a walk: a name of operations with ``*`` as wildcard, or a predicate.
Filter = Union[None, str, Callable[["Operation"], object]]


class WalkResult(enum.Enum):
    """The next step of a walk whose function returns this."""

    ADVANCE = 0
    #: Skips the regions of the operation; only in pre-order.
    SKIP = 1
    #: Ends the walk.
    INTERRUPT = 2


class WalkOrder(enum.Enum):
    """When an operation is visited: before or after the operations in it."""

    PRE_ORDER = 0
    POST_ORDER = 1


def one_filter(where: Filter, old: Filter) -> Filter:
    """The filter of a walk, which has an old name."""
    if old is not None:
        renamed("filter", "where", 3)
        return old
    return where


def named_operations(store: Store, numbers: List[int], names: List[int], pattern: str) -> List[int]:
    """The operations of a name, with ``*`` as wildcard."""
    kept: Dict[int, bool] = {}
    found: List[int] = []
    for number, name in zip(numbers, names):
        keep = kept.get(name)
        if keep is None:
            keep = kept[name] = fnmatch.fnmatchcase(store.string(name), pattern)
        if keep:
            found.append(number)
    return found


def visit(root: "Operation", function: Callable[["Operation"], object], order: "WalkOrder") -> List["Operation"]:
    """Calls a function with an operation and all within it, and returns those for which it is a true predicate."""
    operations = list(root._walk(None))
    if order is WalkOrder.PRE_ORDER:
        places = list(range(len(operations)))
    else:
        places = _post_order(root, operations)
    selected: List[int] = []
    skipped = None
    for place in places:
        operation = operations[place]
        if operation.is_erased or (skipped is not None and _is_within(operation, skipped)):
            continue
        skipped = None
        result = function(operation)
        if result is WalkResult.INTERRUPT:
            break
        if result is WalkResult.SKIP:
            skipped = operation
        elif result and not isinstance(result, WalkResult):
            selected.append(place)
    return [operations[place] for place in sorted(selected)]


def _is_within(operation: Optional["Operation"], other: "Operation") -> bool:
    while operation is not None:
        if operation == other:
            return True
        operation = operation.parent
    return False


def _post_order(root: "Operation", operations: Sequence["Operation"]) -> List[int]:
    """The places of operations in an order in which each comes after those in it."""
    found: List[int] = []
    open_places: List[int] = []
    for place, operation in enumerate(operations):
        parent = operation.parent
        while open_places and operations[open_places[-1]] != parent:
            found.append(open_places.pop())
        open_places.append(place)
    return found + open_places[::-1]

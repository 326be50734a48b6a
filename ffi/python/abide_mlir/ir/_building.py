"""Makes operations, moves them between modules, and walks with functions."""

from __future__ import annotations

import array
import difflib
import json
import re
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from .._api import mlir as _mlir
from ..diagnostics import TextError
from ._store import to_words
from ._writing import quoted, write
from .attributes import ToAttribute
from .context import InsertionPoint, MLIRError, text_of_location
from .location import Location
from .types import Type

if TYPE_CHECKING:
    from ._store import Store
    from .operations import Block, Operation, Value

#: The places that operations go to.
Place = Union[None, InsertionPoint, "Block", "Operation"]


def point_of(place: Union[InsertionPoint, "Block", "Operation"]) -> InsertionPoint:
    """A place as an insertion point."""
    return place if isinstance(place, InsertionPoint) else InsertionPoint(place)


def anchor_of(point: InsertionPoint) -> Tuple[str, int]:
    """An insertion point as the library has it."""
    if point.ref_operation is not None:
        return "before", point.ref_operation._number
    return "end", point.block._number


def _is_value(one: object) -> bool:
    from .operations import Operation, Value

    return isinstance(one, (Value, Operation))


def create(
    name: str,
    results: Optional[Sequence[Any]],
    operands: Optional[Sequence[Any]],
    attributes: Optional[Mapping[str, ToAttribute]],
    successors: Optional[Sequence["Block"]],
    regions: int,
    loc: Optional[Location],
    ip: Place,
    *,
    is_inferred: bool = False,
) -> "Operation":
    """Makes an operation; see :meth:`Operation.create`. Its dialect may infer the types of the results.

    Raises
    ------
    TypeError
        If it infers none.
    """
    from .module import read_store
    from .operations import Operation
    from .values import value_of

    types, used = list(results or ()), list(operands or ())
    if any(map(_is_value, types)) or any(isinstance(one, (Type, str)) for one in used):
        types, used = used, types
    values = [value_of(one) for one in used]
    point = InsertionPoint.current if ip is None else point_of(ip)
    if point is not None:
        store, (place, anchor) = point.block._store, anchor_of(point)
    elif values:
        raise ValueError("an operation with operands needs a place: pass ip=, or enter an InsertionPoint")
    else:
        store = read_store(b"", "-", None)
        store.is_loose = True
        place, anchor = "end", Operation(store, store.records().order[0]).body[0]._number
    if any(value._store is not store for value in values):
        raise ValueError("the operands are of another module")
    _expect_known(store, name)
    text = _text(name, types, values, write(attributes or {}, into=store), regions) + text_of_location(loc)
    numbers = array.array("I", [value._number for value in values]).tobytes()
    (made,) = to_words(store.insert(place, anchor, text.encode("utf-8"), numbers))
    if successors:
        blocks = array.array("I", [block._number for block in successors]).tobytes()
        store.change("set_successors", made, blocks)
    error: Union[str, bool, None] = store.change("infer_results", made) if is_inferred else None
    if error is None:
        error = store.ask("check", made)
    if error is not None:
        store.change("erase", made)
        raise ValueError(error) if error else TypeError("%s needs the types of its results" % name)
    return Operation(store, made)


def _expect_known(store: "Store", name: str) -> None:
    """Refuses an operation that its dialect does not have."""
    dialect, _, own = name.partition(".")
    if store.description(name) is not None:
        return
    found: Optional[str] = store.ask("operations", dialect)
    if found is not None:
        near = difflib.get_close_matches(own, json.loads(found), 1)
        hint = "; did you mean '%s.%s'?" % (dialect, near[0]) if near else ""
        raise ValueError("the dialect %r has no operation %r%s" % (dialect, name, hint))


def _text(
    name: str, types: Sequence[Any], values: Sequence["Value"], attributes: str, regions: int
) -> str:
    """An operation in the generic form, whose operands are called by their positions."""
    text = "%s = " % ", ".join("%%r%d" % index for index in range(len(types))) if types else ""
    text += "%s(%s)" % (quoted(name), ", ".join("%%%d" % index for index in range(len(values))))
    if regions:
        text += " (%s)" % ", ".join(["{}"] * regions)
    text += " %s : (%s)" % (attributes, ", ".join(str(value.type) for value in values))
    return text + " -> (%s)" % ", ".join(map(str, types))


def read_operation(text: str, name: str) -> "Operation":
    """Reads one operation; see :meth:`Operation.parse`."""
    from .module import parse

    module = parse(text, name=name, strict=True)
    found = [module.operation] if module.operation.range is not None else module.operations
    if len(found) != 1:
        raise MLIRError("expected one operation, found %d" % len(found))
    found[0]._store.is_loose = True
    return found[0]


def insert_loose(operation: "Operation", place: str, anchor: Union["Block", "Operation"]) -> None:
    """Moves an operation into another module. Handles to its contents become invalid."""
    data: bytes = operation._store.ask_long("print", operation._number, True, True)
    written: List[Optional[str]] = [one._store.ask("location", one._number) for one in operation.walk()]
    data = anchor._store.carried(data, operation._store.blob)
    (made,) = to_words(anchor._store.insert(place, anchor._number, data, b""))
    operation._store.change("erase", operation._number)
    operation._store, operation._number = anchor._store, made
    if any(written):
        for one, text in zip(operation.walk(), written):
            if text is not None:
                one._store.ask("set_location", one._number, text)


def detach(operation: "Operation") -> "Operation":
    """Moves an operation into a module of its own; see :meth:`Operation.detach_from_parent`."""
    from .module import read_store
    from .operations import Operation

    store = read_store(b"", "-", None)
    store.is_loose = True
    insert_loose(operation, "end", Operation(store, store.records().order[0]).body[0])
    return operation


def with_locations(operation: "Operation", generic: bool, local_scope: bool) -> bytes:
    """The text of a module with its locations."""
    module = operation.module
    if module.operation != operation:
        raise ValueError("locations are printed for a whole module, and not for %r" % operation)
    flags = ["--mlir-print-debuginfo"]
    flags += ["--mlir-print-op-generic"] * generic + ["--mlir-print-local-scope"] * local_scope
    is_same = operation._store.ask("changes") == 0
    text = module.source if is_same else _located(operation)
    found = json.loads(_mlir.opt(text, json.dumps(flags)))
    if found.get("status", 0):
        raise TextError(str(found.get("stderr", "")))
    printed: str = found["stdout"]
    return printed.encode("utf-8")


def _located(top: "Operation") -> bytes:
    """The text of a changed module, in which each operation has its location."""
    from .module import parse

    text = top.get_asm(print_generic_op_form=True, use_local_scope=True).encode("utf-8", "surrogateescape")
    fresh = parse(text)
    old, new = list(top.walk()), list(fresh.operation.walk())
    ends = {one.range[1]: own.location.text for own, one in zip(old, new) if one.range is not None}
    if len(old) != len(new) or len(ends) != len(new):
        return text
    parts, begin = [], 0
    for end, location in sorted(ends.items()):
        parts += [text[begin:end], b" loc(%s)" % location.encode("utf-8")]
        begin = end
    return b"".join([*parts, text[begin:]])


#: A text in quotes, or the name of a value or block.
_NAME = re.compile(r'"(?:[^"\\]|\\.)*"|[%^][\w$.-]+')


def structure_of(operation: "Operation", other: "Operation") -> Tuple[str, List[object]]:
    """The text of an operation whose values and blocks are numbered from its beginning, and the values from outside;
    of these the types if the other operation is in another module."""
    names: Dict[str, str] = {}

    def numbered(found: "re.Match[str]") -> str:
        name = found[0]
        return name if name.startswith('"') else names.setdefault(name, "%s%d" % (name[0], len(names)))

    text = operation.get_asm(print_generic_op_form=True, use_local_scope=True)
    operations = list(operation.walk())
    own = {result for one in operations for result in one.results}
    for one in operations:
        for region in one.regions:
            for block in region.blocks:
                own.update(block.arguments)
    is_same = operation._store is other._store
    used = (value for one in operations for value in one.operands if value not in own)
    return _NAME.sub(numbered, text), [value if is_same else value.type for value in used]


def described_part(operation: "Operation", name: str) -> Any:
    """The operands, results, attribute or region that a description calls so.

    Raises
    ------
    AttributeError
        If it calls nothing so.
    """
    if name == "OPERATION_NAME":
        return str(operation.name)
    if not name.startswith("_"):
        description = operation._store.description(operation.name)
        if description is not None:
            found = _part(operation, description, name)
            if found is not _NOTHING:
                return found
        found = _part_of_view(operation, name)
        if found is not _NOTHING:
            return found
    raise AttributeError("%r has no attribute %r" % (type(operation).__name__, name))


_NOTHING = object()


def _part(operation: "Operation", description: Any, name: str) -> Any:
    for what in ("operands", "results"):
        values: Any = getattr(operation, what)
        sizes_name = description.segments(what)
        sizes: Any = operation.attributes.get(sizes_name) if sizes_name is not None else None
        group = description.group(what, name, len(values), None if sizes is None else sizes.value)
        if group is not None:
            begin, end, arity = group
            if arity == "variadic":
                return values[begin:end]
            return values[begin] if begin < end else None
    if name in description.attributes:
        return operation.attributes.get(name)
    for index, (own, several) in enumerate(description.regions):
        if own == name:
            return operation.regions[index:] if several else operation.regions[index]
    return _NOTHING


def _part_of_view(operation: "Operation", name: str) -> Any:
    """The property that the written class of an operation calls so."""
    from ..dialects import view_of

    view = None if hasattr(type(operation), "OPERATION_NAME") else view_of(operation.name)
    return getattr(view(operation), name) if view is not None and name in vars(view) else _NOTHING


__all__ = [
    "anchor_of",
    "create",
    "described_part",
    "detach",
    "insert_loose",
    "point_of",
    "read_operation",
    "structure_of",
    "with_locations",
]

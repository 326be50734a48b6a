"""Calls a function with sizes in place of values.

Rules: PASS-030 to PASS-032, the study of the symbol dialect, and what the operations of MLIR's dialects mean.
"""

from __future__ import annotations

from typing import Any, Optional

from failure import Untold
from mlir_driver import wrapped
from mlir_forms import BINARY
from mlir_ir import Operation, Value, affine_value
from symbol_passes import BIND, SYMBOL, sizes_of

Known = Any
"""An integer, a list of dims, or None."""


class Refused(Exception):
    """A call that the function's type rules out."""


def evaluate(module: Operation, name: str, args: list) -> tuple[dict, list]:
    """The sizes of all named values that are known, and of the results."""
    found = [op for op in module.walk() if op.name == "func.func" and op.attributes["sym_name"].value == name]
    if not found or not found[0].regions[0].blocks:
        raise Refused("there is no function @%s with a body" % name)
    block = found[0].regions[0].blocks[0]
    if len(args) != len(block.arguments):
        raise Refused("the function has %d arguments" % len(block.arguments))
    call = Call()
    for value, given in zip(block.arguments, args):
        if isinstance(given, list):
            check(value, given)
        elif value.type.shaped:
            raise Refused("an argument with a shape is given by its dims")
        call.known[id(value)] = given
        call.names[id(value)] = value.name
    results: list[Known] = []
    for op in block.ops:
        if op.name == "func.return":
            results = [call.value(one) for one in op.operands]
        else:
            call.run(op)
    dims = {"%" + call.names[key]: one for key, one in call.known.items() if one is not None and call.names.get(key)}
    return dims, results


def check(value: Value, given: list[int]) -> None:
    """Whether a type has such dims."""
    shape = value.type.dims
    if shape is None or len(shape) != len(given) or any(
        dim is not None and dim != size for dim, size in zip(shape, given)
    ):
        raise Refused("the type has other dims than %s" % given)


class Call:
    """The known values of one call."""

    def __init__(self) -> None:
        self.known: dict[int, Known] = {}
        self.names: dict[int, str] = {}

    def value(self, value: Value) -> Known:
        """The known value; a shape without unknown dims comes from the type."""
        found = self.known.get(id(value))
        if found is None and value.type.shaped and value.type.dims is not None and not value.type.dynamic:
            return list(value.type.dims)
        return found

    def run(self, op: Operation) -> None:
        """Works out the results of an operation."""
        if op.name == BIND:
            self.bind(op)
            return
        for result in op.results:
            self.names[id(result)] = result.name
            self.known[id(result)] = self.shape(op, result) if result.type.shaped else self.number(op)

    def number(self, op: Operation) -> Known:
        """The integer that an operation gives."""
        given = [self.value(one) for one in op.operands]
        if op.name == "arith.constant" and op.attributes["value"].kind == "integer":
            return op.attributes["value"].value
        if op.name in ("tensor.dim", "memref.dim"):
            shape, index = given
            return shape[index] if shape is not None and index is not None and 0 <= index < len(shape) else None
        if any(one is None for one in given):
            return None
        if op.name in ("arith.addi", "arith.subi", "arith.muli"):
            left, right = given
            number = {"addi": left + right, "subi": left - right, "muli": left * right}[op.name[6:]]
            return wrapped(number, op.result.type.text)
        if op.name == "arith.index_cast":
            return wrapped(given[0], op.result.type.text)
        if BINARY.match(op.name):
            raise Untold()
        field = {SYMBOL: "int_expressions", "affine.apply": "map"}.get(op.name)
        if field is None or field not in op.attributes:
            return None
        found = op.attributes[field].value
        if not found.results:
            return None
        return affine_value(found.results[0], given[: found.dims], given[found.dims :])

    def shape(self, op: Operation, result: Value) -> Optional[list[int]]:
        """The dims of a result."""
        if op.name == "tensor.cast":
            return self.value(op.operands[0])
        found = sizes_of(op, result) if result.type.dims is not None else None
        if found is None:
            return self.value(result)
        sizes = [self.size(found[at]) if at in found else dim for at, dim in enumerate(result.type.dims)]
        return None if any(one is None for one in sizes) else sizes

    def size(self, size: tuple) -> Optional[int]:
        """A size as `symbol_passes` tells it."""
        if size[0] == "value":
            return self.value(size[1])
        if size[0] == "dim":
            shape = self.value(size[1])
            return None if shape is None else shape[size[2]]
        parts = [self.size(one) for one in size[2]]
        return None if None in parts else affine_value(size[1].results[0], [], parts)

    def bind(self, op: Operation) -> None:
        """A symbol that a bind names by itself is the dim of what it binds."""
        found, shape = op.attributes["shape_expressions"].value, self.value(op.operands[0])
        for at in range(len(found.results)) if shape is not None else ():
            number = found.bare_symbol(at)
            if number is not None and self.value(op.operands[1 + number]) is None:
                self.known[id(op.operands[1 + number])] = shape[at]

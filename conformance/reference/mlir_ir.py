"""MLIR in memory: types, attributes, affine maps, operations.

Rules: MLIR's language reference. Nothing is shared or indexed: who wants the uses of a value looks at all
operations.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Iterator, Optional

Place = tuple[int, int]
"""A line and a column, from 1."""

DYNAMIC = None
"""A dim that is not known."""


class MlirError(Exception):
    """A refusal, at a place of the source."""

    def __init__(self, place: Place, message: str) -> None:
        super().__init__(message)
        self.place = place


@dataclass(frozen=True)
class Type:
    """A type. `kind` is `tensor`, `memref`, `vector`, `function` or `other`; `text` has the rest."""

    kind: str
    text: str = ""
    dims: Optional[tuple] = None
    element: Optional["Type"] = None
    encoding: Optional["Attribute"] = None
    inputs: tuple = ()
    results: tuple = ()

    @property
    def shaped(self) -> bool:
        """Whether values of it have a shape."""
        return self.kind in ("tensor", "memref", "vector")

    @property
    def ranked_tensor(self) -> bool:
        """Whether it is a tensor whose rank is known."""
        return self.kind == "tensor" and self.dims is not None

    @property
    def dynamic(self) -> list[int]:
        """The positions of the dims that are not known."""
        return [at for at, dim in enumerate(self.dims or ()) if dim is DYNAMIC]

    def with_encoding(self, encoding: Optional["Attribute"]) -> "Type":
        """The same tensor with another encoding."""
        return Type(self.kind, self.text, self.dims, self.element, encoding)


INDEX = Type("other", "index")


@dataclass(frozen=True)
class Map:
    """An affine map. Expressions are tuples: `("d", 0)`, `("s", 1)`, `("c", 4)`, `("+", left, right)`."""

    dims: int
    symbols: int
    results: tuple

    def bare_symbol(self, result: int) -> Optional[int]:
        """The number of the symbol that a result is, where it is nothing else."""
        expression = self.results[result]
        return expression[1] if expression[0] == "s" else None


def affine(operator: str, left: tuple, right: tuple) -> tuple:
    """An expression in MLIR's form: constants are folded, and on the right, like expressions without dims."""
    both = left[0] == "c" and right[0] == "c"
    if both and operator in "+*":
        return ("c", left[1] + right[1] if operator == "+" else left[1] * right[1])
    if both and right[1] > 0:
        return ("c", affine_value((operator, left, right), [], []))
    if operator in "+*" and (left[0] == "c" or has_no_dim(left) and not has_no_dim(right)):
        left, right = right, left
    if operator in "+*" and left[0] == right[0] in "ds" and left[1] > right[1]:
        left, right = right, left
    if operator == "+" and right[0] != "c":
        (first, times), (second, more) = factored(left), factored(right)
        if first == second:
            return affine("*", first, ("c", times + more))
    if operator == "*" and left[0] == "*" and left[2][0] == right[0] == "c":
        return affine("*", left[1], ("c", left[2][1] * right[1]))
    neutral = 0 if operator == "+" else 1
    if right == ("c", neutral) and operator != "mod":
        return left
    if operator == "*" and right == ("c", 0):
        return right
    if (operator, right) == ("mod", ("c", 1)):
        return ("c", 0)
    divided = divided_parts(operator, left, right)
    if divided is not None:
        return divided
    if operator == "+" and left[0] == "+" and left[2][0] == "c":
        # The constant is the last term of a sum.
        if right[0] == "c":
            return affine("+", left[1], ("c", left[2][1] + right[1]))
        return affine("+", affine("+", left[1], right), left[2])
    return (operator, left, right)


def divisor_of(expression: tuple) -> int:
    """A number that divides every value of an expression; 0 of a zero."""
    kind = expression[0]
    if kind == "c":
        return abs(expression[1])
    if kind in "ds" or kind.endswith("div"):
        return 1
    left, right = (divisor_of(one) for one in expression[1:])
    return left * right if kind == "*" else math.gcd(left, right)


def divided_parts(operator: str, left: tuple, right: tuple) -> Optional[tuple]:
    """A division whose divisor divides a part of the expression."""
    if operator not in ("floordiv", "ceildiv", "mod") or right[0] != "c" or right[1] < 1:
        return None
    divisor = right[1]
    if operator == "mod":
        if divisor_of(left) % divisor == 0:
            return ("c", 0)
        if left[0] == "+":
            for part, other in ((left[1], left[2]), (left[2], left[1])):
                if divisor_of(part) % divisor == 0:
                    return affine("mod", other, right)
        if left[0] == "mod" and left[2][0] == "c" and left[2][1] % divisor == 0:
            return affine("mod", left[1], right)
        return None
    if left[0] == "*" and left[2][0] == "c" and left[2][1] % divisor == 0:
        return affine("*", left[1], ("c", left[2][1] // divisor))
    if operator == "floordiv" and left[0] == "+" and any(divisor_of(one) % divisor == 0 for one in left[1:]):
        return affine("+", affine("floordiv", left[1], right), affine("floordiv", left[2], right))
    return None


def factored(expression: tuple) -> tuple[tuple, int]:
    """An expression without its constant factor, and that factor."""
    if expression[0] == "*" and expression[2][0] == "c":
        return expression[1], expression[2][1]
    return expression, 1


def has_no_dim(expression: tuple) -> bool:
    """Whether an expression is of symbols and constants alone."""
    return expression[0] != "d" and all(has_no_dim(part) for part in expression[1:] if isinstance(part, tuple))


def affine_value(expression: tuple, dims: list[int], symbols: list[int]) -> int:
    """The value of an expression."""
    kind = expression[0]
    if kind in "dsc":
        return {"d": dims, "s": symbols}[kind][expression[1]] if kind != "c" else expression[1]
    left, right = (affine_value(one, dims, symbols) for one in expression[1:])
    if kind == "+":
        return left + right
    if kind == "*":
        return left * right
    if kind == "floordiv":
        return left // right
    return -(-left // right) if kind == "ceildiv" else left % right


@dataclass(frozen=True)
class Attribute:
    """An attribute. `kind` is the kind of `value`: `integer`, `float`, `string`, `symbol`, `map`, `type`, `array`,
    `dictionary` (pairs), `unit`, `integers` (`array<i64: ..>`) or `other` (text)."""

    kind: str
    value: Any = None
    type: Optional[Type] = None


def integer(value: int, width: str = "i64") -> Attribute:
    """An integer attribute."""
    return Attribute("integer", value, Type("other", width))


@dataclass(eq=False)
class Value:
    """A result of an operation, or an argument of a block."""

    type: Type
    owner: Any = None  # an Operation or a Block
    name: str = ""

    @property
    def op(self) -> Optional["Operation"]:
        """The operation that it is a result of."""
        return self.owner if isinstance(self.owner, Operation) else None


@dataclass(eq=False)
class Region:
    """Blocks, the entry first."""

    blocks: list["Block"] = field(default_factory=list)
    op: Any = None  # the Operation around them


@dataclass(eq=False)
class Block:
    """Arguments and operations."""

    arguments: list[Value] = field(default_factory=list)
    ops: list["Operation"] = field(default_factory=list)
    region: Any = None  # a Region

    def insert(self, at: int, op: "Operation") -> "Operation":
        """Puts an operation before the one with this number."""
        op.block = self
        self.ops.insert(at, op)
        return op


@dataclass(eq=False)
class Operation:
    """An operation. The operands of successors are separate from the others, block by block."""

    name: str
    operands: list[Value] = field(default_factory=list)
    results: list[Value] = field(default_factory=list)
    attributes: dict[str, Attribute] = field(default_factory=dict)
    regions: list[Region] = field(default_factory=list)
    successors: list[Block] = field(default_factory=list)
    passed: list[list[Value]] = field(default_factory=list)
    place: Place = (1, 1)
    block: Any = None  # a Block, while it stands in one
    properties: tuple = ()  # the names of the attributes that were written as properties
    others: dict[str, Attribute] = field(default_factory=dict)  # attributes whose keys are among the properties, too
    has_properties: bool = False  # whether properties were written, if only `<{}>`

    @property
    def result(self) -> Value:
        """The only result."""
        return self.results[0]

    @property
    def at(self) -> int:
        """Its position in its block."""
        return self.block.ops.index(self)

    @property
    def parent(self) -> Optional["Operation"]:
        """The operation around it."""
        return self.block.region.op if self.block is not None else None

    def uses(self) -> list[Value]:
        """All values that it is given."""
        return self.operands + [value for values in self.passed for value in values]

    def add_results(self, types: list[Type]) -> "Operation":
        """Gives it results of these types."""
        self.results = [Value(one, self) for one in types]
        return self

    def add_region(self, region: Region) -> Region:
        """Gives it a region."""
        region.op = self
        self.regions.append(region)
        return region

    def walk(self) -> Iterator["Operation"]:
        """The operations in it in postorder, and itself as the last."""
        for region in self.regions:
            for block in list(region.blocks):
                for op in list(block.ops):
                    yield from op.walk()
        yield self

    def replace(self, old: Value, new: Value) -> None:
        """Replaces a value by another one in everything within it."""
        for op in self.walk():
            op.operands = [new if one is old else one for one in op.operands]
            op.passed = [[new if one is old else one for one in values] for values in op.passed]

    def users(self, value: Value) -> list["Operation"]:
        """The operations in it that are given a value."""
        return [op for op in self.walk() if any(one is value for one in op.uses())]

    def erase(self) -> None:
        """Takes it out of its block."""
        self.block.ops.remove(self)
        self.block = None


def before(op: Operation, new: Operation) -> Operation:
    """Puts an operation before another one."""
    return op.block.insert(op.at, new)


def after(op: Operation, new: Operation) -> Operation:
    """Inserts an operation after another one."""
    return op.block.insert(op.at + 1, new)


def make(name: str, operands: list[Value], types: list[Type], place: Place, **attributes: Attribute) -> Operation:
    """Creates a detached operation."""
    return Operation(name, operands, attributes=dict(attributes), place=place).add_results(types)

"""Verifies operations, and that values are defined where they are used.

Rules: MLIR's language reference, its pages of dialects, and the study of the symbol dialect. The first error of each
function is reported.
"""

from __future__ import annotations

import sys
from typing import Callable, Iterator, Optional, Sequence

from mlir_forms import BINARY, CASTS
from mlir_ir import Block, INDEX, MlirError, Operation, Region, Type, Value
from mlir_numbers import FLOATS, is_integer
from mlir_write import type_text

TERMINATORS = ("func.return", "cf.br", "cf.cond_br", "scf.yield", "linalg.yield")


def error(op: Operation, message: str) -> MlirError:
    """An error of an operation."""
    return MlirError(op.place, message)


def verify(module: Operation, broken: Sequence[int] = ()) -> Iterator[MlirError]:
    """The errors: in a module those of each function. One with a `broken` line is incomplete, and is not verified."""
    if module.name == "builtin.module":
        try:
            modules(module)
        except MlirError as found:
            yield found
        yield from symbols_once(module)
        ops = [op for region in module.regions for block in region.blocks for op in block.ops]
        ends = [op.place[0] for op in ops[1:]] + [sys.maxsize]
        for op, end in zip(ops, ends):
            if op.name == "builtin.module" or not any(op.place[0] <= line < end for line in broken):
                yield from verify(op, broken)
        return
    found = [error for op in preorder(module) for error in error_of(verify_one, op)]
    yield from found
    if not found:
        yield from error_of(defined, module)


def error_of(check: Callable[[Operation], None], op: Operation) -> list[MlirError]:
    """The error that a check finds."""
    try:
        check(op)
    except MlirError as found:
        return [found]
    return []


def defined(function: Operation) -> None:
    """Values are defined where they are used."""
    for op in preorder(function):
        from_inside(op)
    for region in function.regions:
        dominance(region)


def preorder(op: Operation) -> Iterator[Operation]:
    """Operations in preorder."""
    yield op
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                yield from preorder(inner)


def symbols_once(module: Operation) -> Iterator[MlirError]:
    """Checks that names are unique in a symbol table."""
    seen = set()
    for region in module.regions:
        for block in region.blocks:
            for op in block.ops:
                name = op.attributes.get("sym_name")
                if name is not None and name.value in seen:
                    yield error(op, "redefinition of symbol named '%s'" % name.value)
                if name is not None:
                    seen.add(name.value)


def verify_one(op: Operation) -> None:
    """Verifies an operation by itself."""
    check = CHECKS.get(op.name)
    if check is not None:
        check(op)
    elif BINARY.match(op.name):
        arithmetic(op)
    elif CASTS.match(op.name):
        casts(op)
    for region in op.regions:
        ways = [to for block in region.blocks for inner in block.ops for to in inner.successors]
        if any(to is region.blocks[0] for to in ways):
            raise error(op, "entry block of region may not have predecessors")
        for block in region.blocks:
            ends(op, block)


def ends(op: Operation, block: Block) -> None:
    """A block ends with a terminator, and has none before its end."""
    if op.name.split(".")[0] not in ("func", "scf", "linalg"):
        return
    for inner in block.ops[:-1]:
        if inner.name in TERMINATORS:
            raise error(inner, "must be the last operation in the parent block")
    last = block.ops[-1] if block.ops else None
    if last is None or last.name in CHECKS and last.name not in TERMINATORS or BINARY.match(last.name) or CASTS.match(last.name):
        raise error(last or op, "block with no terminator")


def scalar(kind: Type) -> str:
    """The type of the numbers that a value has: its own, or that of its elements."""
    return kind.element.text if kind.kind in ("tensor", "vector") else kind.text if kind.kind == "other" else ""


def signless(name: str) -> bool:
    """Whether numbers of a type are integers without a sign."""
    return name == "index" or name.startswith("i") and is_integer(name)


def arithmetic(op: Operation) -> None:
    """Operands and results have one type, of the numbers that the operation is for."""
    name = scalar(op.operands[0].type)
    if not (name in FLOATS if op.name.endswith("f") else signless(name)):
        raise error(op, "operand #0 has another type")
    if len(op.operands) != 2 or not op.operands[0].type == op.operands[1].type == op.result.type:
        raise error(op, "operands and results have one type")


def casts(op: Operation) -> None:
    """Types that can be cast to each other."""
    source, target = op.operands[0].type, op.result.type
    if op.name == "tensor.cast":
        if source.kind != "tensor" or target.kind != "tensor" or source.element != target.element:
            raise error(op, "operand and result are cast incompatible")
        known = zip(source.dims or (), target.dims or ())
        if None not in (source.dims, target.dims) and (
            len(source.dims) != len(target.dims) or any(None not in pair and pair[0] != pair[1] for pair in known)
        ):
            raise error(op, "operand and result are cast incompatible")
    if op.name.startswith("arith.index_cast"):
        names = scalar(source), scalar(target)
        if not all(map(signless, names)) or ("index" in names) != (names[0] != names[1]):
            raise error(op, "operand and result are cast incompatible")
        if (source.kind == "other", source.dims) != (target.kind == "other", target.dims):
            raise error(op, "input and output have the same dimensions")


def constants(op: Operation) -> None:
    """A value of the type of the result, whose numbers have no sign."""
    if "value" not in op.attributes:
        raise error(op, "requires attribute 'value'")
    name = op.result.type.text
    if is_integer(name) and not signless(name):
        raise error(op, "integer return type must be signless")
    if op.attributes["value"].type != op.result.type or op.attributes["value"].kind == "string":
        raise error(op, "value and result have the same type")


def applied(op: Operation) -> None:
    """An operand for each dim and symbol of a map of one result."""
    found = op.attributes["map"].value
    if len(op.operands) != found.dims + found.symbols:
        raise error(op, "dimension or symbol index mismatch")
    if op.name == "affine.apply" and len(found.results) != 1:
        raise error(op, "the map has one result")


def prefixed(op: Operation, found: dict) -> None:
    """Keys begin with the name of a dialect."""
    for name in found:
        if "." not in name and name not in ("sym_name", "sym_visibility"):
            raise error(op, "can only contain attributes with dialect-prefixed names, found: '%s'" % name)


def modules(op: Operation) -> None:
    """A module has one block, and attributes of dialects."""
    if len(op.regions[0].blocks) != 1:
        raise error(op, "region #0 has one block")
    if "sym_visibility" in op.attributes and op.attributes["sym_visibility"].kind != "string":
        raise error(op, "attribute 'sym_visibility' is a string")
    prefixed(op, op.attributes)


def function(op: Operation) -> None:
    """The arguments of the entry block are those of the type."""
    missing = [one for one in ("function_type", "sym_name") if one not in op.attributes]
    if missing:
        raise error(op, "requires attribute '%s'" % missing[0])
    kind = op.attributes["function_type"].value
    if not isinstance(kind, Type) or kind.kind != "function":
        raise error(op, "attribute 'function_type' is a type of functions")
    visibility = op.attributes.get("sym_visibility")
    if visibility is not None and visibility.value not in ("public", "private", "nested"):
        raise error(op, "visibility expected to be one of public, private, nested")
    if op.parent is not None and op.parent.name.split(".")[0] in ("func", "scf", "linalg"):
        raise error(op, "symbol's parent must have the SymbolTable trait")
    for name, types in (("arg_attrs", kind.inputs), ("res_attrs", kind.results)):
        if name in op.attributes and len(op.attributes[name].value) != len(types):
            raise error(op, "expects a dictionary for each argument or result")
        for one in op.attributes[name].value if name in op.attributes else ():
            prefixed(op, dict(one.value))
    if not op.regions[0].blocks:
        if visibility is None or visibility.value == "public":
            raise error(op, "symbol declaration cannot have public visibility")
        return
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(kind.inputs):
        raise error(op, "entry block must have %d arguments to match function signature" % len(kind.inputs))
    for at, (found, asked) in enumerate(zip(arguments, kind.inputs)):
        if found.type != asked:
            words = "type of entry block argument #%d('%s') must match the type of the corresponding argument"
            raise error(op, words % (at, type_text(found.type)))


def returns(op: Operation) -> None:
    """`return` has the results of its function."""
    around = op.parent
    if around is None or around.name != "func.func":
        raise error(op, "expects parent op 'func.func'")
    results = around.attributes["function_type"].value.results
    if len(results) != len(op.operands):
        raise error(op, "has %d operands, but enclosing function returns %d" % (len(op.operands), len(results)))
    for at, (found, asked) in enumerate(zip(op.operands, results)):
        if found.type != asked:
            raise error(op, "type of return operand %d ('%s') doesn't match" % (at, type_text(found.type)))


def table_of(op: Operation) -> Operation:
    """The module around an operation."""
    around = op
    while around.parent is not None:
        around = around.parent
        if around.name == "builtin.module":
            return around
    return around


def callee(op: Operation) -> Operation:
    """The function that a call names."""
    name = op.attributes["callee"].value[0]
    for region in table_of(op).regions:
        for block in region.blocks:
            for one in block.ops:
                if one.name == "func.func" and one.attributes["sym_name"].value == name:
                    return one
    raise error(op, "'%s' does not reference a valid function" % name)


def calls(op: Operation) -> None:
    """A call has the type of its function."""
    kind = callee(op).attributes["function_type"].value
    if [one.type for one in op.operands] != list(kind.inputs):
        raise error(op, "operand type mismatch")
    if [one.type for one in op.results] != list(kind.results):
        raise error(op, "result type mismatch")


def branches(op: Operation) -> None:
    """A block gets a value of its type for each argument."""
    for at, (block, values) in enumerate(zip(op.successors, op.passed)):
        if len(values) != len(block.arguments):
            raise error(op, "branch has %d operands for successor #%d" % (len(values), at))
        for number, (value, argument) in enumerate(zip(values, block.arguments)):
            if value.type != argument.type:
                raise error(op, "type mismatch for bb argument #%d of successor #%d" % (number, at))


def loops(op: Operation) -> None:
    """Checks that a loop has one block, and a loop-carried value one type."""
    one_block(op)
    for at, (first, inner) in enumerate(zip(op.operands[3:], op.regions[0].blocks[0].arguments[1:])):
        if first.type != inner.type:
            raise error(op, "%d-th init and %d-th region iter_arg have different type" % (at, at))


def one_block(op: Operation) -> None:
    """Checks that no region has several blocks."""
    if any(len(region.blocks) > 1 for region in op.regions):
        raise error(op, "expects a region with one block")


def element_yields(op: Operation) -> None:
    """Checks that a `linalg.yield` is directly in an operation of `linalg`."""
    if op.parent is None or not op.parent.name.startswith("linalg."):
        raise error(op, "expected parent op with LinalgOp interface")


def yields(op: Operation) -> None:
    """Checks that a region yields the results of its operation."""
    if op.parent is not None and not op.parent.name.startswith("scf."):
        raise error(op, "expects an operation of scf around it")
    if op.parent is not None and [one.type for one in op.operands] != [one.type for one in op.parent.results]:
        raise error(op.parent, "a region does not give its results")


def empties(op: Operation) -> None:
    """A size for each dim that is not known."""
    if not op.result.type.ranked_tensor:
        raise error(op, "result #0 must be ranked tensor")
    asked = len(op.result.type.dynamic)
    if asked != len(op.operands):
        raise error(op, "incorrect number of dynamic sizes, has %d, expected %d" % (len(op.operands), asked))


def dims(op: Operation) -> None:
    """`tensor.dim` is of a tensor that has a dim."""
    if op.operands[0].type.kind != op.name.split(".")[0]:
        raise error(op, "operand #0 must be a %s" % op.name.split(".")[0])
    if op.operands[0].type.dims == ():
        raise error(op, "operand #0 must have a dim")


def symbolic(op: Operation) -> None:
    """Limits, a result of type index, and a map of the operands."""
    for name in ("max_val", "min_val"):
        if name not in op.attributes:
            raise error(op, "requires attribute '%s'" % name)
        limit = op.attributes[name]
        if limit.kind != "integer" or limit.type.text != "i64":
            raise error(op, "attribute '%s' is no 64-bit signless integer attribute" % name)
    if "symbol_name" not in op.attributes or op.attributes["symbol_name"].kind != "symbol":
        raise error(op, "attribute 'symbol_name' is a symbol reference")
    if len(op.results) != 1:
        raise error(op, "requires one result")
    if op.result.type != INDEX:
        raise error(op, "result #0 must be index, but got '%s'" % type_text(op.result.type))
    found = op.attributes.get("int_expressions")
    if op.operands and found.value.dims:
        raise error(op, "the affine map should only contain symbols")
    if found is not None and found.value.symbols != len(op.operands):
        raise error(op, "number of int symbols doesn't match the number of symbols in the affine map")
    if found is not None and len(found.value.results) > 1:
        raise error(op, "mapping must not produce more than one value")
    sources(op, op.operands)


def sources(op: Operation, values: list[Value]) -> None:
    """A size is the result of another symbol, of `tensor.dim` or of arith."""
    for one in values:
        source = one.op.name if one.op is not None else ""
        if source not in ("symbol.symbolic_int", "tensor.dim") and not source.startswith("arith."):
            raise error(op, "int symbol must be produced by valid operations")


def binds(op: Operation) -> None:
    """A result for each dim, and a symbol for each operand."""
    if "shape_expressions" not in op.attributes:
        raise error(op, "requires attribute 'shape_expressions'")
    found = op.attributes["shape_expressions"].value
    if not op.operands[0].type.shaped:
        raise error(op, "operand #0 must be shaped")
    if len(found.results) != len(op.operands[0].type.dims or ()):
        raise error(op, "number of results doesn't match the rank of binded operand shape")
    if found.symbols != len(op.operands) - 1:
        raise error(op, "number of shape symbols doesn't match the number of symbols in the affine.map")


def destinations(op: Operation) -> None:
    """Checks that the written operands have the types of the results, and that elementwise operands fit each other."""
    if op.name in ("linalg.add", "linalg.sub"):
        elementwise(op)
    if op.results:
        count = op.attributes["inputs"].value[0]
        for at, (out, result) in enumerate(zip(op.operands[count:], op.results)):
            if out.type != result.type:
                raise error(op, "expected type of operand #%d to match type of corresponding result" % (count + at))


def elementwise(op: Operation) -> None:
    """Checks that inputs are arrays like the output, or scalars of its elements."""
    out = op.operands[-1].type
    if out.kind == "other" or out.element == INDEX:
        raise error(op, "elements are integers, floats or complex numbers")
    for one in op.operands[:-1]:
        if one.type == out.element:
            continue
        if one.type.kind != out.kind:
            raise error(op, "expected to have pure tensor or buffer semantics")
        if len(one.type.dims or ()) != len(out.dims or ()) or one.type.element != out.element:
            raise error(op, "operands have one rank and one type of elements")
    arrays = [one.type.dims or () for one in op.operands if one.type.shaped]
    if any(len(set(sizes) - {None}) > 1 for sizes in zip(*arrays)):
        raise error(op, "operands have equal sizes")


def inserts(op: Operation) -> None:
    """Checks that the result of an insertion has the type of its destination."""
    if op.result.type != op.operands[1].type:
        raise error(op, "expected result type to match dest type")


CHECKS: dict[str, Callable[[Operation], None]] = {
    "func.func": function,
    "func.return": returns,
    "func.call": calls,
    "cf.br": branches,
    "cf.cond_br": branches,
    "scf.for": loops,
    "scf.if": one_block,
    "scf.yield": yields,
    "linalg.yield": element_yields,
    "tensor.empty": empties,
    "tensor.dim": dims,
    "tensor.insert_slice": inserts,
    "memref.dim": dims,
    "symbol.symbolic_int": symbolic,
    "symbol.bind_symbolic_shape": binds,
    "arith.constant": constants,
    "affine.apply": applied,
    "affine.min": applied,
}
for _name in ("elemwise_unary", "elemwise_binary", "add", "sub", "matmul", "generic", "reduce", "broadcast", "transpose"):
    CHECKS["linalg." + _name] = destinations


def reachable(region: Region) -> list[Block]:
    """The reachable blocks."""
    found = region.blocks[:1]
    for block in found:
        for op in block.ops:
            for one in op.successors:
                if not any(one is known for known in found):
                    found.append(one)
    return found


def dominators(region: Region) -> dict[int, list[Block]]:
    """For each reachable block, those on every path to it."""
    blocks = reachable(region)
    found = {id(one): list(blocks) for one in blocks}
    found[id(blocks[0])] = blocks[:1]
    changed = True
    while changed:
        changed = False
        for block in blocks[1:]:
            before = [one for one in blocks if any(block is to for op in one.ops for to in op.successors)]
            common = [one for one in blocks if all(any(one is other for other in found[id(way)]) for way in before)]
            new = [one for one in common if one is not block] + [block]
            if len(new) != len(found[id(block)]):
                found[id(block)], changed = new, True
    return found


def dominance(region: Region) -> None:
    """Each value is defined before it is used, on every path."""
    if not region.blocks:
        return
    found = dominators(region)
    for block in region.blocks:
        if id(block) not in found:
            continue
        for op in block.ops:
            for at, value in enumerate(op.uses()):
                if not defined_before(value, op, found):
                    raise error(op, "operand #%d does not dominate this use" % at)
            for inner in op.regions:
                dominance(inner)


def from_inside(op: Operation) -> None:
    """The values that an operation uses are not from outside of its function or module."""
    for value in op.uses():
        home = home_of(value)
        around: Optional[Operation] = op
        while around is not None and around.block is not None and home is not None and around.block.region is not home.region:
            around = around.parent
            if around is None or around.name in ("func.func", "builtin.module"):
                raise error(op, "using value defined outside the region")


def home_of(value: Value) -> Optional[Block]:
    """The block that a value is defined in."""
    return value.owner if isinstance(value.owner, Block) else value.op.block if value.op else None


def defined_before(value: Value, op: Operation, found: dict[int, list[Block]]) -> bool:
    """Whether a value is defined when an operation runs."""
    home = home_of(value)
    if home is None:
        return False
    if len(home.region.blocks) == 1 and not home.region.op.name.startswith(("func.", "scf.", "linalg.")):
        # A module has no order, and neither has one block of an unknown operation.
        return True
    if home.region is not op.block.region:
        # In an enclosing region: the operation there that contains this one follows the value.
        around = op.parent
        while around is not None and around.block is not None and around.block.region is not home.region:
            around = around.parent
        if around is None or around.block is None:
            return False
        if home is around.block:
            return isinstance(value.owner, Block) or value.op.at < around.at
        return any(home is one for one in dominators(home.region).get(id(around.block), []))
    if home is op.block:
        return isinstance(value.owner, Block) or value.op.at < op.at
    return any(home is one for one in found[id(op.block)])

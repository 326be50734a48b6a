"""The passes over symbols.

Rules: `doc-symbol` and sections 6 to 10 of the study of the symbol dialect, with what its section 0 does better.
"""

from __future__ import annotations

from typing import Callable, Optional

from failure import Untold
from mlir_driver import canonicalize, common_subexpressions, constant_of, greedy
from mlir_ir import (INDEX, Attribute, Block, Map, MlirError, Operation, Place, Type, Value, affine, after, before,
                     integer, make)
from mlir_verify import callee

SYMBOL = "symbol.symbolic_int"
BIND = "symbol.bind_symbolic_shape"
GREATEST = 9223372036854775807
ELEMENTWISE = ("linalg.elemwise_unary", "linalg.elemwise_binary", "hfusion.elemwise_unary", "hfusion.elemwise_binary",
               "hfusion.cast", "hfusion.load", "hfusion.store")


class Names:
    """New names for symbols: one counter for the module, without the names already taken."""

    def __init__(self, module: Operation) -> None:
        self.taken = {name_of(op) for op in module.walk() if op.name == SYMBOL}
        self.next = 0

    def symbol(self, place: Place, operands: Optional[list[Value]] = None, found: Optional[Map] = None) -> Operation:
        """A new detached symbol."""
        while "S%d" % self.next in self.taken:
            self.next += 1
        name = Attribute("symbol", ("S%d" % self.next,))
        self.next += 1
        limits = {"max_val": integer(GREATEST), "min_val": integer(0)}
        op = make(SYMBOL, operands or [], [INDEX], place, symbol_name=name, **limits)
        if found is not None:
            op.attributes["int_expressions"] = Attribute("map", found)
        return op


def has_map(op: Operation) -> bool:
    """Whether a symbol is computed from others. A map without results is none."""
    return "int_expressions" in op.attributes and bool(op.attributes["int_expressions"].value.results)


def name_of(op: Operation) -> str:
    """The name of a symbol."""
    return op.attributes["symbol_name"].value[0]


def functions(module: Operation) -> list[Operation]:
    """The functions of the module itself that have a body, in order."""
    return [
        op
        for region in module.regions
        for block in region.blocks
        for op in block.ops
        if op.name == "func.func" and op.regions[0].blocks
    ]


def bind_of(scope: Operation, value: Value) -> Optional[Operation]:
    """The bind of a value; of several the last."""
    found = [op for op in scope.walk() if op.name == BIND and op.operands[0] is value]
    return found[-1] if found else None


def make_bind(value: Value, sizes: list[Optional[Value]], place: Place) -> Operation:
    """A bind of a value to the sizes of its unknown dims. A size without a symbol is left out."""
    numbers = iter(range(len(sizes)))
    results = [("s", next(numbers)) if dim is None else ("c", dim) for dim in value.type.dims or ()]
    found = Attribute("map", Map(0, len(sizes), tuple(results)))
    return make(BIND, [value] + [one for one in sizes if one is not None], [], place, shape_expressions=found)


# -- -erase-symbol


def erase(function: Operation, _: Names) -> None:
    """Removes every bind, and the code that is dead then."""
    for op in list(function.walk()):
        if op.name == BIND:
            op.erase()
    greedy(function, [])


# -- -propagate-symbol


def propagate(function: Operation, names: Names) -> None:
    """Arguments get symbols, and all that can be worked out from them has them."""
    entry = function.regions[0].blocks[0]
    place = entry.ops[0].place
    at = 0
    for argument in entry.arguments:
        kind = argument.type
        if kind.kind == "vector" or not kind.shaped or kind.dims is None or not kind.dynamic:
            continue
        if bind_of(function, argument):
            continue
        symbols = [entry.insert(at + number, names.symbol(place)) for number in range(len(kind.dynamic))]
        at += len(symbols)
        entry.insert(at, make_bind(argument, [one.result for one in symbols], place))
        at += 1

    def with_names(pattern: Callable) -> Callable:
        return lambda scope, op: pattern(scope, op, names)

    greedy(function, [with_names(symbolize), with_names(reify), dim_to_symbol, rebuild_empty, unify])


def symbolize(scope: Operation, op: Operation, names: Names) -> bool:
    """Adds a symbol after a size computed by arith, and replaces the size everywhere."""
    if op.name != "tensor.empty":
        return False
    changed = False
    for value in list(op.operands):
        source = value.op
        if source is None or not source.name.startswith("arith."):
            continue
        symbol = names.symbol(source.place, [value], Map(0, 1, (("s", 0),)))
        scope.replace(value, symbol.result)
        after(source, symbol)
        changed = True
    return changed


def rebuild_empty(_: Operation, bind: Operation) -> bool:
    """Rebuilds `tensor.empty` from the symbols that it is bound to, at the bind."""
    op = bind.operands[0].op if bind.name == BIND else None
    if op is None or op.name != "tensor.empty" or len(bind.operands) - 1 == len(op.operands) and all(
        one is other for one, other in zip(bind.operands[1:], op.operands)
    ):
        return False
    op.erase()
    op.operands = bind.operands[1:]
    bind.block.insert(bind.at, op)
    return True


def dim_to_symbol(scope: Operation, op: Operation) -> bool:
    """`tensor.dim` of a dim that is bound is its symbol, by position: the map is not looked at."""
    if op.name != "tensor.dim":
        return False
    index, source = constant_of(op.operands[1]), op.operands[0]
    bind = bind_of(scope, source)
    if index is None or bind is None or index not in source.type.dynamic:
        return False
    symbol = source.type.dynamic.index(index) + 1
    if symbol >= len(bind.operands) or bind.operands[symbol] is op.result:
        return False
    source = bind.operands[symbol].op
    if source is None:
        # An argument of a function or block.
        return False
    if any(one is op.result for one in source.uses()):
        # A symbol computed from the dim that it represents: its result is not documented.
        raise Untold()
    scope.replace(op.result, bind.operands[symbol])
    op.erase()
    return True


def reify(scope: Operation, op: Operation, names: Names) -> bool:
    """Binds results with computable shapes, after the operation."""
    tensors = [one for one in op.results if one.type.ranked_tensor]
    if not tensors or any(bind_of(scope, one) for one in op.results):
        return False
    shapes = [sizes_of(op, one) for one in tensors]
    if any(one is None for one in shapes):
        return False
    # All dims come before all symbols.
    found = [[dims_of(sizes[at], op) for at in value.type.dynamic] for value, sizes in zip(tensors, shapes)]
    for value, sizes in zip(tensors, found):
        symbols: list[Optional[Value]] = [symbol_of(one, op, names) for one in sizes]
        after(op, make_bind(value, symbols, op.place))
    return True


Size = tuple
"""The size of a dim: `("value", v)`, `("known", n)`, `("dim", tensor, number)`, or `("map", map, values or dims)`."""


def dims_of(size: Size, op: Operation) -> Size:
    """The size with a `tensor.dim` before the operation for each dim in it, and a constant for a number."""
    if size[0] == "dim":
        return ("value", dim_of(size[1], size[2], op))
    if size[0] == "known":
        number = Attribute("integer", size[1], INDEX)
        return ("value", before(op, make("arith.constant", [], [INDEX], op.place, value=number)).result)
    return ("map", size[1], [dims_of(one, op) for one in size[2]]) if size[0] == "map" else size


def symbol_of(size: Size, op: Operation, names: Names) -> Optional[Value]:
    """The value of a size in a bind; None for sizes that a bind does not take."""
    if size[0] == "map":
        operands = [symbol_of(one, op, names) for one in size[2]]
        return before(op, names.symbol(op.place, operands, size[1])).result
    value = size[1]
    if isinstance(value.owner, Block):
        return None
    source = value.op
    if source.name in ("tensor.dim", SYMBOL) or source.name.startswith("arith."):
        return value
    if source.name == "affine.apply":
        return before(op, names.symbol(source.place, list(source.operands), source.attributes["map"].value)).result
    raise MlirError(op.place, "unsupported reify op type")


def dim_of(tensor: Value, number: int, op: Operation) -> Value:
    """`tensor.dim` before an operation."""
    index = before(op, make("arith.constant", [], [INDEX], op.place, value=Attribute("integer", number, INDEX)))
    return before(op, make("tensor.dim", [tensor, index.result], [INDEX], op.place)).result


def sizes_of(op: Operation, result: Value) -> Optional[dict[int, Size]]:
    """The size of each unknown dim of a result; None if it is unknown."""
    unknown = result.type.dynamic
    if op.name == "tensor.empty":
        return {at: ("value", one) for at, one in zip(unknown, op.operands)}
    if op.name == "tensor.insert_slice":
        return {at: ("dim", op.operands[1], at) for at in unknown}
    if op.name == "tensor.collapse_shape":
        return {at: collapsed(op.operands[0], op.attributes["reassociation"].value[at]) for at in unknown}
    if op.name == "tensor.concat":
        axis = op.attributes["dim"].value
        return {at: joined(op.operands, axis) if at == axis else ("dim", op.operands[0], at) for at in unknown}
    if op.name.startswith(("linalg.", "hfusion.")) and op.name != "linalg.yield":
        return {at: looped(op, result, at) for at in unknown}
    return None


def collapsed(source: Value, group: tuple) -> Size:
    """The product of a group of dims."""
    unknown = [at for at in group if source.type.dims[at] is None]
    product: tuple = ("c", 1)
    for at in group:
        if source.type.dims[at] is not None:
            product = affine("*", product, ("c", source.type.dims[at]))
    known, product = product, None
    for number in range(len(unknown)):
        product = ("s", number) if product is None else affine("*", product, ("s", number))
    product = affine("*", product, known)
    return ("map", Map(0, len(unknown), (product,)), [("dim", source, at) for at in unknown])


def joined(operands: list[Value], axis: int) -> Size:
    """The sum of a dim of all operands."""
    total: tuple = ("c", 0)
    sizes: list[Size] = []
    for one in operands:
        if one.type.dims[axis] is None:
            total = affine("+", total, ("s", len(sizes)))
            sizes.append(("dim", one, axis))
        else:
            total = affine("+", total, ("c", one.type.dims[axis]))
    if total == ("s", 0):
        return sizes[0]
    return ("map", Map(0, len(sizes), (total,)), sizes) if sizes else ("known", total[1])


def looped(op: Operation, result: Value, at: int) -> Size:
    """A dim of a structured operation is that of the first operand that has the same loop."""
    maps = loops_of(op)
    inputs = op.attributes["inputs"].value[0]
    loop = maps[inputs + op.results.index(result)][at]
    for value, loops in zip(op.operands, maps):
        if loop in loops:
            return ("dim", value, loops.index(loop))
    raise Untold()


def loops_of(op: Operation) -> list[list[int]]:
    """For each operand of a structured operation, the loop that each of its dims belongs to."""
    ranks = [len(one.type.dims or ()) if one.type.shaped else 0 for one in op.operands]
    inputs = op.attributes["inputs"].value[0]
    if op.name == "linalg.generic":
        maps = [one.value for one in op.attributes["indexing_maps"].value]
        if any(expression[0] != "d" for one in maps for expression in one.results):
            raise Untold()
        return [[expression[1] for expression in one.results] for one in maps]
    if op.name == "linalg.matmul":
        return [[0, 2], [2, 1], [0, 1]]
    if op.name == "linalg.transpose":
        order = op.attributes["permutation"].value
        return [[order.index(at) for at in range(ranks[0])], list(range(ranks[1]))]
    if op.name == "linalg.broadcast":
        kept = [at for at in range(ranks[1]) if at not in op.attributes["dimensions"].value]
        return [kept, list(range(ranks[1]))]
    if op.name == "linalg.reduce":
        kept = [at for at in range(ranks[0]) if at not in op.attributes["dimensions"].value]
        return [list(range(rank)) if number < inputs else kept for number, rank in enumerate(ranks)]
    return [list(range(rank)) for rank in ranks]


def unify(scope: Operation, op: Operation) -> bool:
    """Dims that are one have one symbol: the one that is defined first."""
    groups = same_dims(op)
    order = [one for one in preorder_of(scope)]
    changed = False
    for group in groups:
        symbols: list[Value] = []
        for value, at in group:
            bind = bind_of(scope, value)
            number = value.type.dynamic.index(at) + 1 if bind is not None else 0
            if number and number < len(bind.operands):
                symbols.append(bind.operands[number])
        if op.name not in ELEMENTWISE and not any(bind_of(scope, one) for one in inputs_of(op)):
            continue
        if all(one is symbols[0] for one in symbols):
            continue
        if any(one.op is None for one in symbols):
            raise MlirError(op.place, "a size of its operands is an argument")
        first = min(symbols, key=lambda one: order.index(one.op))
        if not all(is_within(one.op, first.op.block) for one in symbols):
            continue
        for other in symbols:
            if other is not first:
                scope.replace(other, first)
                changed = True
    return changed


def inputs_of(op: Operation) -> list[Value]:
    """The operands that are not written."""
    return op.operands if op.name == "tensor.concat" else op.operands[: op.attributes["inputs"].value[0]]


def is_within(op: Operation, block: Block) -> bool:
    """Whether an operation is in a block, directly or in regions of its operations."""
    around: Optional[Operation] = op
    while around is not None and around.block is not block:
        around = around.parent
    return around is not None


def preorder_of(op: Operation) -> list[Operation]:
    """The operations in an operation, in the order of the text."""
    found = []
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                found += [inner] + preorder_of(inner)
    return found


def same_dims(op: Operation) -> list[list[tuple[Value, int]]]:
    """Groups of unknown dims that an operation says are equal."""
    values = op.operands + op.results
    if op.name in ELEMENTWISE and op.results:
        shapes = {one.type.dims if one.type.kind == "tensor" else None for one in values}
        if len(shapes) != 1 or None in shapes:
            return []
        return [[(one, at) for one in values] for at in values[0].type.dynamic]
    if op.name in ("linalg.broadcast", "linalg.reduce") and op.results:
        maps = loops_of(op)
        loops = maps + maps[op.attributes["inputs"].value[0] :]
        shared = maps[0] if op.name == "linalg.broadcast" else maps[-1]
        groups = []
        for loop in shared:
            group = [(one, dims.index(loop)) for one, dims in zip(values, loops)]
            if all(at in one.type.dynamic for one, at in group):
                groups.append(group)
        return groups
    if op.name == "tensor.concat" and len({one.type.dims for one in op.operands}) == 1:
        axis = op.attributes["dim"].value
        return [[(one, at) for one in values] for at in op.operands[0].type.dynamic if at != axis]
    return []


# -- -unfold-symbolic-int


def unfold(function: Operation, _: Names) -> None:
    """Replaces symbols by dims of the values bound to them, and maps by operations."""
    for op in list(function.walk()):
        if op.block is None:
            continue
        if op.name == SYMBOL and has_map(op):
            applied = make("affine.apply", op.operands, [INDEX], op.place, map=op.attributes["int_expressions"])
            before(op, applied)
            function.replace(op.result, applied.result)
            op.erase()
        elif op.name == BIND:
            unfold_bind(function, op)


def unfold_bind(function: Operation, bind: Operation) -> None:
    """The symbols that a bind names by themselves become dims of what it binds."""
    found = bind.attributes["shape_expressions"].value
    source = bind.operands[0]
    asked = sum(1 for one in bind.operands[1:] if one.op is not None and one.op.name == SYMBOL)
    done = 0
    for at in range(len(found.results)):
        number = found.bare_symbol(at)
        if number is None or bind.operands[1 + number].op is None:
            continue
        symbol = bind.operands[1 + number].op
        if symbol.name != SYMBOL:
            continue
        block, place = (source.owner, 0) if isinstance(source.owner, Block) else (source.op.block, source.op.at + 1)
        index = make("arith.constant", [], [INDEX], bind.place, value=Attribute("integer", at, INDEX))
        size = make("tensor.dim", [source, index.result], [INDEX], bind.place)
        block.insert(place, index)
        block.insert(place + 1, size)
        function.replace(symbol.result, size.result)
        symbol.erase()
        done += 1
    if done != asked:
        raise MlirError(bind.place, "all replaceable symbols should be unfolded on the first usage")
    bind.erase()


# -- -symbol-to-encoding and -encoding-to-symbol


def to_encoding(module: Operation, _: Names) -> None:
    """Binds become encodings of types."""
    for function in all_functions(module):
        for bind in reversed([op for op in function.walk() if op.name == BIND]):
            value = bind.operands[0]
            if not value.type.ranked_tensor:
                raise MlirError(bind.place, "binds a value that is not a ranked tensor and cannot have an encoding")
            if isinstance(value.owner, Block) and value.owner is not function.regions[0].blocks[0]:
                raise MlirError(bind.place, "Unhandled block argument for symbol to encoding conversion.")
            found = bind.attributes["shape_expressions"].value
            parts = [encoded(one, bind) for one in found.results]
            value.type = value.type.with_encoding(Attribute("array", tuple(parts)))
            bind.erase()
    # The types of functions follow their returned values once all dead code is removed.
    greedy(module, [])
    settle_types(module)
    greedy(module, [])


def encoded(expression: tuple, bind: Operation) -> Attribute:
    """The form of a size in an encoding."""
    if expression[0] == "c":
        return integer(expression[1])
    if expression[0] != "s":
        words = "Propagate symbol pass must be called first to make sure no binary expression appears"
        raise MlirError(bind.place, words)
    source = bind.operands[1 + expression[1]].op
    if source is None or source.name != SYMBOL:
        raise MlirError(bind.place, "is given a size that is not the result of a symbol")
    return Attribute("symbol", (name_of(source),))


def all_functions(module: Operation) -> list[Operation]:
    """All functions with a body, those of modules in the module too."""
    return [op for op in module.walk() if op.name == "func.func" and op.regions[0].blocks]


def to_symbols(module: Operation, _: Names) -> None:
    """Encodings become binds."""
    greedy(module, [])
    for function in all_functions(module):
        entry = function.regions[0].blocks[0]
        symbols = {name_of(op): op for op in function.walk() if op.name == SYMBOL}
        for argument in entry.arguments:
            if has_symbols(argument.type):
                bind_encoding(argument, symbols, entry, None)
                argument.type = argument.type.with_encoding(None)
        for op in [one for one in function.walk() if one is not function]:
            if op.name == "func.call" and not callee(op).regions[0].blocks:
                # The types of its results are those of a declaration, which stay.
                continue
            for value in op.results:
                if has_symbols(value.type) and bind_encoding(value, symbols, op.block, op):
                    value.type = value.type.with_encoding(None)
    settle_types(module)
    greedy(module, [])


def has_symbols(kind: Type) -> bool:
    """Whether a type has an encoding that is a list."""
    return kind.kind == "tensor" and kind.encoding is not None and kind.encoding.kind == "array"


def bind_encoding(value: Value, symbols: dict[str, Operation], block: Block, owner: Optional[Operation]) -> bool:
    """A bind instead of an encoding; not if a symbol is unknown in this block."""
    results: list[tuple] = []
    sizes: list[Operation] = []
    for part in value.type.encoding.value:
        if part.kind == "integer":
            results.append(("c", part.value))
        elif part.kind == "symbol":
            symbol = symbols.get(part.value[0])
            if symbol is None or symbol.block is not block:
                return False
            results.append(("s", len(sizes)))
            sizes.append(symbol)
    ops = sizes + ([owner] if owner is not None else [])
    # Of an argument with numbers alone: after the first operation, but before the end of the block.
    at = min(max((one.at for one in ops), default=0), len(block.ops) - 2)
    place = (owner or block.ops[0]).place
    found = Attribute("map", Map(0, len(sizes), tuple(results)))
    bind = make(BIND, [value] + [one.result for one in sizes], [], place, shape_expressions=found)
    block.insert(at + 1, bind)
    return True


def settle_types(module: Operation) -> None:
    """The types of functions follow their arguments and returns, and calls are cast to them."""
    for function in all_functions(module):
        blocks = function.regions[0].blocks
        returns = [op for block in blocks for op in block.ops if op.name == "func.return"]
        kind = function.attributes["function_type"].value
        results = tuple(one.type for one in returns[0].operands) if returns else kind.results
        new = Type("function", inputs=tuple(one.type for one in blocks[0].arguments), results=results)
        function.attributes["function_type"] = Attribute("type", new)
    for op in [one for one in module.walk() if one.name == "func.call"]:
        kind = callee(op).attributes["function_type"].value
        for at, (value, asked) in enumerate(zip(list(op.operands), kind.inputs)):
            if value.type != asked:
                op.operands[at] = before(op, make("tensor.cast", [value], [asked], op.place)).result
        for result, given in zip(op.results, kind.results):
            if result.type != given:
                old, result.type = result.type, given
                users = module.users(result)
                cast = after(op, make("tensor.cast", [result], [old], op.place))
                for user in users:
                    user.operands = [cast.result if one is result else one for one in user.operands]


ON_FUNCTIONS: dict[str, Callable[[Operation, Names], None]] = {
    "erase-symbol": erase,
    "propagate-symbol": propagate,
    "unfold-symbolic-int": unfold,
}
ON_MODULES: dict[str, Callable[[Operation, Names], None]] = {
    "symbol-to-encoding": to_encoding,
    "encoding-to-symbol": to_symbols,
    "canonicalize": lambda module, _: canonicalize(module),
    "cse": lambda module, _: common_subexpressions(module),
}

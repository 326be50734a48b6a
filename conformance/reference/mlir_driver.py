"""Rewrites operations until nothing changes: folding, dead code, common subexpressions, blocks.

Rules: MLIR's page of canonicalization and section 5 of the study of the symbol dialect.
"""

from __future__ import annotations

from typing import Callable, Optional

from mlir_forms import BINARY, CASTS
from mlir_ir import INDEX, Attribute, Block, Operation, Region, Type, Value, affine_value, before, make
from mlir_verify import dominators, reachable
from mlir_write import attribute_text, type_text

Pattern = Callable[[Operation, Operation], bool]
"""Is given the function (or module) and an operation in it, and says whether it has changed anything."""


def is_pure(op: Operation) -> bool:
    """Whether an operation has no effects: without users it is dead."""
    if op.name in ("scf.for", "scf.if"):
        inner = [one for region in op.regions for block in region.blocks for one in block.ops]
        return all(one.name == "scf.yield" or is_pure(one) for one in inner)
    if op.name in ("arith.constant", "symbol.symbolic_int", "affine.apply", "affine.min", "tensor.empty", "tensor.dim",
                   "memref.dim", "tensor.collapse_shape", "tensor.concat", "tensor.insert_slice"):
        return True
    if BINARY.match(op.name) or CASTS.match(op.name):
        return True
    if op.name.startswith(("linalg.", "hfusion.")) and op.results:
        return not any(one.type.kind == "memref" for one in op.operands)
    return False


def constant_of(value: Value) -> Optional[int]:
    """The integer that a value is."""
    op = value.op
    if op is None or op.name != "arith.constant" or op.attributes["value"].kind != "integer":
        return None
    return op.attributes["value"].value


def wrapped(number: int, kind: str) -> int:
    """An integer in the bits of its type."""
    width = 64 if kind == "index" else int(kind[1:])
    number &= (1 << width) - 1
    return number - (1 << width) if number >> (width - 1) and width > 1 else number


def fold(op: Operation) -> "Optional[Value | Attribute]":
    """The folded value of an operation: an existing value, or a constant."""
    if op.name in ("arith.addi", "arith.subi", "arith.muli") and op.result.type.kind == "other":
        left, right = (constant_of(one) for one in op.operands)
        kind = op.result.type.text
        if left is not None and right is not None:
            number = {"addi": left + right, "subi": left - right, "muli": left * right}[op.name[6:]]
            return Attribute("integer", wrapped(number, kind), op.result.type)
        if right == 0:
            return op.operands[1] if op.name == "arith.muli" else op.operands[0]
        if right is not None and op.name == "arith.muli" and right == wrapped(1, kind):
            return op.operands[0]
        if op.name == "arith.subi" and op.operands[0] is op.operands[1]:
            return Attribute("integer", 0, op.result.type)
    if op.name == "arith.index_cast" and constant_of(op.operands[0]) is not None:
        # A boolean is written as 1, and has a sign like other integers.
        number = -constant_of(op.operands[0]) if op.operands[0].type.text == "i1" else constant_of(op.operands[0])
        return Attribute("integer", wrapped(number, op.result.type.text), op.result.type)
    if op.name in ("tensor.dim", "memref.dim"):
        index, shape = constant_of(op.operands[1]), op.operands[0].type.dims
        if index is not None and shape is not None and 0 <= index < len(shape) and shape[index] is not None:
            return Attribute("integer", shape[index], INDEX)
    if op.name == "tensor.cast" and op.result.type == op.operands[0].type:
        return op.operands[0]
    if op.name == "affine.apply":
        return applied(op)
    if op.name == "tensor.insert_slice" and is_whole(op):
        return op.operands[0]
    if op.name == "symbol.symbolic_int" and len(op.operands) == 1:
        source, found = op.operands[0].op, op.attributes["int_expressions"].value
        if source is not None and source.name == op.name and found.dims == 0 and found.results and found.bare_symbol(0) == 0:
            return op.operands[0]
    return None


def applied(op: Operation) -> "Optional[Value | Attribute]":
    """The value of `affine.apply`: one of its operands, or a constant."""
    found = op.attributes["map"].value
    kind, number = found.results[0][0], found.results[0][1]
    if kind in ("d", "s"):
        return op.operands[number if kind == "d" else found.dims + number]
    values = [constant_of(one) for one in op.operands]
    if None in values and kind != "c":
        return None
    return Attribute("integer", affine_value(found.results[0], values[: found.dims], values[found.dims :]), INDEX)


def is_whole(op: Operation) -> bool:
    """Whether `tensor.insert_slice` replaces all elements of its destination."""
    kind = op.result.type
    return (
        op.operands[0].type == kind
        and not kind.dynamic
        and set(op.attributes["static_offsets"].value) <= {0}
        and set(op.attributes["static_strides"].value) <= {1}
    )


def knows_as_much(kind: Type, other: Type) -> bool:
    """Whether a tensor type has each size that another one has."""
    return (
        kind.ranked_tensor
        and other.ranked_tensor
        and all(own is not None or size is None for own, size in zip(kind.dims, other.dims))
    )


def folds_in_place(op: Operation) -> bool:
    """Changes that leave the operation where it is."""
    if op.name in ("arith.addi", "arith.muli"):
        if constant_of(op.operands[0]) is not None and constant_of(op.operands[1]) is None:
            op.operands.reverse()
            return True
    if op.name == "tensor.dim":
        source = op.operands[0].op if constant_of(op.operands[1]) is not None else None
        if source is not None and source.name == "tensor.cast" and knows_as_much(source.operands[0].type, source.result.type):
            op.operands[0] = source.operands[0]
            return True
    return False


def greedy(scope: Operation, patterns: list[Pattern], forward: bool = False) -> None:
    """Folds, and applies patterns, until nothing changes."""
    changed = True
    while changed:
        changed = hoist_constants(scope)
        changed |= sweep(scope, patterns, forward)
        for op in list(scope.walk()):
            for region in op.regions:
                changed |= simplify_blocks(scope, region)


def home_of(op: Operation) -> Block:
    """The block that takes the constants at its front: the first one of the function, or of a region of an unknown operation."""
    region = op.block.region
    while region.op is not None and region.op.name.startswith(("scf.", "linalg.")):
        region = region.op.block.region
    return region.blocks[0]


def hoist_constants(scope: Operation) -> bool:
    """Moves constants to the front of the function, each once. Those already there keep their order."""
    changed = False
    owned: list[Operation] = []
    for op in list(scope.walk()):
        if op.name != "arith.constant" or op.block is None:
            continue
        home = home_of(op)
        same = [one for one in owned if one.block is home and one.attributes == op.attributes]
        if same:
            scope.replace(op.result, same[0].result)
            op.erase()
            changed = True
            continue
        at = op.at
        in_front = op.block is home and (at == 0 or any(home.ops[at - 1] is one for one in owned))
        if not in_front:
            op.erase()
            home.insert(0, op)
        owned.append(op)
    return changed


def sweep(scope: Operation, patterns: list[Pattern], forward: bool) -> bool:
    """From the last operation to the first, an operation before those in it; the other way round if `forward`."""
    ops = preorder(scope)[::-1] if forward else [one for one in scope.walk() if one is not scope]
    changed = False
    now = snapshot(scope)
    while ops:
        op = ops.pop()
        if not is_inside(op, scope) or not visit(scope, op, patterns):
            continue
        changed = True
        earlier, now = now, snapshot(scope)
        for one in concerned(earlier, now):
            visit_again(ops, one, scope)
    return changed


Snapshot = dict
"""By the number of an operation: it, the numbers of the values that it is given, and how many users each result has."""


def snapshot(scope: Operation) -> Snapshot:
    """The operations of a function in order."""
    users: dict[int, int] = {}
    found = {}
    for op in scope.walk():
        uses = [id(one) for one in op.uses()]
        for one in set(uses):
            users[one] = users.get(one, 0) + 1
        if op is not scope:
            found[id(op)] = (op, uses, [])
    for op, _, counts in found.values():
        counts += [users.get(id(one), 0) for one in op.results]
    return found


def concerned(earlier: Snapshot, now: Snapshot) -> list[Operation]:
    """The operations that a change concerns: new ones, those with a changed operand, and those of whose result at most one
    user is left."""
    new = [op for key, (op, _, _) in now.items() if key not in earlier]
    both = [(op, uses, counts, *earlier[key][1:]) for key, (op, uses, counts) in now.items() if key in earlier]
    given = [op for op, uses, _, before_it, _ in both if uses != before_it]
    lost = [op for op, _, counts, _, before_it in both if any(one < other and one < 2 for one, other in zip(counts, before_it))]
    return new + given + lost


def visit_again(ops: list[Operation], op: Operation, scope: Operation) -> None:
    """Puts an operation, and those around it, where they come next, unless they are still to come."""
    around: Optional[Operation] = op
    while around is not None and around is not scope:
        if not any(around is one for one in ops):
            ops.append(around)
        around = around.parent


def is_inside(op: Operation, scope: Operation) -> bool:
    """Whether an operation is still in the function."""
    around: Optional[Operation] = op
    while around is not None and around is not scope:
        around = around.parent
    return around is scope


def preorder(scope: Operation) -> list[Operation]:
    """The operations in an operation in text order."""
    inner = [op for region in scope.regions for block in region.blocks for op in block.ops]
    return [one for op in inner for one in (op, *preorder(op))]


def visit(scope: Operation, op: Operation, patterns: list[Pattern]) -> bool:
    """One operation: dead, folded, or rewritten."""
    if is_pure(op) and not any(scope.users(one) for one in op.results):
        op.erase()
        return True
    if op.name != "arith.constant":
        if folds_in_place(op):
            return True
        found = fold(op)
        if found is not None:
            if isinstance(found, Attribute):
                found = before(op, make("arith.constant", [], [found.type], op.place, value=found)).result
            scope.replace(op.result, found)
            op.erase()
            return True
    return any(pattern(scope, op) for pattern in patterns)


def simplify_blocks(scope: Operation, region: Region) -> bool:
    """Removes unreachable blocks, and merges equal ones and arguments that always have one value."""
    if len(region.blocks) < 2:
        return False
    kept = reachable(region)
    changed = len(kept) != len(region.blocks)
    region.blocks = [one for one in region.blocks if any(one is known for known in kept)]
    for block in region.blocks[1:]:
        changed |= drop_arguments(scope, region, block)
    for at, block in enumerate(region.blocks):
        for other in region.blocks[max(at + 1, 1) :]:
            if at and block_text(block) == block_text(other):
                for op in scope.walk():
                    op.successors = [block if one is other else one for one in op.successors]
                region.blocks.remove(other)
                return True
    return changed


def ways_to(region: Region, block: Block) -> list[tuple[Operation, int]]:
    """The operations that lead to a block, and by which of their ways."""
    return [
        (op, at)
        for one in region.blocks
        for op in one.ops
        for at, to in enumerate(op.successors)
        if to is block
    ]


def drop_arguments(scope: Operation, region: Region, block: Block) -> bool:
    """An argument for which every way has the same value is that value."""
    for number, argument in enumerate(block.arguments):
        if any(number >= len(op.passed[at]) for op, at in ways_to(region, block)):
            # Only an unknown operation knows the value that it passes.
            continue
        values = [op.passed[at][number] for op, at in ways_to(region, block)]
        if values and all(one is values[0] for one in values) and values[0] is not argument:
            for op, at in ways_to(region, block):
                del op.passed[at][number]
            del block.arguments[number]
            scope.replace(argument, values[0])
            return True
    return False


def block_text(block: Block) -> list:
    """The content of a block, in comparable form."""
    local = {id(one): number for number, one in enumerate(block.arguments)}
    shown = []
    for op in block.ops:
        if op.regions:
            return [id(block)]
        values = [local.get(id(one), id(one)) for one in op.uses()]
        shown.append((op.name, values, op.attributes, [one.type for one in op.results], [id(one) for one in op.successors]))
        local.update({id(one): (len(shown), at) for at, one in enumerate(op.results)})
    return [[one.type for one in block.arguments], shown]


def empty_of_constants(scope: Operation, op: Operation) -> bool:
    """`tensor.empty` of known sizes has them in its type; a cast gives the type that it had."""
    if op.name != "tensor.empty":
        return False
    sizes = [constant_of(one) for one in op.operands]
    if all(one is None or one < 0 for one in sizes):
        return False
    kind = op.result.type
    dims, kept = list(kind.dims), []
    for at, size, value in zip(kind.dynamic, sizes, op.operands):
        if size is None or size < 0:
            kept.append(value)
        else:
            dims[at] = size
    narrow = type(kind)(kind.kind, kind.text, tuple(dims), kind.element, kind.encoding)
    new = before(op, make("tensor.empty", kept, [narrow], op.place))
    cast = before(op, make("tensor.cast", [new.result], [kind], op.place))
    scope.replace(op.result, cast.result)
    op.erase()
    return True


def dim_of_empty(scope: Operation, op: Operation) -> bool:
    """A dim of `tensor.empty` is the size that it was given."""
    source = op.operands[0].op if op.name == "tensor.dim" else None
    index = constant_of(op.operands[1]) if source is not None else None
    if index is None or source.name != "tensor.empty" or index not in source.result.type.dynamic:
        return False
    scope.replace(op.result, source.operands[source.result.type.dynamic.index(index)])
    op.erase()
    return True


def dim_of_cast(_: Operation, op: Operation) -> bool:
    """A dim of a cast is that of its operand."""
    source = op.operands[0].op if op.name == "tensor.dim" else None
    if source is None or source.name != "tensor.cast":
        return False
    op.operands[0] = source.operands[0]
    return True


def agree(left: Optional[tuple], right: Optional[tuple]) -> bool:
    """Whether two shapes may be one."""
    if left is None or right is None:
        return True
    return len(left) == len(right) and all(None in pair or pair[0] == pair[1] for pair in zip(left, right))


def chained_casts(_: Operation, op: Operation) -> bool:
    """The second of two casts takes what the first one takes, where that tells nothing else."""
    first = op.operands[0].op if op.name == "tensor.cast" else None
    if first is None or first.name != "tensor.cast":
        return False
    start, middle, end = (one.type.dims for one in (first.operands[0], first.result, op.result))
    if middle is not None and start is None and end is None:
        return False
    # A tensor of unknown rank has no sizes.
    middle = middle or ()
    unknown = [None] * len(middle)
    lost = [size for size, *others in zip(middle, start or unknown, end or unknown) if others == [None, None] != size]
    if any(one is not None for one in lost) or not agree(start, end):
        return False
    op.operands[0] = first.operands[0]
    return True


def canonicalize(scope: Operation) -> None:
    """`-canonicalize`."""
    greedy(scope, [empty_of_constants, dim_of_empty, dim_of_cast, chained_casts], forward=True)


COMMUTATIVE = ("arith.addi", "arith.addf", "arith.muli", "arith.mulf")


def common_subexpressions(scope: Operation) -> None:
    """`-cse`: of two equal operations without effects, where the first is always there, it stays alone."""
    for region in scope.regions:
        share(scope, region, [])


def share(scope: Operation, region: Region, around: list[Operation]) -> None:
    """The equal operations of a region become one, also with those known around it."""
    above = dominators(region) if region.blocks else {}
    known_in: dict[int, list[Operation]] = {}
    # A block comes after those that dominate it.
    for block in sorted((one for one in region.blocks if id(one) in above), key=lambda one: len(above[id(one)])):
        known = list(around)
        for other in above[id(block)]:
            known += known_in.get(id(other), [])
        mine: list[Operation] = []
        known_in[id(block)] = mine
        for op in list(block.ops):
            if is_pure(op) and not any(scope.users(result) for result in op.results):
                op.erase()
                continue
            alone = not op.name.startswith(("scf.", "linalg."))
            for inner in op.regions:
                share(scope, inner, [] if alone else known + mine)
            if not is_pure(op) or op.regions:
                continue
            same = [other for other in known + mine if equal(other, op)]
            if same:
                for old, new in zip(op.results, same[0].results):
                    scope.replace(old, new)
                op.erase()
            else:
                mine.append(op)


def equal(left: Operation, right: Operation) -> bool:
    """Whether two operations are the same except for their position."""
    operands = [[id(value) for value in one.operands] for one in (left, right)]
    if left.name in COMMUTATIVE:
        operands = [sorted(one) for one in operands]
    return (
        left.name == right.name
        and operands[0] == operands[1]
        and {name: attribute_text(one) for name, one in left.attributes.items()}
        == {name: attribute_text(one) for name, one in right.attributes.items()}
        and [type_text(one.type) for one in left.results] == [type_text(one.type) for one in right.results]
    )

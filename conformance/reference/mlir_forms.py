"""Operations in forms of their own: how each is read. `mlir_write` writes them.

Rules: MLIR's pages of dialects, version 22, and the study of the symbol dialect. An operation that is not here is
one that this reference does not know.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Callable, Optional

from failure import Untold
from mlir_ir import INDEX, Attribute, MlirError, Operation, Place, Region, Type, Value

if TYPE_CHECKING:
    from mlir_read import Reader

WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")

BINARY = re.compile(
    r"arith\.((add|sub|mul|divs|divu|ceildivs|floordivs|rems|remu|and|or|xor|maxs|maxu|mins|minu)i|"
    r"(add|sub|mul|div|maximum|minimum)f)$"
)
CASTS = re.compile(r"(arith\.(index_cast|index_castui|extsi|extui|trunci|extf|truncf|sitofp|fptosi)|tensor\.cast)$")
NAMED = re.compile(r"(linalg\.(elemwise_unary|elemwise_binary|add|sub|mul|div|exp|matmul|fill|copy)|"
                   r"hfusion\.(load|store|cast|elemwise_unary|elemwise_binary))$")
LIMITS = ("max_val", "min_val")
WRAPPING = ("arith.addi", "arith.subi", "arith.muli", "arith.shli")
SHORT = {"module": "builtin.module", "return": "func.return", "call": "func.call"}


def custom(reader: "Reader", place: Place) -> Operation:
    """An operation that does not begin with quotes."""
    reader.skip()
    found = WORD.match(reader.text, reader.at)
    if found is None:
        raise reader.fail("expected operation name in quotes", len(reader.text[: reader.at].rstrip()))
    is_in_function = bool(reader.opened) and reader.opened[-1] == "func.func"
    short = SHORT.get(found[0], found[0])
    name = short if short.startswith("func.") == is_in_function else found[0]
    reader.at = found.end()
    if BINARY.match(name):
        form = binary
    elif CASTS.match(name):
        form = cast
    elif NAMED.match(name):
        form = named
    else:
        form = FORMS.get(name)
    if form is None and "." not in name:
        raise MlirError(place, "custom op '%s' is unknown" % name)
    if form is None:
        raise Untold()
    op = Operation(name, place=place)
    reader.opened.append(name)
    try:
        form(reader, op)
    finally:
        reader.opened.pop()
    return op


def attribute_dictionary(reader: "Reader", op: Operation) -> None:
    """An optional dictionary."""
    if reader.peek("{"):
        op.attributes.update(reader.dictionary())


def binary(reader: "Reader", op: Operation) -> None:
    """`%a, %b : type`."""
    first = reader.use()
    reader.expect(",")
    second = reader.use()
    if op.name in WRAPPING and reader.take("overflow"):
        flags = reader.items(lambda: reader.match(WORD, "a flag"), "<", ">")
        if not flags or not set(flags) <= {"nsw", "nuw", "none"}:
            raise reader.fail("expected ::mlir::arith::IntegerOverflowFlags")
        shown = [one for one in ("nsw", "nuw") if one in flags] or ["none"]
        op.attributes["overflowFlags"] = Attribute("other", "#arith.overflow<%s>" % ", ".join(shown))
    attribute_dictionary(reader, op)
    reader.expect(":")
    kind = reader.type()
    op.operands = [reader.value(first, kind), reader.value(second, kind)]
    op.add_results([kind])


def cast(reader: "Reader", op: Operation) -> None:
    """`%a : type to type`."""
    used = reader.use()
    attribute_dictionary(reader, op)
    reader.expect(":")
    kind = reader.type()
    reader.expect("to")
    op.operands = [reader.value(used, kind)]
    op.add_results([reader.type()])


def constant(reader: "Reader", op: Operation) -> None:
    """A value with its type."""
    attribute_dictionary(reader, op)
    at = reader.at
    value = reader.attribute()
    op.attributes["value"] = value
    if value.type is None:
        raise reader.fail("expected an attribute with a type", at)
    op.add_results([value.type])


def module(reader: "Reader", op: Operation) -> None:
    """A name, attributes and a region."""
    if reader.peek("@"):
        op.attributes["sym_name"] = Attribute("string", reader.symbol())
    if reader.take("attributes"):
        op.attributes.update(reader.dictionary())
    op.add_region(reader.region([], isolated=True))


def function(reader: "Reader", op: Operation) -> None:
    """`func.func`: visibility, name, arguments, results, attributes and body."""
    for word in ("private", "public", "nested"):
        if reader.take(word):
            op.attributes["sym_visibility"] = Attribute("string", word)
    op.attributes["sym_name"] = Attribute("string", reader.symbol())
    arguments: list[tuple[str, Type, Place]] = []
    types: list[Type] = []

    def argument() -> None:
        if reader.peek("%"):
            name, _, place = reader.use()
            reader.expect(":")
            types.append(reader.type())
            arguments.append((name, types[-1], place))
        else:
            types.append(reader.type())
        if bool(arguments) != (len(arguments) == len(types)):
            raise reader.fail("expected SSA identifier")
        attributes.append(reader.dictionary() if reader.peek("{") else {})
        if reader.take("loc"):
            reader.location()

    def result() -> None:
        results.append(reader.type())
        attributes.append(reader.dictionary() if reader.peek("{") else {})

    attributes: list[dict] = []
    results: list[Type] = []
    reader.items(argument, "(", ")")
    keep_attributes(op, "arg_attrs", attributes)
    attributes = []
    if reader.take("->"):
        if reader.peek("("):
            reader.items(result, "(", ")")
        else:
            results = reader.result_types()
    keep_attributes(op, "res_attrs", attributes)
    op.attributes["function_type"] = Attribute("type", Type("function", inputs=tuple(types), results=tuple(results)))
    if reader.take("attributes"):
        found = reader.dictionary()
        if not found.keys().isdisjoint(("sym_name", "sym_visibility", "function_type")):
            raise reader.fail("an inferred attribute in the explicit attribute dictionary")
        op.attributes.update(found)
    if "d" in op.attributes:
        # The document's place of reflection.
        raise Untold()
    op.add_region(reader.region(arguments, isolated=True) if reader.peek("{") else Region())


def keep_attributes(op: Operation, name: str, found: list[dict]) -> None:
    """Keeps the attributes of arguments or results, if one has some."""
    if any(found):
        parts = [Attribute("dictionary", tuple(sorted(one.items()))) for one in found]
        op.attributes[name] = Attribute("array", tuple(parts))


def returned(reader: "Reader", op: Operation) -> None:
    """Attributes, and `%a, %b : type, type` or nothing."""
    attribute_dictionary(reader, op)
    typed_operands(reader, op, reader.uses())


def yielded(reader: "Reader", op: Operation) -> None:
    """`%a, %b {..} : type, type`, or attributes alone."""
    used = reader.uses()
    attribute_dictionary(reader, op)
    typed_operands(reader, op, used)


def typed_operands(reader: "Reader", op: Operation, used: list) -> None:
    """The types of the operands that were read, after a colon."""
    types = []
    at = reader.at
    if used:
        reader.expect(":")
        types = [reader.type()]
        while reader.take(","):
            types.append(reader.type())
    op.operands = reader.values(used, types, at)


def call(reader: "Reader", op: Operation) -> None:
    """`@f(%a) : (type) -> type`."""
    op.attributes["callee"] = Attribute("symbol", (reader.symbol(),))
    used = reader.items(reader.use, "(", ")")
    attribute_dictionary(reader, op)
    reader.expect(":")
    at = reader.at
    signature = reader.function_type()
    op.operands = reader.values(used, list(signature.inputs), at)
    op.add_results(list(signature.results))


def destination(reader: "Reader", op: Operation) -> None:
    """A block with the values that are passed to it."""
    op.successors.append(reader.successor())
    values: list[Value] = []
    if reader.take("("):
        used = reader.uses()
        reader.expect(":")
        at = reader.at
        types = [reader.type()]
        while reader.take(","):
            types.append(reader.type())
        values = reader.values(used, types, at)
        reader.expect(")")
    op.passed.append(values)


def branch(reader: "Reader", op: Operation) -> None:
    """`cf.br ^block(..)`."""
    destination(reader, op)
    attribute_dictionary(reader, op)


def conditional(reader: "Reader", op: Operation) -> None:
    """`cf.cond_br %p, ^one(..), ^two(..)`."""
    op.operands = [reader.value(reader.use(), Type("other", "i1"))]
    for _ in range(2):
        reader.expect(",")
        destination(reader, op)
    attribute_dictionary(reader, op)


def loop(reader: "Reader", op: Operation) -> None:
    """`scf.for %i = %a to %b step %c iter_args(%t = %s) -> (types) {..} {..}`."""
    name, _, place = reader.use()
    bounds = []
    for word in ("=", "to", "step"):
        reader.expect(word)
        bounds.append(reader.use())
    carried = []
    types: list[Type] = []
    if reader.take("iter_args"):
        def entry() -> None:
            inner = reader.use()
            reader.expect("=")
            carried.append((inner, reader.use()))

        reader.items(entry, "(", ")")
        reader.expect("->")
        types = reader.result_types()
    kind = reader.type() if reader.take(":") else INDEX
    op.operands = [reader.value(one, kind) for one in bounds]
    op.operands += [reader.value(used, one) for (_, used), one in zip(carried, types)]
    arguments = [(name, kind, place)]
    arguments += [(inner[0], one, inner[2]) for (inner, _), one in zip(carried, types)]
    op.add_region(ended(reader.region(arguments), op))
    attribute_dictionary(reader, op)
    op.add_results(types)


def ended(region: Region, op: Operation) -> Region:
    """A region of scf, with the end that may be left out."""
    block = region.blocks[-1]
    if not block.ops or block.ops[-1].name not in ("scf.yield", "scf.condition"):
        block.insert(len(block.ops), Operation("scf.yield", place=op.place))
    return region


def choice(reader: "Reader", op: Operation) -> None:
    """`scf.if %p -> (types) {..} else {..} {..}`."""
    op.operands = [reader.value(reader.use(), Type("other", "i1"))]
    op.add_results(reader.result_types() if reader.take("->") else [])
    op.add_region(ended(reader.region([]), op))
    op.add_region(ended(reader.region([]), op) if reader.take("else") else Region())
    attribute_dictionary(reader, op)


def empty(reader: "Reader", op: Operation) -> None:
    """`tensor.empty(%n) : type`."""
    used = reader.items(reader.use, "(", ")")
    attribute_dictionary(reader, op)
    reader.expect(":")
    op.operands = [reader.value(one, INDEX) for one in used]
    op.add_results([reader.type()])


def dim(reader: "Reader", op: Operation) -> None:
    """`%t, %i : type`."""
    attribute_dictionary(reader, op)
    source = reader.use()
    reader.expect(",")
    index = reader.use()
    reader.expect(":")
    op.operands = [reader.value(source, reader.type()), reader.value(index, INDEX)]
    op.add_results([INDEX])


def numbers(reader: "Reader") -> Attribute:
    """`[0, 1]`."""
    return Attribute("integers", tuple(reader.items(reader.integer, "[", "]")))


def collapse(reader: "Reader", op: Operation) -> None:
    """`%t [[0, 1], [2]] : type into type`."""
    source = reader.use()
    groups = reader.items(lambda: numbers(reader).value, "[", "]")
    op.attributes["reassociation"] = Attribute("integers", tuple(groups))
    reader.expect(":")
    op.operands = [reader.value(source, reader.type())]
    reader.expect("into")
    op.add_results([reader.type()])


def concat(reader: "Reader", op: Operation) -> None:
    """`dim(0) %a, %b : (types) -> type`."""
    reader.expect("dim")
    reader.expect("(")
    op.attributes["dim"] = Attribute("integer", reader.integer(), Type("other", "i64"))
    reader.expect(")")
    used = reader.uses()
    reader.expect(":")
    at = reader.at
    signature = reader.function_type()
    op.operands = reader.values(used, list(signature.inputs), at)
    op.add_results(list(signature.results))


def mixed(reader: "Reader") -> list:
    """`[0, %n]`: numbers and values."""
    return reader.items(lambda: reader.use() if reader.peek("%") else reader.integer(), "[", "]")


def insert_slice(reader: "Reader", op: Operation) -> None:
    """`%s into %t[offsets] [sizes] [strides] : type into type`."""
    source = reader.use()
    reader.expect("into")
    target = reader.use()
    lists = [mixed(reader) for _ in range(3)]
    reader.expect(":")
    op.operands = [reader.value(source, reader.type())]
    reader.expect("into")
    kind = reader.type()
    op.operands.append(reader.value(target, kind))
    for name, found in zip(("static_offsets", "static_sizes", "static_strides"), lists):
        op.attributes[name] = Attribute("integers", tuple(one if isinstance(one, int) else None for one in found))
        op.operands += [reader.value(one, INDEX) for one in found if not isinstance(one, int)]
    op.add_results([kind])


def group(reader: "Reader", op: Operation, word: str) -> list[Type]:
    """`ins(%a, %b : type, type)`; gives the types."""
    reader.expect(word)
    reader.expect("(")
    used = reader.uses()
    reader.expect(":")
    at = reader.at
    types = [reader.type()]
    while reader.take(","):
        types.append(reader.type())
    reader.expect(")")
    op.operands += reader.values(used, types, at)
    return types


def ins_and_outs(reader: "Reader", op: Operation) -> list[Type]:
    """Operands that are read, and those that are written; gives the types of the latter."""
    count = len(group(reader, op, "ins"))
    op.attributes["inputs"] = Attribute("integers", (count,))
    return group(reader, op, "outs")


def named(reader: "Reader", op: Operation) -> None:
    """`{..} ins(..) outs(..) -> types`."""
    attribute_dictionary(reader, op)
    ins_and_outs(reader, op)
    op.add_results(reader.result_types() if reader.take("->") else [])


def reduce(reader: "Reader", op: Operation) -> None:
    """`{ arith.addf } ins(..) outs(..) dimensions = [0]`, or without the name and with `(%x: type, ..) {..}` at the end."""
    has_name = reader.take("{")
    if has_name:
        name = reader.match(WORD, "an operation's name")
        flags = reader.dictionary() if reader.peek("{") else {}
        if set(flags) - {"overflowFlags"} or flags and name not in WRAPPING:
            raise Untold()
        op.attributes["body"] = body_of(name, flags)
        reader.expect("}")
    moved(reader, op)
    if not has_name:
        op.add_region(reader.region(reader.items(reader.argument, "(", ")")))


def body_of(name: str, flags: dict) -> Attribute:
    """The only operation of a `linalg.reduce`, in its printed form."""
    shown = flags.get("overflowFlags", Attribute("other", "#arith.overflow<none>")).value
    return Attribute("other", "%s {overflowFlags = %s}" % (name, shown) if name in WRAPPING else name)


def moved(reader: "Reader", op: Operation) -> None:
    """`ins(..) outs(..) dimensions = [0] {..}`, or `permutation`."""
    types = ins_and_outs(reader, op)
    word = "permutation" if op.name == "linalg.transpose" else "dimensions"
    reader.expect(word)
    reader.expect("=")
    op.attributes[word] = numbers(reader)
    attribute_dictionary(reader, op)
    op.add_results([one for one in types if one.kind == "tensor"])


def structured(reader: "Reader", op: Operation) -> None:
    """`linalg.generic {..} ins(..) outs(..) {..} -> types`."""
    attribute_dictionary(reader, op)
    ins_and_outs(reader, op)
    op.add_region(reader.region([]))
    op.add_results(reader.result_types() if reader.take("->") else [])


def symbolic_int(reader: "Reader", op: Operation) -> None:
    """`@S [%a], affine_map<..> {..} : index`."""
    op.attributes["symbol_name"] = Attribute("symbol", (reader.symbol(),))
    if reader.peek("["):
        used = reader.items(reader.use, "[", "]")
        reader.expect(",")
        found = inline_map(reader)
        op.operands = [reader.value(one, INDEX) for one in used]
        op.attributes["int_expressions"] = found
    attribute_dictionary(reader, op)
    reader.expect(":")
    op.add_results([reader.type()])


def inline_map(reader: "Reader") -> Attribute:
    """A map that must be here."""
    reader.skip()
    at = reader.at
    if not reader.peek("affine_map") and not reader.peek("#"):
        raise reader.fail("invalid kind of attribute specified", at)
    found = reader.attribute()
    if found.kind != "map":
        raise reader.fail("invalid kind of attribute specified", at)
    return found


def bind(reader: "Reader", op: Operation) -> None:
    """`%t, [%n], affine_map<..> : type`."""
    bound = reader.use()
    reader.expect(",")
    used = reader.items(reader.use, "[", "]")
    reader.expect(",")
    op.attributes["shape_expressions"] = inline_map(reader)
    attribute_dictionary(reader, op)
    reader.expect(":")
    op.operands = [reader.value(bound, reader.type())] + [reader.value(one, INDEX) for one in used]


def affine_operation(reader: "Reader", op: Operation) -> None:
    """`affine_map<..>(%dims)[%symbols]`."""
    op.attributes["map"] = inline_map(reader)
    used = reader.items(reader.use, "(", ")")
    if reader.peek("["):
        used += reader.items(reader.use, "[", "]")
    attribute_dictionary(reader, op)
    op.operands = [reader.value(one, INDEX) for one in used]
    op.add_results([INDEX])


FORMS: dict[str, Optional[Callable]] = {
    "builtin.module": module,
    "func.func": function,
    "func.return": returned,
    "func.call": call,
    "cf.br": branch,
    "cf.cond_br": conditional,
    "scf.for": loop,
    "scf.if": choice,
    "scf.yield": returned,
    "linalg.yield": yielded,
    "arith.constant": constant,
    "tensor.empty": empty,
    "tensor.dim": dim,
    "memref.dim": dim,
    "tensor.collapse_shape": collapse,
    "tensor.concat": concat,
    "tensor.insert_slice": insert_slice,
    "linalg.reduce": reduce,
    "linalg.broadcast": moved,
    "linalg.transpose": moved,
    "linalg.generic": structured,
    "symbol.symbolic_int": symbolic_int,
    "symbol.bind_symbolic_shape": bind,
    "affine.apply": affine_operation,
    "affine.min": affine_operation,
}

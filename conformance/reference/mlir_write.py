"""Writes MLIR: operations in their own forms, and in the generic form.

Rules: MLIR's language reference. Names of values and blocks are numbers in their order; affine maps are written by
an alias but where the symbol dialect has them.
"""

from __future__ import annotations

import re
from typing import Optional

from failure import Untold
from mlir_elements import dense_text
from mlir_forms import BINARY, CASTS, NAMED, WRAPPING, body_of
from mlir_ir import Attribute, Block, Map, Operation, Region, Type, Value, make
from mlir_numbers import FLOATS, float_text

PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*$")
ALIAS = re.compile(r"#(?:loc|map|set)[0-9]*\b")
SHOWN = {"func.return": "return", "func.call": "call", "builtin.module": "module"}
FLAGS = {"overflowFlags": Attribute("other", "#arith.overflow<none>")}
INHERENT = {
    "func.func": {"arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"},
    "func.call": {"callee"},
    "builtin.module": {"sym_name"},
    "arith.constant": {"value"},
    "arith.addi": {"overflowFlags"},
    "arith.subi": {"overflowFlags"},
    "arith.muli": {"overflowFlags"},
    "symbol.symbolic_int": {"int_expressions", "max_val", "min_val", "symbol_name"},
    "symbol.bind_symbolic_shape": {"shape_expressions"},
}


def type_text(kind: Type) -> str:
    """A type."""
    if kind.kind == "other":
        return kind.text
    if kind.kind == "function":
        results = [type_text(one) for one in kind.results]
        shown = results[0] if len(results) == 1 and kind.results[0].kind != "function" else "(%s)" % ", ".join(results)
        return "(%s) -> %s" % (", ".join(type_text(one) for one in kind.inputs), shown)
    if kind.dims is None:
        dims = "*x"
    else:
        scalable = kind.text.startswith("scalable ")
        marked = {int(one) for one in kind.text.split(" ")[1].split(",")} if scalable else set()
        shown = ["?" if one is None else str(one) for one in kind.dims]
        dims = "".join("[%s]x" % one if at in marked else one + "x" for at, one in enumerate(shown))
    behind = ""
    if kind.kind == "memref" and kind.encoding:
        behind = memory_text(*kind.encoding.value)
    elif kind.encoding:
        behind = ", " + attribute_text(kind.encoding, ALIASES[-1] if ALIASES else None)
    return "%s<%s%s%s>" % (kind.kind, dims, type_text(kind.element), behind)


ALIASES: list[dict] = []
"""The aliases of the text that is being written: those of maps in types, too."""


def memory_text(layout: Optional[Attribute], space: Optional[Attribute]) -> str:
    """Layout and memory space of a buffer."""
    text = ""
    if layout is not None and layout.kind == "strided":
        strides, offset = (["?" if one is None else str(one) for one in part] for part in (layout.value[0], layout.value[1:]))
        text += ", strided<[%s]%s>" % (", ".join(strides), "" if offset == ["0"] else ", offset: " + offset[0])
    elif layout is not None:
        text += ", " + attribute_text(layout, ALIASES[-1] if ALIASES else None)
    if space is not None:
        is_plain = space.kind == "integer" and space.type.text == "i64"
        text += ", " + (str(space.value) if is_plain else attribute_text(space, ALIASES[-1] if ALIASES else None))
    return text


def location_text(found: Attribute, maps: Optional[dict]) -> str:
    """A location; those within it have aliases."""
    parts = []
    for one in found.value:
        inner = one if isinstance(one, str) else attribute_text(one, maps) if maps is not None else location_text(one, maps)[4:-1]
        parts.append(inner)
    return "loc(%s)" % "".join(parts)


def quoted(text: str) -> str:
    """A string literal."""
    shown = "".join(
        {"\\": "\\\\", '"': "\\22"}.get(one) or (one if " " <= one <= "~" else "\\%02X" % ord(one)) for one in text
    )
    return '"%s"' % shown


def symbol_text(name: str) -> str:
    """A symbol's name, with quotes where it needs them."""
    return "@" + (name if PLAIN.match(name) else quoted(name))


def expression_text(expression: tuple, within: bool = False) -> str:
    """An affine expression; `within`: it is an operand of an operator other than a sum."""
    kind = expression[0]
    if kind in "ds":
        return "%s%d" % expression
    if kind == "c":
        return str(expression[1])
    left, right = expression[1:]
    if kind == "+":
        if right[0] == "c" and right[1] < 0:
            text = "%s - %d" % (expression_text(left), -right[1])
        elif right[0] == "*" and right[2][0] == "c" and right[2][1] < 0:
            factor = "" if right[2][1] == -1 else " * %d" % -right[2][1]
            text = "%s - %s%s" % (expression_text(left), expression_text(right[1], bool(factor) or right[1][0] == "+"), factor)
        else:
            text = "%s + %s" % (expression_text(left), expression_text(right))
    elif kind == "*" and right == ("c", -1):
        text = "-" + expression_text(left, True)
    else:
        text = "%s %s %s" % (expression_text(left, True), kind, expression_text(right, True))
    return "(%s)" % text if within else text


def map_text(found: Map) -> str:
    """An affine map."""
    dims = ", ".join("d%d" % one for one in range(found.dims))
    symbols = "[%s]" % ", ".join("s%d" % one for one in range(found.symbols)) if found.symbols else ""
    results = ", ".join(expression_text(one) for one in found.results)
    return "affine_map<(%s)%s -> (%s)>" % (dims, symbols, results)


def set_text(found: Map, signs: tuple) -> str:
    """An affine set."""
    head = map_text(found).split(" -> ")[0].replace("affine_map", "affine_set")
    conditions = ["%s %s 0" % (expression_text(one), sign) for one, sign in zip(found.results, signs)]
    return "%s : (%s)>" % (head, ", ".join(conditions))


def attribute_text(found: Attribute, maps: Optional[dict] = None) -> str:
    """An attribute. `maps` gives the aliases of maps."""
    value = found.value
    if found.kind == "integer":
        if found.type.text == "i1":
            return "true" if value else "false"
        return "%d : %s" % (value, type_text(found.type))
    if found.kind == "float":
        return "%s : %s" % (float_text(value, found.type.text), type_text(found.type))
    if found.kind == "string":
        return quoted(value) + (" : " + type_text(found.type) if found.type else "")
    if found.kind == "symbol":
        return "::".join(symbol_text(one) for one in value)
    if found.kind in ("map", "set", "loc"):
        texts = {"loc": lambda: location_text(found, maps), "map": lambda: map_text(value), "set": lambda: set_text(*value)}
        text = texts[found.kind]()
        same = sum(1 for alias in (maps or {}).values() if alias.startswith("#" + found.kind))
        return text if maps is None else maps.setdefault(text, "#%s%s" % (found.kind, same or ""))
    if found.kind == "type":
        return type_text(value)
    if found.kind == "dense":
        return "dense<%s> : %s" % (dense_text(found), type_text(found.type))
    if found.kind == "array":
        # In a list, numbers of the types that they have by default are written without.
        plain = {"integer": "i64", "float": "f64"}
        texts = [attribute_text(one, maps) for one in value]
        bare = [one.kind in plain and one.type.text == plain[one.kind] for one in value]
        return "[%s]" % ", ".join(text.split(" : ")[0] if one else text for text, one in zip(texts, bare))
    if found.kind == "dictionary":
        return dictionary_text(dict(value), maps)
    return "unit" if found.kind == "unit" else str(value)


def dictionary_text(found: dict, maps: Optional[dict] = None) -> str:
    """A dictionary, in the order of its keys."""
    parts = []
    for name, one in sorted(found.items()):
        key = name if PLAIN.match(name) else quoted(name)
        parts.append(key if one.kind == "unit" else "%s = %s" % (key, attribute_text(one, maps)))
    return "{%s}" % ", ".join(parts)


class GivenAliases(dict):
    """The aliases that other places need: a map without one is written in place."""

    def setdefault(self, text: str, _: str) -> str:
        return self.get(text, text)


class Writer:
    """The names that were given so far, and the lines."""

    def __init__(self, generic: bool, known: Optional[dict] = None) -> None:
        self.generic = generic
        self.given = GivenAliases(known or {})
        self.names: dict[int, str] = {}
        self.labels: dict[int, str] = {}
        self.maps: dict[str, str] = {}
        self.results = self.arguments = 0
        self.lines: list[str] = []

    def text(self, module: Operation) -> str:
        """The whole text."""
        ALIASES.append(self.maps)
        try:
            self.operation(module, "")
        finally:
            ALIASES.pop()
        depths: dict[str, int] = {}
        for text, alias in self.maps.items():
            depths[alias] = 1 + max((depths[one] for one in ALIAS.findall(text)), default=0)
        places = {alias: at for at, alias in reversed(list(enumerate(ALIAS.findall("\n".join(self.lines)))))}
        for text, alias in reversed(self.maps.items()):
            places.setdefault(alias, len(places))
            # One within another appears where that does.
            for inner in ALIAS.findall(text):
                places[inner] = min(places[alias], places.get(inner, places[alias]))
        order = sorted(self.maps.items(), key=lambda one: (depths[one[1]], one[1].rstrip("0123456789"), places[one[1]]))
        aliases = ["%s = %s\n" % (alias, text) for text, alias in order]
        return "".join(aliases) + "".join(line + "\n" for line in self.lines)

    def name(self, value: Value) -> str:
        """The name of a value; one that comes later gets its own now."""
        if id(value) not in self.names and value.op is not None:
            self.name_results(value.op)
        return self.names.get(id(value), "%<unknown>")

    def all_names(self, values: list[Value]) -> str:
        """Names with commas between."""
        return ", ".join(self.name(one) for one in values)

    def with_types(self, values: list[Value]) -> str:
        """` %a, %b : type, type`, or nothing."""
        if not values:
            return ""
        return " %s : %s" % (self.all_names(values), ", ".join(type_text(one.type) for one in values))

    def define_arguments(self, block: Block) -> None:
        """Names the arguments of a block."""
        for one in block.arguments:
            self.names[id(one)] = "%%arg%d" % self.arguments
            self.arguments += 1

    def define_results(self, op: Operation) -> str:
        """Names the results of an operation; returns the text before it."""
        if not op.results:
            return ""
        if id(op.results[0]) not in self.names:
            self.name_results(op)
        base = self.names[id(op.results[0])].split("#")[0]
        return "%s%s = " % (base, ":%d" % len(op.results) if len(op.results) > 1 else "")

    def name_results(self, op: Operation) -> None:
        """Gives the results of an operation the next number."""
        base = "%%%d" % self.results
        self.results += 1
        for at, one in enumerate(op.results):
            self.names[id(one)] = "%s#%d" % (base, at) if len(op.results) > 1 else base

    def operation(self, op: Operation, indent: str) -> None:
        """An operation and its content."""
        # Arguments of a body are named before the head is written, results after it.
        own = None if self.generic else self.own_form(op)
        if own is None:
            head, end = self.generic_form(op)
            label = True
        else:
            head, end = own
            label = op.name == "linalg.generic"
        start = len(self.lines)
        self.lines.append(indent + head)
        regions = [one for one in op.regions if one.blocks or own is None] if own is None or own[1] else []
        for at, region in enumerate(regions):
            self.region(region, indent, label, self.hides_end(op) and own is not None)
            if at + 1 < len(regions):
                self.lines.append(indent + ("}, {" if own is None else "} else {"))
        if regions:
            self.lines.append(indent + end)
        self.lines[start] = indent + self.define_results(op) + self.lines[start][len(indent) :]

    @staticmethod
    def hides_end(op: Operation) -> bool:
        """Whether an end without values is left out."""
        return op.name in ("scf.for", "scf.if")

    def region(self, region: Region, indent: str, label: bool, hides_end: bool) -> None:
        """The blocks of a region."""
        for number, block in enumerate(region.blocks):
            self.labels[id(block)] = "^bb%d" % number
        for number, block in enumerate(region.blocks):
            if number or label:
                self.define_arguments(block)
            if number or label and block.arguments or self.generic and not block.ops:
                shown = ["%s: %s" % (self.name(one), type_text(one.type)) for one in block.arguments]
                self.lines.append("%s%s%s:" % (indent, self.labels[id(block)], "(%s)" % ", ".join(shown) if shown else ""))
            for op in block.ops:
                if not (hides_end and op.name == "scf.yield" and not op.operands):
                    self.operation(op, indent + "  ")

    def generic_form(self, op: Operation) -> tuple[str, str]:
        """The text before the regions, and after them."""
        if self.generic and op.name in ("linalg.add", "linalg.sub"):
            return self.elementwise(op)
        if self.generic and (op.name.startswith("linalg.") and op.name != "linalg.yield" or op.name.startswith("tensor.") and op.attributes):
            raise Untold()
        inherent = {name: one for name, one in op.attributes.items() if name in INHERENT.get(op.name, op.properties)}
        if op.name in WRAPPING and "overflowFlags" not in inherent:
            inherent.update(FLAGS)
        if op.name.startswith("arith.") and op.name.endswith("f") and BINARY.match(op.name):
            inherent["fastmath"] = Attribute("other", "#arith.fastmath<none>")
        if op.name == "cf.cond_br":
            counts = [1] + [len(values) for values in op.passed]
            inherent["operandSegmentSizes"] = Attribute("other", "array<i32: %s>" % ", ".join(map(str, counts)))
        others = {**{name: one for name, one in op.attributes.items() if name not in inherent}, **op.others}
        text = '"%s"(%s)' % (op.name, self.all_names(op.uses()))
        if op.successors:
            text += "[%s]" % ", ".join(self.labels[id(one)] for one in op.successors)
        if inherent or op.has_properties and op.name not in INHERENT:
            text += " <%s>" % dictionary_text(inherent, self.given if op.properties and op.name not in INHERENT else self.maps)
        signature = Type("function", inputs=tuple(one.type for one in op.uses()),
                         results=tuple(one.type for one in op.results))
        end = "%s : %s" % (" " + dictionary_text(others, self.maps) if others else "", type_text(signature))
        if not op.regions:
            return text + end, ""
        return text + " ({", "})" + end

    def elementwise(self, op: Operation) -> tuple[str, str]:
        """`linalg.add` and `linalg.sub` in the generic form, with the region that computes an element."""
        kind = op.operands[0].type.element
        block = Block([Value(kind) for _ in op.operands])
        name = "arith.%s%s" % (op.name.split(".")[1], "f" if kind.text in FLOATS else "i")
        inner = make(name, block.arguments[:2], [kind], op.place)
        block.ops = [inner, make("linalg.yield", [inner.result], [], op.place)]
        shown = Operation(op.name, op.operands, op.results, {**op.attributes}, [Region([block])])
        inputs = shown.attributes.pop("inputs").value[0]
        sizes = "array<i32: %d, %d>" % (inputs, len(op.operands) - inputs)
        others = shown.attributes
        op.regions = shown.regions
        for one in block.ops:
            one.block = block
        text = '"%s"(%s) <{operandSegmentSizes = %s}>' % (op.name, self.all_names(op.operands), sizes)
        signature = Type("function", inputs=tuple(one.type for one in op.operands), results=tuple(one.type for one in op.results))
        end = "%s : %s" % (" " + dictionary_text(others, self.maps) if others else "", type_text(signature))
        return text + " ({", "})" + end

    def target(self, op: Operation, at: int) -> str:
        """A block with the values that are passed to it."""
        label = self.labels[id(op.successors[at])]
        return label + ("(%s)" % self.with_types(op.passed[at])[1:] if op.passed[at] else "")

    def own_form(self, op: Operation) -> Optional[tuple[str, str]]:
        """An operation in custom form; None without one."""
        shown = SHOWN.get(op.name, op.name)
        if op.name == "func.call" and op.parent is not None and op.parent.name != "func.func":
            shown = op.name
        flags = op.attributes.get("overflowFlags", FLAGS["overflowFlags"]).value
        shown_flags = "" if flags.endswith("<none>") else " overflow" + flags[len("#arith.overflow") :]
        others = {name: one for name, one in op.attributes.items() if name not in FLAGS}
        if BINARY.match(op.name) or CASTS.match(op.name):
            kinds = [type_text(op.operands[0].type)] + ([type_text(op.result.type)] if CASTS.match(op.name) else [])
            extra = " " + dictionary_text(others, self.maps) if others else ""
            return "%s %s%s%s : %s" % (shown, self.all_names(op.operands), shown_flags, extra, " to ".join(kinds)), ""
        if NAMED.match(op.name) or op.name in ("linalg.reduce", "linalg.broadcast", "linalg.transpose", "linalg.generic"):
            return self.linalg(op)
        write = getattr(self, "write_" + op.name.replace(".", "_"), None)
        if write is None:
            return None
        found = write(op)
        return (shown + found[0], found[1]) if isinstance(found, tuple) else (shown + found, "")

    def linalg(self, op: Operation) -> tuple[str, str]:
        """`ins(..) outs(..)`, and the text around them."""
        count = op.attributes["inputs"].value[0]
        kept = ("inputs", "body", "dimensions", "permutation")
        others = {name: one for name, one in op.attributes.items() if name not in kept}
        shown = " " + dictionary_text(others, self.maps) if others else ""
        moves = op.name in ("linalg.reduce", "linalg.broadcast", "linalg.transpose")
        text = op.name + ("" if moves else shown)
        body = op.attributes["body"].value if "body" in op.attributes else short_body(op)
        if body:
            text += " { %s }" % body
        text += " ins(%s) outs(%s)" % (self.with_types(op.operands[:count])[1:], self.with_types(op.operands[count:])[1:])
        for word in ("dimensions", "permutation"):
            if word in op.attributes:
                text += " %s = [%s]%s" % (word, ", ".join(map(str, op.attributes[word].value)), shown)
        if moves and (body or not op.regions):
            return text, ""
        if moves:
            first = op.regions[0].blocks[0]
            self.define_arguments(first)
            arguments = ["%s: %s" % (self.name(one), type_text(one.type)) for one in first.arguments]
            return "%s (%s) {" % (text, ", ".join(arguments)), "}"
        types = [type_text(one.type) for one in op.results]
        end = " -> " + (types[0] if len(types) == 1 else "(%s)" % ", ".join(types)) if types else ""
        return (text + " {", "}" + end) if op.regions else (text + end, "")

    def write_builtin_module(self, op: Operation) -> tuple[str, str]:
        name = " " + symbol_text(op.attributes["sym_name"].value) if "sym_name" in op.attributes else ""
        others = {key: one for key, one in op.attributes.items() if key != "sym_name"}
        return name + (" attributes " + dictionary_text(others, self.maps) if others else "") + " {", "}"

    def write_func_func(self, op: Operation) -> tuple[str, str]:
        kind = op.attributes["function_type"].value
        blocks = op.regions[0].blocks
        if blocks:
            self.define_arguments(blocks[0])
            arguments = ["%s: %s" % (self.name(one), type_text(one.type)) for one in blocks[0].arguments]
        else:
            arguments = [type_text(one) for one in kind.inputs]
        own = self.given if blocks else self.maps
        arguments = self.with_attributes(arguments, op.attributes.get("arg_attrs"), own)
        visibility = op.attributes.get("sym_visibility")
        text = " " + visibility.value if visibility else ""
        text += " %s(%s)" % (symbol_text(op.attributes["sym_name"].value), ", ".join(arguments))
        types = self.with_attributes([type_text(one) for one in kind.results], op.attributes.get("res_attrs"), self.maps)
        if types:
            alone = len(types) == 1 and "{" not in types[0]
            text += " -> " + (types[0] if alone else "(%s)" % ", ".join(types))
        others = {key: one for key, one in op.attributes.items() if key not in INHERENT["func.func"]}
        if others:
            text += " attributes " + dictionary_text(others, self.maps)
        return (text + " {", "}") if blocks else (text, "")

    @staticmethod
    def with_attributes(texts: list[str], found: Optional[Attribute], maps: dict) -> list[str]:
        """Arguments or results of a function, each with its attributes."""
        if found is None:
            return texts
        dictionaries = [dict(one.value) for one in found.value]
        return [text + (" " + dictionary_text(one, maps) if one else "") for text, one in zip(texts, dictionaries)]

    def write_func_return(self, op: Operation) -> str:
        return self.shown_dictionary(op) + self.with_types(op.operands)

    write_scf_yield = write_func_return

    def write_linalg_yield(self, op: Operation) -> str:
        names = " " + self.all_names(op.operands) if op.operands else ""
        return names + self.shown_dictionary(op) + self.with_types(op.operands)[len(names) :]

    def write_func_call(self, op: Operation) -> str:
        kind = Type("function", inputs=tuple(one.type for one in op.operands), results=tuple(one.type for one in op.results))
        values = "(%s)%s" % (self.all_names(op.operands), self.shown_dictionary(op, ("callee",)))
        return " %s%s : %s" % (symbol_text(op.attributes["callee"].value[0]), values, type_text(kind))

    def write_cf_br(self, op: Operation) -> str:
        return " " + self.target(op, 0) + self.shown_dictionary(op)

    def write_cf_cond_br(self, op: Operation) -> str:
        targets = self.target(op, 0), self.target(op, 1)
        return " %s, %s, %s" % (self.name(op.operands[0]), *targets) + self.shown_dictionary(op)

    def shown_dictionary(self, op: Operation, hidden: tuple = ()) -> str:
        """The attributes in braces, if there are some."""
        others = {name: one for name, one in op.attributes.items() if name not in hidden}
        return " " + dictionary_text(others, self.maps) if others else ""

    def write_scf_for(self, op: Operation) -> tuple[str, str]:
        body = op.regions[0].blocks[0]
        self.define_arguments(body)
        text = " %s = %s to %s step %s" % tuple(self.name(one) for one in body.arguments[:1] + op.operands[:3])
        if op.results:
            pairs = ["%s = %s" % (self.name(inner), self.name(one)) for inner, one in zip(body.arguments[1:], op.operands[3:])]
            text += " iter_args(%s) -> (%s)" % (", ".join(pairs), ", ".join(type_text(one.type) for one in op.results))
        return text + " {", "}" + self.shown_dictionary(op)

    def write_scf_if(self, op: Operation) -> tuple[str, str]:
        types = " -> (%s)" % ", ".join(type_text(one.type) for one in op.results) if op.results else ""
        return " %s%s {" % (self.name(op.operands[0]), types), "}" + self.shown_dictionary(op)

    def write_arith_constant(self, op: Operation) -> str:
        return self.shown_dictionary(op, ("value",)) + " " + attribute_text(op.attributes["value"], self.maps)

    def write_tensor_empty(self, op: Operation) -> str:
        return "(%s)%s : %s" % (self.all_names(op.operands), self.shown_dictionary(op), type_text(op.result.type))

    def write_tensor_dim(self, op: Operation) -> str:
        return "%s %s : %s" % (self.shown_dictionary(op), self.all_names(op.operands), type_text(op.operands[0].type))

    write_memref_dim = write_tensor_dim

    def write_tensor_collapse_shape(self, op: Operation) -> str:
        groups = ", ".join("[%s]" % ", ".join(map(str, one)) for one in op.attributes["reassociation"].value)
        kinds = type_text(op.operands[0].type), type_text(op.result.type)
        return " %s [%s] : %s into %s" % (self.name(op.operands[0]), groups, *kinds)

    def write_tensor_concat(self, op: Operation) -> str:
        kind = Type("function", inputs=tuple(one.type for one in op.operands), results=(op.result.type,))
        return " dim(%d) %s : %s" % (op.attributes["dim"].value, self.all_names(op.operands), type_text(kind))

    def write_tensor_insert_slice(self, op: Operation) -> str:
        rest = iter(op.operands[2:])
        lists = []
        for name in ("static_offsets", "static_sizes", "static_strides"):
            parts = [self.name(next(rest)) if one is None else str(one) for one in op.attributes[name].value]
            lists.append("[%s]" % ", ".join(parts))
        names = self.name(op.operands[0]), self.name(op.operands[1])
        kinds = type_text(op.operands[0].type), type_text(op.operands[1].type)
        return " %s into %s%s : %s into %s" % (*names, " ".join(lists), *kinds)

    def write_symbol_symbolic_int(self, op: Operation) -> str:
        text = " " + symbol_text(op.attributes["symbol_name"].value[0])
        if "int_expressions" in op.attributes and op.attributes["int_expressions"].value.results:
            text += " [%s], %s" % (self.all_names(op.operands), map_text(op.attributes["int_expressions"].value))
        hidden = ("symbol_name", "int_expressions")
        others = {name: one for name, one in op.attributes.items() if name not in hidden}
        return "%s %s : %s" % (text, dictionary_text(others, self.maps), type_text(op.result.type))

    def write_symbol_bind_symbolic_shape(self, op: Operation) -> str:
        bound, symbols = op.operands[0], op.operands[1:]
        text = map_text(op.attributes["shape_expressions"].value)
        text += self.shown_dictionary(op, ("shape_expressions",))
        return " %s, [%s], %s : %s" % (self.name(bound), self.all_names(symbols), text, type_text(bound.type))

    def write_affine_apply(self, op: Operation) -> str:
        found = op.attributes["map"]
        alias = attribute_text(found, self.maps)
        dims, symbols = op.operands[: found.value.dims], op.operands[found.value.dims :]
        values = "(%s)%s" % (self.all_names(dims), "[%s]" % self.all_names(symbols) if symbols else "")
        return " %s%s%s" % (alias, values, self.shown_dictionary(op, ("map",)))

    write_affine_min = write_affine_apply


def short_body(op: Operation) -> str:
    """The only operation in a `linalg.reduce` whose region is `{ OP }`; empty for other operations."""
    blocks = op.regions[0].blocks if op.name == "linalg.reduce" and op.regions else []
    if len(blocks) != 1 or len(blocks[0].ops) != 2:
        return ""
    (inner, end), given = blocks[0].ops, blocks[0].arguments
    half = len(given) // 2
    wanted = [*given[half:], *given[:half]]
    fits = [id(one) for one in inner.operands] == [id(one) for one in wanted] and len(inner.results) == 1
    if not fits or end.operands[:1] != inner.results or len(end.operands) != 1:
        return ""
    if set(inner.attributes) - {"overflowFlags"}:
        raise Untold()
    return body_of(inner.name, inner.attributes).value


def write(module: Operation, generic: bool = False) -> str:
    """A module as text."""
    first = Writer(generic)
    text = first.text(module)
    return Writer(generic, first.maps).text(module) if first.maps else text

"""Reads MLIR's operations: the generic form of every one, names, blocks. `mlir_forms` has the other forms.

Rules: MLIR's language reference. One error ends its operation; a reader that continues after it
finds the next operation by the indentation of lines.
"""

from __future__ import annotations

import re
from typing import Optional

from failure import Untold
from mlir_forms import custom
from mlir_ir import INDEX, Attribute, Block, MlirError, Operation, Place, Region, Type, Value
from mlir_text import NAME, TextReader
from mlir_write import type_text


DIALECTS = ("affine", "arith", "builtin", "cf", "func", "hfusion", "linalg", "memref", "scf", "symbol", "tensor")


class Scope:
    """The names of values that can be seen in a region: its own, and those of the regions around it."""

    def __init__(self, around: Optional["Scope"], isolated: bool) -> None:
        self.around, self.isolated = around, isolated
        self.values: dict[str, list[Value]] = {}
        self.expected: list[tuple[str, int, Value, Place]] = []

    def find(self, name: str) -> Optional[list[Value]]:
        """The values of a name."""
        if name in self.values:
            return self.values[name]
        return self.around.find(name) if self.around and not self.isolated else None


class Reader(TextReader):
    """A text and a place in it, with the names that are known there."""

    def __init__(self, text: str, first_line: int = 1, recovers: bool = False) -> None:
        super().__init__(text, first_line)
        self.recovers = recovers
        self.errors: list[MlirError] = []
        self.blocks: list[dict[str, tuple[Block, Optional[Place], Place]]] = []
        self.scope = Scope(None, True)
        self.opened: list[str] = []

    # -- values and blocks

    def use(self) -> tuple[str, int, Place]:
        """The name and the number of a value that is used here."""
        self.skip()
        start = self.at
        self.expect("%")
        name = self.name("SSA operand")
        number = self.integer() if self.text.startswith("#", self.at) and self.take("#") else 0
        return name, number, self.place(start)

    def uses(self) -> list[tuple[str, int, Place]]:
        """Values with commas between."""
        found = []
        while self.peek("%"):
            found.append(self.use())
            if not self.take(","):
                break
        return found

    def value(self, used: tuple[str, int, Place], kind: Type) -> Value:
        """The value that is used with a type. One that comes later is promised."""
        name, number, place = used
        known = self.scope.find(name)
        if known is None:
            for other, at, value, _ in self.scope.expected:
                if (other, at) == (name, number):
                    break
            else:
                value = Value(kind, None, name)
                self.scope.expected.append((name, number, value, place))
        elif number >= len(known):
            raise MlirError(place, "reference to invalid result number")
        else:
            value = known[number]
        if value.type != kind:
            words = "use of value '%%%s' expects different type than prior uses: '%s' vs '%s'"
            raise MlirError(place, words % (name, type_text(kind), type_text(value.type)))
        return value

    def values(self, used: list[tuple[str, int, Place]], types: list[Type], at: int) -> list[Value]:
        """The values that are used with these types."""
        if len(used) != len(types):
            raise self.fail("expected %d operand types but had %d" % (len(used), len(types)), at)
        return [self.value(one, kind) for one, kind in zip(used, types)]

    def define(self, name: str, values: list[Value], place: Place) -> None:
        """Gives values a name, and keeps the promises that were made of it."""
        if self.scope.find(name) is not None:
            raise MlirError(place, "redefinition of SSA value '%%%s'" % name)
        self.scope.values[name] = values
        for value in values:
            value.name = name
        waiting = [one for one in self.scope.expected if one[0] == name]
        self.scope.expected = [one for one in self.scope.expected if one[0] != name]
        for _, number, promised, used in waiting:
            if number >= len(values):
                raise MlirError(used, "reference to invalid result number")
            if values[number].type != promised.type:
                raise MlirError(used, "definition of SSA value '%%%s' has another type" % name)
            promised.owner = values[number]

    def successor(self) -> Block:
        """A block that is led to."""
        self.skip()
        start = self.at
        self.expect("^")
        name = self.name("block name")
        return self.blocks[-1].setdefault(name, (Block(), None, self.place(start)))[0]

    def region(self, arguments: list[tuple[str, Type, Place]], isolated: bool = False, empty: bool = False) -> Region:
        """A region. Arguments that the operation names itself are those of its first block; where it may be `empty`,
        it has a block only if something is in it."""
        region = Region()
        self.expect("{")
        self.enter(isolated)
        if not (empty and self.peek("}")):
            self.block(region, arguments, self.peek("^"))
        while not self.take("}"):
            if not self.peek("^"):
                self.report(self.fail("expected block name or '}'"))
                break
            self.block(region, [], True)
        self.leave()
        return region

    def enter(self, isolated: bool) -> None:
        """Begins the names of a region."""
        self.scope = Scope(self.scope, isolated)
        self.blocks.append({})

    def leave(self) -> None:
        """Ends them: what was promised must be there, or in a region around."""
        for _, (_, defined, used) in sorted(self.blocks.pop().items()):
            if defined is None:
                self.report(MlirError(used, "reference to an undefined block"))
        inner, self.scope = self.scope, self.scope.around
        for name, number, value, place in inner.expected:
            if inner.isolated and (self.recovers or self.scope.around is None):
                self.report(MlirError(place, "use of undeclared SSA value name"))
                continue
            # A value from outside of a function or module is read, and refused when it is verified.
            known = self.scope.find(name) if inner.isolated else None
            if known is None:
                self.scope.expected.append((name, number, value, place))
            else:
                value.owner = self.value((name, number, place), value.type)

    def block(self, region: Region, arguments: list[tuple[str, Type, Place]], labelled: bool) -> None:
        """A block with its label."""
        block = Block()
        if labelled and not arguments:
            self.skip()
            place = self.place(self.at)
            self.expect("^")
            name = self.name("block name")
            block, defined, _ = self.blocks[-1].get(name, (block, None, place))
            if defined is not None:
                self.report(MlirError(place, "redefinition of block '^%s'" % name))
                block = Block()
            self.blocks[-1][name] = (block, place, place)
            if self.peek("("):
                arguments = self.items(self.argument, "(", ")")
            self.expect(":")
        block.region = region
        region.blocks.append(block)
        for name, kind, place in arguments:
            value = Value(kind, block)
            block.arguments.append(value)
            self.define(name, [value], place)
        self.operations(block)

    def argument(self) -> tuple[str, Type, Place]:
        """An argument of a block: a name and a type."""
        name, _, place = self.use()
        self.expect(":")
        kind = self.type()
        if self.take("loc"):
            self.location()
        return name, kind, place

    def operations(self, block: Block) -> None:
        """Operations up to what ends the block."""
        while True:
            self.skip()
            if self.at >= len(self.text) or self.peek("}") or self.peek("^"):
                return
            start = self.at
            try:
                found = self.operation()
            except MlirError as error:
                self.report(error)
                self.resume(start)
                continue
            if found is not None:
                found.block = block
                block.ops.append(found)

    def report(self, error: MlirError) -> None:
        """Reports an error; it is the last unless parsing continues after it."""
        if not self.recovers:
            raise error
        self.errors.append(error)

    def resume(self, start: int) -> None:
        """Continues after a broken operation: at the next line that is not indented further."""
        column = self.place(start)[1]
        while True:
            end = self.text.find("\n", max(self.at, start))
            if end < 0:
                self.at = len(self.text)
                return
            self.at = start = end + 1
            line = self.text[self.at : (self.text + "\n").find("\n", self.at)]
            indent = len(line) - len(line.lstrip())
            if line.strip() and not (indent + 1 > column or (indent + 1 == column and line.strip() == "}")):
                return

    # -- operations

    def operation(self) -> Optional[Operation]:
        """An operation; None at the definition of an alias."""
        self.skip()
        if self.peek("#") or self.peek("!"):
            if self.scope.around is not None and self.scope.around.around is not None:
                raise self.fail("expected operation name in quotes", len(self.text[: self.at].rstrip()))
            self.alias()
            return None
        names = []
        while self.peek("%"):
            name, _, place = self.use()
            names.append((name, self.integer() if self.take(":") else 1, place))
            if names[-1][1] == 0:
                raise self.fail("expected named operation to have at least 1 result")
            if not self.take(","):
                break
            if not self.peek("%"):
                raise self.fail("expected valid ssa identifier")
        if names:
            self.expect("=")
        self.skip()
        place = self.place(self.at)
        op = self.generic(place) if self.peek('"') else custom(self, place)
        if self.take("loc"):
            self.location()
        wanted = sum(count for _, count, _ in names)
        if names and wanted != len(op.results):
            words = "operation defines %d results but was provided %d to bind"
            raise MlirError(names[0][2], words % (len(op.results), wanted))
        first = 0
        for name, count, place in names:
            self.define(name, op.results[first : first + count], place)
            first += count
        return op

    def alias(self) -> None:
        """Defines an alias."""
        self.skip()
        start = self.at
        table, read = (self.aliases, self.attribute) if self.take("#") else (self.types, self.type)
        if table is self.types:
            self.expect("!")
        name = self.name("an alias's name")
        if "." in name:
            raise self.fail("names with a '.' are reserved for dialect-defined names", start)
        if name in table:
            raise self.fail("redefinition of alias id '%s'" % name, start)
        self.expect("=")
        table[name] = read()

    def generic(self, place: Place) -> Operation:
        """An operation in the generic form."""
        op = Operation(self.string(), place=place)
        if not op.name:
            raise MlirError(place, "empty operation name is invalid")
        used = self.items(self.use, "(", ")")
        if self.peek("["):
            op.successors = self.items(self.successor, "[", "]")
        if self.take("<"):
            op.attributes = self.dictionary()
            op.properties = tuple(op.attributes)
            op.has_properties = True
            self.expect(">")
        if self.peek("("):
            isolated = op.name in ("builtin.module", "func.func")
            self.opened.append(op.name)
            try:
                regions = self.items(lambda: self.region([], isolated, empty=True), "(", ")")
            finally:
                self.opened.pop()
            for region in regions:
                op.add_region(region)
        if self.peek("{"):
            for name, attribute in self.dictionary().items():
                if name in op.attributes and op.name.split(".")[0] in DIALECTS:
                    raise self.fail("attribute '%s' is there twice" % name)
                table = op.others if name in op.attributes else op.attributes
                table[name] = attribute
        self.expect(":")
        self.skip()
        at = self.at
        signature = self.function_type()
        values = self.values(used, list(signature.inputs), at)
        op.add_results(list(signature.results))
        op.operands = values
        if op.successors:
            self.share(op)
        return op

    def share(self, op: Operation) -> None:
        """Gives the operands of a branch in the generic form to the blocks that it leads to."""
        if op.name == "cf.br":
            op.passed, op.operands = [op.operands], []
        elif op.name == "cf.cond_br":
            sizes = op.attributes.pop("operandSegmentSizes", None)
            counts = re.findall(r"[0-9]+", str(sizes.value).split(":")[-1]) if sizes else []
            if len(counts) != 3:
                raise Untold()
            first, second = 1, 1 + int(counts[1])
            op.passed = [op.operands[first:second], op.operands[second:]]
            op.operands = op.operands[:1]
        else:
            op.passed = [[] for _ in op.successors]

    def module(self) -> Operation:
        """The whole text as a module."""
        module = Operation("builtin.module", place=(self.first_line, 1))
        block = Block()
        region = module.add_region(Region([block]))
        block.region = region
        self.enter(True)
        while True:
            self.operations(block)
            self.skip()
            if self.at >= len(self.text):
                break
            self.report(self.fail("expected operation name in quotes", len(self.text[: self.at].rstrip())))
            self.resume(self.at)
        self.leave()
        for error in self.later_locations():
            self.report(error)
        for op in module.walk():
            op.operands = [settled(one) for one in op.operands]
            op.passed = [[settled(one) for one in values] for values in op.passed]
        only = block.ops[0] if len(block.ops) == 1 else None
        if only is not None and only.name == "builtin.module":
            only.block = None
            return only
        return module


def settled(value: Value) -> Value:
    """The value that was promised."""
    return value.owner if isinstance(value.owner, Value) else value

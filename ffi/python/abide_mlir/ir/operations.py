"""Operations, blocks, regions and values of a module.

All of them are numbers in a module of the library: they cost next to nothing, are equal if they
are the same, and keep the module alive. Erased ones raise :class:`ErasedError`.
"""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, Any, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ..diagnostics import read_all
from ._classes import NAMED_BY_SYMBOL, SymbolName
from ._handle import Handle, Path
from ._printed import Printed
from ._store import NONE, ErasedError, Store, to_words
from .attribute_map import Attributes
from .attributes import Attribute, ToAttribute
from .blocks import Block, Blocks, Region
from .context import Context, InsertionPoint, raise_errors
from .location import Location, read_location
from .types import Type
from .values import BlockArgument, OpResult, Operands, ToValue, TypeOrValue, Use, Value, Values, value_of
from .walking import Filter, WalkOrder, WalkResult, named_operations, one_filter, visit


def _texts(value: Union[str, bytes]) -> bytes:
    if not isinstance(value, (str, bytes)):
        raise TypeError("expected the text of operations (str or bytes), got %r" % type(value).__name__)
    return value.encode("utf-8") if isinstance(value, str) else value


class Operation(Printed):
    """An operation."""

    __slots__ = ()
    _KIND = "operation"

    def _path(self) -> Path:
        words, base = self._store.operation(self._number)
        if words[base + 1] == NONE:
            # A record alone does not have the place.
            records = self._store.records()
            words, base = records.words, records.starts[self._number]
        return (words[base] - 1, None, None, None)

    @staticmethod
    def create(
        name: str,
        results: Optional[Sequence[TypeOrValue]] = None,
        operands: Optional[Sequence[TypeOrValue]] = None,
        attributes: Optional[Mapping[str, ToAttribute]] = None,
        successors: Optional[Sequence["Block"]] = None,
        regions: int = 0,
        loc: Optional[Location] = None,
        ip: Union[None, InsertionPoint, "Block", "Operation"] = None,
    ) -> "Operation":
        """Makes an operation, and checks its operands, results and attributes against its description.

        Parameters
        ----------
        name
            Its full name.
        results
            The types of its results. `results` and `operands` may come in either order.
        operands
            The values that it uses, of the same module; an operation stands for its only result.
        attributes
            Its attributes, properties among them.
        successors
            The blocks that control may go on to.
        regions
            The number of its regions, which are empty.
        loc
            Its location; the current one if none is given.
        ip
            Where it goes: to an :class:`InsertionPoint`, to the end of a block, or before an operation. Without one it
            goes to the current insertion point, or into a module of its own, which it leaves when it is inserted.

        Raises
        ------
        ValueError
            If its dialect is described and the operation is not, or not with such operands, results or attributes.
        """
        return create(name, results, operands, attributes, successors, regions, loc, ip)

    @staticmethod
    def parse(source: str, source_name: str = "-", context: Optional[Context] = None) -> "Operation":
        """Reads one valid operation, which is in a module of its own until it is inserted.

        Raises
        ------
        MLIRError
            If the text has an error, or not exactly one operation.
        """
        return read_operation(source, source_name)

    @property
    def operation(self) -> "Operation":
        """The operation itself, as ``mlir.ir`` distinguishes it from views of it."""
        return self

    @property
    def opview(self) -> "Operation":
        """The operation itself."""
        return self

    @property
    def context(self) -> "Context":
        """The context that its module was read in."""
        return self.module.context

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            # Operands, results, attributes and regions by their names in the description.
            return described_part(self, name)

    @property
    def name(self) -> str:
        """Its full name: ``arith.addi``."""
        words, base = self._store.operation(self._number)
        number = words[base + 2]
        found = self._store._strings.get(number) or self._store.string(number)
        return SymbolName(found, self) if found in NAMED_BY_SYMBOL else found

    @property
    def dialect(self) -> str:
        """The text before the dot of its name."""
        return self.name.partition(".")[0]

    @property
    def attributes(self) -> Attributes:
        """Its attributes, properties among them; changes to the mapping change the operation."""
        return Attributes(self._store, self._number)

    @property
    def results(self) -> Values:
        """Its results."""
        store = self._store
        records = store._records
        if records is not None:
            # The way of a walk, which costs as little as it can.
            words, base = records.words, records.starts[self._number]
        if records is None or base == NONE:
            words, base = store.operation(self._number)
        count = words[base + 10]
        if count == 1:
            return Values((Value(store, words[base + 9]),))
        first = words[base + 9]
        return Values([Value(store, first + index) for index in range(count)])

    @property
    def result(self) -> Value:
        """Its only result."""
        results = self.results
        if len(results) != 1:
            raise ValueError("%s has %d results" % (self.name, len(results)))
        return results[0]

    @property
    def operands(self) -> Operands:
        """The values that it uses. ``operands[index] = value`` is :meth:`set_operand`."""
        store = self._store
        words, base = store.operation(self._number)
        first = base + 15
        numbers = words[first : first + words[base + 11]].tolist()
        found = Operands([Value(store, number) for number in numbers])
        found._operation = self
        return found

    def set_operand(self, index: int, value: ToValue) -> None:
        """Makes an operand another value. Negative indices count from the end."""
        value = value_of(value)
        if value._store is not self._store:
            raise ValueError("the value is of another module")
        count = len(self.operands)
        if not -count <= index < count:
            raise IndexError("%s has %d operands, and no operand %d" % (self.name, count, index))
        index %= count
        self._store.change("set_operand", self._number, index, value._number)

    @property
    def regions(self) -> Tuple["Region", ...]:
        """Its regions."""
        store = self._store
        words, base = store.operation(self._number)
        first = base + 15 + words[base + 11]
        numbers = words[first : first + words[base + 12]].tolist()
        return tuple([Region(store, number) for number in numbers])

    @property
    def body(self) -> "Region":
        """Its first region: of a function, its body."""
        regions = self.regions
        if not regions:
            raise ValueError("%s has no regions" % self.name)
        return regions[0]

    @property
    def entry_block(self) -> "Block":
        """The first block of its first region."""
        blocks = self.body.blocks
        if not blocks:
            raise ValueError("%r has no body" % self)
        return blocks[0]

    @property
    def arguments(self) -> Values:
        """The arguments of its entry block: of a function, its own. A declaration has none."""
        blocks = self.body.blocks
        return blocks[0].arguments if blocks else Values()

    @property
    def uses(self) -> List[Use]:
        """The uses of its results."""
        return [use for result in self.results for use in result.uses]

    @property
    def successors(self) -> Tuple["Block", ...]:
        """The blocks that control may go on to."""
        store = self._store
        words, base = store.operation(self._number)
        first = base + 15 + words[base + 11] + words[base + 12]
        numbers = words[first : first + words[base + 13]].tolist()
        return tuple([Block(store, number) for number in numbers])

    def _neighbour(self, word: int) -> Optional["Operation"]:
        words, base = self._store.operation(self._number)
        number = words[base + word]
        return None if number == NONE else Operation(self._store, number)

    @property
    def parent(self) -> Optional["Operation"]:
        """The operation in whose regions it is; ``None`` for the outermost one."""
        return self._neighbour(4)

    @property
    def previous(self) -> Optional["Operation"]:
        """The one before it in its block."""
        return self._neighbour(5)

    @property
    def next(self) -> Optional["Operation"]:
        """The one after it in its block."""
        return self._neighbour(6)

    @property
    def block(self) -> Optional["Block"]:
        """The block that it is in; ``None`` for the outermost one."""
        words, base = self._store.operation(self._number)
        number = words[base + 3]
        return None if number == NONE else Block(self._store, number)

    @property
    def range(self) -> Optional[Tuple[int, int]]:
        """Its range in the text of the module, in bytes: from its name to its end. ``None`` if it is
        not in the text."""
        words, base = self._store.operation(self._number)
        start, end = words[base + 7], words[base + 8]
        return None if start == end else (start, end)

    def _place(self) -> Optional[Tuple[int, int]]:
        found = self.range
        if found is None:
            return None
        line, column = to_words(self._store.ask("place", found[0]))
        return line, column

    @property
    def line(self) -> Optional[int]:
        """The line of its name, from 1; ``None`` if it is not in the text."""
        place = self._place()
        return None if place is None else place[0]

    @property
    def column(self) -> Optional[int]:
        """The column of its name in characters, from 1; ``None`` if it is not in the text."""
        place = self._place()
        return None if place is None else place[1]

    @property
    def location(self) -> Location:
        """The location from the ``loc(..)`` after it, or else its position in the file."""
        return read_location(self._store, self._number, self._place())

    @property
    def is_erased(self) -> bool:
        """Whether it is not in the module any more."""
        try:
            self._store.operation(self._number)
        except ErasedError:
            return True
        return False

    @property
    def symbol_name(self) -> Optional[str]:
        """The name of the symbol that it defines, without the ``@``."""
        name = self.attributes.get("sym_name")
        value = name.value if name is not None else None
        return value if isinstance(value, str) else None

    @property
    def symbol_table(self) -> Mapping[str, "Operation"]:
        """The symbols that are defined directly in it."""
        store = self._store
        return {name: Operation(store, number) for name, number in store.symbols(self._number).items()}

    def __getitem__(self, symbol: str) -> "Operation":
        """The symbol of a name that is defined directly in it; ``a::b`` is one in another."""
        if not isinstance(symbol, str):
            raise TypeError(
                "[] takes the name of a symbol, not %r; operations are in .operations of a module or a block, regions"
                " in .regions" % type(symbol).__name__
            )
        found = self._number
        for name in symbol.replace("@", "").split("::"):
            number = self._store.symbol(found, name)
            if number is None:
                raise KeyError(symbol)
            found = number
        return Operation(self._store, found)

    #: An operation is not a sequence: :meth:`__getitem__` looks symbols up.
    __iter__ = None

    def walk(
        self, where: Filter = None, order: Optional[WalkOrder] = None, *, filter: Filter = None
    ) -> Iterator["Operation"]:
        """The operation and all within it, from the outside in and in the order of the text.

        Operations that are erased meanwhile are passed over, and new ones are not met.

        Parameters
        ----------
        where
            A name with ``*`` as wildcard (``linalg.*``), or a function that is called with each operation at once. It
            is a predicate that selects operations, or it returns a :class:`WalkResult` as for ``mlir.ir``.
        order
            The order in which the function is called; operations come after those in them by default.
        filter
            The old name of `where`.
        """
        where = one_filter(where, filter)
        if callable(where):
            return iter(visit(self, where, order or WalkOrder.POST_ORDER))
        return self._walk(where)

    def _walk(self, filter: Filter) -> Iterator["Operation"]:
        store = self._store
        numbers, names = store.within(self._number)
        if isinstance(filter, str):
            if names is None:
                starts, words = store.records().operations
                names = [words[starts[number] + 2] for number in numbers]
            numbers = named_operations(store, numbers, names, filter)
        elif filter is not None:
            raise TypeError("a filter is a name or a function, and not %r" % type(filter).__name__)
        changes = store.changes
        for operation in map(Operation, repeat(store), numbers):
            if store.changes != changes and operation.is_erased:
                continue
            yield operation

    def verify(self) -> bool:
        """Verifies it and everything in it; :meth:`Module.verify` lists all errors of a module.

        Raises
        ------
        MLIRError
            If there is an error.
        """
        raise_errors(self._store, read_all(self._store.ask_long("verify_operation", self._number)), b"")
        return True

    def clone(self, ip: Union[None, InsertionPoint, "Block", "Operation"] = None) -> "Operation":
        """A copy with everything in it: at a place as for :meth:`create`, or else after the operation."""
        store = self._store
        point = InsertionPoint.current if ip is None else point_of(ip)
        place, anchor = ("after", self._number) if point is None else anchor_of(point)
        if point is not None and point.block._store is not store:
            raise ValueError("the place is in another module; insert the text of the operation")
        return Operation(store, store.change("clone", self._number, place, anchor))

    def add_entry_block(self, arg_locs: object = None) -> "Block":
        """Adds the entry block to a function without a body, with the arguments of its type."""
        if self.body.blocks:
            raise IndexError("the function has a body already")
        kind = self.type
        return self.body.blocks.append(*kind.inputs)

    @property
    def type(self) -> Type:
        """Of a function: its type. Of an operation with one result: the type of the result."""
        found = self.attributes.get("function_type")
        value = None if found is None else found.value
        if not isinstance(value, Type):
            if len(self.results) == 1:
                return self.result.type
            raise ValueError("%s has no function type and %d results" % (self.name, len(self.results)))
        return value

    @property
    def arg_attrs(self) -> Optional[Attribute]:
        """Of a function: the attributes of its arguments."""
        return self.attributes.get("arg_attrs")

    @arg_attrs.setter
    def arg_attrs(self, value: ToAttribute) -> None:
        self.attributes["arg_attrs"] = value

    @property
    def result_attrs(self) -> Optional[Attribute]:
        """Of a function: the attributes of its results."""
        return self.attributes.get("res_attrs")

    @result_attrs.setter
    def result_attrs(self, value: ToAttribute) -> None:
        self.attributes["res_attrs"] = value

    @property
    def is_external(self) -> bool:
        """Of a function: whether it has no body."""
        return not self.body.blocks

    @property
    def attached(self) -> bool:
        """Whether it was inserted somewhere."""
        return not self._store.is_loose and self.parent is not None

    def equals(self, other: "Operation") -> bool:
        """Whether two operations are alike with everything in them; ``==`` is whether they are the same one. Values
        from outside have to be the same, or to have the same types if the operations are in two modules."""
        return self is other or structure_of(self, other) == structure_of(other, self)

    def is_structurally_equivalent(self, other: "Operation") -> bool:
        """The same as :meth:`equals`."""
        return self.equals(other)

    def erase(self) -> None:
        """Erases it with all that is in it. Nothing may use its results any more."""
        self._store.change("erase", self._number)

    def replace_with(self, *values: Value) -> None:
        """Makes everything that uses its results use these values, and erases it."""
        results = self.results
        if len(results) != len(values):
            raise ValueError("%s has %d results, not %d" % (self.name, len(results), len(values)))
        for result, value in zip(results, values):
            result.replace_uses(value)
        self.erase()

    def replace_uses_of_with(self, of: ToValue, with_: ToValue) -> None:
        """Sets the operands that are a value to another one."""
        old, new = value_of(of), value_of(with_)
        for index, operand in enumerate(self.operands):
            if operand == old:
                self.set_operand(index, new)

    def is_before_in_block(self, other: "Operation") -> bool:
        """Whether it comes before another operation of its block.

        Raises
        ------
        ValueError
            If they are not in one block.
        """
        block = self.block
        if block is None or block != other.block:
            raise ValueError("the operations are not in one block")
        operations = list(block)
        return operations.index(self) < operations.index(other)

    @property
    def op_operands(self) -> List[Use]:
        """Its operands as uses of values."""
        return [Use(self, index) for index in range(len(self.operands))]

    def move_before(self, other: "Operation") -> None:
        """Moves it before another one."""
        self._move("before", other)

    def move_after(self, other: "Operation") -> None:
        """Moves it after another one."""
        self._move("after", other)

    def detach_from_parent(self) -> "Operation":
        """Moves it into a module of its own, which it leaves when it is inserted. It must not use values from outside."""
        return detach(self)

    def move_to_start(self, block: "Block") -> None:
        """Moves it to the beginning of a block."""
        self._move("start", block)

    def move_to_end(self, block: "Block") -> None:
        """Moves it to the end of a block."""
        self._move("end", block)

    def _move(self, place: str, anchor: Union["Operation", "Block"]) -> None:
        if anchor._store is not self._store:
            if not self._store.is_loose and structure_of(self, self)[1]:
                raise ValueError("an operation that uses values of its module cannot be moved into another module")
            insert_loose(self, place, anchor)
            return
        self._store.change("move", self._number, place, anchor._number)

    def insert_before(self, text: Union[str, bytes]) -> List["Operation"]:
        """Reads operations and puts them before it. They may use the values that are visible there, by
        their names in the text, and the aliases of the module."""
        return insert_text(self._store, "before", self._number, text)

    def insert_after(self, text: Union[str, bytes]) -> List["Operation"]:
        """As :meth:`insert_before`, after it."""
        return insert_text(self._store, "after", self._number, text)

    def rename_symbol(self, name: str) -> None:
        """Renames the symbol that it defines, and all references to it."""
        self._store.change_all("rename_symbol", self._number, name)

    def __repr__(self) -> str:
        if self.is_erased:
            return "<Operation that is erased>"
        symbol = self.symbol_name
        place = self._place()
        name = self.name if symbol is None else "%s @%s" % (self.name, symbol)
        return "<Operation %s%s>" % (name, "" if place is None else " at %d:%d" % place)


def insert_text(store: Store, place: str, anchor: int, text: Union[str, bytes]) -> List[Operation]:
    words = to_words(store.insert(place, anchor, _texts(text)))
    return [Operation(store, number) for number in words]


def at_path(store: Store, path: Path) -> Handle:
    """The operation, region, block or value at a place of a module."""
    place, region, block, index = path
    operation = Operation(store, store.records().order[place])
    if region is None:
        return operation if index is None else operation.results[index]
    if block is None:
        return operation.regions[region]
    found = operation.regions[region].blocks[block]
    return found if index is None else found.arguments[index]


from ._building import (  # pylint: disable=wrong-import-position
    anchor_of,
    create,
    described_part,
    detach,
    insert_loose,
    point_of,
    read_operation,
    structure_of,
)

__all__ = [
    "Block",
    "BlockArgument",
    "Blocks",
    "Filter",
    "OpResult",
    "Operands",
    "Operation",
    "Region",
    "Use",
    "Value",
    "Values",
    "WalkOrder",
    "WalkResult",
]

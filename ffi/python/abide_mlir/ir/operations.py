"""Operations, blocks, regions and values of a module.

All of them are numbers in a module of the library: they cost next to nothing, are equal if they
are the same, and keep the module alive. Erased ones raise :class:`ErasedError`.
"""

from __future__ import annotations

import array
import fnmatch
from itertools import repeat
from types import MappingProxyType
from typing import Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ._handle import Handle, Path
from ._store import NONE, ErasedError, Store, to_words
from .._renamed import renamed
from .attributes import Attribute, Attributes, ToAttribute, quoted, write
from .location import Location, read_location
from .types import Type

#: The filter of a walk: a name of operations with ``*`` as wildcard, or a predicate.
Filter = Union[None, str, Callable[["Operation"], bool]]


def one_filter(where: Filter, old: Filter) -> Filter:
    """The filter of a walk, which has an old name."""
    if old is not None:
        renamed("filter", "where", 3)
        return old
    return where


class Use:
    """A use of a value: an operand of an operation."""

    __slots__ = ("index", "operation")

    def __init__(self, operation: "Operation", index: int) -> None:
        self.operation = operation
        self.index = index

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Use):
            return NotImplemented
        return (self.operation, self.index) == (other.operation, other.index)

    def __hash__(self) -> int:
        return hash((self.operation, self.index))

    def __repr__(self) -> str:
        return "<Use %d of %r>" % (self.index, self.operation)


class Value(Handle):
    """A result of an operation, or an argument of a block."""

    __slots__ = ()

    @property
    def type(self) -> Type:
        """Its type."""
        store = self._store
        records = store._records
        if records is not None:
            found = store._types.get(records.values[4 * self._number])
            if found is not None:
                return found
        words, base = store.value(self._number)
        return store.type(words[base])

    @type.setter
    def type(self, type: Union[Type, str]) -> None:  # pylint: disable=redefined-builtin
        self._store.change("set_type", self._number, str(type).encode("utf-8"))

    def _path(self) -> Path:
        return (*self.owner._path()[:3], self.index)

    @property
    def is_result(self) -> bool:
        """Whether an operation defines it, and not a block."""
        words, base = self._store.value(self._number)
        return words[base + 1] == 0

    @property
    def owner(self) -> Union["Operation", "Block"]:
        """The operation or block that defines it."""
        words, base = self._store.value(self._number)
        if words[base + 1] == NONE:
            raise ErasedError("nothing defines the value")
        made = Operation if words[base + 1] == 0 else Block
        return made(self._store, words[base + 2])

    @property
    def defining_operation(self) -> Optional["Operation"]:
        """The operation whose result it is."""
        owner = self.owner
        return owner if isinstance(owner, Operation) else None

    @property
    def index(self) -> int:
        """Its index among the results or arguments, from 0."""
        words, base = self._store.value(self._number)
        return words[base + 3]

    @property
    def name(self) -> Optional[str]:
        """How it is called in the text: ``%x``, or ``%x#1``; ``None`` where it is not in the text."""
        name: Optional[str] = self._store.ask("name", self._number)
        return name

    @property
    def uses(self) -> List[Use]:
        """Its uses, the newest first."""
        words = to_words(self._store.ask("uses", self._number))
        store = self._store
        return [Use(Operation(store, user), index) for user, index in zip(words[::2], words[1::2])]

    @property
    def users(self) -> List["Operation"]:
        """The operations that use it, each once."""
        found: Dict[Operation, None] = {use.operation: None for use in self.uses}
        return list(found)

    def replace_uses(self, value: "Value") -> None:
        """Makes everything that uses it use another value."""
        if value._store is not self._store:
            raise ValueError("the value is of another module")
        self._store.change("replace_uses", self._number, value._number)

    def __repr__(self) -> str:
        return "<Value %s: %s>" % (self.name or "of %r" % (self.owner,), self.type)


def _texts(value: Union[str, bytes]) -> bytes:
    return value.encode("utf-8") if isinstance(value, str) else value


class Operation(Handle):
    """An operation."""

    __slots__ = ()

    def _path(self) -> Path:
        words, base = self._store.operation(self._number)
        if words[base + 1] == NONE:
            # A record by itself does not have the place.
            records = self._store.records()
            words, base = records.words, records.starts[self._number]
        return (words[base] - 1, None, None, None)

    @staticmethod
    def create(
        name: str,
        operands: Sequence[Value] = (),
        results: Sequence[Union[Type, str]] = (),
        attributes: Mapping[str, ToAttribute] = MappingProxyType({}),
        regions: int = 0,
        *,
        ip: Union["Block", "Operation"],
    ) -> "Operation":
        """Makes an operation; :meth:`Module.verify` says whether it is as its dialect wants it.

        Parameters
        ----------
        name
            Its full name.
        operands
            The values that it uses, of the same module.
        results
            The types of its results.
        attributes
            Its attributes, properties among them.
        regions
            The number of its regions, each with an empty block.
        ip
            Where it goes: to the end of a block, or before an operation.
        """
        store, number = ip._store, ip._number
        if any(value._store is not store for value in operands):
            raise ValueError("the operands are of another module")
        text = "%s = " % ", ".join("%%r%d" % index for index in range(len(results))) if results else ""
        text += "%s(%s)" % (quoted(name), ", ".join("%%%d" % index for index in range(len(operands))))
        if regions:
            text += " (%s)" % ", ".join(["{\n^bb0:\n}"] * regions)
        text += " %s : (%s)" % (write(attributes), ", ".join(str(value.type) for value in operands))
        text += " -> (%s)" % ", ".join(map(str, results))
        values = array.array("I", [value._number for value in operands]).tobytes()
        place = "end" if isinstance(ip, Block) else "before"
        (made,) = to_words(store.insert(place, number, text.encode("utf-8"), values))
        return Operation(store, made)

    @property
    def name(self) -> str:
        """Its full name: ``arith.addi``."""
        words, base = self._store.operation(self._number)
        number = words[base + 2]
        return self._store._strings.get(number) or self._store.string(number)

    @property
    def dialect(self) -> str:
        """The text before the dot of its name."""
        return self.name.partition(".")[0]

    @property
    def attributes(self) -> Attributes:
        """Its attributes, properties among them; changes to the mapping change the operation."""
        return Attributes(self._store, self._number)

    @property
    def results(self) -> Tuple[Value, ...]:
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
            return (Value(store, words[base + 9]),)
        if count == 0:
            return ()
        first = words[base + 9]
        return tuple([Value(store, first + index) for index in range(count)])

    @property
    def result(self) -> Value:
        """Its only result."""
        results = self.results
        if len(results) != 1:
            raise ValueError("%s has %d results" % (self.name, len(results)))
        return results[0]

    @property
    def operands(self) -> Tuple[Value, ...]:
        """The values that it uses."""
        store = self._store
        words, base = store.operation(self._number)
        first = base + 15
        numbers = words[first : first + words[base + 11]].tolist()
        return tuple([Value(store, number) for number in numbers])

    def set_operand(self, index: int, value: Value) -> None:
        """Makes an operand another value. Negative indices count from the end."""
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
    def arguments(self) -> Tuple[Value, ...]:
        """The arguments of its entry block: of a function, its own. A declaration has none."""
        blocks = self.body.blocks
        return blocks[0].arguments if blocks else ()

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
        """The line of its name, from 1; ``None`` where it is not in the text."""
        place = self._place()
        return None if place is None else place[0]

    @property
    def column(self) -> Optional[int]:
        """The column of its name in characters, from 1; ``None`` where it is not in the text."""
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

    def walk(self, where: Filter = None, *, filter: Filter = None) -> Iterator["Operation"]:
        """The operation and all within it, from the outside in and in the order of the text.

        Operations that are erased meanwhile are passed over, and new ones are not met.

        Parameters
        ----------
        where
            A name with ``*`` as wildcard (``linalg.*``), or a predicate that selects operations.
        filter
            The old name of `where`.
        """
        return self._walk(one_filter(where, filter))

    def _walk(self, filter: Filter) -> Iterator["Operation"]:
        store = self._store
        numbers, names = store.within(self._number)
        if isinstance(filter, str):
            if names is None:
                starts, words = store.records().operations
                names = [words[starts[number] + 2] for number in numbers]
            numbers = _named(store, numbers, names, filter)
        elif filter is not None and not callable(filter):
            raise TypeError("a filter is a name or a function, and not %r" % type(filter).__name__)
        test = filter if callable(filter) else None
        changes = store.changes
        for operation in map(Operation, repeat(store), numbers):
            if store.changes != changes and operation.is_erased:
                continue
            if test is None or test(operation):
                yield operation

    def print(self, generic: bool = False, local_scope: bool = False) -> str:
        """Its text.

        Parameters
        ----------
        generic
            Every operation in the generic form.
        local_scope
            Without aliases, so that each operation is complete.
        """
        text: bytes = self._store.ask_long("print", self._number, generic, local_scope)
        return text.decode("utf-8", "backslashreplace")

    def equals(self, other: "Operation") -> bool:
        """Whether two operations are alike with all that is in them; ``==`` is whether they are the same one."""
        return self.print(generic=True, local_scope=True) == other.print(generic=True, local_scope=True)

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

    def move_before(self, other: "Operation") -> None:
        """Moves it before another one."""
        self._move("before", other)

    def move_after(self, other: "Operation") -> None:
        """Moves it after another one."""
        self._move("after", other)

    def move_to_start(self, block: "Block") -> None:
        """Moves it to the beginning of a block."""
        self._move("start", block)

    def move_to_end(self, block: "Block") -> None:
        """Moves it to the end of a block."""
        self._move("end", block)

    def _move(self, place: str, anchor: Handle) -> None:
        if anchor._store is not self._store:
            raise ValueError("an operation cannot be moved into another module; insert its text")
        self._store.change("move", self._number, place, anchor._number)

    def insert_before(self, text: Union[str, bytes]) -> List["Operation"]:
        """Reads operations and puts them before it. They may use the values that are visible there, by
        their names in the text, and the aliases of the module."""
        return _insert(self._store, "before", self._number, text)

    def insert_after(self, text: Union[str, bytes]) -> List["Operation"]:
        """As :meth:`insert_before`, after it."""
        return _insert(self._store, "after", self._number, text)

    def rename_symbol(self, name: str) -> None:
        """Gives the symbol that it defines another name, and everything that refers to it."""
        self._store.change_all("rename_symbol", self._number, name)

    def __str__(self) -> str:
        return self.print().rstrip("\n")

    def __repr__(self) -> str:
        if self.is_erased:
            return "<Operation that is erased>"
        symbol = self.symbol_name
        place = self._place()
        name = self.name if symbol is None else "%s @%s" % (self.name, symbol)
        return "<Operation %s%s>" % (name, "" if place is None else " at %d:%d" % place)


def _named(store: Store, numbers: List[int], names: List[int], pattern: str) -> List[int]:
    """The operations of a name, with ``*`` as wildcard."""
    kept: Dict[int, bool] = {}
    found: List[int] = []
    for number, name in zip(numbers, names):
        keep = kept.get(name)
        if keep is None:
            keep = kept[name] = fnmatch.fnmatchcase(store.string(name), pattern)
        if keep:
            found.append(number)
    return found


def _insert(store: Store, place: str, anchor: int, text: Union[str, bytes]) -> List[Operation]:
    words = to_words(store.insert(place, anchor, _texts(text)))
    return [Operation(store, number) for number in words]


class Block(Handle):
    """A block: arguments, then operations."""

    __slots__ = ()

    def _path(self) -> Path:
        region = self.region
        return (*region._path()[:2], region.blocks.index(self), None)

    @property
    def arguments(self) -> Tuple[Value, ...]:
        """Its arguments."""
        store = self._store
        words, base = store.block(self._number)
        numbers = words[base + 7 : base + 7 + words[base + 6]].tolist()
        return tuple([Value(store, number) for number in numbers])

    @property
    def operations(self) -> List[Operation]:
        """Its operations."""
        store = self._store
        words, base = store.block(self._number)
        number = words[base + 4]
        found: List[Operation] = []
        while number != NONE:
            found.append(Operation(store, number))
            words, base = store.operation(number)
            number = words[base + 6]
        return found

    @property
    def terminator(self) -> Optional[Operation]:
        """Its last operation."""
        words, base = self._store.block(self._number)
        return None if words[base + 5] == NONE else Operation(self._store, words[base + 5])

    @property
    def region(self) -> "Region":
        """The region that it is in."""
        words, base = self._store.block(self._number)
        return Region(self._store, words[base])

    @property
    def parent(self) -> Operation:
        """The operation in whose regions it is."""
        words, base = self._store.block(self._number)
        return Operation(self._store, words[base + 1])

    def insert_at_start(self, text: Union[str, bytes]) -> List[Operation]:
        """Reads operations and puts them at the beginning; see :meth:`Operation.insert_before`."""
        return _insert(self._store, "start", self._number, text)

    def append(self, text: Union[str, bytes, Operation]) -> List[Operation]:
        """Reads operations and puts them at the end; see :meth:`Operation.insert_before`. An operation of the module
        moves there."""
        if isinstance(text, Operation):
            text.move_to_end(self)
            return [text]
        return _insert(self._store, "end", self._number, text)

    def __len__(self) -> int:
        return len(self.operations)

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, index: int) -> Operation:
        return self.operations[index]

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.operations)

    def __repr__(self) -> str:
        return "<Block of %r>" % self.parent


class Region(Handle):
    """A region: blocks."""

    __slots__ = ()

    def _path(self) -> Path:
        parent = self.parent
        return (parent._path()[0], parent.regions.index(self), None, None)

    @property
    def blocks(self) -> Tuple[Block, ...]:
        """Its blocks, the entry block first."""
        store = self._store
        words, base = store.region(self._number)
        numbers = words[base + 2 : base + 2 + words[base + 1]].tolist()
        return tuple([Block(store, number) for number in numbers])

    @property
    def parent(self) -> Operation:
        """The operation that it belongs to."""
        words, base = self._store.region(self._number)
        return Operation(self._store, words[base])

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def __len__(self) -> int:
        words, base = self._store.region(self._number)
        return words[base + 1]

    def __getitem__(self, index: int) -> Block:
        return self.blocks[index]

    def __repr__(self) -> str:
        return "<Region of %r>" % self.parent


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


__all__ = ["Attribute", "Block", "Filter", "Operation", "Region", "Use", "Value"]

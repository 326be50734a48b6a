"""A module of the library as Python holds it: a function for requests, and records of its answers.

The records of all operations, blocks, regions and values come in one call, as words of 32 bits, and are
read in place. After a change they are requested one by one, until that has become more expensive.
"""

from __future__ import annotations

import array
import json
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Tuple, Union

from .._ffi import AbideError, PackedFunc, register_error
from .._interrupt import LONG, interruptible, waiting
from .._json import loads
from ..diagnostics import TextError, read_or_raise
from ._description import Description
from ._resources import Blob, keep_whole, mentioned, renamed

if TYPE_CHECKING:
    from .attributes import Attribute
    from .context import Context
    from .module import Dialects
    from .types import Type

#: The number for an absent value in a record.
NONE = 0xFFFFFFFF

#: All operations are fetched at once after one in SINGLE of them was fetched by itself, but at least LEAST were.
SINGLE, LEAST = 16, 1000

#: The number of symbols that are looked up one by one before all of a table are fetched.
LOOK_UPS = 8


@register_error
class ErasedError(AbideError, ReferenceError):
    """An operation, block or region that is not in its module any more."""


if TYPE_CHECKING:
    Words = array.array[int]


def to_words(data: bytes) -> "Words":
    """Words of 32 bits."""
    words = array.array("I")
    words.frombytes(data)
    return words


class SparseStarts(Dict[int, int]):
    """The starts of records by number, where many numbers are of erased operations."""

    def __missing__(self, number: int) -> int:
        return NONE


class SparseValues:
    """The records of values in the same case. An index is four times a number, and a place in the record."""

    __slots__ = ("_rows", "_words")

    def __init__(self, numbers: "Words", words: "Words") -> None:
        self._rows = {number: 4 * row for row, number in enumerate(numbers)}
        self._words = words

    def __getitem__(self, index: int) -> int:
        row = self._rows.get(index >> 2)
        if row is None:
            raise ErasedError("the value is not in the module any more")
        return self._words[row + (index & 3)]


if TYPE_CHECKING:
    Starts = Union[Words, SparseStarts]
    Record = Union[Words, SparseValues]


class Records:
    """All records of a module at one time."""

    __slots__ = ("blocks", "operations", "order", "regions", "starts", "values", "words")

    def __init__(self, data: bytes) -> None:
        words = to_words(data)
        counts, lengths, behind = words[:4], words[4:7], 9
        numbers: List["Words"] = []
        if words[8]:
            for count in counts:
                numbers.append(words[behind : behind + count])
                behind += count
        self.order = words[behind : behind + words[7]]
        behind += words[7]
        found: List[Tuple["Starts", "Words"]] = []
        for kind, (count, length) in enumerate(zip(counts, lengths)):
            middle, end = behind + count, behind + count + length
            starts: "Starts" = words[behind:middle]
            if numbers:
                starts = SparseStarts(zip(numbers[kind], starts))
            found.append((starts, words[middle:end]))
            behind = end
        self.operations, self.blocks, self.regions = found
        #: The same, where each operation asks for them.
        self.starts, self.words = self.operations
        values = words[behind : behind + 4 * counts[3]]
        self.values: "Record" = SparseValues(numbers[3], values) if numbers else values


class Store:
    """A module of the library."""

    __slots__ = (
        "__weakref__",
        "_attributes",
        "_blobs",
        "_changed",
        "_count",
        "_descriptions",
        "_dirty",
        "_handle",
        "_least",
        "_looked_up",
        "_records",
        "_single",
        "_size",
        "_strings",
        "_tables",
        "_types",
        "changes",
        "context",
        "dialects",
        "is_loose",
        "name",
    )

    def __init__(self, handle: PackedFunc, name: str, size: int, dialects: Optional["Dialects"] = None) -> None:
        self._handle = handle
        self.name = name
        self.dialects = dialects
        #: The context that the module was read in, if it was.
        self.context: Optional["Context"] = None
        #: Whether it holds an operation that was made at no place.
        self.is_loose = False
        self._descriptions: Dict[str, Optional[Description]] = {}
        #: The number of times that the cached facts about operations were dropped.
        self.changes = 0
        #: About the bytes of the text, and the least of them.
        self._size = self._least = size
        #: The number of operations when all were requested.
        self._count = 0
        self._records: Optional[Records] = None
        #: Records that were asked for one by one since the last change.
        self._single: Dict[Tuple[str, int], "Words"] = {}
        #: Operations whose attributes are not what the records say.
        self._dirty: Dict[int, None] = {}
        #: Resources of the module that attributes carry into other modules, or out of them, by their keys in the module.
        self._blobs: Dict[str, Blob] = {}
        self._changed = False
        self._types: Dict[int, "Type"] = {}
        self._attributes: Dict[int, "Attribute"] = {}
        self._strings: Dict[int, str] = {}
        #: Symbols by their names, for each table that was asked for.
        self._tables: Dict[int, Dict[str, int]] = {}
        self._looked_up = 0

    def parts(self) -> Tuple[bytes, str, Optional["Dialects"]]:
        """The text, the name and the dialects that make the same module again."""
        if self.ask("changes") == 0:
            return self.ask("text"), self.name, self.dialects
        order = self.records().order
        return self.ask_long("print", order[0], False, False), self.name, self.dialects

    def __reduce__(self) -> Tuple[object, ...]:
        from .module import read_store

        return read_store, self.parts()

    def ask(self, what: str, *args: Any) -> Any:
        """Asks the library something."""
        return self._handle(what, *args)

    def ask_long(self, what: str, *args: Any) -> Any:
        """Asks the library something that may take long; an error about a text is a TextError."""
        if self._size < LONG:
            return read_or_raise(self._handle, what, *args)
        return read_or_raise(waiting, self._handle, what, *args)

    def change(self, what: str, *args: Any) -> Any:
        """Changes the module."""
        try:
            return read_or_raise(self._handle, what, *args)
        finally:
            self.forget()

    def read_text(self, what: str, *args: Any) -> Any:
        """Has a text read, which takes as long as the text is."""
        return read_or_raise(interruptible, self._handle, what, *args)

    def parse_piece(self, what: str, text: str, *, is_apart: bool = False) -> int:
        """Has a type or an attribute read, which may be apart from all others; an error is an MLIRError."""
        from .context import MLIRError

        data = text.encode("utf-8", "surrogateescape")
        try:
            number: int = self.read_text(what, data, is_apart)
        except TextError as error:
            raise MLIRError(str(error), data) from None
        return number

    def description(self, name: str) -> Optional["Description"]:
        """The description of an operation, if it is described."""
        if name not in self._descriptions:
            found: Optional[str] = self._handle("describe", name)
            self._descriptions[name] = None if found is None else Description(json.loads(found))
        return self._descriptions[name]

    def insert(self, place: str, anchor: int, text: bytes, values: Optional[bytes] = None) -> Any:
        """Reads operations into the module. Values that are given are called by their position."""
        try:
            numbers = () if values is None else (values,)
            self._add_resources(text)
            return self.read_text("insert", place, anchor, text, *numbers)
        finally:
            if len(text) >= LONG:
                self._least += len(text)
            self._size += len(text)
            if self._size >= LONG:
                # Much of it may be erased.
                self._size = max(self._least, self.ask("size"))
            self.forget()

    def change_all(self, what: str, *args: Any) -> Any:
        """Changes the module in a way that takes as long as the module is."""
        try:
            return self.ask_long(what, *args)
        finally:
            self.forget()

    def forget(self) -> None:
        """Forgets the records of the operations."""
        self._records = None
        self._single = {}
        self._dirty = {}
        self._forget_symbols()
        self._changed = True
        self.changes += 1

    def _forget_symbols(self) -> None:
        self._tables = {}
        self._looked_up = 0

    def change_attribute(self, operation: int, name: str, text: Optional[bytes]) -> None:
        """Sets an attribute, or takes it away."""
        if text is not None:
            self._add_resources(text)
        read_or_raise(self._handle, "set_attribute", operation, name, text)
        self._dirty[operation] = None
        if name == "sym_name":
            self._forget_symbols()
        self._single.pop(("operation", operation), None)

    def _add_resources(self, text: bytes) -> None:
        """Adds the resources made of arrays that a text mentions, unless the module has others with their keys."""
        for blob in mentioned(text):
            if self.blob(blob.key) is None:
                self._add_resource(blob.key, blob)

    def _add_resource(self, key: str, blob: Blob) -> bool:
        """Whether the module could get a resource: it has no other one with the key."""
        try:
            self._handle("add_resource", key, blob.data)
        except ValueError:
            return False
        self._blobs[key] = blob
        return True

    def blob(self, key: str) -> Optional[Blob]:
        """The resource that the module has with a key."""
        if key not in self._blobs:
            data: Optional[bytes] = self._handle("resource", key)
            if data is None:
                return None
            self._blobs[key] = keep_whole(key, data)
        return self._blobs[key]

    def key_of(self, blob: Blob, name: str) -> str:
        """The key of a resource in this module, which gets it if it does not have it: the name, or if that is taken the
        name and a number."""
        key, number = name, 0
        while self.blob(key) is not blob and not self._add_resource(key, blob):
            number += 1
            key = "%s_%d" % (name, number)
        return key

    def carried(self, text: bytes, blob_of: Callable[[str], Optional[Blob]]) -> bytes:
        """A text from elsewhere for this module: resources that it mentions are added, with the keys that they get."""

        def new_key(key: str) -> Optional[str]:
            blob = blob_of(key)
            return None if blob is None else self.key_of(blob, key)

        return renamed(text, new_key)

    def records(self) -> Records:
        """All records."""
        if self._records is None:
            self._records = Records(self.ask_long("records"))
            self._count = len(self._records.order)
            self._single = {}
            self._dirty = {}
        return self._records

    def _asked_for(self, kind: str, number: int) -> "Words":
        """One record, by itself."""
        key = (kind, number)
        found = self._single.get(key)
        if found is None:
            found = to_words(self._handle(kind, number))
            self._single[key] = found
        return found

    def _is_dear(self) -> bool:
        """Whether it is time to ask for all records."""
        if self._records is not None:
            return False
        if self._changed and len(self._single) < max(LEAST, self._count // SINGLE):
            return False
        self._changed = False
        return True

    def operation(self, number: int) -> Tuple["Words", int]:
        """The words among which the record of an operation is, and where it begins."""
        records = self._records
        if records is None:
            if self._is_dear():
                records = self.records()
            else:
                found = self._asked_for("operation", number)
                if found[0] == 0:
                    raise ErasedError("the operation is not in the module any more")
                return found, 0
        starts, words = records.operations
        start = starts[number]
        if start == NONE:
            raise ErasedError("the operation is not in the module any more")
        return words, start

    def attributes_of(self, number: int) -> Tuple["Words", int]:
        """The same, with attributes that are up to date."""
        if number in self._dirty:
            return self._asked_for("operation", number), 0
        return self.operation(number)

    def within(self, number: int) -> Tuple[List[int], Optional[List[int]]]:
        """An operation and all in it, in the order of the walk, and the numbers of their names where those are
        not in the records."""
        self.operation(number)
        if self._records is None:
            # A part of a module that was changed costs what that part has.
            words = to_words(self._handle("walk", number))
            return words[::2].tolist(), words[1::2].tolist()
        starts, words = self._records.operations
        base = starts[number]
        return self._records.order[words[base] - 1 : words[base + 1]].tolist(), None

    def symbols(self, table: int) -> Dict[str, int]:
        """The symbols that are defined in a table."""
        found = self._tables.get(table)
        if found is None:
            found = self._tables[table] = loads(self.ask_long("symbols", table))
        return found

    def symbol(self, table: int, name: str) -> Optional[int]:
        """The symbol of a name that is defined in a table."""
        if table not in self._tables and self._looked_up < LOOK_UPS:
            self._looked_up += 1
            number: Optional[int] = self._handle("symbol", table, name.encode("utf-8", "surrogatepass"))
            return number
        return self.symbols(table).get(name)

    def block(self, number: int) -> Tuple["Words", int]:
        """The record of a block."""
        if self._records is None and not self._is_dear():
            return self._asked_for("block", number), 0
        starts, words = self.records().blocks
        if starts[number] == NONE:
            raise ErasedError("the block is not in the module any more")
        return words, starts[number]

    def region(self, number: int) -> Tuple["Words", int]:
        """The record of a region."""
        if self._records is None and not self._is_dear():
            return self._asked_for("region", number), 0
        starts, words = self.records().regions
        if starts[number] == NONE:
            raise ErasedError("the region is not in the module any more")
        return words, starts[number]

    def value(self, number: int) -> Tuple["Record", int]:
        """The record of a value."""
        records = self._records
        if records is None and not self._is_dear():
            return self._asked_for("value", number), 0
        words = self.records().values
        if words[4 * number] == NONE:
            raise ErasedError("the value is not in the module any more")
        return words, 4 * number

    def string(self, number: int) -> str:
        """A name."""
        found = self._strings.get(number)
        if found is None:
            data: bytes = self._handle("string", number)
            found = self._strings[number] = data.decode("utf-8", "backslashreplace")
        return found

    def type(self, number: int) -> "Type":
        """A type."""
        found = self._types.get(number)
        if found is None:
            from .types import read_type

            found = read_type(self, json.loads(self._handle("type", number)))
            self._types[number] = found
        return found

    def attribute(self, number: int) -> "Attribute":
        """An attribute."""
        found = self._attributes.get(number)
        if found is None:
            from .attributes import read_attribute

            found = read_attribute(self, number, json.loads(self._handle("attribute", number)))
            self._attributes[number] = found
        return found

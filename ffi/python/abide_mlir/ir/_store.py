"""What Python holds of a module of the library: a function to ask, and records of what it has said.

The records of all operations, blocks, regions and values come in one call, as words of 32 bits, and are
read where they are. After a change they are asked for one by one, until that has become dearer.
"""

from __future__ import annotations

import array
import json
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Tuple

from .._ffi import AbideError, PackedFunc, register_error
from .._interrupt import interruptible
from ..diagnostics import read_or_raise

if TYPE_CHECKING:
    from .attributes import Attribute
    from .types import Type

#: Stands for nothing in a record.
NONE = 0xFFFFFFFF

#: How many operations there are for each one that is asked for by itself before all are.
SINGLE = 16


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


class Records:
    """All records of a module at one time."""

    __slots__ = ("blocks", "operations", "order", "regions", "starts", "values", "words")

    def __init__(self, data: bytes) -> None:
        words = to_words(data)
        counts, lengths, behind = words[:4], words[4:7], 8
        self.order = words[behind : behind + words[7]]
        behind += words[7]
        found: List[Tuple["Words", "Words"]] = []
        for count, length in zip(counts, lengths):
            middle, end = behind + count, behind + count + length
            found.append((words[behind:middle], words[middle:end]))
            behind = end
        self.operations, self.blocks, self.regions = found
        #: The same, where each operation asks for them.
        self.starts, self.words = self.operations
        self.values = words[behind : behind + 4 * counts[3]]


class Store:
    """A module of the library."""

    __slots__ = (
        "__weakref__",
        "_attributes",
        "_changed",
        "_dirty",
        "_handle",
        "_records",
        "_single",
        "_strings",
        "_types",
        "name",
    )

    def __init__(self, handle: PackedFunc, name: str) -> None:
        self._handle = handle
        self.name = name
        self._records: Optional[Records] = None
        #: Records that were asked for one by one since the last change.
        self._single: Dict[Tuple[str, int], "Words"] = {}
        #: Operations whose attributes are not what the records say.
        self._dirty: Dict[int, None] = {}
        self._changed = False
        self._types: Dict[int, "Type"] = {}
        self._attributes: Dict[int, "Attribute"] = {}
        self._strings: Dict[int, str] = {}

    def ask(self, what: str, *args: Any) -> Any:
        """Asks the library something."""
        return self._handle(what, *args)

    def ask_long(self, what: str, *args: Any) -> Any:
        """Asks the library something that may take long; an error about a text is a TextError."""
        return read_or_raise(interruptible, self._handle, what, *args)

    def change(self, what: str, *args: Any) -> Any:
        """Changes the module."""
        try:
            return read_or_raise(self._handle, what, *args)
        finally:
            self.forget()

    def forget(self) -> None:
        """Forgets what is known of the operations."""
        self._records = None
        self._single = {}
        self._dirty = {}
        self._changed = True

    def change_attribute(self, operation: int, name: str, text: Optional[bytes]) -> None:
        """Sets an attribute, or takes it away."""
        read_or_raise(self._handle, "set_attribute", operation, name, text)
        self._dirty[operation] = None
        self._single.pop(("operation", operation), None)

    def records(self) -> Records:
        """All records."""
        if self._records is None:
            self._records = Records(self._handle("records"))
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
        if self._changed and len(self._single) < 1000:
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

    def value(self, number: int) -> Tuple["Words", int]:
        """The record of a value."""
        records = self._records
        if records is None:
            if not self._is_dear():
                return self._asked_for("value", number), 0
            records = self.records()
        return records.values, 4 * number

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

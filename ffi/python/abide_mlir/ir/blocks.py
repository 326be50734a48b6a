"""Blocks and regions."""

from __future__ import annotations

import array
from typing import TYPE_CHECKING, Iterator, List, Optional, Sequence, Tuple, Union

from . import operations as _operations
from ._handle import Handle, Path
from ._store import NONE
from .types import Type
from .values import Value, Values

if TYPE_CHECKING:
    from .operations import Operation

__all__ = ["Block", "Blocks", "Region"]


class Block(Handle):
    """A block: arguments, then operations."""

    __slots__ = ()
    _KIND = "block"

    def _path(self) -> Path:
        region = self.region
        return (*region._path()[:2], region.blocks.index(self), None)

    @property
    def arguments(self) -> Values:
        """Its arguments."""
        store = self._store
        words, base = store.block(self._number)
        numbers = words[base + 7 : base + 7 + words[base + 6]].tolist()
        return Values([Value(store, number) for number in numbers])

    @property
    def operations(self) -> List[Operation]:
        """Its operations."""
        store = self._store
        words, base = store.block(self._number)
        number = words[base + 4]
        found: List[Operation] = []
        while number != NONE:
            found.append(_operations.Operation(store, number))
            words, base = store.operation(number)
            number = words[base + 6]
        return found

    @property
    def owner(self) -> Operation:
        """The same as `parent`."""
        return self.parent

    @property
    def successors(self) -> Tuple["Block", ...]:
        """The blocks that control may go on to from here."""
        last = self.terminator
        return () if last is None else last.successors

    @property
    def predecessors(self) -> List["Block"]:
        """The blocks that control may come from."""
        return [block for block in self.region.blocks if self in block.successors]

    @staticmethod
    def create_at_start(
        parent: "Region", arg_types: Sequence[Union[Type, str]] = (), arg_locs: object = None
    ) -> "Block":
        """Makes a block with arguments at the beginning of a region."""
        return parent._add_block(0, arg_types)

    def create_before(self, *arg_types: Union[Type, str], arg_locs: object = None) -> "Block":
        """Makes a block with arguments before this one."""
        region = self.region
        return region._add_block(region.blocks.index(self), arg_types)

    def create_after(self, *arg_types: Union[Type, str], arg_locs: object = None) -> "Block":
        """Makes a block with arguments after this one."""
        region = self.region
        return region._add_block(region.blocks.index(self) + 1, arg_types)

    def add_argument(self, type: Union[Type, str], loc: object = None) -> Value:  # pylint: disable=redefined-builtin
        """Adds an argument."""
        store = self._store
        number = store.parse_piece("parse_type", str(type))
        return Value(store, store.change("add_argument", self._number, number))

    def erase_argument(self, index: int) -> None:
        """Removes an unused argument."""
        self._store.change("erase_argument", self._number, range(len(self.arguments))[index])

    @property
    def terminator(self) -> Optional[Operation]:
        """Its last operation."""
        words, base = self._store.block(self._number)
        return None if words[base + 5] == NONE else _operations.Operation(self._store, words[base + 5])

    @property
    def region(self) -> "Region":
        """The region that it is in."""
        words, base = self._store.block(self._number)
        return Region(self._store, words[base])

    @property
    def parent(self) -> Operation:
        """The operation in whose regions it is."""
        words, base = self._store.block(self._number)
        return _operations.Operation(self._store, words[base + 1])

    def insert_at_start(self, text: Union[str, bytes]) -> List[Operation]:
        """Reads operations and puts them at the beginning; see :meth:`Operation.insert_before`."""
        return _operations.insert_text(self._store, "start", self._number, text)

    def append(self, text: Union[str, bytes, Operation]) -> List[Operation]:
        """Reads operations and puts them at the end; see :meth:`Operation.insert_before`. An operation of the module
        moves there."""
        if isinstance(text, _operations.Operation):
            text.move_to_end(self)
            return [text]
        return _operations.insert_text(self._store, "end", self._number, text)

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
    _KIND = "region"

    def _path(self) -> Path:
        parent = self.parent
        return (parent._path()[0], parent.regions.index(self), None, None)

    @property
    def blocks(self) -> "Blocks":
        """Its blocks, the entry block first."""
        store = self._store
        words, base = store.region(self._number)
        numbers = words[base + 2 : base + 2 + words[base + 1]].tolist()
        found = Blocks([Block(store, number) for number in numbers])
        found._region = self
        return found

    def _add_block(self, index: int, types: Sequence[Union[Type, str]]) -> Block:
        store = self._store
        numbers = array.array("I", [store.parse_piece("parse_type", str(one)) for one in types])
        return Block(store, store.change("add_block", self._number, index, numbers.tobytes()))

    @property
    def owner(self) -> Operation:
        """The same as `parent`."""
        return self.parent

    @property
    def parent(self) -> Operation:
        """The operation that it belongs to."""
        words, base = self._store.region(self._number)
        return _operations.Operation(self._store, words[base])

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def __len__(self) -> int:
        words, base = self._store.region(self._number)
        return words[base + 1]

    def __getitem__(self, index: int) -> Block:
        return self.blocks[index]

    def __repr__(self) -> str:
        return "<Region of %r>" % self.parent


class Blocks(Tuple[Block, ...]):
    """The blocks of a region. ``append`` makes one more."""

    _region: Region

    def append(self, *args: Union[Type, str], arg_locs: object = None) -> Block:
        """Makes a block with arguments at the end of the region."""
        return self._region._add_block(len(self._region), args)

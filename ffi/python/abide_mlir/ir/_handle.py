"""The common base of operations, blocks, regions and values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Tuple, TypeVar

from ._store import Store

if TYPE_CHECKING:
    from .module import Module

#: The place in the walk of an operation; the index of a region of it, and of a block in that; the index of a value.
Path = Tuple[int, Optional[int], Optional[int], Optional[int]]

Own = TypeVar("Own", bound="Handle")


class Handle:
    """A number in a module."""

    __slots__ = ("_number", "_store")

    #: The kind of entity that it numbers. Views of operations are equal to the operations.
    _KIND = ""

    def __init__(self, store: Store, number: int) -> None:
        self._store = store
        self._number = number

    @property
    def module(self) -> "Module":
        """The module that it is in."""
        from .module import Module

        return Module(self._store)

    def __copy__(self: Own) -> Own:
        return self

    def __reduce__(self) -> Tuple[object, ...]:
        # A copy of the module has other numbers.
        from .operations import at_path

        return at_path, (self._store, self._path())

    def _path(self) -> Path:
        """The place in the walk of an operation, and the indices in it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Handle):
            return NotImplemented
        return self._KIND == other._KIND and self._number == other._number and self._store is other._store

    def __hash__(self) -> int:
        return hash((self._KIND, id(self._store), self._number))

"""The attributes of an operation as a mapping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, Iterator, MutableMapping, Union, overload

from ._writing import write
from .attributes import Attribute, NamedAttribute, ToAttribute, named_keys

if TYPE_CHECKING:
    from ._store import Store

__all__ = ["Attributes"]


class Attributes(MutableMapping[str, Attribute]):
    """The attributes of an operation, sorted by name, its properties among them.

    To delete a property that has a default is to give it that. A value that is set may be an :class:`Attribute`, a :class:`Type`, or a value of Python; see :func:`write`.
    """

    __slots__ = ("_operation", "_store")

    def __init__(self, store: "Store", operation: int) -> None:
        self._store = store
        self._operation = operation

    def _numbers(self) -> Dict[str, int]:
        words, base = self._store.attributes_of(self._operation)
        first = base + 15 + sum(words[base + 11 : base + 14])
        string = self._store.string
        pairs = words[first : first + 2 * words[base + 14]].tolist()
        return {string(name): value for name, value in zip(pairs[::2], pairs[1::2])}

    @overload
    def __getitem__(self, name: str) -> Attribute: ...
    @overload
    def __getitem__(self, name: int) -> NamedAttribute: ...

    def __getitem__(self, name: Union[str, int]) -> Union[Attribute, NamedAttribute]:
        """The attribute of a name, or the one at an index with its name."""
        if isinstance(name, int):
            name = list(self)[name]
            return NamedAttribute(name, self[name])
        return self._store.attribute(self._numbers()[name])

    def __setitem__(self, name: str, value: ToAttribute) -> None:
        text = write(value, self.get(name), self._store)
        self._store.change_attribute(self._operation, name, text.encode("utf-8"))

    def __delitem__(self, name: str) -> None:
        if name not in self._numbers():
            raise KeyError(name)
        self._store.change_attribute(self._operation, name, None)

    def clear(self) -> None:
        """Takes all away. Properties with a default get it, and those with the numbers of operands and results stay."""
        for name in list(self):
            if name not in ("operandSegmentSizes", "resultSegmentSizes"):
                del self[name]

    def __iter__(self) -> Iterator[str]:
        return named_keys(sorted(self._numbers()), self)

    def __len__(self) -> int:
        words, base = self._store.attributes_of(self._operation)
        return words[base + 14]

    def __repr__(self) -> str:
        return "{%s}" % ", ".join("%s = %s" % (name, value) for name, value in self.items())

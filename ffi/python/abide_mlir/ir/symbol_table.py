"""Symbol tables as ``mlir.ir`` has them. ``module["name"]`` and :meth:`Operation.rename_symbol` do the same."""

from __future__ import annotations

from typing import Iterator, Union

from .attributes import Attribute
from .operations import Operation

__all__ = ["SymbolTable"]


def _text(name: Union[str, Attribute]) -> str:
    return str(name.value) if isinstance(name, Attribute) else name


class SymbolTable:
    """The symbols that are defined directly in an operation."""

    __slots__ = ("operation",)

    def __init__(self, operation: Operation) -> None:
        self.operation = operation

    def __getitem__(self, name: str) -> Operation:
        found: Operation = self.operation.symbol_table[name]
        return found

    def __contains__(self, name: object) -> bool:
        return name in self.operation.symbol_table

    def __iter__(self) -> Iterator[str]:
        return iter(self.operation.symbol_table)

    def __len__(self) -> int:
        return len(self.operation.symbol_table)

    def __delitem__(self, name: str) -> None:
        self[name].erase()

    def erase(self, symbol: Operation) -> None:
        """Erases an operation of the table."""
        symbol.erase()

    def insert(self, symbol: Operation) -> Attribute:
        """Gives an operation a name that is free in the table, moves it there if it is elsewhere, and returns the name."""
        taken = {name for name, other in self.operation.symbol_table.items() if other != symbol}
        if symbol.parent != self.operation:
            symbol.move_to_end(self.operation.entry_block)
        name = wanted = symbol.symbol_name or "symbol"
        number = 0
        while name in taken:
            name, number = "%s_%d" % (wanted, number), number + 1
        if name != symbol.symbol_name:
            symbol.attributes["sym_name"] = name
        return symbol.attributes["sym_name"]

    @staticmethod
    def get_symbol_name(symbol: Operation) -> Attribute:
        """The name of the symbol that an operation defines.

        Raises
        ------
        ValueError
            If it defines none.
        """
        if symbol.symbol_name is None:
            raise ValueError("%s does not define a symbol" % symbol.name)
        return symbol.attributes["sym_name"]

    @staticmethod
    def set_symbol_name(symbol: Operation, name: str) -> None:
        """Renames a symbol; references to it are not changed."""
        SymbolTable.get_symbol_name(symbol)
        symbol.attributes["sym_name"] = name

    @staticmethod
    def get_visibility(symbol: Operation) -> Attribute:
        """``"public"``, ``"private"`` or ``"nested"``."""
        return symbol.attributes.get("sym_visibility") or Attribute.parse('"public"')

    @staticmethod
    def set_visibility(symbol: Operation, visibility: str) -> None:
        """Sets the visibility."""
        if visibility not in ("public", "private", "nested"):
            raise ValueError("a symbol is public, private or nested, and not %r" % visibility)
        if visibility != "public":
            symbol.attributes["sym_visibility"] = visibility
        elif "sym_visibility" in symbol.attributes:
            del symbol.attributes["sym_visibility"]

    @staticmethod
    def replace_all_symbol_uses(
        old_symbol: Union[str, Attribute], new_symbol: Union[str, Attribute], from_op: Operation
    ) -> None:
        """Makes all references to a symbol in the regions of an operation references to another one."""
        from_op._store.change_all("replace_symbol_uses", from_op._number, _text(old_symbol), _text(new_symbol))

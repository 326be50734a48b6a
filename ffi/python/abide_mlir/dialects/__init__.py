"""Builders of operations, made of the descriptions of dialects.

``arith.addi(a, b)`` makes an operation at the current insertion point and returns its result, or its results;
``arith.AddIOp(a, b)`` returns the operation, and is a class for ``isinstance``. Arguments are values for the operands,
types for the results, and everything else for the attributes, each in the order of the description, or by their names.
Types that follow from the others may be left out.

>>> from abide_mlir import ir
>>> from abide_mlir.dialects import arith, func
>>> module = ir.Module.create()
>>> with ir.InsertionPoint(module.body):
...     f = func.FuncOp("double", (["i32"], ["i32"]))
...     with ir.InsertionPoint(f.add_entry_block()):
...         _ = func.ReturnOp([arith.addi(f.arguments[0], f.arguments[0])])
>>> print(f)
func.func @double(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  return %0 : i32
}
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Dict, Optional

from ..ir._classes import NAMED_BY_SYMBOL
from ._builders import Builders, OpView, builders_of

__all__ = ["Builders", "dialect", "view_of"]

#: The dialects with builders that were written by hand.
_WRITTEN = ("arith", "cf", "func", "linalg", "scf", "stablehlo", "tensor")

NAMED_BY_SYMBOL.add("func.func")

_MADE: Dict[str, Builders] = {}


def dialect(name: str) -> Any:
    """The builders of a dialect.

    Raises
    ------
    AttributeError
        If no description of the dialect comes with the library.
    """
    if name in _WRITTEN:
        return import_module("%s.%s" % (__name__, name))
    if name not in _MADE:
        _MADE[name] = builders_of(name)
    return _MADE[name]


def view_of(name: str) -> Any:
    """The class of an operation, if it was written by hand."""
    own = name.partition(".")[0]
    if own not in _WRITTEN:
        return None
    classes = (one for one in vars(dialect(own)).values() if isinstance(one, type) and issubclass(one, OpView))
    return next((one for one in classes if one.OPERATION_NAME == name), None)


class _Finder(MetaPathFinder, Loader):
    """Finds the modules ``abide_mlir.dialects.NAME`` of described dialects that have no file."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> Optional[ModuleSpec]:
        """A module whose members are the builders of a dialect."""
        package, _, name = fullname.rpartition(".")
        if package != __name__:
            return None
        try:
            dialect(name)
        except AttributeError:
            return None
        return ModuleSpec(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The builders."""
        found: ModuleType = dialect(spec.name.rpartition(".")[2])
        return found

    def exec_module(self, module: ModuleType) -> None:
        """Does nothing."""


sys.meta_path.append(_Finder())


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return dialect(name)

"""One registry with ``tvm_ffi``, in whichever order the two are imported.

Functions of either are in both: ``tvm_ffi.get_global_func`` calls the library through its compiled core. Nothing is
imported for that; an ``import tvm_ffi`` that comes later is noticed.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Callable, List, Optional, Sequence

#: Called once ``tvm_ffi`` is there.
Connect = Callable[[], object]


def loaded() -> Any:
    """The package, once it is imported as a whole; ``None`` before."""
    module = sys.modules.get("tvm_ffi")
    return module if hasattr(module, "register_global_func") else None


def find(name: str) -> Optional[Callable[..., Any]]:
    """A function of its table."""
    module = loaded()
    if module is None:
        return None
    found: Optional[Callable[..., Any]] = module.get_global_func(name, allow_missing=True)
    return found


def names() -> List[str]:
    """The names in its table."""
    module = loaded()
    return [] if module is None else [str(name) for name in module.registry.list_global_func_names()]


def publish(name: str, function: Callable[..., Any], override: bool) -> None:
    """Puts a function into its table."""
    module = loaded()
    if module is not None:
        module.register_global_func(name, function, override)


def withdraw(name: str) -> None:
    """Removes a name from its table."""
    remove = find("ffi.FunctionRemoveGlobal")
    if remove is not None and find(name) is not None:
        remove(name)


class _Finder:
    """Notices the import of ``tvm_ffi``."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    def find_spec(
        self, fullname: str, path: Optional[Sequence[str]] = None, target: Optional[ModuleType] = None
    ) -> Optional[ModuleSpec]:
        """Finds it as all others do, and connects the registries once it is imported."""
        if fullname != "tvm_ffi":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        loader = None if spec is None else spec.loader
        if loader is None:
            # It may be installed later.
            sys.meta_path.insert(0, self)
            return None
        execute = loader.exec_module

        def exec_module(module: ModuleType) -> None:
            execute(module)
            self._connect()

        loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def watch(connect: Connect) -> None:
    """Connects the registries, now or at the import of ``tvm_ffi``."""
    if loaded() is not None:
        connect()
    elif "tvm_ffi" not in sys.modules:
        sys.meta_path.insert(0, _Finder(connect))

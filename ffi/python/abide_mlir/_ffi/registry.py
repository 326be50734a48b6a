"""Functions by name."""

from __future__ import annotations

import ctypes
import difflib
import sys
from typing import Any, Callable, List, Literal, Optional, TypeVar, Union, overload

from . import tvm
from .base import _LIB, AbideError, check_call
from .packed_func import PackedFunc, convert

Function = TypeVar("Function", bound=Callable[..., Any])


@overload
def _get_global_func(name: str, allow_missing: Literal[False] = ...) -> PackedFunc: ...
@overload
def _get_global_func(name: str, allow_missing: bool) -> Optional[PackedFunc]: ...


def _get_global_func(name: str, allow_missing: bool = False) -> Optional[PackedFunc]:
    found = PackedFunc._find(name) if isinstance(name, str) and "\0" not in name else None
    if found is not None:
        return found
    _c_name(name)
    other = tvm.find(name)
    if other is not None:
        return convert(other)
    if allow_missing:
        return None
    near = difflib.get_close_matches(name, list_global_func_names(), 1)
    raise ValueError("Cannot find global function %s%s" % (name, "; did you mean %r?" % near[0] if near else ""))


def _c_name(name: str) -> bytes:
    if not isinstance(name, str):
        raise TypeError("the name of a function is a str, not %r" % type(name).__name__)
    data = name.encode("utf-8")
    if b"\0" in data:
        raise ValueError("the name of a function has no NUL character")
    return data


@overload
def get_global_func(name: str, allow_missing: Literal[False] = ...) -> PackedFunc: ...
@overload
def get_global_func(name: str, allow_missing: bool) -> Optional[PackedFunc]: ...


def get_global_func(name: str, allow_missing: bool = False) -> Optional[PackedFunc]:
    """The function of a name.

    Parameters
    ----------
    name
        The whole name, such as ``abide.sip.decode``.
    allow_missing
        Whether an unknown name gives ``None`` rather than an error.

    Raises
    ------
    ValueError
        If the name is unknown.
    """
    return _get_global_func(name, allow_missing)


def list_global_func_names() -> List[str]:
    """The names of all functions, sorted; those of ``tvm_ffi`` are among them where it is imported."""
    return sorted({*_own_names(), *tvm.names()})


def _own_names() -> List[str]:
    count = ctypes.c_int()
    names = ctypes.POINTER(ctypes.c_char_p)()
    check_call(_LIB.AbideFuncListGlobalNames, ctypes.byref(count), ctypes.byref(names))
    return [names[index].decode("utf-8") for index in range(count.value)]


@overload
def register_func(name: str, *, override: bool = ...) -> Callable[[Function], Function]: ...
@overload
def register_func(name: Function, *, override: bool = ...) -> Function: ...
@overload
def register_func(name: str, function: Function, override: bool = ...) -> Function: ...


def register_func(
    name: Union[str, Function], function: Optional[Function] = None, override: bool = False
) -> Any:
    """Registers a function, so that the library and everyone else can call it by its name.

    May be used as a decorator, with a name or without one; without one the name is that of the
    function. Where ``tvm_ffi`` is imported, the function is in its table, too.

    Raises
    ------
    AbideError
        If the name is taken and may not be overridden.
    """
    if callable(name):
        return register_func(name.__name__, name, override)

    _c_name(name)

    def register(function: Function) -> Function:
        packed = convert(function)
        if not override and tvm.find(name) is not None:
            raise AbideError("the global function %r is registered already" % name)
        tvm.publish(name, function, override)
        check_call(_LIB.AbideFuncRegisterGlobal, _c_name(name), packed.handle, int(override))
        return function

    return register if function is None else register(function)


def remove_global_func(name: str) -> None:
    """Removes a name from the registry; an unknown one is not an error."""
    check_call(_LIB.AbideFuncRemoveGlobal, _c_name(name))
    tvm.withdraw(name)


def _init_api(namespace: str, target_module_name: Optional[str] = None) -> None:
    """Makes the functions of a namespace members of a module, by the last part of their names."""
    module = sys.modules[target_module_name or namespace]
    prefix = namespace + "."
    for name in _own_names():
        member = name[len(prefix) :]
        if name.startswith(prefix) and "." not in member:
            setattr(module, member, _get_global_func(name))


def register_in_tvm_ffi() -> int:
    """Puts the functions of the library into the global table of ``tvm_ffi``, and gives how many are new
    there. That happens by itself when ``tvm_ffi`` is imported, before this package or after it.

    Raises
    ------
    RuntimeError
        If ``tvm_ffi`` is not loaded.
    """
    count: int = _get_global_func("abide.register_in_tvm_ffi")()
    _name_exceptions()
    return count


def _name_exceptions() -> None:
    """Tells ``tvm_ffi``, where it is loaded, which exception recursion without end is: it knows few by name."""
    register = getattr(sys.modules.get("tvm_ffi.error"), "register_error", None)
    if register is not None:
        register("RecursionError", RecursionError)



def _connect() -> None:
    """Makes one registry of this one and that of ``tvm_ffi``."""
    if tvm.find("abide.version") is None:
        register_in_tvm_ffi()
    _name_exceptions()
    for name in set(_own_names()).difference(tvm.names()):
        tvm.publish(name, _get_global_func(name), False)


tvm.watch(_connect)

"""The packed-function boundary, as the rest of the package uses it.

The way is that of TVM's ``_ffi``: the library is found and loaded with :mod:`ctypes`, its functions
are looked up by name, and :func:`_init_api` makes them members of a module.
"""

from .base import AbideError, InternalError, register_error
from .packed_func import PackedFunc, convert
from .registry import (
    _get_global_func,
    _init_api,
    get_global_func,
    list_global_func_names,
    register_func,
    remove_global_func,
)
from .types import DataType, Device

__all__ = [
    "AbideError",
    "DataType",
    "Device",
    "InternalError",
    "PackedFunc",
    "_get_global_func",
    "_init_api",
    "convert",
    "get_global_func",
    "list_global_func_names",
    "register_error",
    "register_func",
    "remove_global_func",
]

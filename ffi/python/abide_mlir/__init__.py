"""abide: MLIR text, function-ABI metadata and symbolic shapes, checked and explained.

``sip``, ``raw``, ``reflection``, ``mlir``, ``shape`` and ``symbol`` are what the library knows. ``register_func`` and
``get_global_func`` reach its registry of packed functions, whose calling mechanism is TVM's.
"""

from . import mlir, raw, reflection, shape, sip, symbol
from ._ffi import (
    AbideError,
    DataType,
    Device,
    InternalError,
    PackedFunc,
    convert,
    get_global_func,
    list_global_func_names,
    register_error,
    register_func,
    remove_global_func,
)
from .diagnostics import Diagnostic, Edit, Fix, Related, TextError

__version__: str = get_global_func("abide.version")()

__all__ = [
    "AbideError",
    "DataType",
    "Device",
    "Diagnostic",
    "Edit",
    "Fix",
    "InternalError",
    "PackedFunc",
    "Related",
    "TextError",
    "convert",
    "get_global_func",
    "list_global_func_names",
    "mlir",
    "raw",
    "reflection",
    "register_error",
    "register_func",
    "remove_global_func",
    "shape",
    "sip",
    "symbol",
]

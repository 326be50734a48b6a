"""abide: check, format and explain MLIR and TableGen, without an LLVM build.

``parse`` and ``parse_file`` give a ``Module`` to walk and to change. ``sip``, ``raw``, ``reflection``, ``mlir``,
``shape`` and ``symbol`` are what the library knows of texts. ``register_func`` and
``get_global_func`` reach its registry of packed functions, whose calling mechanism is TVM's.
"""

from . import aio, dialects, ir, libinfo, mlir, passmanager, raw, reflection, shape, sip, symbol
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
    register_in_tvm_ffi,
    remove_global_func,
)
from .diagnostics import Diagnostic, Edit, Fix, Related, Severity, TextError
from .ir import Dialects, ErasedError, Module, parse, parse_file

__version__: str = get_global_func("abide.version")()

__all__ = [
    "AbideError",
    "DataType",
    "Device",
    "Dialects",
    "Diagnostic",
    "Edit",
    "ErasedError",
    "Fix",
    "InternalError",
    "Module",
    "PackedFunc",
    "Related",
    "Severity",
    "TextError",
    "aio",
    "convert",
    "dialects",
    "get_global_func",
    "ir",
    "libinfo",
    "list_global_func_names",
    "mlir",
    "parse",
    "parse_file",
    "passmanager",
    "raw",
    "reflection",
    "register_error",
    "register_func",
    "register_in_tvm_ffi",
    "remove_global_func",
    "shape",
    "sip",
    "symbol",
]

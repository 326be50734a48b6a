"""TVM's own first example: a function of Rust, found by its name and wrapped for users.

The library is that of `ffi/examples/extension.rs`, which adds functions to abide's.
"""

import sys

import abide_mlir
from abide_mlir._ffi import _init_api

_init_api("tir", __name__)
_ffi_api = sys.modules[__name__]


def absolute(x):
    """The absolute value of an integer."""
    return _ffi_api.abs(x)


if __name__ == "__main__":
    print("abs(-100) = %d" % absolute(-100))
    try:
        absolute("x")
    except TypeError as error:
        print(error)
    print(abide_mlir.get_global_func("tir.abs"))

"""Recursion without end in a process with tvm_ffi and abide_mlir: python recursion.py."""

import tvm_ffi

# After tvm_ffi, as in a program that uses both.
import abide_mlir  # noqa: F401

call = tvm_ffi.get_global_func("abide.testing.call")


def again():
    return call(again)


try:
    call(again)
except RecursionError as error:
    assert "maximum recursion depth exceeded" in str(error), error
else:
    raise AssertionError("no RecursionError")
assert call(lambda: 3) == 3
print("passed")

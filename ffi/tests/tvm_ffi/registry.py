"""One registry with tvm_ffi: python registry.py FIRST, where FIRST is the package that is imported first."""

import sys

if sys.argv[1] == "abide_mlir":
    import abide_mlir

    abide_mlir.register_func("test.early", lambda x: x + 1)
    import tvm_ffi
else:
    import tvm_ffi

    tvm_ffi.register_global_func("test.early", lambda x: x + 1)
    import abide_mlir

for package in (abide_mlir, tvm_ffi):
    assert package.get_global_func("test.early")(1) == 2, package
    assert package.get_global_func("abide.testing.echo")("x") == "x", package

abide_mlir.register_func("test.ours", lambda x: 2 * x)
tvm_ffi.register_global_func("test.theirs", lambda x: 3 * x)
for package in (abide_mlir, tvm_ffi):
    assert package.get_global_func("test.ours")(7) == 14, package
    assert package.get_global_func("test.theirs")(7) == 21, package
assert {"test.ours", "test.theirs", "abide.version"} <= set(abide_mlir.list_global_func_names())

for name in ("test.ours", "test.theirs"):
    try:
        abide_mlir.register_func(name, print)
    except abide_mlir.AbideError as error:
        assert name in str(error), error
    else:
        raise AssertionError(name)
    abide_mlir.register_func(name, lambda x: -x, override=True)
    assert tvm_ffi.get_global_func(name)(1) == abide_mlir.get_global_func(name)(1) == -1
    abide_mlir.remove_global_func(name)
    assert tvm_ffi.get_global_func(name, allow_missing=True) is None
    assert abide_mlir.get_global_func(name, allow_missing=True) is None


def fails():
    raise RecursionError("deep")


try:
    tvm_ffi.get_global_func("abide.testing.call")(fails)
except RecursionError as error:
    assert "deep" in str(error)
print("passed")

"""TVM's own package on the library: python tvm.py FIRST, where FIRST is the package that is imported first."""

import os
import sys

sys.path.remove(os.path.dirname(os.path.abspath(__file__)))

if sys.argv[1] == "tvm":
    import tvm
    import abide_mlir
else:
    import abide_mlir
    import tvm
import numpy
import tvm_ffi

echo = tvm.get_global_func("abide.testing.echo")
for value in (1, -(2**63), 1.5, True, None, "text", "é", b"a\0b"):
    found = echo(value)
    assert found == value and isinstance(found, type(value)), value
call = tvm.get_global_func("abide.testing.call")
assert call(lambda *values: sum(values), 1, 2, 3) == 6


def fails():
    raise ValueError("wrong")


try:
    call(fails)
except ValueError as error:
    assert "wrong" in str(error), error
else:
    raise AssertionError("no error")


@tvm.register_global_func("test.theirs")
def theirs(value):
    return value + 1


assert abide_mlir.get_global_func("test.theirs")(1) == 2
assert "abide.version" in tvm_ffi.registry.list_global_func_names()

array = numpy.arange(6, dtype="float32").reshape(2, 3)
tensor = tvm.runtime.tensor(array)
assert (echo(tensor).numpy() == array).all()
(bound,) = abide_mlir.reflection.bind_args('{"v": 1, "a": [["ndarray", "f32", 2, 2, 3]], "r": []}', tensor)
assert bound.shape == (2, 3) and bound.data is tensor
assert list(echo(tvm_ffi.Shape([1, 2]))) == [1, 2]
assert echo(tvm.DataType("float32")) == "float32"
assert echo(tvm.cpu(0)) == tvm.cpu(0)
module = tvm.get_global_func("abide.module.parse")("func.func private @f()", None)
assert module("changes") == 0
print("passed")

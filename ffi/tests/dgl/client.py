"""A program for DGL's `_ffi`, which is unaware of the library that it gets."""

import ctypes
import importlib.util
import math
import sys
import threading
import types

# The package itself needs PyTorch: only its submodules are imported, unchanged.
package = types.ModuleType("dgl")
package.__path__ = importlib.util.find_spec("dgl").submodule_search_locations
sys.modules["dgl"] = package

from dgl._ffi.base import DGLError
from dgl._ffi.function import (
    Function,
    _init_api,
    get_global_func,
    list_global_func_names,
    register_func,
)
from dgl._ffi.runtime_ctypes import DGLContext, DGLDataType

CORE = {"ctypes": "dgl._ffi._ctypes.function", "cython": "dgl._ffi._cy3.core"}

echo = get_global_func("testing.echo")
call = get_global_func("abide.testing.call")


def raises(error, text, function, *args):
    try:
        function(*args)
    except error as caught:
        assert text in str(caught), caught
    else:
        raise AssertionError("no %s" % error)


def values():
    for value in [0, -1, 2**63 - 1, -(2**63), 0.5, math.inf, -math.inf, None]:
        assert echo(value) == value
    for value in ["", "é ☃", "x" * (1 << 24)]:
        assert echo(value) == value
    assert math.isnan(echo(math.nan))
    assert echo(True) == 1
    assert echo(bytearray(b"a\0b")) == bytearray(b"a\0b")
    assert echo(ctypes.c_void_p(123)).value == 123
    assert echo(DGLDataType("float32x4")) == "float32x4"
    context = echo(DGLContext(2, 3))
    assert (context.device_type, context.device_id) == (2, 3)


def functions():
    assert call(lambda x: x + 1, 41) == 42
    returned = call(lambda: echo)
    assert isinstance(returned, Function) and returned(7) == 7

    def nested(depth):
        return echo if depth == 0 else lambda x: call(nested(depth - 1), x)

    assert call(nested(60), 7) == 7

    def fails():
        raise KeyError("in the callback")

    raises(DGLError, "in the callback", call, fails)
    raises(DGLError, "ValueError: bytes 0..3", get_global_func("abide.sip.explain"), "I12!S9!k")
    raises(DGLError, "panicked", get_global_func("abide.testing.panic"), "on purpose")


def registry():
    @register_func("test.dgl.add")
    def add(a, b):
        return a + b

    assert get_global_func("test.dgl.add")(1, 2) == 3
    taken = "Global PackedFunc test.dgl.add is already registered"
    raises(DGLError, taken, register_func, "test.dgl.add", add)
    register_func("test.dgl.add", lambda a, b: a * b, override=True)
    assert get_global_func("test.dgl.add")(3, 4) == 12
    assert "test.dgl.add" in list_global_func_names()
    assert get_global_func("no.such", allow_missing=True) is None
    raises(ValueError, "Cannot find global function no.such", get_global_func, "no.such")
    module = types.ModuleType("sip_api")
    sys.modules["sip_api"] = module
    _init_api("abide.sip", "sip_api")
    assert module.explain("I12!S9!k0_0k1_1R10!D7!K2!x_0").startswith('(%0, %1) -> {"x": %0}')


def threads():
    wrong = []

    def work():
        wrong.extend(number for number in range(10000) if echo(number) != number)

    running = [threading.Thread(target=work) for _ in range(8)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert not wrong


def main():
    core = Function.__mro__[1].__module__
    if core != CORE[sys.argv[1]]:
        print("no compiled core")
        return
    values()
    functions()
    registry()
    threads()
    print("passed")


main()

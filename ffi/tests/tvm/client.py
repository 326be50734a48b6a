"""A program for TVM's classic `_ffi`, which is unaware of the library that it gets: client.py CORE FOLDER."""

import ctypes
import gc
import importlib
import importlib.util
import math
import os
import sys
import threading
import traceback
import types
import weakref

CORES = {"ctypes": "tvm._ffi._ctypes.packed_func", "cython": "tvm._ffi._cy3.core"}
os.environ["TVM_FFI"] = sys.argv[1]
os.environ["TVM_LIBRARY_PATH"] = sys.argv[2]

# The package itself needs much more than its submodules: only these are imported, unchanged.
package = types.ModuleType("tvm")
package.__path__ = importlib.util.find_spec("tvm").submodule_search_locations
sys.modules["tvm"] = package

import tvm.error  # Makes exceptions of Python known.
from tvm._ffi import base, registry
from tvm._ffi.base import TVMError
from tvm._ffi.runtime_ctypes import DataType, Device

core = importlib.import_module(CORES[sys.argv[1]])


class PackedFunc(registry.PackedFuncBase):
    """Functions, as `tvm.runtime` has them."""


class Generic:
    """A stub for the objects and modules of `tvm.runtime`, which do not exist here."""


def make_object(value):
    raise TypeError("%r is no object" % (value,))


# As `tvm.runtime` does.
core._set_class_packed_func(PackedFunc)
core._set_class_module(Generic)
core._set_class_object_generic(Generic, make_object)

get, register = registry.get_global_func, registry.register_func
echo, call = get("testing.echo"), get("abide.testing.call")

#: Errors come out as the exceptions that they were from TVM 0.15 on; before as a text that has their type.
KEEPS_EXCEPTIONS = hasattr(base, "raise_last_ffi_error")

count = 0


def check(holds, what):
    global count
    assert holds, what
    count += 1


def raises(kinds, text, function, *args):
    try:
        function(*args)
    except kinds as error:
        check(text in str(error), error)
        return error
    raise AssertionError("no %s: %s" % (kinds, text))


def values():
    for value in [0, -1, 1, 2**31, 2**63 - 1, -(2**63), 0.0, 0.5, -1e300, math.inf, -math.inf, None]:
        back = echo(value)
        check(back == value and isinstance(back, type(value)), value)
    for value in ["", "a", "é ☃ 𝄞", "x" * (1 << 24)]:
        check(echo(value) == value, value[:9])
    check(math.isnan(echo(math.nan)), "nan")
    check(math.copysign(1, echo(-0.0)) == -1, "-0.0")
    check(echo(True) == 1 and echo(False) == 0, "bool")
    for value in [b"", b"a\0b", bytes(range(256)) * 100]:
        check(echo(bytearray(value)) == bytearray(value), value[:9])
    check(echo(ctypes.c_void_p(123)).value == 123, "pointer")
    check(echo(ctypes.c_void_p(None)).value is None, "null")
    for text in ["float32", "float32x4", "int8", "uint64", "bool", "handle"]:
        check(echo(DataType(text)) == str(DataType(text)), text)
    check(echo("float32x4") == "float32x4", "text of a type")
    device = echo(Device(2, 3))
    check((device.device_type, device.device_id) == (2, 3), device)


def functions():
    check(call(lambda x: x + 1, 41) == 42, "callback")
    check(call(lambda *args: len(args), 1, "x", None) == 3, "arguments of a callback")
    check(call(lambda: None) is None, "nothing")
    check(call(lambda text: text + "!", "é") == "é!", "text")
    check(call(lambda data: data, bytearray(b"a\0b")) == bytearray(b"a\0b"), "bytes")
    returned = call(lambda: echo)
    check(isinstance(returned, PackedFunc) and returned(7) == 7, "a function that is returned")
    check(call(lambda function: function(7), echo) == 7, "a function that is passed")
    check(echo(lambda x: 2 * x)(21) == 42, "a function of Python that comes back")

    def nested(depth):
        return echo if depth == 0 else lambda x: call(nested(depth - 1), x)

    check(call(nested(60), 7) == 7, "callbacks within each other")

    class Resource:
        pass

    held = Resource()
    seen = weakref.ref(held)
    function = echo(lambda held=held: held is not None)
    del held
    gc.collect()
    check(seen() is not None and function() == 1, "what a function holds")
    del function
    gc.collect()
    check(seen() is None, "what nobody holds")


class OutOfPaper(Exception):
    pass


def errors():
    for kind in (ValueError, TypeError, KeyError, IndexError, AttributeError, RuntimeError, OutOfPaper):

        def fail(kind=kind):
            raise kind("not really")

        for function in (lambda: call(fail), lambda: call(call, fail)):
            error = raises(Exception, "not really", function)
            if KEEPS_EXCEPTIONS:
                check(type(error) is kind, error)
            else:
                # An exception that the front end does not know is its own error.
                check(type(error) is base.ERROR_TYPE.get(kind.__name__, TVMError), error)

    def fail_deep_within():
        raise ValueError("tray 2")

    error = raises(Exception, "tray 2", call, fail_deep_within)
    told = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    check("fail_deep_within" in told, told)
    raises((ValueError, TVMError), "bytes 0..3", get("abide.sip.explain"), "I12!S9!k")
    raises((TypeError, TVMError), "expected 1 to 2 arguments, got 0", get("abide.sip.decode"))
    raises(Exception, "panicked: on purpose", get("abide.testing.panic"), "on purpose")
    raises((TypeError, NotImplementedError, AttributeError), "", echo, object())
    check(echo(1) == 1, "after errors")


def registered():
    @register("test.tvm.add")
    def add(a, b):
        return a + b

    check(get("test.tvm.add")(1, 2) == 3, "registered")
    taken = "Global PackedFunc test.tvm.add is already registered"
    raises(Exception, taken, register, "test.tvm.add", lambda a, b: 0)
    register("test.tvm.add", lambda a, b: a * b, override=True)
    check(get("test.tvm.add")(3, 4) == 12, "overridden")
    names = set(registry.list_global_func_names())
    check({"test.tvm.add", "abide.mlir.check", "abide.version"} <= names, "names")
    registry.remove_global_func("test.tvm.add")
    check(get("test.tvm.add", allow_missing=True) is None, "removed")
    raises(ValueError, "Cannot find global function no.such", get, "no.such")
    module = types.ModuleType("sip_api")
    sys.modules["sip_api"] = module
    registry._init_api("abide.sip", "sip_api")
    check(module.explain("I12!S9!k0_0k1_1R10!D7!K2!x_0").startswith('(%0, %1) -> {"x": %0}'), "API")
    check(get("abide.sip.encode")("(%0) -> %0") == bytearray(b"I8!S5!k0_0R3!_0"), "bytes from abide")
    found = []
    get("abide.mlir.check")('"a.b"(%0) : (i32) -> ()', found.append)
    check(len(found) == 1 and "mlir-undefined-value" in found[0], found)


def threads():
    wrong = []

    def fail(number):
        raise ValueError("number %d" % number)

    def work(thread):
        for number in range(5000):
            value = thread * 10_000 + number
            if echo(value) != value:
                wrong.append(value)
            if number % 50 == 0:
                try:
                    call(fail, value)
                except Exception as error:
                    if "number %d" % value not in str(error):
                        wrong.append(error)

    running = [threading.Thread(target=work, args=(thread,)) for thread in range(8)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    check(not wrong, wrong[:3])


def main():
    assert os.path.dirname(base._LIB._name) == os.path.realpath(sys.argv[2]), base._LIB._name
    for part in (values, functions, errors, registered, threads):
        part()
    print("passed %d" % count)


main()

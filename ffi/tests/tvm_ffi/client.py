"""A program for TVM's present front end, on the library: python client.py LIBRARY."""

import gc
import math
import sys
import threading
import traceback
import types
import weakref

import tvm_ffi

lib = tvm_ffi.load_module(sys.argv[1])
echo, call = lib.testing_echo, lib.testing_call


def values():
    found = [0, -1, 2**63 - 1, -(2**63), 1.5, math.inf, -math.inf, True, False, None]
    found += ["", "1234567", "12345678", "hé☃𝄞", "a\0b", "x" * (16 << 20)]
    found += [b"", b"a\0b", b"1234567", b"12345678", bytes(range(256)) * 1000]
    for value in found:
        for function in (echo, lambda value: call(lambda inner: inner, value)):
            back = function(value)
            assert back == value and isinstance(back, type(value)), value
    assert math.isnan(echo(math.nan))
    assert str(echo(tvm_ffi.dtype("float32x4"))) == "float32x4"
    assert echo(tvm_ffi.device("cuda:1")) == tvm_ffi.device("cuda:1")
    assert lib.testing_nop() is None


def functions():
    assert call(lambda *args: len(args), 1, "x", None) == 3
    assert call(lambda function: function, lambda x: 2 * x)(21) == 42
    assert echo(lib.testing_echo)("x" * 100) == "x" * 100

    def nest(depth):
        return 0 if depth == 0 else 1 + call(nest, depth - 1)

    assert nest(60) == 60

    class Resource:
        pass

    held = Resource()
    seen = weakref.ref(held)
    function = echo(lambda held=held: held)
    del held
    gc.collect()
    assert seen() is not None
    del function
    gc.collect()
    assert seen() is None


def raises(kind, text, function, *args):
    try:
        function(*args)
    except kind as error:
        assert text in str(error), error
    else:
        raise AssertionError("nothing was raised")


def errors():
    for kind in (ValueError, TypeError, KeyError, IndexError, AttributeError, RuntimeError):

        def fail(kind=kind):
            raise kind("no: really")

        raises(kind, "no: really", call, fail)
        raises(kind, "no: really", call, call, fail)
    raises(ValueError, "bytes 0..1", lib.sip_explain, "x")
    raises(TypeError, "expected 1 to 2 arguments, got 0", lib.sip_decode)
    raises(TypeError, "argument 0 (signature): expected bytes or str, got list", lib.sip_decode, [1])
    raises(RuntimeError, "the function panicked: oh", lib.testing_panic, "oh")
    raises(AttributeError, "no_such", lambda: lib.no_such)


def library():
    assert '"notation":"(%0) -> %0"' in lib.sip_decode("I8!S5!k0_0R3!_0")
    assert lib.sip_encode("(%0) -> %0") == b"I8!S5!k0_0R3!_0"
    found = []
    lib.mlir_check('"a.b"(%0) : (i32) -> ()', found.append)
    assert len(found) == 1 and "mlir-undefined-value" in found[0]
    bound = lib.reflection_bind_args('{"a":["i32"],"r":[],"v":1}', "[5]")
    assert bound == '{"ok":true,"vm":[{"i32":5}]}', bound


def kinds():
    """The kinds of values that are passed and returned unchanged, and those that are converted."""
    import numpy

    for value in ([1, "x"], (1, 2), {"a": [1]}, tvm_ffi.Shape((1, 2)), object()):
        for back in (echo(value), call(lambda inner: inner, value)):
            if isinstance(value, (list, tuple, tvm_ffi.Shape)):
                assert list(back) == list(value), (value, back)
            elif isinstance(value, dict):
                assert list(back["a"]) == [1], back
            else:
                assert back is value, (value, back)
    array = numpy.arange(4.0)
    back = numpy.from_dlpack(echo(tvm_ffi.from_dlpack(array)))
    assert numpy.shares_memory(back, array)
    assert echo(numpy.bool_(True)) is True and echo(numpy.bool_(False)) is False
    assert echo(memoryview(b"a\0b")) == b"a\0b" and echo(bytearray(b"ab")) == b"ab"
    assert lib.sip_explain(memoryview(b"I8!S5!k0_0R3!_0")) == lib.sip_explain("I8!S5!k0_0R3!_0")
    bound = lib.reflection_bind_args('{"a":["i32",["sdict",["x","f32"]]],"r":[],"v":1}', [5, {"x": 1.5}])
    assert bound == '{"ok":true,"vm":[{"i32":5},[{"f32":1.5}]]}', bound
    raises(TypeError, "a Shape has no form in JSON", lib.reflection_bind_args, "{}", tvm_ffi.Shape((1,)))


def table():
    """The functions in the global table, under their own names."""
    decode = tvm_ffi.get_global_func("abide.sip.decode")
    assert decode("I8!S5!k0_0R3!_0") == lib.sip_decode("I8!S5!k0_0R3!_0")
    names = tvm_ffi.registry.list_global_func_names()
    assert {"abide.mlir.check", "abide.module.parse", "abide.version"} <= set(names)
    space = types.ModuleType("space")
    sys.modules["space"] = space
    tvm_ffi.init_ffi_api("abide.sip", "space")
    assert space.encode("(%0) -> %0") == b"I8!S5!k0_0R3!_0"
    assert "ffi.Function" in str(tvm_ffi.registry.get_global_func_metadata("abide.sip.decode"))
    assert lib.register_in_tvm_ffi() == 0, "all are there already"


def exceptions():
    """An exception of a callback comes out with its type, its message and where it was raised."""

    @tvm_ffi.register_error("OutOfPaper")
    class OutOfPaper(RuntimeError):
        pass

    def fail_deep_within():
        raise OutOfPaper("tray 2")

    for function in (lambda: call(fail_deep_within), lambda: call(call, call, fail_deep_within)):
        try:
            function()
        except OutOfPaper as error:
            assert str(error) == "tray 2"
            assert "fail_deep_within" in "".join(traceback.format_exception(type(error), error, error.__traceback__))
        else:
            raise AssertionError("nothing was raised")

    def nest(*_):
        return call(nest)

    # Not at the limit of Python, at which tvm_ffi has no stack left to report the error.
    raises(RuntimeError, "250 callbacks are within each other", nest)


def registry():
    lib.register_global_func("client.add", lambda a, b: a + b)
    assert lib.get_global_func("client.add")(1, 2) == 3
    assert '"client.add"' in lib.list_global_func_names()
    text = "Global PackedFunc client.add is already registered"
    raises(RuntimeError, text, lib.register_global_func, "client.add", len)
    lib.register_global_func("client.add", lambda: "new", True)
    assert lib.get_global_func("client.add")() == "new"
    lib.remove_global_func("client.add")
    assert lib.get_global_func("client.add") is None


def threads():
    failures = []

    def work(thread):
        for number in range(10_000):
            value = thread * 10_000 + number
            if echo(value) != value:
                failures.append(value)

    running = [threading.Thread(target=work, args=(thread,)) for thread in range(8)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert not failures


def resident():
    """The memory of this process in kilobytes; 0 if the system does not report it."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    except OSError:
        return 0


def leaks():
    def calls(count):
        for _ in range(count):
            echo("a text that is returned")
            echo(b"bytes that are returned")
            call(same, "a text that is passed and returned")
            echo(len)
            try:
                call(fail)
            except ValueError:
                pass

    def fail():
        raise ValueError("no")

    same = tvm_ffi.convert(lambda value: value)
    # Old versions make rings of exceptions, which only go now and then.
    calls(15_000)
    gc.collect()
    before = resident()
    calls(50_000)
    gc.collect()
    grown = resident() - before
    # In kilobytes: a text or error that stays would be thousands.
    assert grown < 512, grown


# Long texts leave free memory that would hide a leak, so that comes first.
for part in (leaks, values, functions, errors, kinds, table, exceptions, library, registry, threads):
    part()
print("passed")

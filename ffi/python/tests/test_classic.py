"""The symbols that TVM's and DGL's own front ends rely on, one by one, through ctypes alone."""

import ctypes
import gc
import sys
import unittest
import weakref

from abide_mlir import DataType, Device, libinfo


class TypeCode:
    """The types of values."""

    INT, DATA_TYPE, FUNCTION, STR = 0, 5, 10, 11


class Value(ctypes.Union):
    """Eight bytes."""

    _fields_ = [
        ("v_int64", ctypes.c_int64),
        ("v_float64", ctypes.c_double),
        ("v_handle", ctypes.c_void_p),
        ("v_str", ctypes.c_char_p),
        ("v_type", DataType),
        ("v_device", Device),
    ]


#: Arguments, codes, their number, where the result goes, resource.
PackedCFunc = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.POINTER(Value),
    ctypes.POINTER(ctypes.c_int),
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_void_p,
)
Finalizer = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

lib = ctypes.CDLL(str(libinfo.find_library()))
lib.TVMGetLastError.restype = ctypes.c_char_p
lib.DGLGetLastError.restype = ctypes.c_char_p
lib.TVMGetLastPythonError.restype = ctypes.c_void_p
lib.TVMGetLastBacktrace.restype = ctypes.c_char_p

#: As those front ends have it: nothing runs when the function goes.
NOTHING = ctypes.cast(None, Finalizer)


def get(name, prefix="TVM"):
    handle = ctypes.c_void_p()
    assert getattr(lib, prefix + "FuncGetGlobal")(name, ctypes.byref(handle)) == 0
    return handle


def call(function, *pairs, prefix="TVM"):
    """Calls with pairs of a code and (a member of the union, its value); gives all that comes back."""
    values, codes = (Value * len(pairs))(), (ctypes.c_int * len(pairs))()
    for index, (code, member, value) in enumerate(pairs):
        codes[index] = code
        setattr(values[index], member, value)
    result, code = Value(), ctypes.c_int()
    status = getattr(lib, prefix + "FuncCall")(
        function, values, codes, len(pairs), ctypes.byref(result), ctypes.byref(code)
    )
    return status, code.value, result


class Errors(unittest.TestCase):
    def test_of_callbacks_keep_their_first_line(self):
        text = b"ValueError: a: b\nStack trace:\n  File x\n"

        @PackedCFunc
        def fail(args, codes, count, ret, resource):
            lib.TVMAPISetLastError(text)
            return -1

        handle = ctypes.c_void_p()
        lib.TVMFuncCreateFromCFunc(fail, None, NOTHING, ctypes.byref(handle))
        outer = get(b"abide.testing.call")
        status, _, _ = call(outer, (TypeCode.FUNCTION, "v_handle", handle.value))
        self.assertEqual((status, lib.TVMGetLastError()), (-1, text))
        self.assertIsNone(lib.TVMGetLastPythonError())
        lib.TVMFuncFree(handle)

    def test_that_the_front_end_has_set_itself(self):
        fail = PackedCFunc(lambda *_: -2)
        handle = ctypes.c_void_p()
        lib.TVMFuncCreateFromCFunc(fail, None, NOTHING, ctypes.byref(handle))
        self.assertEqual(call(handle)[0], -2)
        lib.TVMFuncFree(handle)

    def test_that_nobody_has_set(self):
        lib.TVMAPISetLastError(b"KeyError: old")
        fail = PackedCFunc(lambda *_: -1)
        handle = ctypes.c_void_p()
        lib.TVMFuncCreateFromCFunc(fail, None, NOTHING, ctypes.byref(handle))
        self.assertEqual(call(handle)[0], -1)
        self.assertNotIn(b"old", lib.TVMGetLastError())
        lib.TVMFuncFree(handle)

    def test_that_are_exceptions_travel_as_they_are(self):
        for name in ("Py_IncRef", "Py_DecRef", "PyGILState_Ensure", "PyGILState_Release"):
            function = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p)
            self.assertEqual(lib.TVMBackendRegisterEnvCAPI(name.encode(), function), 0)
        self.assertEqual(lib.TVMBackendRegisterEnvCAPI(b"PyErr_CheckSignals", function), 0)

        class Own(Exception):
            pass

        @PackedCFunc
        def fail(args, codes, count, ret, resource):
            lib.TVMAPISetLastPythonError(ctypes.py_object(Own("mine")))
            return -1

        handle = ctypes.c_void_p()
        lib.TVMFuncCreateFromCFunc(fail, None, NOTHING, ctypes.byref(handle))
        outer = get(b"abide.testing.call")
        self.assertEqual(call(outer, (TypeCode.FUNCTION, "v_handle", handle.value))[0], -1)
        pointer = lib.TVMGetLastPythonError()
        error = ctypes.cast(pointer, ctypes.py_object).value
        self.assertEqual((type(error), str(error)), (Own, "mine"))
        self.assertIsNone(lib.TVMGetLastBacktrace())
        held = sys.getrefcount(error)
        lib.TVMDropLastPythonError()
        self.assertIsNone(lib.TVMGetLastPythonError())
        self.assertEqual(sys.getrefcount(error), held - 1)
        seen = weakref.ref(error)
        del error
        gc.collect()
        self.assertIsNone(seen())
        # Another error takes the place of an exception, and lets go of it.
        self.assertEqual(call(handle)[0], -1)
        error = ctypes.cast(lib.TVMGetLastPythonError(), ctypes.py_object).value
        held = sys.getrefcount(error)
        lib.TVMAPISetLastError(b"KeyError: another")
        self.assertEqual(sys.getrefcount(error), held - 1)
        lib.TVMFuncFree(handle)


class Values(unittest.TestCase):
    def test_data_types_are_texts(self):
        pair = (TypeCode.DATA_TYPE, "v_type", DataType("float32x4"))
        for prefix in ("TVM", "DGL"):
            found = call(get(b"testing.echo"), pair, prefix=prefix)
            self.assertEqual((found[0], found[1], found[2].v_str), (0, TypeCode.STR, b"float32x4"))

    def test_arguments_become_results_in_place(self):
        owned = []

        def keep(prefix, by_value):
            def callback(args, codes, count, ret, resource):
                value, code = args[0], ctypes.c_int(codes[0])
                before = value.v_handle
                function = getattr(lib, prefix + "CbArgToReturn")
                status = function(ctypes.byref(value), code if by_value else ctypes.byref(code))
                owned.append((status, value.v_handle != before, args[0].v_handle))
                return 0

            return PackedCFunc(callback)

        echo = get(b"testing.echo")
        for prefix, by_value in (("TVM", False), ("DGL", True)):
            handle = ctypes.c_void_p()
            callback = keep(prefix, by_value)
            create = getattr(lib, prefix + "FuncCreateFromCFunc")
            create(callback, None, NOTHING, ctypes.byref(handle))
            pair = (TypeCode.FUNCTION, "v_handle", echo.value)
            self.assertEqual(call(handle, pair, prefix=prefix)[0], 0)
            status, is_new, kept = owned.pop()
            self.assertEqual((status, is_new), (0, True))
            # It is ours, and as good as the other.
            kept = ctypes.c_void_p(kept)
            self.assertEqual(call(kept, (TypeCode.INT, "v_int64", 7))[2].v_int64, 7)
            self.assertEqual(lib.TVMFuncFree(kept), 0)
            lib.TVMFuncFree(handle)

    def test_what_is_not_there_says_so(self):
        for name, arguments in [
            ("TVMArrayFree", 2),
            ("TVMArrayCopyFromTo", 3),
            ("TVMObjectTypeKey2Index", 2),
            ("DGLObjectGetAttr", 5),
            ("DGLArrayToDLPack", 2),
        ]:
            self.assertEqual(getattr(lib, name)(*[None] * arguments), -1)
            self.assertIn(("NotImplementedError: " + name).encode(), lib.DGLGetLastError())
        lib.TVMDLManagedTensorCallDeleter(None)


class Registry(unittest.TestCase):
    def test_no_finalizer_runs_within_it(self):
        ended = []
        finalizer = Finalizer(ended.append)
        callback = PackedCFunc(lambda *_: 0)
        for number in (1, 2, 3):
            handle = ctypes.c_void_p()
            lib.DGLFuncCreateFromCFunc(callback, number, finalizer, ctypes.byref(handle))
            name = b"test.classic"
            self.assertEqual(lib.DGLFuncRegisterGlobal(name, handle, int(number > 1)), 0)
            self.assertEqual(lib.DGLFuncFree(handle), 0)
        self.assertEqual(lib.TVMFuncRegisterGlobal(b"test.classic", get(b"testing.nop"), 0), -1)
        self.assertIn(b"Global PackedFunc test.classic is already registered", lib.TVMGetLastError())
        lib.TVMFuncRemoveGlobal(b"test.classic")
        self.assertEqual(ended, [])
        handle = ctypes.c_void_p()
        lib.DGLFuncCreateFromCFunc(callback, 4, finalizer, ctypes.byref(handle))
        lib.DGLFuncFree(handle)
        self.assertEqual(ended, [4])

    def test_a_missing_name_is_null(self):
        self.assertIsNone(get(b"no.such").value)


if __name__ == "__main__":
    unittest.main()

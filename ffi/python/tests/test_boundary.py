"""The boundary: values, functions, exceptions, threads."""

import ctypes
import gc
import math
import subprocess
import sys
import threading
import traceback
import unittest
import weakref

import abide_mlir
from abide_mlir import AbideError, DataType, Device, InternalError

echo = abide_mlir.get_global_func("abide.testing.echo")
call = abide_mlir.get_global_func("abide.testing.call")


class Values(unittest.TestCase):
    def test_come_back_as_they_are(self):
        values = [0, 1, -1, 2**63 - 1, -(2**63), 0.0, 1.5, math.inf, -math.inf, True, False, None]
        values += ["", "x", "hé☃𝄞", "x" * (16 << 20), b"", b"a\0b", bytes(range(256)) * 1000]
        values += [DataType("float32x4"), DataType("bool"), Device(2, 7)]
        for value in values:
            for function in (echo, abide_mlir.convert(lambda value: value)):
                found = function(value)
                self.assertIs(type(found), type(value))
                self.assertEqual(found, value)

    def test_that_are_equal_to_nothing(self):
        self.assertTrue(math.isnan(echo(math.nan)))
        self.assertEqual(math.copysign(1, echo(-0.0)), -1)
        self.assertEqual(echo(ctypes.c_void_p(77)).value, 77)
        self.assertIsNone(echo(ctypes.c_void_p()).value)

    def test_that_are_like_others(self):
        class Number(int):
            pass

        class Word(str):
            pass

        class Itself(bytes):
            def __bytes__(self):
                return self

        for value, expected in [(Number(5), 5), (Word("x"), "x"), (Itself(b"x\0"), b"x\0")]:
            found = echo(value)
            self.assertEqual(found, expected)
            self.assertIs(type(found), type(expected))
        self.assertEqual(echo(bytearray(b"a\0")), b"a\0")
        self.assertEqual(echo(memoryview(b"abc")[1:]), b"bc")

    def test_that_cannot_be_passed(self):
        for value, error in [
            (2**63, OverflowError),
            (-(2**63) - 1, OverflowError),
            ("a\0b", ValueError),
            ([], TypeError),
            (1j, TypeError),
        ]:
            with self.assertRaises(error):
                echo(value)
        with self.assertRaises(TypeError):
            echo()

    def test_data_types_by_name(self):
        for name in ("int32", "uint8", "float64", "bfloat16", "handle", "boolx8"):
            self.assertEqual(str(DataType(name)), name)
        self.assertEqual(repr(DataType("int")), "DataType('int32')")
        for wrong in ("", "int32x", "int999", "complex64"):
            with self.assertRaises(ValueError):
                DataType(wrong)


class Functions(unittest.TestCase):
    def test_are_passed_and_returned(self):
        self.assertEqual(call(lambda *args: len(args), 1, "x", None, b"y"), 4)
        double = call(lambda function: function, lambda x: 2 * x)
        self.assertIsInstance(double, abide_mlir.PackedFunc)
        self.assertEqual(double(21), 42)
        self.assertEqual(echo(double)(1), 2)

    def test_nest(self):
        def nest(depth):
            return 0 if depth == 0 else 1 + call(nest, depth - 1)

        self.assertEqual(nest(60), 60)

    def test_go_when_nobody_has_them(self):
        class Resource:
            pass

        held = Resource()
        seen = weakref.ref(held)
        function = echo(abide_mlir.convert(lambda held=held: held))
        del held
        gc.collect()
        self.assertIsNotNone(seen())
        del function
        gc.collect()
        self.assertIsNone(seen())

    def test_made_without_a_function_are_refused(self):
        empty = abide_mlir.PackedFunc()
        self.assertRegex(repr(empty), "<PackedFunc at 0x0>")
        for use in (lambda: empty(1), lambda: echo(empty)):
            with self.assertRaisesRegex(ValueError, "the function is null"):
                use()

    def test_have_names_that_are_read_first(self):
        class Named:
            def __init__(self, name):
                self.name = name

            @property
            def __name__(self):
                if isinstance(self.name, Exception):
                    raise self.name
                return self.name

            def __call__(self):
                return 5

        named = Named(ValueError("no name"))
        seen = weakref.ref(named)
        with self.assertRaisesRegex(ValueError, "no name"):
            abide_mlir.convert(named)
        del named
        gc.collect()
        self.assertIsNone(seen())
        for name, expected in [("five", "five"), (5, ""), (None, "")]:
            function = abide_mlir.convert(Named(name))
            self.assertEqual((function.__name__, function()), (expected, 5))

    def test_of_derived_classes_take_callables(self):
        class Derived(abide_mlir.PackedFunc):
            pass

        apply = Derived._callback(lambda function, value: function(value))
        self.assertEqual(apply(lambda value: value + 1, 2), 3)
        self.assertEqual(apply(echo, 2), 2)
        self.assertEqual(apply(abs, -2), 2)

    def test_may_be_called_until_the_end(self):
        program = (
            "import abide_mlir\n"
            "function = abide_mlir.convert(lambda x: x)\n"
            "echoed = abide_mlir.get_global_func('abide.testing.echo')(function)\n"
            "abide_mlir.register_func('test.exit', lambda: 1)\n"
            "class Last:\n"
            "    def __del__(self, function=function):\n"
            "        try:\n"
            "            function(1)\n"
            "        except Exception:\n"
            "            pass\n"
            "last = Last()\n"
            "last.itself = last\n"
        )
        for _ in range(3):
            run = subprocess.run([sys.executable, "-c", program], stderr=subprocess.PIPE)
            self.assertEqual((run.returncode, run.stderr), (0, b""))

    def test_say_who_they_are(self):
        self.assertEqual(repr(echo), "<PackedFunc abide.testing.echo>")
        self.assertRegex(repr(echo(echo)), "<PackedFunc at 0x[0-9a-f]+>")


class Exceptions(unittest.TestCase):
    def test_of_callbacks_come_back_as_they_are(self):
        class Own(Exception):
            def __init__(self, a, b):
                super().__init__("%s: %s" % (a, b))

        errors = [error("no") for error in (ValueError, TypeError, KeyError, IndexError, OSError)]
        errors += [Own("a", "b: c"), KeyboardInterrupt(), SystemExit(3), StopIteration(), AbideError()]
        errors += [UnicodeDecodeError("utf-8", b"\xff", 0, 1, "é\0\ud800"), RecursionError("deep")]

        def fail(index):
            raise errors[index]

        for index, error in enumerate(errors):
            # assertRaises takes the traceback away.
            try:
                call(call, call, fail, index)
                self.fail("no exception")
            except BaseException as found:
                self.assertIs(found, error)
                frames = traceback.extract_tb(found.__traceback__)
                self.assertEqual(frames[-1].name, "fail")

    def test_of_the_library_have_the_types_of_their_kinds(self):
        fail = abide_mlir.get_global_func("abide.testing.fail")
        for kind, expected in [
            ("ValueError", ValueError),
            ("KeyError", KeyError),
            ("NotImplementedError", NotImplementedError),
            ("InternalError", InternalError),
            ("UnicodeDecodeError", AbideError),
            ("print", AbideError),
            ("NoSuchThing", AbideError),
        ]:
            with self.assertRaises(expected) as caught:
                fail(kind, "a: b")
            self.assertIs(type(caught.exception), expected)
        with self.assertRaises(InternalError):
            abide_mlir.get_global_func("abide.testing.panic")("oh")

    def test_types_may_be_registered(self):
        @abide_mlir.register_error
        class OutOfPaper(Exception):
            pass

        with self.assertRaises(OutOfPaper):
            abide_mlir.get_global_func("abide.testing.fail")("OutOfPaper", "tray 2")

    def test_that_are_handled_are_not_seen_again(self):
        def careful():
            try:
                call(lambda: 1 // 0)
            except ZeroDivisionError:
                return "handled"

        self.assertEqual(call(careful), "handled")
        with self.assertRaisesRegex(TypeError, "expected 1 argument, got 0"):
            echo()


class Registry(unittest.TestCase):
    def test_register_get_list_remove(self):
        @abide_mlir.register_func("test.registry.add")
        def add(a, b):
            return a + b

        self.assertEqual(add(1, 2), 3)
        self.assertEqual(abide_mlir.get_global_func("test.registry.add")(1, 2), 3)
        self.assertIn("test.registry.add", abide_mlir.list_global_func_names())
        with self.assertRaisesRegex(
            AbideError, "Global PackedFunc test.registry.add is already registered"
        ):
            abide_mlir.register_func("test.registry.add", add)
        early = abide_mlir.get_global_func("test.registry.add")
        abide_mlir.register_func("test.registry.add", lambda: "new", override=True)
        self.assertEqual(abide_mlir.get_global_func("test.registry.add")(), "new")
        self.assertEqual(early(3, 4), 7)
        abide_mlir.remove_global_func("test.registry.add")
        abide_mlir.remove_global_func("test.registry.add")
        self.assertIsNone(abide_mlir.get_global_func("test.registry.add", allow_missing=True))
        with self.assertRaisesRegex(ValueError, "Cannot find global function test.registry.add"):
            abide_mlir.get_global_func("test.registry.add")

    def test_names_are_sorted_and_may_be_any_text(self):
        abide_mlir.register_func("test.☃", lambda: 1, override=True)
        names = abide_mlir.list_global_func_names()
        self.assertEqual(names, sorted(names))
        self.assertIn("test.☃", names)
        with self.assertRaises(ValueError):
            abide_mlir.get_global_func("a\0b")

    def test_a_namespace_becomes_members(self):
        from abide_mlir._api import sip

        self.assertIsInstance(sip.decode, abide_mlir.PackedFunc)
        self.assertFalse(hasattr(sip, "bind_args"))


def resident():
    """The memory of this process in kilobytes; 0 if the system does not report it."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    except OSError:
        return 0


class Load(unittest.TestCase):
    def test_threads_call_at_once(self):
        failures = []

        def work(thread):
            function = abide_mlir.convert(lambda value: -value)
            for number in range(10_000):
                value = thread * 10_000 + number
                if echo(value) != value or call(function, value) != -value:
                    failures.append(value)

        threads = [threading.Thread(target=work, args=(thread,)) for thread in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])

    def test_calls_leave_nothing(self):
        def calls(count):
            for _ in range(count):
                echo("a text that is returned")
                echo(b"bytes that are returned")
                call(len_of, "x")
                echo(len_of)

        len_of = abide_mlir.convert(len)
        calls(2_000)
        before = resident()
        calls(250_000)
        grown = resident() - before
        # In kilobytes: a byte a call would be a thousand.
        self.assertLess(grown, 256)


if __name__ == "__main__":
    unittest.main()

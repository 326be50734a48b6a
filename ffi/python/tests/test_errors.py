"""Errors: their reports, and that they end."""

import array
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import abide_mlir
from abide_mlir import TextError, ir, mlir, parse, reflection, symbol

call = abide_mlir.get_global_func("abide.testing.call")


def on_a_stack_of(size, function):
    """The result or exception of a function in a thread with a stack of ``size`` bytes."""
    found = []

    def work():
        try:
            found.append(function())
        except Exception as error:  # pylint: disable=broad-except
            found.append(error)

    before = threading.stack_size(size)
    try:
        thread = threading.Thread(target=work)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    return found[0]


class Recursion(unittest.TestCase):
    def test_without_end_is_a_recursion_error(self):
        def nest(*_):
            return call(nest)

        with self.assertRaises(RecursionError):
            nest()
        for size in (256 << 10, 1 << 20, 8 << 20):
            self.assertIsInstance(on_a_stack_of(size, nest), RecursionError)

    def test_it_is_one_wherever_the_stack_ends(self):
        def frames(count, function):
            return function() if count == 0 else frames(count - 1, function)

        def nest(*_):
            return frames(gap, lambda: abide_mlir.get_global_func("testing.nest")())

        abide_mlir.register_func("testing.nest", nest, override=True)
        before = sys.getrecursionlimit()
        try:
            for gap in (0, 1, 2, 3, 7, 29):
                for limit in range(before - 60, before):
                    sys.setrecursionlimit(limit)
                    with self.assertRaises(RecursionError):
                        nest()
        finally:
            sys.setrecursionlimit(before)
            abide_mlir.remove_global_func("testing.nest")

    def test_a_small_stack_reads_no_deep_text(self):
        deep = '"a.b"() ({\n' * 250 + '"x.y"() : () -> ()\n' + "}) : () -> ()\n" * 250
        self.assertEqual(mlir.check(deep), [])
        module = parse(deep)
        text = str(module)
        for size in (256 << 10, 512 << 10):
            found = on_a_stack_of(size, lambda: mlir.check(deep))
            self.assertIn("limit-depth", {one.code for one in found})
            found = on_a_stack_of(size, lambda: symbol.opt(deep))
            self.assertEqual((type(found), found.code), (TextError, "limit-depth"))
            found = on_a_stack_of(size, lambda: parse(deep).diagnostics)
            self.assertIn("limit-depth", {one.code for one in found})
            self.assertEqual(on_a_stack_of(size, lambda: str(module)), text)
            self.assertEqual(on_a_stack_of(size, module.verify), [])
            self.assertTrue(on_a_stack_of(size, lambda: mlir.opt(deep).success))

    def test_a_small_stack_changes_a_module_of_another_thread(self):
        region = '"a.b"() ({' * 200 + '"x.y"() : () -> ()' + "}) : () -> ()" * 200
        ty = "tuple<" * 240 + "i32" + ">" * 240
        use = '"u.v"() {a = %s} : () -> ()' % ("[" * 240 + "@f" + "]" * 240)
        for size in (64 << 10, 256 << 10):
            module = parse("func.func private @f()\n" + use)
            function, body = module.operations[0], module.body
            for change in (
                lambda: body.insert_at_start(region),
                lambda: body.insert_at_start('%0 = "u.v"() : () -> ' + ty),
                lambda: module.attribute("[" * 240 + "]" * 240),
                lambda: function.rename_symbol("g"),
            ):
                self.assertNotIsInstance(on_a_stack_of(size, change), Exception)
            self.assertIn("[@g]", on_a_stack_of(size, lambda: str(module)))

    def test_nesting_by_many_changes_has_a_limit(self):
        text = '"a.b"() ({ "x.y"() : () -> () }) : () -> ()'
        module = parse(text)
        inner = module.operations[0].entry_block
        with self.assertRaises((RecursionError, TextError)):
            for _ in range(1000):
                (made,) = inner.insert_at_start(text)
                inner = made.entry_block
        self.assertEqual(str(module).count("a.b"), 255)
        # Moved and copied operations count, too.
        tall = module.body.insert_at_start('"a.b"() ({' * 100 + "}) : () -> ()" * 100)[0]
        deep = inner.parent
        for _ in range(50):
            deep = deep.parent
        with self.assertRaises(RecursionError):
            tall.move_before(deep)
        with self.assertRaises(RecursionError):
            tall.clone(ir.InsertionPoint(deep))
        self.assertEqual(module.verify(), [])
        self.assertIn("a.b", str(module))

    def test_deep_values(self):
        value = []
        for _ in range(200):
            value = [value]
        with self.assertRaises(RecursionError):
            reflection.bind_args(None, value)


class Calls(unittest.TestCase):
    def test_errors_name_the_function_and_the_parameter(self):
        decode = abide_mlir.get_global_func("abide.sip.decode")
        for arguments, message in [
            ((), r"^decode\(signature, depth\): expected 1 to 2 arguments, got 0$"),
            ((b"", 1, 2), r"^decode\(signature, depth\): expected 1 to 2 arguments, got 3$"),
            ((b"", "x"), r"^decode\(signature, depth\): argument 1 \(depth\): expected int, got str$"),
            ((7,), r"^decode\(signature, depth\): argument 0 \(signature\): expected bytes or str, got int$"),
        ]:
            with self.assertRaisesRegex(TypeError, message):
                decode(*arguments)
        with self.assertRaisesRegex(TypeError, r"^version\(\): expected 0 arguments, got 1$"):
            abide_mlir.get_global_func("abide.version")(1)

    def test_wrong_kinds_of_arguments_are_named(self):
        module = parse("func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n")
        last = module["f"].entry_block[-1]
        for use, kind, message in (
            (lambda: last.set_operand(0, "%a"), TypeError, "expected a value or an operation .*, got 'str'"),
            (lambda: ir.IntegerType.get_signless("8"), TypeError, "'str' object cannot be interpreted as an integer"),
            (lambda: ir.IntegerType.get_unsigned(-1), ValueError, "-1 is not a number of bits"),
            (lambda: ir.RankedTensorType.get(3, "i32"), TypeError, "expected a list of sizes, got 'int'"),
            (lambda: module.write(1), TypeError, "expected str, bytes or os.PathLike object, not int"),
        ):
            with self.assertRaisesRegex(kind, message):
                use()

    def test_unknown_functions_have_a_suggestion(self):
        with self.assertRaisesRegex(ValueError, "function abide.sip.decod; did you mean 'abide.sip.decode'"):
            abide_mlir.get_global_func("abide.sip.decod")
        with self.assertRaisesRegex(ValueError, "^Cannot find global function nothing like it$"):
            abide_mlir.get_global_func("nothing like it")

    def test_a_missing_library_is_an_import_error(self):
        with tempfile.TemporaryDirectory() as folder:
            package = Path(abide_mlir.__file__).parent
            shutil.copytree(package, Path(folder, "abide_mlir"), ignore=shutil.ignore_patterns("*.so", "__pycache__"))
            environment = {name: value for name, value in os.environ.items() if name != "ABIDE_LIBRARY_PATH"}
            environment["PYTHONPATH"] = folder
            command = [sys.executable, "-c", "import abide_mlir"]
            for path, message in [
                (None, "ImportError: cannot find the library of abide; set ABIDE_LIBRARY_PATH"),
                (Path(folder, "broken.so"), "ImportError: the library of abide cannot be loaded: "),
            ]:
                if path is not None:
                    path.write_bytes(b"nothing")
                    environment["ABIDE_LIBRARY_PATH"] = str(path)
                run = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
                self.assertIn(message, run.stderr)

    def test_the_types_of_errors_have_names(self):
        with self.assertRaises(reflection.RuntimeError) as caught:
            reflection.bind_args('{"a":["i32"],"r":[]}', "x")
        self.assertIs(type(caught.exception), reflection.RuntimeError)
        self.assertTrue(issubclass(reflection.ValueError, (reflection.CallError, ValueError)))
        with self.assertRaises(reflection.Misfit):
            reflection.bind_args(None, object())
        with self.assertRaises(AttributeError):
            reflection.NoSuchError


class Texts(unittest.TestCase):
    def test_an_error_of_a_pass_has_a_place(self):
        with self.assertRaises(TextError) as caught:
            symbol.opt('func.func @"é"() {\n  return %z : i32 }')
        error = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((error.line, error.column, error.code), (2, 10, "mlir-undefined-value"))
        self.assertEqual(error.message, "use of undeclared SSA value name '%z' [mlir-undefined-value]")
        self.assertEqual(str(error), str(caught.exception))

    def test_the_name_of_a_file_is_no_text(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a.mlir")
            path.write_text("func.func @f() { return %x : i32 }", "utf-8")
            for function in (mlir.check, mlir.reformat, mlir.functions, mlir.opt, symbol.opt, parse):
                for name in (str(path), os.fsencode(path)):
                    with self.assertRaisesRegex(ValueError, "pass pathlib.Path"):
                        function(name)
            self.assertEqual(mlir.check(path), mlir.check_file(path))
            self.assertEqual(len(mlir.check_file(str(path))), 1)
        self.assertEqual(mlir.check(""), [])

    def test_what_is_no_text_is_an_error(self):
        for wrong in (None, 3, 2.5, ["func.func"]):
            for function in (parse, mlir.check, mlir.tokens, symbol.opt, abide_mlir.sip.decode, reflection.parse):
                with self.assertRaisesRegex(TypeError, "expected a text"):
                    function(wrong)
        for text in (bytearray(b"module {}"), memoryview(b"module {}"), array.array("B", b"module {}")):
            self.assertEqual(parse(text).diagnostics, [])

    def test_half_a_surrogate_is_a_finding(self):
        for text in ("\ud83d", "\udcff"):
            self.assertEqual([found.code for found in parse(text).diagnostics], ["mlir-unknown-bytes"])

    def test_inserted_text_names_what_is_not_there(self):
        module = parse("func.func @f(%n: i32) { return }")
        (end,) = module.walk("func.return")
        with self.assertRaisesRegex(TextError, "use of undeclared SSA value name '%nope'"):
            end.insert_before("%q = arith.subi %nope, %n : i32")
        self.assertEqual(len(list(module.walk())), 3)

    def test_all_exceptions_pickle(self):
        errors = [abide_mlir.AbideError("a: b"), abide_mlir.InternalError("x"), ir.ErasedError("y")]
        for what in (lambda: reflection.bind_args('{"a":["i32"],"r":[]}', "x"), lambda: reflection.bind_args("{}")):
            with self.assertRaises(reflection.CallError) as caught:
                what()
            errors.append(caught.exception)
        with self.assertRaises(TypeError) as caught:
            reflection.bind_args(None, [object()])
        errors.append(caught.exception)
        for error in errors:
            back = pickle.loads(pickle.dumps(error))
            self.assertEqual((type(back), str(back)), (type(error), str(error)))
            self.assertEqual(getattr(back, "place", None), getattr(error, "place", None))
        finding = mlir.check("func.func @f() { return %x : i32 }")[0]
        self.assertEqual(pickle.loads(pickle.dumps(finding)), finding)


class Interrupts(unittest.TestCase):
    PROGRAM = """
import os, signal, sys, threading, time
# The parent process may have it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
from abide_mlir import mlir, parse
text = "\\n".join("func.func @f%d(%%a: i32) { return %%a : i32 }" % i for i in range(100_000))
begun = threading.Event()

def interrupt():
    begun.wait()
    time.sleep(0.2)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=interrupt, daemon=True).start()
begun.set()
try:
    while True:
        mlir.check(text)
except KeyboardInterrupt:
    sys.stdout.write("interrupted\\n")
    sys.stdout.flush()
    os._exit(0)
"""

    @unittest.skipIf(sys.platform.startswith("win32"), "there are no such signals")
    def test_ctrl_c_ends_a_long_call(self):
        run = subprocess.run([sys.executable, "-c", self.PROGRAM], stdout=subprocess.PIPE, check=False)
        self.assertEqual(run.stdout, b"interrupted\n")

    def test_what_a_long_call_calls_back(self):
        text = "func.func @f() { return %x : i32 }\n" + "// " + "x" * 100_000
        seen = []
        self.assertEqual(mlir.check(text, seen.append), seen)
        self.assertEqual(len(seen), 1)
        error = KeyError("mine")

        def sink(_finding):
            raise error

        with self.assertRaises(KeyError) as caught:
            mlir.check(text, sink)
        self.assertIs(caught.exception, error)


if __name__ == "__main__":
    unittest.main()

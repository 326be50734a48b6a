"""The package as a Python programmer sees it."""

import ast
import doctest
import inspect
import json
import unittest
from pathlib import Path

import abide_mlir
from abide_mlir import TextError, adapter, mlir, raw, reflection, shape, sip, symbol
from abide_mlir.reflection import Array, CallError, Scalar

BROKEN = "// é\nfunc.func @\"é\"() -> i32 {\n  return %b : i32\n}\n"


class Sources(unittest.TestCase):
    def test_python_3_9_can_read_them(self):
        sources = list(Path(abide_mlir.__file__).parent.rglob("*.py"))
        self.assertGreater(len(sources), 10)
        for source in sources:
            ast.parse(source.read_text("utf-8"), str(source), feature_version=(3, 9))


class Documentation(unittest.TestCase):
    def test_examples_are_true(self):
        for module in (sip, raw, reflection, mlir, shape, symbol, abide_mlir.ir):
            found = doctest.testmod(module)
            self.assertGreater(found.attempted, 1)
            self.assertEqual(found.failed, 0)

    def test_everything_has_some(self):
        for module in (abide_mlir, sip, raw, reflection, mlir, shape, symbol, abide_mlir.ir):
            for name, member in vars(module).items():
                public = not name.startswith("_")
                if public and (inspect.isfunction(member) or inspect.isclass(member)):
                    self.assertTrue(member.__doc__, "%s.%s" % (module.__name__, name))


class Sip(unittest.TestCase):
    def test_decode_and_encode(self):
        text = b'I17!D13!K2!a_1K2!b_0R12!S9!k0_0k1_1'
        found = sip.decode(text)
        self.assertEqual([(one.raw, one.path) for one in found.inputs], [(1, ("a",)), (0, ("b",))])
        self.assertEqual(found.results, (sip.Leaf(0, (0,)), sip.Leaf(1, (1,))))
        self.assertEqual(sip.encode(found.notation), text)
        self.assertEqual(sip.decode("I11!D8!K3!\xffb_0R1!".encode("latin-1")).inputs[0].path, (b"\xffb",))

    def test_errors_have_ranges(self):
        with self.assertRaises(TextError) as caught:
            sip.decode("I8!S5!k0x0R3!_0")
        self.assertEqual((caught.exception.start, caught.exception.end), (8, 10))
        with self.assertRaises(TextError) as caught:
            sip.encode("(%0) => %0")
        self.assertEqual(caught.exception.start, 5)
        self.assertNotIn("bytes", caught.exception.message)

    def test_check_and_fix(self):
        seen = []
        found = sip.check("I2!_0R3!_0", seen.append)
        self.assertEqual(found, seen)
        self.assertEqual(found[0].code, "sip-wrong-length")
        self.assertEqual(found[0].fix.apply("I2!_0R3!_0"), b"I3!_0R3!_0")
        self.assertEqual(sip.fix("I2!_0R3!_0"), b"I3!_0R3!_0")

    def test_visit(self):
        seen = []
        text = sip.visit("I23!S19!k0D13!K2!x_0K2!y_1R3!_0", lambda *what: seen.append(what))
        self.assertEqual(
            seen,
            [
                ("open", "sequence"),
                ("key", 0),
                ("open", "dict"),
                ("key", b"x"),
                ("leaf", 0),
                ("key", b"y"),
                ("leaf", 1),
                ("close", "dict"),
                ("close", "sequence"),
            ],
        )
        self.assertIn("x", text)
        error = ValueError("bytes 1..2: mine")
        with self.assertRaises(ValueError) as caught:
            sip.visit("I3!_0R1!", lambda *what: (_ for _ in ()).throw(error))
        self.assertIs(caught.exception, error)
        with self.assertRaises(TextError):
            sip.visit("I9!_0", print)
        with self.assertRaisesRegex(ValueError, "'inputs' or 'results'"):
            sip.visit("I1!R1!", print, "both")

    def test_mangle(self):
        mangler = sip.Mangler()
        mangler.set("inputs", 0, [0, "x"])
        mangler.set("inputs", 1, [0, "y"])
        mangler.set("results", 0, [])
        self.assertEqual(mangler.to_bytes(), b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0")
        with self.assertRaises(ValueError):
            mangler.set("both", 0, [])
        mangler.set("inputs", 2, [0])
        with self.assertRaisesRegex(ValueError, "leaf 3 "):
            mangler.to_bytes()
        other = sip.Mangler()
        for index in range(5_000):
            other.set("inputs", index, [index, b"\0"])
        self.assertEqual(len(sip.decode(other.to_bytes()).inputs), 5_000)

    def test_tokens(self):
        found = sip.tokens(b"k7K3!ab")
        self.assertEqual([token.kind for token in found], ["int", "span", "end"])
        self.assertEqual((found[0].value, found[1].content), (7, b"ab"))

    def test_depth_is_an_option(self):
        with self.assertRaises(TextError):
            sip.decode("I26!S22!k0S16!k0_0k1D7!K2!x_1R1!", depth=2)


class Raw(unittest.TestCase):
    def test_all(self):
        self.assertEqual(raw.check("I6!S3!t7R1!"), [])
        self.assertEqual(raw.check("I8!S3!t7R1!")[0].severity, "error")
        with self.assertRaises(TextError):
            raw.explain("I9")
        mangler = raw.Mangler()
        mangler.add_scalar("inputs", 7)
        mangler.add_reference("inputs")
        mangler.add_unrecognized("results")
        self.assertEqual(raw.explain(mangler.to_bytes()), "(sint64, RefObject<?>) -> (Unrecognized)")
        with self.assertRaises(ValueError):
            mangler.add_scalar("inputs", 10**12)


class Reflection(unittest.TestCase):
    ABI = '{"a":["i32",["named","mask",["ndarray","f32",1,2]]],"r":["i32"],"v":1}'

    def test_parse(self):
        found = reflection.parse(self.ABI)
        self.assertEqual([record.name for record in found.arguments], [None, "mask"])
        self.assertEqual(found.arguments[1].compile_time, "tensor<2xf32>")
        self.assertEqual((found.version, found.diagnostics), (1, ()))
        broken = reflection.parse('{"a":["i33"],"r":[]}')
        self.assertEqual(broken.diagnostics[0].code, reflection.check('{"a":["i33"],"r":[]}')[0].code)

    def test_calls(self):
        bound = reflection.bind_args(self.ABI, 5, mask=[1.0, float("inf")])
        self.assertEqual(bound[0], Scalar("i32", 5))
        self.assertEqual(bound[1], Array((2,), "FLOAT_32", [1.0, float("inf")]))
        self.assertEqual(reflection.unpack_results(self.ABI, [Scalar("i32", 7)]), 7)
        both = '{"a":[],"r":["i32","f32"],"v":1}'
        self.assertEqual(reflection.unpack_results(both, [Scalar("i32", 7), 1.5]), (7, 1.5))

    def test_refusals_are_of_the_type_of_the_runtime(self):
        with self.assertRaises(CallError) as caught:
            reflection.bind_args(self.ABI)
        self.assertEqual(caught.exception.stage, "call")
        self.assertEqual(type(caught.exception).__name__, caught.exception.error_type)
        self.assertIsInstance(caught.exception, ValueError)
        with self.assertRaises(CallError) as caught:
            reflection.bind_args("{}")
        self.assertEqual(caught.exception.stage, "construct")
        with self.assertRaises(CallError):
            reflection.bind_args(self.ABI, profile="iree1999")
        with self.assertRaises(TypeError):
            reflection.bind_args(self.ABI, object())

    def test_from_sip(self):
        made, notes = reflection.from_sip("I8!S5!k0_0R3!_0", "I6!S3!t7R6!S3!t7")
        self.assertEqual(json.loads(made)["a"], ["i64"])
        self.assertEqual(notes, [])
        with self.assertRaises(TextError):
            reflection.from_sip("x", "I1!R1!")


class Mlir(unittest.TestCase):
    def test_check(self):
        seen = []
        (found,) = mlir.check(BROKEN, seen.append)
        self.assertEqual([found], seen)
        data = BROKEN.encode("utf-8")
        self.assertEqual(data[found.start : found.end], b"%b")
        self.assertEqual((found.line, found.column, found.severity), (3, 10, "error"))
        self.assertIn("3:10: error: ", str(found))
        self.assertEqual(repr(found), "<Diagnostic %s>" % found)
        self.assertEqual(mlir.check(data), [found])
        self.assertEqual(mlir.check(b"\xff\0")[0].severity, "error")

    def test_a_sink_may_end_the_check(self):
        class Enough(Exception):
            pass

        def sink(finding):
            raise Enough(finding.code)

        with self.assertRaises(Enough):
            mlir.check(BROKEN, sink)

    def test_limits(self):
        many = "func.func @f() { return %a, %b, %c : i32, i32, i32 }"
        self.assertEqual(len(mlir.check(many)), 3)
        limited = mlir.check(many, max_diagnostics=1)
        self.assertEqual(sorted(one.code for one in limited)[0], "limit-diagnostics")
        self.assertEqual(len(limited), 2)
        with self.assertRaises(OverflowError):
            mlir.check(many, depth=-1)

    def test_print(self):
        text = "func.func @f() {\nreturn\n}\n"
        printed = mlir.reformat(text)
        self.assertEqual(printed, "func.func @f() {\n  return\n}\n")
        self.assertEqual(mlir.reformat(text.encode("utf-8")), printed.encode("utf-8"))
        with self.assertRaises(TextError) as caught:
            mlir.reformat("func.func @f( {}")
        self.assertIsNotNone(caught.exception.start)

    def test_opt(self):
        text = "func.func @f() { return }"
        found = mlir.opt(text, "-mlir-print-op-generic")
        self.assertTrue(found.success)
        self.assertIn('"func.return"()', found.output)
        self.assertEqual(mlir.opt(found.output, "--mlir-print-op-generic"), found)
        broken = mlir.opt(BROKEN)
        self.assertEqual((broken.success, broken.output), (False, ""))
        self.assertIn("error", broken.messages)
        self.assertFalse(mlir.opt(text, "-no-such-flag").success)

    def test_functions_and_tokens(self):
        (found,) = mlir.functions("func.func @f(%a: i32) -> i32 { return %a : i32 }")
        self.assertEqual((found.function, found.source), ("f", "type"))
        self.assertEqual("".join(mlir.tokens(BROKEN)), BROKEN)

    def test_calls(self):
        (found,) = mlir.calls("func.func private @f(tensor<?x4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<?x4xf32>")
        (argument,) = found["arguments"]
        self.assertEqual((found["name"], argument["type"], argument["aliases"]), ("f", "f32[?,4]", 0))


class Symbol(unittest.TestCase):
    MODULE = (
        "func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
        "  %y = math.absf %x : tensor<?xf32>\n"
        "  return %y : tensor<?xf32>\n"
        "}\n"
    )

    def test_passes_run_in_order(self):
        named = symbol.opt(self.MODULE, "propagate-symbol")
        self.assertIn("symbol.symbolic_int @S0", named)
        self.assertEqual(symbol.opt(named, "erase-symbol"), symbol.opt(self.MODULE))
        self.assertEqual(
            symbol.opt(self.MODULE, "propagate-symbol", "erase-symbol"), symbol.opt(self.MODULE)
        )
        pipeline = "builtin.module(func.func(propagate-symbol))"
        self.assertEqual(symbol.opt(self.MODULE.encode(), pipeline), named.encode())
        everything = [one for one in symbol.passes() if one.name == "propagate-symbol"]
        self.assertEqual(symbol.opt(self.MODULE, *everything), named)
        self.assertIn('"func.func"()', symbol.opt(self.MODULE, generic=True))

    def test_errors_have_ranges(self):
        seen = []
        broken = self.MODULE.replace("return %y", "return %z")
        with self.assertRaises(TextError) as caught:
            symbol.opt(broken, "propagate-symbol", sink=seen.append)
        start = broken.index("%z")
        self.assertEqual(caught.exception.start, start)
        self.assertEqual((seen[0].start, seen[0].line), (start, 3))

        def sink(finding):
            raise KeyError(finding.code)

        with self.assertRaises(KeyError):
            symbol.opt(broken, sink=sink)

    def test_a_pass_that_is_none(self):
        for wrong in ["no-such-pass", "cse,", "builtin.module(no-such-pass)", "func.func(cse)"]:
            with self.assertRaisesRegex(ValueError, "argument 1: "):
                symbol.opt(self.MODULE, wrong)
        with self.assertRaisesRegex(ValueError, "argument 4 .depth.: the depth"):
            symbol.opt(self.MODULE, depth=1000)


class Shape(unittest.TestCase):
    MODULE = (
        "func.func @f(%x: tensor<?x640xf32>, %y: tensor<?x640xf32>) -> tensor<?x640xf32> {\n"
        "  %z = tensor.concat dim(0) %x, %y : (tensor<?x640xf32>, tensor<?x640xf32>)"
        " -> tensor<?x640xf32>\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %n = tensor.dim %z, %c0 : tensor<?x640xf32>\n"
        "  return %z : tensor<?x640xf32>\n"
        "}\n"
    )

    def test_explain(self):
        (found,) = shape.explain(self.MODULE)
        self.assertEqual(found.function, "f")
        self.assertEqual(str(found["%z"]), "[S0 + S1, 640]")
        self.assertEqual(repr(found["%n"]), "<Value %n: S0 + S1>")
        self.assertEqual(self.MODULE[found["%z"].start : found["%z"].end], "%z")
        self.assertEqual([symbol.name for symbol in found.symbols], ["S0", "S1"])
        self.assertEqual((found.symbols[0].min, found.symbols[0].max), (0, None))
        with self.assertRaises(KeyError):
            found["%no"]

    def test_eval(self):
        found = shape.evaluate(self.MODULE, "f", [4, 640], (3, 640))
        self.assertEqual((found.dims["%z"], found.dims["%n"]), ([7, 640], 7))
        self.assertEqual(found.results, [[7, 640]])
        for function, arguments in [("g", []), ("f", [[4]]), ("f", [[-1, 640], [1, 640]])]:
            with self.assertRaises(TextError):
                shape.evaluate(self.MODULE, function, *arguments)


class Adapter(unittest.TestCase):
    def test_what_is_no_request_has_an_answer(self):
        for line in [
            b"",
            b"{",
            b"\xff",
            b"[" * 100_000,
            b'{"op":"mlir.check","source":"\\ud800"}',
            b'{"op":"mlir.check","id":NaN}',
            b'{"op":"mlir.check","id":' + b"1" * 10_000 + b"}",
        ]:
            self.assertEqual(list(adapter.answer_to(line)), ["error"], line[:40])
        self.assertEqual(adapter.answer_to(b'{"op":"no.such","id":"\xc3\xa9"}')["id"], "é")


if __name__ == "__main__":
    unittest.main()

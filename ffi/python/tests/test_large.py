"""Large modules: what is asked of the library for each step, and what is read and written in pieces."""

import copy
import json
import pickle
import random
import sys
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from unittest import mock

import abide_mlir
from abide_mlir import _interrupt, _json, ir, mlir, parse, raw, reflection, shape, sip, symbol

FUNCTION = """func.func @f%d(%%x: i32) -> i32 {
  %%c = arith.constant 5 : i32
  %%d = arith.addi %%c, %%x : i32
  return %%d : i32
}
"""

DIALECT = """
def ins; def outs; def region; def successor;
class Dialect { string name = ?; string summary = ""; string description = ""; }
class Op<Dialect dialect, string mnemonic> {
  Dialect opDialect = dialect; string opName = mnemonic; string cppNamespace = ""; string summary = "";
  string description = ""; dag arguments = (ins); dag results = (outs); dag regions = (region);
  dag successors = (successor); list<int> traits = []; string assemblyFormat = ?; bit hasVerifier = 0;
}
def Toy : Dialect { let name = "toy"; }
def Stop : Op<Toy, "stop"> { let assemblyFormat = "attr-dict"; }
"""


def functions(count):
    return "".join(FUNCTION % number for number in range(count))


class Asked(unittest.TestCase):
    """The work of each step does not grow with the module."""

    def setUp(self):
        self.module = parse(functions(300))
        handle, self.asked = self.module._store._handle, Counter()

        def ask(what, *args):
            self.asked[what] += 1
            return handle(what, *args)

        self.module._store._handle = ask

    def test_a_walk_in_each_function_behind_changes(self):
        seen = 0
        for function in self.module.walk("func.func"):
            for constant in function.walk("arith.constant"):
                (new,) = constant.insert_before("%n = arith.constant 7 : i32")
                constant.replace_with(new.result)
                seen += 1
        self.assertEqual(seen, 300)
        self.assertLessEqual(self.asked["records"], 2)
        self.assertEqual(self.module.verify(), [])
        values = {int(constant.attributes["value"]) for constant in self.module.walk("arith.constant")}
        self.assertEqual(values, {7})

    def test_walks_behind_a_change_are_those_of_a_fresh_module(self):
        self.module["f7"].erase()
        self.module["f9"].move_to_start(self.module.body)
        fresh = parse(str(self.module))
        for pattern in (None, "arith.*", "func.return", lambda operation: len(operation.results) == 1):
            found = [operation.name for operation in self.module.walk(pattern)]
            self.module.body.append("func.func private @p%d()" % len(found))
            self.assertEqual(found, [operation.name for operation in fresh.walk(pattern)])
            fresh.body.append("func.func private @p%d()" % len(found))

    def test_looking_up_symbols(self):
        for number in range(300):
            self.assertEqual(self.module["f%d" % number].symbol_name, "f%d" % number)
            self.assertIn("f%d" % number, self.module)
        self.assertLessEqual(self.asked["symbols"], 1)
        self.assertNotIn("g", self.module)
        self.module["f5"].attributes["sym_name"] = "g"
        self.assertEqual((self.module["g"].symbol_name, "f5" in self.module), ("g", False))
        # One by one after each change, and not all for each.
        self.asked.clear()
        for number in range(10, 60):
            self.module["f%d" % number].erase()
        self.assertEqual(self.asked["symbols"], 0)
        self.assertEqual(len(self.module.symbol_table), 250)


class Copies(unittest.TestCase):
    def test_keep_the_text_and_the_dialects(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "toy.td")
            path.write_text(DIALECT, "utf-8")
            text = 'toy.stop {a = 1 : i32} loc("x":1:2)\n%v = arith.constant 1 : i32'
            module = parse(text, name="t", dialects=path)
            self.assertEqual((module.diagnostics, ir.Dialects(path).problems), ([], []))
            for make in (ir.Module.copy, copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
                copied = make(module)
                self.assertNotEqual(copied, module)
                self.assertEqual((copied.source.decode(), copied.name), (text, "t"))
                (stop,) = copied.walk("toy.stop")
                self.assertEqual((stop.location.line, copied.diagnostics), (1, []))
                # Nothing could be set where nothing described it.
                stop.attributes["b"] = 2
                self.assertEqual(int(make(copied).operations[0].attributes["b"]), 2)
            self.assertNotIn("wavy", module._repr_html_())

    def test_a_changed_module_is_shown_as_it_is(self):
        module = parse("func.func @f() {\n  return\n}\nfunc.func @g() { return }")
        module["f"].rename_symbol("g2")
        self.assertIn("@g2", module._repr_html_())
        broken = parse("func.func @f() -> i32 {\n  return %x : i32\n}\n" * 2)
        self.assertEqual(broken._repr_html_().count("underline wavy"), 3)


class Pieces(unittest.TestCase):
    def value(self, depth):
        kind = self.random.randrange(8 if depth else 5)
        if kind < 4:
            return [self.random.random(), None, True, self.random.randrange(10**6)][kind]
        if kind == 4:
            return "".join(self.random.choice('a"\\,:[]{}é\n') for _ in range(self.random.randrange(9)))
        items = [self.value(depth - 1) for _ in range(self.random.randrange(5))]
        return items if kind < 7 else {'"%d' % key: item for key, item in enumerate(items)}

    def test_are_what_the_whole_is(self):
        self.random = random.Random(1)
        with mock.patch.object(_json, "_SHORT", 0), mock.patch.object(_json, "_STEP", 2):
            for _ in range(2000):
                value = self.value(6)
                text = json.dumps(value, separators=(",", ":"))
                self.assertEqual(_json.loads(text), value, text)
                self.assertEqual(_json.loads(text.encode("utf-8")), value, text)
                self.assertEqual(json.loads(_json.dumps(value)), value, text)
            with self.assertRaises(ValueError):
                _json.loads("[1]2")


def without_numpy(function, *args):
    """Calls a function as if numpy, which makes an array of a long list, were not installed."""
    with mock.patch.dict(sys.modules, {"numpy": None}):
        return function(*args)


class Waiting(unittest.TestCase):
    """Ctrl-C ends the waiting of the main thread, which does no long work itself."""

    def test_for_everything_that_is_given_a_long_text(self):
        comment = "// " + "x" * _interrupt.LONG
        text = functions(500) + comment
        module = parse(text)
        abi = '{"a":[["ndarray","f32",1,20000]],"r":[["ndarray","f32",1,20000]],"v":1}'
        values = [float(number) for number in range(20000)]
        bound = without_numpy(reflection.bind_args, abi, values)
        calls = {
            "parse": lambda: parse(text),
            "bytecode": lambda: module.to_bytecode(),
            "symbols": lambda: module.symbol_table,
            "records": lambda: (module._store.forget(), module._store.records()),
            "print": lambda: str(module),
            "generic": lambda: module["f1"].print(generic=True),
            "verify": module.verify,
            "diagnostics": lambda: module.diagnostics,
            "run": lambda: module.run("cse"),
            "insert": lambda: module.body.append(comment),
            "rename": lambda: module["f1"].rename_symbol("f1"),
            "attribute": lambda: module.attribute("[%s1]" % ("1," * _interrupt.LONG)),
            "type": lambda: module.type("tuple<%si1>" % ("i1," * _interrupt.LONG)),
            "dialects": lambda: ir.Dialects([]),
            "check": lambda: mlir.check(text),
            "layout": lambda: mlir.reformat(text),
            "opt": lambda: mlir.opt(text),
            "calls": lambda: mlir.calls(text),
            "functions": lambda: mlir.functions(text),
            "tokens": lambda: mlir.tokens(text),
            "passes": lambda: symbol.opt(text, "cse"),
            "explain": lambda: shape.explain(text),
            "eval": lambda: shape.evaluate(text, "f1", 3),
            "types": lambda: reflection.from_types(text),
            "reflection": lambda: reflection.parse(text),
            "findings": lambda: reflection.check(text),
            "bind": lambda: without_numpy(reflection.bind_args, abi, values),
            "unpack": lambda: without_numpy(reflection.unpack_results, abi, bound),
            "sip": lambda: sip.check(text),
            "fix": lambda: sip.fix(text),
            "fields": lambda: sip.tokens(text),
            "raw": lambda: raw.check(text),
        }
        for name, call in calls.items():
            with mock.patch.object(_interrupt.threading, "Thread", wraps=_interrupt.threading.Thread) as thread:
                call()
            self.assertTrue(thread.called, name)

    def test_for_nothing_short(self):
        with mock.patch.object(_interrupt.threading, "Thread") as thread:
            module = parse(functions(3))
            str(module), module.diagnostics, module.verify(), mlir.check("module {}")
            abide_mlir.sip.decode("I8!S5!k0_0R3!_0")
        self.assertFalse(thread.called)


if __name__ == "__main__":
    unittest.main()

"""Modules that are walked and changed."""

import copy
import gc
import pickle
import tempfile
import threading
import unittest
from pathlib import Path

import abide_mlir
from abide_mlir import TextError, ir, parse

TEXT = """\
#map = affine_map<(d0) -> (d0)>
func.func @f(%x: tensor<?x4xf32>, %n: i32) -> i32 {
  %c = arith.constant 5 : i32 loc("a.py":3:4)
  %d = arith.addi %c, %n : i32
  %g:2 = "x.y"(%d) {a = dense<[1, 2, 3]> : tensor<3xi32>, m = #map, s = "q\\22", z = [1, true, @f]}
      : (i32) -> (i32, vector<[4]xbf16>)
  %p = math.absf %x : tensor<?x4xf32>
  return %d : i32
}
func.func @g() {
  %0 = func.call @h() : () -> i32
  "cf.br"()[^next] : () -> ()
^next:
  return
}
func.func private @h() -> i32
"""


def only(found):
    (one,) = found
    return one


class Walk(unittest.TestCase):
    def setUp(self):
        self.module = parse(TEXT, name="t.mlir")
        self.assertEqual(self.module.diagnostics, [])

    def test_operations_come_in_order(self):
        names = [operation.name for operation in self.module.walk()]
        expected = "builtin.module func.func arith.constant arith.addi x.y math.absf func.return func.func "
        expected += "func.call cf.br func.return func.func"
        self.assertEqual(names, expected.split())
        self.assertEqual(len(list(self.module["g"].walk())), 4)
        self.assertEqual([one.name for one in self.module.walk("arith.*")], names[2:4])
        self.assertEqual(len(list(self.module.walk(lambda one: len(one.results) == 2))), 1)
        self.assertEqual([one.symbol_name for one in self.module.operations], ["f", "g", "h"])

    def test_ways_through_regions_say_the_same(self):
        def nested(operation):
            yield operation
            for region in operation.regions:
                self.assertEqual(region.parent, operation)
                for block in region:
                    self.assertEqual((block.region, block.parent), (region, operation))
                    for inner in block:
                        self.assertEqual((inner.block, inner.parent), (block, operation))
                        yield from nested(inner)

        self.assertEqual(list(nested(self.module.operation)), list(self.module.walk()))
        branch = only(self.module.walk("cf.br"))
        self.assertEqual(branch.successors, (branch.parent.regions[0].blocks[1],))
        self.assertEqual(branch.next, None)
        self.assertEqual(branch.previous.next, branch)
        self.assertEqual(branch.block.terminator, branch)

    def test_values(self):
        x, n = self.module["f"].regions[0].blocks[0].arguments
        add = only(self.module.walk("arith.addi"))
        constant = only(self.module.walk("arith.constant"))
        self.assertEqual(add.operands, (constant.result, n))
        self.assertEqual((x.name, add.result.name, x.index, n.index), ("%x", "%d", 0, 1))
        self.assertEqual(constant.result.uses, [ir.Use(add, 0)])
        self.assertEqual(n.users, [add])
        self.assertEqual((x.owner, add.result.owner), (add.block, add))
        self.assertEqual((x.is_result, x.defining_operation), (False, None))
        self.assertEqual(add.result.defining_operation, add)
        other = only(self.module.walk("x.y"))
        self.assertEqual([result.name for result in other.results], ["%g#0", "%g#1"])
        with self.assertRaisesRegex(ValueError, "x.y has 2 results"):
            other.result
        self.assertEqual(len({add, constant, add.result.owner}), 2)

    def test_types(self):
        x, n = self.module["f"].regions[0].blocks[0].arguments
        self.assertEqual((x.type.shape, x.type.rank, x.type.kind), ((None, 4), 2, "tensor"))
        self.assertEqual((x.type.element_type, x.type.numpy_name), ("f32", "float32"))
        self.assertEqual((x.type.num_elements, x.type.has_static_shape), (None, False))
        self.assertEqual((n.type, n.type.width, n.type.signedness), (self.module.type("i32"), 32, "signless"))
        vector = only(self.module.walk("x.y")).results[1].type
        self.assertEqual((vector.scalable, vector.shape, str(vector)), ((True,), (4,), "vector<[4]xbf16>"))
        function = self.module["f"].attributes["function_type"].value
        self.assertEqual((function.inputs[0], function.results), (x.type, (n.type,)))
        self.assertEqual(hash(x.type), hash(parse(TEXT).type("tensor<?x4xf32>")))
        self.assertEqual(self.module.type("memref<2xi8, strided<[1], offset: ?>, 3>").memory_space.value, 3)
        strided = self.module.type("memref<2xi8, strided<[?], offset: 7>>").layout
        self.assertEqual(strided.value, ((None,), 7))
        self.assertEqual(self.module.type("tuple<i1, !a.b<c>>").elements[1].dialect, "a")
        self.assertIsNone(self.module.type("tensor<*xf32>").shape)
        with self.assertRaises(TextError):
            self.module.type("tensor<4x")
        with self.assertRaises(TextError):
            self.module.type("i32 i32")

    def test_attributes(self):
        attributes = only(self.module.walk("x.y")).attributes
        self.assertEqual(list(attributes), ["a", "m", "s", "z"])
        self.assertEqual(attributes["a"].value.tolist(), [1, 2, 3])
        self.assertEqual(attributes["a"].value.dtype, "int32")
        self.assertEqual(attributes["s"].value, 'q"')
        one, true, symbol = attributes["z"].value
        self.assertEqual((one.value, one.type, true.value, symbol.value), (1, "i64", True, ("f",)))
        self.assertEqual((attributes["m"].kind, attributes["m"].value), ("affine_map", None))
        self.assertEqual(attributes["m"], self.module.attribute("#map"))
        with self.assertRaises(KeyError):
            attributes["b"]
        for text, value in [
            ("unit", True),
            ("7 : i8", 7),
            ("-1.5 : bf16", -1.5),
            ("0x7F800000 : f32", float("inf")),
            ("123456789012345678901234567890 : i128", 123456789012345678901234567890),
            ("array<i32: 1, -2>", (1, -2)),
            ("array<f32: 0.5>", (0.5,)),
            ("array<i1: true, false>", (True, False)),
            ("@a::@b", ("a", "b")),
            ("#x.y<z>", None),
            ('loc("a":1:2)', '"a":1:2'),
            ('dense<["a", "b"]> : tensor<2x!t.s>', ("a", "b")),
            ("dense<2> : tensor<3xi8>", [2, 2, 2]),
            ("dense<[[1.0], [2.0]]> : vector<2x1xf64>", [[1.0], [2.0]]),
            ("dense<true> : tensor<i1>", True),
            ("dense<> : tensor<0xi8>", []),
        ]:
            found = self.module.attribute(text).value
            self.assertEqual(found.tolist() if isinstance(found, ir.Array) else found, value, text)

    def test_places(self):
        constant = only(self.module.walk("arith.constant"))
        start, end = constant.range
        self.assertTrue(TEXT[start:end].startswith("arith.constant 5"))
        self.assertEqual((constant.line, constant.column), (3, 8))
        location = constant.location
        self.assertEqual((location.file, location.line, location.column), ("a.py", 3, 4))
        add = only(self.module.walk("arith.addi"))
        self.assertEqual(str(add.location), 'loc("t.mlir":4:8)')
        self.assertFalse(add.location.is_written)
        self.assertEqual(self.module.at(3, 10), constant)
        self.assertEqual(self.module.at(10, 1), self.module["g"])
        self.assertIsNone(self.module.at(1, 1))
        self.assertEqual(self.module.at_offset(start), constant)

    def test_symbols(self):
        self.assertEqual(list(self.module.symbol_table), ["f", "g", "h"])
        self.assertIn("f", self.module)
        nested = parse("module @a { func.func private @b() }\nmodule { }")
        self.assertEqual(nested["a::b"].symbol_name, "b")
        for name in ("b", "a::c", ""):
            with self.assertRaises(KeyError):
                nested[name]

    def test_texts(self):
        self.assertEqual(str(self.module), self.module.print())
        # As in the text of the function.
        added = only(self.module.walk("arith.addi"))
        self.assertIn("    %s\n" % added, str(self.module))
        self.assertIn("%arg1", str(added))
        self.assertIn("%arg1", added.print(generic=True))
        self.assertIn('"arith.addi"(%1, %arg1)', self.module.print(generic=True))
        self.assertIn("affine_map<", self.module.print(local_scope=True).partition("x.y")[2])
        self.assertEqual(repr(self.module["g"]), "<Operation func.func @g at 10:1>")
        self.assertEqual(repr(only(self.module.walk("arith.addi")).result), "<Value %d: i32>")
        page = self.module._repr_html_()
        self.assertIn('title="[S0, 4]"', page)
        broken = parse("func.func @f() { return %<x> : i32 }")._repr_html_()
        self.assertIn("underline wavy", broken)
        self.assertNotIn("<x>", broken)

    def test_what_is_asked_for_wrongly(self):
        for wrong in (lambda: list(self.module.walk(3)), lambda: list(self.module), lambda: self.module[0]):
            with self.assertRaises(TypeError):
                wrong()

    def test_lines_that_split_files_are_comments(self):
        text = "func.func @a() { return }\n// -----\nfunc.func @b() { return }\n"
        module = parse(text)
        self.assertEqual(list(module.symbol_table), ["a", "b"])
        self.assertEqual((module.source.decode(), module.diagnostics), (text, []))
        twice = parse(text.replace("@b", "@a"))
        self.assertEqual([one.code for one in twice.diagnostics], ["mlir-redefined-symbol"])

    def test_a_module_comes_of_every_text(self):
        broken = parse("func.func @f() -> i32 {\n  %a = arith.addi %b, %b : i32\n  return %a : i32\n}\n")
        self.assertEqual([one.code for one in broken.diagnostics], ["mlir-undefined-value"] * 2)
        self.assertEqual(len(list(broken.walk("func.return"))), 1)
        with self.assertRaises(TextError) as caught:
            broken.run("cse")
        self.assertEqual(caught.exception.code, "mlir-undefined-value")
        for text in (b"", b"\xff\0", "func.func @", "{", "}" * 100, '"a"('):
            for operation in parse(text).walk():
                repr(operation)


class Changes(unittest.TestCase):
    def setUp(self):
        self.module = parse(TEXT)

    def test_attributes(self):
        constant, other = only(self.module.walk("arith.constant")), only(self.module.walk("x.y"))
        constant.attributes["value"] = 7
        self.assertEqual(constant.attributes["value"].text, "7 : i32")
        other.attributes.update(i=1, b=True, f=0.5, s='a"\n\\é', t=self.module.type("i8"), n=[1, "x"], d={"k": 2})
        del other.attributes["a"]
        text = only(self.module.walk("x.y")).print()
        for part in ["b = true", "d = {k = 2 : i64}", "f = 5.000000e-01 : f64", "i = 1 : i64", "t = i8"]:
            self.assertIn(part, text)
        self.assertEqual(other.attributes["s"].value, 'a"\n\\é')
        self.assertEqual(len(other.attributes), 9)
        self.assertEqual(self.module.verify(), [])
        with self.assertRaises(KeyError):
            del other.attributes["a"]
        with self.assertRaises(TypeError):
            other.attributes["o"] = object()
        with self.assertRaises(TextError):
            other.attributes["o"] = ir.Attribute("dense<")
        constant.attributes["value"] = "no"
        self.assertEqual(only(self.module.verify()).severity, "error")

    def test_operations_that_nothing_describes_keep_their_text(self):
        module = parse("func.func @f(%a: i32) { foo.bar %a, @f : i32\n return }")
        with self.assertRaisesRegex(ValueError, "nothing describes 'foo.bar'"):
            only(module.walk("foo.bar")).attributes["x"] = 1

    def test_inserted_text(self):
        add = only(self.module.walk("arith.addi"))
        first, second = add.insert_before("%c = arith.constant 1 : i32\n%q = arith.muli %c, %n : i32")
        self.assertEqual((first.parent, second.operands[0]), (self.module["f"], first.result))
        self.assertEqual((second.result.name, second.line, second.range), ("%q", None, None))
        (third,) = add.insert_after('"x.z"(%q, %g#1) {m = #map} : (i32, vector<[4]xbf16>) -> ()')
        self.assertEqual(third.operands[0], second.result)
        self.assertEqual(third.operands[1], only(self.module.walk("x.y")).results[1])
        self.assertIn("does not dominate this use", only(self.module.verify()).message)
        third.erase()
        self.assertEqual(self.module.verify(), [])
        block = self.module.body
        one, two = block.insert_at_start("func.func private @one()\nfunc.func private @two()")
        (three,) = block.append("func.func @three() { return }")
        self.assertEqual(list(self.module.symbol_table), ["one", "two", "f", "g", "h", "three"])
        before = str(self.module)
        for wrong in ["%z = arith.addi %nope, %n : i32", "arith.constant", "^bb:", "func.func @a("]:
            with self.assertRaises(TextError) as caught:
                add.insert_before(wrong)
            self.assertEqual(caught.exception.line, 1)
        self.assertEqual(str(self.module), before)
        self.assertTrue(self.module.operation.is_erased is False and three.next is None)

    def test_replace_and_erase(self):
        constant, add = only(self.module.walk("arith.constant")), only(self.module.walk("arith.addi"))
        with self.assertRaisesRegex(ValueError, "%c is still used"):
            constant.erase()
        (new,) = add.insert_before("%k = arith.constant 9 : i32")
        constant.replace_with(new.result)
        self.assertTrue(constant.is_erased)
        self.assertEqual(add.operands[0], new.result)
        self.assertEqual(repr(constant), "<Operation that is erased>")
        for what in (lambda: constant.name, lambda: constant.attributes["value"], constant.erase, constant.print):
            with self.assertRaises(ir.ErasedError):
                what()
        function = self.module["g"]
        function.erase()
        self.assertNotIn("@g", str(self.module))
        add.set_operand(1, add.operands[0])
        self.assertEqual(add.operands, (new.result, new.result))
        with self.assertRaises(IndexError):
            add.set_operand(2, new.result)
        with self.assertRaises(ValueError):
            self.module.operation.erase()
        self.assertEqual(self.module.verify(), [])

    def test_moves(self):
        constant, add = only(self.module.walk("arith.constant")), only(self.module.walk("arith.addi"))
        constant.move_after(add)
        self.assertIn("does not dominate this use", only(self.module.verify()).message)
        constant.move_before(add)
        add.move_after(constant)
        self.assertEqual(self.module.verify(), [])
        self.module["h"].move_to_start(self.module.body)
        self.module["f"].move_to_end(self.module.body)
        self.assertEqual(list(self.module.symbol_table), ["h", "g", "f"])
        with self.assertRaisesRegex(ValueError, "into itself"):
            self.module["f"].move_before(add)
        with self.assertRaisesRegex(ValueError, "another module"):
            add.move_before(parse(TEXT).operation)

    def test_symbols_are_renamed_wherever_they_are_used(self):
        module = parse(
            "module @m { func.func private @f()\n func.func @g() { call @f() : () -> ()\n return }\n"
            "module @n { func.func private @f()\n func.func @u() { call @f() : () -> ()\n return } }\n"
            '"a.b"() {x = [@f, {y = @m::@f}], z = @n::@f} : () -> ()\nfoo.bar @f, @ff, @n::@f }\n'
            '"a.b"() {x = @f, y = @m::@f} : () -> ()\n'
        )
        module["m::f"].rename_symbol("new")
        text = str(module)
        self.assertIn("private @new()", text)
        self.assertIn("call @new()", text)
        self.assertIn("call @f()", text)
        self.assertIn("x = [@new, {y = @m::@f}], z = @n::@f", text)
        self.assertIn("foo.bar @new, @ff, @n::@f", text)
        self.assertIn("x = @f, y = @m::@new", text)
        with self.assertRaisesRegex(ValueError, "there is a symbol 'g' already"):
            module["m::new"].rename_symbol("g")
        with self.assertRaisesRegex(ValueError, "defines no symbol"):
            only(module["m::g"].walk("func.return")).rename_symbol("x")

    def test_a_walk_survives_changes(self):
        for operation in self.module.walk():
            if operation.name == "func.func" and operation.symbol_name == "g":
                operation.erase()
            else:
                self.assertFalse(operation.is_erased)
        many = parse("func.func @f() {\n" + '  "a.b"() {x = 1 : i32} : () -> ()\n' * 3000 + "  return\n}")
        for number, operation in enumerate(many.walk("a.b")):
            operation.attributes["x"] = number
            if number % 2:
                operation.insert_before('"c.d"() : () -> ()')
                operation.erase()
        self.assertEqual(len(list(many.walk("a.b"))), 1500)
        self.assertEqual([one.attributes["x"].value for one in many.walk("a.b")], list(range(0, 3000, 2)))
        self.assertEqual(many.verify(), [])

    def test_passes(self):
        text = str(self.module)
        self.assertEqual(len(list(self.module.run("cse", "canonicalize").walk("math.absf"))), 0)
        module = parse(TEXT)
        with self.assertRaisesRegex(ValueError, "does not name a pass"):
            module.run("nope")
        self.assertEqual(str(module), text)

    def test_copies(self):
        for copied in (self.module.copy(), copy.deepcopy(self.module), pickle.loads(pickle.dumps(self.module))):
            self.assertNotEqual(copied, self.module)
            self.assertEqual(str(copied), str(self.module))
        self.assertEqual(self.module.operation.module, self.module)
        self.assertEqual(hash(self.module.operation.module), hash(self.module))


class Surroundings(unittest.TestCase):
    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a.mlir")
            path.write_text(TEXT, "utf-8")
            for module in (abide_mlir.parse_file(path), parse(path), abide_mlir.parse_file(str(path))):
                self.assertEqual(module.name, str(path))
                self.assertEqual(module.source.decode(), TEXT)
            for function in (parse, abide_mlir.mlir.check, abide_mlir.symbol.opt, abide_mlir.mlir.print):
                with self.assertRaisesRegex(ValueError, "is the name of a file"):
                    function(str(path))
                function(path)
            self.assertEqual(abide_mlir.mlir.check_file(str(path)), [])
            with self.assertRaises(FileNotFoundError):
                abide_mlir.parse_file(Path(folder, "none.mlir"))

    def test_dialects(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "t.td").write_text(
                "class Dialect { string name = ?; string summary = \"\"; string description = \"\"; }\n"
                "def T : Dialect { let name = \"toy\"; }\n",
                "utf-8",
            )
            Path(folder, "abide.toml").write_text('[dialects]\npaths = ["t.td"]\n', "utf-8")
            for paths in (Path(folder, "t.td"), [folder], Path(folder, "abide.toml")):
                dialects = ir.Dialects(paths)
                self.assertEqual(dialects.problems, [])
                module = parse('"toy.x"() : () -> ()', dialects=dialects)
                self.assertEqual(len(list(module.walk("toy.x"))), 1)
            for missing in (Path(folder, "no.td"), Path(folder, "no", "abide.toml")):
                with self.assertRaises(FileNotFoundError):
                    parse("", dialects=missing)

    def test_a_module_lives_as_long_as_anything_of_it(self):
        value = only(parse(TEXT).walk("arith.addi")).operands[0]
        gc.collect()
        self.assertEqual(value.owner.parent.symbol_name, "f")

    def test_a_module_becomes_bytecode_and_comes_back(self):
        text = "func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}\n"
        module = parse(text)
        data = module.to_bytecode()
        self.assertEqual(data[:4], b"ML\xefR")
        self.assertEqual(str(ir.Module.from_bytecode(data)), str(module))
        self.assertEqual(str(parse(data)), str(module))
        self.assertEqual(str(ir.Module.from_bytecode(module.to_bytecode(0))), str(module))
        # A changed module is written in its current form.
        only(module.walk("func.return")).attributes["a"] = 1
        again = ir.Module.from_bytecode(module.to_bytecode())
        self.assertEqual(str(only(again.walk("func.return")).attributes["a"]), "1 : i64")

    def test_what_is_no_bytecode_is_an_error(self):
        data = parse("func.func private @f()").to_bytecode()
        for wrong in (b"", b"module {}"):
            with self.assertRaisesRegex(ValueError, "no MLIR bytecode"):
                ir.Module.from_bytecode(wrong)
        with self.assertRaisesRegex(ValueError, "at byte"):
            ir.Module.from_bytecode(data[:-5])
        for version in (-1, 7):
            with self.assertRaises(ValueError):
                parse("").to_bytecode(version)
        with self.assertRaises(TextError):
            parse("func.func @f(").to_bytecode()
        with self.assertRaisesRegex(ValueError, "x.own"):
            parse("x.own form of its own").to_bytecode()

    def test_threads_share_a_module(self):
        module, failed = parse(TEXT), []

        def work():
            try:
                for number in range(50):
                    only(module.walk("arith.constant")).attributes["value"] = number
                    str(module)
            except BaseException as error:  # pylint: disable=broad-except
                failed.append(error)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failed, [])


if __name__ == "__main__":
    unittest.main()

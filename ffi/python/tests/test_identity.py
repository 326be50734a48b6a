"""Types and attributes in several modules: spellings of one type are equal, and resources go with attributes."""

import pickle
import re
import unittest

from abide_mlir import ir, parse

#: Spellings of one type or attribute.
TYPES = [
    ["!llvm.struct<(i32,f32)>", "!llvm.struct<(i32, f32)>", "!llvm.struct< ( i32 ,f32 ) >"],
    ["!my.type<a,b>", "!my.type< a, b >"],
    ["tensor<4xf32, #my.x<1,2>>", "tensor<4xf32, #my.x<1, 2>>"],
    ["(!my.type<a,b>) -> !llvm.array<4xi8>", "(!my.type<a, b>) -> (!llvm.array<4 x i8>)"],
]
ATTRIBUTES = [
    ["5 : i32", "5:i32", "0x5 : i32"],
    ["{a = 1, b = #my.x<1,2>}", "{b = #my.x<1, 2>, a = 1 : i64}"],
    ["[!my.type<a,b>]", "[!my.type<a, b>]"],
    ["true", "1 : i1"],
]
FILE = """"x.y"() {a = dense_resource<weights> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { weights: "0x04000000%s" } } #-}
"""


def of_file(byte):
    """The operation of a file with a resource."""
    return parse(FILE % byte).operations[0]


def attribute_of_file(byte):
    """An attribute that mentions the resource of a file."""
    return of_file(byte).attributes["a"]


def resources(module):
    """The lines of the resources of a module, parsed again from its text."""
    again = parse(str(module))
    assert again.diagnostics == [], again.diagnostics
    return sorted(re.findall(r'\w+: "0x\w+"', str(again)))


class Spellings(unittest.TestCase):
    def test_they_are_equal(self):
        for made, groups in ((ir.Type.parse, TYPES), (ir.Attribute.parse, ATTRIBUTES), (ir.Attribute, ATTRIBUTES)):
            for first, *others in groups:
                for other in others:
                    self.assertEqual(made(first), made(other))
                    self.assertEqual(len({made(first), made(other)}), 1, first)
        for made, groups in ((ir.Type.parse, TYPES), (ir.Attribute.parse, ATTRIBUTES)):
            self.assertEqual(len({made(texts[0]) for texts in groups}), len(groups))

    def test_they_are_equal_in_two_modules(self):
        for texts in TYPES:
            modules = [parse('"x.y"() {t = %s} : () -> ()' % text) for text in texts]
            types = {module.operations[0].attributes["t"].value for module in modules}
            self.assertEqual(types, {ir.Type.parse(texts[-1])})

    def test_each_keeps_its_own(self):
        self.assertEqual([str(ir.Type.parse(text)) for text in TYPES[1]], TYPES[1])

    def test_different_types_differ(self):
        for one, other in (
            ("!my.type<a b>", "!my.type<ab>"),
            ('!my.type<"a b">', '!my.type<"ab">'),
            ("!llvm.struct<(i32)>", "!llvm.struct<(i64)>"),
        ):
            self.assertNotEqual(ir.Type.parse(one), ir.Type.parse(other))

    def test_pieces_have_the_types_of_the_module(self):
        for first, other in (texts[:2] for texts in TYPES):
            module = parse('%%0 = "x.y"() : () -> %s' % (first if "->" not in first else "(%s)" % first))
            operation = module.operations[0]
            operation.insert_after('"use.it"(%%0) : (%s) -> ()' % other)
            self.assertEqual(module.verify(), [])
            self.assertEqual(module.type(other), operation.result.type)

    def test_a_context_has_the_types_of_its_project(self):
        self.assertEqual(ir.Type.parse("!llvm.ptr", ir.Context()), ir.Type.parse("!llvm.ptr"))


class Resources(unittest.TestCase):
    def test_an_attribute_of_a_file_takes_them_along(self):
        for value in (attribute_of_file("01"), [attribute_of_file("01")], {"a": attribute_of_file("01")}):
            module = parse("func.func private @f()")
            module["f"].attributes["a"] = value
            self.assertEqual(resources(module), ['weights: "0x0400000001"'])

    def test_two_of_one_name_stay_two(self):
        one, two = attribute_of_file("01"), attribute_of_file("02")
        module = parse("func.func private @f()")
        module["f"].attributes["a"] = [one, {"b": two}]
        module["f"].attributes["c"] = one
        self.assertEqual(resources(module), ['weights: "0x0400000001"', 'weights_1: "0x0400000002"'])
        self.assertEqual(module["f"].attributes["a"][1]["b"].value, "weights_1")
        self.assertEqual(module["f"].attributes["c"].value, "weights")

    def test_a_module_keeps_its_own(self):
        own, other = of_file("01"), attribute_of_file("02")
        own.attributes["other"] = other
        own.attributes["again"] = own.attributes["a"]
        self.assertEqual(
            [own.attributes[name].value for name in ("a", "again", "other")], ["weights", "weights", "weights_1"]
        )
        self.assertEqual(resources(own.module), ['weights: "0x0400000001"', 'weights_1: "0x0400000002"'])

    def test_other_ways_to_other_modules(self):
        module = parse("func.func private @f()")
        module.body.append(of_file("01"))
        with ir.InsertionPoint(module.body):
            ir.Operation.create("x.z", attributes={"a": attribute_of_file("02")})
        module["f"].attributes["a"] = pickle.loads(pickle.dumps(attribute_of_file("03")))
        module["f"].attributes["b"] = ir.ArrayAttr.get([attribute_of_file("04")])
        self.assertEqual(sorted(line[-3:-1] for line in resources(module)), ["01", "02", "03", "04"])

    def test_texts_stay(self):
        module = parse("func.func private @f()")
        module["f"].attributes["a"] = [attribute_of_file("01"), attribute_of_file("02"), "dense_resource<weights>"]
        self.assertEqual(module["f"].attributes["a"][2].value, "dense_resource<weights>")

    def test_bytes_that_were_left_out(self):
        for value in ('"0x"', '"0x0400000g"', "true"):
            text = FILE.replace('"0x04000000%s"', value)
            module = parse("func.func private @f()")
            module["f"].attributes["a"] = parse(text).operations[0].attributes["a"]
            self.assertEqual(module["f"].attributes["a"].value, "weights")


if __name__ == "__main__":
    unittest.main()

"""Random changes: the text of a module is the module, however it was changed."""

import copy
import pickle
import random
import unittest
from pathlib import Path

from abide_mlir import AbideError, parse

CORPUS = Path(__file__).resolve().parents[3] / "corpus"
TYPES = ["i32", "f32", "index", "tensor<?x4xf32>", "memref<4xi8>", "vector<4xf32>", "tensor<*xf64>", "none"]
ATTRIBUTES = ["5 : i32", "true", "1.5 : f64", '"text"', "unit", "[1, 2]", "{a = 1}", "@f", "dense<1> : tensor<4xi32>"]
ATTRIBUTES += ["array<i64: 1, 2>", "i32", "affine_map<(d0) -> (d0)>", "#arith.fastmath<fast>"]


def exact(module):
    return module.print(generic=True, local_scope=True)


def values_of(operations):
    for operation in operations:
        yield from operation.results
        for region in operation.regions:
            for block in region:
                yield from block.arguments


def change(module, choose):
    """Makes a random change; some are refused."""
    operations = list(module.walk())
    operation, other = choose.choice(operations), choose.choice(operations)
    values = list(values_of(operations))
    names = list(operation.attributes)
    kind = choose.randrange(8)
    if kind == 0 and names:
        del operation.attributes[choose.choice(names)]
    elif kind == 1:
        name = choose.choice([*names, "extra", "sym_name", "value"])
        operation.attributes[name] = module.attribute(choose.choice(ATTRIBUTES))
    elif kind == 2:
        operation.erase()
    elif kind == 3 and operation.operands and values:
        operation.set_operand(choose.randrange(len(operation.operands)), choose.choice(values))
    elif kind == 4 and values:
        choose.choice(values).type = choose.choice(TYPES)
    elif kind == 5 and values:
        choose.choice(values).replace_uses(choose.choice(values))
    elif kind == 6:
        operation.move_before(other)
    elif kind == 7:
        operation.move_after(other)


class Random(unittest.TestCase):
    def test_changes_are_kept_by_the_text(self):
        files = sorted(path for path in CORPUS.rglob("*.mlir") if path.stat().st_size < 10_000)
        # Its form leaves a map without results out, as the reference implementation does.
        files = [path for path in files if path.parts[-2:] != ("001-print-attr-order-and-names", "input.mlir")]
        self.assertGreater(len(files), 100)
        compared = 0
        for seed in range(300):
            choose = random.Random(seed)
            path = choose.choice(files)
            module = parse(path)
            if any(finding.severity == "error" for finding in module.diagnostics):
                continue
            for _ in range(choose.randrange(1, 4)):
                try:
                    change(module, choose)
                except (ValueError, AbideError):
                    pass
            kept = exact(module)
            if exact(parse(kept)) != kept:
                # No text has it: a value may be used where none can be named.
                continue
            compared += 1
            for again in (parse(str(module)), copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
                self.assertEqual(exact(again), kept, "%s, seed %d" % (path, seed))
        self.assertGreater(compared, 200)

    def test_valid_modules_have_no_errors(self):
        compared = 0
        for path in sorted(CORPUS.rglob("*.mlir")):
            if path.stat().st_size < 100_000:
                module = parse(path)
                errors = [found for found in module.diagnostics if found.severity == "error"]
                # MLIR does not read the signatures in attributes.
                errors = [found for found in errors if not found.code.startswith(("reflection-", "sip-", "raw-"))]
                if errors:
                    compared += 1
                    self.assertFalse(module._store.ask("is_valid"), "%s: %s" % (path, errors[0]))
        self.assertGreater(compared, 20)

    def test_deleted_properties_have_their_defaults(self):
        module = parse(
            "func.func @f(%x: i32, %c: i1, %m: memref<i32>) {\n  %d = arith.addi %x, %x overflow<nsw> {a = 1 : i64} : i32\n"
            "  memref.store %d, %m[] {nontemporal = true} : memref<i32>\n  cf.cond_br %c, ^a(%x : i32), ^b\n^a(%y: i32):\n"
            "  return\n^b:\n  return\n}"
        )
        add, store, branch = (next(module.walk(name)) for name in ("arith.addi", "memref.store", "cf.cond_br"))
        del add.attributes["overflowFlags"]
        del store.attributes["nontemporal"]
        self.assertEqual(str(add.attributes["overflowFlags"]), "#arith.overflow<none>")
        with self.assertRaisesRegex(ValueError, "'operandSegmentSizes' has the number of values in each group"):
            del branch.attributes["operandSegmentSizes"]
        for again in (parse(str(module)), copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
            self.assertTrue(module.equals(again))
        for operation in (add, store, branch):
            operation.attributes.clear()
        self.assertNotIn("a", add.attributes)
        self.assertTrue(module.equals(parse(str(module))))

    def test_what_a_custom_form_cannot_say_is_generic(self):
        module = parse("func.func @f(%x: i32) -> i32 {\n  %c = arith.constant 5 : i32\n  return %c : i32\n}")
        (constant,) = module.walk("arith.constant")
        del constant.attributes["value"]
        self.assertEqual(str(constant), '%cst = "arith.constant"() : () -> i32')
        self.assertIn("  func.func @f(%arg0: i32) -> i32 {\n    " + str(constant), str(module))
        self.assertEqual(str(module.copy()), str(module))


if __name__ == "__main__":
    unittest.main()

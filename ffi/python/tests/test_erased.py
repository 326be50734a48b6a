"""Memory of modules after many erasures, and handles to the remaining operations."""

import random
import unittest

from abide_mlir import ir, parse


class Erased(unittest.TestCase):
    """Operations that come and go."""

    def test_erased_operations_take_no_memory(self):
        module = parse("func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}\n")
        function = module["f"]
        block = function.entry_block
        end, argument = block[0], function.arguments[0]
        before = str(module)
        (gone,) = block.insert_at_start("%c = arith.constant 5 : i32")
        value = gone.result
        gone.erase()
        lengths = set()
        for number in range(20_000):
            (made,) = block.insert_at_start("%c = arith.constant {} : i32".format(number))
            if number % 2500 == 2:
                self.assertEqual((made.attributes["value"].value, made.result.owner), (number, made))
                module._store.records()
                self.assertEqual((made.attributes["value"].value, made.result.owner), (number, made))
                self.assertEqual((end.operands[0], end.parent, made.next), (argument, function, end))
                self.assertEqual((end.operands[0].type, list(argument.uses)[0].owner), (ir.Type.parse("i32"), end))
                self.assertEqual(module.at(1, 1), function)
                lengths.add(len(module._store.ask("records")))
                with self.assertRaises(ir.ErasedError):
                    print(gone.name)
                with self.assertRaises(ir.ErasedError):
                    print(value.type)
            made.erase()
            self.assertTrue(made.is_erased)
        self.assertEqual((str(module), module.verify()), (before, []))
        self.assertLess(max(lengths), 100_000)
        # So a call needs no thread of its own, as one for a long text does.
        self.assertLess(module._store._size, 65536)

    def test_values_of_erased_operations_are_noticed(self):
        module = parse('"x.y"() ({\n^bb0(%a: i32, %b: i32):\n  %c = arith.constant 5 : i32\n}) : () -> ()\n')
        (outer,) = module.walk("x.y")
        block = outer.regions[0].blocks[0]
        (first, second), constant = block.arguments, block[0]
        values = [constant.result, first, second]
        for fetch in (lambda: None, module._store.records):
            (made,) = block.insert_at_start("%d = arith.constant 7 : i32")
            result = made.result
            made.erase()
            fetch()
            self.assertEqual(str(constant.result.type), "i32")
            with self.assertRaises(ir.ErasedError):
                print(result.type)
        block.erase_argument(0)
        for fetch in (lambda: None, module._store.records):
            fetch()
            for use in (lambda: first.type, lambda: first.index, lambda: first.uses, lambda: second.replace_uses(first)):
                with self.assertRaises(ir.ErasedError):
                    use()
            self.assertEqual((repr(first), second.index, str(second.type)), ("<Value that is erased>", 0, "i32"))
        outer.erase()
        for value in values:
            with self.assertRaises(ir.ErasedError):
                print(value.type)
        self.assertEqual(repr(values[2]), "<Value that is erased>")

    def test_handles_stay_while_others_are_erased(self):
        source = random.Random(5)
        module = parse("func.func @f() {\n  return\n}\n")
        block = module["f"].entry_block
        alive, erased = {}, []
        for number in range(12_000):
            if alive and source.random() < 0.49:
                operation = alive.pop(source.choice(list(alive)[:50]))
                erased.append(operation)
                operation.erase()
            else:
                place = source.choice(list(alive.values())[:50]) if alive else block[0]
                text = "%%c%d:2 = \"x.y\"() ({\n^bb0(%%a: i32):\n  \"x.z\"(%%a) : (i32) -> ()\n}) {n = %d} : () -> (i32, f32)"
                (alive[number],) = place.insert_before(text % (number, number))
            if number % 1999 == 0:
                if source.random() < 0.5:
                    module._store.records()
                for own, operation in alive.items():
                    self.assertEqual(operation.attributes["n"].value, own)
                    self.assertEqual([str(one.type) for one in operation.results], ["i32", "f32"])
                    self.assertEqual(operation.results[1].owner, operation)
                    inner = operation.regions[0].blocks[0]
                    self.assertEqual(inner[0].operands[0], inner.arguments[0])
                    self.assertEqual((inner[0].parent, inner.arguments[0].owner), (operation, inner))
                self.assertTrue(all(one.is_erased for one in erased))
                self.assertEqual(sorted(one.attributes["n"].value for one in block if "n" in one.attributes), sorted(alive))
        self.assertTrue(module.equals(parse(str(module))))


if __name__ == "__main__":
    unittest.main()

"""Programs of users of ``mlir.ir`` run with a changed import, and print the same."""

import unittest
from pathlib import Path

import mlir_programs

try:
    import numpy
except ImportError:
    numpy = None

#: Programs that print something else: messages name the value, too.
OTHERS = {"diagnostic_handlers": "[(True, \"use of undeclared SSA value name '%x'\")]"}

#: Programs that need something that is not there.
MISSING = {"build_a_pipeline": "symbol-dce"}


def expected():
    """The output of MLIR's own bindings, by program."""
    text = Path(__file__).with_name("mlir_programs.txt").read_text("utf-8")
    parts = text.split("=== ")[1:]
    return {part.partition("\n")[0]: part.partition("\n")[2].rstrip("\n") for part in parts}


class Programs(unittest.TestCase):
    maxDiff = None

    def test_there_are_many(self):
        self.assertEqual(set(mlir_programs.PROGRAMS), set(expected()))
        self.assertGreaterEqual(len(mlir_programs.PROGRAMS) - len(OTHERS) - len(MISSING), 50)


def add(name, printed):
    """A test for a program."""

    def test(self):
        if "numpy()" in mlir_programs.source_of(name) and numpy is None:
            self.skipTest("needs numpy")
        if name in MISSING:
            with self.assertRaisesRegex(Exception, MISSING[name]):
                mlir_programs.output_of(name)
            return
        self.assertEqual(mlir_programs.output_of(name).rstrip("\n"), OTHERS.get(name, printed))

    setattr(Programs, "test_" + name, test)


for own_name, own_printed in expected().items():
    add(own_name, own_printed)

if __name__ == "__main__":
    unittest.main()

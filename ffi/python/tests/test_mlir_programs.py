"""Programs of users of ``mlir.ir`` run with a changed import, and print the same."""

import inspect
import unittest
from pathlib import Path

import mlir_programs
import mlir_programs_2

try:
    import numpy
except ImportError:
    numpy = None

#: Programs that print something else: messages name the value, too.
OTHERS = {"diagnostic_handlers": "[(True, \"use of undeclared SSA value name '%x'\")]"}

#: Programs that need something that is not there.
MISSING = {"build_a_pipeline": "symbol-dce"}


#: The programs, and the files with the output of MLIR's own bindings.
FILES = [(mlir_programs.PROGRAMS, "mlir_programs.txt"), (mlir_programs_2.PROGRAMS, "mlir_programs_2.txt")]


def expected(name):
    """The outputs in a file, by program."""
    text = Path(__file__).with_name(name).read_text("utf-8")
    parts = text.split("=== ")[1:]
    return {part.partition("\n")[0]: part.partition("\n")[2].rstrip("\n") for part in parts}


class Programs(unittest.TestCase):
    maxDiff = None

    def test_there_are_many(self):
        for programs, name in FILES:
            self.assertEqual(set(programs), set(expected(name)))
        self.assertGreaterEqual(sum(len(programs) for programs, _ in FILES) - len(OTHERS) - len(MISSING), 80)


def add(name, program, printed):
    """A test for a program."""

    def test(self):
        if "numpy()" in inspect.getsource(program) and numpy is None:
            self.skipTest("needs numpy")
        if name in MISSING:
            with self.assertRaisesRegex(Exception, MISSING[name]):
                mlir_programs.output_of(program)
            return
        self.assertEqual(mlir_programs.output_of(program).rstrip("\n"), OTHERS.get(name, printed))

    setattr(Programs, "test_" + name, test)


for own_programs, own_file in FILES:
    for own_name, own_printed in expected(own_file).items():
        add(own_name, own_programs[own_name], own_printed)

if __name__ == "__main__":
    unittest.main()

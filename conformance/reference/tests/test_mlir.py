"""MLIR and the passes over symbols, against recorded answers of the real implementation."""

from __future__ import annotations

import unittest
from typing import Any

import vectors  # first: it puts the reference on the path
from adapter import answer_to
from agreement import numbered

RECORDED = vectors.REFERENCE.parent.parent / "corpus" / "vectors" / "symbol"
BETTER = {
    "025-prop-external-decl-static": "a declaration ends it with a segmentation fault",
    "032-prop-name-collision": "it gives a new symbol a name that the module has",
    "076-prop-hfusion-load-memref": "it does not come to an end",
    "112-s2e-memref": "it gives a buffer an encoding, which makes it a tensor",
    "133-e2s-same-symbol-two-funcs": "it takes the symbols of two functions for one",
    "176-prop-matmul-memref-dynamic": "it does not come to an end",
}
"""Cases that the study's section 0 does better, with what the real implementation does."""
UNKNOWN = ("063-prop-reify-ops-static", "156-prop-softmax-pack", "162-prop-fold-static-to-unit")
"""Cases with operations that the reference does not read."""


def opt(source: str, *flags: str) -> dict[str, Any]:
    """The answer to passes over a text."""
    return answer_to({"op": "mlir.opt", "source": source, "flags": list(flags)})


class Recorded(unittest.TestCase):
    """The recorded output and errors of the real implementation."""

    def test_answers_are_those_recorded(self) -> None:
        folders = sorted(one for one in RECORDED.iterdir() if one.is_dir())
        self.assertGreater(len(folders), 60)
        for folder in folders:
            source, flags = ((folder / name).read_text(encoding="utf-8") for name in ("input.mlir", "flags"))
            answer = opt(source, *flags.split()[:-1])
            refused = (folder / "rc").read_text().strip() != "0"
            printed = (folder / "expected.mlir").read_text(encoding="utf-8")
            with self.subTest(folder.name):
                if folder.name in UNKNOWN:
                    self.assertTrue(answer.get("unsupported"))
                    continue
                same = refused == (answer["rc"] != 0)
                if same and not refused:
                    same = numbered(printed) == numbered(answer["stdout"])
                self.assertEqual(folder.name not in BETTER, same, answer)


class Reading(unittest.TestCase):
    """Text outside of the suite's cases."""

    def test_what_is_not_known_is_unsupported(self) -> None:
        self.assertTrue(opt("func.func @f() { gpu.barrier\n return }").get("unsupported"))

    def test_sums_are_kept_as_mlir_keeps_them(self) -> None:
        for written, kept in (("2 * d0 + 0", "d0 * 2"), ("1 + d0 - 3", "d0 - 2"), ("-d0 + s0", "-d0 + s0"),
                              ("(d0 + 4) floordiv 2", "d0 floordiv 2 + 2"), ("7 mod 4 + 6 ceildiv 4", "5")):
            answer = opt("func.func private @f() attributes {m = affine_map<(d0)[s0] -> (%s)>}" % written)
            self.assertIn("-> (%s)>" % kept, answer["stdout"])

    def test_a_type_is_written_as_it_was(self) -> None:
        for kind in ("memref<?x4xf32, strided<[?, 1], offset: ?>>", "vector<4x[2]xi8>", "tensor<*xf32>", "(i1, f80) -> ()",
                     "tensor<4x?xf32, [@N, 4]>", "!mine.thing<[1, \"a>\"]>", "tuple<i1, complex<f32>>"):
            answer = opt("func.func private @f(%s)" % kind)
            self.assertIn("@f(%s)" % kind, answer["stdout"], answer)

    def test_all_mistakes_are_found(self) -> None:
        source = 'func.func @f() {\n  "a"(%x) : (i1) -> ()\n  "b"( : ()\n  return\n}\nfunc.func @g( {\n}\n"c"(%y) : (i1) -> ()\n'
        found = answer_to({"op": "mlir.check", "source": source})["diagnostics"]
        self.assertEqual([2, 3, 6, 8], [one["line"] for one in found])


if __name__ == "__main__":
    unittest.main()

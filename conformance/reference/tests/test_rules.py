"""Rules of the documents that no vector shows."""

from __future__ import annotations

import json
import random
import struct
import unittest
from fractions import Fraction
from typing import Any

import vectors  # first: it puts the reference on the path
from adapter import answer_to
from arrays import nearest_single


def pack(profile: str, arguments: Any, args: list[Any], **kwargs: Any) -> dict[str, Any]:
    """The answer to a call of a function with these argument records."""
    text = None if arguments is None else json.dumps({"a": arguments, "r": []})
    request = {"op": "reflection.pack", "profile": profile, "abi": text}
    return answer_to({**request, "args": args, "kwargs": kwargs})


def sip(operation: str, text: bytes) -> dict[str, Any]:
    """The answer to a question about a signature."""
    return answer_to({"op": operation, "input_hex": text.hex()})


class Signatures(unittest.TestCase):
    """Rules of the study beyond the C++ reference."""

    def test_negative_key_is_refused(self) -> None:
        answer = sip("sip.mangle", b"I 0 i:-1\nI 1 i:0")
        self.assertEqual([False, True], answer["sets"])
        self.assertEqual(b"I8!S5!k0_1R1!".hex(), answer["text_hex"])

    def test_leaf_is_not_dropped_at_the_root(self) -> None:
        answer = sip("sip.mangle", b"I 0\nI 1 i:0")
        self.assertEqual([True, False], answer["sets"])
        self.assertEqual(b"I3!_0R1!".hex(), answer["text_hex"])

    def test_depth_needs_no_recursion(self) -> None:
        script = b"I 0" + b" i:0" * 3000
        text = bytes.fromhex(sip("sip.mangle", script)["text_hex"])
        self.assertEqual(9001, len(sip("sip.inputs", text)["events"]))

    def test_the_first_broken_field_is_never_passed(self) -> None:
        self.assertFalse(sip("sip.results", b"?I1!R1!")["ok"])
        self.assertTrue(sip("sip.inputs", b"I3!_0?R1!")["ok"])


class Runtime2021(unittest.TestCase):
    """Shapes and arity in the runtime of 2021."""

    def pack(self, arguments: Any, args: list[Any], **kwargs: Any) -> dict[str, Any]:
        return pack("iree2021", arguments, args, **kwargs)

    def test_null_dim_is_any(self) -> None:
        array = {"$nd": [1, 2], "dtype": "int32"}
        self.assertTrue(self.pack([["ndarray", "i32", 1, None]], [array])["ok"])
        self.assertFalse(self.pack([["ndarray", "i32", 1, 3]], [array])["ok"])

    def test_null_rank_is_none(self) -> None:
        self.assertFalse(self.pack([["ndarray", "i32", None]], [5])["ok"])

    def test_positionals_are_cut_but_lists_are_not(self) -> None:
        self.assertEqual([{"i64": 1}], self.pack(["i32"], [1, 2])["vm"])
        self.assertFalse(self.pack([["slist", "i32"]], [[1, 2]])["ok"])

    def test_extra_keys_of_a_dict_are_ignored(self) -> None:
        answer = self.pack([["sdict", ["a", "i32"]]], [{"a": 1, "b": 2}])
        self.assertEqual([[{"i64": 1}]], answer["vm"])

    def test_scalar_record_given_a_view_that_numpy_cannot_take(self) -> None:
        request = {"op": "reflection.unpack", "profile": "iree2021", "abi": '{"a":[],"r":["i8"]}'}
        view = {"bv": {"shape": [], "type": "BOOL_8", "data": True}}
        answer = answer_to({**request, "vm": [view]})
        self.assertEqual("ReturnError", answer["error_type"])


class Runtime2022(unittest.TestCase):
    """Conversions in the runtime since 2022."""

    def pack(self, arguments: Any, args: list[Any], **kwargs: Any) -> dict[str, Any]:
        return pack("iree2022", arguments, args, **kwargs)

    def test_what_int_converts_is_an_integer(self) -> None:
        scalar = {"$np": 7.5, "dtype": "float32"}
        for value in (" 7 ", "0_7", True, scalar, {"$nd": 7, "dtype": "int8"}):
            with self.subTest(value):
                self.assertTrue(self.pack(["i32"], [value])["ok"])

    def test_double_precision_is_no_integer(self) -> None:
        for value in (7.0, {"$np": 7.0, "dtype": "float64"}, "0x1", None):
            with self.subTest(value):
                self.assertEqual("std::bad_cast", self.pack(["i32"], [value])["error"])

    def test_integers_past_64_bits_do_not_become_floats(self) -> None:
        for value in (2 ** 63, -2 ** 63 - 1, 2 ** 70):
            with self.subTest(value):
                self.assertFalse(self.pack(None, [value])["ok"])

    def test_duplicate_keyword(self) -> None:
        records = [["named", "a", "i32"], "i32"]
        answer = self.pack(records, [9], a=1)
        self.assertTrue(answer["error"].startswith("mismatched call arity: duplicate"))

    def test_dims_are_integers_null_or_numeric_text(self) -> None:
        for dim, fits in (("2", True), (True, True), (None, True), (2.0, False), ("x", False)):
            with self.subTest(dim):
                answer = self.pack([["ndarray", "f32", 1, dim]], [[1.0]])
                self.assertEqual(fits, answer["ok"])


class Rounding(unittest.TestCase):
    """An integer becomes the next `float32` at once."""

    def test_no_other_float_is_nearer(self) -> None:
        chance = random.Random(7)
        for _ in range(2000):
            number = chance.getrandbits(chance.randrange(1, 64)) * chance.choice((1, -1))
            found = nearest_single(number)
            bits = struct.unpack("<I", struct.pack("<f", found))[0]
            self.assertEqual(found, struct.unpack("<f", struct.pack("<f", found))[0])
            for other in (bits - 1, bits + 1) if number else ():
                neighbour = struct.unpack("<f", struct.pack("<I", other))[0]
                distances = abs(int(found) - number), abs(Fraction(neighbour) - number)
                self.assertLessEqual(*distances)
                if distances[0] == distances[1]:
                    self.assertEqual(bits % 2, 0)


if __name__ == "__main__":
    unittest.main()

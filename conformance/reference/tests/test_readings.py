"""Misreadings of the rules: each changes the current reference."""

from __future__ import annotations

import unittest

import vectors  # noqa: F401  first: it puts the reference on the path
from readings import TEXT, Stale, fresh, read


class Readings(unittest.TestCase):
    """The changes of `readings.py`."""

    def test_each_changes_what_is_there(self) -> None:
        readings = list(read(TEXT.read_text(encoding="utf-8")))
        self.assertGreater(len(readings), 600)
        for mutant in fresh(readings):
            with self.subTest(mutant.key):
                mutant.code()

    def test_one_that_changes_nothing_is_stale(self) -> None:
        text = "== SIP-001 nothing\nin sip\n- no such line\n+ another\n"
        with self.assertRaises(Stale):
            list(fresh(list(read(text))))

    def test_what_is_no_change_is_stale(self) -> None:
        with self.assertRaises(Stale):
            list(read("== SIP-001 nothing\nin sip\nno change\n"))


if __name__ == "__main__":
    unittest.main()

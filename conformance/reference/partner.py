"""The reference as a partner of a fuzzer: makes requests of bytes, and judges answers to them.

    python3 conformance/reference/partner.py

Two lines in and two lines out for each input: bytes in hexadecimal, the request that they
make, an answer to it, and a verdict on that: {"unsupported": true}, or {"disagreement": KEY,
"expected": ANSWER} with null for no disagreement. The fuzzer chooses what the seeded
generators of `compare.py` leave to chance.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from adapter import answer_to
from agreement import disagreement
from compare import FAMILIES

TEXTS = ["sip.tokens", "sip.inputs", "sip.results", "sip.raw"]
"""Operations whose input may be any bytes."""


class Chosen(Random):
    """Chance that is taken from bytes; where they end, everything is the first choice."""

    def __init__(self, data: bytes) -> None:
        super().__init__(0)
        self.data = data
        self.place = 0

    def take(self, count: int) -> int:
        """The next bytes as a number."""
        taken = self.data[self.place : self.place + count]
        self.place += count
        return int.from_bytes(taken.ljust(count, b"\0"), "little")

    def random(self) -> float:
        """A number from 0 to below 1."""
        return self.take(1) / 256

    def getrandbits(self, k: int) -> int:
        """A number of `k` bits."""
        return self.take((k + 7) // 8) & ((1 << k) - 1)


def request_of(data: bytes) -> dict[str, Any]:
    """The request that bytes make: the first one says of what family it is."""
    first, rest = (data or b"\0")[0], data[1:]
    # Passes have their own fuzz targets.
    families = [make for name, make in FAMILIES.items() if name != "passes"]
    kind = first % (len(TEXTS) + len(families))
    if kind < len(TEXTS):
        return {"id": 0, "op": TEXTS[kind], "input_hex": rest.hex()}
    return {"id": 0, **families[kind - len(TEXTS)](Chosen(rest))}


def verdict(request: dict[str, Any], actual: dict[str, Any]) -> dict[str, Any]:
    """The reference's verdict on an answer."""
    expected = json.loads(json.dumps(answer_to(request)))
    if expected.get("unsupported") or actual.get("unsupported"):
        return {"unsupported": True}
    key = disagreement(request["op"], expected, actual)
    return {"disagreement": key, "expected": expected if key else None}


def main() -> None:
    """Answers until the end of the input."""
    sys.setrecursionlimit(10_000)
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    for line in sys.stdin:
        request = request_of(bytes.fromhex(line.strip()))
        print(json.dumps(request), flush=True)
        actual = json.loads(sys.stdin.readline())
        print(json.dumps(verdict(request, actual)), flush=True)


if __name__ == "__main__":
    main()

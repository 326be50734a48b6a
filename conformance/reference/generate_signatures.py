"""Seeded random requests about signatures: whole ones, nested, and broken ones."""

from __future__ import annotations

from random import Random
from typing import Any

from fields import integer, span

NUMBERS = [0, 0, 0, 1, 2, 3, 10, -1, 2147483647, -2147483648]
BROKEN_NUMBERS = [b"2147483648", b"-2147483649", b"4294967296", b"-", b"", b"+1", b"007", b"-0"]
KEYS = [b"", b"a", b"b", b"x", b"K", b"!", b"a\nb", b"\xff\x00", b"10", b"9", "é".encode("utf-8")]
BYTES = b"IRSDKkBOU_td!-0123456789 xZ\x00\xc3\n"
DEEPEST = 6


def structured_value(random: Random, depth: int = 0) -> bytes:
    """A structured value; now and then one that the grammar does not have."""
    kind = random.choice("_SD" if depth < DEEPEST else "_")
    if kind == "_":
        return integer("_", random.choice(NUMBERS))
    items = b""
    for _ in range(random.choice([0, 1, 1, 2, 3])):
        items += structured_item(random, kind, depth)
    if random.random() < 0.05:
        items += random.choice([integer("k", 1), span("K", b"z"), integer("_", 7), b"x1"])
    return span(kind, items)


def structured_item(random: Random, kind: str, depth: int) -> bytes:
    """A key and its value, in 1 of 20 with the key of the other kind."""
    is_list = (kind == "S") != (random.random() < 0.05)
    key = integer("k", random.choice(NUMBERS)) if is_list else span("K", random.choice(KEYS))
    return key + structured_value(random, depth + 1)


def sip_signature(random: Random) -> bytes:
    """Inputs and results, sometimes several roots, other fields or another order."""
    parts = [span("I", structured_body(random)), span("R", structured_body(random))]
    if random.random() < 0.1:
        random.shuffle(parts)
    if random.random() < 0.1:
        extra = random.choice([b"a1", b"Z2!q", b" ", b"$", parts[0], b"I", b"R0!", b"R9!"])
        parts.insert(random.randrange(3), extra)
    if random.random() < 0.05:
        parts.pop(random.randrange(len(parts)))
    return b"".join(parts)


def structured_body(random: Random) -> bytes:
    """No root, one, or (which only the C++ reference takes) two."""
    return b"".join(structured_value(random) for _ in range(random.choice([0, 1, 1, 1, 2])))


def raw_signature(random: Random) -> bytes:
    """A raw function signature."""
    sides = []
    for letter in "IR":
        values = b"".join(raw_value(random) for _ in range(random.choice([0, 1, 2, 3])))
        sides.append(span(letter, values))
    if random.random() < 0.1:
        sides.reverse()
    if random.random() < 0.1:
        extra = random.choice([b"a1", b"Z2!q", b" ", b"$", b"I", b"R0!", b"B1!"])
        sides.insert(random.randrange(3), extra)
    return b"".join(sides)


def raw_value(random: Random) -> bytes:
    """An argument or result; now and then with a strange field or tag."""
    kind = random.choice("BBBSSOU")
    content = b""
    if kind in "BS" and random.random() < 0.6:
        content += integer("t", random.choice([0, 1, 5, 6, 11, 11, 3, 12, -1]))
    if kind == "B":
        for _ in range(random.choice([0, 1, 2, 3])):
            content += integer("d", random.choice([1, 2, 384, 0, -1, -5, 2147483647]))
    if random.random() < 0.05:
        content += random.choice([b"t2", b"d1", b"x1", b"K1!", b"d2147483648", b"t", b"junk"])
    if random.random() < 0.03:
        kind = random.choice("VZIK")
    return span(kind, content)


def broken(random: Random, text: bytes) -> bytes:
    """The text with a few bytes changed, taken out or put in."""
    for _ in range(random.choice([1, 1, 2, 4])):
        place = random.randrange(len(text) + 1)
        byte = bytes([random.choice(BYTES)])
        choice = random.randrange(5)
        if choice == 0:
            text = text[:place] + byte + text[place:]
        elif choice == 1:
            text = text[:place] + text[place + 1:]
        elif choice == 2:
            text = text[:place] + byte + text[place + 1:]
        elif choice == 3:
            text = text[:place]
        else:
            text = text[:place] + random.choice(BROKEN_NUMBERS) + text[place:]
    return text


def perhaps_broken(random: Random, text: bytes) -> bytes:
    """Returns the text unchanged half of the time."""
    return broken(random, text) if random.random() < 0.5 else text


def sip_request(random: Random) -> dict[str, Any]:
    """A question about a SIP signature."""
    if random.random() < 0.05:
        text = bytes(random.choice(BYTES) for _ in range(random.randrange(12)))
    else:
        text = perhaps_broken(random, sip_signature(random))
    operation = random.choice(["sip.tokens", "sip.inputs", "sip.inputs", "sip.results"])
    return {"op": operation, "input_hex": text.hex()}


def raw_request(random: Random) -> dict[str, Any]:
    """A question about a raw signature."""
    text = perhaps_broken(random, raw_signature(random))
    return {"op": "sip.raw", "input_hex": text.hex()}


def mangle_request(random: Random) -> dict[str, Any]:
    """A script for one of the two manglers."""
    if random.random() < 0.3:
        lines = [raw_line(random) for _ in range(random.randrange(6))]
        operation = "sip.rawmangle"
    else:
        lines = [mangle_line(random) for _ in range(random.randrange(9))]
        operation = "sip.mangle"
    return {"op": operation, "input_hex": "\n".join(lines).encode("ascii").hex()}


def mangle_line(random: Random) -> str:
    """A leaf at a path; few different keys, so that paths meet."""
    keys = []
    for _ in range(random.choice([0, 1, 1, 1, 2, 2, 3, 4])):
        if random.random() < 0.5:
            keys.append("i:%d" % random.choice([0, 0, 1, 2, 10, 9, -1, 2147483647]))
        else:
            keys.append("s:" + random.choice(KEYS).hex())
    side = random.choice("IIIR")
    return " ".join([side, str(random.choice(NUMBERS + [4, 5])), *keys])


def raw_line(random: Random) -> str:
    """A value of a raw signature."""
    side = random.choice("IR")
    kind = random.choice(["buffer", "buffer", "scalar", "ref", "unrecognized"])
    numbers: list[int] = []
    if kind in ("buffer", "scalar"):
        numbers.append(random.choice([0, 1, 6, 11, 12, -1, 2147483647]))
    if kind == "buffer":
        numbers += [random.choice(NUMBERS) for _ in range(random.randrange(4))]
    return " ".join([side, kind, *map(str, numbers)])

"""Numbers in attributes: which integers and floats a type holds, and how they are written.

Rules: MLIR-039 and MLIR-040.
"""

from __future__ import annotations

import math
import re
from fractions import Fraction
from typing import Optional

from failure import Untold

SIZES = {
    "f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23), "f64": (11, 52),
    "f8E5M2": (5, 2), "f8E4M3": (4, 3), "f8E4M3FN": (4, 3), "f8E3M4": (3, 4),
    "f4E2M1FN": (2, 1), "f6E2M3FN": (2, 3), "f6E3M2FN": (3, 2), "f80": (15, 63), "f128": (15, 112),
}
"""The bits of the exponent and of the mantissa."""
FLOATS = set(SIZES) | {
    "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E8M0FNU",
}
INTEGER_TYPE = re.compile(r"(si|ui|i)([0-9]+)$")


def is_integer(name: str) -> bool:
    """Whether a type is one of integers, with an index among them."""
    return name == "index" or INTEGER_TYPE.match(name) is not None


def integer_of(number: int, name: str) -> Optional[int]:
    """A number in the range of its type; `None` if it does not fit."""
    found = INTEGER_TYPE.match(name)
    sign, width = (found[1], int(found[2])) if found else ("i", 64)
    if width == 0:
        return 0 if number == 0 else None
    least = 0 if sign == "ui" else -(1 << (width - 1))
    most = (1 << (width - 1)) if sign == "si" or name == "index" else 1 << width
    if not least <= number < most:
        return None
    return number - (1 << width) if sign == "i" and number >> (width - 1) > 0 else number


def sizes(name: str) -> tuple[int, int]:
    """The numbers of bits of a float's exponent and mantissa."""
    if name not in SIZES:
        raise Untold()
    return SIZES[name]


def rounded(value: float, name: str) -> float:
    """The nearest number of a float type, of two the even one."""
    exponents, mantissa = sizes(name)
    if value == 0 or math.isinf(value) or math.isnan(value) or mantissa >= 52:
        return value
    bias = (1 << (exponents - 1)) - 1
    unit = 2.0 ** (max(math.frexp(value)[1] - 1, 1 - bias) - mantissa)
    found = round(value / unit) * unit
    if name.endswith("FN"):
        # It has no infinity; its greatest exponent has numbers.
        if abs(found) >= 2.0 ** (bias + 2):
            raise Untold()
        return found
    if abs(found) >= 2.0 ** (bias + 1):
        return math.copysign(math.inf, value)
    return found


def bits_of(value: float, name: str) -> int:
    """The bits of a float."""
    exponents, mantissa = sizes(name)
    bias = (1 << (exponents - 1)) - 1
    sign = 1 << (exponents + mantissa) if math.copysign(1, value) < 0 else 0
    if math.isinf(value) or math.isnan(value):
        highest = ((1 << exponents) - 1) << mantissa
        return sign | highest | (1 << (mantissa - 1) if math.isnan(value) else 0)
    exponent = max(math.frexp(abs(value))[1] - 1, 1 - bias) if value else 1 - bias
    digits = int(math.ldexp(abs(value), mantissa - exponent))
    return sign | digits + ((exponent + bias - 1) << mantissa)


def from_bits(number: int, name: str) -> Optional[float]:
    """The float with these bits; `None` if there are too many."""
    exponents, mantissa = sizes(name)
    if number >> (1 + exponents + mantissa):
        return None
    sign = -1.0 if number >> (exponents + mantissa) else 1.0
    exponent, rest = number >> mantissa & ((1 << exponents) - 1), number & ((1 << mantissa) - 1)
    bias = (1 << (exponents - 1)) - 1
    if exponent == (1 << exponents) - 1:
        return sign * math.inf if rest == 0 else math.copysign(math.nan, sign)
    if exponent == 0:
        return sign * math.ldexp(rest, 1 - bias - mantissa)
    return sign * math.ldexp(rest + (1 << mantissa), exponent - bias - mantissa)


def float_text(value: float, name: str) -> str:
    """A float as MLIR writes it."""
    if math.isinf(value) or math.isnan(value):
        exponents, mantissa = sizes(name)
        return "0x%0*X" % ((1 + exponents + mantissa + 3) // 4, bits_of(value, name))
    digits, first = digits_of(value, 6)
    sign = "-" if math.copysign(1, value) < 0 else ""
    short = "%s%s.%se%+03d" % (sign, digits[0], digits[1:].ljust(5, "0") + "0", first)
    return short if is_same(short, value, name) else all_digits(value, name)


def is_same(short: str, value: float, name: str) -> bool:
    """Whether a text is a number of a type; those of the wide types are read from a text without an f64."""
    mantissa = sizes(name)[1]
    if mantissa <= 52:
        return rounded(float(short), name) == value
    wanted, exact = Fraction(value), Fraction(short)
    unit = Fraction(2) ** (math.frexp(value)[1] - 1 - mantissa)
    return round(exact / unit) * unit == wanted


def digits_of(value: float, most: int) -> tuple[str, int]:
    """The first digits of a number, at most `most`, without zeros at the end, and the exponent of the first one."""
    if value == 0:
        return "0", 0
    number, power = abs(value).as_integer_ratio()
    tens = 1 - power.bit_length()
    number *= 5 ** -tens
    # LLVM cuts the digits that these bits cannot decide.
    extra = max(0, (number.bit_length() - (most * 196 + 58) // 59) * 59 // 196)
    number, tens = number // 10 ** extra, tens + extra
    shown = str(number)
    if len(shown) > most:
        tens += len(shown) - most
        number = int(shown[:most]) + (shown[most] >= "5")
        shown = str(number)
    return shown.rstrip("0"), tens + len(shown) - 1


def all_digits(value: float, name: str) -> str:
    """A float with as many digits as its type needs; by its bits where that shows no point."""
    exponents, mantissa = sizes(name)
    sign = "-" if math.copysign(1, value) < 0 else ""
    digits, first = digits_of(value, 2 + (mantissa + 1) * 59 // 196)
    zeros = first - len(digits) + 1
    if zeros > 3 or first < -3:
        return "%s%s.%sE%+d" % (sign, digits[0], digits[1:] or "0", first)
    if first < 0:
        return "%s0.%s%s" % (sign, "0" * (-first - 1), digits)
    if zeros < 0:
        return "%s%s.%s" % (sign, digits[: first + 1], digits[first + 1 :])
    return "0x%0*X" % ((1 + exponents + mantissa + 3) // 4, bits_of(value, name))

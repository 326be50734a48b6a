"""Elements of `dense`, `sparse` and `array`: read, compared with their types, and written.

Rules: MLIR-041 and MLIR-042.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Optional

from mlir_ir import Attribute, Type
from mlir_numbers import FLOATS, INTEGER_TYPE, bits_of, float_text, from_bits, integer_of, is_integer, rounded

if TYPE_CHECKING:
    from mlir_text import TextReader

MAX_SHOWN = 100
"""More elements that are not all equal are written as bytes."""
NUMBER = re.compile(r"(?:-\s*)?(?:[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|0x[0-9a-fA-F]+|[0-9]+)")


def number(reader: "TextReader", text: str, kind: Type, start: Optional[int] = None) -> Any:
    """A number that its type holds."""
    text = "".join(text.split())
    if kind.kind != "other":
        raise reader.fail("a number has another type")
    if kind.text in FLOATS:
        if re.match(r"-?(0x|[0-9]+$)", text):
            found = from_bits(int(text, 16), kind.text) if text.startswith("0x") else None
        else:
            found = rounded(float(text), kind.text)
    elif is_integer(kind.text) and "." not in text:
        value = int(text, 16 if "0x" in text else 10)
        found = None if value == 0 and text.startswith("-") else integer_of(value, kind.text)
    else:
        found = None
    if found is None:
        raise reader.fail("integer constant out of range for attribute", start)
    return found


def literal(reader: "TextReader") -> Any:
    """The text of an element, or a list of such texts."""
    reader.skip()
    if reader.peek("["):
        return reader.items(lambda: literal(reader), "[", "]")
    if reader.peek("("):
        return tuple(reader.items(lambda: literal(reader), "(", ")"))
    if reader.peek('"'):
        return Attribute("string", reader.string())
    for word in ("true", "false"):
        if reader.take(word):
            return word == "true"
    return reader.match(NUMBER, "element literal of primitive type")


def element(reader: "TextReader", found: Any, kind: Type) -> Any:
    """An element of a type."""
    if isinstance(found, Attribute):
        if not kind.text.startswith("!"):
            raise reader.fail("a string is an element of a dialect's type")
        return found
    complex_of = re.match(r"complex<(.*)>$", kind.text)
    if complex_of:
        if not isinstance(found, tuple) or len(found) != 2:
            raise reader.fail("a complex number is a pair")
        return tuple(element(reader, one, Type("other", complex_of[1])) for one in found)
    if isinstance(found, (tuple, list)):
        raise reader.fail("an element is a number")
    if isinstance(found, bool):
        if kind.text != "i1":
            raise reader.fail("a boolean has one bit")
        return -int(found)
    return number(reader, found, kind)


def flat(reader: "TextReader", found: Any, dims: tuple) -> list:
    """The elements of nested lists that follow the dims."""
    if not dims:
        return [found]
    # An empty list has no dims after its own.
    if not isinstance(found, list) or len(found) != dims[0] or not found and len(dims) > 1:
        raise reader.fail("the lists do not follow the dims")
    return [one for inner in found for one in flat(reader, inner, dims[1:])]


def dense(reader: "TextReader") -> Attribute:
    """`<elements> : type`."""
    reader.expect("<")
    found = None if reader.peek(">") else literal(reader)
    reader.expect(">")
    reader.expect(":")
    kind = reader.type()
    if not kind.shaped or kind.dims is None or kind.dynamic:
        raise reader.fail("elements have a static shape")
    count = 1
    for dim in kind.dims:
        count *= dim
    if found is None:
        if count:
            raise reader.fail("expected elements")
        return Attribute("dense", (), kind)
    if isinstance(found, Attribute) and re.match("0x", found.value) and not kind.element.text.startswith("!"):
        return Attribute("dense", tuple(of_bytes(reader, found.value, kind.element, count)), kind)
    items = flat(reader, found, kind.dims) if isinstance(found, list) else [found]
    return Attribute("dense", tuple(element(reader, one, kind.element) for one in items), kind)


def of_bytes(reader: "TextReader", digits: str, kind: Type, count: int) -> list:
    """The elements that are written as bytes."""
    data = bytes.fromhex(digits[2:])
    if kind.text == "i1":
        return of_bits(reader, data, count)
    parts = 2 if kind.text.startswith("complex<") else 1
    name = kind.text[len("complex<") : -1] if parts == 2 else kind.text
    size = (width_of(name) + 7) // 8
    if len(data) not in (parts * size, parts * size * count):
        raise reader.fail("elements hex data size is invalid")
    numbers = [of_number(int.from_bytes(data[at : at + size], "little"), name) for at in range(0, len(data), size)]
    return numbers if parts == 1 else list(zip(numbers[::2], numbers[1::2]))


def of_bits(reader: "TextReader", data: bytes, count: int) -> list:
    """Booleans, a bit each; or a byte for all."""
    if data in (b"\x00", b"\xff"):
        return [-(data[0] & 1)]
    if len(data) != (count + 7) // 8:
        raise reader.fail("elements hex data size is invalid")
    return [-(data[at // 8] >> at % 8 & 1) for at in range(count)]


def width_of(name: str) -> int:
    """The bits of a type of numbers."""
    return 64 if name == "index" else int(re.search("[0-9]+", name)[0])


def of_number(bits: int, name: str) -> Any:
    """The number with these bits, as far as the type has some."""
    if name in FLOATS:
        return from_bits(bits, name)
    return integer_of(bits & ((1 << width_of(name)) - 1), name) if name != "index" and not name.startswith("si") else signed(bits, width_of(name))


def signed(bits: int, width: int) -> int:
    """The number with a sign that these bits are."""
    bits &= (1 << width) - 1
    return bits - (1 << width) if bits >> (width - 1) else bits


def element_text(one: Any, kind: Type) -> str:
    """The text of an element."""
    if isinstance(one, Attribute):
        from mlir_write import attribute_text
        return attribute_text(one)
    if isinstance(one, tuple):
        inner = Type("other", kind.text[len("complex<") : -1])
        return "(%s)" % ",".join(element_text(part, inner) for part in one)
    if kind.text == "i1":
        return "true" if one else "false"
    return float_text(one, kind.text) if kind.text in FLOATS else str(one)


def bytes_of(items: tuple, kind: Type) -> bytes:
    """Elements as bytes, the lowest first."""
    if kind.text == "i1":
        bits = sum(1 << at for at, one in enumerate(items) if one)
        return bits.to_bytes((len(items) + 7) // 8, "little")
    is_complex = kind.text.startswith("complex<")
    name = kind.text[len("complex<") : -1] if is_complex else kind.text
    size = (width_of(name) + 7) // 8
    numbers = [part for one in items for part in one] if is_complex else items
    bits_of_each = (bits_of(one, name) if name in FLOATS else one & ((1 << 8 * size) - 1) for one in numbers)
    return b"".join(bits.to_bytes(size, "little") for bits in bits_of_each)


def dense_text(found: Attribute) -> str:
    """The elements between the angle brackets."""
    items, kind = found.value, found.type
    if not items:
        return ""
    texts = [element_text(one, kind.element) for one in items]
    if len(set(texts)) == 1:
        return texts[0]
    if len(items) > MAX_SHOWN and not kind.element.text.startswith("!"):
        return '"0x%s"' % bytes_of(items, kind.element).hex().upper()

    def nested(texts: list, dims: tuple) -> str:
        if not dims:
            return texts[0]
        size = len(texts) // dims[0]
        return "[%s]" % ", ".join(nested(texts[at * size : (at + 1) * size], dims[1:]) for at in range(dims[0]))

    return nested(texts, kind.dims)


def sparse(reader: "TextReader") -> Attribute:
    """`<indices, values> : type`."""
    reader.expect("<")
    indices = values = None
    if not reader.peek(">"):
        indices = literal(reader)
        reader.expect(",")
        values = literal(reader)
    reader.expect(">")
    reader.expect(":")
    kind = reader.type()
    if indices in (None, []):
        return Attribute("other", "sparse<> : %s" % shown_type(kind))
    if isinstance(values, list) and isinstance(indices, list) and len(indices) != len(values):
        raise reader.fail("each index has a value")
    rows = indices if isinstance(indices, list) else [indices]
    for row in rows:
        if isinstance(indices, list) and not isinstance(row, list) and len(kind.dims) != 1:
            raise reader.fail("a list of numbers is for one dim")
        row = row if isinstance(row, list) else [row] * len(kind.dims)
        if len(row) != len(kind.dims) or any(not 0 <= int(one) < size for one, size in zip(row, kind.dims)):
            raise reader.fail("sparse index is not contained within the value shape")
    listed = values if isinstance(values, list) else [values]
    texts = [element_text(element(reader, one, kind.element), kind.element) for one in listed]
    numbers = {int(one) for row in rows for one in (row if isinstance(row, list) else [row])}
    shown_indices = str(numbers.pop()) if len(rows) == len(numbers) == 1 else literal_text(indices)
    shown = [shown_indices, texts[0] if len(set(texts)) == 1 else literal_text(texts)]
    return Attribute("other", "sparse<%s> : %s" % (", ".join(shown), shown_type(kind)))


def shown_type(kind: Type) -> str:
    """The text of a type."""
    from mlir_write import type_text
    return type_text(kind)


def literal_text(found: Any) -> str:
    """Nested lists of texts."""
    return "[%s]" % ", ".join(map(literal_text, found)) if isinstance(found, list) else found


def array(reader: "TextReader") -> Attribute:
    """`<type: elements>`."""
    reader.expect("<")
    kind = reader.type()
    if not INTEGER_TYPE.match(kind.text) and kind.text not in FLOATS:
        raise reader.fail("expected integer or float type")
    width = re.search("[0-9]+", kind.text)[0]
    if kind.text != "i1" and int(width) % 8:
        raise reader.fail("element type bitwidth must be a multiple of 8")
    items = []
    if reader.take(":"):
        while True:
            found = literal(reader)
            if kind.text == "i1" and not isinstance(found, bool):
                raise reader.fail("expected 'true' or 'false' values for i1 type")
            items.append(element_text(element(reader, found, kind), kind))
            if not reader.take(","):
                break
    reader.expect(">")
    return Attribute("other", "array<%s%s>" % (kind.text, ": " + ", ".join(items) if items else ""))

"""Reads the parts of MLIR's operations: tokens, types, attributes, affine maps, locations.

Rules: MLIR's language reference. `mlir_read` uses it and reads operations.
"""

from __future__ import annotations

import re
from typing import Callable, Iterator, Optional

import mlir_elements
from mlir_forms import WORD
from mlir_ir import Attribute, Map, MlirError, Place, Type, affine, has_no_dim
from mlir_numbers import FLOATS, INTEGER_TYPE, is_integer
from mlir_write import attribute_text, quoted, type_text

BLANK = re.compile(r"(?:[ \t\r\n]+|//[^\n]*)*")
NAME = re.compile(r"[0-9]+|[A-Za-z_$.-][A-Za-z0-9_$.-]*")
INTEGER = re.compile(r"-?(?:0x[0-9a-fA-F]+|[0-9]+)")
STRING = re.compile(r'"(?:[^"\\\n]|\\[\\nt"]|\\[0-9a-fA-F]{2})*"')
DIM = re.compile(r"(\?|[0-9]+|\[\s*[0-9]+\s*\])\s*x")
SHORT_NAME = re.compile(r"<([A-Za-z][A-Za-z0-9_.]*(?:<.*>)?)>$", re.DOTALL)
WIDEST = 16777215


def unescaped(literal: str) -> str:
    """The text of a string literal; its bytes as characters."""
    def one(found: "re.Match[str]") -> str:
        known = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
        text = found[1]
        return known[text] if text in known else chr(int(text, 16))

    # Non-ASCII characters become their bytes, as escapes do.
    text = literal[1:-1].encode("utf-8").decode("latin-1")
    return re.sub(r"\\([0-9a-fA-F]{2}|.)", one, text)


class TextReader:
    """A text and a place in it."""

    def __init__(self, text: str, first_line: int = 1) -> None:
        self.text, self.first_line = text, first_line
        self.at = 0
        self.types: dict[str, Type] = {}
        self.aliases: dict[str, Attribute] = {}
        self.later: list[tuple[str, Place]] = []

    # -- characters

    def place(self, at: int) -> Place:
        """The line and the column of a position; for the end, those after the last token."""
        if at >= len(self.text):
            at = len(self.text.rstrip())
        start = self.text.rfind("\n", 0, at) + 1
        return self.first_line + self.text.count("\n", 0, at), at - start + 1

    def fail(self, message: str, at: Optional[int] = None) -> MlirError:
        """An error here."""
        if at is None:
            self.skip()
            at = self.at
        return MlirError(self.place(at), message)

    def skip(self) -> None:
        """Passes over blanks and comments."""
        self.at = BLANK.match(self.text, self.at).end()

    def peek(self, token: str) -> bool:
        """Whether a token is next. A word does not match the beginning of a longer one."""
        self.skip()
        if not self.text.startswith(token, self.at):
            return False
        behind = self.text[self.at + len(token) : self.at + len(token) + 1]
        return not (token[-1].isalnum() and (behind.isalnum() or behind in ("_", "."))) or not behind

    def take(self, token: str) -> bool:
        """Consumes a token if it is next."""
        if not self.peek(token):
            return False
        self.at += len(token)
        return True

    def expect(self, token: str) -> None:
        """Takes a token that has to be here."""
        if not self.take(token):
            # As in MLIR, after the token before.
            raise self.fail("expected '%s'" % token, len(self.text[: self.at].rstrip()))

    def match(self, pattern: "re.Pattern[str]", what: str) -> str:
        """Takes what a pattern fits."""
        self.skip()
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.fail("expected " + what)
        self.at = found.end()
        return found[0]

    def items(self, read: Callable, opening: str, closing: str) -> list:
        """The items between two brackets, separated by commas."""
        self.expect(opening)
        found: list = []
        if self.take(closing):
            return found
        while True:
            found.append(read())
            if not self.take(","):
                break
        self.expect(closing)
        return found

    def string(self) -> str:
        """A string literal's text."""
        return unescaped(self.match(STRING, "string"))

    def symbol(self) -> str:
        """A symbol's name."""
        self.expect("@")
        if self.text.startswith('"', self.at):
            return self.string()
        found = WORD.match(self.text, self.at)
        if found is None:
            raise self.fail("expected a symbol's name", self.at)
        self.at = found.end()
        return found[0]

    def name(self, what: str) -> str:
        """A name, directly after its sign."""
        found = NAME.match(self.text, self.at)
        if found is None:
            raise self.fail("expected " + what, self.at)
        self.at = found.end()
        return found[0]

    def integer(self) -> int:
        """A number."""
        text = self.match(INTEGER, "integer")
        return int(text, 16 if "0x" in text else 10)

    # -- types

    def type(self) -> Type:
        """A type."""
        self.skip()
        start = self.at
        if self.peek("("):
            return self.function_type()
        if self.take("!"):
            name = self.match(NAME, "a type's name")
            if "." not in name and not self.text.startswith("<", self.at):
                if name not in self.types:
                    raise self.fail("undefined symbol alias id '%s'" % name, start)
                return self.types[name]
            return Type("other", "!" + self.of_dialect(name))
        found = WORD.match(self.text, self.at)
        word = found[0] if found else ""
        integer = INTEGER_TYPE.match(word)
        if integer and int(integer[2]) > WIDEST:
            raise self.fail("integer bitwidth is limited to %d bits" % WIDEST)
        if integer or word in FLOATS or word in ("index", "none"):
            self.at += len(word)
            return Type("other", integer[1] + str(int(integer[2])) if integer else word)
        if word in ("tensor", "memref", "vector"):
            self.at += len(word)
            return self.shaped(word)
        if word in ("tuple", "complex"):
            self.at += len(word)
            inner = self.items(self.type, "<", ">")
            texts = [type_text(one) for one in inner]
            if word == "complex" and (len(inner) != 1 or texts[0] not in FLOATS and not INTEGER_TYPE.match(texts[0])):
                raise self.fail("invalid element type for complex")
            return Type("other", "%s<%s>" % (word, ", ".join(texts)))
        raise self.fail("expected non-function type")

    def of_dialect(self, name: str) -> str:
        """The text of a type or attribute of a dialect, after its sign and its name."""
        inside = self.balanced()
        # `mine<word>` is the long way to write `mine.word`.
        word = SHORT_NAME.match(inside) if "." not in name else None
        return "%s.%s" % (name, word[1]) if word else name + inside

    def function_type(self) -> Type:
        """A function type."""
        inputs = self.items(self.type, "(", ")")
        self.expect("->")
        return Type("function", inputs=tuple(inputs), results=tuple(self.result_types()))

    def result_types(self) -> list[Type]:
        """One type, or several in brackets."""
        return self.items(self.type, "(", ")") if self.peek("(") else [self.type()]

    def shaped(self, kind: str) -> Type:
        """A tensor, a buffer or a vector, from its bracket on."""
        self.expect("<")
        self.skip()
        dims: Optional[list] = []
        scalable: list[int] = []
        if kind != "vector" and self.text.startswith("*x", self.at):
            self.at += 2
            dims = None
        while dims is not None:
            self.skip()
            found = DIM.match(self.text, self.at)
            if found is None:
                break
            size = None if found[1] == "?" else int(found[1].strip("[] "))
            if kind == "vector" and not size:
                raise self.fail("vector types must have positive constant sizes")
            if found[1].startswith("["):
                scalable.append(len(dims))
            if scalable and kind != "vector" or (size or 0) >= 1 << 63:
                raise self.fail("expected a dimension")
            dims.append(size)
            self.at = found.end()
        element = self.type()
        if not self.is_element(kind, element):
            raise self.fail("invalid %s element type" % kind)
        shape = None if dims is None else tuple(dims)
        encoding = None
        if kind == "memref":
            encoding = self.memory(shape)
        elif self.take(",") and not (kind == "tensor" and self.peek(">")):
            if kind == "vector":
                raise self.fail("expected '>'")
            if dims is None:
                raise self.fail("cannot apply encoding to unranked tensor")
            encoding = self.attribute()
        self.expect(">")
        text = "scalable " + ",".join(map(str, scalable)) if scalable else ""
        return Type(kind, text, shape, element, encoding)

    @staticmethod
    def is_element(kind: str, element: Type) -> bool:
        """Whether a type may be an element."""
        if element.kind == "other":
            text = element.text
            if kind != "vector" and text.startswith(("!", "complex<")):
                return True
            return is_integer(text) or text in FLOATS
        return kind != "vector" and element.kind == "vector" or kind == element.kind == "memref"

    def memory(self, shape: Optional[tuple]) -> Optional[Attribute]:
        """Layout and memory space of a buffer; empty if both are the default."""
        parts = []
        while len(parts) < 3 and self.take(","):
            parts.append(self.strided() if self.peek("strided") else self.attribute())
        layout = parts.pop(0) if parts and parts[0].kind in ("map", "strided") else None
        if len(parts) > 1 or any(one.kind in ("map", "strided") for one in parts) or shape is None and layout:
            raise self.fail("expected a memory space")
        space = parts[0] if parts else None
        if space is not None and space.kind not in ("integer", "string", "dictionary", "other"):
            raise self.fail("unsupported memory space Attribute")
        if layout is not None and layout.kind == "strided" and len(layout.value[0]) != len(shape):
            raise self.fail("expected the number of strides to match the rank")
        if layout is not None and layout.kind == "map":
            if layout.value.dims != len(shape):
                raise self.fail("memref layout mismatch between rank and affine map")
            if layout.value.results == tuple(("d", at) for at in range(len(shape))):
                layout = None
        if space is not None and (space.kind, space.value) == ("integer", 0):
            space = None
        return Attribute("memory", (layout, space)) if layout or space else None

    def strided(self) -> Attribute:
        """`strided<[..], offset: ..>`."""
        def stride() -> Optional[int]:
            return None if self.take("?") else self.integer()

        self.expect("strided")
        self.expect("<")
        strides = self.items(stride, "[", "]")
        offset: Optional[int] = 0
        if self.take(","):
            self.expect("offset")
            self.expect(":")
            offset = stride()
        self.expect(">")
        return Attribute("strided", (tuple(strides), offset))

    def balanced(self) -> str:
        """The text in the angle brackets that are next, with nested ones."""
        if not self.text.startswith("<", self.at):
            return ""
        start, open_ones = self.at, ""
        while self.at < len(self.text):
            found = STRING.match(self.text, self.at)
            if found:
                self.at = found.end()
                continue
            if self.text.startswith("->", self.at):
                self.at += 2
                continue
            one = self.text[self.at]
            if one in "<([{":
                open_ones += one
            elif one in ">)]}":
                if open_ones[-1] != "<([{"[">)]}".index(one)]:
                    raise self.fail("unbalanced '%s'" % open_ones[-1])
                open_ones = open_ones[:-1]
            self.at += 1
            if not open_ones:
                return self.text[start : self.at]
        raise self.fail("unbalanced '<'", start)

    # -- attributes

    def attribute(self) -> Attribute:
        """An attribute, with its type after a colon if it has one."""
        self.skip()
        start = self.at
        if self.peek('"'):
            return Attribute("string", self.string(), self.type() if self.take(":") else None)
        if self.peek("@"):
            names = [self.symbol()]
            while self.take("::"):
                names.append(self.symbol())
            return Attribute("symbol", tuple(names))
        if self.peek("["):
            return Attribute("array", tuple(self.items(self.attribute, "[", "]")))
        if self.peek("{"):
            return Attribute("dictionary", tuple(sorted(self.dictionary().items())))
        if self.take("#"):
            name = self.match(NAME, "an attribute's name")
            if "." in name or self.text.startswith("<", self.at):
                return Attribute("other", "#" + self.of_dialect(name))
            if name not in self.aliases:
                raise self.fail("undefined symbol alias id '%s'" % name, start)
            return self.aliases[name]
        found = mlir_elements.NUMBER.match(self.text, self.at)
        if found:
            self.at = found.end()
            is_float = "." in found[0]
            kind = self.type() if self.take(":") else Type("other", "f64" if is_float else "i64")
            value = mlir_elements.number(self, found[0], kind, start)
            return Attribute("float" if kind.text in FLOATS else "integer", value, kind)
        for word, value in (("true", 1), ("false", 0)):
            if self.take(word):
                return Attribute("integer", value, Type("other", "i1"))
        if self.take("unit"):
            return Attribute("unit")
        if self.take("affine_map"):
            self.expect("<")
            found = self.map()
            self.expect(">")
            return Attribute("map", found)
        if self.take("affine_set"):
            return self.set()
        for word, read in (("dense", mlir_elements.dense), ("sparse", mlir_elements.sparse), ("array", mlir_elements.array)):
            if self.take(word):
                return read(self)
        if self.take("loc"):
            return self.location(of_operation=False)
        return Attribute("type", self.type())

    def dictionary(self) -> dict[str, Attribute]:
        """A dictionary."""
        found: dict[str, Attribute] = {}

        def entry() -> None:
            self.skip()
            start = self.at
            name = self.string() if self.peek('"') else self.match(WORD, "an attribute's name")
            if name in found:
                raise self.fail("duplicate key '%s' in dictionary attribute" % name, start)
            if not name:
                raise self.fail("expected valid attribute name", start)
            found[name] = self.attribute() if self.take("=") else Attribute("unit")

        self.items(entry, "{", "}")
        return found

    def map(self) -> Map:
        """An affine map, without the angle brackets."""
        names, dims, symbols = self.dims_and_symbols()
        self.expect("->")
        results = self.items(lambda: self.sum(names), "(", ")")
        return Map(dims, symbols, tuple(results))

    def set(self) -> Attribute:
        """An affine set, after its keyword."""
        self.expect("<")
        names, dims, symbols = self.dims_and_symbols()
        self.expect(":")
        signs = []

        def condition() -> tuple:
            left = self.sum(names)
            sign = next((one for one in ("==", ">=", "<=") if self.take(one)), None)
            if sign is None:
                raise self.fail("expected '== 0' or '>= 0' at end of affine constraint")
            right = self.sum(names)
            if sign == "<=":
                left, right = right, left
            signs.append("==" if sign == "==" else ">=")
            return affine("+", left, affine("*", right, ("c", -1)))

        results = self.items(condition, "(", ")")
        self.expect(">")
        # Everything is in a set without conditions.
        results, signs = results or [("c", 0)], signs or ["=="]
        return Attribute("set", (Map(dims, symbols, tuple(results)), tuple(signs)))

    def dims_and_symbols(self) -> tuple[dict[str, tuple], int, int]:
        """The names of a map or set, and how many are dims and symbols."""
        names: dict[str, tuple] = {}

        def entry(kind: str) -> Callable[[], None]:
            def one() -> None:
                self.skip()
                start = self.at
                name = self.match(WORD, "an identifier")
                if name in names:
                    raise self.fail("redefinition of identifier '%s'" % name, start)
                names[name] = (kind, sum(1 for known in names.values() if known[0] == kind))

            return one

        self.items(entry("d"), "(", ")")
        if self.peek("["):
            self.items(entry("s"), "[", "]")
        kinds = [kind for kind, _ in names.values()]
        return names, kinds.count("d"), kinds.count("s")

    def sum(self, names: dict[str, tuple]) -> tuple:
        """A sum of products."""
        left = self.product(names)
        while self.peek("+") or (self.peek("-") and not self.peek("->")):
            minus = not self.take("+")
            if minus:
                self.expect("-")
            right = self.product(names)
            left = affine("+", left, affine("*", right, ("c", -1)) if minus else right)
        return left

    def product(self, names: dict[str, tuple]) -> tuple:
        """A product of numbers, names and sums in brackets."""
        left = self.factor(names)
        while True:
            operator = next((one for one in ("*", "floordiv", "ceildiv", "mod") if self.take(one)), None)
            if operator is None:
                return left
            right = self.factor(names)
            if not has_no_dim(right) and not (operator == "*" and has_no_dim(left)):
                raise self.fail("non-affine expression")
            left = affine(operator, left, right)

    def factor(self, names: dict[str, tuple]) -> tuple:
        """A number, a name, or a sum in brackets."""
        self.skip()
        if self.take("("):
            inner = self.sum(names)
            self.expect(")")
            return inner
        if self.take("-"):
            return affine("*", self.factor(names), ("c", -1))
        if INTEGER.match(self.text, self.at):
            return ("c", self.integer())
        start = self.at
        name = self.match(WORD, "affine expression")
        if name not in names:
            raise self.fail("use of undeclared identifier", start)
        return names[name]

    def location(self, of_operation: bool = True) -> Attribute:
        """The content of `loc(..)`, with its brackets. The alias of an operation's location may come later."""
        self.expect("(")
        self.skip()
        place = self.place(self.at)
        found = Attribute("loc", ("unknown",))
        if of_operation and self.take("#"):
            self.later.append((self.match(NAME, "a location's name"), place))
        else:
            found = self.location_inside()
        self.expect(")")
        return found

    def later_locations(self) -> Iterator[MlirError]:
        """The locations of operations whose alias is missing, or not one of a location."""
        for name, place in self.later:
            if name not in self.aliases:
                yield MlirError(place, "operation location alias was never defined")
            elif self.aliases[name].kind != "loc":
                yield MlirError(place, "expected location")

    def location_inside(self) -> Attribute:
        """A location: texts, and the locations between them."""
        if self.peek('"'):
            return Attribute("loc", tuple(self.named_location()))
        if self.take("unknown"):
            return Attribute("loc", ("unknown",))
        if self.take("callsite"):
            self.expect("(")
            callee = self.location_inside()
            self.expect("at")
            caller = self.location_inside()
            self.expect(")")
            return Attribute("loc", ("callsite(", callee, " at ", caller, ")"))
        if self.take("fused"):
            parts: list = ["fused"]
            if self.take("<"):
                parts = ["fused<%s>" % attribute_text(self.attribute())]
                self.expect(">")
            found = dict.fromkeys(self.items(self.location_inside, "[", "]"))
            found.pop(Attribute("loc", ("unknown",)), None)
            if len(found) == 1 and parts == ["fused"]:
                return next(iter(found))
            for at, one in enumerate(found):
                parts += [", " if at else "[", one]
            return Attribute("loc", (*parts, "]"))
        if not self.peek("#"):
            raise self.fail("expected location instance")
        found = self.attribute()
        if found.kind != "loc":
            raise self.fail("expected location")
        return found

    def named_location(self) -> Iterator:
        """A file with a line, or a name with a location."""
        name = quoted(self.string())
        if self.take(":"):
            line = self.integer()
            column = self.integer() if self.take(":") else 0
            text = "%s:%d:%d" % (name, line, column)
            if self.take("to"):
                last = line if self.peek(":") else self.integer()
                self.expect(":")
                text += " to %s:%d" % ("" if last == line else last, self.integer())
            yield text
            return
        yield name
        if self.take("("):
            inner = self.location_inside()
            self.expect(")")
            yield from () if inner.value == ("unknown",) else ("(", inner, ")")

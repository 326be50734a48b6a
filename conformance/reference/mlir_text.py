"""Reads the parts of MLIR's operations: tokens, types, attributes, affine maps, locations.

Rules: MLIR's language reference. `mlir_read` uses it and reads operations.
"""

from __future__ import annotations

import re
from typing import Callable, Optional

from mlir_forms import WORD
from mlir_ir import Attribute, Map, MlirError, Place, Type, affine
from mlir_write import type_text

BLANK = re.compile(r"(?:[ \t\r\n]+|//[^\n]*)*")
NAME = re.compile(r"[0-9]+|[A-Za-z_$.-][A-Za-z0-9_$.-]*")
INTEGER = re.compile(r"-?(?:0x[0-9a-fA-F]+|[0-9]+)")
FLOAT = re.compile(r"-?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?")
STRING = re.compile(r'"(?:[^"\\\n]|\\[\\nt"]|\\[0-9a-fA-F]{2})*"')
SCALAR = re.compile(r"(?:si|ui|i)[0-9]+$|f[0-9]+[A-Z0-9a-z]*$|bf16$|tf32$|index$|none$")
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

    # -- characters

    def place(self, at: int) -> Place:
        """The line and the column of a position; for the end, those after the last token."""
        if at >= len(self.text):
            at = len(self.text.rstrip())
        start = self.text.rfind("\n", 0, at) + 1
        return self.first_line + self.text.count("\n", 0, at), at - start + 1

    def fail(self, message: str, at: Optional[int] = None) -> MlirError:
        """An error here."""
        self.skip()
        return MlirError(self.place(self.at if at is None else at), message)

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
        return self.string() if self.text.startswith('"', self.at) else self.match(NAME, "a symbol's name")

    def integer(self) -> int:
        """A number."""
        return int(self.match(INTEGER, "integer"), 0)

    # -- types

    def type(self) -> Type:
        """A type."""
        self.skip()
        start = self.at
        if self.peek("("):
            return self.function_type()
        if self.take("!"):
            name = self.match(NAME, "a type's name")
            if "." not in name:
                if name not in self.types:
                    raise self.fail("undefined symbol alias id '%s'" % name, start)
                return self.types[name]
            return Type("other", "!" + name + self.balanced())
        found = WORD.match(self.text, self.at)
        word = found[0] if found else ""
        if SCALAR.match(word):
            digits = re.sub(r"^[a-z]+", "", word)
            if word[0] in "isu" and digits.isdigit() and int(digits) > WIDEST:
                raise self.fail("integer bitwidth is limited to %d bits" % WIDEST)
            self.at += len(word)
            return Type("other", word)
        if word in ("tensor", "memref", "vector"):
            self.at += len(word)
            return self.shaped(word)
        if word in ("tuple", "complex"):
            self.at += len(word)
            inner = self.items(self.type, "<", ">")
            return Type("other", "%s<%s>" % (word, ", ".join(type_text(one) for one in inner)))
        raise self.fail("expected non-function type")

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
            found = re.compile(r"(\?|[0-9]+|\[[0-9]+\])x").match(self.text, self.at)
            if found is None:
                break
            if kind == "vector" and found[1] in ("?", "0"):
                raise self.fail("vector types must have positive constant sizes")
            if found[1].startswith("["):
                scalable.append(len(dims))
            dims.append(None if found[1] == "?" else int(found[1].strip("[]")))
            self.at = found.end()
        element = self.type()
        encoding, text = None, ""
        if self.take(","):
            if kind == "tensor":
                encoding = self.attribute()
            else:
                start = self.at
                while not self.peek(">"):
                    self.attribute()
                    if not self.take(","):
                        break
                text = self.text[start : self.at].strip()
        self.expect(">")
        if scalable:
            text = "scalable " + ",".join(map(str, scalable))
        return Type(kind, text, None if dims is None else tuple(dims), element, encoding)

    def balanced(self) -> str:
        """The text in the angle brackets that are next, with nested ones."""
        if not self.text.startswith("<", self.at):
            return ""
        start, depth = self.at, 0
        while self.at < len(self.text):
            found = STRING.match(self.text, self.at)
            if found:
                self.at = found.end()
                continue
            if self.text.startswith("->", self.at):
                self.at += 2
                continue
            depth += {"<": 1, "(": 1, "[": 1, "{": 1, ">": -1, ")": -1, "]": -1, "}": -1}.get(self.text[self.at], 0)
            self.at += 1
            if depth == 0:
                return self.text[start : self.at]
        raise self.fail("unbalanced '<'", start)

    # -- attributes

    def attribute(self) -> Attribute:
        """An attribute, with its type after a colon if it has one."""
        self.skip()
        start = self.at
        if self.peek('"'):
            return Attribute("string", self.string())
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
            if "." in name:
                return Attribute("other", "#" + name + self.balanced())
            if name not in self.aliases:
                raise self.fail("undefined symbol alias id '%s'" % name, start)
            return self.aliases[name]
        if FLOAT.match(self.text, self.at):
            value = float(self.match(FLOAT, "float"))
            return Attribute("float", value, self.type() if self.take(":") else Type("other", "f64"))
        if INTEGER.match(self.text, self.at):
            number = self.integer()
            return Attribute("integer", number, self.type() if self.take(":") else Type("other", "i64"))
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
        for word in ("strided", "array", "dense", "sparse", "loc"):
            if self.take(word):
                if word == "loc":
                    self.location()
                else:
                    self.skip()
                    self.balanced()
                    if word in ("dense", "sparse"):
                        self.expect(":")
                        self.type()
                return Attribute("other", self.text[start : self.at])
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
            found[name] = self.attribute() if self.take("=") else Attribute("unit")

        self.items(entry, "{", "}")
        return found

    def map(self) -> Map:
        """An affine map, without the angle brackets."""
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
        self.expect("->")
        results = self.items(lambda: self.sum(names), "(", ")")
        kinds = [kind for kind, _ in names.values()]
        return Map(kinds.count("d"), kinds.count("s"), tuple(results))

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
            left = affine(operator, left, self.factor(names))

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

    def location(self) -> None:
        """Skips the content of `loc(..)`, with its brackets."""
        self.expect("(")
        self.location_inside()
        self.expect(")")

    def location_inside(self) -> None:
        """A location."""
        if self.peek('"'):
            self.string()
            if self.take(":"):
                self.integer()
                self.expect(":")
                self.integer()
            elif self.take("("):
                self.location_inside()
                self.expect(")")
        elif self.take("unknown"):
            pass
        elif self.take("callsite"):
            self.expect("(")
            self.location_inside()
            self.expect("at")
            self.location_inside()
            self.expect(")")
        elif self.take("fused"):
            if self.take("<"):
                self.attribute()
                self.expect(">")
            self.items(self.location_inside, "[", "]")
        elif self.take("#"):
            self.match(NAME, "a location's name")
        else:
            raise self.fail("expected location instance")

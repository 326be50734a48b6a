"""Properties of several answers."""

from __future__ import annotations

import json
from typing import Any

from .lines import exit_line, listed
from .protocol import Json


class Refused(Exception):
    """A run was refused: the lines of the refusal."""


class Properties:
    """Properties across several answers."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask

    def run(self, source: str, flags: list) -> str:
        answer = self.ask({"op": "mlir.opt", "source": source, "flags": flags})
        line = exit_line(answer["rc"])
        if line != "exit 0":
            raise Refused("refused" if line == "exit 1" else line)
        return answer["stdout"]

    @staticmethod
    def holds(left: Json, right: Json) -> str:
        return "holds" if left == right else "does not hold"

    def lines(self, case: Json) -> str:
        words, source = case["arguments"], case.get("source", "")
        try:
            return getattr(self, case["operation"].split(".")[1].replace("-", "_"))(case, words, source)
        except Refused as refused:
            return str(refused)

    def idempotent(self, _: Json, flags: list, source: str) -> str:
        once = self.run(source, flags)
        return self.holds(once, self.run(once, flags))

    def verifies(self, _: Json, flags: list, source: str) -> str:
        once = self.run(source, flags)
        try:
            return self.holds(once, self.run(once, []))
        except Refused:
            return "does not hold"

    def inverse(self, _: Json, flags: list, source: str) -> str:
        plain = text = self.run(source, [])
        for flag in flags:
            text = self.run(text, [flag])
        return self.holds(plain, text)

    def deterministic(self, _: Json, flags: list, source: str) -> str:
        first = self.run(source, flags)
        return self.holds([first] * 3, [self.run(source, flags) for _ in range(3)])

    def same_sizes(self, _: Json, words: list, source: str) -> str:
        is_flag = [word.startswith("-") and any(c.isalpha() for c in word) for word in words]
        at = is_flag.index(True) if True in is_flag else len(words)
        name, *arguments = words[:at]
        after = self.run(source, words[at:])
        sizes = []
        for text in (source, after):
            request = {"op": "shape.eval", "source": text, "function": name,
                       "args": [json.loads(argument) for argument in arguments]}
            answer = self.ask(request)
            if not answer["ok"]:
                return "refused"
            sizes.append(answer["results"])
        return self.holds(*sizes)

    def read_back(self, case: Json, _: list, __: str) -> str:
        made = self.ask({"op": "sip.mangle", "input_hex": case["input"].encode("utf-8").hex()})
        if not all(made["sets"]):
            return "refused"
        lines = []
        for side in ("inputs", "results"):
            answer = self.ask({"op": "sip." + side, "input_hex": made["text_hex"]})
            lines.append("%s: %s" % (side, listed(answer["events"])))
        return "\n".join(lines)

"""Modules in notebooks."""

from __future__ import annotations

import html
import re
from typing import Dict, List, Optional, Sequence, Tuple

from ..diagnostics import Diagnostic, TextError

#: The kinds of tokens, by their first characters.
_KINDS: Tuple[Tuple["re.Pattern[str]", str], ...] = (
    (re.compile(r"//"), "#6a737d"),
    (re.compile(r'"'), "#032f62"),
    (re.compile(r"%"), "#24292e"),
    (re.compile(r"[@^]"), "#6f42c1"),
    (re.compile(r"[!#]"), "#e36209"),
    (re.compile(r"-?[0-9]"), "#005cc5"),
    (re.compile(r"[A-Za-z_][\w$]*\.[\w$.]+"), "#d73a49"),
    (re.compile(r"(?:tensor|memref|vector|index|none|tuple|complex|[su]?i[0-9]+|b?f[0-9]\w*)\b"), "#22863a"),
)

#: Longer texts are cut off.
_LONGEST = 200_000


class _Titles:
    """Findings by their places, which are asked for from the front."""

    def __init__(self, findings: Sequence[Diagnostic]) -> None:
        self._waiting = sorted(findings, key=lambda finding: -finding.start)
        self._open: List[Diagnostic] = []

    def at(self, start: int, end: int) -> Optional[Diagnostic]:
        """The first finding about some of a range."""
        while self._waiting and self._waiting[-1].start < end:
            self._open.append(self._waiting.pop())
        self._open = [finding for finding in self._open if start < max(finding.end, finding.start + 1)]
        return self._open[0] if self._open else None


def to_html(text: bytes, findings: Sequence[Diagnostic]) -> str:
    """A text with colours; findings are underlined with their message, and values have their shapes."""
    from .. import mlir, shape

    shown = text[:_LONGEST].decode("utf-8", "replace")
    titles = _Titles(findings)
    shapes: Dict[int, str] = {}
    try:
        for function in shape.explain(text[:_LONGEST]):
            for value in function.values:
                shapes[value.start] = str(value)
    except (TextError, ValueError):
        pass
    out: List[str] = []
    offset = 0
    for token in mlir.tokens(shown):
        end = offset + len(token.encode("utf-8"))
        escaped = html.escape(token)
        colour = next((colour for kind, colour in _KINDS if kind.match(token)), None)
        style = "" if colour is None else "color:%s" % colour
        title = shapes.get(offset, "")
        finding = titles.at(offset, end) if token.strip() else None
        if finding is not None:
            style += ";text-decoration:underline wavy red"
            title = "%s [%s]" % (finding.message, finding.code)
        if style or title:
            shown_title = ' title="%s"' % html.escape(title, quote=True) if title else ""
            escaped = '<span style="%s"%s>%s</span>' % (style.lstrip(";"), shown_title, escaped)
        out.append(escaped)
        offset = end
    more = "\n..." if len(text) > _LONGEST else ""
    return "<pre>%s%s</pre>" % ("".join(out), more)

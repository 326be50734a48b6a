"""Modules in notebooks."""

from __future__ import annotations

import html
import re
from typing import Dict, List, Tuple

from ..diagnostics import TextError

#: What tokens are, by their first characters.
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


def to_html(text: bytes) -> str:
    """A text with colours; findings are underlined and say what is wrong, and values say their shapes."""
    from .. import mlir, shape

    shown = text[:_LONGEST].decode("utf-8", "replace")
    findings = mlir.check(text)
    shapes: Dict[int, str] = {}
    try:
        for function in shape.explain(text):
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
        for finding in findings:
            if finding.start < end and offset < max(finding.end, finding.start + 1) and token.strip():
                style += ";text-decoration:underline wavy red"
                title = "%s [%s]" % (finding.message, finding.code)
                break
        if style or title:
            shown_title = ' title="%s"' % html.escape(title, quote=True) if title else ""
            escaped = '<span style="%s"%s>%s</span>' % (style.lstrip(";"), shown_title, escaped)
        out.append(escaped)
        offset = end
    more = "\n..." if len(text) > _LONGEST else ""
    return "<pre>%s%s</pre>" % ("".join(out), more)

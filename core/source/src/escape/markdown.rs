//! Markdown with text from files in it, for editors.
//!
//! Documentation in `.td` files is Markdown of unknown origin. Formatting, code and links to web pages stay. A space
//! breaks links to anything else, images and HTML. It is harmless everywhere, so no Markdown parser has to be imitated:
//! readers of Markdown differ in the code that they recognise.

use super::{escaped, is_control};

/// The distance in bytes within which the end of a tag is searched. A longer tag is treated as an active one.
const MAX_TAG_BYTES: usize = 256;

/// Elements whose content is not Markdown, or that act without attributes.
const ACTIVE: [&str; 18] = [
    "script",
    "style",
    "pre",
    "textarea",
    "title",
    "iframe",
    "xmp",
    "noembed",
    "noframes",
    "noscript",
    "plaintext",
    "template",
    "svg",
    "math",
    "form",
    "object",
    "details",
    "marquee",
];

/// Escapes Markdown so that it loads nothing and its links lead to web pages alone.
///
/// Code between plain fences is unchanged. A plain fence begins a line; a language may follow the opening one, and
/// the line of the closing one is empty after it. Readers differ in all other fences, so the text from one on is
/// escaped.
#[must_use]
pub fn markdown(text: &str) -> String {
    taken_apart(text, false)
}

/// As [`markdown`], for a file beside others of its kind: anchors, and links to such files and their headings, stay too.
/// Control characters are shown, because a page may be read in a terminal.
#[must_use]
pub fn page(text: &str) -> String {
    let is_hidden = |c: char| is_control(c) && !matches!(c, '\n' | '\r' | '\t');
    taken_apart(&escaped(text, is_hidden, |c| format!("\\u{{{:x}}}", u32::from(c))), true)
}

fn taken_apart(text: &str, is_page: bool) -> String {
    // Readers differ in whether a carriage return alone ends a line.
    let lines: Vec<String> = text.split("\r\n").map(|line| line.replace('\r', "\n")).collect();
    let text = &*lines.join("\r\n");
    let mut out = String::with_capacity(text.len());
    let mut open: Option<&str> = None;
    let mut is_sure = true;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let rest = text.get(at..).unwrap_or_default();
        at += line.len();
        let is_fence = is_sure && ["```", "~~~"].iter().any(|fence| line.contains(fence));
        match (open, plain_fence(line)) {
            _ if !is_fence => {}
            (None, Some((fence, _))) => {
                open = Some(fence);
                out.push_str(line);
                continue;
            }
            (Some(opened), Some((fence, ""))) => {
                open = open.filter(|_| !fence.starts_with(opened));
                out.push_str(line);
                continue;
            }
            _ => (open, is_sure) = (None, false),
        }
        if open.is_some() {
            out.push_str(line);
        } else {
            // For some readers, the definition of a link contains the fence after it.
            is_sure &= !line.contains("]:");
            push_line(&mut out, line, rest, is_page);
        }
    }
    out
}

/// The fence at the start of a line and the language after it, if it is a fence for every reader.
fn plain_fence(line: &str) -> Option<(&str, &str)> {
    let sign = line.chars().next().filter(|sign| matches!(sign, '`' | '~'))?;
    let length = line.len() - line.trim_start_matches(sign).len();
    let (fence, rest) = line.split_at_checked(length)?;
    (length >= 3 && !rest.contains(['`', '~']))
        .then(|| (fence, rest.trim_end_matches(['\n', '\r'])))
}

/// A line without its indentation and the signs of lists and quotes.
fn without_containers(line: &str) -> &str {
    let mut rest = line;
    loop {
        let inner = rest.trim_start().trim_start_matches(['>', '-', '+', '*']);
        let number = inner.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let inner = match number.len() < inner.len() {
            true => number.strip_prefix(['.', ')']).unwrap_or(inner),
            false => inner,
        };
        if inner.len() == rest.len() {
            return rest;
        }
        rest = inner;
    }
}

/// Appends a line outside of code blocks. `rest` is the text from the line on.
fn push_line(out: &mut String, line: &str, rest: &str, is_page: bool) {
    if is_page && is_anchor(line) {
        out.push_str(line);
        return;
    }
    let begins_block = line.len() - without_containers(line).len();
    let mut pushed = 0;
    for (at, found) in line.match_indices(['!', ']', '<']) {
        let after = at + found.len();
        let next = rest.get(after..).unwrap_or_default();
        let is_live = match found {
            "!" => next.starts_with('['),
            "]" => is_unsafe_link(next) && !(is_page && is_page_link(next)),
            _ if at == begins_block => {
                next.starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".contains(c))
            }
            _ => is_live_tag(next),
        };
        if is_live {
            out.push_str(line.get(pushed..after).unwrap_or_default());
            out.push(' ');
            pushed = after;
        }
    }
    out.push_str(line.get(pushed..).unwrap_or_default());
}

/// Whether the text after a `]` is the address of a link to anything but a web page or a heading.
fn is_unsafe_link(next: &str) -> bool {
    let address = match next.strip_prefix('(').or_else(|| next.strip_prefix(':')) {
        Some(address) => address.trim_start().trim_start_matches('<'),
        None => return false,
    };
    let is_web = ["https://", "http://"].iter().any(|scheme| {
        address.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    });
    !is_web && !address.starts_with('#')
}

/// Whether the text after a `]` is a link to a page in the same folder, or to a heading of one: `(name.md#heading)`.
fn is_page_link(next: &str) -> bool {
    let address = next.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let Some((address, _)) = address else { return false };
    let (file, heading) = address.split_once('#').unwrap_or((address, ""));
    file.ends_with(".md") && !file.starts_with('.') && is_of(file, "") && is_of(heading, ":")
}

/// Whether a line is an anchor and nothing else: `<a id="heading"></a>`.
fn is_anchor(line: &str) -> bool {
    let name = line.strip_prefix("<a id=\"").and_then(|rest| rest.strip_suffix("\"></a>\n"));
    name.is_some_and(|name| is_of(name, ":"))
}

/// Whether a name consists of letters, digits, the signs `_`, `-`, `.` and `$`, and additional `signs`.
fn is_of(name: &str, signs: &str) -> bool {
    name.chars().all(|c| c.is_alphanumeric() || "_-.$".contains(c) || signs.contains(c))
}

/// Whether the text after a `<` makes a tag that does something, or a link to anything but a web page.
fn is_live_tag(next: &str) -> bool {
    if next.starts_with('/') || next.starts_with("!--") || next.starts_with("![CDATA[") {
        return true;
    }
    let is_name = |character: char| character.is_ascii_alphanumeric() || "-+.".contains(character);
    let name_end = next.find(|character| !is_name(character)).unwrap_or(next.len());
    let (name, rest) = next.split_at_checked(name_end).unwrap_or((next, ""));
    if !name.starts_with(|character: char| character.is_ascii_alphabetic()) {
        return false;
    }
    let is_active = || ACTIVE.iter().any(|active| name.eq_ignore_ascii_case(active));
    match rest.bytes().next() {
        // `<scheme:address>`
        Some(b':') => !["http", "https"].iter().any(|web| name.eq_ignore_ascii_case(web)),
        Some(b'>') | None => is_active(),
        // Attributes: without a value they do nothing.
        Some(byte) if byte.is_ascii_whitespace() || byte == b'/' => {
            let attributes = rest.bytes().take_while(|&byte| byte != b'>').take(MAX_TAG_BYTES);
            let (mut length, mut has_value) = (0, false);
            for byte in attributes {
                length += 1;
                has_value |= byte == b'=';
            }
            has_value || length == MAX_TAG_BYTES || is_active()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formatting_code_and_web_links_stay() {
        for text in [
            "**bold** `code<i32>` [page](https://a.b/c) <https://a.b> <f32> a < b\n",
            "see [the table](#table), tensor<4x!t<i32>>, x[0] and %a[%i]\n",
            "```mlir\n%0 = affine.apply #map(%i)[%s](%t) : <img src=x>\n![a](b) ]: x\n```\n",
            "~~~\n<script>\n~~~\nfoo\n",
            "````\n```\n<script>\n~~~\n`````\nfoo\n",
            "```mlir\r\n#map(%i)[%s](%t)\r\n```\r\n```\r\n[](%t)\r\n```\r\n",
            "- a list\n- `memref<?x!llvm.ptr<i32 : 3>>`\n",
            "",
        ] {
            assert_eq!(markdown(text), text);
        }
    }

    #[test]
    fn nothing_is_loaded_and_nothing_runs() {
        for (text, safe) in [
            ("![a](https://evil/x.png)", "! [a](https://evil/x.png)"),
            ("![a][b]", "! [a][b]"),
            ("[a](command:x)", "[a] (command:x)"),
            ("[a]( <file:///etc>)", "[a] ( < file:///etc>)"),
            ("[a](\ncommand:x)", "[a] (\ncommand:x)"),
            ("[a](//evil/x)", "[a] (//evil/x)"),
            ("[a]: command:x", "[a] : command:x"),
            ("a <command:x>", "a < command:x>"),
            ("a <img src='x'>", "a < img src='x'>"),
            ("a <img\nsrc='x'>", "a < img\nsrc='x'>"),
            ("a <b/onclick=x>", "a < b/onclick=x>"),
            (
                &format!("a <img{}src=x>", " ".repeat(500)),
                &format!("a < img{}src=x>", " ".repeat(500)),
            ),
            ("a <SCRIPT>x</SCRIPT>", "a < SCRIPT>x< /SCRIPT>"),
            ("<div>", "< div>"),
            ("> - <div>", "> - < div>"),
            ("1. <!-- x", "1. < !-- x"),
            ("a <!-- x", "a < !-- x"),
        ] {
            assert_eq!(markdown(text), safe);
        }
    }

    #[test]
    fn pages_link_to_their_neighbours_alone() {
        for text in ["[`a.b`](a.md#a.b-type)\n", "<a id=\"a.b\"></a>\n", "[a](a.md), [b](b.c.md)"] {
            assert_eq!(page(text), text);
        }
        for text in [
            "[a](../a.md)",
            "[a](a.sh)",
            "[a](command:a.md)",
            "[a](.a.md)",
            "[a](a.md \"b\")",
            "<a id=\"a\" href=\"b\"></a>\n",
            "<a id=\"a\"></a><script>\n",
            "![a](a.md)",
        ] {
            assert_ne!(page(text), text);
        }
        assert_eq!(page("a\u{1b}\u{202e}\n\tb"), "a\\u{1b}\\u{202e}\n\tb");
    }

    #[test]
    fn text_that_only_looks_like_code_is_escaped() {
        let live = "[a](command:x)\n";
        let dead = "[a] (command:x)\n";
        for before in [
            "- x\n  ```\n",
            "- ```\n",
            "> ~~~\n",
            " ```\n```\n",
            "- x\n  ~~~\n```\n",
            "````\n```\n`````\n",
            "``` a`b\n",
            "`\n",
            "a `b\n",
            // Fences that close for some readers.
            "```\n    ```\n```\n",
            "```\n\t```\n```\n",
            "```\n ```\n",
            "```\n```\u{a0}\n```\n",
            "```\n```\u{c}\n```\n",
            "```\n``` \n",
            "```\n```\t\n",
            "```\n```~\n",
            "```\n> ```\n",
            "```\nfoo\u{2028}```\n",
            "```\nfoo\u{b}```\n```\n",
            "~~~\n    ~~~\n~~~\n",
            "```\n```mlir\n",
            // Fences that open for some readers.
            "foo\u{2028}```\n```\n",
            "\u{feff}```\n```\n",
            "    ```\n```\n",
            // A carriage return ends a line.
            "```\nfoo\r```\r",
            "```\rfoo\n```\r",
            "foo\r```\r```\n",
            // The definition of a link whose title contains a fence.
            "[x]: https://a.b 'foo\n```\nfoo'\n",
            "[x]: https://a.b\n(foo\n```\nfoo)\n",
        ] {
            let kept = before.replace('\r', "\n");
            assert_eq!(markdown(&format!("{before}{live}")), format!("{kept}{dead}"), "{before:?}");
        }
        assert_eq!(markdown("a\r<div>"), "a\n< div>");
        let hidden = "<pre>\n```\n<img src=x>\n";
        assert!(!markdown(hidden).contains("<pre"));
    }
}

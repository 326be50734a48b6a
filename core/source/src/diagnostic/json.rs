//! Diagnostics as JSON, in the shape of the conformance adapter.

use super::Diagnostic;
use crate::text::{Encoding, LineIndex};
use std::fmt::Write as _;

/// Appends a JSON array with an object for each diagnostic: `code`, `severity`, `start` and `end`
/// in bytes, `line` and `column` counted from 1 (columns in characters), `message`, and where
/// there are any `related` (`path` where that is another file, `start`, `end`, `message`) and `fix` (`title`, `edits` with `start`,
/// `end`, `replacement`; replacements that are not UTF-8 are given in `replacement_hex`).
pub fn write_json(out: &mut String, text: &[u8], lines: &LineIndex, diagnostics: &[Diagnostic]) {
    out.push('[');
    for (index, diagnostic) in diagnostics.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_one(out, text, lines, diagnostic);
    }
    out.push(']');
}

fn write_one(out: &mut String, text: &[u8], lines: &LineIndex, diagnostic: &Diagnostic) {
    let place = lines.line_column(text, diagnostic.span.start(), Encoding::Utf32);
    // Writing to a String cannot fail, here and below.
    let _ = write!(
        out,
        r#"{{"code":"{}","severity":"{}","start":{},"end":{},"line":{},"column":{},"message":"#,
        diagnostic.code,
        diagnostic.severity.name(),
        diagnostic.span.start(),
        diagnostic.span.end(),
        place.line + 1,
        place.column + 1,
    );
    write_string(out, &diagnostic.message);
    if !diagnostic.related.is_empty() {
        out.push_str(r#","related":["#);
        for (index, related) in diagnostic.related.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let (start, end) = (related.span.start(), related.span.end());
            let _ = write!(out, r#"{comma}{{"#);
            if let Some(path) = &related.path {
                out.push_str(r#""path":"#);
                write_string(out, path);
                out.push(',');
            }
            let _ = write!(out, r#""start":{start},"end":{end},"message":"#);
            write_string(out, &related.message);
            out.push('}');
        }
        out.push(']');
    }
    if let Some(fix) = &diagnostic.fix {
        out.push_str(r#","fix":{"title":"#);
        write_string(out, &fix.title);
        out.push_str(r#","edits":["#);
        for (index, edit) in fix.edits.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let (start, end) = (edit.span.start(), edit.span.end());
            let _ = write!(out, r#"{comma}{{"start":{start},"end":{end},"#);
            write_replacement(out, &edit.replacement);
            out.push('}');
        }
        out.push_str("]}");
    }
    out.push('}');
}

fn write_replacement(out: &mut String, replacement: &[u8]) {
    if let Ok(text) = std::str::from_utf8(replacement) {
        out.push_str(r#""replacement":"#);
        write_string(out, text);
    } else {
        out.push_str(r#""replacement_hex":""#);
        for byte in replacement {
            let _ = write!(out, "{byte:02x}");
        }
        out.push('"');
    }
}

/// Appends a JSON string literal.
fn write_string(out: &mut String, text: &str) {
    out.push('"');
    // What stands between characters of ASCII is UTF-8.
    escaped(text.as_bytes(), &mut |piece| {
        out.push_str(std::str::from_utf8(piece).unwrap_or_default());
    });
    out.push('"');
}

/// Gives a text in pieces as it stands between the quotes of a JSON string literal. What needs no
/// escape is one piece.
pub fn escaped(text: &[u8], push: &mut impl FnMut(&[u8])) {
    let mut start = 0;
    let mut escape = |index: usize, byte: u8| {
        push(text.get(start..index).unwrap_or_default());
        start = index + 1;
        match byte {
            b'"' => push(b"\\\""),
            b'\\' => push(b"\\\\"),
            b'\n' => push(b"\\n"),
            b'\r' => push(b"\\r"),
            b'\t' => push(b"\\t"),
            control => push(format!("\\u{control:04x}").as_bytes()),
        }
    };
    let is_rare = |byte: u8| byte < 0x20 && byte != b'\n';
    // A long text is searched many bytes at once.
    if text.len() < 32 || text.iter().fold(false, |any, &byte| any | is_rare(byte)) {
        for (index, &byte) in text.iter().enumerate().filter(|(_, byte)| needs_escape(**byte)) {
            escape(index, byte);
        }
    } else {
        for index in memchr::memchr3_iter(b'"', b'\\', b'\n', text) {
            escape(index, text.get(index).copied().unwrap_or_default());
        }
    }
    push(text.get(start..).unwrap_or_default());
}

fn needs_escape(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::codes;
    use crate::text::{Span, TextEdit};

    #[test]
    fn every_field_is_valid_json() {
        let text = "é\n  x\"\u{1}".as_bytes();
        let diagnostic = Diagnostic::new(codes::limit::DEPTH, Span::new(5, 6), "a \"b\"\n\u{1}")
            .with_related(Span::new(0, 2), "here\\")
            .with_fix("drop it", vec![TextEdit::new(Span::new(5, 6), vec![0xff])]);
        let mut out = String::new();
        write_json(&mut out, text, &LineIndex::new(text), &[diagnostic]);
        let value: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(value[0]["line"], 2);
        assert_eq!(value[0]["column"], 3);
        assert_eq!(value[0]["message"], "a \"b\"\n\u{1}");
        assert_eq!(value[0]["related"][0]["message"], "here\\");
        assert_eq!(value[0]["fix"]["edits"][0]["replacement_hex"], "ff");
    }
}

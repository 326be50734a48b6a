//! Diagnostics as JSON, in the shape of the conformance adapter.

use super::Diagnostic;
use crate::text::{Encoding, LineIndex, Span};
use std::fmt::Write as _;

/// Appends a JSON array with an object for each diagnostic. `start` and `end` are in bytes, lines and columns
/// counted from 1 (columns in characters). The members are:
///
/// - `code`, `severity`, `start`, `end`, `line`, `column`, `end_line`, `end_column`, `message`
/// - `related`, if any: `path` if it is another file, `start`, `end`, `message`, and lines and columns as above if the
///   text of the file is known
/// - `help`, if any: the next step in words
/// - `fix`, if any: `title`, and `edits` with `start`, `end`, `replacement`; replacements that are not UTF-8 are
///   given in `replacement_hex`
pub fn write_json(out: &mut String, text: &[u8], lines: &LineIndex, diagnostics: &[Diagnostic]) {
    write_json_among(out, (text, lines), diagnostics, |_| None);
}

/// As [`write_json`]; `others` returns the texts of other files, by the paths in diagnostics.
pub fn write_json_among<'t>(
    out: &mut String,
    own: (&'t [u8], &'t LineIndex),
    diagnostics: &[Diagnostic],
    others: impl Fn(&str) -> Option<(&'t [u8], &'t LineIndex)>,
) {
    out.push('[');
    for (index, diagnostic) in diagnostics.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_one(out, own, diagnostic, &others);
    }
    out.push(']');
}

fn write_one<'t>(
    out: &mut String,
    own: (&'t [u8], &'t LineIndex),
    diagnostic: &Diagnostic,
    others: &impl Fn(&str) -> Option<(&'t [u8], &'t LineIndex)>,
) {
    // Writing to a String cannot fail, here and below.
    let _ = write!(
        out,
        r#"{{"code":"{}","severity":"{}","#,
        diagnostic.code,
        diagnostic.severity.name()
    );
    write_place(out, Some(own), diagnostic.span);
    out.push_str(r#","message":"#);
    write_string(out, &diagnostic.message);
    if !diagnostic.related.is_empty() {
        out.push_str(r#","related":["#);
        for (index, related) in diagnostic.related.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let _ = write!(out, r#"{comma}{{"#);
            let file = match &related.path {
                Some(path) => {
                    out.push_str(r#""path":"#);
                    write_string(out, path);
                    out.push(',');
                    others(path)
                }
                None => Some(own),
            };
            write_place(out, file, related.span);
            out.push_str(r#","message":"#);
            write_string(out, &related.message);
            out.push('}');
        }
        out.push(']');
    }
    if let Some(help) = diagnostic.next_step() {
        out.push_str(r#","help":"#);
        write_string(out, help);
    }
    if let Some(fix) = &diagnostic.fix {
        out.push_str(r#","fix":{"title":"#);
        write_string(out, &fix.title);
        let _ = write!(out, r#","applicability":"{}","edits":["#, fix.applicability.name());
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

/// Writes the members of a place; its lines and columns if the text is known.
fn write_place(out: &mut String, file: Option<(&[u8], &LineIndex)>, span: Span) {
    let _ = write!(out, r#""start":{},"end":{}"#, span.start(), span.end());
    let Some((text, lines)) = file else { return };
    let place = lines.line_column(text, span.start(), Encoding::Utf32);
    let end = lines.line_column(text, span.end(), Encoding::Utf32);
    let _ = write!(
        out,
        r#","line":{},"column":{},"end_line":{},"end_column":{}"#,
        place.line + 1,
        place.column + 1,
        end.line + 1,
        end.column + 1,
    );
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
    // The text between ASCII characters is UTF-8.
    escaped(text.as_bytes(), &mut |piece| {
        out.push_str(std::str::from_utf8(piece).unwrap_or_default());
    });
    out.push('"');
}

/// Passes a text in pieces, escaped for a JSON string literal. Text without escapes is one piece.
pub fn escaped(text: &[u8], push: &mut impl FnMut(&[u8])) {
    let mut rest = text;
    loop {
        let (plain, after) = rest.split_at_checked(plain_prefix(rest)).unwrap_or((rest, b""));
        push(plain);
        let Some((&byte, after)) = after.split_first() else { return };
        rest = after;
        match byte {
            b'"' => push(b"\\\""),
            b'\\' => push(b"\\\\"),
            b'\n' => push(b"\\n"),
            b'\r' => push(b"\\r"),
            b'\t' => push(b"\\t"),
            control => push(format!("\\u{control:04x}").as_bytes()),
        }
    }
}

/// The number of bytes before the first that needs an escape.
fn plain_prefix(text: &[u8]) -> usize {
    let (words, rest) = text.as_chunks::<8>();
    for (start, word) in (0..).step_by(8).zip(words) {
        if let Some(place) = first_escape(*word) {
            return start + place;
        }
    }
    match text.last_chunk::<8>() {
        _ if rest.is_empty() => text.len(),
        // Characters that have been inspected already need no escape.
        Some(word) => text.len() - first_escape(*word).map_or(0, |place| 8 - place),
        None => rest.iter().position(|&byte| needs_escape(byte)).unwrap_or(rest.len()),
    }
}

fn needs_escape(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

/// The first of eight bytes that needs an escape. All are inspected at once: the highest bit of each decides.
fn first_escape(bytes: [u8; 8]) -> Option<usize> {
    const LOW_BITS: u64 = u64::MAX / 0xff;
    const HIGH_BITS: u64 = LOW_BITS << 7;
    let word = u64::from_le_bytes(bytes);
    // A match may affect the bytes above it through the borrow.
    let below = |word: u64, bound: u64| word.wrapping_sub(LOW_BITS * bound) & !word;
    let is = |byte: u8| below(word ^ (LOW_BITS * u64::from(byte)), 1);
    let found = (below(word, 0x20) | is(b'"') | is(b'\\')) & HIGH_BITS;
    (found != 0).then(|| found.trailing_zeros() as usize / 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Fix, codes};
    use crate::text::TextEdit;

    #[test]
    fn every_byte_is_escaped_at_every_position() {
        for byte in 0..=0xffu8 {
            for place in 0..20 {
                let mut text = [b'a'; 20];
                text[place] = byte;
                let mut out = Vec::new();
                escaped(&text, &mut |piece| out.extend_from_slice(piece));
                let is_plain = out == text;
                assert_eq!(is_plain, byte >= 0x20 && byte != b'"' && byte != b'\\');
                if byte < 0x80 {
                    let literal = format!("\"{}\"", String::from_utf8(out).unwrap());
                    let read: String = serde_json::from_str(&literal).unwrap();
                    assert_eq!(read.as_bytes(), text);
                }
            }
        }
    }

    #[test]
    fn every_field_is_valid_json() {
        let text = "é\n  x\"\u{1}".as_bytes();
        let diagnostic = Diagnostic::new(codes::limit::DEPTH, Span::new(5, 6), "a \"b\"\n\u{1}")
            .with_related(Span::new(0, 2), "here\\")
            .with_fix(Fix::safe("drop it", vec![TextEdit::new(Span::new(5, 6), vec![0xff])]));
        let mut out = String::new();
        write_json(&mut out, text, &LineIndex::new(text), &[diagnostic]);
        let value: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(value[0]["line"], 2);
        assert_eq!(value[0]["column"], 3);
        assert_eq!((&value[0]["end_line"], &value[0]["end_column"]), (&2.into(), &4.into()));
        assert_eq!(value[0]["message"], "a \"b\"\n\u{1}");
        let related = &value[0]["related"][0];
        assert_eq!((&related["message"], &related["end_column"]), (&"here\\".into(), &2.into()));
        assert_eq!(value[0]["fix"]["edits"][0]["replacement_hex"], "ff");
    }
}

//! Helpers for several tests of signatures.

use super::fields::decimal_len;
use super::visit::{StructKind, Visitor};
use abide_source::text::Span;

/// Writes down the events of a visit in the notation of the conformance adapter, with keys as
/// text.
#[derive(Default)]
pub(crate) struct Events(pub(crate) Vec<String>);

impl Visitor<'_> for Events {
    fn integer_key(&mut self, key: i32, _: Span) {
        self.0.push(format!("k{key}"));
    }

    fn string_key(&mut self, key: &[u8], _: Span) {
        self.0.push(format!("K{}", String::from_utf8_lossy(key)));
    }

    fn open_struct(&mut self, kind: StructKind, _: Span) {
        self.0.push(if kind == StructKind::Sequence { "[" } else { "{" }.to_owned());
    }

    fn close_struct(&mut self, _: StructKind) {
        self.0.push("close".to_owned());
    }

    fn raw_index(&mut self, index: i32, _: Span) {
        self.0.push(format!("_{index}"));
    }
}

/// A signature without results whose input is one leaf in `depth` sequences.
pub(crate) fn nested(depth: usize) -> Vec<u8> {
    let mut lengths = Vec::with_capacity(depth);
    let mut content = 2;
    for level in 0..depth {
        if level > 0 {
            content += 1 + decimal_len(content as i64 + 1) + 1;
        }
        content += 2;
        lengths.push(content);
    }
    if let Some(outermost) = lengths.last() {
        content = outermost + 1 + decimal_len(*outermost as i64 + 1) + 1;
    }
    let mut text = format!("I{}!", content + 1).into_bytes();
    for length in lengths.iter().rev() {
        text.extend_from_slice(format!("S{}!k0", length + 1).as_bytes());
    }
    text.extend_from_slice(b"_0R1!");
    text
}

//! JSON as compact text.

use super::{Json, Kind, NodeId};

/// Appends a value without any white space.
///
/// Numbers keep their text; strings are written with only the escapes that JSON demands; invalid values become
/// `null`. A text without errors is written as one that parses without errors, to the same value; writing is
/// idempotent.
pub fn write_compact(out: &mut String, json: &Json<'_>, id: NodeId) {
    // An explicit stack rather than recursion: the depth is the input's.
    let mut open: Vec<Open<'_>> = Vec::new();
    open_value(out, json, id, &mut open);
    while let Some(top) = open.last_mut() {
        let Some(child) = top.children.next() else {
            out.push(if top.object { '}' } else { ']' });
            open.pop();
            continue;
        };
        // In an object the children are key, value, key, value.
        match (top.count, top.object && top.count % 2 == 1) {
            (_, true) => out.push(':'),
            (0, _) => {}
            _ => out.push(','),
        }
        top.count += 1;
        open_value(out, json, child, &mut open);
    }
}

/// A partially written array or object.
struct Open<'j> {
    children: super::Children<'j>,
    object: bool,
    /// The number of children already written or begun.
    count: usize,
}

fn open_value<'j>(out: &mut String, json: &'j Json<'_>, id: NodeId, open: &mut Vec<Open<'j>>) {
    match json.kind(id) {
        Kind::Null | Kind::Invalid => out.push_str("null"),
        Kind::True => out.push_str("true"),
        Kind::False => out.push_str("false"),
        Kind::NaN => out.push_str("NaN"),
        Kind::Infinity => out.push_str("Infinity"),
        Kind::NegativeInfinity => out.push_str("-Infinity"),
        Kind::Number => out.push_str(json.number_text(id)),
        Kind::String => write_string(out, &json.string(id)),
        kind @ (Kind::Array | Kind::Object) => {
            let object = kind == Kind::Object;
            out.push(if object { '{' } else { '[' });
            open.push(Open { children: json.children(id, kind), object, count: 0 });
        }
    }
}

/// Appends a string with the escapes that JSON demands.
pub(crate) fn write_string(out: &mut String, text: &str) {
    use std::fmt::Write as _;
    out.push('"');
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| byte < 0x20 || byte == b'"' || byte == b'\\')
    {
        let (plain, tail) = rest.split_at(at);
        out.push_str(plain);
        let mut characters = tail.chars();
        match characters.next() {
            Some('"') => out.push_str("\\\""),
            Some('\\') => out.push_str("\\\\"),
            Some('\n') => out.push_str("\\n"),
            Some('\r') => out.push_str("\\r"),
            Some('\t') => out.push_str("\\t"),
            // Writing to a String cannot fail.
            Some(control) => {
                let _ = write!(out, "\\u{:04x}", u32::from(control));
            }
            None => {}
        }
        rest = characters.as_str();
    }
    out.push_str(rest);
    out.push('"');
}

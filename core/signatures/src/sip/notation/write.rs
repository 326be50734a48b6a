//! Trees to notation.

use crate::sip::tree::{Key, NodeId, Siblings, Tree, Value};
use crate::sip::visit::{Side, StructKind};
use std::fmt::Write as _;

/// Writes a signature in the [notation](super), leaves as `%` and the raw index.
#[must_use]
pub fn write_notation(inputs: &Tree, results: &Tree) -> String {
    write_notation_with(inputs, results, |_, raw_index, out| {
        // Writing to a String cannot fail.
        let _ = write!(out, "%{raw_index}");
    })
}

/// Writes a signature in the [notation](super). `name` writes each leaf, such as the name or the type of an argument:
/// it gets the half, the raw index, and the text to append to.
#[must_use]
pub fn write_notation_with(
    inputs: &Tree,
    results: &Tree,
    name: impl FnMut(Side, i32, &mut String),
) -> String {
    let mut writer = Writer { out: String::new(), name };
    writer.half(inputs, Side::Inputs);
    writer.out.push_str(" -> ");
    writer.half(results, Side::Results);
    writer.out
}

struct Writer<F> {
    out: String,
    name: F,
}

/// A struct that is being written.
struct Level<'a> {
    children: Siblings<'a>,
    kind: StructKind,
    /// The key that the next element has if none is written.
    next_index: Option<i32>,
    first: bool,
    close: &'static str,
}

impl<F: FnMut(Side, i32, &mut String)> Writer<F> {
    fn half(&mut self, tree: &Tree, side: Side) {
        let mut roots = tree.roots();
        match (side, roots.next(), roots.next()) {
            (Side::Inputs, None, _) => self.out.push_str("()"),
            (Side::Results, None, _) => self.out.push_str("None"),
            (Side::Results, Some(root), None) => self.value(tree, side, root, false),
            (Side::Inputs, Some(root), None) if matches!(tree.value(root), Value::Leaf(_)) => {
                self.value(tree, side, root, false);
            }
            _ => self.starred(tree, side),
        }
    }

    /// Writes roots as the arguments of a call.
    fn starred(&mut self, tree: &Tree, side: Side) {
        self.out.push('(');
        for (index, root) in tree.roots().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            let has_elements = tree.children(root).next().is_some();
            match tree.value(root) {
                Value::Struct(StructKind::Sequence)
                    if index == 0 && has_elements && side == Side::Inputs =>
                {
                    self.value(tree, side, root, true);
                    continue;
                }
                Value::Struct(StructKind::Dictionary) => self.out.push_str("**"),
                _ => self.out.push('*'),
            }
            self.value(tree, side, root, false);
        }
        self.out.push(')');
    }

    /// Writes a value and all below it; `bare` leaves out its own brackets.
    fn value(&mut self, tree: &Tree, side: Side, root: NodeId, bare: bool) {
        let mut levels = Vec::new();
        self.begin(tree, side, root, bare, &mut levels);
        while let Some(level) = levels.last_mut() {
            let Some(child) = level.children.next() else {
                self.out.push_str(level.close);
                levels.pop();
                continue;
            };
            if !std::mem::take(&mut level.first) {
                self.out.push_str(", ");
            }
            self.key(tree, child, level);
            self.begin(tree, side, child, false, &mut levels);
        }
    }

    fn begin<'a>(
        &mut self,
        tree: &'a Tree,
        side: Side,
        node: NodeId,
        bare: bool,
        levels: &mut Vec<Level<'a>>,
    ) {
        let kind = match tree.value(node) {
            Value::Leaf(index) => return (self.name)(side, index, &mut self.out),
            Value::Missing => return self.out.push_str("..."),
            Value::Struct(kind) => kind,
        };
        let (open, close) = match kind {
            _ if bare => ("", ""),
            StructKind::Sequence => ("[", "]"),
            StructKind::Dictionary => ("{", "}"),
        };
        self.out.push_str(open);
        let children = tree.children(node);
        levels.push(Level { children, kind, next_index: Some(0), first: true, close });
    }

    /// Writes a key, except the default keys of list elements.
    fn key(&mut self, tree: &Tree, node: NodeId, level: &mut Level<'_>) {
        match tree.key(node) {
            None => {}
            Some(Key::Name(name)) => {
                write_name(&mut self.out, name);
                self.out.push_str(": ");
            }
            Some(Key::Index(index)) => {
                let expected = level.kind == StructKind::Sequence
                    && level.next_index == Some(index)
                    && tree.value(node) != Value::Missing;
                level.next_index = index.checked_add(1);
                if !expected {
                    let _ = write!(self.out, "{index}: ");
                }
            }
        }
    }
}

/// Writes a key as a Python literal: a string if it is UTF-8, else bytes.
fn write_name(out: &mut String, name: &[u8]) {
    let escape = |out: &mut String, code: u32| {
        let _ = write!(out, "\\x{code:02x}");
    };
    if let Ok(text) = std::str::from_utf8(name) {
        out.push('"');
        for character in text.chars() {
            match character {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\r' => out.push_str("\\r"),
                '\t' => out.push_str("\\t"),
                '\0'..' ' | '\x7f' => escape(out, u32::from(character)),
                _ => out.push(character),
            }
        }
    } else {
        out.push_str("b\"");
        for &byte in name {
            match byte {
                b'"' => out.push_str("\\\""),
                b'\\' => out.push_str("\\\\"),
                0x20..0x7f => out.push(char::from(byte)),
                _ => escape(out, u32::from(byte)),
            }
        }
    }
    out.push('"');
}

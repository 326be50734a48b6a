//! Parsers of the bodies of the dialect's types.

use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Detail, Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;

/// The error between the brackets of `!emitc.name<…>` at `span`. The brackets match.
pub(super) fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    let own = text.get(span.start() as usize..span.end() as usize).unwrap_or_default();
    if let Some(message) = opaque(own) {
        return Some(Diagnostic::new(codes::mlir::TYPE_BODY, span, message));
    }
    let fault = type_(&mut cursor).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}

fn type_(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    if !cursor.eat(b'!') {
        return Ok(());
    }
    let Some(name) = cursor.word() else { return Ok(()) };
    match cursor.slice(name) {
        b"emitc.array" => array(cursor),
        b"emitc.ptr" => {
            cursor.expect(b'<')?;
            inner(cursor, &["!emitc.lvalue<"], |_| rule!("pointers to lvalues are not allowed"))
        }
        b"emitc.lvalue" => {
            cursor.expect(b'<')?;
            inner(cursor, &["!emitc.array<"], |_| {
                rule!("!emitc.lvalue cannot wrap !emitc.array type")
            })
        }
        _ => Ok(()),
    }
}

/// Parses a nested type; refuses types with these prefixes.
fn inner(
    cursor: &mut Cursor<'_>,
    refused: &[&str],
    message: impl Fn(&str) -> Detail,
) -> Result<(), Fault> {
    let span = cursor.type_text()?;
    let text = String::from_utf8_lossy(cursor.slice(span)).into_owned();
    if refused.iter().any(|start| text.starts_with(start)) {
        return Cursor::fault_at(span, message(&text));
    }
    if let Some(mut within) = cursor.within(span) {
        type_(&mut within)?;
    }
    Ok(())
}

/// `<4x8xi32>`
fn array(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    if cursor.at(b'?') {
        return cursor.fault("expected static shape");
    }
    if cursor.dimensions()?.is_empty() {
        return cursor.fault("shape must not be empty");
    }
    inner(cursor, &["tensor<", "memref<", "vector<", "tuple<", "!emitc.array<"], |own| {
        rule!("invalid array element type '{}'", own)
    })
}

/// The error in the text of an opaque type.
fn opaque(own: &[u8]) -> Option<&'static str> {
    match own.strip_prefix(b"!emitc.opaque<")?.strip_suffix(b">")? {
        b"\"\"" => Some("expected non empty string in !emitc.opaque type"),
        [b'"', .., b'*', b'"'] => {
            Some("pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead")
        }
        _ => None,
    }
}

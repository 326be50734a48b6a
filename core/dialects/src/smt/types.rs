//! Rules of the types of `smt`.

use crate::body::{Cursor, Fault, checked};
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The error in a type of the dialect at `span`.
pub(super) fn check(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    checked(text, span, limits, |cursor| {
        let name = cursor.type_name();
        let name = cursor.slice(name);
        if !cursor.eat(b'<') {
            return Ok(());
        }
        match name {
            b"!smt.bv" => width(cursor),
            b"!smt.array" => array(cursor),
            b"!smt.func" => function(cursor),
            _ => Ok(()),
        }
    })
}

/// The width of a bit-vector.
fn width(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    const MESSAGE: &str = "bit-vector must have at least a width of one";
    if cursor.at(b'-') {
        return cursor.fault(MESSAGE);
    }
    match cursor.integer() {
        Some((span, 0)) => Cursor::fault_at(span, MESSAGE),
        _ => Ok(()),
    }
}

/// `[!smt.int -> !smt.bool]`
fn array(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'[')?;
    value(cursor, true, "domain must be any SMT value type")?;
    cursor.expect(b'-')?;
    cursor.expect(b'>')?;
    value(cursor, true, "range must be any SMT value type")
}

/// `(!smt.int, !smt.bool) !smt.bool`
fn function(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'(')?;
    loop {
        value(cursor, false, "domain types must be any non-function SMT type")?;
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.expect(b')')?;
    value(cursor, false, "range type must be any non-function SMT type")
}

/// A type of a value of the dialect, a function where these are allowed.
fn value(
    cursor: &mut Cursor<'_>,
    allows_function: bool,
    message: &'static str,
) -> Result<(), Fault> {
    let span = cursor.type_text()?;
    let text = cursor.slice(span);
    // An alias may be any type.
    let is_alias = text.first() == Some(&b'!') && !text.contains(&b'.');
    let is_own = text.starts_with(b"!smt.") && (allows_function || !text.starts_with(b"!smt.func"));
    if is_alias || is_own { Ok(()) } else { Cursor::fault_at(span, message) }
}

//! What stands between the brackets of the types of the dialect.

use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Types that no element of an array has.
const WITHOUT_SIZE: [&[u8]; 4] = [b"void", b"label", b"metadata", b"token"];

/// What is wrong between the brackets of `!llvm.name<…>` at `span`. The brackets are known to match.
pub(super) fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    if !cursor.eat(b'!') {
        return None;
    }
    let name = cursor.word()?;
    let own = cursor.slice(name).strip_prefix(b"llvm.")?;
    let fault = type_(&mut cursor, own).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}

/// What stands behind the name of a type.
fn type_(cursor: &mut Cursor<'_>, name: &[u8]) -> Result<(), Fault> {
    if !cursor.eat(b'<') {
        return Ok(());
    }
    match name {
        b"array" => {
            if cursor.integer().is_none() {
                return cursor.fault("expected integer value");
            }
            array(cursor)
        }
        b"target" if !cursor.at(b'"') => cursor.fault("expected string"),
        _ => Ok(()),
    }
}

/// ` x type>`, of which the number has been read.
fn array(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    let Some(by) = cursor.word() else { return Ok(()) };
    if cursor.slice(by) != b"x" {
        return Ok(());
    }
    let is_qualified = cursor.eat(b'!');
    let Some(element) = cursor.word() else { return Ok(()) };
    let name = cursor.slice(element);
    let own = if is_qualified { name.strip_prefix(b"llvm.") } else { Some(name) };
    let Some(own) = own else { return Ok(()) };
    if WITHOUT_SIZE.contains(&own) {
        let name = String::from_utf8_lossy(own).into_owned();
        return Cursor::fault_at(element, format!("invalid array element type: '!llvm.{name}'"));
    }
    type_(cursor, own)
}

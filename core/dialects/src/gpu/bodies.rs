//! Parsers of the bodies of the dialect's types.

use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The element types that a matrix may have.
const ELEMENTS: [&[u8]; 7] = [b"si8", b"ui8", b"i8", b"i32", b"f16", b"f32", b"f64"];

/// The error between the brackets of `!gpu.name<…>` at `span`. The brackets match.
pub(super) fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    if !cursor.eat(b'!') {
        return None;
    }
    let name = cursor.word()?;
    if cursor.slice(name) != b"gpu.mma_matrix" {
        return None;
    }
    let fault = matrix(&mut cursor).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}

/// `<16x16xf16, "AOp">`
fn matrix(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    if cursor.at(b'?') {
        return cursor.fault("expected static shape");
    }
    let sizes = cursor.dimensions()?;
    if cursor.at(b'?') {
        return cursor.fault("expected static shape");
    }
    let element = cursor.type_text()?;
    cursor.expect(b',')?;
    if sizes.len() != 2 {
        return Cursor::fault_at(element, "MMAMatrixType must have exactly two dimensions");
    }
    if !ELEMENTS.contains(&cursor.slice(element)) {
        let message = "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64";
        return Cursor::fault_at(element, message);
    }
    Ok(())
}

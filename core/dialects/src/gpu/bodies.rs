//! Checks of the bodies of the dialect's types.

use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// The element types that a matrix may have.
const ELEMENTS: [&[u8]; 7] = [b"si8", b"ui8", b"i8", b"i32", b"f16", b"f32", b"f64"];

/// Checks `!gpu.mma_matrix<16x16xf16, "AOp">`.
pub(super) fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    if tokens.eat_name() != b"gpu.mma_matrix" {
        return Ok(());
    }
    tokens.expect(TokenKind::Less)?;
    let sizes = tokens.sizes_before_element()?;
    if tokens.at(TokenKind::Question) {
        return Err(tokens.error_here(
            rule!("expected static shape")
                .with_help("write two numbers: '!gpu.mma_matrix<16x16xf16, \"AOp\">'"),
        ));
    }
    let element = tokens.type_span()?;
    tokens.expect(TokenKind::Comma)?;
    if sizes.len() != 2 {
        return Err(tokens.error(
            element,
            rule!("MMAMatrixType must have exactly two dimensions")
                .with_help("write two numbers: '!gpu.mma_matrix<16x16xf16, \"AOp\">'"),
        ));
    }
    if !ELEMENTS.contains(&tokens.text_of(element)) {
        let message = rule!("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
            .with_help("write si8, ui8, i32, f16, f32 or f64 as the element type");
        return Err(tokens.error(element, message));
    }
    Ok(())
}

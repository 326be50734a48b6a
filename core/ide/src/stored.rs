//! Diagnostics of a text because of the bytecode that it comes from, or that it is stored as.

use super::document::Document;
use abide_mlir::bytecode::is_decoded_bytecode;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::text::Span;

/// That a text is bytecode which was decoded as text; `None` where it is not.
#[must_use]
pub fn decoded_bytecode(text: &[u8]) -> Option<Diagnostic> {
    is_decoded_bytecode(text).then(|| {
        let message = "this is MLIR bytecode that was decoded as text: saving it would destroy the file \
                       ('abide opt' prints it as text)";
        Diagnostic::new(codes::mlir::DECODED_BYTECODE, Span::new(0, 2), message)
    })
}

/// Reports the parts of a text that are lost in bytecode: once, at the first comment.
#[must_use]
pub fn not_in_bytecode(document: &Document) -> Option<Diagnostic> {
    let mut comments = document.tree().tokens().filter(|token| token.kind() == TokenKind::Comment);
    let first = comments.next()?;
    let message = match comments.count() {
        0 => "bytecode has no comments: this one is lost when the file is saved".to_owned(),
        1 => "bytecode has no comments: this one and another are lost when the file is saved"
            .to_owned(),
        more => format!(
            "bytecode has no comments: this one and {more} others are lost when the file is saved"
        ),
    };
    Some(Diagnostic::new(codes::mlir::NOT_IN_BYTECODE, first.span(), message))
}

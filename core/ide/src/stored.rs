//! Diagnostics of a text because of the bytecode that it comes from, or that it is stored as, or because it is of another
//! format.

use super::document::Document;
use abide_logs::Foreign;
use abide_mlir::bytecode::is_decoded_bytecode;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
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

/// That a text is of another format, such as HLO text or LLVM IR; `None` where it may be MLIR.
#[must_use]
pub fn foreign_text(text: &[u8]) -> Option<Diagnostic> {
    let foreign = Foreign::of(text)?;
    let message = format!("this is {}, not MLIR", foreign.name);
    let span = Span::from_range(Foreign::place(text));
    let found = Diagnostic::new(codes::mlir::EXPECTED, span, message);
    Some(match foreign.help {
        Some(help) => found.with_help(help),
        None => found,
    })
}

/// Names the texts of other formats that follow a module, such as the traceback of the program that printed it: errors
/// at the beginnings of these say so.
pub(crate) fn name_foreign(text: &[u8], found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let named = |one: Diagnostic| {
        let start = one.span.start() as usize;
        let before = text.get(..start).unwrap_or_default();
        let is_line = before.last().is_none_or(|byte| *byte == b'\n');
        let line = text.get(start..).unwrap_or_default().split(|byte| *byte == b'\n').next();
        match line.filter(|_| is_line).and_then(Foreign::of_line) {
            Some(foreign) if one.severity == Severity::Error => {
                let help = format!("{} begins here, which is not MLIR", foreign.name);
                one.with_help(help)
            }
            _ => one,
        }
    };
    found.into_iter().map(named).collect()
}

/// Reports the parts of a text that are lost in bytecode: once, at the first comment.
#[must_use]
pub fn bytecode_losses(document: &Document) -> Option<Diagnostic> {
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

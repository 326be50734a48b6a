//! Diagnostics about the stored form of a text: it comes from bytecode or is stored as such, or it is of another
//! format.

use crate::db::Document;
use abide_logs::Foreign;
use abide_mlir::bytecode::is_decoded_bytecode;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::rule;
use abide_source::text::Span;

/// The diagnostic of bytecode that was decoded as text; `None` for other texts.
#[must_use]
pub fn decoded_bytecode(text: &[u8]) -> Option<Diagnostic> {
    is_decoded_bytecode(text).then(|| {
        let message = "this is MLIR bytecode that was decoded as text: saving it would destroy the file \
                       ('abide opt' prints it as text)";
        Diagnostic::new(codes::mlir::DECODED_BYTECODE, Span::new(0, 2), message)
    })
}

/// The bytes of a line that determine its format.
const MAX_LINE_BYTES: u32 = 400;

/// The diagnostic of a document in another format, such as HLO text or LLVM IR; `None` if it may be MLIR.
pub(crate) fn foreign_text(document: &Document) -> Option<Diagnostic> {
    let is_content = |kind: TokenKind| !kind.is_trivia() && kind != TokenKind::ByteOrderMark;
    let first = document.tree().tokens().find(|token| is_content(token.kind()))?;
    let line = line_at(document, first.span().start())?;
    let foreign = Foreign::of_line(line)?;
    let message = rule!("this is {}, not MLIR", foreign.name);
    let start = first.span().start() as usize;
    let span = Span::from_range(start..start + line.trim_ascii_end().len());
    let found = Diagnostic::new(codes::mlir::EXPECTED, span, message);
    Some(match foreign.help {
        Some(help) => found.with_help(help),
        None => found,
    })
}

/// The line that begins at a position; `None` if none does.
fn line_at(document: &Document, start: u32) -> Option<&[u8]> {
    let before = document.slice(Span::new(start.saturating_sub(1), start));
    let begins = matches!(before, [] | [b'\n' | b'\r' | 0xbf]);
    let end = document.tree().root().span().end().min(start.saturating_add(MAX_LINE_BYTES));
    let line = document.slice(Span::new(start, end)).split(|byte| *byte == b'\n').next();
    line.filter(|_| begins)
}

/// Names the texts of other formats that follow a module, such as the traceback of the program that printed it: errors
/// at the beginnings of these declare it.
pub(crate) fn name_foreign(document: &Document, found: &mut [Diagnostic]) {
    for one in found.iter_mut().filter(|one| one.severity == Severity::Error) {
        let line = line_at(document, one.span.start());
        if let Some(foreign) = line.and_then(Foreign::of_line) {
            let help = format!("{} begins here, which is not MLIR", foreign.name);
            *one = one.clone().with_help(help);
        }
    }
}

/// Reports the parts of a text that are lost in bytecode: once, at the first comment.
#[must_use]
pub fn bytecode_losses(document: &Document) -> Option<Diagnostic> {
    let mut comments = document.tree().tokens().filter(|token| token.kind() == TokenKind::Comment);
    let first = comments.next()?;
    let message = match comments.count() {
        0 => rule!("bytecode has no comments: this one is lost when the file is saved"),
        1 => {
            rule!("bytecode has no comments: this one and another are lost when the file is saved")
        }
        more => rule!(
            "bytecode has no comments: this one and {} others are lost when the file is saved",
            more
        ),
    };
    Some(Diagnostic::new(codes::mlir::NOT_IN_BYTECODE, first.span(), message))
}

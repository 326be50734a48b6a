//! Notes at functions whose calls do not fit.

use crate::callee::{Callee, symbol_at};
use crate::db::Document;
use crate::descriptions::description;
use crate::entity::operation_at;
use abide_mlir::ods::Trait;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, Related, codes};
use abide_source::text::Span;

/// Adds to each error of a call a note at the function that it names, instead of notes at the call itself.
///
/// This is done for a whole document, because another function's position is not part of a unit.
pub(crate) fn with_callees(document: &Document, found: &mut [Diagnostic]) {
    let errors = found.iter_mut().filter(|found| found.code == codes::mlir::INVALID_OPERATION);
    for error in errors {
        let Some((span, message)) = callee(document, error.span) else { continue };
        let own = error.span;
        error.related.retain(|note| note.path.is_some() || note.span != own);
        error.related.push(Related { path: None, span, message });
    }
}

/// The name of the function that the call at a place names, and its type.
fn callee(document: &Document, place: Span) -> Option<(Span, String)> {
    let operation = operation_at(document, place.start())?;
    let name = String::from_utf8_lossy(document.name_of(operation)).into_owned();
    if !description(document, &name)?.has(Trait::CallOpInterface) {
        return None;
    }
    let mut tokens = operation.syntax().tokens();
    let named = tokens.find(|token| token.kind() == TokenKind::AtIdentifier)?.span();
    if tokens.next().is_some_and(|next| document.slice(next.span()).starts_with(b"::")) {
        return None;
    }
    let symbol = symbol_at(document, place.start(), document.slice(named))?;
    let symbol = document.symbols().symbol(document, symbol)?;
    let ty = Callee::at(document, symbol.operation_name.start())?.function_type();
    Some((symbol.span, format!("'{}' is defined here: {ty}", document.string(named))))
}

//! Notes at functions whose calls do not fit.

use crate::callee::{Callee, symbol_at};
use crate::db::Document;
use crate::descriptions::description;
use crate::entity::next_operation_at;
use crate::functions::{function_of, function_reader};
use abide_abi::FunctionReader;
use abide_mlir::ods::Trait;
use abide_mlir::syntax::{Paths, TokenKind};
use abide_source::diagnostic::{Diagnostic, Related, codes};
use abide_source::text::Span;
use std::collections::HashMap;

/// Adds to each error of a call a note at the function that it names, instead of notes at the call itself.
///
/// This is done for a whole document, because another function's position is not part of a unit.
pub(crate) fn with_callees(document: &Document, found: &mut [Diagnostic]) {
    let errors = found.iter_mut().filter(|found| found.code == codes::mlir::INVALID_OPERATION);
    let paths = Paths::new(document.tree().root());
    let mut callees = Callees { document, paths, reader: None, types: HashMap::new() };
    for error in errors {
        let Some((span, message)) = callees.of_call(error.span) else { continue };
        let own = error.span;
        error.related.retain(|note| note.path.is_some() || note.span != own);
        error.related.push(Related { path: None, span, message });
    }
}

/// The longest type of a function that each of its wrong calls repeats.
const MAX_TYPE_BYTES: usize = 500;

/// The functions that calls name. Each is read once, because very many calls may be wrong.
struct Callees<'d> {
    document: &'d Document,
    paths: Paths<'d>,
    /// Made for the first function.
    reader: Option<FunctionReader<'d>>,
    /// The types of functions, after `: `, by the positions of these; `None` without a function there, empty for an
    /// unknown type.
    types: HashMap<u32, Option<String>>,
}

impl Callees<'_> {
    /// The name of the function that the call at a place names, and its type.
    fn of_call(&mut self, place: Span) -> Option<(Span, String)> {
        let document = self.document;
        let operation = next_operation_at(&mut self.paths, place.start())?;
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
        let start = symbol.operation_name.start();
        let read = || {
            let reader = self.reader.get_or_insert_with(|| function_reader(document));
            let function = function_of(document, reader, start)?;
            // Arguments that the reader does not know, such as '...', leave the type open.
            let is_known = function.arguments.is_some();
            Some(match is_known {
                true => format!(": {}", Callee::new(document, function).function_type()),
                false => String::new(),
            })
        };
        let ty = self.types.entry(start).or_insert_with(read).as_deref()?;
        let ty = if ty.len() <= MAX_TYPE_BYTES { ty } else { "" };
        Some((symbol.span, format!("'{}' is defined here{ty}", document.string(named))))
    }
}

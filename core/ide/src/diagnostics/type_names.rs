//! Names of types and attributes that no known version of their dialects has.

use crate::db::Document;
use abide_mlir::registry::UnknownName;
use abide_source::diagnostic::{Diagnostic, Message, Severity, codes};
use abide_source::rule;
use abide_source::text::Span;

/// Warns of names, each with its sign, that only another version of their dialect may have. The parser reports misspelt
/// names.
pub(super) fn unknown_types<'d>(
    document: &'d Document,
    names: impl Iterator<Item = Span> + 'd,
) -> impl Iterator<Item = Diagnostic> + 'd {
    names.filter_map(|span| unknown_type(document, span))
}

fn unknown_type(document: &Document, span: Span) -> Option<Diagnostic> {
    let written = std::str::from_utf8(document.slice(span)).ok()?;
    let is_type = written.starts_with('!');
    let name = written.get(1..)?;
    let (dialect, own) = name.split_once('.')?;
    let found = document.registry().unknown_name(dialect, own, is_type);
    found.filter(|found| *found == UnknownName::Doubtful)?;
    let kind = if is_type { "type" } else { "attribute" };
    let advice =
        ": if another version of its dialect has it, the project's .td files can describe it";
    let message = Message::from(rule!("unknown {} '{}'", kind, name)).and(advice);
    let found = Diagnostic::new(codes::mlir::TYPE_BODY, span, message);
    Some(found.with_severity(Severity::Warning))
}

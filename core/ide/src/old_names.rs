//! Operations under the names that earlier versions of LLVM had for them.

use super::document::Document;
use abide_dialects::{Change, OldName, old_name};
use abide_mlir::syntax::unquoted;
use abide_source::diagnostic::{Diagnostic, Fix, Severity, codes};
use abide_source::text::{Span, TextEdit};

/// The newest version of LLVM that is described besides today's.
const DESCRIBED: u8 = 19;

/// Reports an operation's name if it is an old one. Today's name is the fix where only the name changed.
pub(super) fn old_name_of(document: &Document, span: Span) -> Option<Diagnostic> {
    let written = document.slice(span);
    let name = std::str::from_utf8(unquoted(written)).ok()?;
    let old = known(document, name)?;
    let severity = if old.last < DESCRIBED { Severity::Warning } else { Severity::Information };
    let found = Diagnostic::new(codes::mlir::OLD_NAME, span, old.describe(name));
    let found = found.with_severity(severity);
    let (Change::Name, [today]) = (old.change, old.today.as_slice()) else { return Some(found) };
    let edit = match written.starts_with(b"\"") {
        true => format!("\"{today}\""),
        false => today.clone(),
    };
    let title = format!("change it to '{today}'");
    Some(found.with_fix(Fix::safe(title, vec![TextEdit::new(span, edit)])))
}

/// The operations of today that may be meant by an old name, if it is one of several.
pub(super) fn todays_names(document: &Document, span: Span) -> Vec<String> {
    let name = std::str::from_utf8(unquoted(document.slice(span))).ok();
    let old = name.and_then(|name| known(document, name));
    let old = old.filter(|old| matches!(old.change, Change::Form | Change::Split));
    old.map(|old| old.today).unwrap_or_default()
}

/// The old name, if no description has an operation of this name and the dialect is not described by a project.
fn known(document: &Document, name: &str) -> Option<OldName> {
    let registry = document.registry();
    if registry.operation(name.as_bytes()).is_some() {
        return None;
    }
    let dialect = name.split('.').next().unwrap_or_default();
    let described = registry.dialects().dialect(dialect);
    let is_own = described.is_some_and(|own| own.ops.iter().any(|op| op.place.is_some()));
    let is_broken = registry.broken().iter().any(|broken| broken.dialect == dialect);
    if is_own || is_broken {
        return None;
    }
    let old = old_name(name)?;
    // A dialect of the same name may have operations that LLVM's never had.
    let exist = old.today.iter().all(|today| registry.operation(today.as_bytes()).is_some());
    exist.then_some(old)
}

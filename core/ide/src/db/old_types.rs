//! Names that earlier versions of LLVM had: diagnostics, fixes, and those of types and attributes.

use abide_dialects::{OldName, old_key_name, old_type_name};
use abide_source::diagnostic::{Diagnostic, Fix, Severity, codes};
use abide_source::text::{Span, TextEdit};

/// The newest version of LLVM that is described besides today's.
const DESCRIBED: u8 = 19;

/// The diagnostic in an old name.
pub(crate) fn old_name_diagnostic(old: &OldName, name: &str, span: Span) -> Diagnostic {
    let is_old = (1..DESCRIBED).contains(&old.last);
    let severity = if is_old { Severity::Warning } else { Severity::Information };
    Diagnostic::new(codes::mlir::OLD_NAME, span, old.describe(name)).with_severity(severity)
}

/// The fix of an old name. A dialect that another project still has is changed on request only.
pub(crate) fn old_name_fix(old: &OldName, today: &str, edit: TextEdit) -> Fix {
    let title = format!("change it to '{today}'");
    match old.last {
        0 => Fix::uncertain(title, vec![edit]),
        _ => Fix::safe(title, vec![edit]),
    }
}

/// The diagnostic in the key of an attribute of a dialect whose name changed.
pub(super) fn old_key(written: &[u8], span: Span) -> Option<Diagnostic> {
    let written = std::str::from_utf8(written).ok()?;
    let name = written.trim_matches('"');
    let old = old_key_name(name)?;
    let today = old.today.first()?;
    let edit = TextEdit::new(span, written.replace(name, today));
    Some(old_name_diagnostic(&old, name, span).with_fix(old_name_fix(&old, today, edit)))
}

/// The diagnostic in the name of a type or an attribute, with its sigil, of a dialect whose name changed.
pub(super) fn old_type(name: &[u8], span: Span) -> Option<Diagnostic> {
    let name = std::str::from_utf8(name).ok()?;
    let old = old_type_name(name)?;
    let today = old.today.first()?;
    let edit = TextEdit::new(span, today.clone());
    Some(old_name_diagnostic(&old, name, span).with_fix(old_name_fix(&old, today, edit)))
}

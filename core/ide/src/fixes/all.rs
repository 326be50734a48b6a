//! The fixes of a whole document at once.

use super::{Reading, apply_fixes};
use crate::db::Document;
use crate::db::diff::change_between;
use abide_source::diagnostic::{Applicability, Diagnostic};
use abide_source::text::{Span, TextEdit};

/// Returns the edit that applies the diagnostics' own fixes: the safe ones of all codes, or all of one code. `shown`
/// keeps the diagnostics of a text that the user sees.
pub fn fix_all(
    document: &Document,
    code: Option<&str>,
    shown: impl Fn(&[u8], &mut Vec<Diagnostic>),
) -> Vec<TextEdit> {
    let read = |document: &Document| {
        let mut reading = Reading::of_document(document);
        shown(&reading.text, &mut reading.diagnostics);
        for found in &mut reading.diagnostics {
            if code.is_some_and(|code| code != found.code.name()) {
                found.fix = None;
            }
        }
        reading
    };
    let most = if code.is_some() { Applicability::Unsafe } else { Applicability::Safe };
    let before = read(document);
    let fixed = apply_fixes(&before, |text| read(&document.with_text(text)), |_| {}, most);
    let Some(fixed) = fixed else { return Vec::new() };
    let change = change_between(document.text(), &fixed.reading.text);
    let inserted = Span::new(change.start, change.start.saturating_add(change.inserted));
    let removed = Span::new(change.start, change.start.saturating_add(change.removed));
    vec![TextEdit::new(removed, inserted.slice(&fixed.reading.text))]
}

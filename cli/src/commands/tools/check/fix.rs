//! Fixes of files, and diffs of their changes.

use crate::console;
use crate::input::Kind;
use crate::report::Checked;
use abide_core::diagnostic::Applicability;
use abide_core::ide::{Reading, apply_fixes};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;

/// A file with fixes.
pub(super) struct Fixed {
    pub(super) checked: Checked,
    pub(super) applied: usize,
}

/// Applies the fixes of a file, as far as they pass their trials; `None` if nothing changes.
pub(super) fn apply(
    kind: Kind,
    checked: &Checked,
    limits: &Limits,
    most: Applicability,
    check: impl Fn(Vec<u8>, &Limits) -> Checked,
) -> Option<Fixed> {
    if !checked.diagnostics.iter().any(|found| found.fix.is_some()) {
        return None;
    }
    // Counts of diagnostics are compared, so all have to be known.
    let all = Limits { diagnostics: usize::MAX, ..*limits };
    let read = |text: Vec<u8>| {
        let Checked { text, diagnostics, .. } = check(text, &all);
        match kind {
            Kind::Mlir => {
                let tree = syntax::parse(&text, &all);
                Reading::of_mlir(text, diagnostics, &tree)
            }
            _ => Reading::of_text(text, diagnostics),
        }
    };
    let fixed = apply_fixes(&read(checked.text.clone()), read, most)?;
    Some(Fixed { checked: check(fixed.reading.text, limits), applied: fixed.applied })
}

/// The difference between two texts, as a unified diff.
pub(super) fn diff(before: &Checked, after: &Checked) -> String {
    console::diff([&before.name, &after.name], [&before.text, &after.text])
}

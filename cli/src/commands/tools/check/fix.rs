//! Fixes of files, and diffs of their changes.

use crate::console;
use crate::input::Kind;
use crate::report::Checked;
use abide_core::diagnostic::{Applicability, Diagnostic};
use abide_core::ide::{OfferedFix, Reading, apply_fixes};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;

/// A file with fixes.
pub(in crate::commands::tools) struct Fixed {
    pub(in crate::commands::tools) checked: Checked,
    pub(in crate::commands::tools) applied: usize,
}

/// Applies the fixes of a file, as far as they pass their trials; `None` if nothing changes.
pub(in crate::commands::tools) fn apply(
    kind: Kind,
    checked: &Checked,
    limits: &Limits,
    most: Applicability,
    check: impl Fn(Vec<u8>, &Limits) -> Checked,
    suggest: impl Fn(&[u8], &mut [Diagnostic]) -> Vec<Option<OfferedFix>>,
) -> Option<Fixed> {
    let has_guesses = kind == Kind::Mlir && most == Applicability::Unsafe;
    if !has_guesses && checked.diagnostics.iter().all(|found| found.fix.is_none()) {
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
    let guess = |reading: &mut Reading| {
        if has_guesses {
            add_guesses(reading, &suggest);
        }
    };
    let mut before = read(checked.text.clone());
    guess(&mut before);
    let fixed = apply_fixes(&before, read, guess, most)?;
    Some(Fixed { checked: check(fixed.reading.text, limits), applied: fixed.applied })
}

/// Adds to the first diagnostics without a fix the guess that an editor would prefer. Adds none if two are plausible.
fn add_guesses(
    reading: &mut Reading,
    suggest: impl Fn(&[u8], &mut [Diagnostic]) -> Vec<Option<OfferedFix>>,
) {
    let suggested = suggest(&reading.text, &mut reading.diagnostics);
    for (found, suggested) in reading.diagnostics.iter_mut().zip(suggested) {
        if let Some(suggested) = suggested.filter(|one| found.fix.is_none() && one.is_preferred) {
            found.fix = Some(Box::new(suggested.fix));
        }
    }
}

/// The difference between two texts, as a unified diff.
pub(in crate::commands::tools) fn diff(before: &Checked, after: &Checked) -> String {
    console::diff([&before.name, &after.name], [&before.text, &after.text])
}

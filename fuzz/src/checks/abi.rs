//! Function-ABI metadata in MLIR files.

use crate::Outcome;
use crate::generate;
use abide_core::abi::call::{MAX_PATH_STEPS, Path, PathStep};
use abide_core::abi::{self, Functions};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, Tree};
use abide_core::text::apply_edits;
use arbitrary::Unstructured;

/// The function under test; negative controls substitute another one.
pub type Check = fn(&Tree, &[u8], &Limits) -> Vec<Diagnostic>;

/// A generated module, sound or broken by a few edits: see [`abi_module_with`].
///
/// # Panics
/// If it does not hold.
pub fn abi_module(data: &[u8]) -> Outcome {
    abi_module_with(abi::check, data)
}

/// A generated module: nothing is found in a sound one but information. In a broken one, ranges are
/// within the text and ordered, fixes apply, change something and leave the MLIR as well formed as
/// it was, what a literal spells is spelt again as the same, and every function is explained: its paths
/// and shardings are sound.
///
/// # Panics
/// If one of these does not hold.
pub fn abi_module_with(check: Check, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let Ok(text) = generate::abi::module(&mut u) else { return Outcome::Rejected };
    let limits = Limits::default();
    let tree = syntax::parse(text.as_bytes(), &limits);
    let found = check(&tree, text.as_bytes(), &limits);
    let alarm = found.iter().find(|found| found.severity != Severity::Information);
    assert!(alarm.is_none(), "{alarm:?} in a sound module:\n{text}");
    let mut text = text.into_bytes();
    if generate::abi::mutate(&mut u, &mut text).is_err() {
        return Outcome::Rejected;
    }
    check_text(check, &text, &limits)
}

/// Any MLIR text: as [`abi_module_with`] for a broken module. An input counts if a function is in
/// it.
///
/// # Panics
/// If it does not hold.
pub fn check_text(check: Check, text: &[u8], limits: &Limits) -> Outcome {
    let tree = syntax::parse(text, limits);
    let found = check(&tree, text, limits);
    assert!(found.is_sorted_by_key(|diagnostic| diagnostic.span.start()));
    let errors = tree.diagnostics().len();
    for diagnostic in &found {
        assert!(diagnostic.span.end() as usize <= text.len(), "{diagnostic:?}");
        for related in &diagnostic.related {
            assert!(related.span.end() as usize <= text.len(), "{diagnostic:?}");
        }
        let Some(fix) = &diagnostic.fix else { continue };
        let fixed = apply_edits(text, &fix.edits);
        let fixed = fixed.unwrap_or_else(|error| panic!("{error}: {diagnostic:?}"));
        assert!(fixed != text, "the fix changes nothing: {diagnostic:?}");
        let after = syntax::parse(&fixed, limits).diagnostics().len();
        assert!(
            after <= errors,
            "the fix breaks the MLIR: {diagnostic:?}\n{}\n{}",
            String::from_utf8_lossy(text),
            String::from_utf8_lossy(&fixed)
        );
    }
    let functions = Functions::find(&tree, text, limits).functions;
    for function in &functions {
        for literal in function.metadata.iter().filter_map(|entry| entry.value.literal()) {
            let quoted = [b"\"", &literal.encode(literal.bytes())[..], b"\""].concat();
            let span = abide_core::text::Span::from_range(0..quoted.len());
            let again = abi::Literal::decode(&quoted, span);
            assert_eq!(again.bytes(), literal.bytes(), "a literal changes when it is spelt again");
        }
        let _ = abi::explain(function, text, limits);
        check_call(&abi::Call::of(function, text, limits), text);
        let _ = abi::from_function_type(function);
    }
    if functions.is_empty() { Outcome::Rejected } else { Outcome::Checked }
}

/// Checks that the positions of a call's values are in the text, its paths are parsed again unchanged, and a device
/// has at most the whole array.
fn check_call(call: &abi::Call, text: &[u8]) {
    for slot in call.arguments.iter().chain(&call.results).flatten() {
        assert!(slot.span.end() as usize <= text.len(), "{slot:?}");
        let is_key = |step: &PathStep| !matches!(step, PathStep::Field(_) | PathStep::Other(_));
        let steps: Vec<PathStep> = slot.path.iter().filter(|step| is_key(step)).cloned().collect();
        let path = Path { root: String::new(), steps };
        let again = Path::parse(path.to_string().as_bytes());
        assert!(again.as_ref() == Ok(&path) || path.steps.len() > MAX_PATH_STEPS, "{path:?}");
        let Some(placed) = &slot.sharding else { continue };
        for slice in placed.slices().unwrap_or_default() {
            for (range, dim) in slice.ranges.iter().zip(&placed.dims) {
                let fits = |(start, end): (u64, u64)| start <= end && Some(end) <= *dim;
                assert!(range.is_none_or(fits), "{slot:?}");
            }
        }
    }
    let _ = call.to_string();
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::text::TextEdit;
    use abide_generate::Random;
    use std::panic::catch_unwind;

    /// Whether some seeded input makes the check fail.
    fn is_caught(check: Check) -> bool {
        (1..300).any(|seed| {
            let data = Random::new(seed).bytes(300);
            catch_unwind(move || abi_module_with(check, &data)).is_err()
        })
    }

    #[test]
    fn the_check_passes() {
        assert!(!is_caught(abi::check));
    }

    #[test]
    fn false_alarms_are_caught() {
        // As if every function were another one.
        assert!(is_caught(|_, text, limits| {
            let other = String::from_utf8_lossy(text).replace("i32", "i64").into_bytes();
            abi::check(&syntax::parse(&other, limits), &other, limits)
        }));
    }

    #[test]
    fn replacements_that_are_not_escaped_are_caught() {
        assert!(is_caught(|tree, text, limits| {
            let mut found = abi::check(tree, text, limits);
            for diagnostic in &mut found {
                for edit in diagnostic.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
                    let raw = String::from_utf8_lossy(&edit.replacement).replace("\\22", "\"");
                    *edit = TextEdit::new(edit.span, raw);
                }
            }
            found
        }));
    }

    #[test]
    fn ranges_of_the_decoded_text_are_caught() {
        assert!(is_caught(|tree, text, limits| {
            let end = text.len() as u32;
            let found = abi::check(tree, text, limits).into_iter();
            found.map(|diagnostic| diagnostic.shifted(end / 2)).collect()
        }));
    }
}

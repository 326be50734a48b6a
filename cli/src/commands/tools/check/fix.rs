//! Applying fixes to files.

use crate::report::Checked;
use abide_core::diagnostic::Fix;
use abide_core::text::{Span, TextEdit, apply_edits};
use abide_project::{Replaces, write};
use std::io;
use std::path::Path;

/// How often a file is mended and checked again: a fix can make room for another one that it
/// overlapped with.
const ROUNDS: usize = 2;

/// Applies the fixes of a file and writes it. Gives what is found in the new text and the number of
/// fixes that were applied, or nothing where there is nothing to mend.
///
/// # Errors
/// Failures of writing; then the file is as it was.
pub(super) fn mend(
    path: &Path,
    checked: &Checked,
    check: impl Fn(Vec<u8>) -> Checked,
) -> io::Result<Option<(Checked, usize)>> {
    let mut count = 0;
    let mut mended = None;
    for _ in 0..ROUNDS {
        let current = mended.as_ref().unwrap_or(checked);
        let Some((text, applied)) = apply_compatible(current) else { break };
        count += applied;
        mended = Some(check(text));
    }
    if let Some(mended) = &mended {
        write(path, &mended.text, Replaces::Text(&checked.text))?;
    }
    Ok(mended.map(|mended| (mended, count)))
}

/// The text with those fixes applied that do not touch an earlier one, and how many they are;
/// `None` where there are none.
fn apply_compatible(checked: &Checked) -> Option<(Vec<u8>, usize)> {
    let mut taken: Vec<&TextEdit> = Vec::new();
    let mut count = 0;
    for fix in checked.diagnostics.iter().filter_map(|diagnostic| diagnostic.fix.as_ref()) {
        // Diagnostics come in the order of their places, but their fixes need not.
        if changes(fix, &checked.text) && is_compatible(fix, &taken) {
            taken.extend(&fix.edits);
            count += 1;
        }
    }
    let edits: Vec<TextEdit> = taken.into_iter().cloned().collect();
    let text = apply_edits(&checked.text, &edits).ok()?;
    (count > 0).then_some((text, count))
}

/// Whether a text is another one with the fix than without.
fn changes(fix: &Fix, text: &[u8]) -> bool {
    fix.edits.iter().any(|edit| edit.span.slice(text) != edit.replacement)
}

/// Whether no edit of a fix touches one that is taken already.
fn is_compatible(fix: &Fix, taken: &[&TextEdit]) -> bool {
    let apart = |a: Span, b: Span| a.end() < b.start() || b.end() < a.start();
    fix.edits.iter().all(|edit| taken.iter().all(|other| apart(edit.span, other.span)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::diagnostic::{Diagnostic, codes};
    use std::fs;

    fn checked(text: &str, edits: &[&[(u32, u32, &str)]]) -> Checked {
        let diagnostics = edits.iter().map(|edits| {
            let edit = |&(a, b, new): &(u32, u32, &str)| TextEdit::new(Span::new(a, b), new);
            Diagnostic::new(codes::limit::DEPTH, Span::default(), "x")
                .with_fix("mend", edits.iter().map(edit).collect())
        });
        Checked::new(String::new(), text.into(), diagnostics.collect())
    }

    #[test]
    fn fixes_are_applied_whole_or_not_at_all() {
        let file = checked(
            "abcdefgh",
            &[&[(0, 1, "A"), (6, 7, "G")], &[(2, 3, "C"), (5, 7, "F")], &[(3, 4, "D")]],
        );
        assert_eq!(apply_compatible(&file), Some((b"AbcDefGh".to_vec(), 2)));
        assert_eq!(apply_compatible(&checked("abc", &[])), None);
        assert_eq!(apply_compatible(&checked("abc", &[&[]])), None);
        assert_eq!(apply_compatible(&checked("abc", &[&[(7, 9, "")]])), None);
        assert_eq!(apply_compatible(&checked("abc", &[&[(1, 2, "b")]])), None);
        let insertions = checked("ab", &[&[(1, 1, "x")], &[(1, 1, "x")]]);
        assert_eq!(apply_compatible(&insertions), Some((b"axb".to_vec(), 1)));
    }

    #[test]
    fn a_fix_that_was_in_the_way_of_another_has_a_second_round() {
        let folder = std::env::temp_dir().join(format!("abide-fix-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("file");
        fs::write(&path, "aab").unwrap();
        // Each 'a' is wrong, and so is its neighbour's place.
        let check = |text: Vec<u8>| {
            let places = (0..text.len() as u32).filter(|&at| text[at as usize] == b'a');
            let found = places.map(|at| {
                Diagnostic::new(codes::limit::DEPTH, Span::new(at, at + 1), "a")
                    .with_fix("b", vec![TextEdit::new(Span::new(at, at + 1), "b")])
            });
            let found = found.collect();
            Checked::new(String::new(), text, found)
        };
        let (mended, count) = mend(&path, &check(b"aab".to_vec()), check).unwrap().unwrap();
        assert_eq!((&mended.text[..], count, mended.diagnostics.len()), (&b"bbb"[..], 2, 0));
        assert_eq!(fs::read(&path).unwrap(), b"bbb");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no temporary file is left");
        fs::remove_dir_all(&folder).unwrap();
    }
}

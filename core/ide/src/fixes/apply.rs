//! Fixes of a whole text at once, as `abide check --fix` applies them.

use super::trial::{Attempt, Reading, judge};
use abide_source::diagnostic::{Applicability, Fix};
use abide_source::text::{TextEdit, apply_edits};
use std::collections::BTreeSet;

/// The maximum number of rounds: a fix may make room for one that it overlapped with.
const MAX_ROUNDS: usize = 256;

/// The maximum number of bytes read for the trials of one file, without the first ones of each round.
const TRIED_BYTES: usize = 1 << 28;

/// A text with fixes.
#[derive(Debug)]
pub struct Fixed {
    /// The text with the fixes.
    pub reading: Reading,
    /// The number of fixes that are applied.
    pub applied: usize,
}

/// Applies the diagnostics' own fixes that pass their trial, and repeats this on the result, until there are
/// none. `None` if nothing changes. `read` parses a new text. `add_guesses` may add fixes to the diagnostics of each
/// text that comes of it.
pub fn apply_fixes(
    before: &Reading,
    read: impl Fn(Vec<u8>) -> Reading,
    add_guesses: impl Fn(&mut Reading),
    most: Applicability,
) -> Option<Fixed> {
    let mut fixed: Option<Fixed> = None;
    let mut seen = BTreeSet::from([before.text.clone()]);
    let mut left = TRIED_BYTES;
    for _ in 0..MAX_ROUNDS {
        let current = fixed.as_ref().map_or(before, |fixed| &fixed.reading);
        let mut round = Round { before: current, read: &read, left };
        let attempts = compatible(current, most);
        let Some((mut next, applied)) = round.apply(&attempts) else { break };
        left = round.left;
        // Two fixes may undo each other.
        if !seen.insert(next.text.clone()) {
            break;
        }
        add_guesses(&mut next);
        let before = fixed.as_ref().map_or(0, |fixed| fixed.applied);
        fixed = Some(Fixed { reading: next, applied: before + applied.len() });
    }
    fixed
}

/// The trials of one round.
struct Round<'a, R> {
    before: &'a Reading,
    read: &'a R,
    /// The number of bytes that may be read.
    left: usize,
}

impl<R: Fn(Vec<u8>) -> Reading> Round<'_, R> {
    /// Returns the text with a set of fixes that pass their trial together, and these. All are tried at once; if they
    /// fail, each half is, and then the rest of both.
    fn apply<'f>(&mut self, attempts: &[Attempt<'f>]) -> Option<(Reading, Vec<Attempt<'f>>)> {
        if let Some(reading) = self.attempt(attempts) {
            return Some((reading, attempts.to_vec()));
        }
        let (left, right) = attempts.split_at(attempts.len() / 2);
        if left.is_empty() {
            return None;
        }
        match (self.apply(left), self.apply(right)) {
            (Some((reading, left)), Some((_, right))) => {
                let both = [&left[..], &right[..]].concat();
                // If they do not pass together, the others follow in the next round.
                let together = self.attempt(&both).map(|reading| (reading, both));
                together.or(Some((reading, left)))
            }
            (one, other) => one.or(other),
        }
    }

    fn attempt(&mut self, attempts: &[Attempt<'_>]) -> Option<Reading> {
        if attempts.is_empty() {
            return None;
        }
        self.left = self.left.checked_sub(self.before.text.len())?;
        let edits: Vec<TextEdit> =
            attempts.iter().flat_map(|one| one.fix.edits.iter().cloned()).collect();
        let text = apply_edits(&self.before.text, &edits).ok()?;
        let after = (self.read)(text);
        judge(self.before, &after, attempts).ok().map(|()| after)
    }
}

/// The fixes that change something and do not touch an earlier one.
fn compatible(reading: &Reading, most: Applicability) -> Vec<Attempt<'_>> {
    let mut taken = BTreeSet::new();
    let mut attempts = Vec::new();
    for found in &reading.diagnostics {
        let Some(fix) = found.fix.as_ref().filter(|fix| fix.applicability <= most) else {
            continue;
        };
        let changes = |edit: &TextEdit| edit.span.slice(&reading.text) != edit.replacement;
        if fix.edits.iter().any(changes) && is_apart(fix, &taken) {
            taken.extend(fix.edits.iter().map(|edit| (edit.span.end(), edit.span.start())));
            attempts.push(Attempt { found, fix });
        }
    }
    attempts
}

/// Whether no edit of a fix touches one of the ranges, which are apart. Each is its end and its start.
fn is_apart(fix: &Fix, taken: &BTreeSet<(u32, u32)>) -> bool {
    fix.edits.iter().all(|edit| {
        let next = taken.range((edit.span.start(), 0)..).next();
        next.is_none_or(|(_, start)| edit.span.end() < *start)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_source::diagnostic::{Diagnostic, codes};
    use abide_source::rule;
    use abide_source::text::Span;

    fn edit(start: u32, end: u32, new: &str) -> TextEdit {
        TextEdit::new(Span::new(start, end), new)
    }

    fn reading(text: &str, fixes: &[Fix]) -> Reading {
        let found = fixes.iter().zip(0..).map(|(fix, number)| {
            let message = rule!("{}", number);
            Diagnostic::new(codes::limit::DEPTH, Span::default(), message).with_fix(fix.clone())
        });
        Reading::of_text(text.into(), found.collect())
    }

    /// A text without diagnostics after any fix.
    fn fixed(text: &str, fixes: &[Fix], most: Applicability) -> Option<(String, usize)> {
        let before = reading(text, fixes);
        let read = |text| Reading::of_text(text, Vec::new());
        let fixed = apply_fixes(&before, read, |_| {}, most)?;
        Some((String::from_utf8(fixed.reading.text).unwrap(), fixed.applied))
    }

    #[test]
    fn fixes_are_applied_whole_or_not_at_all() {
        let safe = |edits: &[TextEdit]| Fix::safe("mend", edits.to_vec());
        let all = [
            safe(&[edit(0, 1, "A"), edit(6, 7, "G")]),
            safe(&[edit(2, 3, "C"), edit(5, 7, "F")]),
            safe(&[edit(3, 4, "D")]),
        ];
        let both = Applicability::Unsafe;
        assert_eq!(fixed("abcdefgh", &all, both), Some(("AbcDefGh".to_owned(), 2)));
        for useless in [safe(&[]), safe(&[edit(7, 9, "")]), safe(&[edit(1, 2, "b")])] {
            assert_eq!(fixed("abc", &[useless], both), None);
        }
        let insertions = [safe(&[edit(1, 1, "x")]), safe(&[edit(1, 1, "x")])];
        assert_eq!(fixed("ab", &insertions, both), Some(("axb".to_owned(), 1)));
    }

    #[test]
    fn unsafe_fixes_are_applied_only_if_they_are_asked_for() {
        let fixes = [
            Fix::safe("mend", vec![edit(0, 1, "A")]),
            Fix::uncertain("mend", vec![edit(2, 3, "C")]),
        ];
        assert_eq!(fixed("abc", &fixes, Applicability::Safe), Some(("Abc".to_owned(), 1)));
        assert_eq!(fixed("abc", &fixes, Applicability::Unsafe), Some(("AbC".to_owned(), 2)));
        assert_eq!(fixed("abc", &fixes[1..], Applicability::Safe), None);
    }

    /// One error for each `a`, which becomes what `replacement` says; `x` is two errors.
    fn read(text: Vec<u8>, replacement: fn(usize) -> &'static str) -> Reading {
        let mut found = Vec::new();
        for (at, byte) in text.iter().enumerate() {
            let span = Span::from_range(at..at + 1);
            let error = Diagnostic::new(codes::mlir::EXPECTED, span, rule!("wrong at {}", at));
            match byte {
                b'a' => {
                    let edit = TextEdit::new(span, replacement(at));
                    found.push(error.with_fix(Fix::safe(format!("mend {at}"), vec![edit])));
                }
                b'x' => found.extend([error.clone(), error]),
                _ => {}
            }
        }
        Reading::of_text(text, found)
    }

    #[test]
    fn a_harmful_fix_does_not_prevent_others() {
        let replacement = |at| if at == 2 { "x" } else { "b" };
        let read = |text| read(text, replacement);
        let fixed =
            apply_fixes(&read(b"a.a.a.a".to_vec()), read, |_| {}, Applicability::Safe).unwrap();
        assert_eq!((&fixed.reading.text[..], fixed.applied), (&b"b.a.b.b"[..], 3));
        let only = |text| self::read(text, |_| "x");
        assert!(apply_fixes(&only(b"a".to_vec()), only, |_| {}, Applicability::Safe).is_none());
    }

    #[test]
    fn overlapping_fixes_are_applied_in_two_rounds() {
        let read = |text| read(text, |_| "b");
        let fixed = apply_fixes(&read(b"aab".to_vec()), read, |_| {}, Applicability::Safe).unwrap();
        assert_eq!((&fixed.reading.text[..], fixed.applied), (&b"bbb"[..], 2));
        assert!(apply_fixes(&fixed.reading, read, |_| {}, Applicability::Safe).is_none());
    }

    /// Each fix is compared with all others and with all diagnostics. In this time no square of them is.
    #[test]
    fn very_many_fixes_are_applied_at_once() {
        let read = |text| read(text, |_| "b");
        let text = b"a.".repeat(100_000);
        let fixed = apply_fixes(&read(text), read, |_| {}, Applicability::Safe).unwrap();
        assert_eq!((&fixed.reading.text[..4], fixed.applied), (&b"b.b."[..], 100_000));
    }

    #[test]
    fn a_fix_that_empties_the_text_is_not_applied() {
        let remove = Fix::safe("remove the text", vec![edit(0, 3, "")]);
        assert_eq!(fixed("abc", &[remove], Applicability::Safe), None);
    }
}

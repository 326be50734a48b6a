//! Differences between texts by lines, in linear time.

use similar::udiff::UnifiedHunkHeader;
use similar::{Algorithm, ChangeTag, DiffOp, DiffableStr, capture_diff, group_diff_ops};

/// The number of unchanged lines around a change.
const CONTEXT_LINES: usize = 3;

/// The number of lines that are compared at once. The time grows with its square if all of them differ.
const WINDOW_LINES: usize = 1000;

/// The difference between two texts of these names, as a unified diff.
pub(crate) fn unified(names: [&str; 2], texts: [&[u8]; 2]) -> String {
    let (old, new) = (DiffableStr::tokenize_lines(texts[0]), DiffableStr::tokenize_lines(texts[1]));
    let mut out = Vec::new();
    for group in group_diff_ops(operations(&old, &new), CONTEXT_LINES) {
        if group.is_empty() {
            continue;
        }
        if out.is_empty() {
            out.extend_from_slice(format!("--- {}\n+++ {}\n", names[0], names[1]).as_bytes());
        }
        out.extend_from_slice(format!("{}\n", UnifiedHunkHeader::new(&group)).as_bytes());
        for change in group.iter().flat_map(|operation| operation.iter_changes(&old, &new)) {
            let line: &[u8] = change.value();
            out.push(match change.tag() {
                ChangeTag::Equal => b' ',
                ChangeTag::Delete => b'-',
                ChangeTag::Insert => b'+',
            });
            out.extend_from_slice(line);
            if !line.ends_with(b"\n") && !line.ends_with(b"\r") {
                out.extend_from_slice(b"\n\\ No newline at end of file\n");
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The operations that make the new lines of the old ones. Long texts are compared window by window: the next window
/// begins after the last equal lines of this one, if these are in its second half.
fn operations(old: &[&[u8]], new: &[&[u8]]) -> Vec<DiffOp> {
    let mut all: Vec<DiffOp> = Vec::new();
    let (mut from, mut to) = (0, 0);
    while from < old.len() || to < new.len() {
        let (end, new_end) =
            ((from + WINDOW_LINES).min(old.len()), (to + WINDOW_LINES).min(new.len()));
        let mut found = capture_diff(Algorithm::Myers, old, from..end, new, to..new_end);
        let is_synchronous = |operation: &DiffOp| {
            matches!(operation, DiffOp::Equal { .. })
                && (operation.old_range().end >= from + WINDOW_LINES / 2
                    || operation.new_range().end >= to + WINDOW_LINES / 2)
        };
        let is_last = end == old.len() && new_end == new.len();
        if let Some(last) = found.iter().rposition(is_synchronous).filter(|_| !is_last) {
            found.truncate(last + 1);
        }
        for operation in found {
            from += operation.old_range().len();
            to += operation.new_range().len();
            match (all.last_mut(), operation) {
                (Some(DiffOp::Equal { len, .. }), DiffOp::Equal { len: more, .. }) => *len += more,
                (_, operation) => all.push(operation),
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use similar::TextDiff;

    /// Blank lines between lines that change.
    fn texts(count: usize, is_changed: impl Fn(usize) -> bool) -> [String; 2] {
        let old = (0..count).map(|line| format!("a  {line}\n\n")).collect();
        let blanks = |line| if is_changed(line) { " " } else { "  " };
        let new = (0..count).map(|line| format!("a{}{line}\n\n", blanks(line))).collect();
        [old, new]
    }

    #[test]
    fn differences_of_short_texts_are_the_shortest() {
        let pairs = [
            texts(20, |line| line % 7 == 0),
            texts(200, |_| true),
            ["a\nb\nc".to_owned(), "a\nc\n".to_owned()],
            ["a\n".to_owned(), "a".to_owned()],
            ["same\n".to_owned(), "same\n".to_owned()],
            [String::new(), "new\n".to_owned()],
        ];
        for [old, new] in pairs {
            let diff = TextDiff::from_lines(old.as_bytes(), new.as_bytes());
            let expected =
                diff.unified_diff().context_radius(CONTEXT_LINES).header("a", "b").to_string();
            assert_eq!(unified(["a", "b"], [old.as_bytes(), new.as_bytes()]), expected);
        }
    }

    /// The lines that are in both texts or in one of them, by the operations.
    fn applied(old: &[&[u8]], new: &[&[u8]]) -> Vec<u8> {
        let mut out = Vec::new();
        for operation in operations(old, new) {
            for change in operation.iter_changes(old, new) {
                if change.tag() != ChangeTag::Delete {
                    out.extend_from_slice(change.value());
                }
            }
        }
        out
    }

    #[test]
    fn differences_of_long_texts_make_the_new_of_the_old() {
        let inserted = |[old, new]: [String; 2]| [old, format!("{}{new}", "new\n".repeat(1500))];
        for [old, new] in [
            texts(3000, |_| true),
            texts(3000, |line| line % 100 == 0),
            inserted(texts(1500, |line| line % 3 == 0)),
        ] {
            let lines = |text: &'static str| DiffableStr::tokenize_lines(text.as_bytes());
            let (old, new): (&str, &str) = (old.leak(), new.leak());
            assert_eq!(applied(&lines(old), &lines(new)), new.as_bytes());
            assert!(applied(&lines(old), &lines(old)) == old.as_bytes());
        }
    }
}

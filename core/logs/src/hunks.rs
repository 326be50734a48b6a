//! The new text in unified diffs, as `git diff` writes them.

use crate::lines::Line;

/// The beginning of the line in front of a hunk.
const HEAD: &[u8] = b"@@ -";

/// The lines without the marks of hunks. Removed lines are empty.
pub(crate) fn without_marks(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    if !lines.iter().any(|line| line.bytes.starts_with(HEAD)) {
        return lines;
    }
    let mut in_hunk = false;
    let mut all = Vec::with_capacity(lines.len());
    for line in lines {
        let mark = line.bytes.first().copied();
        in_hunk = match mark {
            Some(b'@') => line.bytes.starts_with(HEAD),
            Some(b' ' | b'+' | b'-' | b'\\') | None => in_hunk,
            Some(_) => false,
        };
        let length = line.bytes.len();
        all.push(match mark {
            Some(b' ' | b'+') if in_hunk => line.without_first(1),
            Some(b'-' | b'\\') if in_hunk => line.without_first(length),
            _ => line,
        });
    }
    all
}

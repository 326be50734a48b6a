//! Chooses the version of LLVM that a file is for.

use super::signs::{may_be_older, telling_names};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::syntax;
use abide_source::limits::Limits;
use rustc_hash::FxHashSet;
use std::ops::Range;

/// The newest version of the bundled descriptions.
pub const NEWEST_LLVM: LlvmVersion = LlvmVersion::new(22);

/// The versions of LLVM that the bundled descriptions are of, the newest first.
pub const LLVM_VERSIONS: [LlvmVersion; 2] = [NEWEST_LLVM, LlvmVersion::new(19)];

/// The number of names that choose the version of a text at most.
const MAX_VOTES: usize = 4096;

/// The version of LLVM of a text, by its operations and types, each with its version: the version of most different
/// names, and of several such versions the newest. `None` means the newest, or no name with a version.
pub fn version_by_votes<'n>(
    votes: impl IntoIterator<Item = (&'n [u8], LlvmVersion)>,
) -> Option<LlvmVersion> {
    let told: FxHashSet<_> = votes.into_iter().take(MAX_VOTES).collect();
    let count = |version| told.iter().filter(|(_, told)| *told == version).count();
    // Among versions with equal votes, the last one is the maximum: the newest.
    let chosen = LLVM_VERSIONS.into_iter().rev().max_by_key(|version| count(*version))?;
    (chosen != NEWEST_LLVM).then_some(chosen)
}

/// The version of LLVM that a text is for by its comment, its operations and types; `None` means the newest.
#[must_use]
pub fn version_of_text(text: &[u8]) -> Option<LlvmVersion> {
    version_by_comment(text).or_else(|| {
        let tree = may_be_older(text).then(|| syntax::parse(text, &Limits::default()))?;
        version_by_votes(telling_names(&tree, text))
    })
}

/// The number of bytes at the beginning of a text that the comment is looked for in.
pub const VERSION_HEAD: u32 = 4096;

/// The version that a comment in front of all operations requests: `// abide: llvm=19`.
#[must_use]
pub fn version_by_comment(text: &[u8]) -> Option<LlvmVersion> {
    let written = version_in_comment(text)?;
    std::str::from_utf8(text.get(written)?).ok()?.parse().ok()
}

/// The place of the number in such a comment.
#[must_use]
pub fn version_in_comment(text: &[u8]) -> Option<Range<usize>> {
    let head = text.get(..VERSION_HEAD as usize).unwrap_or(text);
    let mut start = 0_usize;
    for line in head.split(|byte| *byte == b'\n') {
        let trimmed = line.trim_ascii();
        if !trimmed.is_empty() && !trimmed.starts_with(b"//") {
            return None;
        }
        if let Some(number) = asked_version(trimmed) {
            let end = start.saturating_add(line.trim_ascii_end().len());
            return Some(end.checked_sub(number.len())?..end);
        }
        start = start.saturating_add(line.len()).saturating_add(1);
    }
    None
}

/// The number at the end of the comment.
fn asked_version(comment: &[u8]) -> Option<&[u8]> {
    let asked = comment.strip_prefix(b"//")?.trim_ascii().strip_prefix(b"abide:")?.trim_ascii();
    let number = asked.strip_prefix(b"llvm")?.trim_ascii().strip_prefix(b"=")?.trim_ascii();
    let is_number = std::str::from_utf8(number).is_ok_and(|it| it.parse::<LlvmVersion>().is_ok());
    is_number.then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_names_choose_the_version() {
        let chosen = |text: &str| version_of_text(text.as_bytes()).map(|version| version.major);
        assert_eq!(chosen("arith.addi %a\ntensor.pack %a\nmesh.shard %a"), Some(19));
        assert_eq!(chosen("\"tensor.pack\"(%a)"), Some(19));
        assert_eq!(chosen("arith.addi %a\nown.tensor %a"), None);
        assert_eq!(chosen("tensor.pack %a\nlinalg.pack %a"), None, "as many of each");
        assert_eq!(chosen("tensor.pack %a\ntensor.unpack %b\nlinalg.pack %a"), Some(19));
        assert_eq!(chosen("tensor.pack %a\ntensor.pack %b\nlinalg.pack %a"), None, "one name");
        assert_eq!(chosen("// abide: llvm=22\ntensor.pack %a"), Some(22));
        assert_eq!(chosen(""), None);
    }

    #[test]
    fn a_comment_in_front_of_all_operations_chooses_a_version() {
        let asked = |text: &str| version_by_comment(text.as_bytes()).map(|version| version.major);
        assert_eq!(asked("// abide: llvm=19\nop"), Some(19));
        assert_eq!(asked("// RUN: x\r\n\n  //abide: llvm = 20 \r\nop"), Some(20));
        for other in
            ["", "op\n// abide: llvm=19", "// abide: llvm=", "// llvm=19", "// abide: llvm=x"]
        {
            assert_eq!(asked(other), None, "{other}");
        }
        assert_eq!(version_in_comment(b"\n// abide: llvm = 19 \nop"), Some(18..20));
    }
}

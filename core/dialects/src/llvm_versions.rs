//! Chooses the version of LLVM that a file is for.

use abide_mlir::ods::LlvmVersion;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The newest version that the descriptions that come with abide are of.
pub const NEWEST_LLVM: LlvmVersion = LlvmVersion::new(22);

/// The versions of LLVM that the descriptions that come with abide are of, the newest first.
pub const LLVM_VERSIONS: [LlvmVersion; 2] = [NEWEST_LLVM, LlvmVersion::new(19)];

/// The operations, and dialects with a dot, that only one of the versions has, each after that version. Made of LLVM's
/// `.td` files (`project/tests/upstream.rs`).
const ONLY: &str = include_str!("upstream/only.txt");

/// The version that alone has an operation; `None` if all have it, or none.
#[must_use]
pub fn only_version_with(name: &[u8]) -> Option<LlvmVersion> {
    static READ: OnceLock<FxHashMap<&[u8], LlvmVersion>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let lines = ONLY.lines().filter_map(|line| line.split_once(' '));
        lines.filter_map(|(version, name)| Some((name.as_bytes(), version.parse().ok()?))).collect()
    });
    let dialect = || {
        let end = name.iter().position(|byte| *byte == b'.')?;
        read.get(name.get(..=end)?)
    };
    read.get(name).or_else(dialect).copied()
}

/// The version that a file is for, by the operations that only one version has: an older one if no operation is newer.
/// `None` means the newest. The name is that of the first operation that says so.
pub fn version_by_names<'n>(
    names: impl IntoIterator<Item = &'n [u8]>,
) -> Option<(LlvmVersion, &'n [u8])> {
    let mut older = None;
    for name in names {
        match only_version_with(name) {
            Some(NEWEST_LLVM) => return None,
            Some(version) => {
                older.get_or_insert((version, name));
            }
            None => {}
        }
    }
    older
}

/// The number of bytes at the beginning of a text that the comment is looked for in.
pub const VERSION_HEAD: u32 = 4096;

/// The version that a comment in front of all operations asks for: `// abide: llvm=19`.
#[must_use]
pub fn version_by_comment(text: &[u8]) -> Option<LlvmVersion> {
    let head = text.get(..VERSION_HEAD as usize).unwrap_or(text);
    let lines = head.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let mut comments = lines
        .take_while(|line| line.is_empty() || line.starts_with(b"//"))
        .filter_map(|line| line.strip_prefix(b"//")?.trim_ascii().strip_prefix(b"abide:"));
    comments.find_map(|asked| {
        let version = asked.trim_ascii().strip_prefix(b"llvm")?.trim_ascii().strip_prefix(b"=")?;
        std::str::from_utf8(version.trim_ascii()).ok()?.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_of_one_version_choose_it() {
        let chosen = |names: &[&'static str]| {
            let names = names.iter().map(|name| name.as_bytes());
            version_by_names(names).map(|(version, _)| version.major)
        };
        assert_eq!(chosen(&["arith.addi", "tensor.pack", "mesh.shard"]), Some(19));
        assert_eq!(chosen(&["mesh.shard"]), Some(19));
        assert_eq!(chosen(&["arith.addi", "own.tensor"]), None);
        assert_eq!(chosen(&["tensor.pack", "linalg.pack"]), None, "of both versions");
        assert_eq!(chosen(&[]), None);
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
    }
}

//! LLVM's own texts, which are read in place and never copied into the repository.

use crate::{repository, skip, skip_everywhere};
use serde_json::Value;
use std::path::PathBuf;

/// A piece of one of LLVM's own tests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its number.
    pub id: String,
    /// The test that it comes from, as a path in LLVM's `mlir/test`.
    pub file: String,
    /// The index of the part between `// -----` markers, from 0.
    pub chunk: Option<u64>,
    /// The MLIR text.
    pub source: String,
    /// For accepted ones: how mlir-opt prints it in the generic form.
    pub generic: Option<String>,
    /// For rejected ones: the kind of fault.
    pub kind: Option<String>,
    /// For rejected ones: mlir-opt's message.
    pub message: Option<String>,
}

/// The reason for skipping a test without the [`shared_folder`].
pub const NO_SHARED_FOLDER: &str = "no folder 'shared'";

/// The folder of texts shared between projects: the one that `ABIDE_SHARED` names, or `shared` next to the
/// repository. Without one the test is skipped, with `CI=true` too.
#[must_use]
pub fn shared_folder() -> Option<PathBuf> {
    let folder = std::env::var_os("ABIDE_SHARED").map_or_else(
        || repository().parent().map(|parent| parent.join("shared")),
        |folder| Some(PathBuf::from(folder)),
    );
    let folder = folder.filter(|folder| folder.is_dir());
    if folder.is_none() {
        skip_everywhere(&format!(
            "{NO_SHARED_FOLDER} beside the repository, and none in ABIDE_SHARED"
        ));
    }
    folder
}

/// The folder of LLVM 19.1's includes, with the `.td` files of its dialects: where `.ci/run` unpacks the packages
/// `libmlir-19-dev` and `llvm-19-dev`, or where they are installed. Without one the test is skipped.
///
/// # Panics
/// If it is missing and skipping is not allowed (see [`skip()`]).
#[must_use]
pub fn llvm_19_includes() -> Option<PathBuf> {
    let found = unpacked_includes(19);
    if found.is_none() {
        skip("no .td files of LLVM 19 in target/llvm-19, where .ci/run puts them");
    }
    found
}

/// The folder of LLVM 21's includes, where the packages `libmlir-21-dev` and `llvm-21-dev` are unpacked in
/// `target/llvm-21`, or where they are installed. The test is skipped everywhere without one, because Debian 12 has no
/// such packages.
#[must_use]
pub fn llvm_21_includes() -> Option<PathBuf> {
    let found = unpacked_includes(21);
    if found.is_none() {
        skip_everywhere("no .td files of LLVM 21 in target/llvm-21");
    }
    found
}

fn unpacked_includes(version: u32) -> Option<PathBuf> {
    let includes = format!("usr/lib/llvm-{version}/include");
    let roots = [repository().join(format!("target/llvm-{version}")), PathBuf::from("/")];
    let mut folders = roots.into_iter().map(|root| root.join(&includes));
    folders.find(|folder| folder.join("mlir/IR").is_dir())
}

/// The folder of the includes of LLVM 22 if that is installed, or else of LLVM 19.1: for `.td` files that use the
/// common parts.
///
/// # Panics
/// If it is missing and skipping is not allowed (see [`skip()`]).
#[must_use]
pub fn llvm_includes() -> Option<PathBuf> {
    let newest = PathBuf::from("/usr/lib/llvm-22/include");
    if newest.join("mlir/IR").is_dir() { Some(newest) } else { llvm_19_includes() }
}

/// The pieces of LLVM's tests: `accepted` or `rejected` by mlir-opt, from
/// `vectors/mlir/<name>.jsonl` in [`shared_folder`].
///
/// # Panics
/// If the file is damaged.
#[must_use]
pub fn llvm_pieces(name: &str) -> Option<Vec<Piece>> {
    let path = shared_folder()?.join("vectors/mlir").join(format!("{name}.jsonl"));
    let Ok(text) = std::fs::read_to_string(&path) else {
        skip_everywhere(&format!("no file {}", path.display()));
        return None;
    };
    let pieces = text.lines().enumerate().map(|(index, line)| {
        let value = serde_json::from_str(line).ok();
        value
            .as_ref()
            .and_then(piece)
            .unwrap_or_else(|| panic!("{}:{}: not a piece of a test", path.display(), index + 1))
    });
    Some(pieces.collect())
}

fn piece(value: &Value) -> Option<Piece> {
    let text = |field| value.get(field).and_then(Value::as_str).map(str::to_owned);
    Some(Piece {
        id: text("id")?,
        file: text("file")?,
        chunk: value.get("chunk").and_then(Value::as_u64),
        source: text("source")?,
        generic: text("generic"),
        kind: text("kind"),
        message: text("message"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_read() {
        if let Some(pieces) = llvm_pieces("accepted") {
            assert!(pieces.len() > 1000 && pieces.iter().all(|piece| piece.generic.is_some()));
        }
        if let Some(pieces) = llvm_pieces("rejected") {
            assert!(pieces.len() > 400 && pieces.iter().all(|piece| piece.message.is_some()));
        }
    }
}

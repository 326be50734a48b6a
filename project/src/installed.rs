//! The include folders of LLVM as it is installed.

use crate::options::text_of;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// Where Debian's packages and those of apt.llvm.org are.
const SYSTEM: &str = "/usr/lib";

/// The include folders of installed LLVM: that of `$LLVM_INSTALL_DIR`, then those of the system, the
/// newest first, then what `llvm-config` says. Found out once.
pub(crate) fn folders() -> &'static [String] {
    static FOLDERS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let named = std::env::var_os("LLVM_INSTALL_DIR").map(|folder| {
            let folder = PathBuf::from(folder);
            folder.join("include")
        });
        let mut folders: Vec<_> = named.into_iter().collect();
        folders.extend(versions(Path::new(SYSTEM)));
        folders.extend(asked());
        let mut texts: Vec<String> = Vec::new();
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            let text = text_of(folder);
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts
    });
    &FOLDERS
}

/// The `.td` files of a version of LLVM, such as 22, as it is installed.
pub(crate) fn of_version(version: &str) -> Option<String> {
    let own = format!("llvm-{version}");
    let is_own = |folder: &&String| folder.split('/').any(|part| part == own);
    folders().iter().find(is_own).cloned()
}

/// The version of LLVM whose include folder this is, as it is installed.
pub(crate) fn version_of(folder: &str) -> Option<&str> {
    let is_installed = folders().iter().any(|own| own == folder);
    let mut parts = folder.split('/').filter(|_| is_installed);
    let version = parts.find_map(|part| part.strip_prefix("llvm-"))?;
    version.parse::<u32>().is_ok().then_some(version)
}

/// Whether a file belongs to installed LLVM, and not to a project.
#[must_use]
pub fn is_installed(path: &str) -> bool {
    folders().iter().any(|folder| Path::new(path).starts_with(folder))
        || Path::new(path).starts_with(SYSTEM)
}

/// The `llvm-N/include` of a folder, the largest number first.
fn versions(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let version = name.to_str().and_then(|name| name.strip_prefix("llvm-")?.parse().ok());
        found.extend(version.map(|version| (version, entry.path().join("include"))));
    }
    found.sort_by(|a, b| b.cmp(a));
    found.into_iter().map(|(_, path)| path).collect()
}

/// What `llvm-config` says, where it is installed.
fn asked() -> Option<PathBuf> {
    let answer = Command::new("llvm-config")
        .arg("--includedir")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let text = text.trim();
    (answer.status.success() && !text.is_empty()).then(|| PathBuf::from(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_comes_first() {
        let folder = std::env::temp_dir().join(format!("abide-installed-{}", std::process::id()));
        for version in ["llvm-9", "llvm-22", "llvm-19", "llvm-x", "clang-30"] {
            std::fs::create_dir_all(folder.join(version)).unwrap();
        }
        let names: Vec<_> = versions(&folder)
            .iter()
            .map(|path| text_of(path.strip_prefix(&folder).unwrap()))
            .collect();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(names, ["llvm-22/include", "llvm-19/include", "llvm-9/include"]);
    }
}

//! The include folders of installed LLVM.

use crate::paths::text_of;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The folder of Debian's packages and those of apt.llvm.org.
const SYSTEM: &str = "/usr/lib";

/// The include folders of installed LLVM: that of `$LLVM_INSTALL_DIR`, then those of the system, the newest first, then
/// that of the `llvm-config` on the `PATH`. They are searched once.
pub(crate) fn folders() -> &'static [String] {
    static FOLDERS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let named = std::env::var_os("LLVM_INSTALL_DIR").map(|folder| {
            let folder = PathBuf::from(folder);
            folder.join("include")
        });
        let mut folders: Vec<_> = named.into_iter().collect();
        folders.extend(versions(Path::new(SYSTEM)));
        folders.extend(std::env::var_os("PATH").and_then(|path| next_to_llvm_config(&path)));
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

/// The first include folder with the `.td` files of MLIR.
pub(crate) fn with_mlir() -> Option<&'static str> {
    let has_files = |folder: &&String| Path::new(folder).join("mlir/IR/OpBase.td").is_file();
    folders().iter().find(has_files).map(String::as_str)
}

/// The `.td` files of an installed version of LLVM, such as 22.
pub(crate) fn of_version(version: &str) -> Option<String> {
    let own = format!("llvm-{version}");
    let is_own = |folder: &&String| folder.split('/').any(|part| part == own);
    folders().iter().find(is_own).cloned()
}

/// The version of an installed LLVM, from its include folder.
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

/// The include folder of the first `llvm-config` on a `PATH`: `../include` of the program that a link leads to. The
/// program is not run, because a repository could bring one of that name.
fn next_to_llvm_config(path: &OsStr) -> Option<PathBuf> {
    let name = format!("llvm-config{}", std::env::consts::EXE_SUFFIX);
    let program = first_on(path, &name)?.canonicalize().ok()?;
    Some(program.parent()?.parent()?.join("include"))
}

/// The file of this name on the `PATH`. Relative entries do not count: they name folders of the repository.
#[must_use]
pub fn on_path(name: &str) -> Option<PathBuf> {
    first_on(&std::env::var_os("PATH")?, name)
}

fn first_on(path: &OsStr, name: &str) -> Option<PathBuf> {
    let folders = std::env::split_paths(path).filter(|folder| folder.is_absolute());
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
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

    #[cfg(unix)]
    #[test]
    fn llvm_config_is_found_and_never_run() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = std::env::temp_dir().join(format!("abide-llvm-config-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("llvm/bin")).unwrap();
        std::fs::create_dir_all(folder.join("bin")).unwrap();
        let folder = folder.canonicalize().unwrap();
        let program = folder.join("llvm/bin/llvm-config-30");
        let marker = folder.join("was-run");
        std::fs::write(&program, format!("#!/bin/sh\ntouch {}\n", marker.display())).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        std::os::unix::fs::symlink(&program, folder.join("bin/llvm-config")).unwrap();
        let on = |entries: &[&Path]| {
            let path = std::env::join_paths(entries).unwrap();
            next_to_llvm_config(&path)
        };
        let (bin, none) = (folder.join("bin"), folder.join("none"));
        let found = on(&[Path::new("."), Path::new(""), &none, &bin]);
        // The test's own folder leads there, too.
        let up = "../".repeat(std::env::current_dir().unwrap().components().count());
        let relative = Path::new(&up).join(bin.strip_prefix("/").unwrap());
        let ignored = (relative.join("llvm-config").exists(), on(&[&relative]));
        let was_run = marker.exists();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(found, Some(folder.join("llvm/include")));
        assert_eq!(ignored, (true, None), "a relative entry");
        assert!(!was_run);
    }
}

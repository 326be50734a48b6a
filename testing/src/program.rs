//! External programs.

use crate::skip;
use std::path::PathBuf;
use std::process::Command;

/// Finds a program by the first of its names that is on the `PATH`. Without one the test is
/// skipped.
///
/// # Panics
/// If it is missing and skipping is not allowed (see [`skip()`]).
#[must_use]
pub fn program(names: &[&str]) -> Option<PathBuf> {
    let found = on_path(names);
    if found.is_none() {
        skip(&format!("no program {} on the PATH", names.join(" or ")));
    }
    let is_python = names.iter().any(|name| name.starts_with("python"));
    found.map(|found| if is_python { interpreter(found) } else { found })
}

/// The program of a Python itself: pyenv has scripts of that name, which take ten times as long to start.
fn interpreter(python: PathBuf) -> PathBuf {
    let script = "import sys; print(sys.executable, end='')";
    let output = Command::new(&python).args(["-c", script]).output();
    let output = output.ok().filter(|output| output.status.success());
    let found = output.and_then(|output| String::from_utf8(output.stdout).ok()).map(PathBuf::from);
    found.filter(|found| found.is_file()).unwrap_or(python)
}

fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    names.iter().find_map(|name| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}

/// MLIR's own `mlir-opt`, of the version that the project is compared with (Debian package `mlir-22-tools`).
///
/// # Panics
/// As [`program`].
#[must_use]
pub fn mlir_opt() -> Option<PathBuf> {
    program(&["mlir-opt-22", "mlir-opt"])
}

/// IREE's `iree-opt` (Python package `iree-base-compiler`, 84 MB).
///
/// # Panics
/// As [`program`].
#[must_use]
pub fn iree_opt() -> Option<PathBuf> {
    let found = on_path(&["iree-opt"]);
    if found.is_none() {
        skip("no program iree-opt on the PATH: `pip install iree-base-compiler`");
    }
    found
}

/// A program of IREE's Python packages `iree-base-compiler` and `iree-base-runtime`, such as `iree-dump-module`.
///
/// # Panics
/// As [`program`].
#[must_use]
pub fn iree_program(name: &str) -> Option<PathBuf> {
    let found = on_path(&[name]);
    if found.is_none() {
        let packages = "`pip install iree-base-compiler iree-base-runtime`";
        skip(&format!("no program {name} on the PATH: {packages}"));
    }
    found
}

/// LLVM's FileCheck; `None`, and a line on standard error, if it is missing.
#[must_use]
pub fn file_check() -> Option<PathBuf> {
    program(&["FileCheck-22", "FileCheck"])
}

//! Sets how the command is linked, and records the commit, the target and the compiler.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|it| it == value);
    // The command is linked at a fixed address: relocating its tables, page by page, would take a fifth of its
    // start-up time.
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    println!("cargo::rerun-if-env-changed=ABIDE_COMMIT");
    if let Some(commit) = env::var("ABIDE_COMMIT").ok().or_else(commit) {
        println!("cargo::rustc-env=ABIDE_BUILT_FROM={commit}");
    }
    println!("cargo::rustc-env=ABIDE_TARGET={}", env::var("TARGET").unwrap_or_default());
    println!("cargo::rustc-env=ABIDE_RUSTC={}", rustc().unwrap_or("unknown compiler".to_owned()));
}

/// The name and version of the compiler.
fn rustc() -> Option<String> {
    let output = Command::new(env::var_os("RUSTC")?).arg("--version").output().ok()?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned()).filter(|text| !text.is_empty())
}

/// The hash and the date of the commit that is checked out. `None` without git, and if the repository that contains
/// this folder is another project's.
fn commit() -> Option<String> {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).parent()?.canonicalize().ok()?;
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(&root).output().ok()?;
        let text = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
        Some(text.trim().to_owned()).filter(|text| !text.is_empty())
    };
    let top = Path::new(&git(&["rev-parse", "--show-toplevel"])?).canonicalize().ok()?;
    if top != root {
        return None;
    }
    let log = root.join(git(&["rev-parse", "--git-path", "logs/HEAD"])?);
    if log.exists() {
        println!("cargo::rerun-if-changed={}", log.display());
    }
    git(&["log", "-1", "--format=%h %cs", "--abbrev=12"])
}

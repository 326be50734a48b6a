//! `cargo xtask sanitize`: the borders of the library under AddressSanitizer.

use crate::process;
use std::process::Command;

/// The tests that cross a border without Python, whose own allocations no sanitizer follows.
const TESTS: &[&str] =
    &["c_api::", "callers::", "hostile::", "mechanism::", "the_client_passes_under_sanitizers"];

/// Runs these tests with a library that is instrumented by the nightly compiler of rustup.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("unexpected argument '{word}'"));
    }
    // With a target, build scripts and macros are not instrumented.
    let mut tests = Command::new("rustup");
    tests.args(["run", "nightly", "cargo", "test", "-p", "abide-ffi", "--lib", "--test", "it"]);
    tests.args(["--target", &host()?, "--target-dir", "target/sanitize", "--"]).args(TESTS);
    tests.current_dir(abide_testing::repository()).env("RUSTFLAGS", "-Zsanitizer=address");
    process::run("sanitizer", tests.env_remove("CARGO").env_remove("RUSTC"))
}

/// The target of the compiler's own machine.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".to_owned())
}

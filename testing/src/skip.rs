//! Tests that cannot run here.

use std::fs::OpenOptions;
use std::io::Write as _;

/// The variable that names the file to which skipped tests add a line each.
pub const SKIPPED_VARIABLE: &str = "ABIDE_SKIPPED";

/// Reports that the current test is skipped, and why.
///
/// # Panics
/// With `CI=true`, where skipping is not allowed.
pub fn skip(reason: &str) {
    // The runner names the thread of a test after the test.
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    assert!(
        std::env::var_os("CI").is_none_or(|value| value != "true"),
        "{test} needs what is not here, and CI=true allows no skipping: {reason}"
    );
    skip_everywhere(reason);
}

/// Reports that the current test is skipped, and why, for dependencies that may be missing even with `CI=true`.
pub fn skip_everywhere(reason: &str) {
    // The runner names the thread of a test after the test.
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    let line = format!("SKIPPED {test}: {reason}\n");
    // Written directly: the runner captures only what goes through print macros.
    let _ = std::io::stderr().write_all(line.as_bytes());
    if let Some(path) = std::env::var_os(SKIPPED_VARIABLE) {
        let file = OpenOptions::new().create(true).append(true).open(path);
        // The line is on standard error already.
        let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
    }
}

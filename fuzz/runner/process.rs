//! Words for people, folders, and the time that other programs take.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Prints the requested output to standard output.
pub(crate) fn print(text: &str) {
    // If standard output is closed, the text is lost.
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}

/// Writes a line to standard error.
pub(crate) fn say(line: &str) {
    // If standard error is closed, the line is lost.
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// The folder of the repository.
pub(crate) fn repository() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package)
}

/// A folder for the output of fuzzing, below `target/fuzz`.
pub(crate) fn made(name: &str) -> PathBuf {
    repository().join("target/fuzz").join(name)
}

/// Adds the action and the path to an error.
pub(crate) fn with_path<T>(path: &Path, result: std::io::Result<T>) -> Result<T, String> {
    result.map_err(|error| format!("{}: {error}", path.display()))
}

/// Makes a folder, and all above it.
pub(crate) fn make_folder(path: &Path) -> Result<(), String> {
    with_path(path, std::fs::create_dir_all(path))
}

/// Replaces a path by an empty folder.
pub(crate) fn make_empty_folder(path: &Path) -> Result<(), String> {
    // The folder may not exist. A failure to remove it shows when a file is written into it.
    let _ = std::fs::remove_dir_all(path);
    make_folder(path)
}

/// The processor time of the programs that have ended and were waited for. Zero where the system has no
/// `/proc`.
pub(crate) fn time_of_children() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name, in parentheses, may have blanks; the times of the children are fields 16 and 17 of all,
    // in hundredths of a second on every Linux.
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<u64> = after_name
        .split_whitespace()
        .skip(13)
        .take(2)
        .filter_map(|field| field.parse().ok())
        .collect();
    Duration::from_millis(fields.iter().sum::<u64>() * 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn the_time_of_a_child_is_seen() {
        let before = time_of_children();
        let spin = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done";
        assert!(std::process::Command::new("sh").args(["-c", spin]).status().unwrap().success());
        assert!(time_of_children() > before);
    }
}

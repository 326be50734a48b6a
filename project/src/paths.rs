//! Paths as text.

use std::path::{Path, PathBuf};

/// A path as text, with `/`.
pub(crate) fn text_of(path: &Path) -> String {
    let text = path.to_string_lossy();
    match cfg!(windows) {
        true => text.replace('\\', "/"),
        false => text.into_owned(),
    }
}

/// A path without `.` and `..`, as an editor writes it; links are not followed.
#[must_use]
pub fn without_dots(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." if parts.last().is_some_and(|last| !last.is_empty() && *last != "..") => {
                parts.pop();
            }
            // The root has nothing above it.
            ".." if parts.len() == 1 && parts.first() == Some(&"") => {}
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// A path without `.` and `..`, as an editor writes it. Unchanged if that path does not exist, because of links.
pub(crate) fn plain(path: &Path) -> PathBuf {
    let plain = PathBuf::from(without_dots(&text_of(path)));
    if plain.exists() { plain } else { path.to_owned() }
}

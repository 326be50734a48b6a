//! The names that the files of MLIR define, and the `include`s that bring them.

use super::Document;
use abide_source::text::{Span, TextEdit, line_end};

/// A line for each file and each word that defines names: the path, the word, the names. A test makes it from LLVM 22.
const HEADERS: &str = include_str!("headers.txt");

/// Names that one file defines with one word.
pub(super) struct Header {
    /// The path as in an `include`.
    pub(super) path: &'static str,
    /// `class`, `def` or `multiclass`.
    pub(super) word: &'static str,
    names: &'static str,
}

impl Header {
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.names.split(' ')
    }
}

/// The files with the names that they define.
pub(super) fn headers() -> impl Iterator<Item = Header> {
    HEADERS.lines().filter_map(|line| {
        let (path, rest) = line.split_once(' ')?;
        let (word, names) = rest.split_once(' ')?;
        Some(Header { path, word, names })
    })
}

/// The paths of the files, each once.
pub(super) fn paths() -> impl Iterator<Item = &'static str> {
    let mut last = "";
    headers()
        .map(|header| header.path)
        .filter(move |path| std::mem::replace(&mut last, path) != *path)
}

/// The file of MLIR that defines a name.
pub(super) fn header_of(name: &str) -> Option<&'static str> {
    headers().find(|header| header.names().any(|own| own == name)).map(|header| header.path)
}

/// Whether a file has an `include` of a path.
pub(super) fn is_included(document: Document<'_>, path: &str) -> bool {
    memchr::memmem::find(document.text(), format!("\"{path}\"").as_bytes()).is_some()
}

/// Inserts an `include` of a file after the others.
pub(super) fn include_edit(document: Document<'_>, path: &str) -> TextEdit {
    let text = document.text();
    let mut at = 0;
    let mut line = 0;
    while (line as usize) < text.len() {
        let end = line_end(text, line);
        if text.get(line as usize..).is_some_and(|rest| rest.starts_with(b"include ")) {
            at = end.saturating_add(1).min(u32::try_from(text.len()).unwrap_or(u32::MAX));
        }
        line = end.saturating_add(1);
    }
    TextEdit::new(Span::at(at), format!("include \"{path}\"\n"))
}

//! The source of texts, and locations in them.

use abide_source::text::Span;
use std::sync::Arc;

/// Provides the texts of files. This crate has no input or output: the command line reads the disk, a language server
/// prefers open buffers, a fuzzer has a map.
pub trait Files {
    /// Returns the text of a file, or `None` if it does not exist. The same text in the same [`Arc`] is recognised
    /// without comparison.
    fn read(&self, path: &str) -> Option<Arc<[u8]>>;

    /// Passes the text of a file, or `None` if it does not exist, to a callback that does not keep it.
    fn show(&self, path: &str, to: &mut dyn FnMut(Option<&[u8]>)) {
        to(self.read(path).as_deref());
    }

    /// The reason why a file that exists is not read, such as its size.
    fn refusal(&self, _path: &str) -> Option<String> {
        None
    }

    /// The names of the files in a folder, in any order; empty if they are not known.
    fn list(&self, _folder: &str) -> Vec<String> {
        Vec::new()
    }

    /// The path of a file that `folder` names in an `include`, as [`read`](Self::read) wants it.
    fn join(&self, folder: &str, name: &str) -> String {
        joined(folder, name)
    }
}

/// The path of a name in a folder, with `/`.
#[must_use]
pub fn joined(folder: &str, name: &str) -> String {
    match folder {
        "" => name.to_owned(),
        _ if name.starts_with('/') => name.to_owned(),
        _ => format!("{}/{name}", folder.trim_end_matches('/')),
    }
}

/// A file of a [`Session`](crate::Session), in one version of its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FileId(pub(crate) u32);

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Location {
    /// The file.
    pub file: FileId,
    /// The bytes.
    pub span: Span,
}

impl Location {
    /// A place in a file.
    #[must_use]
    pub fn new(file: FileId, span: Span) -> Location {
        Location { file, span }
    }
}

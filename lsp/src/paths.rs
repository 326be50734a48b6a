//! The paths of `file:` addresses, and back. The module of a browser knows no operating system: there, paths are those
//! of Unix.

use std::path::{Path, PathBuf};
use tower_lsp::lsp_types::Url;

/// The path of an address; `None` if it names no file.
pub(crate) fn file_path(uri: &Url) -> Option<PathBuf> {
    #[cfg(not(target_family = "wasm"))]
    return uri.to_file_path().ok();
    #[cfg(target_family = "wasm")]
    {
        let path = percent_encoding::percent_decode_str(uri.path());
        (uri.scheme() == "file").then(|| path.decode_utf8_lossy().into_owned().into())
    }
}

/// The address of an absolute path.
pub(crate) fn file_uri(path: impl AsRef<Path>) -> Option<Url> {
    #[cfg(not(target_family = "wasm"))]
    return Url::from_file_path(path).ok();
    #[cfg(target_family = "wasm")]
    {
        let mut uri = Url::parse("file:///").ok()?;
        uri.set_path(path.as_ref().to_str().filter(|path| path.starts_with('/'))?);
        Some(uri)
    }
}

/// Whether a document is shown as text and stored as bytecode.
pub(crate) fn is_stored_as_bytecode(uri: &Url) -> bool {
    uri.path().ends_with(".mlirbc")
}

//! The folders of a workspace, and their files that configure how others are read.

use super::line_column_position;
use crate::paths::{file_path, file_uri};
use abide_core::mlir::ods::DefinitionLocation;
use abide_core::text::{Encoding, LineIndex};
use abide_project::{MAX_FILE_BYTES, Problem, read_regular};
use std::path::{Path, PathBuf};
use tower_lsp::lsp_types as lsp;

/// The files that a client watches for this server, as globs.
const WATCHED: [&str; 7] = [
    "**/*.mlir",
    "**/*.td",
    "**/*.inc",
    "**/*.ops",
    "**/*.abi",
    "**/abide.toml",
    "**/tablegen_compile_commands.yml",
];

/// The folders of the workspace that a client opens.
pub(crate) fn roots(params: &lsp::InitializeParams) -> Vec<PathBuf> {
    if let Some(all) = params.workspace_folders.as_deref().filter(|all| !all.is_empty()) {
        return folders(all);
    }
    // Clients of older versions send only this.
    let root = params.root_uri.as_ref();
    root.and_then(file_path).into_iter().collect()
}

/// The folders of a workspace that are on the disk.
pub(crate) fn folders(all: &[lsp::WorkspaceFolder]) -> Vec<PathBuf> {
    all.iter().filter_map(|folder| file_path(&folder.uri)).collect()
}

/// The request to watch files.
pub(crate) fn watchers() -> lsp::Registration {
    let watcher = |glob: &str| lsp::FileSystemWatcher {
        glob_pattern: lsp::GlobPattern::String(glob.to_owned()),
        kind: None,
    };
    let watchers = WATCHED.map(watcher).to_vec();
    let options = lsp::DidChangeWatchedFilesRegistrationOptions { watchers };
    lsp::Registration {
        id: "abide/watch".to_owned(),
        method: "workspace/didChangeWatchedFiles".to_owned(),
        register_options: serde_json::to_value(options).ok(),
    }
}

/// A place in a file that describes a dialect; `None` if the file was removed. `open` has the texts of documents.
pub(crate) fn place(
    place: &DefinitionLocation,
    encoding: Encoding,
    open: &dyn Fn(&str) -> Option<Vec<u8>>,
) -> Option<lsp::Location> {
    // A browser has no working folder.
    let path = std::path::absolute(&*place.path).unwrap_or_else(|_| (&*place.path).into());
    let text = open(&place.path).or_else(|| read_regular(&path, MAX_FILE_BYTES).ok())?;
    let lines = LineIndex::new(&text);
    let position = |offset| line_column_position(lines.line_column(&text, offset, encoding));
    let range = lsp::Range { start: position(place.span.start()), end: position(place.span.end()) };
    Some(lsp::Location { uri: file_uri(path)?, range })
}

/// The diagnostics of a file that is not open.
pub(crate) fn problems(
    path: &str,
    problems: &[Problem],
    encoding: Encoding,
) -> Vec<lsp::Diagnostic> {
    let text = read_regular(Path::new(path), MAX_FILE_BYTES).unwrap_or_default();
    let lines = LineIndex::new(&text);
    let position = |offset| line_column_position(lines.line_column(&text, offset, encoding));
    let diagnostic = |problem: &Problem| lsp::Diagnostic {
        range: lsp::Range {
            start: position(problem.span.start()),
            end: position(problem.span.end()),
        },
        severity: Some(super::severity(problem.severity)),
        source: Some("abide".to_owned()),
        message: problem.message.clone(),
        ..lsp::Diagnostic::default()
    };
    problems.iter().map(diagnostic).collect()
}

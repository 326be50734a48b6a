//! Completions in the string of an `include`.

use super::completion_item::{
    Completion, CompletionKind, CompletionRank as Rank, MAX_OFFERED_ITEMS,
};
use super::headers::{is_included, paths};
use super::{Document, lossy};
use crate::files::{Files, joined};
use abide_source::text::Span;

/// The path of an `include` up to the cursor, and its place; `None` if the cursor is elsewhere.
fn begun_include(document: Document<'_>, offset: u32) -> Option<(String, Span)> {
    let before = document.text().get(..offset as usize)?;
    let line = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
    let line = before.get(line..)?.trim_ascii_start();
    let begun = line.strip_prefix(b"include")?.trim_ascii_start().strip_prefix(b"\"")?;
    if begun.contains(&b'"') {
        return None;
    }
    let replaced = Span::from_range(before.len() - begun.len()..before.len());
    Some((lossy(begun), replaced))
}

/// The paths of MLIR's files in the string of an `include`; `None` if the cursor is elsewhere.
pub(super) fn paths_of_include(document: Document<'_>, offset: u32) -> Option<Vec<Completion>> {
    let (begun, replaced) = begun_include(document, offset)?;
    let open = paths().filter(|path| path.starts_with(&begun) && !is_included(document, path));
    Some(open.map(|path| path_completion(path, replaced, Rank::Other)).collect())
}

fn path_completion(path: &str, replaced: Span, rank: Rank) -> Completion {
    Completion {
        label: path.to_owned(),
        inserted: path.to_owned(),
        snippet: None,
        kind: CompletionKind::File,
        detail: String::new(),
        replaced,
        rank,
        include: None,
    }
}

/// The TableGen files beside a document and in its include folders, if the cursor is in the string of an `include`. Those
/// of MLIR are among the [`completions`](super::completions).
#[must_use]
pub fn files_of_include(document: Document<'_>, offset: u32, files: &dyn Files) -> Vec<Completion> {
    let Some((begun, replaced)) = begun_include(document, offset) else { return Vec::new() };
    let own = document.session.path(document.file);
    let folders = document.session.options().searched(Some(own));
    let mut names: Vec<String> = folders
        .filter(|folder| !folder.is_empty())
        .flat_map(|folder| {
            let names = files.list(folder).into_iter();
            names.filter(move |name| joined(folder, name) != own)
        })
        .filter(|name| name.ends_with(".td") && name.starts_with(&begun))
        .filter(|name| !is_included(document, name))
        .collect();
    names.sort_unstable();
    names.dedup();
    names.truncate(MAX_OFFERED_ITEMS);
    names.iter().map(|name| path_completion(name, replaced, Rank::First)).collect()
}

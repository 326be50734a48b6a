//! Functions that one file declares and another one defines.

use super::Workspace;
use super::entry::{document, range};
use crate::convert::View;
use crate::paths::file_uri;
use crate::worker::{Cancelled, Failure};
use abide_core::ide::{self, Document, Reach};
use abide_core::text::{Encoding, LineIndex, TextEdit};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use tower_lsp::lsp_types as lsp;

/// The maximum number of files that are read for one answer.
const MAX_READ_FILES: usize = 1_000;

/// Another document that declares or defines the function.
struct Linked {
    uri: lsp::Url,
    document: Arc<Document>,
    lines: LineIndex,
    /// The position of the function's declaration or definition, in bytes.
    offset: u32,
    reach: Reach,
}

impl Linked {
    fn range(&self, span: abide_core::text::Span, encoding: Encoding) -> lsp::Range {
        range(&self.document, &self.lines, span, encoding)
    }
}

/// Whether a function of one name is the same in two files: one of them declares it, the other declares or defines it.
fn is_same(own: Reach, other: Reach) -> bool {
    matches!(
        (own, other),
        (Reach::Declared, Reach::Declared | Reach::Defined) | (Reach::Defined, Reach::Declared)
    )
}

impl Workspace {
    /// The definitions in other files of a name that its own file only declares. `views` are the open documents,
    /// including that of the name.
    pub(crate) fn definitions(
        &self,
        views: &[View],
        at: &View,
        document: &Document,
        offset: u32,
    ) -> Vec<lsp::Location> {
        let Some((name, Reach::Declared)) = ide::linked_function(document, offset) else {
            return Vec::new();
        };
        self.defining(views, at, &name)
    }

    /// The references in other files to the function at a place, with or without declarations and definitions.
    ///
    /// # Errors
    /// [`Failure::Cancelled`] if the request was cancelled.
    pub(crate) fn references(
        &self,
        views: &[View],
        at: &View,
        document: &Document,
        offset: u32,
        with_definition: bool,
        cancelled: &Cancelled,
    ) -> Result<Vec<lsp::Location>, Failure> {
        let mut found = Vec::new();
        let Some((name, reach)) = ide::linked_function(document, offset) else { return Ok(found) };
        for linked in self.linked(views, at, &name, reach, cancelled)? {
            let all = ide::references(&linked.document, linked.offset).into_iter();
            let wanted = all.filter(|one| with_definition || !one.is_definition);
            found.extend(wanted.map(|one| lsp::Location {
                uri: linked.uri.clone(),
                range: linked.range(one.span, at.encoding),
            }));
        }
        Ok(found)
    }

    /// The edits in other files that rename a function. Empty unless exactly one file defines it, because otherwise
    /// the function meant by others is unknown.
    ///
    /// # Errors
    /// [`Failure::Refused`] if the new name cannot be used in one of the files.
    pub(crate) fn rename(
        &self,
        views: &[View],
        at: &View,
        document: &Document,
        offset: u32,
        new: &str,
        cancelled: &Cancelled,
    ) -> Result<HashMap<lsp::Url, Vec<lsp::TextEdit>>, Failure> {
        let mut changes = HashMap::new();
        let Some((name, reach)) = ide::linked_function(document, offset) else {
            return Ok(changes);
        };
        let own = usize::from(reach == Reach::Defined);
        if own + self.defining(views, at, &name).len() != 1 {
            return Ok(changes);
        }
        for linked in self.linked(views, at, &name, reach, cancelled)? {
            let edits = ide::rename(&linked.document, linked.offset, new);
            let edits = edits
                .map_err(|error| Failure::Refused(format!("{}: {error}", linked.uri.path())))?;
            let change = |edit: &TextEdit| lsp::TextEdit {
                range: linked.range(edit.span, at.encoding),
                new_text: String::from_utf8_lossy(&edit.replacement).into_owned(),
            };
            changes.insert(linked.uri.clone(), edits.iter().map(change).collect());
        }
        Ok(changes)
    }

    /// The locations in other files that define a function.
    fn defining(&self, views: &[View], at: &View, name: &str) -> Vec<lsp::Location> {
        let defines = |reach| reach == Reach::Defined;
        let open = others(views, at).filter_map(|view| {
            let (span, reach) = ide::place_of_linked(&view.snapshot.document(), name)?;
            defines(reach).then(|| view.location(span))
        });
        let is_open = uris(views);
        let closed =
            self.files_naming_function(name, defines).into_iter().filter_map(|(path, range)| {
                let uri = file_uri(path).filter(|uri| !is_open.contains(uri))?;
                Some(lsp::Location { uri, range })
            });
        open.chain(closed).collect()
    }

    /// The other files that declare or define a function, in their current versions.
    fn linked(
        &self,
        views: &[View],
        at: &View,
        name: &str,
        own: Reach,
        cancelled: &Cancelled,
    ) -> Result<Vec<Linked>, Failure> {
        let mut found = Vec::new();
        let mut add = |uri: lsp::Url, document: Arc<Document>| {
            let place = ide::place_of_linked(&document, name);
            if let Some((span, reach)) = place.filter(|(_, reach)| is_same(own, *reach)) {
                let lines = LineIndex::new(document.text());
                found.push(Linked { uri, document, lines, offset: span.start(), reach });
            }
        };
        for view in others(views, at) {
            cancelled.check()?;
            add(view.uri.clone(), view.snapshot.document());
        }
        let is_open = uris(views);
        let closed = self.files_naming_function(name, |reach| is_same(own, reach)).into_iter();
        for (path, _) in closed.take(MAX_READ_FILES) {
            cancelled.check()?;
            let uri = file_uri(&path).filter(|uri| !is_open.contains(uri));
            if let (Some(uri), Some(document)) = (uri, document(&path)) {
                add(uri, Arc::new(document));
            }
        }
        // The definition comes before declarations.
        found.sort_by_key(|linked| (linked.reach, linked.uri.clone()));
        Ok(found)
    }
}

fn others<'v>(views: &'v [View], at: &View) -> impl Iterator<Item = &'v View> {
    let own = at.uri.clone();
    views.iter().filter(move |view| view.uri != own)
}

fn uris(views: &[View]) -> BTreeSet<lsp::Url> {
    views.iter().map(|view| view.uri.clone()).collect()
}

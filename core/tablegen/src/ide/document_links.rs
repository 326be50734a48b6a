//! The files that a file includes, as links.

use super::Document;
use super::includes::Paths;
use crate::files::FileId;
use abide_source::text::Span;

/// A path in the text that can be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DocumentLink {
    /// The string, without its quotes.
    pub span: Span,
    /// The file.
    pub file: FileId,
}

/// The includes of a file that were found.
#[must_use]
pub fn document_links(document: Document<'_>) -> Vec<DocumentLink> {
    let includes = Paths::new(document).includes_of(document, document.file);
    let found = includes.into_iter().filter_map(|(span, file)| Some((span, file?)));
    found
        .map(|(span, file)| {
            let inner = Span::new(span.start().saturating_add(1), span.end().saturating_sub(1));
            DocumentLink { span: if span.len() > 2 { inner } else { span }, file }
        })
        .collect()
}

//! A change that a user may want, and its trial.

use crate::db::Document;
use crate::fixes::{Reading, judge, with_edits};
use abide_source::text::{Span, TextEdit};
use std::sync::Arc;

/// The maximum length of a text in which a change of a function is tried on the whole text, in bytes. In longer texts
/// it is tried on the function alone.
pub(crate) const MAX_TRIED_BYTES: usize = 1 << 18;

/// A change and its title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    /// As an imperative.
    pub title: String,
    /// The change.
    pub edits: Vec<TextEdit>,
}

/// Whether edits within a function keep the number of operations and add no errors. In a long text only the function
/// is parsed.
pub(crate) fn passes_trial(document: &Document, function: Span, edits: &[TextEdit]) -> bool {
    let is_within = edits.iter().all(|edit| function.covers(edit.span));
    if document.text().len() > MAX_TRIED_BYTES && is_within {
        let text = document.slice(function).to_vec();
        let start = function.start();
        let back = |span: Span| Span::new(span.start() - start, span.end() - start);
        let edits: Vec<TextEdit> = edits
            .iter()
            .map(|edit| TextEdit::new(back(edit.span), edit.replacement.clone()))
            .collect();
        let registry = Arc::clone(document.registry());
        let alone = Document::new(text, *document.limits()).with_registry(registry);
        return is_harmless(&alone, &edits);
    }
    is_harmless(document, edits)
}

pub(crate) fn is_harmless(document: &Document, edits: &[TextEdit]) -> bool {
    let Some(after) = with_edits(document, edits) else { return false };
    judge(&Reading::of_document(document), &Reading::of_document(&after), &[]).is_ok()
}

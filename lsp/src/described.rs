//! Uses of what `.td` files define in open MLIR documents: references, and a lens above each definition.

use crate::backend::Backend;
use crate::convert::{Clicks, View};
use crate::tablegen::path_of;
use crate::worker::{Cancelled, Failure};
use abide_core::ide;
use abide_core::mlir::ods::DefinitionLocation;
use abide_core::text::Span;
use std::collections::BTreeMap;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// The references in documents to a definition.
///
/// # Errors
/// If the request was cancelled.
pub(crate) fn references(
    views: &[View],
    place: &DefinitionLocation,
    cancelled: &Cancelled,
) -> std::result::Result<Vec<lsp::Location>, Failure> {
    let mut found = Vec::new();
    for view in views {
        cancelled.check()?;
        let document = view.snapshot.document();
        let uses = ide::described_references(&document, place).into_iter();
        found.extend(uses.map(|span| view.location(span)));
    }
    Ok(found)
}

impl Backend {
    /// Lenses with the number of uses in open MLIR documents, above each definition of a `.td` document.
    pub(crate) async fn described_lenses(&self, view: View) -> Result<Option<Vec<lsp::CodeLens>>> {
        let views = self.views();
        self.run(move |cancelled| {
            let path = path_of(view.uri.as_str());
            let mut counts: BTreeMap<Span, usize> = BTreeMap::new();
            for other in &views {
                cancelled.check()?;
                for span in ide::described_definitions(&other.snapshot.registry, &path) {
                    counts.entry(span).or_default();
                }
                let document = other.snapshot.document();
                for (_, place) in ide::described_uses(&document) {
                    if *place.path == *path {
                        *counts.entry(place.span).or_default() += 1;
                    }
                }
            }
            let lens = |(span, count): (Span, usize)| {
                let title = match count {
                    1 => "1 use in open MLIR documents".to_owned(),
                    count => format!("{count} uses in open MLIR documents"),
                };
                let click = ide::LensClick::Nothing;
                view.lens(ide::CodeLens { span, title, click }, &Clicks::default())
            };
            // A file without descriptions for an open document has no lenses.
            Ok((!counts.is_empty()).then(|| counts.into_iter().map(lens).collect()))
        })
        .await
    }
}

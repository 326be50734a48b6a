//! The definitions of an evaluation, by parts of their names.

use super::Document;
use super::document_symbols::{DocumentSymbolKind, symbol};
use super::sites::{SiteKind, sites};
use crate::files::Location;

/// A definition of any file of an evaluation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkspaceSymbol {
    /// Its name.
    pub name: String,
    /// The kind.
    pub kind: DocumentSymbolKind,
    /// Its name in the text.
    pub location: Location,
}

/// The classes, multiclasses, records and types of all files of an evaluation that match a query. Their names have
/// its letters in this order, ignoring case.
#[must_use]
pub fn workspace_symbols(document: Document<'_>, query: &str) -> Vec<WorkspaceSymbol> {
    let mut found = Vec::new();
    for &file in &document.evaluation.files {
        let own = Document { file, ..document };
        for site in sites(own.tree()) {
            let is_shown = !matches!(
                site.kind,
                SiteKind::Field | SiteKind::TemplateArgument | SiteKind::Variable
            );
            let name = own.string(site.name);
            if is_shown && site.symbol.is_some() && has_letters(&name, query) {
                let kind = symbol(own, &site).kind;
                let location = Location::new(file, site.name);
                found.push(WorkspaceSymbol { name, kind, location });
            }
        }
    }
    found
}

fn has_letters(name: &str, query: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    query.chars().flat_map(char::to_lowercase).all(|wanted| letters.any(|letter| letter == wanted))
}

//! The outline of a file.

use super::Document;
use super::sites::{Site, SiteKind, sites};
use abide_source::text::Span;

/// The kind of an outline entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentSymbolKind {
    /// `class`
    Class,
    /// `multiclass`
    Multiclass,
    /// `def`
    Record,
    /// `defm`
    Records,
    /// `defset`
    RecordSet,
    /// `deftype`
    Type,
    /// `defvar`
    Variable,
    /// A field.
    Field,
    /// A template argument.
    TemplateArgument,
}

/// An entry of the outline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentSymbol {
    /// The name in the text; `anonymous` for a record without one.
    pub name: String,
    /// The type of a field, or the parents of a record; may be empty.
    pub detail: String,
    /// The kind.
    pub kind: DocumentSymbolKind,
    /// The whole definition.
    pub span: Span,
    /// Its name.
    pub name_span: Span,
    /// Its children, in the order of the text.
    pub children: Vec<DocumentSymbol>,
}

/// The outline: classes with their fields, multiclasses with their records, and the records of the file.
#[must_use]
pub fn document_symbols(document: Document<'_>) -> Vec<DocumentSymbol> {
    let all = sites(document.tree());
    let mut made: Vec<Option<DocumentSymbol>> =
        all.iter().map(|site| Some(symbol(document, site))).collect();
    let mut top = Vec::new();
    // A child follows its parent, so from the end each is complete before its parent is made.
    for (index, site) in all.iter().enumerate().rev() {
        let Some(mut symbol) = made.get_mut(index).and_then(Option::take) else { continue };
        symbol.children.reverse();
        let parent = site.parent.and_then(|parent| made.get_mut(parent)?.as_mut());
        match parent {
            Some(parent) => parent.children.push(symbol),
            None => top.push(symbol),
        }
    }
    top.reverse();
    top
}

pub(super) fn symbol(document: Document<'_>, site: &Site) -> DocumentSymbol {
    let written = document.string(site.name);
    let name = match site.kind {
        SiteKind::Def | SiteKind::Defm if site.symbol.is_none() => {
            let is_keyword = written == "def" || written == "defm";
            if is_keyword { "anonymous".to_owned() } else { written }
        }
        _ => written,
    };
    DocumentSymbol {
        name,
        detail: detail(document, site),
        kind: kind(site.kind),
        span: site.extent,
        name_span: site.name,
        children: Vec::new(),
    }
}

/// The type of a field; for others the text between the name and the body.
fn detail(document: Document<'_>, site: &Site) -> String {
    let span = match site.kind {
        SiteKind::Field | SiteKind::TemplateArgument => {
            Span::new(site.extent.start(), site.name.start())
        }
        SiteKind::Class | SiteKind::Def | SiteKind::Multiclass => {
            Span::new(site.name.end(), site.head.end().max(site.name.end()))
        }
        _ => return String::new(),
    };
    let text = document.string(span);
    let text = text.split_once(" : ").map_or(text.as_str(), |(_, parents)| parents);
    let line: Vec<&str> = text.split_whitespace().collect();
    let line = line.join(" ");
    let shown = line.trim_matches([';', '{', ':', ' ']).chars().take(80);
    shown.collect()
}

fn kind(kind: SiteKind) -> DocumentSymbolKind {
    match kind {
        SiteKind::Class => DocumentSymbolKind::Class,
        SiteKind::Multiclass => DocumentSymbolKind::Multiclass,
        SiteKind::Def => DocumentSymbolKind::Record,
        SiteKind::Defm => DocumentSymbolKind::Records,
        SiteKind::Defset => DocumentSymbolKind::RecordSet,
        SiteKind::Deftype => DocumentSymbolKind::Type,
        SiteKind::Variable => DocumentSymbolKind::Variable,
        SiteKind::Field => DocumentSymbolKind::Field,
        SiteKind::TemplateArgument => DocumentSymbolKind::TemplateArgument,
    }
}

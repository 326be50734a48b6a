//! Types and attributes with the aliases in them written out.

use crate::db::{Document, alias_uses};
use abide_mlir::syntax::{NodeKind, SyntaxNode};
use abide_source::text::Span;

/// Aliases that are nested deeper stay.
const MAX_ALIAS_DEPTH: usize = 8;

/// The maximum length of the expanded text, in bytes, except the last part.
const MAX_EXPANDED_BYTES: usize = 1 << 10;

/// Returns the innermost type or attribute of a path through the tree, and its kind.
pub(crate) fn innermost<'t>(path: &[SyntaxNode<'t>]) -> Option<(SyntaxNode<'t>, &'static str)> {
    // Names of symbols and words in brackets are not meaningful attributes by themselves.
    path.iter().rev().take_while(|node| !node.kind().is_operation()).find_map(|node| {
        let is_attribute = matches!(
            node.kind(),
            NodeKind::ArrayAttribute
                | NodeKind::DictionaryAttribute
                | NodeKind::DenseElements
                | NodeKind::SparseElements
                | NodeKind::DenseResource
                | NodeKind::DenseArray
                | NodeKind::DialectAttribute
                | NodeKind::AttributeAlias
        );
        match (node.kind().is_type(), is_attribute) {
            (true, _) => Some((*node, "type")),
            (_, true) => Some((*node, "attribute")),
            _ => None,
        }
    })
}

/// Returns the text of a range with the aliases expanded; `None` if it contains no defined ones.
pub(crate) fn expanded(document: &Document, span: Span) -> Option<String> {
    let mut out = Expansion { document, text: String::new(), is_other: false };
    out.add(span, 0);
    out.is_other.then_some(out.text)
}

/// Returns the value of the alias defined in a range.
pub(crate) fn meaning(document: &Document, definition: Span) -> Option<Span> {
    let text = document.slice(definition);
    let equal = memchr::memchr(b'=', text)?;
    let after = text.get(equal + 1..)?;
    let blanks = after.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let start = u32::try_from(equal + 1 + blanks).ok()?;
    Some(Span::new(definition.start().saturating_add(start), definition.end()))
}

struct Expansion<'d> {
    document: &'d Document,
    text: String,
    is_other: bool,
}

impl Expansion<'_> {
    fn add(&mut self, span: Span, depth: usize) {
        let document = self.document;
        let mut from = span.start();
        for (name, _) in alias_uses(document, span) {
            if self.text.len() > MAX_EXPANDED_BYTES || depth >= MAX_ALIAS_DEPTH {
                break;
            }
            let spelling = document.slice(name);
            let definition = document.aliases().definition(spelling, name.start());
            let definition = definition.filter(|own| own.start() < name.start());
            if let Some(meaning) = definition.and_then(|own| meaning(document, own)) {
                self.push(Span::new(from, name.start()));
                self.is_other = true;
                self.add(meaning, depth + 1);
                from = name.end();
            }
        }
        self.push(Span::new(from, span.end()));
    }

    fn push(&mut self, span: Span) {
        let longest = u32::try_from(MAX_EXPANDED_BYTES).unwrap_or(u32::MAX);
        let end = span.end().min(span.start().saturating_add(longest));
        self.text.push_str(&self.document.string(Span::new(span.start(), end)));
    }
}

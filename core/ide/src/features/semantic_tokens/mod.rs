//! The kind of each word of a file, for highlighting.

mod kinds;
mod runs;
mod words;

pub use kinds::{SemanticToken, SemanticTokenKind, SemanticTokenSet};
pub use runs::{NumberedToken, TokenEdit, TokenNumbers};

use crate::db::{Document, DocumentUnit};
use abide_mlir::names::DefinitionKind;
use abide_mlir::syntax::Unit;
use abide_source::executor;
use abide_source::text::{Encoding, Span};
use runs::{Joined, Run, TokensCache};
use std::sync::Arc;
use words::Words;

/// The tokens of `range`, in the order of the text.
#[must_use]
pub fn semantic_tokens(
    document: &Document,
    range: Span,
    set: SemanticTokenSet,
) -> Vec<SemanticToken> {
    let mut found = Vec::new();
    let nested = document.nested_units();
    for (unit, tree_unit) in document.file().into_iter().chain(document.functions_in(range)) {
        let tokens = tokens_of(document, unit, tree_unit, &nested, set);
        found.extend(
            tokens
                .into_iter()
                .map(|token| SemanticToken { span: token.span.shifted(unit.offset), ..token })
                .filter(|token| {
                    token.span.start() < range.end() && range.start() < token.span.end()
                }),
        );
    }
    sort(&mut found);
    found
}

/// All tokens of a document as the protocol writes them. Those of a function are kept with it, so
/// that after an edit only those of the functions are found that are others.
#[must_use]
pub fn semantic_token_numbers(
    document: &Document,
    encoding: Encoding,
    set: SemanticTokenSet,
) -> TokenNumbers {
    let (text, key) = (document.text(), (encoding, set));
    let functions: Vec<_> = document.functions_in(Span::new(0, u32::MAX)).collect();
    let nested = document.nested_units();
    let runs = executor::map(
        document.executor(),
        &functions,
        |(unit, _)| match unit.facts.kept::<TokensCache>().is_known(key) {
            true => 0,
            false => unit.span().len() as usize,
        },
        || (),
        |(), &(unit, tree_unit)| {
            let find = || tokens_of(document, unit, tree_unit, &nested, set);
            unit.facts.kept::<TokensCache>().run(unit.span().slice(text), key, find)
        },
    );
    let file = document.file();
    let outside = file.map(|(unit, tree_unit)| tokens_of(document, unit, tree_unit, &[], set));
    let outside = outside.unwrap_or_default();
    let between = |span: Span| {
        let from = outside.partition_point(|token| token.span.start() < span.start());
        let tokens = outside.iter().skip(from).take_while(|token| token.span.end() <= span.end());
        let moved = |token: &SemanticToken| SemanticToken {
            span: Span::new(token.span.start() - span.start(), token.span.end() - span.start()),
            ..*token
        };
        Run::new(span.slice(text), key, tokens.map(moved).collect())
    };
    let mut joined = Joined::default();
    let mut end = 0;
    for ((unit, _), run) in functions.iter().zip(runs) {
        let before = Span::new(end, unit.offset);
        joined.push(before.slice(text), between(before));
        joined.push(unit.span().slice(text), run);
        end = unit.span().end();
    }
    let rest = Span::new(end, u32::try_from(text.len()).unwrap_or(u32::MAX));
    joined.push(rest.slice(text), between(rest));
    joined.numbers
}

/// The tokens of a unit in the order of the text; those of a function include nested ones. Ranges
/// count from the unit's first byte. `nested` are the units within functions, in the order of the text.
fn tokens_of(
    document: &Document,
    unit: DocumentUnit<'_>,
    tree_unit: &Arc<Unit>,
    nested: &[(DocumentUnit<'_>, &Arc<Unit>)],
    set: SemanticTokenSet,
) -> Vec<SemanticToken> {
    let mut found = own_tokens(document, unit, tree_unit, set);
    let first = nested.partition_point(|(inner, _)| inner.offset < unit.offset);
    let is_within = |inner: &&(DocumentUnit<'_>, _)| unit.span().covers(inner.0.span());
    let of_function = nested.iter().skip(first).take_while(|_| unit.index > 0);
    for &(inner, tree_unit) in of_function.take_while(is_within) {
        let tokens = own_tokens(document, inner, tree_unit, set).into_iter();
        let offset = inner.offset - unit.offset;
        found.extend(
            tokens.map(|token| SemanticToken { span: token.span.shifted(offset), ..token }),
        );
    }
    sort(&mut found);
    found
}

fn sort(tokens: &mut Vec<SemanticToken>) {
    tokens.sort_by_key(|token| (token.span.start(), !token.is_definition));
    // A name that an operation's form binds is a definition and a use at one place.
    tokens.dedup_by_key(|token| token.span.start());
}

/// The tokens of a unit without those of nested ones.
fn own_tokens(
    document: &Document,
    unit: DocumentUnit<'_>,
    tree_unit: &Arc<Unit>,
    set: SemanticTokenSet,
) -> Vec<SemanticToken> {
    let mut own = Words::of(tree_unit.root(), document, unit.offset, set);
    for definition in &unit.names.definitions {
        let kind = local_kind(definition.kind);
        own.push(SemanticToken { span: definition.name, kind, is_definition: true });
    }
    for use_ in &unit.names.uses {
        let definition = use_.definition.and_then(|d| unit.names.definitions.get(d as usize));
        if let Some(definition) = definition {
            let kind = local_kind(definition.kind);
            own.push(SemanticToken { span: use_.name, kind, is_definition: false });
        }
    }
    own
}

fn local_kind(kind: DefinitionKind) -> SemanticTokenKind {
    match kind {
        DefinitionKind::Results { .. } => SemanticTokenKind::Value,
        DefinitionKind::Argument | DefinitionKind::RegionArgument => SemanticTokenKind::Argument,
        DefinitionKind::Block => SemanticTokenKind::Block,
    }
}

//! The type of a result of an unregistered operation, by its text: `comb.add %a, %b : i32` has the type `i32`.

use crate::db::Document;
use abide_mlir::names::DefinitionKind;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxElement, SyntaxNode, SyntaxToken, TokenKind};
use abide_source::text::Span;

/// Returns the ranges of the written types of the values whose name is defined at `name`: as many as results. `path`
/// are the nodes around the name. For a result this is the text at the end of the operation, unless the operation's
/// name shows that this is the type of the operands.
pub(crate) fn written_types(
    document: &Document,
    path: &[SyntaxNode<'_>],
    name: Span,
    kind: DefinitionKind,
) -> Vec<Span> {
    match kind {
        DefinitionKind::Results { count } => {
            let operation = path.iter().rev().find_map(|node| Operation::cast(*node));
            operation.map(|one| of_results(document, one, count)).unwrap_or_default()
        }
        _ => after_name(path, name).into_iter().collect(),
    }
}

/// `%name: type`.
fn after_name(path: &[SyntaxNode<'_>], name: Span) -> Option<Span> {
    let elements = path.last()?.elements().filter(|element| !is_trivia(element));
    let mut after = elements.skip_while(|element| element_span(element).start() < name.end());
    let colon = after.next()?;
    is_token(&colon, TokenKind::Colon).then_some(())?;
    match after.next()? {
        SyntaxElement::Node(node) if node.kind().is_type() => Some(node.span()),
        _ => None,
    }
}

/// Returns the types after the last `->`, or else after the last `:` of the operation's own text, if there are as
/// many as results.
fn of_results(document: &Document, operation: Operation<'_>, count: u32) -> Vec<Span> {
    if operation.results().count() != 1 || compares(document.name_of(operation)) {
        return Vec::new();
    }
    let mut types: Vec<Span> = Vec::new();
    let (mut after_arrow, mut space_after_colon) = (false, false);
    for element in operation.syntax().elements().filter(|element| !is_trivia(element)) {
        match element {
            SyntaxElement::Node(node) => match node.kind() {
                NodeKind::FunctionType => types = results_of_function_type(node),
                kind if kind.is_type() && (after_arrow || space_after_colon) => {
                    types.push(node.span())
                }
                NodeKind::Group if after_arrow && types.is_empty() => {
                    types = types_in(node);
                }
                NodeKind::Region | NodeKind::RegionList => break,
                _ => {}
            },
            SyntaxElement::Token(token) => match token.kind() {
                TokenKind::Arrow => {
                    (after_arrow, space_after_colon) = (true, false);
                    types.clear();
                }
                TokenKind::Colon => {
                    (after_arrow, space_after_colon) = (false, true);
                    types.clear();
                }
                TokenKind::BareIdentifier if is_conversion(token, document) => types.clear(),
                _ => {}
            },
        }
    }
    if types.len() == count as usize { types } else { Vec::new() }
}

/// `: T to U`, `: T into U`: the last one is the result's.
fn is_conversion(token: SyntaxToken<'_>, document: &Document) -> bool {
    matches!(document.slice(token.span()), b"to" | b"into" | b"as")
}

/// Whether the results have another type than the one at the end: for comparisons most dialects write that of the
/// operands.
fn compares(name: &[u8]) -> bool {
    let last = name.rsplit(|byte| *byte == b'.').next().unwrap_or_default();
    memchr::memmem::find(last, b"cmp").is_some()
}

fn results_of_function_type(node: SyntaxNode<'_>) -> Vec<Span> {
    let mut types = Vec::new();
    let mut after_arrow = false;
    for element in node.elements() {
        match element {
            SyntaxElement::Token(token) => after_arrow |= token.kind() == TokenKind::Arrow,
            SyntaxElement::Node(node) if after_arrow && node.kind().is_type() => {
                types.push(node.span());
            }
            SyntaxElement::Node(node) if after_arrow => types.extend(types_in(node)),
            SyntaxElement::Node(_) => {}
        }
    }
    types
}

fn types_in(list: SyntaxNode<'_>) -> Vec<Span> {
    let types = list.children().filter(|node| node.kind().is_type());
    types.map(SyntaxNode::span).collect()
}

fn is_trivia(element: &SyntaxElement<'_>) -> bool {
    matches!(element, SyntaxElement::Token(token) if token.kind().is_trivia())
}

fn is_token(element: &SyntaxElement<'_>, kind: TokenKind) -> bool {
    matches!(element, SyntaxElement::Token(token) if token.kind() == kind)
}

fn element_span(element: &SyntaxElement<'_>) -> Span {
    match element {
        SyntaxElement::Node(node) => node.span(),
        SyntaxElement::Token(token) => token.span(),
    }
}

//! Deletes runs of tokens.

use crate::plan::TextEdit;
use abide_mlir::syntax::{TokenKind, parse};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Deletes each run of `length` tokens whose brackets match. For a length of one, also pairs of brackets, with and
/// without their content.
pub(crate) fn tokens(text: &[u8], limits: &Limits, length: usize) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let all: Vec<(TokenKind, Span)> = tree
        .tokens()
        .filter(|token| !token.kind().is_trivia() && token.kind() != TokenKind::EndOfFile)
        .map(|token| (token.kind(), token.span()))
        .filter(|(_, span)| !span.is_empty())
        .collect();
    let mut edits = Vec::new();
    for run in all.windows(length).filter(|run| is_balanced(run)) {
        if let (Some(first), Some(last)) = (run.first(), run.last()) {
            edits.push(TextEdit::delete(Span::new(first.1.start(), last.1.end())));
        }
    }
    if length == 1 {
        edits.extend(brackets(&all));
    }
    edits
}

fn depth_change(kind: TokenKind) -> i32 {
    use TokenKind as Is;
    match kind {
        Is::LeftParen | Is::LeftBracket | Is::LeftBrace | Is::Less => 1,
        Is::RightParen | Is::RightBracket | Is::RightBrace | Is::Greater => -1,
        _ => 0,
    }
}

fn is_balanced(run: &[(TokenKind, Span)]) -> bool {
    let mut depth = 0;
    for (kind, _) in run {
        depth += depth_change(*kind);
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// Deletes each pair of brackets with its content, its content alone, and the brackets alone.
fn brackets(all: &[(TokenKind, Span)]) -> Vec<TextEdit> {
    let mut edits = Vec::new();
    let mut open = Vec::new();
    for (kind, span) in all {
        match depth_change(*kind) {
            1 => open.push(*span),
            -1 => {
                let Some(first) = open.pop() else { continue };
                edits.push(TextEdit::delete(Span::new(first.start(), span.end())));
                edits.push(TextEdit::delete(Span::new(first.end(), span.start())));
                edits.push(TextEdit(vec![(first, Vec::new()), (*span, Vec::new())]));
            }
            _ => {}
        }
    }
    edits
}

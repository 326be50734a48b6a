//! Strings and blanks.

use crate::plan::TextEdit;
use abide_mlir::syntax::{TokenKind, parse};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Empties each string.
pub(crate) fn strings(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let strings = tree.tokens().filter(|token| token.kind() == TokenKind::String);
    let spans = strings.map(|token| token.span()).filter(|span| span.len() > 2);
    spans.map(|span| TextEdit::delete(Span::new(span.start() + 1, span.end() - 1))).collect()
}

/// The ranges between tokens that are not empty, the comments in them included, each with its text.
fn gaps<'t>(text: &'t [u8], limits: &Limits) -> Vec<(Span, &'t [u8])> {
    let tree = parse(text, limits);
    let mut gaps = Vec::new();
    let mut end = 0;
    let code = tree.tokens().filter(|token| !token.kind().is_trivia());
    for token in code {
        let gap = Span::new(end, token.span().start());
        // Marks between chunks stay on their own lines, and `last_gap` edits the end of the file.
        let is_last = token.kind() == TokenKind::EndOfFile;
        if !gap.is_empty() && !is_last && token.kind() != TokenKind::SplitMarker {
            gaps.push((gap, gap.slice(text)));
        }
        end = token.span().end();
    }
    gaps
}

/// Makes each gap between tokens a blank or a line break, without comments and indentation.
pub(crate) fn tidy(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let all = gaps(text, limits).into_iter().map(|(span, gap)| {
        let new: &[u8] = match gap.contains(&b'\n') {
            true if span.start() == 0 => b"",
            true => b"\n",
            false => b" ",
        };
        TextEdit(vec![(span, new.to_vec())])
    });
    all.chain(last_gap(text, limits)).collect()
}

/// Replaces the text after the last token by a line break.
fn last_gap(text: &[u8], limits: &Limits) -> Option<TextEdit> {
    let tree = parse(text, limits);
    let is_code = |kind: TokenKind| !kind.is_trivia() && kind != TokenKind::EndOfFile;
    let last = tree.tokens().filter(|token| is_code(token.kind())).last()?.span().end();
    let gap = Span::from_range(last as usize..text.len());
    (gap.len() > 1).then(|| TextEdit(vec![(gap, b"\n".to_vec())]))
}

/// Deletes each blank within a line.
pub(crate) fn blanks(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let inner = gaps(text, limits).into_iter().filter(|(_, gap)| *gap == b" ");
    inner.map(|(span, _)| TextEdit::delete(span)).collect()
}

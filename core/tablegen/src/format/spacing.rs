//! Blanks between two tokens of a line.

use crate::lexer::{Keyword, TokenKind};
use abide_source::layout::Space;

/// Two tokens that follow each other.
#[derive(Debug, Clone, Copy)]
pub(super) struct Neighbors {
    pub(super) last: Option<TokenKind>,
    pub(super) next: TokenKind,
    /// Whether they are outside of all brackets of a value.
    pub(super) is_outside: bool,
    /// The keyword that the statement begins with.
    pub(super) first: Option<Keyword>,
}

/// The white space between two tokens. Outside of brackets several blanks stay: authors align columns.
pub(super) fn space(neighbors: Neighbors, gap: &[u8]) -> Space {
    let Some(last) = neighbors.last else { return Space::Exact };
    let is_column = gap.len() > 1 && gap.iter().all(|byte| *byte == b' ');
    match between(last, neighbors) {
        Space::One | Space::Fold if is_column && neighbors.is_outside => Space::Exact,
        space => space,
    }
}

fn between(last: TokenKind, neighbors: Neighbors) -> Space {
    use TokenKind as Is;
    let Neighbors { next, is_outside, first, .. } = neighbors;
    let has_parents =
        matches!(first, Some(Keyword::Class | Keyword::Def | Keyword::Defm | Keyword::Multiclass));
    match (last, next) {
        // Together they would begin or end code.
        (Is::LeftSquare, Is::LeftBrace) | (Is::RightBrace, Is::RightSquare) => Space::Fold,
        // A sign may belong to a number, and `#` may begin a word.
        (Is::Minus | Is::Plus | Is::Paste | Is::Error, _) => Space::Fold,
        (_, Is::Minus | Is::Plus | Is::Paste | Is::Error) => Space::Fold,
        (_, Is::Comma | Is::Semicolon) => Space::None,
        (Is::LeftParen | Is::LeftSquare | Is::Less, _) => Space::None,
        (_, Is::RightParen | Is::RightSquare | Is::Greater) => Space::None,
        (Is::Comma | Is::Semicolon, _) => Space::One,
        (Is::Identifier | Is::Keyword(_) | Is::Bang(_), Is::Less) => Space::None,
        (Is::Equal, _) | (_, Is::Equal) if is_outside => Space::One,
        (Is::Colon, _) | (_, Is::Colon) if is_outside && has_parents => Space::One,
        (Is::LeftBrace, Is::RightBrace) => Space::Fold,
        (Is::Greater | Is::Identifier, Is::LeftBrace) if is_outside && has_parents => Space::One,
        (Is::Keyword(Keyword::In | Keyword::Then | Keyword::Else), Is::LeftBrace) => Space::One,
        (Is::RightBrace, Is::Keyword(Keyword::Else | Keyword::In)) => Space::One,
        _ => Space::Fold,
    }
}

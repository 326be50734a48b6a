//! Depth, and which brackets are open around the current token.

use super::TreeTokens;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::codes;
use abide_source::nesting::Nesting;
use abide_source::rule;

/// The number of brackets of each kind that are open around the current token, within this unit and the ones
/// around it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Enclosing {
    parens: u32,
    brackets: u32,
    angles: u32,
    braces: u32,
}

impl Enclosing {
    /// At the beginning of a unit: how it reads depends on its own text alone, so that it can be
    /// shared. Of what is around it only the depth counts, and that a brace may close it.
    pub(super) fn of_unit() -> Enclosing {
        Enclosing { braces: 1, ..Enclosing::default() }
    }

    fn of(&mut self, close: TokenKind) -> Option<&mut u32> {
        match close {
            TokenKind::RightParen => Some(&mut self.parens),
            TokenKind::RightBracket => Some(&mut self.brackets),
            TokenKind::Greater => Some(&mut self.angles),
            TokenKind::RightBrace => Some(&mut self.braces),
            _ => None,
        }
    }

    fn count(mut self, close: TokenKind) -> u32 {
        self.of(close).map_or(0, |count| *count)
    }
}

impl TreeTokens<'_> {
    /// Goes one level deeper; returns the level to restore. If that is too deep, reports it and skips the text in the
    /// bracket at the current token.
    pub(in crate::syntax) fn enter_level(&mut self) -> Option<Nesting> {
        self.enter_level_of(self.nesting.deeper(1, &self.limits))
    }

    /// As [`enter_level`](Self::enter_level), for a region.
    pub(in crate::syntax) fn enter_region_level(&mut self) -> Option<Nesting> {
        self.enter_level_of(self.nesting.in_region(&self.limits))
    }

    #[inline]
    fn enter_level_of(&mut self, inner: Result<Nesting, u32>) -> Option<Nesting> {
        match inner {
            Ok(inner) => Some(std::mem::replace(&mut self.nesting, inner)),
            Err(most) => {
                let message = rule!("nested deeper than {} levels: not read", most);
                self.error_here(codes::limit::DEPTH, message);
                self.skip_deep();
                None
            }
        }
    }

    #[inline]
    pub(in crate::syntax) fn leave_level(&mut self, outer: Nesting) {
        self.nesting = outer;
    }

    /// Whether the current token is in no region and in no bracket.
    pub(in crate::syntax) fn is_in_file(&self) -> bool {
        self.nesting.levels() == 0
    }

    /// Consumes the current token and, if it is an opening bracket, all up to its closing one.
    pub(in crate::syntax) fn skip_balanced(&mut self) {
        self.skip_brackets(false);
    }

    /// Skips text that nests too deep: a word and the brackets after it.
    pub(in crate::syntax) fn skip_deep(&mut self) {
        if self.at(TokenKind::BareIdentifier) {
            self.bump();
        }
        self.skip_brackets(true);
    }

    /// Consumes the current token and, if it is an opening bracket, all up to its closing one;
    /// `<` counts only if it cannot be anything but a bracket.
    fn skip_brackets(&mut self, angles: bool) {
        let mut depth = 0_usize;
        loop {
            match self.cursor.current {
                TokenKind::EndOfFile | TokenKind::SplitMarker => return,
                TokenKind::LeftParen
                | TokenKind::LeftBrace
                | TokenKind::LeftBracket
                | TokenKind::MetadataBegin => depth += 1,
                TokenKind::RightParen
                | TokenKind::RightBrace
                | TokenKind::RightBracket
                | TokenKind::MetadataEnd => depth = depth.saturating_sub(1),
                TokenKind::Less if angles => depth += 1,
                TokenKind::Greater if angles => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return;
            }
        }
    }

    /// Whether a bracket that this token closes is open around the current place.
    pub(in crate::syntax) fn closes_enclosing(&self, close: TokenKind) -> bool {
        self.enclosing.count(close) > 0
    }

    /// Records that the following regions may contain symbols, and so functions.
    pub(in crate::syntax) fn enter_symbol_table(&mut self) {
        self.symbol_tables += 1;
    }

    pub(in crate::syntax) fn leave_symbol_table(&mut self) {
        self.symbol_tables -= 1;
    }

    /// Whether functions are allowed here, as far as the current unit shows.
    pub(in crate::syntax) fn within_symbol_table(&self) -> bool {
        self.symbol_tables > 0
    }

    /// Sets whether operations may be written without a dialect in the following regions; returns
    /// what held before.
    pub(in crate::syntax) fn enter_default_dialect(&mut self, possible: bool) -> bool {
        std::mem::replace(&mut self.default_dialect, possible)
    }

    /// Whether the enclosing region may have a default dialect, so that any word can name an operation.
    pub(in crate::syntax) fn within_default_dialect(&self) -> bool {
        self.default_dialect
    }

    pub(in crate::syntax) fn enter(&mut self, close: TokenKind) {
        if let Some(count) = self.enclosing.of(close) {
            *count += 1;
        }
    }

    pub(in crate::syntax) fn leave(&mut self, close: TokenKind) {
        if let Some(count) = self.enclosing.of(close) {
            *count = count.saturating_sub(1);
        }
    }
}

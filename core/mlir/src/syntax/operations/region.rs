//! Regions and blocks.

use super::TreeOperations;
use crate::syntax::NodeKind;
use crate::syntax::operation_names::is_function_name;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::Wanted;

impl TreeOperations<'_> {
    /// `{ … }` with operations and labelled blocks.
    pub(super) fn region(&mut self) {
        let has_brace = self.at(TokenKind::LeftBrace);
        let node = match has_brace {
            true => self.open(NodeKind::Region),
            false => self.open_region_without_brace(),
        };
        let failed = std::mem::take(&mut self.operation_failed);
        if let Some(outer) = self.enter_region_level() {
            self.region_body(has_brace);
            self.leave_level(outer);
        }
        self.operation_failed = failed;
        self.close(node);
    }

    fn region_body(&mut self, has_brace: bool) {
        let opening = self.current_span();
        let outer = self.enter_region_layout();
        if has_brace {
            self.bump();
        }
        self.enter(TokenKind::RightBrace);
        let mut block = self.open(NodeKind::Block);
        while !self.window_ends() && !self.region_ends() {
            self.note_reach();
            self.begin_statement();
            if self.at(TokenKind::CaretIdentifier) {
                self.close(block);
                block = self.open(NodeKind::Block);
                self.block_label();
            } else if matches!(
                self.current(),
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::Greater
            ) {
                self.unmatched();
            } else if self.at(TokenKind::RightBrace) {
                self.note_unbalanced();
                self.unmatched();
            } else {
                self.note_body_layout();
                self.operation_or_skip();
            }
        }
        self.close(block);
        self.leave(TokenKind::RightBrace);
        if self.layout_ends_region() || !self.eat(TokenKind::RightBrace) {
            self.expected_close(TokenKind::RightBrace, opening);
            self.missing(TokenKind::RightBrace);
        }
        self.leave_region_layout(outer);
    }

    fn region_ends(&mut self) -> bool {
        if self.layout_ends_region() {
            return true;
        }
        match self.current() {
            TokenKind::RightBrace => !self.layout_keeps_region(),
            TokenKind::EndOfFile | TokenKind::SplitMarker => true,
            TokenKind::RightParen => self.closes_enclosing(TokenKind::RightParen),
            TokenKind::HashIdentifier
            | TokenKind::ExclamationIdentifier
            | TokenKind::MetadataBegin => self.first_on_line() && self.column() == 0,
            TokenKind::BareIdentifier => self.begins_next_function(),
            _ => false,
        }
    }

    /// Whether a function begins here that is indented no further than the current one. It is not within that, because
    /// a brace is missing before it, unless all braces match and an operation that may be a symbol table is around it.
    fn begins_next_function(&mut self) -> bool {
        let begins = self.unit_column().is_some_and(|column| self.column() <= column)
            && self.first_on_line()
            && !self.within_symbol_table()
            && is_function_name(self.current_text());
        let nests = begins && self.within_default_dialect() && self.nests_functions();
        begins && !nests
    }

    /// `^name(%a: i32, %b: f32):`.
    pub(super) fn block_label(&mut self) {
        let node = self.open(NodeKind::BlockLabel);
        self.bump();
        if self.at(TokenKind::LeftParen) {
            self.block_arguments();
        } else if self.at_value() && !self.first_on_line() {
            self.expected(Wanted::sign("("));
            self.block_arguments();
        }
        self.expect(TokenKind::Colon);
        self.close(node);
    }
}

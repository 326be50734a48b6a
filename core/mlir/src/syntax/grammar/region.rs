//! Regions and blocks.

use super::list::Element;
use crate::syntax::NodeKind;
use crate::syntax::operation_names::is_function_name;
use crate::syntax::parser::Parser;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

const BLOCK_ARGUMENTS: Element = Element {
    name: "an SSA value",
    starts: |parser| parser.at_value(),
    read: |parser| parser.argument(),
};

impl Parser<'_> {
    /// `{ … }` with operations and labelled blocks.
    pub(super) fn region(&mut self) {
        let has_brace = self.at(TokenKind::LeftBrace);
        let node = match has_brace {
            true => self.open(NodeKind::Region),
            false => self.open_region_without_brace(),
        };
        let failed = std::mem::take(&mut self.operation_failed);
        self.nested_region(|parser| parser.region_body(has_brace));
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

    /// Reports a closing bracket that closes nothing, and takes it.
    pub(super) fn unmatched(&mut self) {
        let message = rule!("unmatched {}", self.current().describe());
        self.note_repaired();
        self.error_here(abide_source::diagnostic::codes::mlir::UNMATCHED, message);
        self.leaf(NodeKind::Error);
    }

    /// `^name(%a: i32, %b: f32):`.
    pub(super) fn block_label(&mut self) {
        let node = self.open(NodeKind::BlockLabel);
        self.bump();
        if self.at(TokenKind::LeftParen) {
            let arguments = self.open(NodeKind::ArgumentList);
            self.bump();
            self.list(TokenKind::RightParen, &BLOCK_ARGUMENTS);
            self.close(arguments);
        } else if self.at_value() && !self.first_on_line() {
            self.expected(Wanted::sign("("));
            let arguments = self.open_from_missing(NodeKind::ArgumentList, TokenKind::LeftParen);
            self.list(TokenKind::RightParen, &BLOCK_ARGUMENTS);
            self.close(arguments);
        }
        self.expect(TokenKind::Colon);
        self.close(node);
    }

    /// `%a: i32 loc(…)`.
    fn argument(&mut self) {
        let node = self.open(NodeKind::Argument);
        self.bump();
        if self.expect(TokenKind::Colon) {
            self.type_();
            self.trailing_location();
        }
        self.close(node);
    }
}

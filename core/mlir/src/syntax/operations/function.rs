//! Functions: `func.func` in full, and the operations of other dialects that look like it.

use super::TreeOperations;
use crate::syntax::NodeKind;
use crate::syntax::builtin_words::is_visibility;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::Wanted;

impl TreeOperations<'_> {
    /// Parses the text after `func.func`: `private @f(%a: i32) -> f32 attributes {…} {…}`.
    pub(super) fn builtin_function(&mut self) {
        while self.at(TokenKind::BareIdentifier) && (!self.first_on_line() || self.at_visibility())
        {
            self.bump();
        }
        if self.at(TokenKind::AtIdentifier) {
            self.leaf(NodeKind::SymbolReference);
        } else {
            self.expected("a symbol such as '@name'");
        }
        if !self.at(TokenKind::LeftParen) {
            self.expected(Wanted::sign("("));
        }
        if self.at(TokenKind::LeftParen) || self.at_value() || self.at(TokenKind::RightParen) {
            self.function_arguments();
        }
        if self.at(TokenKind::Arrow) {
            self.function_results();
        }
        if self.eat_word("attributes") {
            if self.at(TokenKind::LeftBrace) {
                self.attribute_dictionary(NodeKind::AttributeDictionary);
            } else if self.at_entry_without_brace() {
                self.dictionary_without_brace(NodeKind::AttributeDictionary);
            } else {
                self.expected(Wanted::sign("{"));
            }
        }
        self.skip_before_body();
        if self.at(TokenKind::LeftBrace) || self.lacks_opening_brace() {
            self.region();
        }
        self.trailing_location();
    }

    /// Whether the current word is a visibility followed by the symbol, on any line.
    fn at_visibility(&mut self) -> bool {
        if !is_visibility(self.current_text()) {
            return false;
        }
        let mut ahead = self.ahead();
        let found = ahead.next() == TokenKind::AtIdentifier;
        self.note_lookahead(&ahead);
        found
    }

    /// Skips the rest of a broken signature on its line, before the body.
    fn skip_before_body(&mut self) {
        if self.at_end()
            || self.first_on_line()
            || self.at(TokenKind::LeftBrace)
            || self.at(TokenKind::RightBrace)
            || self.at_word("loc")
        {
            return;
        }
        let is_alias =
            matches!(self.current(), TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier)
                && self.peek() == TokenKind::Equal;
        if !(is_alias || self.begins_operation() && self.previous_ends_declaration()) {
            self.expected("the function's body or the end of the line");
            let node = self.open(NodeKind::Error);
            while !self.at_end()
                && !self.first_on_line()
                && !self.at(TokenKind::LeftBrace)
                && !self.at(TokenKind::RightBrace)
            {
                self.bump();
            }
            self.close(node);
        }
    }

    /// Whether a declaration can end at the last token and another operation follow on its line.
    fn previous_ends_declaration(&self) -> bool {
        self.current() == TokenKind::BareIdentifier
            && crate::syntax::operation_names::is_operation_name(self.current_text())
    }

    /// Parses the signature of a function-like operation other than `func.func`: words, a symbol, arguments. Only its
    /// dialect knows the rest.
    pub(super) fn function_like_header(&mut self) {
        while (self.at(TokenKind::BareIdentifier) || self.at(TokenKind::String))
            && !self.first_on_line()
        {
            self.bump();
        }
        if !self.at(TokenKind::AtIdentifier) {
            return;
        }
        self.leaf(NodeKind::SymbolReference);
        if self.at(TokenKind::LeftParen) && self.begins_arguments() {
            self.function_arguments();
        } else if self.at_value() && self.peek() == TokenKind::Colon {
            self.expected(Wanted::sign("("));
            self.function_arguments();
        }
        if self.at(TokenKind::Arrow) && self.lacks_parenthesis(false) {
            self.function_results();
        }
    }

    /// Whether the list at the current `(` begins like one of arguments.
    fn begins_arguments(&mut self) -> bool {
        let mut ahead = self.ahead();
        let found = match ahead.next_with_text() {
            (TokenKind::RightParen, _) => true,
            (TokenKind::PercentIdentifier, _) => ahead.next() == TokenKind::Colon,
            // `@f( {` and `@f( attributes {`: the `)` is missing.
            (TokenKind::BareIdentifier, word) => word == b"attributes",
            (TokenKind::ExclamationIdentifier | TokenKind::LeftBrace, _) => true,
            _ => false,
        };
        self.note_lookahead(&ahead);
        found
    }
}

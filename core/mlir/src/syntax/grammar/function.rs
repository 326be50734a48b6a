//! Functions: `func.func` in full, and the operations of other dialects that look like it.

use super::list::Element;
use crate::syntax::NodeKind;
use crate::syntax::builtin_words::is_visibility;
use crate::syntax::parser::Parser;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::Wanted;

const ARGUMENTS: Element = Element {
    name: "an argument: '%name: type' or a type",
    starts: |parser| parser.at_function_argument(),
    read: |parser| parser.function_argument(),
};
const RESULTS: Element = Element {
    name: "a type",
    starts: |parser| parser.at_type(),
    read: |parser| parser.function_result(),
};

impl Parser<'_> {
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
        if self.at(TokenKind::LeftParen) {
            self.function_arguments();
        } else {
            self.expected(Wanted::sign("("));
            if self.at_value() || self.at(TokenKind::RightParen) {
                self.arguments_without_parenthesis();
            }
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
            self.arguments_without_parenthesis();
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

    fn function_arguments(&mut self) {
        let node = self.open(NodeKind::ArgumentList);
        self.bump();
        self.list(TokenKind::RightParen, &ARGUMENTS);
        self.close(node);
    }

    /// Arguments whose `(` is missing, which has been reported.
    fn arguments_without_parenthesis(&mut self) {
        let node = self.open_from_missing(NodeKind::ArgumentList, TokenKind::LeftParen);
        self.list(TokenKind::RightParen, &ARGUMENTS);
        self.close(node);
    }

    fn at_function_argument(&self) -> bool {
        self.at_value() || self.at(TokenKind::Ellipsis) || self.at_type()
    }

    /// `%a: i32 {attributes} loc(…)`, a type with attributes, or `...`.
    fn function_argument(&mut self) {
        let node = self.open(NodeKind::Argument);
        if self.eat(TokenKind::Ellipsis) {
            self.close(node);
            return;
        }
        let named = self.eat(TokenKind::PercentIdentifier);
        if !named || self.expect(TokenKind::Colon) {
            self.type_();
            if self.begins_attributes() {
                self.attribute_dictionary(NodeKind::AttributeDictionary);
            }
            self.trailing_location();
        }
        self.close(node);
    }

    /// Whether the current token begins the attributes of an argument or of a result: in a list `{}` are none.
    fn begins_attributes(&mut self) -> bool {
        if !self.at(TokenKind::LeftBrace) {
            return false;
        }
        if !self.brace_begins_region() {
            return true;
        }
        let mut ahead = self.ahead();
        let is_empty = ahead.next() == TokenKind::RightBrace
            && match ahead.next_with_text() {
                (TokenKind::Comma | TokenKind::RightParen, _) => true,
                (_, word) => word == b"loc",
            };
        self.note_lookahead(&ahead);
        is_empty
    }

    /// `-> i32`, `-> (i32 {attributes}, f32)`.
    fn function_results(&mut self) {
        let node = self.open(NodeKind::FunctionResults);
        let lacks_parenthesis = self.lacks_parenthesis(true);
        self.bump();
        if self.eat(TokenKind::LeftParen) {
            self.list(TokenKind::RightParen, &RESULTS);
        } else if self.at_type() && lacks_parenthesis {
            self.expected(Wanted::sign("("));
            self.missing(TokenKind::LeftParen);
            self.list(TokenKind::RightParen, &RESULTS);
        } else if self.at_type() {
            self.function_result();
        } else {
            self.expected(Wanted::TYPE);
        }
        self.close(node);
    }

    /// Whether the current `->` has no `(` after it, but a `)` before the line ends, or a `,`, if only a list of
    /// types can have one.
    fn lacks_parenthesis(&mut self, only_lists_have_commas: bool) -> bool {
        const MAX_LOOKAHEAD_TOKENS: usize = 64;
        let mut ahead = self.ahead();
        let mut depth = 0_usize;
        let mut lacks = false;
        for number in 0..MAX_LOOKAHEAD_TOKENS {
            if ahead.line_ends() {
                break;
            }
            match ahead.next() {
                TokenKind::LeftParen if number == 0 => break,
                TokenKind::Less
                | TokenKind::LeftParen
                | TokenKind::LeftBracket
                | TokenKind::LeftBrace => depth += 1,
                TokenKind::RightParen if depth == 0 => {
                    lacks = true;
                    break;
                }
                TokenKind::Comma if depth == 0 && only_lists_have_commas => {
                    lacks = true;
                    break;
                }
                TokenKind::Greater
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace => match depth.checked_sub(1) {
                    Some(outer) => depth = outer,
                    None => break,
                },
                TokenKind::EndOfFile => break,
                _ => {}
            }
        }
        self.note_lookahead(&ahead);
        lacks
    }

    fn function_result(&mut self) {
        let node = self.open(NodeKind::FunctionResult);
        self.type_();
        if self.enclosing_is_list() && self.begins_attributes() {
            self.attribute_dictionary(NodeKind::AttributeDictionary);
        }
        self.close(node);
    }

    /// Whether a parenthesis is open: a brace after a single result without one is the body.
    fn enclosing_is_list(&self) -> bool {
        self.closes_enclosing(TokenKind::RightParen)
    }
}

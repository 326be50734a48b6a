//! Operations: results, the generic form, and what both forms share.

use super::TreeOperations;
use crate::syntax::operation_names::{has_default_dialect, is_function_name};
use crate::syntax::operation_names::{has_dot, is_name_before_word, is_operation_name};
use crate::syntax::token::TokenKind;
use crate::syntax::{NodeKind, OperationPlace};
use abide_source::diagnostic::Wanted;

impl TreeOperations<'_> {
    /// Parses an operation, or skips a token that cannot begin one.
    pub(super) fn operation_or_skip(&mut self) {
        if self.begins_operation() || self.names_result_without_equal() {
            self.operation();
            return;
        }
        self.unexpected("an operation");
        let node = self.open(NodeKind::Error);
        loop {
            self.skip_balanced();
            let stop = self.at_end()
                || self.at(TokenKind::RightBrace)
                || self.first_on_line()
                    && (self.begins_operation()
                        || matches!(
                            self.current(),
                            TokenKind::CaretIdentifier
                                | TokenKind::HashIdentifier
                                | TokenKind::ExclamationIdentifier
                                | TokenKind::MetadataBegin
                        ));
            if stop {
                break;
            }
        }
        self.close(node);
    }

    /// An operation; a function becomes its own unit.
    fn operation(&mut self) {
        if !self.at_function() {
            self.operation_here(self.column());
        } else if !self.reuse_unit() {
            self.function_unit();
        }
    }

    /// A function as its own unit.
    pub(in crate::syntax) fn function_unit(&mut self) {
        let unit = self.open_unit();
        self.operation_here(self.column());
        self.close_unit(unit);
    }

    /// Parses operations as a file without units: the requested one, and those after it that begin lines within a
    /// number of bytes.
    pub(in crate::syntax) fn operations_from(&mut self, place: OperationPlace) {
        let file = self.open(NodeKind::File);
        self.enter_default_dialect(place.default_dialect);
        if place.within_region {
            self.enter(TokenKind::RightBrace);
        }
        self.operation_here(place.column);
        self.operation_failed = false;
        let end = place.name.saturating_add(place.more);
        while self.position() < end && self.first_on_line() && self.begins_like_statement() {
            self.operation_here(self.column());
            self.operation_failed = false;
        }
        self.close(file);
    }

    /// Whether an operation other than a function begins here.
    fn begins_like_statement(&mut self) -> bool {
        self.begins_operation() && !self.at_function()
    }

    fn at_function(&self) -> bool {
        match self.current() {
            TokenKind::BareIdentifier => is_function_name(self.current_text()),
            TokenKind::String => {
                let name = self.current_text();
                is_function_name(name.get(1..name.len() - 1).unwrap_or_default())
            }
            _ => false,
        }
    }

    /// Parses an operation that begins at this column of its line, in bytes.
    fn operation_here(&mut self, column: usize) {
        let node = self.open(NodeKind::CustomOperation);
        let outer = self.enter_operation_layout(column);
        let failed = std::mem::take(&mut self.operation_failed);
        if self.at(TokenKind::PercentIdentifier) {
            self.operation_results();
        }
        match self.current() {
            TokenKind::String => {
                self.set_kind(node, NodeKind::GenericOperation);
                self.generic_operation();
            }
            TokenKind::BareIdentifier if self.names_operation() => {
                self.custom_operation(column);
            }
            TokenKind::BareIdentifier => self.unknown_word(column),
            _ => self.expected(Wanted::NAME),
        }
        self.leave_operation_layout(outer);
        self.operation_failed |= failed;
        self.close(node);
    }

    /// Whether the identifier can be an operation's name. It has a dot with something after it, or is one of the
    /// names without a dialect. Otherwise, a possible continuation of an unprefixed operation of a dialect's own
    /// region follows.
    fn names_operation(&mut self) -> bool {
        let name = self.current_text();
        if is_operation_name(name) || self.within_default_dialect() {
            return true;
        }
        match self.peek() {
            TokenKind::BareIdentifier => is_name_before_word(name),
            TokenKind::Equal | TokenKind::Comma | TokenKind::EndOfFile => false,
            _ => !has_dot(name),
        }
    }

    /// Parses a word that is not an operation: everything up to the next operation belongs to the error.
    fn unknown_word(&mut self, column: usize) {
        self.unexpected("an operation name such as 'dialect.name'");
        self.custom_operation(column);
    }

    /// `%a, %b:2 =`.
    fn operation_results(&mut self) {
        let node = self.open(NodeKind::OperationResults);
        loop {
            if !self.expect(TokenKind::PercentIdentifier) {
                break;
            }
            if self.eat(TokenKind::Colon) {
                self.expect(TokenKind::Integer);
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::Equal);
        self.close(node);
    }

    /// `"d.op"(%a)[^b]<{…}>({…}){…} : (i32) -> i32 loc(…)`.
    fn generic_operation(&mut self) {
        let name = self.current_text();
        let name = name.get(1..name.len() - 1).unwrap_or_default();
        self.bump();
        if !self.at(TokenKind::LeftParen) {
            self.expected(Wanted::sign("("));
        }
        let lacks_opening =
            (self.at_value() || self.at(TokenKind::RightParen)) && !self.first_on_line();
        if self.at(TokenKind::LeftParen) || lacks_opening {
            self.operands();
        }
        if self.at(TokenKind::LeftBracket) {
            self.successors();
        }
        if self.at(TokenKind::Less) {
            self.properties(true);
        }
        self.generic_regions(name);
        self.generic_attributes();
        if self.at(TokenKind::Greater) && !self.closes_enclosing(TokenKind::Greater) {
            // `"d.op"() {…}> ({…})`: the dictionary is that of properties whose `<` is missing.
            self.unmatched();
            self.generic_regions(name);
            self.generic_attributes();
        }
        self.generic_type();
        self.trailing_location();
    }

    /// `({…}, {…})`, where the operation in generic form has regions.
    fn generic_regions(&mut self, name: &[u8]) {
        let regions = if self.at(TokenKind::LeftParen) {
            let regions = self.open(NodeKind::RegionList);
            self.bump();
            regions
        } else if self.at(TokenKind::LeftBrace)
            && !self.empty_braces_before_type()
            && self.brace_begins_region()
        {
            self.expected(Wanted::sign("("));
            self.open_from_missing(NodeKind::RegionList, TokenKind::LeftParen)
        } else {
            return;
        };
        self.enter_symbol_table();
        let default_dialect = self.enter_default_dialect(has_default_dialect(name));
        self.enter(TokenKind::RightParen);
        let mut is_begun = false;
        while self.lacks_opening_brace_in_list() {
            is_begun = true;
            self.region();
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.leave(TokenKind::RightParen);
        // A list that was not begun by its layout reports another error here.
        if is_begun && (self.previous() == TokenKind::Comma || !self.at(TokenKind::RightParen)) {
            self.note_layout();
        }
        let mut list = self
            .begin_list(TokenKind::RightParen, "a region", |types| types.at(TokenKind::LeftBrace));
        while self.next_element(&mut list) {
            self.region();
        }
        self.end_list(&list);
        self.enter_default_dialect(default_dialect);
        self.leave_symbol_table();
        self.close(regions);
    }

    /// Whether a region of the generic form begins here, if the braces do not match, or one with only its `}` left.
    fn lacks_opening_brace_in_list(&mut self) -> bool {
        if !self.uses_layout() {
            return false;
        }
        match self.current() {
            TokenKind::LeftBrace => true,
            TokenKind::RightBrace => {
                matches!(self.peek(), TokenKind::RightParen | TokenKind::Comma)
            }
            _ => self.lacks_opening_brace(),
        }
    }

    /// `{a = 1}`, where the operation in generic form has attributes.
    fn generic_attributes(&mut self) {
        if self.at(TokenKind::LeftBrace) {
            self.attribute_dictionary(NodeKind::AttributeDictionary);
        } else if !self.first_on_line() && self.at_entry_without_brace() {
            self.dictionary_without_brace(NodeKind::AttributeDictionary);
        }
    }

    /// `: (i32) -> i32`, or recovery at the end of the line.
    fn generic_type(&mut self) {
        if self.expect(TokenKind::Colon) {
            self.function_type();
        } else if !self.first_on_line() {
            self.skip_to_operation_end();
        }
    }

    /// Skips the rest of a broken operation: up to a type after a colon, the end of the line or a closing brace.
    fn skip_to_operation_end(&mut self) {
        while !self.at_end() && !self.first_on_line() && !self.at(TokenKind::RightBrace) {
            if self.at(TokenKind::Colon) && self.peek() == TokenKind::LeftParen {
                self.bump();
                self.function_type();
                return;
            }
            self.skip_balanced();
        }
    }
}

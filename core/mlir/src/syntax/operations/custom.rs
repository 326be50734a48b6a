//! Operations in their own form, of any dialect.
//!
//! Only the dialect knows the format, so nothing is an error by itself. What every format is made
//! of is still recognised: values, symbols, blocks, types, attributes, dictionaries and
//! regions. Where the operation ends follows from its brackets and from what the next begins with.

use super::TreeOperations;
use crate::syntax::builtin_words::is_scalar_type_name;
use crate::syntax::operation_names::has_dot;
use crate::syntax::operation_names::{has_default_dialect, is_function_name};
use crate::syntax::token::TokenKind;
use crate::syntax::tokens::brace::Brace;
use crate::syntax::{NodeKind, has_symbol_table};

impl TreeOperations<'_> {
    /// The name of an operation and everything that belongs to it.
    pub(super) fn custom_operation(&mut self, column: usize) {
        let name = self.current_text();
        self.bump();
        if name == b"func.func" {
            self.builtin_function();
            return;
        }
        let symbol_table = has_symbol_table(name);
        if symbol_table {
            self.enter_symbol_table();
        }
        let outer_default_dialect = self.within_default_dialect();
        let default_dialect = self.enter_default_dialect(has_default_dialect(name));
        let outer_name = std::mem::replace(&mut self.has_bare_name, !has_dot(name));
        if is_function_name(name) {
            self.function_like_header();
        }
        let is_module = name == b"builtin.module" || name == b"module" && !outer_default_dialect;
        loop {
            self.bump_ordinary();
            if is_module && self.at(TokenKind::LeftBrace) && self.previous_text() != b"attributes" {
                self.region();
                self.trailing_location();
                break;
            }
            if self.lacks_opening_brace() {
                self.region();
                continue;
            }
            if self.ends_custom_here(column) {
                break;
            }
            self.custom_element(column);
        }
        self.has_bare_name = outer_name;
        self.enter_default_dialect(default_dialect);
        if symbol_table {
            self.leave_symbol_table();
        }
    }

    /// Consumes tokens that neither begin a piece nor end an operation or a bracket, at any position.
    #[inline]
    fn bump_ordinary(&mut self) {
        while self.current().is_ordinary() {
            self.bump();
        }
    }

    fn ends_custom_here(&mut self, column: usize) -> bool {
        self.at_end() || self.at_enclosing_close() || self.ends_custom_operation(column)
    }

    /// Whether the current token is a closing bracket that belongs to something around the operation.
    fn at_enclosing_close(&mut self) -> bool {
        match self.current() {
            TokenKind::RightBrace => !self.layout_keeps_region(),
            kind @ (TokenKind::RightParen | TokenKind::RightBracket | TokenKind::Greater) => {
                self.closes_enclosing(kind)
            }
            _ => false,
        }
    }

    /// One piece of an operation: a bracketed group, a type, an attribute or a token. At least one
    /// token is taken.
    fn custom_element(&mut self, column: usize) {
        let before = self.position();
        self.custom_piece(column);
        if self.position() == before {
            self.bump();
        }
    }

    fn custom_piece(&mut self, column: usize) {
        match self.current() {
            TokenKind::LeftParen => self.group(TokenKind::RightParen, column),
            TokenKind::LeftBracket => self.group(TokenKind::RightBracket, column),
            TokenKind::Less => self.angle(column),
            TokenKind::LeftBrace => self.brace(column),
            TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                self.unmatched();
            }
            TokenKind::Greater if self.closes_type_without_less() => self.unmatched(),
            TokenKind::ExclamationIdentifier => self.type_(),
            TokenKind::AtIdentifier => self.symbol_reference(),
            TokenKind::HashIdentifier => self.custom_hash(),
            TokenKind::BareIdentifier => self.custom_word(),
            TokenKind::String if self.begins_attributes_without_brace() => {
                self.dictionary_without_brace(NodeKind::AttributeDictionary);
            }
            TokenKind::MetadataBegin => self.skip_balanced(),
            _ => self.bump(),
        }
    }

    /// Whether the `>` here, which nothing opens, ends a type or an attribute: as in `!a.b 1>`, and not in `=>`, `>=` or
    /// `}> ^exit`, a region with the block after it.
    fn closes_type_without_less(&mut self) -> bool {
        let leads_to_block =
            self.previous() == TokenKind::RightBrace && self.peek() == TokenKind::CaretIdentifier;
        self.adjacent()
            && self.previous() != TokenKind::Equal
            && self.next_byte() != Some(b'=')
            && !leads_to_block
    }

    /// Whether the attributes after `attributes` lack their `{`.
    fn begins_attributes_without_brace(&mut self) -> bool {
        // On its own line it is not an entry, and a brace on the next one closes the enclosing construct.
        let goes_on = !self.first_on_line() && self.next_byte().is_some();
        self.previous_text() == b"attributes" && goes_on && self.at_entry_without_brace()
    }

    /// `#name`: an attribute, or the number of a result.
    fn custom_hash(&mut self) {
        if self.previous() == TokenKind::PercentIdentifier
            && self.adjacent()
            && self.at_number_sign()
        {
            self.bump();
        } else {
            // A `:` after it may be the operation's own.
            self.named_attribute(false);
        }
    }

    /// A word: a type, an attribute that begins with a word, or a word of the format.
    fn custom_word(&mut self) {
        let text = self.current_text();
        match text {
            b"affine_map" | b"affine_set" | b"dense" | b"dense_resource" | b"sparse"
            | b"strided"
                if self.peek() == TokenKind::Less =>
            {
                self.untyped_attribute();
            }
            // `array<i32: 1>`, and not some dialect's own use of the word.
            b"array" if self.begins_dense_array() => self.untyped_attribute(),
            b"distinct" if self.begins_distinct() => self.untyped_attribute(),
            b"loc" if self.begins_location() => self.untyped_attribute(),
            _ if is_scalar_type_name(text) => self.leaf(NodeKind::ScalarType),
            _ if self.begins_shaped_type() => self.type_(),
            _ if self.begins_attributes_without_brace() => {
                self.dictionary_without_brace(NodeKind::AttributeDictionary);
            }
            _ if self.begins_attribute_without_less() => self.untyped_attribute(),
            _ => self.bump(),
        }
    }

    /// `loc("…`, `loc(#…`, `loc(unknown`, and not some dialect's own use of the word.
    fn begins_location(&mut self) -> bool {
        let mut ahead = self.ahead();
        let found = ahead.next() == TokenKind::LeftParen
            && match ahead.next_with_text() {
                (TokenKind::String | TokenKind::HashIdentifier, _) => true,
                (TokenKind::BareIdentifier, word) => {
                    matches!(word, b"unknown" | b"callsite" | b"fused" | b"loc")
                }
                _ => false,
            };
        self.note_lookahead(&ahead);
        found
    }

    /// `distinct[0]`, and not some dialect's own use of the word.
    fn begins_distinct(&mut self) -> bool {
        let mut ahead = self.ahead();
        let found = ahead.next() == TokenKind::LeftBracket
            && matches!(ahead.next(), TokenKind::Integer | TokenKind::RightBracket);
        self.note_lookahead(&ahead);
        found
    }

    fn begins_dense_array(&mut self) -> bool {
        let mut ahead = self.ahead();
        let found = ahead.next() == TokenKind::Less
            && ahead.next() == TokenKind::BareIdentifier
            && matches!(ahead.next(), TokenKind::Colon | TokenKind::Greater);
        self.note_lookahead(&ahead);
        found
    }

    /// `(…)`, `[…]` or `{…}` with anything in it.
    fn group(&mut self, close: TokenKind, column: usize) {
        let node = self.open(NodeKind::Group);
        self.nested(|parser| {
            let (opening, start) = (parser.current_span(), parser.position());
            parser.bump();
            parser.enter(close);
            // The end of a line that may be the last one of the group.
            let mut line_end = None;
            loop {
                if line_end.is_none() && parser.may_end_with_line() {
                    line_end = Some(parser.previous_end());
                }
                parser.bump_ordinary();
                if parser.layout_ends_list() || parser.at(close) || parser.group_ends(close) {
                    break;
                }
                if close == TokenKind::RightBracket && parser.ends_half_open_interval(start) {
                    parser.leave(close);
                    return parser.bump();
                }
                parser.custom_element(column);
            }
            parser.leave(close);
            if parser.layout_ends_list() || !parser.eat(close) {
                parser.expected_close_at(line_end, close, opening);
                parser.missing(close);
            }
        });
        self.close(node);
    }

    /// Whether a `)` closes the `[` at a place: an interval without its end, `[%a, %b)`.
    fn ends_half_open_interval(&mut self, start: usize) -> bool {
        const MAX_INTERVAL_BYTES: usize = 256;
        let is_closed = self.at(TokenKind::RightParen)
            && !self.closes_enclosing(TokenKind::RightParen)
            && self.position() - start <= MAX_INTERVAL_BYTES;
        let inner = self.text_since(start + 1);
        let is_plain = || !inner.iter().any(|byte| b"()[]{}<>:\"\n".contains(byte));
        is_closed && is_plain() && inner.iter().filter(|byte| **byte == b',').count() == 1
    }

    /// Whether a line ends before the current token, and nothing there shows that a group continues.
    #[inline]
    fn may_end_with_line(&self) -> bool {
        use TokenKind::{
            Arrow, Colon, Comma, Equal, LeftBrace, LeftBracket, LeftParen, Less, VerticalBar,
        };
        let goes_on =
            [Arrow, Colon, Comma, Equal, LeftBrace, LeftBracket, LeftParen, Less, VerticalBar];
        self.first_on_line() && !self.current().is_ordinary() && !goes_on.contains(&self.previous())
    }

    /// Whether the group that `close` closes breaks off at the current token.
    fn group_ends(&mut self, close: TokenKind) -> bool {
        match self.current() {
            TokenKind::RightBrace if close != TokenKind::RightBrace => true,
            TokenKind::LeftBrace if close != TokenKind::RightBrace => {
                self.group_ends_before_region(close)
            }
            _ => self.ends_list(close),
        }
    }

    /// Whether a region of the operation begins at the current `{` within a group that is not closed after it either:
    /// the bracket of the group is missing.
    fn group_ends_before_region(&mut self, close: TokenKind) -> bool {
        use TokenKind::{Colon, Comma, Equal, LeftBrace, LeftBracket, LeftParen};
        let goes_on = [Colon, Comma, Equal, LeftBrace, LeftBracket, LeftParen];
        if goes_on.contains(&self.previous()) || self.first_on_line() {
            return false;
        }
        let ahead = self.ahead();
        ahead.line_ends()
            && self.brace_begins_region()
            && self.is_last_closing_brace()
            && !self.is_closed_after_region(close)
    }

    /// `<{…}>`, or a `<` that may or may not have its `>`.
    fn angle(&mut self, column: usize) {
        if self.peek() == TokenKind::LeftBrace && self.angle_has_properties() {
            self.properties(false);
            return;
        }
        let node = self.open(NodeKind::Group);
        self.nested(|parser| {
            parser.bump();
            parser.enter(TokenKind::Greater);
            while !parser.at(TokenKind::Greater)
                && !parser.group_ends(TokenKind::Greater)
                && !parser.ends_custom_operation(column)
            {
                parser.custom_element(column);
            }
            parser.leave(TokenKind::Greater);
            parser.eat(TokenKind::Greater);
        });
        self.close(node);
    }

    /// `{…}` at the current token.
    fn brace(&mut self, column: usize) {
        match self.classify_brace() {
            Brace::Dictionary => self.attribute_dictionary(NodeKind::AttributeDictionary),
            Brace::Region => self.region(),
            Brace::Other => self.group(TokenKind::RightBrace, column),
        }
    }
}

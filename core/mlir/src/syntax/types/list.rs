//! Lists in brackets, with recovery.

use super::TreeTypes;
use crate::syntax::NodeKind;
use crate::syntax::operation_names::{has_dot, is_operation_name};
use crate::syntax::token::TokenKind;
use crate::syntax::tokens::Ahead;
use abide_source::diagnostic::{Wanted, codes};
use abide_source::rule;

/// The elements of a list.
pub(super) struct Element {
    /// For messages: `a type`.
    pub(super) name: &'static str,
    /// Whether an element can begin at the current token.
    pub(super) starts: fn(&TreeTypes<'_>) -> bool,
    /// Reads one; takes at least one token where `starts` holds.
    pub(super) read: fn(&mut TreeTypes<'_>),
}

/// A list that is being read.
pub(in crate::syntax) struct List {
    close: TokenKind,
    name: &'static str,
    starts: fn(&TreeTypes<'_>) -> bool,
    /// The start of the element that the caller reads.
    element: Option<usize>,
}

/// The maximum number of tokens of a list inspected to see whether it is closed.
const MAX_LOOKAHEAD_TOKENS: usize = 128;

/// Whether the next unmatched closing bracket is a `)`, on any line; the lookahead ends after it.
pub(super) fn closes_list(ahead: &mut Ahead<'_>) -> bool {
    let mut depth = 0_usize;
    for _ in 0..MAX_LOOKAHEAD_TOKENS {
        match ahead.next() {
            TokenKind::LeftParen
            | TokenKind::LeftBracket
            | TokenKind::LeftBrace
            | TokenKind::Less => {
                depth += 1;
            }
            TokenKind::RightParen if depth == 0 => return true,
            TokenKind::RightParen
            | TokenKind::RightBracket
            | TokenKind::RightBrace
            | TokenKind::Greater => match depth.checked_sub(1) {
                Some(outer) => depth = outer,
                None => return false,
            },
            TokenKind::EndOfFile | TokenKind::SplitMarker => return false,
            _ => {}
        }
    }
    false
}

impl TreeTypes<'_> {
    /// Consumes the `(` of a list, or reports that it is missing; returns whether the list can be read.
    pub(super) fn opens_list(&mut self, element: &Element) -> bool {
        if self.expect(TokenKind::LeftParen) {
            return true;
        }
        let follows =
            !self.first_on_line() && ((element.starts)(self) || self.at(TokenKind::RightParen));
        if follows {
            self.missing(TokenKind::LeftParen);
        }
        follows
    }

    /// Consumes the `<` of a body, or reports that it is missing; returns whether the body can be read, as it can where
    /// `begins` recognises its beginning.
    pub(super) fn opens_angle(&mut self, begins: fn(&TreeTypes<'_>) -> bool) -> bool {
        if self.expect(TokenKind::Less) {
            return true;
        }
        let follows = !self.first_on_line() && begins(self);
        if follows {
            self.missing(TokenKind::Less);
        }
        follows
    }

    /// Parses elements between commas through the closing bracket; the opening one is consumed already. After an
    /// invalid element the list continues at the next comma. It ends without its bracket at the end of an enclosing
    /// list, at the next operation or at the end of the file.
    pub(super) fn list(&mut self, close: TokenKind, element: &Element) {
        let mut list = self.begin_list(close, element.name, element.starts);
        while self.next_element(&mut list) {
            (element.read)(self);
        }
        self.end_list(&list);
    }

    /// As [`list`](Self::list), for a floor above that reads the elements: begins one.
    pub(in crate::syntax) fn begin_list(
        &mut self,
        close: TokenKind,
        name: &'static str,
        starts: fn(&TreeTypes<'_>) -> bool,
    ) -> List {
        self.enter(close);
        List { close, name, starts, element: None }
    }

    /// Consumes the closing bracket, or reports that it is missing.
    pub(in crate::syntax) fn end_list(&mut self, list: &List) {
        self.leave(list.close);
        if self.layout_ends_list() || !self.eat(list.close) {
            self.expected(list.close.wanted());
            self.missing(list.close);
        }
    }

    /// Whether an element begins at the current token; the caller reads it. Invalid ones before it are skipped.
    pub(in crate::syntax) fn next_element(&mut self, list: &mut List) -> bool {
        let close = list.close;
        match list.element {
            None if self.at(close) || self.layout_ends_list() => return false,
            None => {}
            Some(start) => {
                if self.position() == start {
                    self.skip_balanced();
                }
                if !self.list_continues(list) {
                    return false;
                }
            }
        }
        loop {
            if close == TokenKind::RightBracket && self.at_empty_dictionary_without_brace() {
                self.dictionary_without_brace(NodeKind::DictionaryAttribute);
            } else if self.ends_list(close) {
                return false;
            } else if (list.starts)(self) {
                list.element = Some(self.position());
                return true;
            } else if close == TokenKind::RightBracket && self.at_entry_without_brace() {
                self.dictionary_without_brace(NodeKind::DictionaryAttribute);
            } else {
                self.expected(list.name);
                if self.follows_list() {
                    return false;
                }
                self.skip_element(close);
            }
            if !self.list_continues(list) {
                return false;
            }
        }
    }

    /// Consumes the comma after an element; returns whether another one follows.
    fn list_continues(&mut self, list: &List) -> bool {
        let close = list.close;
        if self.at_stray_greater(close) {
            self.unmatched();
        }
        if self.eat(TokenKind::Comma) {
            if self.at(close) {
                self.expected(format!("{} after ','", list.name));
                return false;
            }
            return true;
        }
        if self.at(close) || self.ends_list(close) {
            return false;
        }
        if (list.starts)(self) {
            self.expected(Wanted::sign(","));
            return true;
        }
        self.expected(Wanted::sign_of(",", format!(" or {}", close.describe())));
        if self.follows_list() {
            return false;
        }
        self.skip_element(close);
        self.eat(TokenKind::Comma)
    }

    /// Whether the current token may follow closing brackets and is never in a list: then only the bracket is
    /// missing.
    fn follows_list(&mut self) -> bool {
        match self.current() {
            TokenKind::Arrow | TokenKind::Colon | TokenKind::Equal | TokenKind::LeftBrace => true,
            // Regions, properties or successors follow, of an operation in generic form.
            TokenKind::LeftParen | TokenKind::Less => self.peek() == TokenKind::LeftBrace,
            TokenKind::LeftBracket => self.peek() == TokenKind::CaretIdentifier,
            TokenKind::BareIdentifier => self.at_word("attributes"),
            _ => false,
        }
    }

    /// Whether only the `}` of an empty dictionary is left, as an element of an array.
    fn at_empty_dictionary_without_brace(&mut self) -> bool {
        self.at(TokenKind::RightBrace)
            && matches!(self.previous(), TokenKind::LeftBracket | TokenKind::Comma)
            && matches!(self.peek(), TokenKind::Comma | TokenKind::RightBracket)
    }

    /// Whether the current token is a `>` whose `<` is missing: after it the list continues or ends.
    fn at_stray_greater(&mut self, close: TokenKind) -> bool {
        if !self.at(TokenKind::Greater) || close == TokenKind::Greater {
            return false;
        }
        let lacks_body = self.operation_failed
            || matches!(
                self.previous(),
                TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier
            ) && has_dot(self.previous_text());
        lacks_body && [close, TokenKind::Comma].contains(&self.peek())
    }

    /// Skips tokens that begin no element, up to a comma or the end of the list.
    fn skip_element(&mut self, close: TokenKind) {
        while !self.at(TokenKind::Comma) && !self.at(close) && !self.ends_list(close) {
            self.skip_balanced();
        }
    }

    /// Whether the list that `close` closes cannot go on at the current token, because something
    /// around it does.
    pub(in crate::syntax) fn ends_list(&mut self, close: TokenKind) -> bool {
        if self.layout_ends_list() {
            return true;
        }
        match self.current() {
            TokenKind::EndOfFile | TokenKind::SplitMarker => true,
            kind @ (TokenKind::RightParen
            | TokenKind::RightBracket
            | TokenKind::RightBrace
            | TokenKind::Greater) => {
                kind != close && self.closes_enclosing(kind) && !self.layout_keeps_region()
            }
            _ if !self.first_on_line() => false,
            // A dictionary may have such a name on its own line.
            TokenKind::BareIdentifier if close != TokenKind::RightBrace => {
                let below = self.operation_column().is_some_and(|own| self.column() <= own);
                below && is_operation_name(self.current_text())
                    || self.begins_operation_within_list()
            }
            _ => self.begins_operation_within_list(),
        }
    }

    /// Reports a closing bracket that closes nothing, and takes it.
    pub(in crate::syntax) fn unmatched(&mut self) {
        let message = rule!("unmatched {}", self.current().describe());
        self.note_repaired();
        self.error_here(codes::mlir::UNMATCHED, message);
        self.leaf(NodeKind::Error);
    }
}

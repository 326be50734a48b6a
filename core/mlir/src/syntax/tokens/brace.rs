//! The meaning of a `{` in an operation in custom form: a dictionary, a region, or something that only the dialect
//! knows.

use super::{Ahead, TreeTokens};
use crate::syntax::builtin_words::{is_attribute_word, is_builtin_type_name};
use crate::syntax::operation_names::{
    is_operation_name, is_prefixed_name, is_terminator_name, is_terminator_word,
};
use crate::syntax::token::TokenKind;

/// The maximum number of tokens of a brace inspected to know whether it is a dictionary.
const MAX_LOOKAHEAD_TOKENS: usize = 64;

/// The meaning of a brace.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::syntax) enum Brace {
    Dictionary,
    Region,
    Other,
}

impl TreeTokens<'_> {
    /// Whether the `{` at the current token begins a region, if a dictionary is possible as well.
    pub(in crate::syntax) fn brace_begins_region(&mut self) -> bool {
        let mut ahead = self.ahead();
        // `{ name }` has a unit attribute.
        let is_unit =
            ahead.next() != TokenKind::PercentIdentifier && ahead.next() == TokenKind::RightBrace;
        self.note_lookahead(&ahead);
        !is_unit && self.classify_brace() == Brace::Region
    }

    /// Whether the `<{` at the current token may begin properties, and not something that only the dialect knows: as in
    /// `struct<{a: i1}>`.
    pub(in crate::syntax) fn angle_has_properties(&mut self) -> bool {
        let mut ahead = self.ahead();
        ahead.next();
        let may_begin = classify(&mut ahead) != Brace::Other;
        self.note_lookahead(&ahead);
        may_begin
    }

    /// Whether `{} :` is at the current token: the empty attributes of an operation in the generic form.
    pub(in crate::syntax) fn empty_braces_before_type(&mut self) -> bool {
        let mut ahead = self.ahead();
        let found = ahead.next() == TokenKind::RightBrace && ahead.next() == TokenKind::Colon;
        self.note_lookahead(&ahead);
        found
    }

    /// Classifies the `{` at the current token.
    pub(in crate::syntax) fn classify_brace(&mut self) -> Brace {
        if self.previous_text() == b"attributes" {
            return Brace::Dictionary;
        }
        let mut ahead = self.ahead();
        let mut brace = classify(&mut ahead);
        self.note_lookahead(&ahead);
        if brace == Brace::Dictionary {
            let mut ahead = self.ahead();
            if !is_dictionary(&mut ahead) {
                brace = Brace::Other;
            }
            self.note_lookahead(&ahead);
        }
        brace
    }

    /// Whether the current token begins a dictionary entry whose `{` is missing.
    pub(in crate::syntax) fn at_entry_without_brace(&mut self) -> bool {
        match self.current() {
            TokenKind::BareIdentifier | TokenKind::String => {
                matches!(self.peek(), TokenKind::Equal | TokenKind::RightBrace)
            }
            // Of `{}`.
            TokenKind::RightBrace => {
                matches!(self.peek(), TokenKind::Colon | TokenKind::Greater)
            }
            _ => false,
        }
    }
}

/// Classifies a brace by the first tokens after it and the line breaks between them.
fn classify(ahead: &mut Ahead<'_>) -> Brace {
    let line_ends = ahead.line_ends();
    let (first, text) = ahead.next_with_text();
    if first == TokenKind::PercentIdentifier {
        // Results of an operation, or operands in braces.
        // A name alone on its line will be one.
        let is_alone = line_ends && ahead.line_ends();
        return if is_alone || names_results(ahead) { Brace::Region } else { Brace::Other };
    }
    let at_line_end = ahead.line_ends();
    if first == TokenKind::Error && line_ends && at_line_end {
        return Brace::Region;
    }
    let (second, second_text) = ahead.next_with_text();
    match first {
        // `{}`: an empty region is last, before a dictionary, another region or the next operation, or contains a
        // line end; an empty dictionary is before anything else.
        TokenKind::RightBrace if line_ends || at_line_end => Brace::Region,
        TokenKind::RightBrace => match second {
            TokenKind::RightBrace
            | TokenKind::RightParen
            | TokenKind::Comma
            | TokenKind::LeftBrace
            | TokenKind::PercentIdentifier
            | TokenKind::EndOfFile => Brace::Region,
            // `loc`, the next operation, or a word before another region.
            TokenKind::BareIdentifier
                if second_text == b"loc"
                    || is_operation_name(second_text)
                    || ahead.next() == TokenKind::LeftBrace =>
            {
                Brace::Region
            }
            _ => Brace::Dictionary,
        },
        TokenKind::EndOfFile => Brace::Dictionary,
        TokenKind::String if second == TokenKind::LeftParen => match ahead.next() {
            TokenKind::PercentIdentifier | TokenKind::RightParen => Brace::Region,
            _ => Brace::Other,
        },
        TokenKind::String => match second {
            TokenKind::Equal | TokenKind::Comma | TokenKind::RightBrace => Brace::Dictionary,
            _ => Brace::Other,
        },
        TokenKind::CaretIdentifier => match second {
            TokenKind::Colon | TokenKind::LeftParen | TokenKind::PercentIdentifier => Brace::Region,
            _ => Brace::Other,
        },
        TokenKind::BareIdentifier => match second {
            TokenKind::Equal | TokenKind::Comma => Brace::Dictionary,
            // The brace is not closed within the parentheses around it.
            TokenKind::RightParen => Brace::Other,
            TokenKind::RightBrace
                if line_ends && (is_operation_name(text) || is_terminator_word(text)) =>
            {
                Brace::Region
            }
            TokenKind::RightBrace if !is_terminator_name(text) => Brace::Dictionary,
            // No key has a dialect: a sign within the name of an operation is a mistake.
            TokenKind::Colon
                if !line_ends && !is_prefixed_name(text)
                    || ahead.next() == TokenKind::CaretIdentifier =>
            {
                Brace::Other
            }
            _ if line_ends || is_operation_name(text) => Brace::Region,
            TokenKind::PercentIdentifier | TokenKind::AtIdentifier => Brace::Region,
            _ => Brace::Other,
        },
        _ => Brace::Other,
    }
}

/// Whether a value that has been read is the first name in front of an operation:
/// `%a, %b:2 = name`.
fn names_results(ahead: &mut Ahead<'_>) -> bool {
    loop {
        match ahead.next() {
            TokenKind::Equal => {
                return matches!(ahead.next(), TokenKind::BareIdentifier | TokenKind::String);
            }
            TokenKind::Comma if ahead.next() == TokenKind::PercentIdentifier => {}
            TokenKind::Colon if ahead.next() == TokenKind::Integer => {}
            _ => return false,
        }
    }
}

/// Whether a brace is a dictionary of attributes, well formed or with a mistake in it, rather than a
/// form that looks like one: `{a = %value}`, `{"axis", ?}`, `{key => …}`.
fn is_dictionary(ahead: &mut Ahead<'_>) -> bool {
    ahead.next();
    let mut depth = 0_usize;
    let mut place = EntryPosition::Name;
    for _ in 0..MAX_LOOKAHEAD_TOKENS {
        let (kind, text) = ahead.next_with_text();
        let outermost = depth == 0;
        match kind {
            TokenKind::PercentIdentifier | TokenKind::CaretIdentifier => return false,
            TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => depth += 1,
            TokenKind::RightBrace if outermost => return true,
            TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                depth = depth.saturating_sub(1);
            }
            TokenKind::EndOfFile => return true,
            _ => {}
        }
        if !outermost {
            continue;
        }
        place = match (place, kind) {
            (_, TokenKind::Comma) => EntryPosition::Name,
            (EntryPosition::Name, TokenKind::BareIdentifier | TokenKind::String) => {
                EntryPosition::AfterName
            }
            (EntryPosition::AfterName, TokenKind::Equal) => EntryPosition::Value,
            // A comma is missing.
            (EntryPosition::AfterName, TokenKind::BareIdentifier | TokenKind::String) => {
                EntryPosition::AfterName
            }
            (EntryPosition::Name | EntryPosition::AfterName, _) => return false,
            (EntryPosition::Value, TokenKind::BareIdentifier) if !begins_attribute(text) => {
                return false;
            }
            (EntryPosition::Value, TokenKind::Greater) => return false,
            (EntryPosition::Value | EntryPosition::AfterValue, _) => EntryPosition::AfterValue,
        };
    }
    true
}

/// The position of a token in a dictionary entry.
#[derive(Clone, Copy)]
enum EntryPosition {
    Name,
    AfterName,
    Value,
    AfterValue,
}

/// Whether an attribute can begin with this word.
fn begins_attribute(word: &[u8]) -> bool {
    is_attribute_word(word) || is_builtin_type_name(word)
}

//! The start of an operation, the target of the outermost level of recovery.

use super::{Ahead, TreeTokens};
use crate::syntax::builtin_words::{is_attribute_word, is_builtin_type_name, is_scalar_type_name};
use crate::syntax::lexer::{Lexer, continues_name};
use crate::syntax::operation_names::{
    has_dot, is_clause_word, is_operation_name, is_prefixed_name, is_unprefixed_name,
};
use crate::syntax::token::TokenKind;
use crate::syntax::{may_be_result_number, unquoted};

/// Whether a word after `%name =` at the beginning of a line can be an operation name without its dialect. Words that
/// begin an operand of some form are excluded.
fn is_operation_word(word: &[u8]) -> bool {
    !matches!(word, b"max" | b"min" | b"dense" | b"true" | b"false" | b"affine_map" | b"unit")
}

/// Whether a word after `%name =` within a line can be an operation name without its dialect: types are excluded.
fn is_word_of_default_dialect(word: &[u8]) -> bool {
    is_operation_word(word) && !is_builtin_type_name(word)
}

/// Whether a `%name`, which may begin a line, is the first result of an operation, in the text of an unknown operation;
/// the lexer is after it.
pub(crate) fn begins_results(
    lexer: &Lexer<'_>,
    text: &[u8],
    previous: TokenKind,
    first_on_line: bool,
) -> bool {
    let mut ahead = Ahead::new(*lexer, text);
    let names = ResultNames::after(previous, first_on_line);
    match previous {
        TokenKind::Comma => names_results(&mut ahead, names, is_operation_name),
        _ => names_results(&mut ahead, names, is_operation_word),
    }
}

/// The names of results that an operation can begin with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ResultNames {
    /// After a comma: the names before it would be of the same list.
    One,
    /// Within a line, which does not end within the names: `t.a %a,` does not begin the list of the next line.
    OfLine,
    /// At the beginning of a line.
    Any,
}

impl ResultNames {
    fn after(previous: TokenKind, first_on_line: bool) -> ResultNames {
        match previous {
            TokenKind::Comma => ResultNames::One,
            _ if first_on_line => ResultNames::Any,
            _ => ResultNames::OfLine,
        }
    }
}

/// Whether the text after the `%` of a result ends the result names and begins an operation.
fn names_results(ahead: &mut Ahead<'_>, names: ResultNames, is_name: fn(&[u8]) -> bool) -> bool {
    loop {
        match ahead.next() {
            TokenKind::Colon => {
                if ahead.next() != TokenKind::Integer {
                    return false;
                }
            }
            TokenKind::Comma if names != ResultNames::One => {
                let ends_line = names == ResultNames::OfLine && ahead.line_ends();
                if ahead.next() != TokenKind::PercentIdentifier || ends_line {
                    return false;
                }
            }
            TokenKind::Equal => {
                let (kind, text) = ahead.next_with_text();
                return match kind {
                    TokenKind::BareIdentifier => is_name(text),
                    // The `(` may be missing.
                    TokenKind::String => matches!(
                        ahead.next(),
                        TokenKind::LeftParen | TokenKind::RightParen | TokenKind::PercentIdentifier
                    ),
                    _ => false,
                };
            }
            _ => return false,
        }
    }
}

impl TreeTokens<'_> {
    /// Whether an operation can begin at the current token, judged by that token and the next.
    /// Within a block this is enough: anything else there is a mistake.
    pub(in crate::syntax) fn begins_operation(&mut self) -> bool {
        match self.current() {
            TokenKind::BareIdentifier | TokenKind::String => true,
            TokenKind::PercentIdentifier => match self.next_byte() {
                Some(byte) => matches!(byte, b'=' | b',' | b':'),
                None => {
                    matches!(self.peek(), TokenKind::Equal | TokenKind::Comma | TokenKind::Colon)
                }
            },
            _ => false,
        }
    }

    /// Whether a line begins with the name of a result and that of an operation, without `=` between them.
    pub(in crate::syntax) fn names_result_without_equal(&mut self) -> bool {
        if !self.at(TokenKind::PercentIdentifier) || !self.first_on_line() {
            return false;
        }
        let mut ahead = self.ahead();
        let (kind, name) = ahead.next_with_text();
        self.note_lookahead(&ahead);
        kind == TokenKind::BareIdentifier && is_operation_name(name)
    }

    /// Whether an operation begins at the current token, and no word of the one before.
    pub(in crate::syntax) fn names_operation_here(&mut self) -> bool {
        match self.current() {
            // In a dictionary it is a key.
            TokenKind::BareIdentifier if self.next_byte() == Some(b'=') => false,
            TokenKind::BareIdentifier => {
                is_operation_name(self.current_text())
                    || self.within_default_dialect()
                        && matches!(
                            self.peek(),
                            TokenKind::PercentIdentifier | TokenKind::AtIdentifier
                        )
            }
            TokenKind::String => self.peek() == TokenKind::LeftParen,
            _ => !self.at_end() && self.begins_operation(),
        }
    }

    /// Whether the next operation or block begins at the current token, seen from within an
    /// operation in its own form, about which nothing is known.
    pub(in crate::syntax) fn ends_custom_operation(&mut self, operation_column: usize) -> bool {
        let first = self.first_on_line();
        match self.current() {
            // A broken operation ends with its line, where the next one is not indented deeper.
            TokenKind::PercentIdentifier
                if first && self.operation_failed && self.column() <= operation_column =>
            {
                true
            }
            TokenKind::PercentIdentifier => {
                self.begins_named_results(first, is_operation_word)
                    || first && self.is_being_typed(operation_column)
            }
            // A lone `%`.
            TokenKind::Error if first => self.is_being_typed(operation_column),
            TokenKind::BareIdentifier if first => self.begins_custom_operation(operation_column),
            TokenKind::BareIdentifier => {
                // Several operations on one line: only after a token that can end one.
                is_prefixed_name(self.current_text()) && self.may_end_operation()
                    || self.returns_here()
            }
            TokenKind::String if first => {
                let is_unindented = self.column() <= operation_column;
                match self.previous() {
                    // A list or an attribute continues on lines that are indented deeper.
                    TokenKind::Comma | TokenKind::Equal => {
                        is_unindented && self.begins_generic_form()
                    }
                    _ => {
                        self.peek() == TokenKind::LeftParen
                            && (is_unindented || self.may_have_function_type())
                    }
                }
            }
            TokenKind::String => {
                self.begins_generic_form()
                    && self.may_end_operation()
                    && self.may_have_function_type()
            }
            TokenKind::CaretIdentifier if first => {
                self.begins_block() && !self.is_successor_below(operation_column)
                    || self.is_label_without_colon(operation_column)
            }
            TokenKind::CaretIdentifier => self.begins_block_within_line(),
            TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier => {
                self.begins_alias_definition() || self.defines_alias_within_line()
            }
            TokenKind::MetadataBegin => true,
            _ => false,
        }
    }

    /// Whether the last token can end an operation. The text of an alias most often ends with a bracket.
    fn may_end_operation(&self) -> bool {
        match self.previous() {
            TokenKind::RightBrace
            | TokenKind::RightParen
            | TokenKind::RightBracket
            | TokenKind::Greater => true,
            TokenKind::BareIdentifier => is_scalar_type_name(self.previous_text()),
            TokenKind::ExclamationIdentifier => true,
            TokenKind::HashIdentifier => {
                !has_dot(self.previous_text()) && !self.follows_result_number()
            }
            _ => false,
        }
    }

    /// Whether the current token begins `"dialect.name"(` with values, or empty.
    fn begins_generic_form(&mut self) -> bool {
        if !is_prefixed_name(unquoted(self.current_text())) {
            return false;
        }
        let mut ahead = self.ahead();
        let begins = ahead.next() == TokenKind::LeftParen
            && matches!(ahead.next(), TokenKind::PercentIdentifier | TokenKind::RightParen);
        self.note_lookahead(&ahead);
        begins
    }

    /// Whether the colon of an operation in the generic form, whose name is the current token, may have a function
    /// type after it. A form that begins the same way has something else there.
    fn may_have_function_type(&mut self) -> bool {
        let mut ahead = self.ahead();
        let mut depth = 0_usize;
        let mut may_have = true;
        for _ in 0..MAX_GENERIC_TOKENS {
            match ahead.next() {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => depth += 1,
                TokenKind::Colon if depth == 0 => {
                    may_have = ahead.next() == TokenKind::LeftParen;
                    break;
                }
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    match depth.checked_sub(1) {
                        Some(outer) => depth = outer,
                        None => break,
                    }
                }
                TokenKind::EndOfFile | TokenKind::SplitMarker => break,
                _ => {}
            }
        }
        self.note_lookahead(&ahead);
        may_have
    }

    /// Whether the token is on its own line and indented no deeper than the operation before it, which may end there:
    /// the user is typing the next one.
    fn is_being_typed(&mut self, operation_column: usize) -> bool {
        use TokenKind::{Arrow, BareIdentifier, Colon, Comma, Equal};
        let goes_on = matches!(self.previous(), Arrow | BareIdentifier | Colon | Comma | Equal);
        if goes_on || self.column() > operation_column {
            return false;
        }
        let ahead = self.ahead();
        self.note_lookahead(&ahead);
        matches!(self.next_byte(), None | Some(b'='))
    }

    /// Whether the last token is the `#1` of `%a#1`, which is not an alias.
    fn follows_result_number(&self) -> bool {
        if !self.previous_text().get(1).is_some_and(u8::is_ascii_digit) {
            return false;
        }
        let before = self.text_before_previous();
        let len = before.iter().rev().take_while(|byte| continues_name(**byte)).count();
        let (before, name) = before.split_at(before.len() - len);
        // After `%0`, letters are not part of the name.
        let is_name = name.iter().all(u8::is_ascii_digit)
            || name.first().is_some_and(|first| !first.is_ascii_digit());
        is_name && before.last() == Some(&b'%')
    }

    /// Whether an operation begins at the current token, the first of its line, seen from within a
    /// list that is not closed yet.
    pub(in crate::syntax) fn begins_operation_within_list(&mut self) -> bool {
        match self.current() {
            TokenKind::PercentIdentifier => self.begins_named_results(true, is_operation_name),
            TokenKind::BareIdentifier => {
                let name = self.current_text();
                if !is_operation_name(name) {
                    return false;
                }
                // In a dictionary a name with a dot is a key.
                !matches!(
                    self.peek(),
                    TokenKind::Equal
                        | TokenKind::Comma
                        | TokenKind::Colon
                        | TokenKind::RightBrace
                        | TokenKind::RightBracket
                        | TokenKind::RightParen
                        | TokenKind::Greater
                )
            }
            TokenKind::String => {
                !matches!(self.previous(), TokenKind::Comma | TokenKind::Equal)
                    && self.peek() == TokenKind::LeftParen
            }
            TokenKind::CaretIdentifier => self.begins_block(),
            TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier => {
                self.begins_alias_definition()
            }
            _ => false,
        }
    }

    /// Whether the line begins with `#a =` or `!a =`: open brackets will then stay unclosed.
    pub(in crate::syntax) fn begins_alias_definition(&mut self) -> bool {
        self.column() == 0
            && self.first_on_line()
            && matches!(
                self.current(),
                TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier
            )
            && self.peek() == TokenKind::Equal
    }

    /// Whether `#a =` or `!a =` follows an operation of the file on its line.
    fn defines_alias_within_line(&mut self) -> bool {
        let name = self.current_text();
        let is_alias = !has_dot(name) && !may_be_result_number(name);
        is_alias && self.is_in_file() && self.peek() == TokenKind::Equal
    }

    /// Whether the current `%` begins `%a = name`, `%a:2 = name` or, outside of lists, `%a, %b = name`.
    fn begins_named_results(&mut self, first_on_line: bool, is_name: fn(&[u8]) -> bool) -> bool {
        // A list is inspected only once, at its beginning.
        let within_list = self.previous() == TokenKind::Comma;
        // Nearly all values are operands: one byte decides.
        if let Some(byte) = self.next_byte()
            && !matches!(byte, b'=' | b':')
            && (byte != b',' || within_list)
        {
            return false;
        }
        let mut ahead = self.ahead();
        let is_name = match first_on_line && !within_list {
            true => is_name,
            // After `dialect.name`, `%a = word` may be a part of its form.
            false if self.has_bare_name && self.within_default_dialect() => {
                is_word_of_default_dialect
            }
            false => is_operation_name,
        };
        let names = ResultNames::after(self.previous(), first_on_line);
        let found = names_results(&mut ahead, names, is_name);
        self.note_lookahead(&ahead);
        found
    }

    /// Whether the identifier at the beginning of a line is the name of an operation and not a
    /// word of the one before.
    fn begins_custom_operation(&mut self, operation_column: usize) -> bool {
        let name = self.current_text();
        if has_dot(name) {
            return self.previous() != TokenKind::Equal;
        }
        if !is_unprefixed_name(name) {
            // If the dialect may be omitted, any word that is aligned with the previous operation may name one, unless
            // it is the value of that operation.
            return self.within_default_dialect()
                && !is_attribute_word(name)
                && !is_clause_word(name)
                && self.column() == operation_column
                && self.previous_ends_operation()
                && matches!(
                    self.peek(),
                    // A misspelt `return` is alone in front of the end of the function.
                    TokenKind::PercentIdentifier | TokenKind::AtIdentifier | TokenKind::RightBrace
                );
        }
        // Words of a format are indented deeper than the operation that they belong to, and none
        // of these follows a region in any.
        if self.previous() == TokenKind::RightBrace || self.column() <= operation_column {
            return true;
        }
        self.returns_here()
    }

    /// Whether an operation may end with the previous token: a type, a value, a name, a bracket other than a
    /// region's.
    fn previous_ends_operation(&self) -> bool {
        use TokenKind as Is;
        matches!(
            self.previous(),
            Is::RightParen
                | Is::RightBracket
                | Is::Greater
                | Is::BareIdentifier
                | Is::Integer
                | Is::PercentIdentifier
                | Is::AtIdentifier
                | Is::ExclamationIdentifier
        )
    }

    /// Whether the identifier is the `return` that functions end with, which is not a word of any format.
    fn returns_here(&self) -> bool {
        use TokenKind::{Arrow, Colon, Comma, Equal};
        self.current_text() == b"return"
            && !matches!(self.previous(), Arrow | Colon | Comma | Equal)
    }

    /// Whether `^name:` or `^name(…` at the beginning of a line is a label and not a successor of
    /// the operation before.
    fn begins_block(&mut self) -> bool {
        if matches!(self.previous(), TokenKind::Comma | TokenKind::LeftBracket | TokenKind::Colon) {
            return false;
        }
        // The `(` of the arguments may be missing.
        matches!(self.peek(), TokenKind::Colon | TokenKind::LeftParen)
            || self.next_byte() == Some(b'%')
    }

    /// Whether the `^name` that begins a line is a label that lacks its colon: it is alone on the line, and indented no
    /// deeper than the operation before it, which may end there.
    fn is_label_without_colon(&mut self, operation_column: usize) -> bool {
        self.column() <= operation_column
            && self.next_byte().is_none()
            && match self.previous() {
                TokenKind::CaretIdentifier => true,
                // The name of an operation, whose successor may follow.
                TokenKind::BareIdentifier if has_dot(self.previous_text()) => false,
                _ => self.previous_ends_operation(),
            }
    }

    /// Whether the `^name(…)` that begins a line is a successor: it is not a label, and is indented deeper than the
    /// operation, whose name alone precedes it.
    fn is_successor_below(&mut self, operation_column: usize) -> bool {
        if self.previous() != TokenKind::BareIdentifier || self.column() <= operation_column {
            return false;
        }
        let mut ahead = self.ahead();
        let found = !ends_label(&mut ahead);
        self.note_lookahead(&ahead);
        found
    }

    /// Whether `^name: operation` or `^name(%a: type): operation` begins at the current `^` within a line, so that it
    /// is a label and not a successor.
    fn begins_block_within_line(&mut self) -> bool {
        if matches!(self.previous(), TokenKind::Comma | TokenKind::LeftBracket | TokenKind::Colon) {
            return false;
        }
        let mut ahead = self.ahead();
        let found = labels_operation(&mut ahead);
        self.note_lookahead(&ahead);
        found
    }
}

/// The maximum number of tokens of an operation in the generic form inspected to find its type.
const MAX_GENERIC_TOKENS: usize = 128;

/// The maximum number of tokens of the arguments of a label within a line.
const MAX_LABEL_TOKENS: usize = 256;

/// Whether the text after the `^name` of a label ends it, and an operation begins.
fn labels_operation(ahead: &mut Ahead<'_>) -> bool {
    if !ends_label(ahead) {
        return false;
    }
    match ahead.next_with_text() {
        (TokenKind::BareIdentifier, name) => is_operation_name(name),
        (TokenKind::PercentIdentifier, _) => {
            names_results(ahead, ResultNames::Any, is_operation_word)
        }
        (TokenKind::String, _) => ahead.next() == TokenKind::LeftParen,
        _ => false,
    }
}

/// Whether the text after the `^name` of a label ends it.
fn ends_label(ahead: &mut Ahead<'_>) -> bool {
    let mut next = ahead.next();
    if next == TokenKind::LeftParen {
        let mut depth = 1_usize;
        for _ in 0..MAX_LABEL_TOKENS {
            match ahead.next() {
                TokenKind::LeftParen => depth += 1,
                TokenKind::RightParen => depth -= 1,
                TokenKind::EndOfFile => return false,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        next = ahead.next();
    }
    next == TokenKind::Colon
}

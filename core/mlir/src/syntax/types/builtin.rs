//! Types: the builtin ones, aliases, and a dialect's own with whatever is in their brackets.

use super::TreeTypes;
use super::list::Element;
use crate::syntax::NodeKind;
use crate::syntax::builtin_words::{is_scalar_type_name, is_shaped_type_name};
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::{Diagnostic, Fix, Wanted, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

pub(super) const TYPES: Element =
    Element { name: "a type", starts: |parser| parser.at_type(), read: |parser| parser.type_() };

/// The length of the names of the shaped types: `tensor`, `vector`, `memref`.
const SHAPED_NAME_BYTES: usize = 6;

/// Recognises the name of a builtin type fused with its body because `<` is missing; returns its kind and the name's
/// length.
fn lacks_less(word: &[u8]) -> Option<(NodeKind, usize)> {
    for name in [&b"complex"[..], b"tuple"] {
        if word.strip_prefix(name).is_some_and(is_scalar_type_name) {
            return Some((NodeKind::of_type_name(name)?, name.len()));
        }
    }
    let (name, rest) = word.split_at_checked(SHAPED_NAME_BYTES)?;
    let kind = NodeKind::of_type_name(name)?;
    let element = rest.rsplit(|byte| *byte == b'x').next()?;
    let has_dimensions = rest.first().is_some_and(u8::is_ascii_digit) && rest.contains(&b'x');
    let has_element = is_scalar_type_name(element) && element.len() == rest.len();
    (has_dimensions || has_element).then_some((kind, SHAPED_NAME_BYTES))
}

impl TreeTypes<'_> {
    /// Whether a type can begin at the current token.
    pub(in crate::syntax) fn at_type(&self) -> bool {
        match self.current() {
            TokenKind::ExclamationIdentifier | TokenKind::LeftParen => true,
            TokenKind::BareIdentifier => {
                let word = self.current_text();
                is_shaped_type_name(word) || is_scalar_type_name(word) || lacks_less(word).is_some()
            }
            _ => false,
        }
    }

    pub(in crate::syntax) fn type_(&mut self) {
        match self.current() {
            _ if self.begins_alias_definition() => self.expected(Wanted::TYPE),
            TokenKind::ExclamationIdentifier => self.named_type(),
            TokenKind::LeftParen => self.function_type(),
            TokenKind::BareIdentifier => {
                let word = self.current_text();
                if let Some(kind) = NodeKind::of_type_name(word) {
                    self.type_with_body(kind);
                } else if is_scalar_type_name(word) {
                    self.leaf(NodeKind::ScalarType);
                } else if let Some((kind, name)) = lacks_less(word) {
                    self.type_without_less(kind, name);
                } else {
                    self.expected(Wanted::TYPE);
                }
            }
            _ => self.expected(Wanted::TYPE),
        }
    }

    /// `(i32, f32) -> i32` or `() -> (i32, f32)`.
    pub(in crate::syntax) fn function_type(&mut self) {
        let node = self.open(NodeKind::FunctionType);
        self.nested(|parser| {
            if parser.eat(TokenKind::LeftParen) {
                parser.list(TokenKind::RightParen, &TYPES);
            } else {
                parser.expected(Wanted::OperandTypes);
                parser.missing(TokenKind::LeftParen);
                if !parser.first_on_line() && (parser.at_type() || parser.at(TokenKind::RightParen))
                {
                    parser.list(TokenKind::RightParen, &TYPES);
                } else {
                    parser.missing(TokenKind::RightParen);
                }
            }
            if parser.expect(TokenKind::Arrow) {
                if parser.eat(TokenKind::LeftParen) {
                    parser.list(TokenKind::RightParen, &TYPES);
                } else if parser.at(TokenKind::RightParen)
                    && !parser.first_on_line()
                    && parser.peek() != TokenKind::Colon
                {
                    parser.expected(Wanted::TYPE);
                    parser.missing(TokenKind::LeftParen);
                    parser.bump();
                } else {
                    parser.type_();
                }
            }
        });
        self.close(node);
    }

    /// `!alias`, `!dialect.name<…>` or `!dialect<…>`.
    fn named_type(&mut self) {
        let node = self.open(NodeKind::TypeAlias);
        let dotted = crate::syntax::operation_names::has_dot(self.current_text());
        self.bump();
        let body = self.at(TokenKind::Less) && self.adjacent();
        if body {
            self.dialect_body();
        }
        self.close_as(
            node,
            if dotted || body { NodeKind::DialectType } else { NodeKind::TypeAlias },
        );
    }

    /// Parses `tensor4xf32>`: the name and the text after the missing `<` are one word.
    #[cold]
    fn type_without_less(&mut self, kind: NodeKind, name: usize) {
        self.unexpected(Wanted::sign_of("<", " in the type"));
        self.split_current(name);
        self.type_with_body(kind);
    }

    /// Parses a builtin type of this kind, at its name.
    fn type_with_body(&mut self, kind: NodeKind) {
        match kind {
            NodeKind::ComplexType => self.complex_type(),
            NodeKind::TupleType => self.tuple_type(),
            _ => self.shaped_type(kind),
        }
    }

    /// Whether the word at the current token begins a shaped type, in an operation about which nothing is
    /// known: its `<` may be missing where its `>` is there.
    pub(in crate::syntax) fn begins_shaped_type(&mut self) -> bool {
        let word = self.current_text();
        if is_shaped_type_name(word) {
            return match self.next_byte() {
                Some(b'<') => true,
                Some(b'?' | b'*') => self.greater_follows(),
                _ => false,
            };
        }
        // No other word begins so and has dimensions.
        let has_dimensions =
            |name: usize| word.get(name).is_some_and(u8::is_ascii_digit) && word.contains(&b'x');
        lacks_less(word).is_some_and(|(kind, name)| {
            let is_shaped = ![NodeKind::ComplexType, NodeKind::TupleType].contains(&kind);
            is_shaped && has_dimensions(name) || self.greater_follows()
        })
    }

    /// `tensor<4x?xf32, encoding>`, `vector<[4]x2xf32>`, `memref<4xf32, layout, space>`.
    fn shaped_type(&mut self, kind: NodeKind) {
        let node = self.open(kind);
        self.nested(|parser| {
            parser.bump();
            if !parser.eat(TokenKind::Less) {
                let has_more = parser.adjacent();
                parser.expected(Wanted::sign("<"));
                if !has_more && !parser.greater_follows() {
                    return;
                }
                parser.missing(TokenKind::Less);
            }
            parser.enter(TokenKind::Greater);
            if parser.relex_dimensions() {
                parser.bump();
            }
            if parser.at_type() {
                parser.type_();
            } else if matches!(
                parser.current(),
                TokenKind::Integer | TokenKind::Question | TokenKind::LeftBracket
            ) {
                parser.broken_dimensions();
            } else {
                parser.expected(Wanted::TYPE);
            }
            while parser.at(TokenKind::Comma) && !parser.lacks_greater() {
                parser.bump();
                if kind == NodeKind::MemRefType
                    && parser.at_word("offset")
                    && parser.peek() == TokenKind::Colon
                {
                    parser.old_strides();
                    continue;
                }
                // MLIR reads the encoding of a tensor if there is one.
                if kind != NodeKind::TensorType || !parser.at(TokenKind::Greater) {
                    parser.attribute();
                }
            }
            parser.leave(TokenKind::Greater);
            parser.close_angle();
        });
        self.close(node);
    }

    /// `offset: ?, strides: [8, 1]`, the layout of a memref before LLVM 16.
    fn old_strides(&mut self) {
        let start = self.current_span().start();
        while !(self.at(TokenKind::RightBracket) || self.at(TokenKind::Greater) || self.at_end()) {
            self.bump();
        }
        self.eat(TokenKind::RightBracket);
        let span = Span::new(start, self.end_of_last_token().start());
        let found = Diagnostic::new(
            codes::mlir::EXPECTED,
            span,
            rule!("strides are written as 'strided<..>' since LLVM 16"),
        );
        let written = std::str::from_utf8(span.slice(self.text)).ok();
        let found = match written.and_then(strided) {
            Some(today) => {
                let title = format!("change it to '{today}'");
                found.with_fix(Fix::safe(title, vec![TextEdit::new(span, today)]))
            }
            None => found,
        };
        self.operation_failed = true;
        self.report(found);
    }

    /// Whether the `>` of a shaped type is missing before the current `,`: a value follows, or a type and no `>`
    /// before the enclosing list ends.
    fn lacks_greater(&mut self) -> bool {
        const MAX_LOOKAHEAD_TOKENS: usize = 32;
        let mut ahead = self.ahead();
        let mut depth = 0_usize;
        let mut lacks = false;
        for number in 0..MAX_LOOKAHEAD_TOKENS {
            let (kind, text) = ahead.next_with_text();
            if number == 0 {
                let is_type = kind == TokenKind::ExclamationIdentifier
                    || is_shaped_type_name(text)
                    || is_scalar_type_name(text);
                lacks = kind == TokenKind::PercentIdentifier;
                if !is_type {
                    break;
                }
            }
            match kind {
                TokenKind::Greater if depth == 0 => break,
                TokenKind::Less => depth += 1,
                TokenKind::Greater => depth -= 1,
                TokenKind::RightParen if depth == 0 => {
                    lacks = true;
                    break;
                }
                TokenKind::EndOfFile | TokenKind::SplitMarker => break,
                _ => {}
            }
        }
        self.note_lookahead(&ahead);
        lacks
    }

    /// A dimension that no `x` follows.
    fn broken_dimensions(&mut self) {
        while matches!(
            self.current(),
            TokenKind::Integer
                | TokenKind::Question
                | TokenKind::LeftBracket
                | TokenKind::RightBracket
        ) && !self.first_on_line()
        {
            self.bump();
        }
        self.expected(Wanted::sign_of("x", " in dimension list"));
        if self.at_type() && !self.first_on_line() {
            self.type_();
        } else if self.at(TokenKind::BareIdentifier) && !self.first_on_line() {
            self.bump();
        }
    }

    /// Parses `>`, with recovery: the rest in the brackets is skipped if the bracket is on the same line.
    pub(super) fn close_angle(&mut self) {
        if self.eat(TokenKind::Greater) {
            return;
        }
        self.expected(Wanted::sign(">"));
        if self.at(TokenKind::Comma) {
            self.missing(TokenKind::Greater);
        } else if self.greater_follows() {
            while !self.at(TokenKind::Greater) && !self.at_end() {
                self.bump();
            }
            self.eat(TokenKind::Greater);
        }
    }

    /// Whether a `>` comes before the line, the list or the bracket ends.
    fn greater_follows(&mut self) -> bool {
        // The inspected text is skipped if the bracket is found, and otherwise bounded.
        const MAX_LOOKAHEAD_TOKENS: usize = 8;
        if self.first_on_line() {
            return false;
        }
        let mut ahead = self.ahead();
        let mut kind = self.current();
        let mut found = false;
        for _ in 0..MAX_LOOKAHEAD_TOKENS {
            match kind {
                TokenKind::Greater => {
                    found = true;
                    break;
                }
                TokenKind::BareIdentifier
                | TokenKind::Integer
                | TokenKind::Float
                | TokenKind::Star
                | TokenKind::Question
                | TokenKind::LeftBracket
                | TokenKind::RightBracket
                | TokenKind::Error
                | TokenKind::Dimensions => kind = ahead.next(),
                _ => break,
            }
        }
        self.note_lookahead(&ahead);
        found
    }

    /// `complex<f32>`.
    fn complex_type(&mut self) {
        let node = self.open(NodeKind::ComplexType);
        self.nested(|parser| {
            parser.bump();
            if parser.opens_angle(|parser| parser.adjacent() && parser.at_type()) {
                parser.enter(TokenKind::Greater);
                parser.type_();
                parser.leave(TokenKind::Greater);
                parser.close_angle();
            }
        });
        self.close(node);
    }

    /// `tuple<i32, f32>`.
    fn tuple_type(&mut self) {
        let node = self.open(NodeKind::TupleType);
        self.nested(|parser| {
            parser.bump();
            if parser.opens_angle(|parser| parser.adjacent() && parser.at_type()) {
                parser.list(TokenKind::Greater, &TYPES);
            }
        });
        self.close(node);
    }
}

/// The layout of today of `offset: 4, strides: [8, 1]`.
fn strided(old: &str) -> Option<String> {
    let (offset, strides) = old.strip_prefix("offset")?.split_once(',')?;
    let offset = offset.trim_start().strip_prefix(':')?.trim();
    let strides = strides.trim_start().strip_prefix("strides")?.trim_start();
    let strides = strides.strip_prefix(':')?.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_number = |text: &str| {
        text == "?" || !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let strides: Vec<&str> = strides.split(',').map(str::trim).collect();
    if !is_number(offset) || !strides.iter().all(|stride| is_number(stride)) {
        return None;
    }
    let offset = if offset == "0" { String::new() } else { format!(", offset: {offset}") };
    Some(format!("strided<[{}]{offset}>", strides.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_layouts_have_one_of_today() {
        for (old, today) in [
            ("offset: 0, strides: [8, 1]", Some("strided<[8, 1]>")),
            ("offset:?,strides:[?]", Some("strided<[?], offset: ?>")),
            ("offset: 4, strides: [1]", Some("strided<[1], offset: 4>")),
            ("offset: 4", None),
            ("offset: a, strides: [1]", None),
            ("offset: 4, strides: [%a]", None),
        ] {
            assert_eq!(strided(old).as_deref(), today, "{old}");
        }
    }
}

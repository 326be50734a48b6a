//! Attributes: the builtin ones, aliases, and a dialect's own with whatever is in their brackets.

use super::TreeTypes;
use super::list::{Element, closes_list};
use crate::syntax::NodeKind;
use crate::syntax::builtin_words::{is_attribute_word, is_scalar_type_name};
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::Wanted;

const ATTRIBUTES: Element = Element {
    name: "an attribute",
    starts: |parser| parser.at_attribute(),
    read: |parser| parser.attribute(),
};
const ENTRIES: Element = Element {
    name: "an attribute name",
    starts: |parser| parser.at_entry(),
    read: |parser| parser.attribute_entry(),
};
const DENSE_ARRAY_ELEMENTS: Element = Element {
    name: "a number",
    starts: |parser| parser.at_number() || parser.at_word("true") || parser.at_word("false"),
    read: |parser| {
        parser.eat(TokenKind::Minus);
        parser.bump();
    },
};
const TENSOR_ELEMENTS: Element = Element {
    name: "an element",
    starts: |parser| parser.at_tensor_element(),
    read: |parser| parser.tensor_element(),
};
const STRIDES: Element = Element {
    name: "a stride",
    starts: |parser| parser.at_number() || parser.at(TokenKind::Question),
    read: |parser| {
        parser.eat(TokenKind::Minus);
        parser.bump();
    },
};

/// Returns the length of an attribute's name that is fused with its body because `<` is missing.
fn lacks_less(word: &[u8]) -> Option<usize> {
    let (array, dense) = (b"array", b"dense");
    let is_element = |rest: &[u8]| {
        rest.first().is_some_and(u8::is_ascii_digit) || matches!(rest, b"true" | b"false")
    };
    if word.strip_prefix(array).is_some_and(is_scalar_type_name) {
        return Some(array.len());
    }
    word.strip_prefix(dense).is_some_and(is_element).then_some(dense.len())
}

impl TreeTypes<'_> {
    fn at_number(&self) -> bool {
        matches!(self.current(), TokenKind::Integer | TokenKind::Float | TokenKind::Minus)
    }

    /// Whether an attribute can begin at the current token.
    fn at_attribute(&self) -> bool {
        match self.current() {
            TokenKind::HashIdentifier
            | TokenKind::String
            | TokenKind::Integer
            | TokenKind::Float
            | TokenKind::Minus
            | TokenKind::AtIdentifier
            | TokenKind::LeftBracket
            | TokenKind::LeftBrace => true,
            TokenKind::BareIdentifier => {
                let word = self.current_text();
                is_attribute_word(word) || lacks_less(word).is_some() || self.at_type()
            }
            _ => self.at_type(),
        }
    }

    pub(in crate::syntax) fn attribute(&mut self) {
        match self.current() {
            _ if self.begins_alias_definition() => self.expected("an attribute value"),
            TokenKind::HashIdentifier => self.named_attribute(true),
            TokenKind::String => self.typed_literal(NodeKind::StringAttribute),
            TokenKind::Integer | TokenKind::Float | TokenKind::Minus => self.number_attribute(),
            TokenKind::AtIdentifier => self.symbol_reference(),
            TokenKind::LeftBracket => self.array_attribute(),
            TokenKind::LeftBrace => self.attribute_dictionary(NodeKind::DictionaryAttribute),
            TokenKind::BareIdentifier => self.attribute_word(true),
            _ => self.type_attribute(),
        }
    }

    fn attribute_word(&mut self, typed: bool) {
        match self.current_text() {
            b"true" | b"false" => self.typed_literal(NodeKind::BoolAttribute),
            b"unit" => self.leaf(NodeKind::UnitAttribute),
            b"affine_map" => self.affine_map(),
            b"affine_set" => self.integer_set(),
            b"dense" => self.elements_attribute(NodeKind::DenseElements, typed),
            b"sparse" => self.elements_attribute(NodeKind::SparseElements, typed),
            b"dense_resource" => self.elements_attribute(NodeKind::DenseResource, typed),
            b"array" => self.dense_array(),
            b"strided" => self.strided_layout(),
            b"distinct" => self.distinct_attribute(),
            b"loc" => self.location(),
            word => match lacks_less(word) {
                Some(name) => {
                    self.unexpected(Wanted::sign_of("<", " after the name of the attribute"));
                    self.split_current(name);
                    self.attribute_word(typed);
                }
                None => self.type_attribute(),
            },
        }
    }

    fn type_attribute(&mut self) {
        if !self.at_type() {
            self.expected("an attribute value");
            return;
        }
        let node = self.open(NodeKind::TypeAttribute);
        self.type_();
        self.close(node);
    }

    /// Parses the type after a literal, if present.
    fn optional_type(&mut self) {
        if self.eat(TokenKind::Colon) {
            self.type_();
        }
    }

    fn typed_literal(&mut self, kind: NodeKind) {
        let node = self.open(kind);
        self.bump();
        self.optional_type();
        self.close(node);
    }

    fn number_attribute(&mut self) {
        let node = self.open(NodeKind::IntegerAttribute);
        self.eat(TokenKind::Minus);
        let kind = match self.current() {
            TokenKind::Float => NodeKind::FloatAttribute,
            _ => NodeKind::IntegerAttribute,
        };
        if matches!(self.current(), TokenKind::Float | TokenKind::Integer) {
            self.bump();
            self.optional_type();
        } else {
            self.expected("a number after '-'");
        }
        self.close_as(node, kind);
    }

    /// Parses `#alias`, `#dialect.name<…>` or `#dialect<…>`; the latter two with a type, unless the `:` after them
    /// may belong to the context.
    pub(in crate::syntax) fn named_attribute(&mut self, typed: bool) {
        let node = self.open(NodeKind::AttributeAlias);
        let dotted = crate::syntax::operation_names::has_dot(self.current_text());
        self.bump();
        let body = self.at(TokenKind::Less) && self.adjacent();
        if body {
            self.dialect_body();
        }
        let dialect = dotted || body;
        if dialect && typed {
            self.optional_type();
        }
        self.close_as(
            node,
            if dialect { NodeKind::DialectAttribute } else { NodeKind::AttributeAlias },
        );
    }

    /// `[1, "a"]`.
    fn array_attribute(&mut self) {
        let node = self.open(NodeKind::ArrayAttribute);
        self.nested(|parser| {
            parser.bump();
            parser.list(TokenKind::RightBracket, &ATTRIBUTES);
        });
        self.close(node);
    }

    /// `{a = 1, "b c" = 2, d}`.
    pub(in crate::syntax) fn attribute_dictionary(&mut self, kind: NodeKind) {
        let node = self.open(kind);
        self.nested(|parser| {
            parser.bump();
            parser.list(TokenKind::RightBrace, &ENTRIES);
        });
        self.close(node);
    }

    /// `a = 1}`: the `{` is missing.
    #[cold]
    pub(in crate::syntax) fn dictionary_without_brace(&mut self, kind: NodeKind) {
        self.expected(Wanted::sign("{"));
        let node = self.open_from_missing(kind, TokenKind::LeftBrace);
        self.list(TokenKind::RightBrace, &ENTRIES);
        self.close(node);
    }

    fn at_entry(&self) -> bool {
        matches!(self.current(), TokenKind::BareIdentifier | TokenKind::String)
    }

    fn attribute_entry(&mut self) {
        let node = self.open(NodeKind::AttributeEntry);
        self.bump();
        if self.eat(TokenKind::Equal) {
            if self.lacks_parenthesis_of_inputs() {
                self.function_type_attribute();
            } else if !self.at_attribute() && self.at_entry_without_brace() {
                self.dictionary_without_brace(NodeKind::DictionaryAttribute);
            } else {
                self.attribute();
            }
        }
        self.close(node);
    }

    /// Whether the function type at the current token lacks its `(`: a `)` and `->` follow before the entry ends.
    fn lacks_parenthesis_of_inputs(&mut self) -> bool {
        let is_empty = self.at(TokenKind::RightParen);
        if !is_empty && (!self.at_type() || self.at(TokenKind::LeftParen)) {
            return false;
        }
        let mut ahead = self.ahead();
        let lacks = (is_empty || closes_list(&mut ahead)) && ahead.next() == TokenKind::Arrow;
        self.note_lookahead(&ahead);
        lacks
    }

    fn function_type_attribute(&mut self) {
        let node = self.open(NodeKind::TypeAttribute);
        self.function_type();
        self.close(node);
    }

    /// Whether the word at the current token begins an attribute whose `<` is missing, in an operation about which
    /// nothing is known.
    pub(in crate::syntax) fn begins_attribute_without_less(&mut self) -> bool {
        match self.current_text() {
            b"affine_map" | b"affine_set" => self.peek() == TokenKind::LeftParen,
            word if lacks_less(word).is_some() => {
                matches!(self.peek(), TokenKind::Colon | TokenKind::Greater)
            }
            _ => false,
        }
    }

    /// An attribute that begins with a word, where its type may have been said before.
    pub(in crate::syntax) fn untyped_attribute(&mut self) {
        self.attribute_word(false);
    }

    /// `dense<…> : type` and its relatives.
    fn elements_attribute(&mut self, kind: NodeKind, typed: bool) {
        let node = self.open(kind);
        self.nested(|parser| {
            parser.bump();
            if !parser.opens_angle(|parser| parser.adjacent() && parser.at_tensor_element()) {
                return;
            }
            parser.enter(TokenKind::Greater);
            if kind == NodeKind::DenseResource {
                if !matches!(parser.current(), TokenKind::BareIdentifier | TokenKind::String) {
                    parser.expected("the name of a resource");
                } else {
                    parser.bump();
                }
            } else if !parser.at(TokenKind::Greater) {
                parser.tensor_literal();
                if kind == NodeKind::SparseElements && parser.expect(TokenKind::Comma) {
                    parser.tensor_literal();
                }
            }
            parser.leave(TokenKind::Greater);
            parser.close_angle();
            if typed && parser.expect(TokenKind::Colon) || !typed && parser.eat(TokenKind::Colon) {
                parser.type_();
            }
        });
        self.close(node);
    }

    /// One element, a nested list of them, or a string with their bytes.
    fn tensor_literal(&mut self) {
        if self.at_tensor_element() {
            self.tensor_element();
        } else {
            self.expected("a number, a string or a list of them");
        }
    }

    fn at_tensor_element(&self) -> bool {
        self.at_number()
            || matches!(
                self.current(),
                TokenKind::LeftBracket | TokenKind::LeftParen | TokenKind::String
            )
            || self.at_word("true")
            || self.at_word("false")
    }

    fn tensor_element(&mut self) {
        match self.current() {
            TokenKind::LeftBracket if self.relex_number_list() => {
                self.leaf(NodeKind::TensorLiteral);
            }
            TokenKind::LeftBracket => self.tensor_list(TokenKind::RightBracket),
            // A complex number.
            TokenKind::LeftParen => self.tensor_list(TokenKind::RightParen),
            _ => {
                self.eat(TokenKind::Minus);
                self.bump();
            }
        }
    }

    fn tensor_list(&mut self, close: TokenKind) {
        let node = self.open(NodeKind::TensorLiteral);
        self.nested(|parser| {
            parser.bump();
            parser.list(close, &TENSOR_ELEMENTS);
        });
        self.close(node);
    }

    /// `array<i32: 1, 2>`.
    fn dense_array(&mut self) {
        let node = self.open(NodeKind::DenseArray);
        self.bump();
        let lacks_less = self.adjacent() && self.at_type();
        let is_open = self.expect(TokenKind::Less);
        if lacks_less {
            self.missing(TokenKind::Less);
        }
        if is_open || lacks_less {
            self.enter(TokenKind::Greater);
            self.type_();
            self.leave(TokenKind::Greater);
            if self.eat(TokenKind::Colon) {
                self.list(TokenKind::Greater, &DENSE_ARRAY_ELEMENTS);
            } else {
                self.close_angle();
            }
        }
        self.close(node);
    }

    /// `strided<[1, ?], offset: 5>`.
    fn strided_layout(&mut self) {
        let node = self.open(NodeKind::StridedLayout);
        self.bump();
        if self.opens_angle(|parser| parser.at(TokenKind::LeftBracket)) {
            self.enter(TokenKind::Greater);
            if self.expect(TokenKind::LeftBracket) {
                self.list(TokenKind::RightBracket, &STRIDES);
            }
            if self.eat(TokenKind::Comma) {
                if !self.eat_word("offset") {
                    self.expected(Wanted::sign_of("offset", " after comma"));
                }
                self.expect(TokenKind::Colon);
                self.eat(TokenKind::Minus);
                if !self.eat(TokenKind::Integer) && !self.eat(TokenKind::Question) {
                    self.expected("a 64-bit signed integer or '?'");
                }
            }
            self.leave(TokenKind::Greater);
            self.close_angle();
        }
        self.close(node);
    }

    /// `distinct[0]<attribute>`.
    fn distinct_attribute(&mut self) {
        let node = self.open(NodeKind::DistinctAttribute);
        self.nested(|parser| {
            parser.bump();
            if parser.expect(TokenKind::LeftBracket) {
                if !parser.expect(TokenKind::Integer) && !parser.at(TokenKind::RightBracket) {
                    parser.bump();
                }
                parser.expect(TokenKind::RightBracket);
            }
            if parser.expect(TokenKind::Less) {
                parser.enter(TokenKind::Greater);
                if !parser.at(TokenKind::Greater) {
                    parser.attribute();
                }
                parser.leave(TokenKind::Greater);
                parser.close_angle();
            }
        });
        self.close(node);
    }

    /// `<{…}>`. Elsewhere than in the generic form, the `>` may be missing: the `<` may be a sign by itself.
    pub(in crate::syntax) fn properties(&mut self, is_generic: bool) {
        let node = self.open(NodeKind::Properties);
        self.bump();
        self.enter(TokenKind::Greater);
        if self.at(TokenKind::LeftBrace) {
            self.attribute_dictionary(NodeKind::DictionaryAttribute);
        } else if self.at_entry_without_brace()
            || self.at(TokenKind::BareIdentifier) && self.peek() == TokenKind::Comma
        {
            self.dictionary_without_brace(NodeKind::DictionaryAttribute);
        } else if self.at_attribute() {
            self.attribute();
        } else {
            self.expected("an attribute as properties");
        }
        self.leave(TokenKind::Greater);
        if !self.eat(TokenKind::Greater) && is_generic {
            self.expected(Wanted::sign(">"));
        }
        self.close(node);
    }

    /// `@a::@b`.
    pub(in crate::syntax) fn symbol_reference(&mut self) {
        let node = self.open(NodeKind::SymbolReference);
        self.bump();
        while self.at(TokenKind::ColonColon) && self.peek() == TokenKind::AtIdentifier {
            self.bump();
            self.bump();
        }
        if self.at(TokenKind::ColonColon) {
            self.bump();
            self.expected("a nested symbol such as '@name' after '::'");
        }
        self.close(node);
    }
}

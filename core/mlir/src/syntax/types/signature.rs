//! Values and their types: operands, successors, and the arguments and results of functions and blocks.

use super::TreeTypes;
use super::list::Element;
use crate::syntax::NodeKind;
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
const BLOCK_ARGUMENTS: Element = Element {
    name: "an SSA value",
    starts: |parser| parser.at_value(),
    read: |parser| parser.argument(),
};
const OPERANDS: Element = Element {
    name: "an SSA value",
    starts: |parser| parser.at_value(),
    read: |parser| parser.value(),
};
const SUCCESSORS: Element = Element {
    name: "a block name",
    starts: |parser| parser.at(TokenKind::CaretIdentifier),
    read: |parser| parser.bump(),
};

impl TreeTypes<'_> {
    /// Whether the current token is a value.
    pub(in crate::syntax) fn at_value(&self) -> bool {
        self.at(TokenKind::PercentIdentifier)
    }

    /// `%a` or `%a#1`.
    fn value(&mut self) {
        self.bump();
        if self.at_number_sign() {
            self.bump();
        }
    }

    /// Whether the current token is the `#1` after a value.
    pub(in crate::syntax) fn at_number_sign(&self) -> bool {
        self.at(TokenKind::HashIdentifier)
            && self.current_text().get(1).is_some_and(u8::is_ascii_digit)
    }

    /// A list in parentheses. If the `(` is missing, that has been reported.
    fn parenthesised(&mut self, kind: NodeKind, element: &Element) {
        let is_open = self.at(TokenKind::LeftParen);
        let node = match is_open {
            true => self.open(kind),
            false => self.open_from_missing(kind, TokenKind::LeftParen),
        };
        if is_open {
            self.bump();
        }
        self.list(TokenKind::RightParen, element);
        self.close(node);
    }

    /// `(%a, %b#1)`.
    pub(in crate::syntax) fn operands(&mut self) {
        self.parenthesised(NodeKind::OperandList, &OPERANDS);
    }

    /// `[^a, ^b]`.
    pub(in crate::syntax) fn successors(&mut self) {
        let node = self.open(NodeKind::SuccessorList);
        self.bump();
        self.list(TokenKind::RightBracket, &SUCCESSORS);
        self.close(node);
    }

    /// `(%a: i32, %b: f32)` of a block.
    pub(in crate::syntax) fn block_arguments(&mut self) {
        self.parenthesised(NodeKind::ArgumentList, &BLOCK_ARGUMENTS);
    }

    /// `(%a: i32 {attributes}, ...)` of a function.
    pub(in crate::syntax) fn function_arguments(&mut self) {
        self.parenthesised(NodeKind::ArgumentList, &ARGUMENTS);
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
    pub(in crate::syntax) fn function_results(&mut self) {
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
    pub(in crate::syntax) fn lacks_parenthesis(&mut self, only_lists_have_commas: bool) -> bool {
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

    /// `%a: i32 loc(…)`. MLIR accepts `%a#0`, too.
    fn argument(&mut self) {
        let node = self.open(NodeKind::Argument);
        self.value();
        if self.expect(TokenKind::Colon) {
            self.type_();
            self.trailing_location();
        }
        self.close(node);
    }
}

//! The end of a C++-only part of a format: the next thing that the format has.

use super::Formats;
use super::state::FormatState;
use crate::ods::constraint::AttributePredicate;
use crate::ods::format::Directive;
use crate::ods::{Arity, OpDescription, Presence};
use crate::syntax::{self, Cursor, TokenKind};
use smallvec::SmallVec;

/// The directives after those that are being read, the innermost last.
pub(in crate::parse) type FollowingDirectives<'a> = SmallVec<[&'a [Directive]; 4]>;

/// Whether something that may follow is at the current token.
enum Following {
    Here,
    /// It must come next, and does not yet.
    NotHere,
    /// It is not there, and need not be.
    MaybeLater,
}

/// The brackets that are open in a part that only C++ reads.
#[derive(Default)]
pub(in crate::parse) struct Brackets {
    open: Vec<TokenKind>,
    /// The number of open `<`.
    angles: usize,
    /// Whether the last token can begin an attribute or a type with a body.
    follows_name: bool,
    /// The number of brackets around the body of an attribute or type of a dialect.
    body: Option<usize>,
}

impl Brackets {
    /// Whether none is open.
    pub(in crate::parse) fn are_closed(&self) -> bool {
        self.open.is_empty()
    }

    /// Whether nothing is open but `<`, which may be a comparison.
    pub(in crate::parse) fn may_be_closed(&self) -> bool {
        self.open.len() == self.angles
    }

    /// Whether the current token is in the body of an attribute or a type of a dialect, which has no values.
    pub(in crate::parse) fn are_of_body(&self) -> bool {
        self.body.is_some_and(|around| self.open.len() > around)
    }

    /// Opens or closes a bracket; returns whether it belongs to the part. An angle without a partner is a comparison.
    pub(in crate::parse) fn meet(&mut self, cursor: &Cursor<'_>) -> bool {
        let kind = cursor.current();
        let is_name = matches!(kind, TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier);
        let follows_name = std::mem::replace(&mut self.follows_name, is_name);
        if !self.are_of_body() {
            let begins = follows_name && kind == TokenKind::Less && cursor.adjacent();
            self.body = begins.then_some(self.open.len());
        }
        match kind {
            kind if kind.opens_bracket() => {
                self.angles += usize::from(kind == TokenKind::Less);
                self.open.push(kind);
            }
            TokenKind::Greater => {
                let last = self.open.last().copied();
                self.close_angle();
                // `=>`
                let is_arrow =
                    cursor.adjacent() && cursor.slice(0, cursor.position()).ends_with(b"=");
                return last.is_some() || is_arrow;
            }
            kind if kind.closes_bracket() => {
                while self.close_angle() {}
                return self.open.pop().is_some();
            }
            _ => {}
        }
        true
    }

    /// Closes the innermost bracket if it is a `<`; returns whether it is.
    fn close_angle(&mut self) -> bool {
        let is_angle = self.open.pop_if(|open| *open == TokenKind::Less).is_some();
        self.angles -= usize::from(is_angle);
        is_angle
    }
}

impl Cursor<'_> {
    /// The cursor after the current token.
    fn after(mut self) -> Self {
        self.previous_end = self.lexer.position();
        loop {
            self.lexer.whitespace();
            self.next_token();
            if !self.current.is_trivia() {
                return self;
            }
        }
    }

    /// Whether a dictionary of attributes begins at the current token: `{}`, `{a, ..`, `{a = ..`. Other text in braces is
    /// C++'s.
    fn at_dictionary(self) -> bool {
        if !self.at(TokenKind::LeftBrace) {
            return false;
        }
        let key = self.after();
        let next = key.after();
        match key.current() {
            TokenKind::RightBrace => true,
            TokenKind::BareIdentifier | TokenKind::String => match next.current() {
                TokenKind::Comma | TokenKind::RightBrace => true,
                // MLIR has no sign `=>`.
                TokenKind::Equal => {
                    let value = next.after();
                    !(value.at(TokenKind::Greater) && value.adjacent())
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a directive of a format may begin with the current token.
    fn at_following(&self, directive: &Directive) -> Following {
        let required = |here| if here { Following::Here } else { Following::NotHere };
        let optional = |here| if here { Following::Here } else { Following::MaybeLater };
        match directive {
            Directive::Literal(text) => required(self.at_literal(text)),
            Directive::Whitespace(_) | Directive::Custom { .. } | Directive::Qualified(_) => {
                Following::MaybeLater
            }
            Directive::Optional(group) => {
                let first = group.then.iter().find(|one| !matches!(one, Directive::Whitespace(_)));
                let is_literal =
                    |one: &&Directive| matches!(one, Directive::Literal(_) | Directive::Region(_));
                let first = first.filter(is_literal).map(|one| self.at_following(one));
                optional(matches!(first, Some(Following::Here)))
            }
            Directive::OneOfList(clauses) => {
                optional(clauses.iter().any(|clause| self.at_literal(&clause.literal)))
            }
            Directive::AttributeDictionary { with_keyword: true } => {
                optional(self.at_word("attributes"))
            }
            Directive::AttributeDictionary { .. } => optional(self.at_dictionary()),
            Directive::Region(_) | Directive::Regions => optional(self.at(TokenKind::LeftBrace)),
            Directive::PropertyDictionary => optional(self.at(TokenKind::Less)),
            Directive::Type(_) => optional(self.at_type()),
            Directive::FunctionalType { .. } => optional(self.at(TokenKind::LeftParen)),
            Directive::Operand(_)
            | Directive::Operands
            | Directive::Attribute(_)
            | Directive::Successor(_)
            | Directive::Successors => Following::MaybeLater,
        }
    }

    /// The cursor after the value, symbol or string that must come here; `None` if it does not.
    fn cursor_after_value(self, value: &Value) -> Option<Self> {
        let mut next = match value {
            Value::Operand if self.at(TokenKind::PercentIdentifier) => self.after(),
            Value::Symbol if self.at(TokenKind::AtIdentifier) => self.after(),
            Value::String if self.at(TokenKind::String) => return Some(self.after()),
            _ => return None,
        };
        match value {
            Value::Operand if next.at(TokenKind::HashIdentifier) && next.adjacent() => {
                next = next.after();
            }
            Value::Symbol => {
                while next.at(TokenKind::ColonColon) && next.after().at(TokenKind::AtIdentifier) {
                    next = next.after().after();
                }
            }
            _ => {}
        }
        Some(next)
    }

    /// Whether the current token may begin these directives, or all of them may be absent.
    fn matches_next_directive<'d>(&self, directives: impl Iterator<Item = &'d Directive>) -> bool {
        for directive in directives {
            match self.at_following(directive) {
                Following::Here => return true,
                Following::NotHere => return false,
                Following::MaybeLater => match directive {
                    // C++ may begin with anything.
                    Directive::Custom { .. } => return true,
                    Directive::Operand(_) | Directive::Operands
                        if self.at(TokenKind::PercentIdentifier) =>
                    {
                        return true;
                    }
                    Directive::Attribute(_) if self.at(TokenKind::AtIdentifier) => return true,
                    _ => {}
                },
            }
        }
        self.begins_line()
            || self.at_word("loc")
            || matches!(
                self.current(),
                TokenKind::EndOfFile | TokenKind::SplitMarker | TokenKind::RightBrace
            )
    }
}

/// The only possible begin of a directive.
enum Value {
    Operand,
    Symbol,
    String,
}

impl Value {
    /// The only possible begin of a directive; `None` if it may be absent or may begin in several ways.
    fn of(directive: &Directive, op: &OpDescription) -> Option<Value> {
        match directive {
            Directive::Operand(index) => {
                let operand = op.operands.get(*index)?;
                (operand.arity == Arity::Single).then_some(Value::Operand)
            }
            Directive::Attribute(index) => {
                let attribute = op.attributes.get(*index)?;
                if attribute.presence != Presence::Required {
                    return None;
                }
                match attribute.constraint.predicate().unconfined() {
                    AttributePredicate::String => Some(Value::String),
                    AttributePredicate::SymbolName
                    | AttributePredicate::SymbolRef
                    | AttributePredicate::FlatSymbolRef => Some(Value::Symbol),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

impl<'a> Formats<'a> {
    /// Whether the current token may come after the directive that is read. A value or a symbol may also belong to that
    /// directive: it ends it only if the format continues after the value.
    pub(in crate::parse) fn at_what_follows(&self, read: &FormatState<'_, 'a>) -> bool {
        let shown = self.open_form.as_ref().and_then(|form| form.shown.as_ref());
        let ends = match shown {
            Some(shown) => shown.ends_before(self.position()),
            None => {
                self.ends_operation()
                    && (self.begins_operation() || self.begins_unindented_line(read))
            }
        };
        if ends {
            return true;
        }
        let mut after = read.after.iter().rev().flat_map(|rest| rest.iter());
        while let Some(directive) = after.next() {
            if let Some(value) = Value::of(directive, read.op) {
                let end = self.cursor.cursor_after_value(&value);
                return end.is_some_and(|end| end.matches_next_directive(after));
            }
            match self.at_following(directive) {
                Following::Here => return true,
                Following::NotHere => return false,
                Following::MaybeLater => {}
            }
        }
        false
    }

    /// Whether the C++-only part ends before the current token. Within a `<`, which may be a comparison, only the line of
    /// the next operation ends it.
    pub(in crate::parse) fn ends_part(&self, open: &Brackets, read: &FormatState<'_, 'a>) -> bool {
        match open.are_closed() {
            true => self.at_what_follows(read),
            false => {
                open.may_be_closed()
                    && self.begins_line()
                    && self.begins_operation()
                    && self.begins_unindented_line(read)
            }
        }
    }

    /// Whether a line begins here that is not deeper than the operation: no part of it.
    fn begins_unindented_line(&self, read: &FormatState<'_, 'a>) -> bool {
        let own = syntax::column(self.text, read.state.start());
        syntax::column(self.text, self.position()) <= own
    }
}

//! Parents and fields of classes and records, and `let`.

use super::{Mode, Parser, Reported, Result, boxed};
use crate::lexer::{Keyword, TokenKind};
use crate::syntax::{
    Argument, Body, BodyItem, Declaration, LetItem, LetMode, Parent, RangeEnd, RangePiece,
};
use abide_source::diagnostic::Message;
use abide_source::text::Span;
use smallvec::SmallVec;

/// The arguments in angle brackets after a class.
pub(super) type Arguments = SmallVec<[Argument; 4]>;

/// Fields or template arguments.
pub(super) type Declarations = SmallVec<[Declaration; 4]>;

/// The position of a `let`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LetPlace {
    /// Before `in`: bits are in angle brackets.
    Statement,
    /// In a body: bits are in braces.
    Body,
}

impl Parser<'_, '_> {
    /// Parses `<Type name = value, ..>`, if present.
    pub(super) fn parse_template_arguments(&mut self) -> Result<Box<[Declaration]>> {
        let mut arguments = Declarations::new();
        self.parse_template_arguments_to(&mut arguments).map(|()| boxed(arguments))
    }

    /// The same, one after the other. One whose value could not be read is the last.
    pub(super) fn parse_template_arguments_to(
        &mut self,
        arguments: &mut Declarations,
    ) -> Result<()> {
        if !self.take(TokenKind::Less) {
            return Ok(());
        }
        loop {
            let declaration = self.parse_declaration().inspect_err(|_| {
                arguments.extend(self.unfinished_declaration.take());
            });
            arguments.push(declaration?);
            if !self.take(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::Greater, "expected '>' at end of template argument list").map(|_| ())
    }

    fn parse_declaration(&mut self) -> Result<Declaration> {
        self.unfinished_declaration = None;
        let is_field = self.take(TokenKind::Keyword(Keyword::Field));
        let type_ = self.parse_type()?;
        if !self.at(TokenKind::Identifier) {
            let message = Message::from("Expected identifier in declaration")
                .with_help("a type precedes each name: 'int NAME', 'string NAME', 'CLASS NAME'");
            self.error_with(self.current.span, message, None);
            self.unfinished = Some(Box::new(type_));
            return Err(Reported);
        }
        let name = self.expect_name("Expected identifier in declaration")?;
        if !self.take(TokenKind::Equal) {
            return Ok(Declaration { is_field, type_, name, value: None });
        }
        match self.parse_value(Mode::Value) {
            Ok(value) => Ok(Declaration { is_field, type_, name, value: Some(value) }),
            Err(Reported) => {
                let value = Some(self.unfinished_part());
                self.unfinished_declaration = Some(Declaration { is_field, type_, name, value });
                Err(Reported)
            }
        }
    }

    /// `: Parent, .. { .. }` or `: Parent, .. ;`
    pub(super) fn parse_body(&mut self) -> Result<Body> {
        let mut parents: SmallVec<[Parent; 4]> = SmallVec::new();
        let mut items: SmallVec<[BodyItem; 4]> = SmallVec::new();
        let mut lacks_parents = false;
        if self.take(TokenKind::Colon) {
            loop {
                self.unfinished_parent = None;
                match self.parse_parent("expected name for ClassID") {
                    Ok(parent) => parents.push(parent),
                    Err(Reported) => {
                        lacks_parents = true;
                        let read = |parent: &Parent| !parent.arguments.is_empty();
                        parents.extend(self.unfinished_parent.take().filter(read));
                        self.skip_to_body();
                        break;
                    }
                }
                if !self.take(TokenKind::Comma) {
                    break;
                }
            }
        }
        let parents = boxed(parents);
        let brace = self.current.span;
        if !self.take(TokenKind::Semicolon) {
            let expected = "Expected '{' to start body or ';' for declaration only";
            if self.expect(TokenKind::LeftBrace, expected).is_err() {
                // The record is kept with its parsed part.
                items.push(BodyItem::Error(None, None, None));
                // LLVM creates it before it looks for the brace, unless the next token is invalid.
                let place = match self.at(TokenKind::Error) {
                    true => self.current.span.start(),
                    false => self.previous_end.saturating_sub(1),
                };
                let span = Span::new(place, place);
                return Ok(Body { parents, lacks_parents, items: boxed(items), span });
            }
            self.parse_items(&mut items);
        }
        let span = self.span_from(brace.start());
        Ok(Body { parents, lacks_parents, items: boxed(items), span })
    }

    /// Skips the rest of a list of parents.
    fn skip_to_body(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.current.kind {
                TokenKind::EndOfFile | TokenKind::Semicolon => return,
                TokenKind::LeftBrace if depth == 0 => return,
                kind if kind.starts_statement() && !self.at_keyword(Keyword::Let) => return,
                TokenKind::LeftParen | TokenKind::LeftSquare | TokenKind::LeftBrace => depth += 1,
                TokenKind::RightBrace if depth == 0 => return,
                TokenKind::RightParen | TokenKind::RightSquare | TokenKind::RightBrace => {
                    depth = depth.saturating_sub(1);
                }
                _ => {}
            }
            self.advance();
        }
    }

    /// Parses items in braces; the first brace has been consumed.
    fn parse_items(&mut self, items: &mut SmallVec<[BodyItem; 4]>) {
        while !self.take(TokenKind::RightBrace) {
            let start = self.current.span;
            self.unfinished = None;
            self.unfinished_declaration = None;
            self.unfinished_value = None;
            self.unfinished_let = None;
            match self.parse_item() {
                Ok(item) => items.push(item),
                Err(Reported) => {
                    let value = self.unfinished_value.take();
                    let type_ = self.unfinished.take();
                    items.push(match self.unfinished_declaration.take() {
                        Some(declaration) => BodyItem::Declaration(declaration),
                        None => {
                            BodyItem::Error(type_, value.map(Box::new), self.unfinished_let.take())
                        }
                    });
                    self.is_too_deep = false;
                    if !self.skip_to_item(start) {
                        return;
                    }
                }
            }
        }
        self.take_stray_semicolon("A class or def body should not end with a semicolon");
    }

    /// Skips to the next item of a body. False where the body ends without a brace.
    fn skip_to_item(&mut self, start: Span) -> bool {
        let mut depth = 0u32;
        loop {
            match self.current.kind {
                TokenKind::EndOfFile => return false,
                TokenKind::Keyword(
                    Keyword::Def
                    | Keyword::Defm
                    | Keyword::Class
                    | Keyword::Multiclass
                    | Keyword::Include
                    | Keyword::Defset
                    | Keyword::Foreach,
                ) => return false,
                TokenKind::Keyword(Keyword::Let | Keyword::Assert | Keyword::Defvar)
                    if depth == 0 && self.current.span != start =>
                {
                    return true;
                }
                TokenKind::Semicolon if depth == 0 => {
                    self.advance();
                    return true;
                }
                TokenKind::LeftParen | TokenKind::LeftSquare | TokenKind::LeftBrace => depth += 1,
                TokenKind::RightBrace if depth == 0 => return true,
                TokenKind::RightParen | TokenKind::RightSquare | TokenKind::RightBrace => {
                    depth = depth.saturating_sub(1);
                }
                _ => {}
            }
            self.advance();
        }
    }

    fn parse_item(&mut self) -> Result<BodyItem> {
        match self.current.kind {
            TokenKind::Keyword(Keyword::Assert) => {
                let assert = self.parse_assert()?;
                self.end_item("expected ';'");
                Ok(BodyItem::Assert(assert))
            }
            TokenKind::Keyword(Keyword::Dump) => {
                let dump = self.parse_dump()?;
                self.end_item("expected ';'");
                Ok(BodyItem::Dump(dump))
            }
            TokenKind::Keyword(Keyword::Defvar) => {
                let (name, value) = self.parse_defvar()?;
                self.end_item("expected ';'");
                Ok(BodyItem::Defvar(name, value))
            }
            TokenKind::Keyword(Keyword::Let) => {
                self.advance();
                let item = self.parse_let_item(LetPlace::Body)?;
                self.end_item("expected ';' after let expression");
                Ok(BodyItem::Let(item))
            }
            _ => {
                let declaration = self.parse_declaration()?;
                self.end_item("expected ';' after declaration");
                Ok(BodyItem::Declaration(declaration))
            }
        }
    }

    /// Consumes the semicolon. Without one, the item still counts.
    fn end_item(&mut self, expected: &'static str) {
        if self.expect(TokenKind::Semicolon, expected).is_ok() {
            return;
        }
        // The next item begins on its own line; anything else there is skipped.
        let between = Span::new(self.previous_end, self.current.span.start());
        let is_next_line = between.slice(self.text).contains(&b'\n');
        if !is_next_line && !self.at(TokenKind::RightBrace) {
            self.skip_to_item(self.current.span);
        }
    }

    /// Parses `name{bits} = value`, after `let`.
    pub(super) fn parse_let_item(&mut self, place: LetPlace) -> Result<LetItem> {
        let expected = match place {
            LetPlace::Statement => "expected identifier in let definition",
            LetPlace::Body => "expected field identifier after let",
        };
        let mut name = self.expect_name(expected)?;
        let mut mode = LetMode::Replace;
        if self.at(TokenKind::Identifier) {
            mode = match name.span.slice(self.text) {
                b"append" => LetMode::Append,
                b"prepend" => LetMode::Prepend,
                _ => LetMode::Replace,
            };
            if mode != LetMode::Replace {
                name = self.expect_name(expected)?;
            }
        }
        let bits = self.parse_let_bits(place)?;
        self.unfinished_let = Some(name);
        self.expect(TokenKind::Equal, "expected '=' in let expression")?;
        let value = self.parse_value(Mode::Value)?;
        Ok(LetItem { name, bits, mode, value })
    }

    fn parse_let_bits(&mut self, place: LetPlace) -> Result<Option<Vec<RangePiece>>> {
        let (open, close, unclosed, related) = match place {
            LetPlace::Statement => (
                TokenKind::Less,
                TokenKind::Greater,
                "expected '>' at end of range list",
                "to match this '<'",
            ),
            LetPlace::Body => (
                TokenKind::LeftBrace,
                TokenKind::RightBrace,
                "expected '}' at end of bit list",
                "to match this '{'",
            ),
        };
        let start = self.current.span;
        if !self.take(open) {
            return Ok(None);
        }
        let ranges = self.parse_ranges()?;
        if !self.take(close) {
            return Err(self.unclosed(unclosed, start, related));
        }
        Ok(Some(ranges))
    }

    /// `3, 5-7, 9...12`
    pub(super) fn parse_ranges(&mut self) -> Result<Vec<RangePiece>> {
        let mut pieces = Vec::new();
        self.parse_ranges_to(&mut pieces).map(|()| pieces)
    }

    /// The same, one after the other.
    pub(super) fn parse_ranges_to(&mut self, pieces: &mut Vec<RangePiece>) -> Result<()> {
        loop {
            let start = self.parse_value(Mode::Value)?;
            let end = self.parse_range_end()?;
            pieces.push(RangePiece { start, end, after: self.current.span });
            if !self.take(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `- value`, `... value`, or a negative number directly after the first value.
    pub(super) fn parse_range_end(&mut self) -> Result<Option<RangeEnd>> {
        match self.current.kind {
            TokenKind::Minus | TokenKind::Ellipsis => {
                self.advance();
                Ok(Some(RangeEnd::Value(Box::new(self.parse_value(Mode::Value)?))))
            }
            TokenKind::Integer(value) => Ok(Some(RangeEnd::Negative(value, self.advance().span))),
            _ => Ok(None),
        }
    }

    /// A class or multiclass with its arguments.
    pub(super) fn parse_parent(&mut self, expected: &'static str) -> Result<Parent> {
        let name = self.expect_name(expected)?;
        let mut arguments = Arguments::new();
        let read = match self.take(TokenKind::Less) {
            true => self.parse_arguments(&mut arguments),
            false => Ok(()),
        };
        let span = self.span_from(name.span.start());
        let parent = Parent { name, arguments: boxed(arguments), span };
        match read {
            Ok(()) => Ok(parent),
            Err(Reported) => {
                self.unfinished_parent = Some(parent);
                Err(Reported)
            }
        }
    }

    /// Parses arguments in angle brackets; the first bracket has been consumed. An unreadable one is the last.
    pub(super) fn parse_arguments(&mut self, arguments: &mut Arguments) -> Result<()> {
        if self.take(TokenKind::Greater) {
            return Ok(());
        }
        loop {
            let argument = self.parse_argument().inspect_err(|_| {
                let value = self.unfinished_part();
                arguments.push(Argument { name: None, value });
            })?;
            arguments.push(argument);
            if self.take(TokenKind::Greater) {
                return Ok(());
            }
            if !self.take(TokenKind::Comma) {
                // The arguments after it are unknown.
                arguments.clear();
                return Err(self.error("Expected comma before next argument"));
            }
        }
    }

    fn parse_argument(&mut self) -> Result<Argument> {
        let value = self.parse_value(Mode::Value)?;
        if !self.take(TokenKind::Equal) {
            return Ok(Argument { name: None, value });
        }
        Ok(Argument { name: Some(Box::new(value)), value: self.parse_value(Mode::Value)? })
    }
}

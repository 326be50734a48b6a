//! The parser: recursive descent over the tokens of one file, with LLVM's words. A mistake costs one diagnostic;
//! parsing continues with the next item of the body, or the next statement.

pub(crate) mod bang;
mod bodies;
mod statements;
mod types;
mod values;

use super::ast::{Declaration, Expr, ExprKind, Include, Parent, Statement, TypeExpr};
use crate::interner::{FileText, Interner, Symbol};
use crate::lexer::{Keyword, Lexer, MacroEvent, Macros, Token, TokenKind};
use abide_source::diagnostic::{Diagnostic, Diagnostics, Fix, Message, codes};
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit};
use smallvec::SmallVec;
use std::sync::Arc;

/// The syntax tree of a file.
#[derive(Debug, Default)]
pub struct Parsed {
    /// Its statements.
    pub statements: Vec<Statement>,
    /// The syntax errors, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
    /// The regions that preprocessor lines switched off.
    pub inactive: Vec<Span>,
    /// The macro events and includes of the file, in order.
    pub events: Vec<Event>,
}

/// An event that makes parsing depend on earlier text.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// It asked for a macro or defined one.
    Macro(MacroEvent),
    /// It included a file.
    Include(Include),
}

/// Follows an `include` at once, because the file may define macros.
pub trait Includer {
    /// Reads the included file for its effects on macros.
    fn enter(&mut self, include: &Include, macros: &mut Macros, interner: &mut Interner);
}

/// Reads a file.
pub fn parse(
    text: &Arc<[u8]>,
    macros: &mut Macros,
    interner: &mut Interner,
    includer: &mut dyn Includer,
    limits: &Limits,
) -> Parsed {
    let mut parser = Parser::new(text, macros, interner, includer, limits);
    let statements = parser.parse_file();
    parser.note_macros();
    let Parser { lexer, found, events, .. } = parser;
    Parsed { statements, diagnostics: found.finish(), inactive: lexer.into_inactive(), events }
}

/// The maximum nesting, whatever the limits: each level takes several calls, and threads have small stacks.
const MAX_PARSER_DEPTH: u32 = 100;

/// A syntax error that has been reported.
#[derive(Debug, Clone, Copy)]
struct Reported;

type Result<T> = std::result::Result<T, Reported>;

/// Moves a list from the stack into exactly as much memory as it needs.
fn boxed<A: smallvec::Array>(items: SmallVec<A>) -> Box<[A::Item]> {
    let mut list = Vec::with_capacity(items.len());
    list.extend(items);
    list.into_boxed_slice()
}

/// Whether a `{` after a value belongs to it, and the meaning of unknown names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// A value.
    Value,
    /// The name of a record, followed by its body.
    Name,
}

struct Parser<'p, 't> {
    text: &'t [u8],
    /// The same text, with symbols as parts of it.
    file: FileText,
    lexer: Lexer<'t>,
    macros: &'p mut Macros,
    interner: &'p mut Interner,
    includer: &'p mut dyn Includer,
    found: Diagnostics,
    events: Vec<Event>,
    /// The token that is next.
    current: Token,
    /// The end of the token before it.
    previous_end: u32,
    /// The number of further levels that may be opened.
    levels: u32,
    /// Whether the previous statement had an error.
    is_broken: bool,
    /// Whether too deep nesting has been reported.
    is_too_deep: bool,
    /// The type of the last declaration that had no name.
    unfinished: Option<Box<TypeExpr>>,
    /// The last declaration with an incomplete value, and the part of the value that was read.
    unfinished_declaration: Option<Declaration>,
    /// The last parent with incomplete arguments, and the arguments that were read.
    unfinished_parent: Option<Parent>,
    /// The value where parsing ended, with the text before that. It is never a whole value.
    unfinished_value: Option<Expr>,
    /// The field of an incomplete `let`.
    unfinished_let: Option<super::Name>,
}

impl<'p, 't> Parser<'p, 't> {
    fn new(
        text: &'t Arc<[u8]>,
        macros: &'p mut Macros,
        interner: &'p mut Interner,
        includer: &'p mut dyn Includer,
        limits: &Limits,
    ) -> Parser<'p, 't> {
        let mut found = Diagnostics::new(limits);
        let mut lexer = Lexer::new(text);
        macros.take_events();
        let current = lexer.next(macros, &mut found);
        Parser {
            text,
            file: interner.add_file(text),
            lexer,
            macros,
            interner,
            includer,
            found,
            events: Vec::new(),
            current,
            previous_end: 0,
            levels: limits.depth.min(MAX_PARSER_DEPTH),
            is_broken: false,
            is_too_deep: false,
            unfinished: None,
            unfinished_declaration: None,
            unfinished_parent: None,
            unfinished_value: None,
            unfinished_let: None,
        }
    }

    /// Moves the recorded lookups of macros to the events of the file.
    fn note_macros(&mut self) {
        self.events.extend(self.macros.take_events().into_iter().map(Event::Macro));
    }

    fn advance(&mut self) -> Token {
        let token = self.current;
        self.previous_end = token.span.end();
        self.current = self.lexer.next(self.macros, &mut self.found);
        token
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.current.kind == kind
    }

    fn at_keyword(&self, keyword: Keyword) -> bool {
        self.at(TokenKind::Keyword(keyword))
    }

    /// Consumes a token of a kind, if it is next.
    fn take(&mut self, kind: TokenKind) -> bool {
        let is_next = self.at(kind);
        if is_next {
            self.advance();
        }
        is_next
    }

    /// Consumes a token of a kind, or reports the expected one.
    fn expect(&mut self, kind: TokenKind, message: &'static str) -> Result<Token> {
        match self.at(kind) {
            true => Ok(self.advance()),
            false if kind == TokenKind::Semicolon && self.ends_item() => {
                let edit = TextEdit::new(Span::at(self.previous_end), ";");
                let fix = Fix::uncertain("insert ';'", vec![edit]);
                Err(self.error_with(self.current.span, message, Some(fix)))
            }
            false if self.at(TokenKind::Semicolon) || self.ends_item() => {
                Err(self.error_unclosed(kind, message))
            }
            false => Err(self.error(message)),
        }
    }

    /// Whether the next token cannot continue the item before it: it begins a line or closes a body.
    fn ends_item(&self) -> bool {
        let between = Span::new(self.previous_end, self.current.span.start());
        self.at(TokenKind::RightBrace) || between.slice(self.text).contains(&b'\n')
    }

    /// Consumes a name, or reports that it was expected.
    fn expect_name(&mut self, message: &'static str) -> Result<super::Name> {
        let token = self.expect(TokenKind::Identifier, message)?;
        Ok(super::Name { symbol: self.symbol(token.span), span: token.span })
    }

    /// Reports that the next token is not the expected one.
    fn error(&mut self, message: impl Into<Message>) -> Reported {
        self.error_at(self.current.span, message)
    }

    fn error_at(&mut self, span: Span, message: impl Into<Message>) -> Reported {
        self.error_with(span, message, None)
    }

    /// Reports a missing token where the item has ended: a bracket is to be closed before it.
    fn error_unclosed(&mut self, kind: TokenKind, message: &'static str) -> Reported {
        let sign = match kind {
            TokenKind::Greater => ">",
            TokenKind::RightParen => ")",
            TokenKind::RightSquare => "]",
            _ => return self.error(message),
        };
        let help = format!("close it with '{sign}' in front of this");
        self.error_with(self.current.span, Message::from(message).with_help(help), None)
    }

    fn error_with(
        &mut self,
        span: Span,
        message: impl Into<Message>,
        fix: Option<Fix>,
    ) -> Reported {
        self.unfinished_value = None;
        // The lexer has reported invalid tokens.
        if self.current.kind != TokenKind::Error && !self.is_too_deep {
            match fix {
                Some(fix) => self
                    .found
                    .push(Diagnostic::new(codes::tablegen::SYNTAX, span, message).with_fix(fix)),
                None => self.found.report(codes::tablegen::SYNTAX, span, || message),
            }
        }
        Reported
    }

    /// The readable part of the value where parsing ended.
    fn unfinished_part(&mut self) -> Expr {
        let lost = Expr { span: self.current.span, kind: ExprKind::Error };
        self.unfinished_value.take().unwrap_or(lost)
    }

    /// Keeps the parsed part of a broken value, because LLVM evaluates each part when it has read it.
    fn leave_unfinished(&mut self, start: u32, kind: ExprKind) -> Reported {
        self.unfinished_value = Some(Expr { span: self.span_from(start), kind });
        Reported
    }

    /// The symbol of a piece of the text.
    fn symbol(&mut self, span: Span) -> Symbol {
        self.interner.intern_part(self.file, span)
    }

    /// The bytes from an offset to the end of the last token that was taken.
    fn span_from(&self, start: u32) -> Span {
        Span::new(start, self.previous_end.max(start))
    }

    /// Reports too many levels.
    fn too_deep(&mut self) -> Reported {
        self.unfinished_value = None;
        if !std::mem::replace(&mut self.is_too_deep, true) {
            let message = "values or blocks nest too deep to be read";
            self.found.report(codes::limit::DEPTH, self.current.span, || message);
        }
        Reported
    }

    /// Reads something one level further in.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let Some(levels) = self.levels.checked_sub(1) else { return Err(self.too_deep()) };
        self.levels = levels;
        let result = read(self);
        self.levels += 1;
        result
    }
}

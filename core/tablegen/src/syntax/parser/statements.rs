//! Statements of files and blocks.

use super::bodies::Declarations;
use super::{Event, Mode, Parser, Reported, Result, boxed};
use crate::lexer::{Keyword, TokenKind, decode_string};
use crate::syntax::{
    Assert, Block, Body, Class, Def, Defm, Defset, Dump, Expr, ExprKind, Foreach, ForeachOver, If,
    Include, Let, Multiclass, Parent, Statement, StatementKind,
};
use abide_source::diagnostic::Message;
use abide_source::text::Span;
use smallvec::{SmallVec, smallvec};

const EXPECTED_STATEMENT: &str =
    "Expected assert, class, def, defm, defset, dump, foreach, if, or let";
const EXPECTED_IN_MULTICLASS: &str = "expected 'assert', 'def', 'defm', 'defvar', 'dump', \
     'foreach', 'if', or 'let' in multiclass body";

/// The context of a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Context {
    in_multiclass: bool,
    in_loop: bool,
    /// Whether it is a multiclass itself, and no block within it.
    is_multiclass: bool,
}

impl Context {
    const FILE: Context = Context { in_multiclass: false, in_loop: false, is_multiclass: false };
    const MULTICLASS: Context =
        Context { in_multiclass: true, in_loop: false, is_multiclass: true };

    /// A block of a statement.
    fn block(self) -> Context {
        Context { is_multiclass: false, ..self }
    }

    fn in_loop(self) -> Context {
        Context { in_loop: true, ..self }
    }

    /// Whether a multiclass may not contain a statement.
    fn refuses(self, keyword: Keyword) -> bool {
        use Keyword as K;
        self.is_multiclass && matches!(keyword, K::Class | K::Defset | K::Deftype | K::Multiclass)
    }
}

/// Whether the values in a statement can be evaluated outside of it.
fn has_value(keyword: TokenKind) -> bool {
    use Keyword as K;
    let TokenKind::Keyword(keyword) = keyword else { return false };
    matches!(keyword, K::Assert | K::Defvar | K::Dump | K::Foreach | K::If | K::Let)
}

/// The broken value of a statement as an assertion, so that its parsed part is evaluated.
fn broken_value(condition: Expr, span: Span) -> Statement {
    let message = Expr { span: condition.span, kind: ExprKind::Error };
    Statement { span, kind: StatementKind::Assert(Assert { condition, message }) }
}

impl Parser<'_, '_> {
    pub(super) fn parse_file(&mut self) -> Vec<Statement> {
        let mut statements = Vec::new();
        loop {
            self.parse_statements(Context::FILE, &mut statements);
            if self.at(TokenKind::EndOfFile) {
                return statements;
            }
            // A brace after a broken statement is the rest of that.
            if !(self.is_broken && self.at(TokenKind::RightBrace)) {
                self.error("Unexpected token at top level");
            }
            self.advance();
            self.skip_to_statement();
        }
    }

    /// Statements, up to a token that begins none.
    fn parse_statements(&mut self, context: Context, statements: &mut Vec<Statement>) {
        while self.current.kind.starts_statement() {
            statements.extend(self.parse_recovering(context));
        }
    }

    /// Parses a statement; after a broken one, skips to the next one.
    fn parse_recovering(&mut self, context: Context) -> Option<Statement> {
        let start = self.current.span.start();
        let keyword = self.current.kind;
        let before = self.found.count();
        self.unfinished_value = None;
        let result = self.nested(|parser| parser.parse_statement(context));
        self.is_broken = self.found.count() > before;
        match result {
            Ok(kind) => Some(Statement { span: self.span_from(start), kind }),
            Err(Reported) => {
                let was_too_deep = std::mem::take(&mut self.is_too_deep);
                let value = self.unfinished_value.take();
                let span = self.span_from(start);
                if self.previous_end <= start {
                    self.advance();
                }
                match keyword {
                    TokenKind::Keyword(Keyword::Foreach | Keyword::If) if !was_too_deep => {
                        self.skip_body(context);
                    }
                    _ => self.skip_to_statement(),
                }
                value.filter(|_| has_value(keyword)).map(|value| broken_value(value, span))
            }
        }
    }

    /// Skips the body of a broken `foreach` or `if`, which is meaningless without its variable.
    fn skip_body(&mut self, context: Context) {
        while !matches!(
            self.current.kind,
            TokenKind::Keyword(Keyword::In | Keyword::Then) | TokenKind::EndOfFile
        ) {
            if self.current.kind.starts_statement() || self.at(TokenKind::LeftBrace) {
                return self.skip_to_statement();
            }
            self.advance();
        }
        self.advance();
        if self.current.kind.starts_statement() {
            let before = self.found.len();
            let _ = self.nested(|parser| {
                parser.parse_recovering(context);
                Ok(())
            });
            self.found.truncate(before);
            self.is_broken = true;
        } else {
            self.skip_to_statement();
        }
    }

    /// Skips to a token that begins a statement, or closes the block.
    fn skip_to_statement(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.current.kind {
                TokenKind::EndOfFile => return,
                kind if depth == 0 && kind.starts_statement() => return,
                TokenKind::LeftBrace | TokenKind::LeftParen | TokenKind::LeftSquare => depth += 1,
                TokenKind::RightBrace if depth == 0 => return,
                TokenKind::RightBrace | TokenKind::RightParen | TokenKind::RightSquare => {
                    depth = depth.saturating_sub(1);
                }
                // A definition never occurs in brackets other than blocks.
                TokenKind::Keyword(Keyword::Class | Keyword::Multiclass | Keyword::Include) => {
                    return;
                }
                _ => {}
            }
            self.advance();
        }
    }

    fn parse_statement(&mut self, context: Context) -> Result<StatementKind> {
        let TokenKind::Keyword(keyword) = self.current.kind else {
            return Err(self.error(EXPECTED_STATEMENT));
        };
        match keyword {
            keyword if context.refuses(keyword) => Err(self.error(EXPECTED_IN_MULTICLASS)),
            Keyword::Include => self.parse_include(),
            Keyword::Assert => {
                let assert = self.parse_assert()?;
                self.end_statement();
                Ok(StatementKind::Assert(assert))
            }
            Keyword::Def => self.parse_def().map(StatementKind::Def),
            Keyword::Defm => self.parse_defm().map(StatementKind::Defm),
            Keyword::Deftype => self.parse_deftype(),
            Keyword::Defvar => {
                let (name, value) = self.parse_defvar()?;
                self.end_statement();
                Ok(StatementKind::Defvar(name, value))
            }
            Keyword::Dump => {
                let dump = self.parse_dump()?;
                self.end_statement();
                Ok(StatementKind::Dump(dump))
            }
            Keyword::Foreach => self.parse_foreach(context),
            Keyword::If => self.parse_if(context),
            Keyword::Let => self.parse_let(context).map(StatementKind::Let),
            Keyword::Defset if context.in_multiclass => {
                Err(self.error("defset is not allowed inside multiclass"))
            }
            Keyword::Defset => self.parse_defset(context).map(StatementKind::Defset),
            Keyword::Class if context.in_multiclass => {
                Err(self.error("class is not allowed inside multiclass"))
            }
            Keyword::Class if context.in_loop => Err(self.error(
                Message::from("class is not allowed inside foreach loop").with_help(
                    "move the class in front of the loop: each name is that of one class",
                ),
            )),
            Keyword::Class => self.parse_class().map(StatementKind::Class),
            Keyword::Multiclass if context.in_loop => Err(self.error(
                Message::from("multiclass is not allowed inside foreach loop")
                    .with_help("move the multiclass in front of the loop"),
            )),
            Keyword::Multiclass => self.parse_multiclass().map(StatementKind::Multiclass),
            _ => Err(self.error(EXPECTED_STATEMENT)),
        }
    }

    fn parse_include(&mut self) -> Result<StatementKind> {
        self.advance();
        if !self.at(TokenKind::String) {
            return Err(self.error("expected filename after include"));
        }
        let path_span = self.current.span;
        let path = decode_string(path_span.slice(self.text));
        let include = Include { path, path_span };
        self.note_macros();
        self.events.push(Event::Include(include.clone()));
        self.includer.enter(&include, self.macros, self.interner);
        // The macro events of the included file are its own.
        self.macros.take_events();
        self.advance();
        Ok(StatementKind::Include(include))
    }

    /// `assert condition, message`, up to the semicolon.
    pub(super) fn parse_assert(&mut self) -> Result<Assert> {
        self.advance();
        let condition = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::Comma, "expected ',' in assert statement")?;
        let message = self.parse_value(Mode::Value)?;
        Ok(Assert { condition, message })
    }

    /// `dump message`, up to the semicolon.
    pub(super) fn parse_dump(&mut self) -> Result<Dump> {
        let span = self.advance().span;
        let message = self.parse_value(Mode::Value)?;
        Ok(Dump { message, span })
    }

    /// `defvar name = value`, up to the semicolon.
    pub(super) fn parse_defvar(&mut self) -> Result<(crate::syntax::Name, Expr)> {
        self.advance();
        let name = self.expect_name("expected identifier")?;
        self.expect(TokenKind::Equal, "expected '='")?;
        Ok((name, self.parse_value(Mode::Value)?))
    }

    /// Consumes the semicolon. Without one, the statement still counts.
    fn end_statement(&mut self) {
        if self.expect(TokenKind::Semicolon, "expected ';'").is_err() {
            self.skip_to_statement();
        }
    }

    fn parse_deftype(&mut self) -> Result<StatementKind> {
        self.advance();
        let name = self.expect_name("expected identifier")?;
        self.expect(TokenKind::Equal, "expected '='")?;
        let type_ = self.parse_type()?;
        self.end_statement();
        Ok(StatementKind::Deftype(name, type_))
    }

    fn parse_class(&mut self) -> Result<Class> {
        self.advance();
        let name = self.expect_name("expected class name after 'class' keyword")?;
        let mut arguments = Declarations::new();
        if self.parse_template_arguments_to(&mut arguments).is_err() {
            // Nothing is known of the rest.
            self.is_too_deep = false;
            self.skip_to_statement();
            let span = self.span_from(self.previous_end);
            let body =
                Body { parents: Box::default(), lacks_parents: true, items: Box::default(), span };
            return Ok(Class { name, arguments: boxed(arguments), body });
        }
        let body = self.parse_body()?;
        Ok(Class { name, arguments: boxed(arguments), body })
    }

    fn parse_def(&mut self) -> Result<Def> {
        let keyword = self.advance().span;
        let name = self.parse_object_name()?;
        let body = self.parse_body()?;
        Ok(Def { name, keyword, body })
    }

    /// Parses the optional name of a record.
    fn parse_object_name(&mut self) -> Result<Option<Expr>> {
        match self.current.kind {
            TokenKind::Colon | TokenKind::Semicolon | TokenKind::LeftBrace => Ok(None),
            _ => self.parse_value(Mode::Name).map(Some),
        }
    }

    fn parse_defm(&mut self) -> Result<Defm> {
        self.advance();
        let name = self.parse_object_name()?;
        if !self.at(TokenKind::Colon) {
            return Err(self.error("expected ':' after defm identifier"));
        }
        self.advance();
        let mut parents: SmallVec<[Parent; 4]> =
            smallvec![self.parse_parent("expected name for MultiClassID")?];
        while self.take(TokenKind::Comma) {
            parents.push(self.parse_parent("expected identifier")?);
        }
        if self.expect(TokenKind::Semicolon, "expected ';' at end of defm").is_err() {
            self.skip_to_statement();
        }
        Ok(Defm { name, parents: boxed(parents) })
    }

    fn parse_defset(&mut self, context: Context) -> Result<Defset> {
        self.advance();
        let type_ = self.parse_type()?;
        let name = self.expect_name("expected identifier")?;
        self.expect(TokenKind::Equal, "expected '='")?;
        if !self.at(TokenKind::LeftBrace) {
            return Err(self.error(Message::from("expected '{'").with_help(
                "records are collected in a block: 'defset list<CLASS> NAME = { .. }'",
            )));
        }
        let block = self.parse_block(context, "expected '}' at end of defset")?;
        Ok(Defset { type_, name, block })
    }

    fn parse_foreach(&mut self, context: Context) -> Result<StatementKind> {
        self.advance();
        let name = self.expect_name("Expected identifier in foreach declaration")?;
        let equal = self.expect(TokenKind::Equal, "Expected '=' in foreach declaration");
        // Other languages write `in` here, too.
        if let Err(reported) = equal
            && !self.take(TokenKind::Keyword(Keyword::In))
        {
            return Err(reported);
        }
        let over = self.parse_foreach_over()?;
        self.expect(TokenKind::Keyword(Keyword::In), "Unknown tok")?;
        let block =
            self.parse_block(context.in_loop(), "expected '}' at end of foreach command")?;
        Ok(StatementKind::Foreach(Box::new(Foreach { name, over, block })))
    }

    fn parse_foreach_over(&mut self) -> Result<ForeachOver> {
        if self.take(TokenKind::LeftBrace) {
            let ranges = self.parse_ranges()?;
            self.expect(TokenKind::RightBrace, "expected '}' at end of bit range list")?;
            return Ok(ForeachOver::Ranges(ranges));
        }
        let value = self.parse_value(Mode::Value)?;
        let end = self.parse_range_end()?;
        Ok(ForeachOver::Value(value, end))
    }

    fn parse_if(&mut self, context: Context) -> Result<StatementKind> {
        self.advance();
        let condition = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::Keyword(Keyword::Then), "Unknown tok")?;
        let inner = context.in_loop();
        let then = self.parse_block(inner, "expected '}' at end of 'then' clause")?;
        let otherwise = match self.take(TokenKind::Keyword(Keyword::Else)) {
            true => Some(self.parse_block(inner, "expected '}' at end of 'else' clause")?),
            false => None,
        };
        Ok(StatementKind::If(Box::new(If { condition, then, otherwise })))
    }

    fn parse_let(&mut self, context: Context) -> Result<Let> {
        self.advance();
        let mut items = Vec::new();
        loop {
            items.push(self.parse_let_item(super::bodies::LetPlace::Statement)?);
            if !self.take(TokenKind::Comma) {
                break;
            }
        }
        let expected = "expected 'in' at end of top-level 'let'";
        self.expect(TokenKind::Keyword(Keyword::In), expected)?;
        let block = self.parse_block(context, "expected '}' at end of top level let command")?;
        Ok(Let { items, block })
    }

    /// One statement, or several in braces.
    fn parse_block(&mut self, context: Context, unclosed: &'static str) -> Result<Block> {
        let start = self.current.span;
        let context = context.block();
        if !self.take(TokenKind::LeftBrace) {
            let statements = match self.current.kind.starts_statement() {
                true => self.parse_recovering(context).into_iter().collect(),
                false => return Err(self.error(EXPECTED_STATEMENT)),
            };
            return Ok(Block { span: self.span_from(start.start()), is_braced: false, statements });
        }
        let mut statements = Vec::new();
        self.parse_statements(context, &mut statements);
        while !self.at(TokenKind::RightBrace) {
            self.unclosed(unclosed, start, "to match this '{'");
            // Anything but a statement is skipped; the block ends with its brace, or with the file.
            if !self.at(TokenKind::EndOfFile) {
                self.advance();
            }
            self.skip_to_statement();
            self.parse_statements(context, &mut statements);
            if self.at(TokenKind::EndOfFile) {
                break;
            }
        }
        self.take(TokenKind::RightBrace);
        Ok(Block { span: self.span_from(start.start()), is_braced: true, statements })
    }

    /// Reports an unclosed bracket, and the position of the opening one.
    pub(super) fn unclosed(
        &mut self,
        message: &'static str,
        open: Span,
        related: &str,
    ) -> Reported {
        if self.current.kind != TokenKind::Error && !self.is_too_deep {
            let code = abide_source::diagnostic::codes::tablegen::SYNTAX;
            let span = self.current.span;
            let diagnostic = abide_source::diagnostic::Diagnostic::new(code, span, message);
            self.found.push(diagnostic.with_related(open, related));
        }
        Reported
    }

    fn parse_multiclass(&mut self) -> Result<Multiclass> {
        self.advance();
        let name = self.expect_name("expected identifier after multiclass for name")?;
        let arguments = self.parse_template_arguments()?;
        let mut parents: SmallVec<[Parent; 4]> = SmallVec::new();
        if self.take(TokenKind::Colon) {
            loop {
                parents.push(self.parse_parent("expected name for MultiClassID")?);
                if !self.take(TokenKind::Comma) {
                    break;
                }
            }
        }
        let parents = boxed(parents);
        let head_end = self.span_from(name.span.start()).end();
        let statements = self.parse_multiclass_body(!parents.is_empty())?;
        Ok(Multiclass { name, arguments, parents, head_end, statements })
    }

    fn parse_multiclass_body(&mut self, inherits: bool) -> Result<Vec<Statement>> {
        if inherits && self.take(TokenKind::Semicolon) {
            return Ok(Vec::new());
        }
        let expected = match inherits {
            true => "expected ';' in multiclass definition",
            false => "expected '{' in multiclass definition",
        };
        self.expect(TokenKind::LeftBrace, expected)?;
        if self.at(TokenKind::RightBrace) {
            self.error(
                Message::from("multiclass must contain at least one def")
                    .with_help("write what 'defm' makes, such as 'def _SUFFIX : CLASS;'"),
            );
        }
        let mut statements = Vec::new();
        loop {
            self.parse_statements(Context::MULTICLASS, &mut statements);
            if self.take(TokenKind::RightBrace) {
                break;
            }
            self.error(EXPECTED_IN_MULTICLASS);
            if self.at(TokenKind::EndOfFile) {
                break;
            }
            self.advance();
            self.skip_to_statement();
        }
        self.take_stray_semicolon("A multiclass body should not end with a semicolon");
        Ok(statements)
    }

    /// Reports a superfluous semicolon after `}`, and continues.
    pub(super) fn take_stray_semicolon(&mut self, message: &'static str) {
        if self.at(TokenKind::Semicolon) {
            let span = self.current.span;
            let code = abide_source::diagnostic::codes::tablegen::SYNTAX;
            let diagnostic = abide_source::diagnostic::Diagnostic::new(code, span, message);
            let edit = abide_source::text::TextEdit::new(span, "");
            self.found.push(
                diagnostic
                    .with_fix(abide_source::diagnostic::Fix::safe("remove the ';'", vec![edit])),
            );
            self.advance();
        }
    }
}

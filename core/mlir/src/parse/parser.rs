//! The machine that the rest of this module drives: the current token, taking it, and errors.

use super::kept_aliases::KeptAliases;
use super::known::KnownOp;
use super::labels::Labels;
use super::later::LaterNames;
use super::located::LocationReader;
use super::names::Names;
use super::nesting::Alias;
use super::open::OpenForm;
use super::operation_trees::OperationTrees;
use super::recover::Recovery;
use super::repairs::Repairs;
use super::state::OperationState;
use super::value_names::ValueNames;
use crate::ir::{Attribute, BlockId, Identifier, Ir, OperationId, Room, Type, make_room};
use crate::print::print_type;
use crate::registry::Registry;
use crate::syntax::lexer::LexicalFault;
use crate::syntax::{self, BracketRepair, Cursor, TokenKind};
use abide_source::diagnostic::{Code, Diagnostic, Diagnostics, Message, Wanted, codes};
use abide_source::limits::Limits;
use abide_source::nesting::Nesting;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Deref;
use std::rc::Rc;

/// Why reading stopped: a diagnostic that has been reported already says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reported;

/// The result of parsing: a value, or an error that has been reported.
pub type Parse<T> = Result<T, Reported>;

/// Reads text into an [`Ir`], as the hand-written syntax of an operation sees it (MLIR:
/// `OpAsmParser`).
pub struct Parser<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) limits: Limits,
    /// The operations that are known.
    pub registry: &'a Registry,
    /// The IR that is made.
    pub ir: Ir,
    pub(super) names: Names<'a>,
    /// The names of all values, for those who show them.
    pub(super) value_names: ValueNames,
    /// The blocks of the region that is read, by name; for each enclosing region too.
    pub(super) blocks: Vec<BlockNames<'a>>,
    pub(super) type_aliases: FxHashMap<&'a [u8], Alias<Type>>,
    pub(super) attribute_aliases: FxHashMap<&'a [u8], Alias<Attribute>>,
    pub(super) kept_aliases: KeptAliases,
    /// How often aliases were used whose definitions the reader does not hold.
    pub(super) unheld_uses: u64,
    /// Whether C++ may have given the aliases of the text, once that was asked.
    pub(super) given_aliases: Option<bool>,
    pub(super) plain_types: FxHashMap<&'a [u8], Type>,
    default_dialects: Vec<DefaultDialect<'a>>,
    #[expect(clippy::vec_box, reason = "states stay off the stack of a reader that recurs")]
    pub(super) spare_states: Vec<Box<OperationState<'a>>>,
    /// How many bodies of attributes and types are around.
    pub(super) body_depth: u32,
    /// How many unregistered operations are around.
    pub(super) opaque_depth: u32,
    pub(super) known_ops: FxHashMap<Identifier, Option<Rc<KnownOp<'a>>>>,
    pub(super) diagnostics: Diagnostics,
    pub(super) nesting: Nesting,
    /// The deepest that something was nested since [`Parser::alias`] asked.
    pub(super) deepest: u32,
    /// For each number of a distinct attribute that was written, the number that it has and what it makes distinct.
    pub(super) distinct: FxHashMap<u64, (u64, Attribute)>,
    /// The number of the next distinct attribute.
    pub(super) distinct_made: u64,
    /// For each body of a dialect's attribute or type, without blanks, how it was written first.
    pub(super) bodies: FxHashMap<Identifier, Identifier>,
    /// The attributes of dialects that were met, by dialect and body: the enumeration that each is, if it
    /// is one.
    pub(super) enums: FxHashMap<(Identifier, Identifier), Option<Attribute>>,
    /// How many bytes aliases in such bodies have become.
    pub(super) expanded: usize,
    /// How many results of unknown operations there are.
    pub(super) unknown_results: usize,
    pub(super) later_names: LaterNames<'a>,
    /// The operations whose form was followed though only C++ reads parts of it.
    pub(super) followed: Vec<OperationId>,
    /// The data of the current operation, if its form is open.
    pub(super) open_form: Option<OpenForm<'a>>,
    /// Whether an error within a region ended the current operation.
    pub(super) has_failed_region: bool,
    /// How often described operations were begun again, by the offsets of their names: operations around them may be
    /// parsed several times.
    pub(super) begun_again: FxHashMap<u32, u32>,
    /// The kinds of operations whose form was given up: they are kept as text.
    pub(super) given_up: FxHashSet<Identifier>,
    /// The state of recovery after errors.
    pub(super) recovery: Option<Recovery>,
    /// The roles of pieces, if requested.
    pub(super) labels: Option<Box<Labels<'a>>>,
    /// The trees of opaque operations.
    pub(super) operation_trees: OperationTrees,
    /// The tree of the text, where that is a document's.
    pub(super) document_tree: Option<&'a syntax::Tree>,
    /// Brackets that are missing or too many.
    pub(super) repairs: Repairs,
    /// Whether the layout tells which braces are missing.
    pub(super) by_layout: bool,
    /// The locations, if requested.
    pub(super) located: Option<Box<LocationReader<'a>>>,
    /// The aliases that are locations of operations and arguments and were not defined as such, with their first ranges.
    pub(super) later_locations: FxHashMap<&'a [u8], Span>,
    /// Whether the current location is an attribute, which is recorded even if no others are.
    pub(super) in_location_attribute: bool,
}

/// The default dialect in the regions of one operation.
#[derive(Debug, Clone, Copy)]
struct DefaultDialect<'a> {
    name: &'a str,
    /// The operation, except for a file.
    within: Option<Identifier>,
    /// The range of the operation's name.
    span: Span,
}

/// The one of a file.
const OF_FILE: DefaultDialect<'static> =
    DefaultDialect { name: "builtin", within: None, span: Span::at(0) };

/// The blocks of a region by name; most regions name none.
pub(super) type BlockNames<'a> = Option<Box<FxHashMap<&'a [u8], BlockEntry>>>;

/// A block that was named in the region that is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct BlockEntry {
    pub(super) block: BlockId,
    pub(super) defined: bool,
    /// The range of its first use.
    pub(super) span: Span,
}

impl<'a> Deref for Parser<'a> {
    type Target = Cursor<'a>;

    #[inline]
    fn deref(&self) -> &Cursor<'a> {
        &self.cursor
    }
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a [u8], registry: &'a Registry, limits: &Limits) -> Parser<'a> {
        let mut ir = Ir::new(0);
        ir.reserve(&Room::of_text(text));
        Parser::over(text, registry, limits, ir)
    }

    /// Reads another text into an IR.
    pub(super) fn over<'t>(
        text: &'t [u8],
        registry: &'t Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Parser<'t> {
        let mut parser = Parser {
            cursor: Cursor::new(text),
            limits: *limits,
            registry,
            ir,
            names: Names::default(),
            value_names: ValueNames::default(),
            blocks: Vec::new(),
            type_aliases: FxHashMap::default(),
            attribute_aliases: FxHashMap::default(),
            given_aliases: None,
            plain_types: FxHashMap::default(),
            default_dialects: vec![OF_FILE],
            spare_states: Vec::new(),
            body_depth: 0,
            opaque_depth: 0,
            known_ops: FxHashMap::default(),
            diagnostics: Diagnostics::new(limits),
            nesting: Nesting::default(),
            deepest: 0,
            distinct: FxHashMap::default(),
            distinct_made: 0,
            bodies: FxHashMap::default(),
            enums: FxHashMap::default(),
            kept_aliases: KeptAliases::default(),
            unheld_uses: 0,
            expanded: 0,
            unknown_results: 0,
            later_names: LaterNames::default(),
            followed: Vec::new(),
            open_form: None,
            has_failed_region: false,
            begun_again: FxHashMap::default(),
            given_up: FxHashSet::default(),
            recovery: None,
            labels: None,
            operation_trees: OperationTrees::default(),
            document_tree: None,
            repairs: Repairs::default(),
            by_layout: false,
            located: None,
            later_locations: FxHashMap::default(),
            in_location_attribute: false,
        };
        parser.advance();
        parser
    }

    /// Enters the regions of an operation, with their default dialect. `span` is the range of its name.
    pub(super) fn enter_regions(
        &mut self,
        within: Option<Identifier>,
        dialect: &'a str,
        span: Span,
    ) {
        make_room(&mut self.default_dialects, 1);
        self.default_dialects.push(DefaultDialect { name: dialect, within, span });
    }

    pub(super) fn leave_regions(&mut self) {
        self.default_dialects.pop();
    }

    /// Returns the default dialect.
    pub(super) fn default_dialect(&self) -> &'a str {
        self.default_dialects.last().unwrap_or(&OF_FILE).name
    }

    /// The name of the operation whose regions are read.
    pub(super) fn name_around(&self) -> Option<Identifier> {
        self.operation_outwards(0)
    }

    /// Returns the name of the operation `outwards` levels out; 0 is the one whose regions are parsed.
    pub(super) fn operation_outwards(&self, outwards: usize) -> Option<Identifier> {
        let index = self.default_dialects.len().checked_sub(outwards + 1)?;
        self.default_dialects.get(index)?.within
    }

    /// Returns the range of the name of the enclosing operation.
    pub(super) fn operation_around(&self) -> Span {
        self.default_dialects.last().unwrap_or(&OF_FILE).span
    }

    /// Whether the region that is read may have a default dialect, so that any word can name an
    /// operation, as the syntax tree has it.
    pub(super) fn takes_any_name(&self) -> bool {
        let within = self.default_dialects.last().and_then(|default| default.within);
        within.is_some_and(|name| syntax::has_default_dialect(self.ir.context.bytes(name)))
    }

    /// Forgets the parsed text, except the context's contents and known operations.
    pub(super) fn reset(&mut self) {
        self.ir.clear();
        self.names = Names::default();
        self.blocks.clear();
        self.type_aliases.clear();
        self.attribute_aliases.clear();
        self.later_locations.clear();
        self.given_aliases = None;
        self.default_dialects.truncate(1);
        self.opaque_depth = 0;
        self.has_failed_region = false;
        self.begun_again.clear();
        self.given_up.clear();
        self.diagnostics = Diagnostics::new(&self.limits);
        self.nesting = Nesting::default();
        self.distinct.clear();
        self.distinct_made = 0;
        self.bodies.clear();
        self.enums.clear();
        self.expanded = 0;
        self.unknown_results = 0;
        self.later_names = LaterNames::default();
        self.followed.clear();
        self.value_names = ValueNames::default();
        self.recovery = None;
        self.operation_trees = OperationTrees::default();
        self.repairs = Repairs::default();
        self.by_layout = false;
    }

    /// Takes the current token.
    #[inline]
    pub fn bump(&mut self) {
        self.cursor.previous_end = self.cursor.lexer.position();
        self.advance();
    }

    #[inline(always)]
    pub(super) fn advance(&mut self) {
        let end = self.cursor.lexer.position();
        loop {
            if self.cursor.lexer.at_single_blank() {
                self.cursor.lexer.skip_blank();
            } else if self.cursor.lexer.at_whitespace() {
                self.cursor.lexer.whitespace();
            }
            self.cursor.next_token();
            if !self.cursor.current.is_trivia() {
                let next = self.repairs.next();
                if self.cursor.start < next {
                    if next < self.cursor.lexer.position() {
                        self.cursor.lexer.jump(next, next);
                    }
                    break;
                }
                match self.repairs.take(end, self.cursor.start) {
                    Some(BracketRepair { offset, missing: Some(kind) }) => {
                        return self.missing_token(offset as usize, kind);
                    }
                    Some(BracketRepair { offset, .. }) if offset as usize == self.cursor.start => {}
                    _ => break,
                }
            }
        }
        if let Some(fault) = self.cursor.lexer.take_fault() {
            self.lexical_fault(fault);
        }
    }

    /// Reads a token that is not there.
    #[cold]
    fn missing_token(&mut self, position: usize, kind: TokenKind) {
        self.cursor.lexer.take_fault();
        self.cursor.lexer.jump(position, position);
        self.cursor.start = position;
        self.cursor.current = kind;
    }

    #[cold]
    fn lexical_fault(&mut self, fault: LexicalFault) {
        let span = self.current_span();
        match fault {
            // The token is an error token and is reported where it is met.
            LexicalFault::UnknownBytes | LexicalFault::MissingName => {}
            LexicalFault::UnterminatedString => {
                self.report(
                    codes::mlir::UNTERMINATED_STRING,
                    span,
                    "expected '\"' in string literal",
                );
            }
            LexicalFault::UnknownEscape(offset) => {
                let span = Span::new(offset, offset.saturating_add(1));
                self.report(codes::mlir::UNKNOWN_ESCAPE, span, "unknown escape in string literal");
            }
            LexicalFault::NulBytes | LexicalFault::ByteOrderMark => {}
        }
    }

    /// Returns the kind of the token after the current one.
    #[must_use]
    pub fn peek(&self) -> TokenKind {
        let mut lexer = self.cursor.lexer;
        loop {
            lexer.whitespace();
            let kind = lexer.next();
            if !kind.is_trivia() {
                return kind;
            }
        }
    }

    /// Returns the byte after the current token; 0 at the end.
    #[must_use]
    pub fn next_byte(&self) -> u8 {
        self.text.get(self.cursor.lexer.position()).copied().unwrap_or(0)
    }

    /// Takes the current token where it is of this kind.
    #[inline]
    pub fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.cursor.current == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Takes the current token where it is this word.
    #[inline]
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        } else if self.labels.is_some() {
            self.note_word(word);
        }
        found
    }

    /// Takes the current token, which should be of this kind.
    ///
    /// # Errors
    /// Where it is not, which is reported.
    #[inline]
    pub fn expect(&mut self, kind: TokenKind) -> Parse<()> {
        if self.eat(kind) { Ok(()) } else { Err(self.wrong_token(kind)) }
    }

    /// Reports that a token of this kind is missing: as in MLIR, after the previous token.
    #[cold]
    fn wrong_token(&mut self, kind: TokenKind) -> Reported {
        self.note_token(kind);
        let span = match self.cursor.previous_end {
            0 => self.current_span(),
            end => Span::from_range(end..end),
        };
        self.report(codes::mlir::EXPECTED, span, kind.wanted())
    }

    /// Takes the current token, which should be this word.
    ///
    /// # Errors
    /// Where it is not, which is reported.
    pub fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) {
            Ok(())
        } else {
            Err(self.expected_here(Wanted::sign(word.to_owned())))
        }
    }

    /// Reports an unexpected current token.
    #[cold]
    pub fn expected(&mut self, what: impl Into<Wanted>) -> Reported {
        let span = self.error_span();
        self.report(codes::mlir::EXPECTED, span, what.into())
    }

    /// Reports an unexpected current token at this token, not at the end of the line before.
    #[cold]
    pub fn expected_here(&mut self, what: impl Into<Wanted>) -> Reported {
        let span = if self.at_end() { self.error_span() } else { self.current_span() };
        self.report(codes::mlir::EXPECTED, span, what.into())
    }

    /// Returns the range of an error at the current token: as in MLIR, the end of the previous line if the current
    /// token begins a new one.
    fn error_span(&self) -> Span {
        let between = self.slice(self.previous_end(), self.position());
        if self.previous_end() > 0 && memchr::memchr(b'\n', between).is_some() {
            self.behind_last()
        } else {
            self.current_span()
        }
    }

    /// Reports an error at the current token.
    #[cold]
    pub fn error_here(&mut self, message: impl Into<Message>) -> Reported {
        let span = self.error_span();
        self.error(span, message)
    }

    /// Reports an error: the text is in the form of the operation, but means something wrong.
    #[cold]
    pub fn error(&mut self, span: Span, message: impl Into<Message>) -> Reported {
        self.report(codes::mlir::INVALID_OPERATION, span, message)
    }

    #[cold]
    pub(crate) fn report(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<Message>,
    ) -> Reported {
        self.push(Diagnostic::new(code, span, message))
    }

    /// Parses elements between commas through a closing token; the opening one is consumed already.
    ///
    /// # Errors
    /// The errors of the elements, and a token that is neither a comma nor the closing token.
    pub fn list_until(
        &mut self,
        close: TokenKind,
        mut element: impl FnMut(&mut Self) -> Parse<()>,
    ) -> Parse<()> {
        self.all_until(close, &mut element)
    }

    /// As [`Parser::list_until`]: once for all kinds of elements.
    #[inline(never)]
    fn all_until(
        &mut self,
        close: TokenKind,
        element: &mut dyn FnMut(&mut Self) -> Parse<()>,
    ) -> Parse<()> {
        if self.eat(close) {
            return Ok(());
        }
        if self.labels.is_some() {
            self.note_token(close);
        }
        loop {
            element(self)?;
            if self.eat(close) {
                return Ok(());
            }
            if !self.eat(TokenKind::Comma) {
                self.note_token(TokenKind::Comma);
                self.note_token(close);
                return Err(
                    self.expected(Wanted::sign_of(",", format!(" or {}", close.describe())))
                );
            }
        }
    }

    /// Reads one or more elements between commas.
    ///
    /// # Errors
    /// Those of the elements.
    pub fn comma_separated(
        &mut self,
        mut element: impl FnMut(&mut Self) -> Parse<()>,
    ) -> Parse<()> {
        self.all_separated(&mut element)
    }

    #[inline(never)]
    fn all_separated(&mut self, element: &mut dyn FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        element(self)?;
        while self.eat(TokenKind::Comma) {
            element(self)?;
        }
        if self.labels.is_some() {
            self.note_token(TokenKind::Comma);
        }
        Ok(())
    }

    /// A type as MLIR writes it.
    pub(super) fn type_text(&self, ty: Type) -> String {
        String::from_utf8_lossy(&print_type(&self.ir, ty)).into_owned()
    }

    /// Returns the text from the current token on, at most this many bytes.
    #[must_use]
    pub fn ahead(&self, most: usize) -> &'a [u8] {
        let rest = self.text.get(self.cursor.start..).unwrap_or_default();
        rest.get(..most).unwrap_or(rest)
    }
}

//! Follow-up errors: the one table that decides which diagnostics are left out because of another one, and the filters
//! that know where each row of it applies.
//!
//! A filter computes the places; [`is_follow_up_of`] decides by the meaning of the diagnostic. `abide check
//! --explain-suppressed` lists what was left out, by row.

use super::operation_names::settle_form;
use super::operation_starts::{OperationStarts, RowKey, near_line_end};
use super::rows::Row;
use crate::db::{Document, DocumentUnit, FileCache, chunk_at};
use crate::entity::operand_tokens;
use abide_mlir::syntax::{
    CodeTokens, NodeKind, NodeSet, Operation, SyntaxNode, TokenKind, TokenSet, WalkEvent, unquoted,
};
use abide_source::diagnostic::{Code, Detail, Diagnostic, Severity, Wanted, codes};
use abide_source::text::{Span, line_end};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The maximum number of diagnostics that a log has.
const MAX_LOGGED_DIAGNOSTICS: usize = 10_000;

/// Whether a diagnostic follows from a cause that applies at its place.
pub(crate) fn is_follow_up_of(found: &Diagnostic, cause: Row) -> bool {
    let (code, detail) = (found.code, &*found.detail);
    match cause {
        Row::BrokenOperation
        | Row::KnownError
        | Row::ErrorInForm
        | Row::OtherSymbols
        | Row::WithinFunction
        | Row::UnknownTerminator
        | Row::WholeText => true,
        Row::BrokenDefinition => {
            code == codes::mlir::UNDEFINED_VALUE || matches!(detail, Detail::ValueType { .. })
        }
        Row::BrokenHead => matches!(detail, Detail::Returned { .. }),
        Row::EarlierToken => may_follow_missing_bracket(found),
        Row::KnownAlias => code == codes::mlir::UNDEFINED_ALIAS,
        Row::OpenBlock => depends_on_region_end(detail),
        Row::MissingBrace => {
            code == codes::mlir::REDEFINED_BLOCK || depends_on_enclosing_region(detail)
        }
        Row::AliasTable => OF_ALIASES.contains(&code),
        Row::OutsideFunctions => OF_VALUES.contains(&code) || OF_ALIASES.contains(&code),
        Row::OtherParent => matches!(detail, Detail::Parent(_)),
        Row::WithoutBody => {
            ![codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION].contains(&code)
        }
        Row::DefinedAround => {
            code == codes::mlir::UNDEFINED_VALUE
                || matches!(detail, Detail::Dominance(_) | Detail::OutsideRegion)
        }
    }
}

/// The codes of values and blocks.
const OF_VALUES: [Code; 5] = [
    codes::mlir::UNDEFINED_VALUE,
    codes::mlir::REDEFINED_VALUE,
    codes::mlir::BAD_RESULT_NUMBER,
    codes::mlir::UNDEFINED_BLOCK,
    codes::mlir::REDEFINED_BLOCK,
];

/// The codes of definitions of aliases.
const OF_ALIASES: [Code; 2] = [codes::mlir::REDEFINED_ALIAS, codes::mlir::BAD_ALIAS_NAME];

/// Whether an error depends on where a region ends, which is unknown after a missing brace or an operation in another
/// form.
fn depends_on_region_end(detail: &Detail) -> bool {
    matches!(
        detail,
        Detail::NoTerminator(_)
            | Detail::EmptyBlock
            | Detail::TerminatorNotLast
            | Detail::SuccessorsNotLast
    )
}

/// Whether an error depends on which region an operation is in, which is unknown after a missing brace.
fn depends_on_enclosing_region(detail: &Detail) -> bool {
    matches!(
        detail,
        Detail::Expected(Wanted::OperationName)
            | Detail::Parent(_)
            | Detail::PublicDeclaration
            | Detail::UnknownOperation { tried: Some(_), .. }
    )
}

/// A diagnostic that was left out, and the row that it follows from. Ranges are those of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suppressed {
    /// The diagnostic.
    pub found: Diagnostic,
    /// The row.
    pub row: Row,
}

/// The diagnostics of a document that were left out, if they are requested.
#[derive(Default, Clone)]
struct SuppressionLog(OnceLock<Arc<Mutex<Vec<Suppressed>>>>);

impl FileCache for SuppressionLog {}

/// Returns the diagnostics that are left out as follow-up errors of others, in the order of their places, each once for
/// each row. The diagnostics of the document are not computed yet.
pub(crate) fn suppressed_in(document: &Document) -> Vec<Suppressed> {
    let log = Arc::clone(document.kept::<SuppressionLog>().0.get_or_init(Arc::default));
    let _ = document.diagnostics();
    let mut all = log.lock().unwrap_or_else(PoisonError::into_inner).clone();
    all.sort_by_key(|one| (one.found.span.start(), one.found.code.name(), one.row));
    all.dedup();
    all
}

impl SuppressionLog {
    /// Adds a diagnostic, if they are requested.
    fn push(&self, found: &Diagnostic, offset: u32, row: Row) {
        let Some(log) = self.0.get() else { return };
        let mut all = log.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() < MAX_LOGGED_DIAGNOSTICS {
            all.push(Suppressed { found: found.clone().shifted(offset), row });
        }
    }
}

/// Leaves out the diagnostics that follow from one of the rows that apply to them. Their ranges count from `offset`.
pub(crate) fn leave_out<const ROWS: usize>(
    document: &Document,
    found: &mut Vec<Diagnostic>,
    offset: u32,
    rows: impl Fn(&Diagnostic) -> [(Row, bool); ROWS],
) {
    found.retain(|found| {
        let mut rows = rows(found).into_iter();
        let row = rows.find(|(row, applies)| *applies && is_follow_up_of(found, *row));
        if let Some((row, _)) = row {
            document.kept::<SuppressionLog>().push(found, offset, row);
        }
        row.is_none()
    });
}

/// The operations and lines of a unit with mistakes in their syntax.
struct Broken<'t> {
    places: OperationStarts<'t>,
    known: FxHashSet<RowKey>,
    /// The start of the unit.
    start: u32,
    /// The names that they may define, each with the first place at which it may be used.
    names: FxHashMap<&'t [u8], u32>,
}

impl<'t> Broken<'t> {
    fn new(text: &'t [u8], root: SyntaxNode<'_>, errors: &[Span]) -> Broken<'t> {
        let places = OperationStarts::new(text, root);
        let known = errors.iter().flat_map(|error| places.of(error.start())).collect();
        let mut broken =
            Broken { places, known, start: root.span().start(), names: FxHashMap::default() };
        broken.names = broken.defined_names(text, root);
        broken
    }

    fn covers(&self, place: u32) -> bool {
        self.places.of(place).any(|place| self.known.contains(&place))
    }

    /// Returns the names of values in broken parts that a type or a `=` follows. One with a type may be an argument, which
    /// is not used in front of it.
    fn defined_names(&self, text: &'t [u8], root: SyntaxNode<'_>) -> FxHashMap<&'t [u8], u32> {
        let mut names: FxHashMap<&'t [u8], u32> = FxHashMap::default();
        // Several results share one `=`.
        let mut before: Vec<Span> = Vec::new();
        // A word in front of a `:`, such as an argument without its `%`.
        let mut word: Option<Span> = None;
        // Functions within are inspected by themselves.
        let tokens = root.walk().filter_map(|event| match event {
            WalkEvent::Token(token) if !token.kind().is_trivia() => Some(token),
            _ => None,
        });
        for token in tokens {
            let last_word = word.take();
            match token.kind() {
                TokenKind::PercentIdentifier => before.push(token.span()),
                TokenKind::Comma | TokenKind::Integer => {}
                TokenKind::BareIdentifier => {
                    before.clear();
                    word = Some(token.span());
                }
                TokenKind::Colon => {
                    let name = last_word.as_ref().or(before.last());
                    if let Some(name) = name.filter(|name| self.covers(name.start())) {
                        names.entry(name.slice(text)).or_insert(name.start());
                    }
                }
                TokenKind::Equal => {
                    let all = before.drain(..).filter(|name| self.covers(name.start()));
                    names.extend(all.map(|name| (name.slice(text), 0)));
                }
                _ => before.clear(),
            }
        }
        names
    }

    /// Whether a broken part may define the value that a diagnostic is about.
    fn may_define(&self, found: &Diagnostic, span: Span, text: &[u8]) -> bool {
        let name = match &*found.detail {
            Detail::ValueType { value, .. } => value.as_bytes(),
            _ => span.slice(text),
        };
        let without_sigil = name.strip_prefix(b"%").and_then(|name| self.names.get(name));
        let first = self.names.get(name).or(without_sigil);
        first.is_some_and(|first| *first <= span.start())
    }

    /// Whether the mistakes are in the head of the unit, which has the types of a function.
    fn is_in_head(&self) -> bool {
        self.known.contains(&RowKey::Operation(self.start))
    }
}

/// Filters the diagnostics in a unit, whose ranges all count from `start`: `syntax` of its syntax, `names` of its names
/// and types, and `verified` of its operations. Returns the last separately.
pub(crate) fn without_follow_ups(
    document: &Document,
    (root, text): (SyntaxNode<'_>, &[u8]),
    start: u32,
    syntax: &[Diagnostic],
    mut names: Vec<Diagnostic>,
    mut verified: Vec<Diagnostic>,
) -> [Vec<Diagnostic>; 2] {
    let mut found = syntax.to_vec();
    let back = |found: &Diagnostic| found.span.shifted(start);
    let errors = syntax.iter().filter(|found| found.severity == Severity::Error);
    let mut errors: Vec<Span> = errors.map(back).collect();
    let undefined = names.iter().filter(|found| found.code == codes::mlir::UNDEFINED_VALUE);
    let undefined: FxHashSet<u32> = undefined.map(|found| back(found).end()).collect();
    let forms =
        verified.iter().filter(|found| is_of_definition(found, back(found), text, &undefined));
    errors.extend(forms.map(back));
    if !errors.is_empty() {
        let broken = Broken::new(text, root, &errors);
        let of_names = |found: &Diagnostic| {
            [
                (Row::BrokenDefinition, broken.may_define(found, back(found), text)),
                (Row::BrokenHead, broken.is_in_head()),
            ]
        };
        leave_out(document, &mut names, start, |found| {
            let [definition, head] = of_names(found);
            [definition, head, (Row::BrokenOperation, broken.covers(found.span.start() + start))]
        });
        leave_out(document, &mut verified, start, of_names);
        // A reader that knows the form of an operation locates a missing bracket better.
        let of_form = verified.iter().filter(|known| is_form_error(known)).map(back);
        let ends = of_form.map(|span| (span, line_end(text, span.start())));
        let first_lines = by_operation(&broken.places, ends, u32::min);
        leave_out(document, &mut found, start, |found| {
            let operation = operation_of(&broken.places, back(found));
            let first_line = operation.and_then(|operation| first_lines.get(&operation));
            let is_later = first_line.is_some_and(|end| *end < back(found).start());
            [(Row::EarlierToken, is_later)]
        });
    }
    found.extend(names);
    [found, verified]
}

/// Leaves out the undefined names that an operation with a mistake in its syntax may define, unless they are in one: an
/// error at the same place is not the same mistake. `start` is the start of the unit.
pub(crate) fn without_broken_definitions(
    (root, text): (SyntaxNode<'_>, &[u8]),
    start: u32,
    syntax: &[Diagnostic],
    names: &mut Vec<Diagnostic>,
) {
    let errors = syntax.iter().filter(|found| found.severity == Severity::Error);
    let errors: Vec<Span> = errors.map(|found| found.span.shifted(start)).collect();
    if errors.is_empty() || names.is_empty() {
        return;
    }
    let broken = Broken::new(text, root, &errors);
    names.retain(|found| {
        let span = found.span.shifted(start);
        !is_follow_up_of(found, Row::BrokenDefinition)
            || broken.covers(span.start())
            || !broken.may_define(found, span, text)
    });
}

/// Whether a syntax diagnostic may be at some distance after a missing bracket.
pub(crate) fn may_follow_missing_bracket(found: &Diagnostic) -> bool {
    [codes::mlir::EXPECTED, codes::mlir::UNMATCHED].contains(&found.code)
}

/// Whether a diagnostic is an error in the form of an operation.
fn is_form_error(found: &Diagnostic) -> bool {
    found.code == codes::mlir::EXPECTED && found.severity == Severity::Error
}

/// Whether a diagnostic asks for the `=` of a definition after a value that is undefined without it. `undefined` are
/// the ends of these.
fn is_of_definition(
    found: &Diagnostic,
    span: Span,
    text: &[u8],
    undefined: &FxHashSet<u32>,
) -> bool {
    if undefined.is_empty() || !is_form_error(found) {
        return false;
    }
    let before = text.get(..span.start() as usize).unwrap_or_default().trim_ascii_end();
    match found.wanted() {
        Some(Wanted::Sign(sign, _)) if sign == "=" => {
            u32::try_from(before.len()).is_ok_and(|end| undefined.contains(&end))
        }
        Some(Wanted::OperationName) => before.ends_with(b"="),
        _ => false,
    }
}

/// The operation that a place is in.
fn operation_of(places: &OperationStarts<'_>, span: Span) -> Option<RowKey> {
    places.of(span.start()).find(|place| matches!(place, RowKey::Operation(_)))
}

/// For each operation, one of the offsets that belong to places in it: the least or the greatest.
fn by_operation(
    places: &OperationStarts<'_>,
    offsets: impl Iterator<Item = (Span, u32)>,
    better: fn(u32, u32) -> u32,
) -> FxHashMap<RowKey, u32> {
    let mut best = FxHashMap::default();
    for (span, offset) in offsets {
        if let Some(operation) = operation_of(places, span) {
            let own = best.entry(operation).or_insert(offset);
            *own = better(*own, offset);
        }
    }
    best
}

/// An error that is known before operations are read.
#[derive(Clone, Copy)]
pub(crate) struct ReadError {
    pub(crate) span: Span,
    /// Whether it may be at some distance after a missing bracket.
    pub(crate) of_brackets: bool,
    /// Whether it is known to be an undefined value.
    pub(crate) of_value: bool,
}

impl From<Span> for ReadError {
    fn from(span: Span) -> ReadError {
        ReadError { span, of_brackets: false, of_value: false }
    }
}

/// The diagnostics that are neither in an operation in which there is a known error nor on a line with one:
/// those would be the same mistake in other words. What is found of its form earlier than a bracket stays. Ranges count
/// from `offset`.
pub(crate) fn drop_near_errors(
    errors: &[ReadError],
    mut found: Vec<Diagnostic>,
    offset: u32,
    document: &Document,
    root: SyntaxNode<'_>,
) -> Vec<Diagnostic> {
    if errors.is_empty() || found.is_empty() {
        return found;
    }
    let text = document.text_of(root);
    let places = OperationStarts::new(text, root);
    let known: FxHashSet<_> =
        errors.iter().flat_map(|error| places.of(error.span.start())).collect();
    // An error in the form of an operation, and a bracket that is missing on a later line of it.
    let brackets = errors.iter().filter(|error| error.of_brackets);
    let starts = brackets.map(|error| (error.span, error.span.start()));
    let last_brackets = by_operation(&places, starts, u32::max);
    let tells_better = |found: &Diagnostic, span: Span| {
        let operation = operation_of(&places, span).filter(|_| is_form_error(found));
        let last = operation.and_then(|operation| last_brackets.get(&operation));
        last.is_some_and(|last| line_end(text, span.start()) < *last)
    };
    let ends: FxHashSet<u32> = errors.iter().map(|error| error.span.end()).collect();
    // The places with other errors than undefined values.
    let others = errors.iter().filter(|error| !error.of_value);
    let others: FxHashSet<_> = others.flat_map(|error| places.of(error.span.start())).collect();
    leave_out(document, &mut found, offset, |found| {
        let span = found.span.shifted(offset);
        let mut own = places.of(span.start());
        let is_of_definition = || {
            let lacks_name = found.wanted() == Some(&Wanted::OperationName);
            let is_known = lacks_name && places.of(span.start()).any(|one| others.contains(&one));
            !is_known && is_of_definition(found, span, text, &ends)
        };
        let tells_better = || tells_better(found, span) || is_of_definition();
        // Only a missing bracket may hide the name of its operation from another line.
        let is_of_name = found.code == codes::mlir::UNKNOWN_OPERATION;
        let hides = |place: RowKey| {
            let is_near = matches!(place, RowKey::Line(_)) || last_brackets.contains_key(&place);
            known.contains(&place) && (is_near || !is_of_name)
        };
        let is_known = own.any(hides) && !tells_better();
        [(Row::KnownError, is_known)]
    });
    found
}

/// The missing or surplus brackets in an excerpt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repaired {
    /// None.
    Nothing,
    /// No braces.
    Brackets,
    /// Braces, so that the region of each operation after this place is uncertain.
    Braces(u32),
}

/// The names in front of the `=` in the rest of a line, which is not read as an operation.
fn results_of_line(text: &[u8], start: u32) -> Vec<&[u8]> {
    let line = Span::new(start, near_line_end(text, start)).slice(text);
    if !line.contains(&b'=') {
        return Vec::new();
    }
    let before = CodeTokens::new(line).take_while(|(kind, _)| *kind != TokenKind::Equal);
    let names = before.filter(|(kind, _)| *kind == TokenKind::PercentIdentifier);
    names.map(|(_, name)| name).collect()
}

/// Filters the diagnostics in an excerpt; ranges are those of the file. `node` contains the excerpt.
pub(super) fn suppress_unreliable(
    document: &Document,
    node: SyntaxNode<'_>,
    read: Vec<Diagnostic>,
    mut verified: Vec<Diagnostic>,
    repaired: Repaired,
) -> Vec<Diagnostic> {
    let mut found: Vec<_> =
        read.into_iter().map(|found| settle_form(document, node, found)).collect();
    // Other operations on the line of a broken one lack its results.
    let line = |found: &Diagnostic| near_line_end(document.text_of(node), found.span.start());
    let errors = found.iter().filter(|found| found.severity == Severity::Error);
    let lines: FxHashSet<u32> = errors.map(line).collect();
    if !lines.is_empty() {
        leave_out(document, &mut verified, 0, |found| {
            [(Row::ErrorInForm, lines.contains(&line(found)))]
        });
    }
    found.extend(verified);
    let undefined = found.iter().filter(|found| found.code == codes::mlir::UNDEFINED_ALIAS);
    let known_aliases: Vec<Span> = undefined
        .map(|found| found.span)
        .filter(|alias| is_known_alias(document, *alias))
        .collect();
    // Text that is not an operation may have been meant as the last one of its block.
    let hides_end = |one: &Diagnostic| {
        one.code == codes::mlir::OTHER_FORM || one.wanted() == Some(&Wanted::OperationName)
    };
    let is_open = repaired != Repaired::Nothing || found.iter().any(hides_end);
    let text = document.text_of(node);
    let skipped: FxHashSet<&[u8]> = found
        .iter()
        .filter(|one| one.wanted() == Some(&Wanted::OperationName))
        .flat_map(|one| results_of_line(text, one.span.start()))
        .collect();
    leave_out(document, &mut found, 0, |found| {
        [
            (Row::KnownAlias, known_aliases.contains(&found.span)),
            (Row::OpenBlock, is_open),
            (Row::BrokenDefinition, skipped.contains(document.slice(found.span))),
            (
                Row::MissingBrace,
                matches!(repaired, Repaired::Braces(first) if first <= found.span.start()),
            ),
        ]
    });
    found
}

/// Leaves out the errors about terminators that follow from unknown operations; `names` are the errors of these. Ranges
/// of `found` count from `offset`.
pub(crate) fn without_parents_of_unknown(
    document: &Document,
    root: SyntaxNode<'_>,
    names: &[Diagnostic],
    found: &mut Vec<Diagnostic>,
    offset: u32,
) {
    let parents = parents_of_unknown_terminators(root, names);
    leave_out(document, found, offset, |found| {
        let start = found.span.start().saturating_add(offset);
        [(Row::UnknownTerminator, parents.contains(&start))]
    });
}

/// Leaves out values of a unit that an enclosing operation may define.
pub(crate) fn without_defined_around(
    document: &Document,
    unit: DocumentUnit<'_>,
    found: &mut Vec<Diagnostic>,
) {
    leave_out(document, found, unit.offset, |found| {
        [(Row::DefinedAround, is_defined_around(document, unit, found))]
    });
}

/// The offsets of the names of operations whose blocks end with an unknown operation: errors about their terminators
/// follow from that one. `names` are the errors of unknown operations. One walk: a block may end with any of them.
fn parents_of_unknown_terminators(root: SyntaxNode<'_>, names: &[Diagnostic]) -> FxHashSet<u32> {
    let errors = names.iter().filter(|found| found.severity == Severity::Error);
    let unknown: FxHashSet<u32> = errors.map(|error| error.span.start()).collect();
    let mut parents = FxHashSet::default();
    if unknown.is_empty() {
        return parents;
    }
    let name = |node: SyntaxNode<'_>| Some(Operation::cast(node)?.name_token()?.span().start());
    let mut around = Vec::new();
    for event in root.walk_over(NodeSet::OPERATIONS.with(NodeKind::Block), TokenSet::NONE) {
        match event {
            WalkEvent::Enter(node) if node.kind().is_operation() => around.push(name(node)),
            WalkEvent::Leave(node) if node.kind().is_operation() => {
                around.pop();
            }
            WalkEvent::Enter(block) if block.kind() == NodeKind::Block => {
                let last = block.children().filter(|node| node.kind().is_operation()).last();
                if last.and_then(name).is_some_and(|last| unknown.contains(&last)) {
                    parents.extend(around.last().copied().flatten());
                }
            }
            _ => {}
        }
    }
    parents
}

/// Whether the file defines an alias, or its absence is already reported: if the parser does not find it, its
/// definition has an error.
pub(crate) fn is_known_alias(document: &Document, alias: Span) -> bool {
    let name = document.slice(alias);
    let definition = document.aliases().definition(name, alias.start());
    definition.is_some_and(|definition| !definition.covers(alias))
        || document.names().diagnostics.iter().any(|found| found.span == alias)
}

/// Whether a diagnostic reports a value as undefined in a function of an undescribed dialect, or as used where it is
/// not visible, and an operation around the function defines that name: the function need not be isolated.
fn is_defined_around(document: &Document, unit: DocumentUnit<'_>, found: &Diagnostic) -> bool {
    if !is_follow_up_of(found, Row::DefinedAround) || unit.offset == 0 {
        return false;
    }
    let name = unit.facts.operation_names.first();
    let name = name.map_or(&b""[..], |name| document.slice(name.shifted(unit.offset)));
    if is_registered(document, name) {
        return false;
    }
    let place = found.span.shifted(unit.offset);
    let values: FxHashSet<&[u8]> = if found.code == codes::mlir::UNDEFINED_VALUE {
        FxHashSet::from_iter([document.slice(place)])
    } else {
        let path = document.tree().root().path_to(place.start());
        let operation = path.into_iter().rev().find_map(Operation::cast);
        let values = operation.into_iter().flat_map(operand_tokens);
        values.map(|value| document.slice(value.span())).collect()
    };
    let chunk = chunk_at(document, unit.offset).map_or(0, |chunk| chunk.span().start());
    let is_around = |own: &DocumentUnit<'_>| {
        own.index == 0 || own.offset < unit.offset && own.span().covers(place)
    };
    document.units().filter(is_around).any(|own| {
        own.names.definitions.iter().any(|definition| {
            let name = definition.name.shifted(own.offset);
            (chunk..unit.offset).contains(&name.start()) && values.contains(document.slice(name))
        })
    })
}

/// Whether the registry has an operation; `name` is as in the text.
fn is_registered(document: &Document, name: &[u8]) -> bool {
    document.registry().operation(unquoted(name)).is_some()
}

//! Checks of a whole chunk, for mistakes that its parts do not show: functions and the operations outside of them are
//! read and verified separately.

use super::follow_ups::{leave_out, may_follow_missing_bracket};
use super::labels::shorten;
use super::operation_names::settle_form;
use super::rows::Row;
use crate::db::{Document, chunks};
use crate::entity::operation_at;
use crate::top_level::TopLevel;
use abide_dialects::builtin::MODULE;
use abide_dialects::func::FUNC;
use abide_mlir::parse;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, without_split_marks};
use abide_mlir::verify::verify;
use abide_source::diagnostic::{Code, Diagnostic, Severity, codes};
use abide_source::sort;
use abide_source::text::{Span, line_end};
use rustc_hash::FxHashSet;

/// The maximum length of a chunk that is parsed again, in bytes: longer ones would delay each edit.
const MAX_CHUNK_BYTES: u32 = 1 << 15;

/// The maximum length of a chunk with only modules and functions that is parsed again, in bytes: functions seldom
/// depend on their surroundings.
const MAX_PLAIN_CHUNK_BYTES: u32 = 1 << 13;

/// Adds the diagnostics of checks that need a whole chunk. If its parts have errors, at most one is added, which does
/// not follow from these: an error that ends parsing on another line, or the first one of a chunk that is parsed to its
/// end. Leaves out the errors in the text of a chunk that is parsed to its end: its parts were split in the wrong
/// places.
pub(crate) fn add_chunk_diagnostics(
    document: &Document,
    mut known: Vec<Diagnostic>,
) -> Vec<Diagnostic> {
    let own = known.len();
    let syntax = syntax_errors(document);
    let mut parsed = Vec::new();
    for chunk in chunks(document) {
        let span = chunk.span();
        let next = syntax.partition_point(|error| error.start() < span.start());
        let has_syntax_error = syntax.get(next).is_some_and(|error| span.covers(*error));
        let may_differ = || has_syntax_error || depends_on_surroundings(document, chunk);
        let is_short =
            span.len() <= MAX_PLAIN_CHUNK_BYTES || span.len() <= MAX_CHUNK_BYTES && may_differ();
        if !is_short {
            continue;
        }
        let inner = known.iter().take(own).filter(|found| span.covers(found.span));
        let mut parts = PartDiagnostics::new(document, inner.clone());
        let (found, is_refused) = verify_chunk(document, chunk, &parts);
        // After a syntax error, the whole chunk is parsed differently from its parts.
        if is_refused && has_syntax_error {
            continue;
        }
        if !is_refused && !inner.clone().any(|found| is_certain_of_part(document, found)) {
            let whole = ParsedChunk { span, is_misread: has_syntax_error };
            parts = PartDiagnostics::new(document, inner.filter(|found| !whole.contradicts(found)));
            parsed.push(whole);
        }
        known.extend(parts.independent(document, found, is_refused));
    }
    let whole = known.split_off(own.min(known.len()));
    leave_out(document, &mut known, 0, |found| {
        let next = parsed.partition_point(|whole| whole.span.start() <= found.span.start());
        let whole = next.checked_sub(1).and_then(|last| parsed.get(last));
        [(Row::WholeText, whole.is_some_and(|whole| whole.contradicts(found)))]
    });
    if !whole.is_empty() {
        known.extend(whole);
        sort::by_number(&mut known, |found| found.span.start());
    }
    known
}

/// A chunk that is parsed to its end.
struct ParsedChunk {
    span: Span,
    /// Whether the tree has errors in it.
    is_misread: bool,
}

/// The codes of errors that end the parsing of a chunk.
const OF_TEXT: [Code; 8] = [
    codes::mlir::BAD_RESULT_NUMBER,
    codes::mlir::EXPECTED,
    codes::mlir::REDEFINED_BLOCK,
    codes::mlir::REDEFINED_VALUE,
    codes::mlir::UNDEFINED_ALIAS,
    codes::mlir::UNDEFINED_BLOCK,
    codes::mlir::UNDEFINED_VALUE,
    codes::mlir::UNMATCHED,
];

impl ParsedChunk {
    /// Whether a diagnostic of a part is wrong because the chunk is parsed to its end. Only `check` knows the symbols in
    /// undescribed text.
    fn contradicts(&self, found: &Diagnostic) -> bool {
        let is_error = found.severity == Severity::Error;
        let is_wrong = if self.is_misread {
            let of_check = [codes::mlir::REDEFINED_SYMBOL, codes::mlir::UNKNOWN_OPERATION];
            is_of_mlir(found)
                && !of_check.contains(&found.code)
                && (is_error || OF_FORMS.contains(&found.code))
        } else {
            is_error && OF_TEXT.contains(&found.code)
        };
        is_wrong && self.span.covers(found.span)
    }
}

/// Whether a diagnostic of a part is an error although the chunk is parsed to its end: a misspelt name, or a type whose
/// bracket is not closed, so that the parser takes the next lines for its body.
fn is_certain_of_part(document: &Document, found: &Diagnostic) -> bool {
    let opening = found.related.first().map_or(found.span, |opening| opening.span);
    let is_unclosed_body = || {
        let path = document.tree().root().path_to(opening.start());
        path.iter().any(|node| node.kind() == NodeKind::DialectBody)
    };
    found.severity == Severity::Error
        && (found.code == codes::mlir::UNKNOWN_OPERATION
            || found.code == codes::mlir::UNMATCHED && is_unclosed_body())
}

/// The places of the syntax errors of a document, in the order of the text.
fn syntax_errors(document: &Document) -> Vec<Span> {
    let found = document.tree().diagnostics();
    let errors = found.iter().filter(|found| found.severity == Severity::Error);
    errors.map(|found| found.span).collect()
}

/// The codes of operations that another version may have in another form.
const OF_FORMS: [Code; 3] =
    [codes::mlir::UNKNOWN_FORM, codes::mlir::OTHER_FORM, codes::mlir::OLD_NAME];

/// The first diagnostics of the parts of a chunk, by their places.
#[derive(Debug, Default)]
struct PartDiagnostics {
    /// The start of the first error that is not about the name of an operation.
    error: Option<u32>,
    /// All misspelt names of operations, in the order of the text.
    names: Vec<u32>,
    /// The start of the first error about a form that another version of a dialect may have.
    form: Option<u32>,
    /// The start of the first error that may change the meaning of the text after it.
    of_text: Option<u32>,
    /// The ends of the lines with one of these.
    lines: FxHashSet<u32>,
}

impl PartDiagnostics {
    fn new<'f>(document: &Document, found: impl Iterator<Item = &'f Diagnostic>) -> Self {
        let mut parts = PartDiagnostics::default();
        for one in found {
            let start = one.span.start();
            let earlier = |first: Option<u32>| first.map_or(start, |first| first.min(start));
            if OF_FORMS.contains(&one.code) {
                parts.form = Some(earlier(parts.form));
            } else if one.severity != Severity::Error || !is_of_mlir(one) {
                continue;
            } else if one.code == codes::mlir::UNKNOWN_OPERATION {
                parts.names.push(start);
            } else {
                parts.error = Some(earlier(parts.error));
            }
            let keeps_text = [codes::mlir::INVALID_OPERATION, codes::mlir::UNDEFINED_VALUE];
            if !keeps_text.contains(&one.code) {
                parts.of_text = Some(earlier(parts.of_text));
            }
            parts.lines.insert(line_end(document.text(), start));
        }
        parts.names.sort_unstable();
        parts
    }

    /// Whether a diagnostic of the parts is on the line of a place. An error at the end of a line may also be reported
    /// at the next token.
    fn covers(&self, document: &Document, place: u32) -> bool {
        let text = document.text();
        let (before, rest) = text.split_at_checked(place as usize).unwrap_or((text, &[]));
        let blanks = rest.len() - rest.trim_ascii_start().len();
        let places = [before.trim_ascii_end().len(), before.len(), before.len() + blanks];
        places
            .into_iter()
            .filter_map(|place| u32::try_from(place).ok())
            .any(|place| self.lines.contains(&line_end(text, place)))
    }

    /// Returns the functions with misspelt names in their bodies; `None` if such a name is outside of functions, where it
    /// may define something for the others.
    fn units_with_names(&self, document: &Document) -> Option<Vec<Span>> {
        let mut units: Vec<Span> = Vec::new();
        let mut names = self.names.iter().copied().peekable();
        for function in document.tree().unit_roots().filter_map(Operation::cast) {
            let span = function.syntax().span();
            if names.peek().is_some_and(|name| *name <= span.start()) {
                return None;
            }
            let mut has_name = false;
            while names.next_if(|name| *name < span.end()).is_some() {
                has_name = true;
            }
            if has_name {
                units.push(span);
            }
        }
        names.peek().is_none().then_some(units)
    }

    /// Whether an error is far from misspelt names: its operation contains none, and its function has none.
    fn is_apart(&self, document: &Document, units: &[Span], one: &Diagnostic) -> bool {
        let place = one.span.start();
        let next = units.partition_point(|unit| unit.end() <= place);
        let is_in_unit = units.get(next).is_some_and(|unit| unit.start() <= place);
        let has_no_name = |own: Operation<'_>| {
            let span = own.syntax().span();
            let next = self.names.partition_point(|name| *name < span.start());
            self.names.get(next).is_none_or(|name| *name >= span.end())
        };
        !is_in_unit && operation_at(document, place).is_some_and(has_no_name)
    }

    /// Returns the diagnostics of the whole chunk that do not follow from those of its parts.
    fn independent(
        &self,
        document: &Document,
        mut found: Vec<Diagnostic>,
        is_refused: bool,
    ) -> Vec<Diagnostic> {
        if self.error.is_none() && self.form.is_none() && self.names.is_empty() {
            return found;
        }
        let line = |one: &Diagnostic| line_end(document.text(), one.span.start());
        let is_named_only = self.error.is_none() && self.form.is_none();
        if is_refused {
            // A bracket without its partner may be reported far after it.
            let opening = |one: &Diagnostic| match may_follow_missing_bracket(one) {
                true => one.related.first().map(|opening| opening.span.start()),
                false => None,
            };
            let is_covered = |one: &Diagnostic| {
                let mut places = [Some(one.span.start()), opening(one)].into_iter().flatten();
                places.any(|place| self.covers(document, place))
            };
            // The text before this error can be read, although the verifier refuses an operation there.
            let is_independent = |one: &Diagnostic| {
                self.of_text.is_none_or(|of_text| one.span.start() < of_text) && !is_covered(one)
            };
            // Errors of enclosing operations follow from a misspelt name, except those of modules.
            let is_apart = |one: &Diagnostic| is_named_only && is_of_module(document, one);
            found.retain(|one| is_independent(one) || is_apart(one));
        } else if is_named_only {
            let units = self.units_with_names(document);
            found.retain(|one| {
                let is_apart = |units: &Vec<Span>| self.is_apart(document, units, one);
                is_of_module(document, one) || units.as_ref().is_some_and(is_apart)
            });
        } else if self.form.is_some() {
            found.clear();
        } else {
            found.truncate(1);
            found.retain(|one| !self.lines.contains(&line(one)));
        }
        found
    }
}

/// Whether a diagnostic is one of MLIR itself, not of metadata in it.
fn is_of_mlir(found: &Diagnostic) -> bool {
    found.code.name().starts_with("mlir-")
}

/// Whether a chunk has more than modules and their functions.
fn depends_on_surroundings(document: &Document, chunk: SyntaxNode<'_>) -> bool {
    let text = document.text();
    let is_plain = |name: &[u8]| [MODULE, FUNC, "module"].iter().any(|it| it.as_bytes() == name);
    let outside = TopLevel::of(document);
    let is_within = |node: SyntaxNode<'_>| chunk.span().covers(node.span());
    let mut containers = outside.containers.iter().filter(|one| is_within(one.operation.syntax()));
    if containers.any(|one| !is_plain(one.operation.name(text))) {
        return true;
    }
    let mut parts = outside.parts.iter().filter(|part| chunk.span().start() <= part.start());
    if parts.any(|part| part.start() < chunk.span().end()) {
        return true;
    }
    let mut functions = document.tree().unit_roots().filter(|root| is_within(*root));
    functions.any(|root| Operation::cast(root).is_some_and(|one| !is_plain(one.name(text))))
        || outside.containers.iter().any(|one| is_within(one.operation.syntax()))
}

/// Returns the diagnostics of a chunk that is parsed as a whole, and whether they are the first error of its text, not
/// those of its operations.
fn verify_chunk(
    document: &Document,
    chunk: SyntaxNode<'_>,
    parts: &PartDiagnostics,
) -> (Vec<Diagnostic>, bool) {
    let span = chunk.span();
    let text_from =
        |start: u32| document.text().get(start as usize..span.end() as usize).unwrap_or_default();
    // Only the file itself may begin with a byte-order mark. Together with the byte before it, it is an error.
    let has_mark = text_from(span.start()).starts_with(b"\xef\xbb\xbf");
    let start = span.start().saturating_sub(has_mark.into());
    let text = text_from(start);
    // A mark in it does not split the file.
    let joined = without_split_marks(text);
    let text = joined.as_deref().unwrap_or(text);
    let parsed = parse::parse(text, document.registry(), document.limits());
    let is_refused = !parsed.diagnostics.is_empty();
    let found = match is_refused {
        true => parsed.diagnostics,
        false => verify(&parsed.ir, document.registry(), document.limits()),
    };
    let mut found: Vec<_> = found.into_iter().map(|found| found.shifted(start)).collect();
    let is_reported = |found: &Diagnostic| {
        found.severity == Severity::Error || found.code == codes::mlir::OTHER_FORM
    };
    if is_refused {
        found.truncate(1);
        found.retain(|found| is_certain(document, found));
        let settle = |found: Diagnostic| {
            let settled = settle_form(document, chunk, found.clone());
            // If the operation there is right by itself, the error is in one around it.
            let is_of_part = parts.covers(document, found.span.start());
            if is_of_part || is_reported(&settled) { settled } else { found }
        };
        found = found.into_iter().map(settle).collect();
    }
    found.retain(is_reported);
    shorten(document, chunk, &mut found, 0);
    (found, is_refused)
}

/// Whether an error does not depend on names that an undescribed operation may bind in its own way: it is one of a
/// form, or all operations around its place have known forms. For a redefinition, only those within the innermost
/// operation with both definitions matter.
fn is_certain(document: &Document, found: &Diagnostic) -> bool {
    let of_values = [
        codes::mlir::UNDEFINED_VALUE,
        codes::mlir::UNDEFINED_BLOCK,
        codes::mlir::REDEFINED_VALUE,
        codes::mlir::TYPE_MISMATCH,
    ];
    let is_known = |operation: Operation<'_>| {
        let name = document.name_of(operation);
        let name = if name == b"module" { MODULE.as_bytes() } else { name };
        document.registry().operation(name).is_some_and(|entry| entry.has_known_form())
    };
    let around = |place: Span| {
        let path = document.tree().root().path_to(place.start());
        path.into_iter().filter_map(Operation::cast)
    };
    if found.code == codes::mlir::REDEFINED_VALUE
        && let [first] = &*found.related
    {
        let innermost = around(first.span).rfind(|one| one.syntax().span().covers(found.span));
        let is_between = |one: &Operation<'_>| {
            innermost.is_none_or(|outer| outer.syntax().span().covers(one.syntax().span()))
        };
        // The names of results precede the form.
        let is_named = |one: &Operation<'_>| {
            one.name_token().is_some_and(|name| name.span().start() > found.span.start())
        };
        return around(found.span).filter(|one| is_between(one) && !is_named(one)).all(is_known);
    }
    let mut places = found.related.iter().map(|related| related.span).chain([found.span]);
    !of_values.contains(&found.code) || places.all(|place| around(place).all(is_known))
}

/// Whether an error is about a module itself, not about the operations in it.
fn is_of_module(document: &Document, found: &Diagnostic) -> bool {
    let own = operation_at(document, found.span.start());
    own.is_some_and(|own| [MODULE.as_bytes(), b"module"].contains(&own.name(document.text())))
}

//! Verifies operations by the descriptions of their dialects, function by function.
//!
//! Each function is parsed by itself into operations, with the heads of the functions that it calls and the aliases
//! that it uses. Its diagnostics stay with the unit until those change. An operation with syntax or name errors gets no
//! further diagnostics, which would repeat the same error in other words.

use super::follow_ups::{
    ReadError, Repaired, drop_near_errors, is_known_alias, leave_out, may_follow_missing_bracket,
    suppress_unreliable, without_defined_around, without_parents_of_unknown,
};
use super::operation_names::{
    KnownNames, check_container_word, check_function_word, check_names, check_names_of_ir,
};
use super::operation_starts::near_line_end;
use super::rows::Row;
use super::type_names::unknown_types;
use crate::db::{
    Document, DocumentUnit, LONG_FUNCTION_BYTES, UnitCache, alias_definitions, chunks, hash_texts,
};
use crate::named_types::{NamedTypes, TypesCache};
use crate::scope::{
    add_aliases, excerpt_without_aliases, hash_used_aliases, is_former_function, part_excerpt,
    within,
};
use crate::top_level::{Container, TopLevel, TopLevelGroup, lacks_regions};
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{Excerpt, ExcerptReader};
use abide_mlir::shape::{self, Mentions};
use abide_mlir::syntax::{BracketRepair, NodeKind, Operation, SyntaxNode, TokenKind};
use abide_mlir::verify::{VerifiedOps, verify_recovered};
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::text::Span;
use rustc_hash::FxHasher;
use std::hash::Hasher as _;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The maximum length of the definition of an alias that is checked, in bytes: most longer ones are constants.
const MAX_ALIAS_BYTES: u32 = 1 << 16;

/// The diagnostics in a function, and the fingerprint of its surroundings.
#[derive(Debug, Clone)]
struct Verified {
    surroundings: u64,
    /// Ranges count from the function's first byte.
    found: Vec<Diagnostic>,
}

/// The diagnostics in a function's operations: they stay the same while the function and its surroundings do.
#[derive(Debug, Default)]
struct OperationsCache(Mutex<Option<Verified>>);

impl OperationsCache {
    fn known(&self) -> MutexGuard<'_, Option<Verified>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl UnitCache for OperationsCache {}

impl Clone for OperationsCache {
    fn clone(&self) -> OperationsCache {
        OperationsCache(Mutex::new(self.known().clone()))
    }
}

/// Reads and verifies parts of one document.
pub(crate) struct OperationChecker<'d> {
    document: &'d Document,
    reader: ExcerptReader<'d>,
    /// The verifier's facts about the reader's context.
    operations: VerifiedOps<'d>,
    /// The shape analysis' facts about it.
    shapes: Mentions,
    names: KnownNames<'d>,
}

impl<'d> OperationChecker<'d> {
    pub(crate) fn new(document: &'d Document) -> OperationChecker<'d> {
        let reader = ExcerptReader::new(document.registry(), document.limits());
        let reader = reader.with_tree(document.tree());
        OperationChecker {
            document,
            reader,
            operations: VerifiedOps::default(),
            shapes: Mentions::default(),
            names: KnownNames::default(),
        }
    }

    /// Returns the diagnostics in the operations of a unit's function; ranges count from its first byte. `known` are
    /// those of its syntax, its names and its types; `nested` are those of the units within it, whose ranges count from
    /// the first byte of the file.
    pub(crate) fn of_unit(
        &mut self,
        unit: DocumentUnit<'_>,
        known: &[Diagnostic],
        nested: &[Diagnostic],
    ) -> Vec<Diagnostic> {
        let document = self.document;
        let root = document.tree().child_root(unit.index.saturating_sub(1));
        let root = root.unwrap_or_else(|| document.tree().root());
        let here = |span: Span| Span::new(span.start() - unit.offset, span.end() - unit.offset);
        let is_readable = is_readable(document, unit);
        let word = if !is_readable || is_former_function(document, unit) {
            check_function_word(document, root, &within(document, unit))
        } else {
            None
        };
        let word = word.map(|found| found.map_spans(here));
        if !is_readable {
            return word.into_iter().collect();
        }
        let mut found = self.cached(unit, root);
        without_defined_around(document, unit, &mut found);
        let mentioned = unit.facts.operation_names.iter().map(|name| name.shifted(unit.offset));
        let names = check_names(document, &mut self.names, root, mentioned);
        without_parents_of_unknown(document, root, &names, &mut found, unit.offset);
        let types = unit.facts.type_names.iter().map(|name| name.shifted(unit.offset));
        found.extend(unknown_types(document, types).map(|found| found.map_spans(here)));
        found.extend(names.into_iter().map(|found| found.map_spans(here)));
        let known = known.iter().map(|found| (found, found.span.shifted(unit.offset)));
        let all = known.chain(nested.iter().map(|found| (found, found.span)));
        let errors = all.filter(|(found, _)| found.severity == Severity::Error);
        let errors: Vec<ReadError> = errors
            .map(|(error, span)| ReadError {
                span,
                of_brackets: may_follow_missing_bracket(error),
                of_value: error.code == codes::mlir::UNDEFINED_VALUE,
            })
            .collect();
        let mut found = drop_near_errors(&errors, found, unit.offset, document, root);
        found.extend(word);
        found
    }

    /// Returns the diagnostics in the operations of a function, known or new; ranges count from its first byte.
    fn cached(&mut self, unit: DocumentUnit<'_>, root: SyntaxNode<'_>) -> Vec<Diagnostic> {
        let document = self.document;
        let Some(excerpt) = excerpt_without_aliases(document, unit) else { return Vec::new() };
        let surroundings = fingerprint(document, &excerpt);
        let mut cache = unit.facts.kept::<OperationsCache>().known();
        if let Some(verified) = cache.as_ref().filter(|known| known.surroundings == surroundings) {
            return verified.found.clone();
        }
        let start = unit.offset;
        let back = |span: Span| {
            Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start))
        };
        let excerpt = self.with_aliases(excerpt);
        let Checked { found, has_shapes } = self.check(&excerpt, root);
        let found: Vec<_> = found.into_iter().map(|found| found.map_spans(back)).collect();
        if unit.facts.len >= LONG_FUNCTION_BYTES && !has_shapes {
            let place = |name: Span| {
                excerpt.operation.covers(name).then(|| name.start().checked_sub(start)).flatten()
            };
            let types = NamedTypes::of(self.reader.ir(), self.reader.names(), place);
            unit.facts.kept::<TypesCache>().set(surroundings, types);
        }
        *cache = Some(Verified { surroundings, found: found.clone() });
        found
    }

    /// Returns the diagnostics in the operations of the file outside of functions. `known` are those of the syntax, the
    /// names and the types there.
    pub(crate) fn of_file(&mut self, known: &[Diagnostic]) -> Vec<Diagnostic> {
        let document = self.document;
        let errors = sorted(
            known.iter().filter(|found| found.severity == Severity::Error).map(|found| found.span),
        );
        let all_errors: Vec<ReadError> = errors.iter().copied().map(ReadError::from).collect();
        let facts = document.unit(0).map(|file| file.facts);
        let symbols = sorted(
            facts.iter().flat_map(|facts| &facts.references).map(|reference| reference.span),
        );
        let outside = TopLevel::of(document);
        let mut all = self.aliases(&errors);
        all.extend(self.headers(&outside.containers, &errors));
        for container in outside.containers.iter().copied() {
            all.extend(check_container_word(document, container));
        }
        for part in &outside.parts {
            all.extend(self.of_part(part, &errors, &symbols));
        }
        let mentioned = facts.iter().flat_map(|facts| facts.operation_names.iter().copied());
        let root = document.tree().root();
        let names = check_names(document, &mut self.names, root, mentioned);
        without_parents_of_unknown(document, root, &names, &mut all, 0);
        all.extend(unknown_types(
            document,
            facts.iter().flat_map(|facts| facts.type_names.iter().copied()),
        ));
        all.extend(drop_near_errors(&all_errors, names, 0, document, root));
        all
    }

    /// Returns the diagnostics in a part of the file outside of functions. `errors` and `symbols` are the known errors
    /// and symbol mentions, in the order of the text.
    fn of_part(
        &mut self,
        part: &TopLevelGroup<'_>,
        errors: &[Span],
        symbols: &[Span],
    ) -> Vec<Diagnostic> {
        let document = self.document;
        let Some(excerpt) = part_excerpt(document, part) else { return Vec::new() };
        // It is unknown which symbols operations other than modules see; the names of values have been resolved.
        let mentions_symbols = |place: Span| {
            !part.in_module && next(symbols, place).is_some_and(|symbol| place.covers(symbol))
        };
        let first = errors.partition_point(|error| error.start() < part.start());
        let known = errors.get(first..).unwrap_or_default();
        let line = rest_of_line(excerpt.operation.end(), document.text());
        let after = known.partition_point(|error| error.start() <= line.end());
        let known = known.get(..after).unwrap_or_default();
        let known: Vec<ReadError> = known.iter().copied().map(ReadError::from).collect();
        let excerpt = self.with_aliases(excerpt);
        let found = self.check(&excerpt, part.around).found;
        let mut found = drop_near_errors(&known, found, 0, document, part.around);
        // Text in a function is checked with it, unless the braces around it hold attributes.
        let mut operations = part.operations.iter().filter_map(|node| Operation::cast(*node));
        let has_functions = !operations.any(|one| lacks_regions(document, one));
        let is_in_function = |place: Span| {
            let function = document.function_at(place.start());
            has_functions && function.is_some_and(|function| function.span().covers(place))
        };
        let is_undefined = |found: &Diagnostic| {
            let is_of_value = found.code == codes::mlir::UNDEFINED_VALUE;
            is_of_value && is_undefined_outside(document, found.span, part.in_module)
        };
        leave_out(document, &mut found, 0, |found| {
            [
                (Row::OutsideFunctions, !is_undefined(found)),
                (
                    Row::OtherSymbols,
                    found.code != codes::mlir::EXPECTED && mentions_symbols(found.span),
                ),
                (Row::WithinFunction, is_in_function(found.span)),
                (Row::OtherParent, !part.in_module),
            ]
        });
        found
    }

    /// Returns the diagnostics in alias definitions.
    fn aliases(&mut self, errors: &[Span]) -> Vec<Diagnostic> {
        let mut all = Vec::new();
        for chunk in chunks(self.document) {
            let definitions: Vec<Span> = alias_definitions(chunk)
                .map(|(_, node)| node.span())
                .filter(|definition| definition.len() <= MAX_ALIAS_BYTES)
                .filter(|definition| {
                    let line = rest_of_line(definition.end(), self.document.text());
                    next(errors, *definition).is_none_or(|error| error.start() > line.end())
                })
                .collect();
            let mut found = self.reader.read_aliases(self.document.text(), &definitions);
            // One whose definition is wrong is missing in those that use it.
            let document = self.document;
            leave_out(document, &mut found, 0, |found| {
                [(Row::KnownAlias, is_known_alias(document, found.span)), (Row::AliasTable, true)]
            });
            all.extend(found);
        }
        all
    }

    /// Returns the diagnostics in the text before the bodies of modules, and the errors of form before those of other
    /// operations with functions or symbols in them.
    fn headers(&mut self, outside: &[Container<'_>], errors: &[Span]) -> Vec<Diagnostic> {
        let document = self.document;
        let mut all = Vec::new();
        for (operation, body) in with_body(outside) {
            let (node, name) = (operation.syntax(), operation.name(document.text()));
            let is_module = is_module(name);
            if !is_module && document.registry().operation(name).is_none() {
                continue;
            }
            // The brace is parsed, and the text missing after it is not an error of the file.
            let header = Span::new(node.span().start(), body.saturating_add(1));
            if next(errors, header).is_some_and(|error| error.start() <= header.end()) {
                continue;
            }
            let excerpt = Excerpt { operation: header, ..Excerpt::default() };
            let excerpt = self.with_aliases(excerpt);
            // The verifier would miss the body.
            let mut found = match is_module {
                true => self.check(&excerpt, node).found,
                false => self.read(&excerpt, node),
            };
            let first = operation.name_token().map_or(body, |name| name.span().end());
            found.retain(|found| match is_module {
                true => found.span.start() < body,
                false => (first..=body).contains(&found.span.start()),
            });
            leave_out(document, &mut found, 0, |_| [(Row::WithoutBody, !is_module)]);
            all.extend(found);
        }
        all
    }

    /// An excerpt with the aliases that it uses and that the reader does not hold.
    fn with_aliases(&self, mut excerpt: Excerpt) -> Excerpt {
        let document = self.document;
        let text = document.text_through(excerpt.end());
        add_aliases(document, &mut excerpt, |definition| self.reader.holds(text, definition));
        if !std::ptr::eq(text.as_ptr(), document.text_through(excerpt.end()).as_ptr()) {
            // The reader knows definitions by the text that it read them in.
            add_aliases(document, &mut excerpt, |_| false);
        }
        excerpt
    }

    /// The errors of the text of an operation that is parsed by itself; ranges are those of the file.
    fn read(&mut self, excerpt: &Excerpt, node: SyntaxNode<'_>) -> Vec<Diagnostic> {
        let (_, read) = self.read_excerpt(excerpt);
        let found = suppress_unreliable(self.document, node, read, Vec::new(), Repaired::Nothing);
        found.into_iter().filter(|found| excerpt.covers(found.span)).collect()
    }

    /// Checks an operation that is parsed by itself; ranges are those of the file. `node` is the operation, or an
    /// ancestor.
    fn check(&mut self, excerpt: &Excerpt, node: SyntaxNode<'_>) -> Checked {
        let (read, mut verified, has_shapes) = self.find(excerpt);
        verified.extend(check_names_of_ir(self.document, self.reader.ir()));
        let of_braces = |repair: &BracketRepair| {
            matches!(repair.missing, None | Some(TokenKind::LeftBrace | TokenKind::RightBrace))
        };
        let braces = excerpt.repairs.iter().filter(|repair| of_braces(repair));
        let repaired = match braces.map(|repair| repair.offset).min() {
            Some(first) => Repaired::Braces(first),
            None if excerpt.repairs.is_empty() => Repaired::Nothing,
            None => Repaired::Brackets,
        };
        let found = suppress_unreliable(self.document, node, read, verified, repaired);
        let found = found.into_iter().filter(|found| excerpt.covers(found.span));
        let mut found: Vec<_> = found.collect();
        for found in &mut found {
            found.related.retain(|related| excerpt.covers(related.span));
        }
        Checked { found, has_shapes }
    }

    /// Parses an excerpt, with all its aliases if those that the reader holds are not enough.
    fn read_excerpt(&mut self, excerpt: &Excerpt) -> (Option<OperationId>, Vec<Diagnostic>) {
        let text = self.document.text_through(excerpt.end());
        let read = self.reader.read(text, excerpt);
        if !self.reader.needs_all_aliases() {
            return read;
        }
        let mut whole = excerpt.clone();
        add_aliases(self.document, &mut whole, |_| false);
        self.reader.read(text, &whole)
    }

    /// Reads and verifies an excerpt. Returns the diagnostics of its reader, those of the checks of the parsed part, and
    /// whether it contains shape declarations.
    fn find(&mut self, excerpt: &Excerpt) -> (Vec<Diagnostic>, Vec<Diagnostic>, bool) {
        let (document, registry) = (self.document, self.document.registry());
        let (operation, read) = self.read_excerpt(excerpt);
        if operation.is_none() {
            return (read, Vec::new(), false);
        }
        let ir = self.reader.ir();
        self.operations.extend(registry, &ir.context);
        let mut verified = verify_recovered(ir, registry, &self.operations, document.limits());
        let has_shapes = self.shapes.are_in(ir, self.operations.registered());
        if has_shapes && read.is_empty() && verified.is_empty() {
            verified = shape::check_ir(ir, registry);
        }
        (read, verified, has_shapes)
    }
}

/// The diagnostics of an operation.
struct Checked {
    found: Vec<Diagnostic>,
    /// Whether it contains shape declarations: then more than the type of a value is known.
    has_shapes: bool,
}

/// Whether the check of names misses an undefined value of a described operation outside of functions. In a module, the
/// reason may be a symbol in the form of an operation. Otherwise the value may be a part, such as `%a.b`, which only
/// undescribed operations have.
fn is_undefined_outside(document: &Document, name: Span, in_module: bool) -> bool {
    let Some(unit) = document.unit(0) else { return false };
    let uses = &unit.names.uses;
    let first = uses.partition_point(|used| used.name.start() < name.start());
    uses.get(first).filter(|used| used.name.start() == name.start()).is_some_and(|used| {
        let is_part = used.name.end() < name.end();
        is_part || in_module && used.name == name && used.definition.is_none()
    })
}

/// Whether a unit is a function of the file whose name has a dialect, or takes that of its surroundings, or is from before
/// LLVM 15. Otherwise its dialect is unknown.
fn is_readable(document: &Document, unit: DocumentUnit<'_>) -> bool {
    let own = document.unit_from(unit.offset);
    let name = unit.facts.operation_names.first();
    let name = name.map(|name| document.slice(name.shifted(unit.offset)));
    let is_whole =
        |name: &[u8]| name.contains(&b'.') || is_in_default_dialect_around(document, unit, name);
    let is_whole = name.is_some_and(is_whole) || is_former_function(document, unit);
    own.is_some_and(|own| own.index == unit.index) && is_whole
}

/// Whether the operation around a unit has a default dialect, with an operation of this name.
fn is_in_default_dialect_around(document: &Document, unit: DocumentUnit<'_>, name: &[u8]) -> bool {
    let registry = document.registry();
    let around = registry.operation(&within(document, unit));
    around.is_some_and(|around| {
        let whole = [around.default_dialect().as_bytes(), b".", name].concat();
        registry.operation(&whole).is_some()
    })
}

/// Ranges in the order of the text.
fn sorted(spans: impl Iterator<Item = Span>) -> Vec<Span> {
    let mut spans: Vec<Span> = spans.collect();
    spans.sort_unstable();
    spans
}

/// The first of sorted ranges that does not begin before another one.
fn next(sorted: &[Span], from: Span) -> Option<Span> {
    sorted.get(sorted.partition_point(|span| span.start() < from.start())).copied()
}

/// From a place to the end of its line, if that is near.
fn rest_of_line(place: u32, text: &[u8]) -> Span {
    Span::new(place, near_line_end(text, place))
}

/// The operations in their own form with a region, each with the place of that.
fn with_body<'t>(outside: &[Container<'t>]) -> impl Iterator<Item = (Operation<'t>, u32)> {
    outside.iter().filter_map(|container| {
        let operation = container.operation;
        Some((operation, operation.syntax().child(NodeKind::Region)?.span().start()))
    })
}

fn is_module(name: &[u8]) -> bool {
    name == b"module" || name == b"builtin.module"
}

/// A key for the surroundings of a function.
pub(crate) fn fingerprint(document: &Document, excerpt: &Excerpt) -> u64 {
    let mut hasher = FxHasher::default();
    hash_used_aliases(document, excerpt, &mut hasher);
    hash_texts(document, &excerpt.declarations, &mut hasher);
    hasher.write(&excerpt.within);
    // The surrounding text decides where brackets are missing.
    for repair in &excerpt.repairs {
        hasher.write_u32(repair.offset.saturating_sub(excerpt.operation.start()));
    }
    hasher.finish()
}

//! Verifies operations by the descriptions of their dialects, function by function.
//!
//! Each function is parsed by itself into operations, with the heads of the functions that it calls and the aliases
//! that it uses. Its findings stay with the unit until those change. An operation with syntax or name errors gets no
//! further findings, which would repeat the same error in other words.

use super::consequences::{ReadError, apart_from, is_of_brackets};
use super::document::{Document, DocumentUnit, LONG, is_defined_around};
use super::entity::{alias_definitions, chunks};
use super::named_types::NamedTypes;
use super::operation_names::{
    KnownNames, check_container_word, check_function_word, check_names, check_word, is_of_words,
};
use super::other_form::in_a_longer_form;
use super::outside::{Outside, OutsidePart};
use super::scope::{
    add_aliases, excerpt_without_aliases, hash_texts, hash_used_aliases, part_excerpt, within,
};
use abide_dialects::form_varies;
use abide_mlir::parse::{Excerpt, ExcerptReader};
use abide_mlir::registry::RegisteredOp;
use abide_mlir::shape::{self, Mentions};
use abide_mlir::syntax::{BracketRepair, NodeKind, Operation, SyntaxNode, TokenKind};
use abide_mlir::verify::{Known, verify_recovered};
use abide_source::diagnostic::{Detail, Diagnostic, Severity, Wanted, codes};
use abide_source::text::{Span, line_end};
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::Hasher as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Definitions of aliases of more bytes are not checked: most are constants.
const LONGEST_ALIAS: u32 = 1 << 16;

/// The findings in a function, and the fingerprint of its surroundings.
#[derive(Debug, Clone)]
pub(super) struct Verified {
    pub(super) surroundings: u64,
    /// Ranges count from the function's first byte.
    pub(super) found: Vec<Diagnostic>,
    pub(super) summary: Summary,
    /// The types of its values; `None` for a short function, which is quickly parsed again.
    pub(super) types: Option<Arc<NamedTypes>>,
}

/// The properties of a whole function that influence the findings in its parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Summary {
    /// Whether it contains shape declarations: their check needs all of it.
    pub(super) has_shapes: bool,
    /// Whether it could not be fully parsed: then missing symbols are not its errors.
    pub(super) is_broken: bool,
}

/// The findings in a function's operations: they stay the same while the function and its surroundings do.
#[derive(Debug, Default)]
pub(super) struct OperationsCache(Mutex<Option<Verified>>);

impl OperationsCache {
    pub(super) fn known(&self) -> Option<Verified> {
        self.lock().clone()
    }

    pub(super) fn set(&self, verified: Verified) {
        *self.lock() = Some(verified);
    }

    /// Adds the types of the values of the function, where it was verified in the same surroundings.
    pub(super) fn keep_types(&self, surroundings: u64, types: &Arc<NamedTypes>) {
        if let Some(verified) = self.lock().as_mut()
            && verified.surroundings == surroundings
        {
            verified.types = Some(Arc::clone(types));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Verified>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for OperationsCache {
    fn clone(&self) -> OperationsCache {
        OperationsCache(Mutex::new(self.lock().clone()))
    }
}

/// The known data about the contents of a parser's context.
#[derive(Debug, Default)]
pub(super) struct OfContext<'d> {
    operations: Known<'d>,
    shapes: Mentions,
}

/// Reads and verifies parts of one document.
pub(super) struct OperationChecker<'d> {
    document: &'d Document,
    reader: ExcerptReader<'d>,
    known: OfContext<'d>,
    names: KnownNames<'d>,
}

impl<'d> OperationChecker<'d> {
    pub(super) fn new(document: &'d Document) -> OperationChecker<'d> {
        let reader = ExcerptReader::new(document.registry(), document.limits());
        let reader = reader.with_tree(document.tree());
        OperationChecker {
            document,
            reader,
            known: OfContext::default(),
            names: KnownNames::default(),
        }
    }

    /// Returns the findings in the operations of a unit's function; ranges count from its first byte. `known` are
    /// those of its syntax, its names and its types.
    pub(super) fn of_unit(
        &mut self,
        unit: DocumentUnit<'_>,
        known: &[Diagnostic],
    ) -> Vec<Diagnostic> {
        let document = self.document;
        let root = document.tree().child_root(unit.index.saturating_sub(1));
        let root = root.unwrap_or_else(|| document.tree().root());
        let here = |span: Span| Span::new(span.start() - unit.offset, span.end() - unit.offset);
        if !is_readable(document, unit) {
            let found = check_function_word(document, root, &within(document, unit));
            return found.into_iter().map(|found| found.map_spans(here)).collect();
        }
        let mut found = self.cached(unit, root);
        found.retain(|found| !is_defined_around(document, unit, found));
        let mentioned = unit.facts.operation_names.iter().map(|name| name.shifted(unit.offset));
        let names = check_names(document, &mut self.names, root, mentioned);
        let guessed = parents_of_unknown_terminators(root, &names);
        found.retain(|found| !guessed.contains(&found.span.start().saturating_add(unit.offset)));
        found.extend(names.into_iter().map(|found| found.map_spans(here)));
        let back = |span: Span| span.shifted(unit.offset);
        let errors = known.iter().filter(|found| found.severity == Severity::Error);
        let errors: Vec<ReadError> = errors
            .map(|error| ReadError { span: back(error.span), of_brackets: is_of_brackets(error) })
            .collect();
        apart_from(&errors, found, |found| back(found.span), document, root)
    }

    /// Returns the findings in the operations of a function, known or new; ranges count from its first byte.
    fn cached(&mut self, unit: DocumentUnit<'_>, root: SyntaxNode<'_>) -> Vec<Diagnostic> {
        let document = self.document;
        let Some(excerpt) = excerpt_without_aliases(document, unit) else { return Vec::new() };
        let surroundings = fingerprint(document, &excerpt);
        let mut cache = unit.facts.operations.lock();
        if let Some(verified) = cache.as_ref().filter(|known| known.surroundings == surroundings) {
            return verified.found.clone();
        }
        let start = unit.offset;
        let back = |span: Span| {
            Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start))
        };
        let excerpt = self.with_aliases(excerpt);
        let Checked { found, summary } = self.check(&excerpt, root);
        let found: Vec<_> = found.into_iter().map(|found| found.map_spans(back)).collect();
        let types = (unit.facts.len >= LONG).then(|| self.types(&excerpt, start));
        *cache = Some(Verified { surroundings, found: found.clone(), summary, types });
        found
    }

    /// The types of the values of the function that was read last.
    fn types(&self, excerpt: &Excerpt, start: u32) -> Arc<NamedTypes> {
        let place = |name: Span| {
            excerpt.operation.covers(name).then(|| name.start().checked_sub(start)).flatten()
        };
        Arc::new(NamedTypes::of(self.reader.ir(), self.reader.names(), place))
    }

    /// Returns the findings in the operations of the file outside of functions. `known` are those of the syntax, the
    /// names and the types there.
    pub(super) fn of_file(&mut self, known: &[Diagnostic]) -> Vec<Diagnostic> {
        let document = self.document;
        let errors = sorted(
            known.iter().filter(|found| found.severity == Severity::Error).map(|found| found.span),
        );
        let all_errors: Vec<ReadError> = errors.iter().copied().map(ReadError::from).collect();
        let facts = document.unit(0).map(|file| file.facts);
        let symbols = sorted(
            facts.iter().flat_map(|facts| &facts.references).map(|reference| reference.span),
        );
        let outside = Outside::of(document);
        let mut all = self.aliases(&errors);
        all.extend(self.headers(&outside.containers, &errors));
        all.extend(
            outside.containers.iter().filter_map(|one| check_container_word(document, *one)),
        );
        for part in &outside.parts {
            all.extend(self.of_part(part, &errors, &symbols));
        }
        let mentioned = facts.iter().flat_map(|facts| facts.operation_names.iter().copied());
        let root = document.tree().root();
        let names = check_names(document, &mut self.names, root, mentioned);
        let guessed = parents_of_unknown_terminators(root, &names);
        all.retain(|found| !guessed.contains(&found.span.start()));
        all.extend(apart_from(&all_errors, names, |found| found.span, document, root));
        all
    }

    /// Returns the findings in a part of the file outside of functions. `errors` and `symbols` are the known errors
    /// and symbol mentions, in the order of the text.
    fn of_part(
        &mut self,
        part: &OutsidePart<'_>,
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
        let behind = known.partition_point(|error| error.start() <= line.end());
        let known = known.get(..behind).unwrap_or_default();
        let known: Vec<ReadError> = known.iter().copied().map(ReadError::from).collect();
        let excerpt = self.with_aliases(excerpt);
        let found = self.check(&excerpt, part.around).found;
        let mut found = apart_from(&known, found, |found| found.span, document, part.around);
        // Text in a function is checked with it.
        let is_in_function = |place: Span| {
            let function = document.function_at(place.start());
            function.is_some_and(|function| function.span().covers(place))
        };
        found.retain(|found| {
            (!is_of_names(found) || found.code == codes::mlir::UNDEFINED_ALIAS)
                && !mentions_symbols(found.span)
                && !is_in_function(found.span)
                && (part.in_module || !matches!(found.detail(), Some(Detail::Parent(_))))
        });
        found
    }

    /// Returns the findings in alias definitions.
    fn aliases(&mut self, errors: &[Span]) -> Vec<Diagnostic> {
        let mut all = Vec::new();
        for chunk in chunks(self.document) {
            let definitions: Vec<Span> = alias_definitions(chunk)
                .map(|(_, node)| node.span())
                .filter(|definition| definition.len() <= LONGEST_ALIAS)
                .filter(|definition| {
                    let line = rest_of_line(definition.end(), self.document.text());
                    next(errors, *definition).is_none_or(|error| error.start() > line.end())
                })
                .collect();
            let found = self.reader.read_aliases(self.document.text(), &definitions).into_iter();
            // One whose definition is wrong is missing in those that use it.
            let document = self.document;
            all.extend(found.filter(|found| match found.code == codes::mlir::UNDEFINED_ALIAS {
                true => !is_known_alias(document, found.span),
                false => !is_of_aliases(found),
            }));
        }
        all
    }

    /// Returns the findings in the text before the bodies of modules, and the errors of form before those of other
    /// operations with functions or symbols in them.
    fn headers(&mut self, outside: &[Operation<'_>], errors: &[Span]) -> Vec<Diagnostic> {
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
            let found = self.check(&excerpt, node).found.into_iter();
            let first = operation.name_token().map_or(body, |name| name.span().end());
            all.extend(found.filter(|found| match is_module {
                true => found.span.start() < body,
                // The verifier would miss the body.
                false => {
                    found.code == codes::mlir::EXPECTED
                        && (first..=body).contains(&found.span.start())
                }
            }));
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

    /// Checks an operation that is parsed by itself; ranges are those of the file. `node` is the operation, or an
    /// ancestor.
    fn check(&mut self, excerpt: &Excerpt, node: SyntaxNode<'_>) -> Checked {
        let text = self.document.text_through(excerpt.end());
        let Found { read, verified, summary } =
            find(&mut self.reader, text, self.document, &mut self.known, excerpt);
        let of_braces = |repair: &BracketRepair| {
            matches!(repair.missing, None | Some(TokenKind::LeftBrace | TokenKind::RightBrace))
        };
        let repaired = match excerpt.repairs.iter().any(of_braces) {
            true => Repaired::Braces,
            false if excerpt.repairs.is_empty() => Repaired::Nothing,
            false => Repaired::Brackets,
        };
        let found = settled(self.document, node, read, verified, repaired);
        let found = found.into_iter().filter(|found| excerpt.covers(found.span));
        let mut found: Vec<_> = found.collect();
        for found in &mut found {
            found.related.retain(|related| excerpt.covers(related.span));
        }
        Checked { found, summary }
    }
}

/// The offsets of the names of operations whose blocks end with an unknown operation: errors about their terminators
/// follow from that one. `names` are the errors of unknown operations.
fn parents_of_unknown_terminators(root: SyntaxNode<'_>, names: &[Diagnostic]) -> Vec<u32> {
    let errors = names.iter().filter(|found| found.severity == Severity::Error);
    let parents = errors.filter_map(|error| {
        let path = root.path_to(error.span.start());
        let mut around = path.iter().rev();
        let own = around.find(|node| node.kind().is_operation())?;
        let block = around.find(|node| node.kind() == NodeKind::Block)?;
        let last = block.children().filter(|node| node.kind().is_operation()).last()?;
        let parent = around.find_map(|node| Operation::cast(*node))?;
        let name = parent.name_token()?.span();
        (last.span() == own.span()).then_some(name.start())
    });
    parents.collect()
}

/// The findings of an operation.
struct Checked {
    found: Vec<Diagnostic>,
    summary: Summary,
}

/// The findings in an excerpt.
pub(super) struct Found {
    /// By its reader.
    pub(super) read: Vec<Diagnostic>,
    /// By those who look at what was read.
    pub(super) verified: Vec<Diagnostic>,
    pub(super) summary: Summary,
}

/// Reads and verifies an excerpt. `known` is of the reader's context.
pub(super) fn find<'d, 't>(
    reader: &mut ExcerptReader<'t>,
    text: &'t [u8],
    document: &'d Document,
    known: &mut OfContext<'d>,
    excerpt: &Excerpt,
) -> Found {
    let registry = document.registry();
    let (operation, read) = reader.read(text, excerpt);
    let mut found = Found { read, verified: Vec::new(), summary: Summary::default() };
    if let Some(operation) = operation {
        let ir = reader.ir();
        found.summary.is_broken = ir.opaque_text(operation).is_some();
        let OfContext { operations, shapes } = known;
        operations.extend(registry, &ir.context);
        found.verified = verify_recovered(ir, registry, operations, document.limits());
        found.summary.has_shapes = shapes.are_in(ir, operations.registered());
        if found.summary.has_shapes && found.read.is_empty() && found.verified.is_empty() {
            found.verified = shape::check_ir(ir, registry);
        }
    }
    found
}

/// The missing or surplus brackets in an excerpt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repaired {
    /// None.
    Nothing,
    /// No braces.
    Brackets,
    /// Braces, so that the region of each operation is uncertain.
    Braces,
}

/// Filters the findings in an excerpt; ranges are those of the file. `node` contains the excerpt.
pub(super) fn settled(
    document: &Document,
    node: SyntaxNode<'_>,
    read: Vec<Diagnostic>,
    mut verified: Vec<Diagnostic>,
    repaired: Repaired,
) -> Vec<Diagnostic> {
    let mut found: Vec<_> =
        read.into_iter().map(|found| in_another_form(document, node, found)).collect();
    for found in found.iter_mut().filter(|found| is_of_words(found)) {
        *found = check_word(document, node, found.clone());
    }
    if found.iter().any(|found| found.severity == Severity::Error) {
        // What is around a broken operation on its line lacks that.
        let line = |found: &Diagnostic| line_end(document.text_of(node), found.span.start());
        let errors = found.iter().filter(|found| found.severity == Severity::Error);
        let lines: FxHashSet<u32> = errors.map(line).collect();
        verified.retain(|found| !lines.contains(&line(found)));
    }
    found.extend(verified);
    let known_aliases = found
        .iter()
        .filter(|found| found.code == codes::mlir::UNDEFINED_ALIAS)
        .map(|found| found.span)
        .filter(|alias| is_known_alias(document, *alias))
        .collect::<Vec<_>>();
    // Text that is not an operation may have been meant as the last one of its block.
    let hides_end = |one: &Diagnostic| {
        one.code == codes::mlir::OTHER_FORM || one.wanted() == Some(&Wanted::OperationName)
    };
    let is_open = repaired != Repaired::Nothing || found.iter().any(hides_end);
    found.retain(|found| {
        if found.code == codes::mlir::UNDEFINED_ALIAS && known_aliases.contains(&found.span) {
            return false;
        }
        if is_open && found.detail().is_some_and(is_of_ends)
            || repaired == Repaired::Braces && is_of_regions(found)
        {
            return false;
        }
        // The table of symbols reports it as well.
        !matches!(found.detail(), Some(Detail::RedefinedSymbol(_)))
    });
    found
}

/// Whether an error depends on where a region ends, which is unknown after a missing brace or an operation in another
/// form.
fn is_of_ends(detail: &Detail) -> bool {
    matches!(
        detail,
        Detail::NoTerminator(_)
            | Detail::EmptyBlock
            | Detail::TerminatorNotLast
            | Detail::SuccessorsNotLast
    )
}

/// Whether an error depends on which region an operation is in, which is unknown after a missing brace.
fn is_of_regions(found: &Diagnostic) -> bool {
    found.code == codes::mlir::REDEFINED_BLOCK
        || matches!(
            found.detail(),
            Some(
                Detail::Expected(Wanted::OperationName)
                    | Detail::Parent(_)
                    | Detail::PublicDeclaration
                    | Detail::UnknownOperation { tried: Some(_), .. }
            )
        )
}

/// Whether a finding is about names.
fn is_of_names(found: &Diagnostic) -> bool {
    [
        codes::mlir::UNDEFINED_VALUE,
        codes::mlir::REDEFINED_VALUE,
        codes::mlir::BAD_RESULT_NUMBER,
        codes::mlir::UNDEFINED_BLOCK,
        codes::mlir::REDEFINED_BLOCK,
    ]
    .contains(&found.code)
        || is_of_aliases(found)
}

/// Whether a finding is about the names of aliases.
fn is_of_aliases(found: &Diagnostic) -> bool {
    [codes::mlir::UNDEFINED_ALIAS, codes::mlir::REDEFINED_ALIAS, codes::mlir::BAD_ALIAS_NAME]
        .contains(&found.code)
}

/// Whether the file defines an alias, or its absence is already reported: if the parser does not find it, its
/// definition has an error.
fn is_known_alias(document: &Document, alias: Span) -> bool {
    let name = document.slice(alias);
    document.aliases().definition(name, alias.start()).is_some()
        || document.names().diagnostics.iter().any(|found| found.span == alias)
}

/// Whether a unit is a function of the file whose name has a dialect, or takes that of its surroundings. Otherwise it
/// is from before LLVM 15, or its dialect is unknown.
fn is_readable(document: &Document, unit: DocumentUnit<'_>) -> bool {
    let own = document.unit_from(unit.offset);
    let name = unit.facts.operation_names.first();
    let name = name.map(|name| document.slice(name.shifted(unit.offset)));
    let is_whole = |name: &[u8]| name.contains(&b'.') || is_of_surroundings(document, unit, name);
    own.is_some_and(|own| own.index == unit.index) && name.is_some_and(is_whole)
}

/// Whether the operation around a unit has a dialect for names without one, which has one of this name.
fn is_of_surroundings(document: &Document, unit: DocumentUnit<'_>, name: &[u8]) -> bool {
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

/// From a place to the end of its line.
fn rest_of_line(place: u32, text: &[u8]) -> Span {
    Span::new(place, line_end(text, place))
}

/// The operations in their own form with a region, each with the place of that.
fn with_body<'t>(outside: &[Operation<'t>]) -> impl Iterator<Item = (Operation<'t>, u32)> {
    outside.iter().filter_map(|operation| {
        Some((*operation, operation.syntax().child(NodeKind::Region)?.span().start()))
    })
}

fn is_module(name: &[u8]) -> bool {
    name == b"module" || name == b"builtin.module"
}

/// Weakens a finding if the operation's form differs between versions of LLVM: text that does not fit ours may fit
/// another one, so an error is not certain.
fn in_another_form(document: &Document, node: SyntaxNode<'_>, mut found: Diagnostic) -> Diagnostic {
    if [codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION].contains(&found.code) {
        let path = node.path_to(found.span.start());
        let operation = path.iter().copied().rev().find_map(Operation::cast);
        let name = operation.map(|operation| document.name_of(operation));
        // Affine maps are the same in all of them.
        let is_affine = |node: &SyntaxNode<'_>| {
            [NodeKind::AffineMap, NodeKind::IntegerSet].contains(&node.kind())
        };
        let lacks_bracket = operation.is_some_and(|operation| !brackets_match(operation.syntax()));
        let is_bare = operation.is_some_and(|operation| is_bare(document, operation));
        let there = document.slice(found.span);
        let varies =
            name.is_none_or(|name| form_varies(document.registry(), name, found.detail(), there));
        if varies && !path.iter().any(is_affine) && !lacks_bracket && !is_bare {
            found.code = codes::mlir::UNKNOWN_FORM;
        } else if found.code == codes::mlir::EXPECTED
            && let Some(operation) = operation.filter(|_| !lacks_bracket)
        {
            found = in_a_longer_form(document, operation, found);
        }
    }
    found.severity = found.code.severity();
    found
}

/// Whether an operation that has operands in all versions ends after its name.
fn is_bare(document: &Document, operation: Operation<'_>) -> bool {
    let name = operation.name_token();
    let end = name.map_or(0, |name| name.span().end());
    let entry = document.registry().operation(document.name_of(operation));
    operation.syntax().span().end() == end && entry.is_some_and(RegisteredOp::needs_operands)
}

/// Whether the brackets in an operation match in number, for each kind, as they do in all versions. Its regions do
/// not count.
fn brackets_match(operation: SyntaxNode<'_>) -> bool {
    let mut open = [0_i32; 4];
    let mut nodes = vec![operation];
    while let Some(node) = nodes.pop() {
        for token in node.own_tokens().filter(|token| !token.span().is_empty()) {
            let (kind, change) = match token.kind() {
                TokenKind::LeftParen => (0, 1),
                TokenKind::RightParen => (0, -1),
                TokenKind::LeftBracket => (1, 1),
                TokenKind::RightBracket => (1, -1),
                TokenKind::LeftBrace => (2, 1),
                TokenKind::RightBrace => (2, -1),
                TokenKind::Less => (3, 1),
                TokenKind::Greater => (3, -1),
                _ => continue,
            };
            if let Some(count) = open.get_mut(kind) {
                *count += change;
            }
        }
        if node.kind() != NodeKind::Region {
            nodes.extend(node.children());
        }
    }
    open == [0; 4]
}

/// Tells the surroundings of a function apart.
pub(super) fn fingerprint(document: &Document, excerpt: &Excerpt) -> u64 {
    let mut hasher = FxHasher::default();
    hash_used_aliases(document, excerpt, &mut hasher);
    hash_texts(document, &excerpt.declarations, &mut hasher);
    hasher.write(&excerpt.within);
    // The same text may lack its brackets in other places, by what is around it.
    for repair in &excerpt.repairs {
        hasher.write_u32(repair.offset.saturating_sub(excerpt.operation.start()));
    }
    hasher.finish()
}

//! Unknown names of operations in a document: those of described dialects, of dialects that are nearly described ones,
//! and words that are not operations.

use super::old_names::{name_of_today, old_name_of};
use super::other_form::{as_longer_form, as_other_form};
use crate::db::Document;
use crate::entity::operations_around;
use crate::top_level::Container;
use crate::type_fits::may_have_type;
use abide_dialects::func::FUNC;
use abide_dialects::{
    UNPREFIXED_DIALECTS, UnknownOperation, is_former_function_terminator,
    is_former_unprefixed_name, is_gone, is_known_project_dialect, is_undescribed_upstream_dialect,
    unknown_operation,
};
use abide_mlir::ir::Ir;
use abide_mlir::registry::BrokenDescription;
use abide_mlir::syntax::{NodeSet, Operation, SyntaxNode, TokenSet, WalkEvent, unquoted};
use abide_source::diagnostic::{Detail, Diagnostic, Fix, Message, Severity, codes};
use abide_source::spelling::{nearest, within};
use abide_source::text::{Span, TextEdit};
use rustc_hash::{FxHashMap, FxHashSet};

/// The minimum length of a dialect's name for suggestions, in bytes: shorter names are near too many others.
const MIN_DIALECT_BYTES: usize = 3;

/// The words that begin functions in other languages.
const FUNCTION_WORDS: [&str; 5] = ["def", "define", "fn", "fun", "function"];

/// Names of operations of one document that are known.
#[derive(Debug, Default)]
pub(crate) struct KnownNames<'d>(FxHashSet<&'d [u8]>);

impl<'d> KnownNames<'d> {
    /// Whether an operation has this name, as in the text; the parser handles names without a dialect.
    fn contains(&mut self, document: &'d Document, name: &'d [u8]) -> bool {
        if self.0.contains(name) {
            return true;
        }
        let own = unquoted(name);
        let is_described = || document.registry().operation(own).is_some();
        let (registry, asked) = (document.registry(), document.asked_version());
        let is_lost = || std::str::from_utf8(own).is_ok_and(|own| is_gone(registry, asked, own));
        let is_known = !own.contains(&b'.') || is_described() && !is_lost();
        is_known && self.0.insert(name)
    }
}

/// Checks the names of a unit's operations; `mentioned` has the first mention of each name. Ranges are those of the
/// file.
pub(crate) fn check_names<'d>(
    document: &'d Document,
    known: &mut KnownNames<'d>,
    root: SyntaxNode<'_>,
    mentioned: impl Iterator<Item = Span> + Clone,
) -> Vec<Diagnostic> {
    let mut names = mentioned.clone().map(|name| document.slice(name));
    if names.all(|name| known.contains(document, name)) {
        return Vec::new();
    }
    let mut dialects = FxHashMap::default();
    for name in mentioned.clone().filter_map(|name| dialect_of(document.slice(name))) {
        *dialects.entry(name).or_default() += 1;
    }
    let mut judged = Judgements::default();
    let mut is_any_unknown = false;
    for name in mentioned {
        let written = document.slice(name);
        let judgement =
            judged.entry(written).or_insert_with(|| judge(document, written, &dialects));
        is_any_unknown |= judgement.is_some() || old_full_name(document, name).is_some();
    }
    if !is_any_unknown {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut walk = root.walk_over(NodeSet::OPERATIONS, TokenSet::NONE);
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(node) = event else { continue };
        if node.is_unit_root() && node.span() != root.span() {
            walk.skip_node();
        } else if let Some(operation) = Operation::cast(node) {
            found.extend(check_name(document, operation, &judged));
        }
    }
    found
}

/// The number of operations of each dialect of a unit, by name.
type OperationCounts<'t> = FxHashMap<&'t str, u32>;

fn dialect_of(name: &[u8]) -> Option<&str> {
    std::str::from_utf8(unquoted(name)).ok()?.split_once('.').map(|(dialect, _)| dialect)
}

/// The operations whose names are nearest to an unknown one, in the order of the alphabet.
pub(crate) fn near(document: &Document, written: &[u8]) -> Vec<String> {
    judge(document, written, &OperationCounts::default())
        .map(|found| found.meant)
        .unwrap_or_default()
}

/// The judgements on the names of a unit; `None` for known ones. Each is compared with all names of a dialect once.
type Judgements<'t> = FxHashMap<&'t [u8], Option<UnknownOperation>>;

fn judge(
    document: &Document,
    written: &[u8],
    met: &OperationCounts<'_>,
) -> Option<UnknownOperation> {
    let name = std::str::from_utf8(unquoted(written)).ok()?;
    let (dialect, own) = name.split_once('.')?;
    let registry = document.registry();
    let is_quoted = written.starts_with(b"\"");
    let found = unknown_operation(registry, document.asked_version(), name, is_quoted);
    if found.is_some() || registry.dialects().dialect(dialect).is_some() {
        return found;
    }
    // It may be in an unreadable part or in a file that is not text.
    let is_lost =
        |broken: &BrokenDescription| broken.dialect == dialect || broken.dialect.is_empty();
    if own.is_empty() || registry.broken().iter().any(is_lost) {
        return None;
    }
    if let Some(meant) = misspelt_dialect(document, dialect, own, met) {
        return Some(UnknownOperation { severity: Severity::Error, meant: vec![meant] });
    }
    let meant = vec![swapped_dialect(document, dialect, own)?];
    Some(UnknownOperation { severity: Severity::Warning, meant })
}

/// The operation of the same name in a dialect whose name is near to the written one: a described dialect, or one of
/// another project that the unit has operations of. A dialect with several operations in the unit is not a misspelling.
fn misspelt_dialect(
    document: &Document,
    dialect: &str,
    own: &str,
    met: &OperationCounts<'_>,
) -> Option<String> {
    let is_a_name = is_undescribed_upstream_dialect(dialect) || is_known_project_dialect(dialect);
    if is_a_name || met.get(dialect) != Some(&1) {
        return None;
    }
    let described = document.registry().dialects().names();
    let is_long = |one: &&str| one.len() > MIN_DIALECT_BYTES && dialect.len() >= MIN_DIALECT_BYTES;
    let near = within(1, dialect, described.filter(is_long)).into_iter();
    let known = near
        .map(|one| format!("{one}.{own}"))
        .find(|name| document.registry().operation(name.as_bytes()).is_some());
    known.or_else(|| {
        let met =
            met.keys().copied().filter(|one| is_long(one) && is_undescribed_upstream_dialect(one));
        within(1, dialect, met).first().map(|one| format!("{one}.{own}"))
    })
}

/// The operation of the same name in a dialect whose short name has the same letters in another order: `opm.parallel`.
fn swapped_dialect(document: &Document, dialect: &str, own: &str) -> Option<String> {
    let letters = |name: &str| {
        let mut letters: Vec<u8> = name.bytes().collect();
        letters.sort_unstable();
        letters
    };
    let is_a_name = is_undescribed_upstream_dialect(dialect) || is_known_project_dialect(dialect);
    let written = letters(dialect);
    let described = document.registry().dialects().names();
    let is_short = |one: &&str| one.len() == MIN_DIALECT_BYTES && letters(one) == written;
    let near = within(1, dialect, described.filter(is_short)).into_iter();
    let mut names = near.map(|one| format!("{one}.{own}")).filter(|_| !is_a_name);
    names.find(|name| document.registry().operation(name.as_bytes()).is_some())
}

/// As [`old_name_of`]; words without a dialect are checked where the parser finds them ([`settle_form`]).
fn old_full_name(document: &Document, name: Span) -> Option<Diagnostic> {
    document.slice(name).contains(&b'.').then(|| old_name_of(document, name)).flatten()
}

fn check_name(
    document: &Document,
    operation: Operation<'_>,
    judged: &Judgements<'_>,
) -> Option<Diagnostic> {
    let token = operation.name_token()?;
    if let Some(old) = old_full_name(document, token.span()) {
        return Some(old);
    }
    let judgement = judged.get(document.slice(token.span()))?.as_ref()?;
    if may_be_attribute(document, token.span()) {
        return None;
    }
    Some(report_unknown(document, token.span(), operation, judgement))
}

/// Whether a name is the only word in the braces of an operation without regions, or on one line after an undescribed
/// operation: the tree takes the name of a terminator there for an operation, which may be an attribute.
fn may_be_attribute(document: &Document, name: Span) -> bool {
    let (before, rest) = document.text().split_at(name.start() as usize);
    let after = rest.get(name.len() as usize..).unwrap_or_default();
    let line = before.trim_ascii_end();
    if !line.ends_with(b"{") || !after.trim_ascii_start().starts_with(b"}") {
        return false;
    }
    let path = document.tree().root().path_to(name.start());
    let around = path.into_iter().rev().filter_map(Operation::cast).nth(1);
    let Some(around) = around.filter(|around| !around.is_generic()) else { return false };
    let own = around.name(document.text());
    let prefixes: [&[u8]; 3] = [b"", b"builtin.", b"func."];
    let mut names = prefixes.iter().map(|prefix| [prefix, own].concat());
    match names.find_map(|name| document.registry().operation(&name)) {
        Some(entry) => entry.description().regions.is_empty(),
        None => !before.get(line.len()..).is_some_and(|gap| gap.contains(&b'\n')),
    }
}

/// Checks the names of undescribed operations of an IR that the tree does not have as operations: in `{ scf.yeild }` it
/// sees an attribute. The ranges of the IR are those of the file.
pub(crate) fn check_names_of_ir(document: &Document, ir: &Ir) -> Vec<Diagnostic> {
    let mut judged = FxHashMap::default();
    let mut found = Vec::new();
    for operation in ir.undescribed() {
        let (name, start) = (ir.name_bytes(operation), ir.span(operation).start());
        let end = start.saturating_add(u32::try_from(name.len()).unwrap_or(u32::MAX));
        let span = Span::new(start, end);
        if document.slice(span) != name {
            // It has the generic form, or leaves its dialect out.
            continue;
        }
        let met = OperationCounts::default();
        let judgement = judged.entry(name).or_insert_with(|| judge(document, name, &met));
        let Some(judgement) = judgement else { continue };
        let path = document.tree().root().path_to(start);
        let Some(around) = path.into_iter().rev().find_map(Operation::cast) else { continue };
        if around.name_token().is_none_or(|token| token.span() != span) {
            found.push(report_unknown(document, span, around, judgement));
        }
    }
    found
}

/// The diagnostic of an unknown name; `operation` is its operation of the tree.
fn report_unknown(
    document: &Document,
    span: Span,
    operation: Operation<'_>,
    judgement: &UnknownOperation,
) -> Diagnostic {
    let UnknownOperation { severity, meant } = judgement;
    let severity = *severity;
    let name = String::from_utf8_lossy(unquoted(document.slice(span))).into_owned();
    let (meant, is_certain) = best_candidate(document, operation, meant);
    let advice = match meant {
        Some(_) => "",
        None if severity == Severity::Information => ": an extension of its dialect may add it",
        None if severity == Severity::Error => "",
        None => {
            ": if another version of its dialect has it, the project's .td files can describe it"
        }
    };
    let detail = Detail::UnknownOperation { name, tried: None, meant: meant.clone() };
    let message = Message::from(detail).and(advice);
    let found = Diagnostic::new(codes::mlir::UNKNOWN_OPERATION, span, message);
    // Of several names an editor offers all.
    let meant = meant.filter(|_| is_certain);
    let is_quoted = document.slice(span).starts_with(b"\"");
    with_suggestion(found.with_severity(severity), meant, is_quoted)
}

/// The name whose types fit, of several that are equally near, and whether it is the only one: `arith.add` of integers
/// is `arith.addi`.
fn best_candidate(
    document: &Document,
    operation: Operation<'_>,
    meant: &[String],
) -> (Option<String>, bool) {
    let meant: Vec<&String> =
        meant.iter().filter(|name| fits_written_type(document, operation, name)).collect();
    let types = operation.syntax().tokens().filter(|token| {
        let text = document.slice(token.span());
        let is_number = text.get(1..).is_some_and(|rest| rest.iter().all(u8::is_ascii_digit));
        text == b"index" || text.len() > 1 && is_number && matches!(text, [b'i' | b'f', ..])
    });
    let last = types.last().and_then(|token| document.slice(token.span()).first().copied());
    let fits = |name: &&&String| last.is_some_and(|last| name.as_bytes().last() == Some(&last));
    let fitting: Vec<&String> = meant.iter().filter(fits).copied().collect();
    let is_certain = meant.len() == 1 || fitting.len() == 1;
    (fitting.first().or_else(|| meant.first()).map(|name| (*name).clone()), is_certain)
}

/// Whether a value of the operation with this name may have the only type that another operation is written with: a
/// negation of floats is not meant by one of integers.
fn fits_written_type(document: &Document, operation: Operation<'_>, name: &str) -> bool {
    let Some(entry) = document.registry().operation(name.as_bytes()) else { return true };
    let mut types = operation.syntax().children().filter(|child| child.kind().is_type());
    let (Some(only), None) = (types.next(), types.next()) else { return true };
    let text = String::from_utf8_lossy(document.slice(only.span())).into_owned();
    may_have_type(document, entry.description(), &text)
}

fn with_suggestion(found: Diagnostic, meant: Option<String>, quoted: bool) -> Diagnostic {
    let Some(meant) = meant else { return found };
    let title = format!("change it to '{meant}'");
    let written = if quoted { format!("\"{meant}\"") } else { meant };
    let edit = TextEdit::new(found.span, written);
    found.with_fix(Fix::uncertain(title, vec![edit]))
}

/// Decides whether a diagnostic of the parser in an operation's form, or about a word that is not an operation, is an
/// error: another version may have the form, and before LLVM 15 more words were operations. `node` contains its place.
pub(crate) fn settle_form(
    document: &Document,
    node: SyntaxNode<'_>,
    found: Diagnostic,
) -> Diagnostic {
    let found = as_other_form(document, node, found);
    match is_unknown_operation(&found) {
        true => check_word(document, node, found),
        false => found,
    }
}

/// Checks a word without a dialect that is not an operation, which the parser has found in a region of a described
/// operation.
fn check_word(document: &Document, node: SyntaxNode<'_>, found: Diagnostic) -> Diagnostic {
    let Ok(word) = std::str::from_utf8(document.slice(found.span)) else { return found };
    let path = node.path_to(found.span.start());
    let own = path.iter().rev().find_map(|node| Operation::cast(*node));
    let begins = own.and_then(Operation::name_token).is_some_and(|it| it.span() == found.span);
    let around = path.iter().rev().filter_map(|node| Operation::cast(*node));
    let (is_known, parent) = enclosing(document, around.skip(1).collect(), found.span.start());
    let is_misplaced = begins && is_former_function_terminator(word) && parent.is_some();
    if is_known && is_misplaced {
        let found =
            Diagnostic { code: codes::mlir::UNKNOWN_OPERATION, severity: Severity::Error, ..found };
        return match parent == Some(b"module") {
            true => found.with_help(format!("'{word}' ends a function: move it into one")),
            false => found,
        };
    }
    if is_former_unprefixed_name(word) || !is_known {
        if is_known
            && begins
            && let Some(old) = old_name_of(document, found.span)
        {
            return old;
        }
        return match name_of_today(document, found.span).filter(|_| begins) {
            Some(today) => found.with_help(format!("the operation of MLIR is '{today}'")),
            None => found,
        };
    }
    if !begins {
        // It follows an operation that ends before it.
        let found =
            Diagnostic { code: codes::mlir::UNKNOWN_OPERATION, severity: Severity::Error, ..found };
        return match own {
            Some(operation) => as_longer_form(document, operation, found),
            None => found,
        };
    }
    as_unknown_word(document, word, parent.unwrap_or_default(), found)
}

/// Whether all operations around a place are known and described by MLIR, and the name of the innermost one. `around` are
/// those that the tree has.
fn enclosing<'d>(
    document: &'d Document,
    mut around: Vec<Operation<'d>>,
    at: u32,
) -> (bool, Option<&'d [u8]>) {
    if around.is_empty() {
        // Modules are read without their bodies.
        around.extend(operations_around(document, at).skip(1));
    }
    let (mut is_known, mut parent) = (true, None);
    for operation in around {
        let name = document.name_of(operation);
        parent = parent.or(Some(name));
        let full: &[u8] = match name {
            b"module" => b"builtin.module",
            // The name of functions in old versions, without a dialect.
            b"func" => FUNC.as_bytes(),
            _ => name,
        };
        let entry = document.registry().operation(full);
        is_known &= entry.is_some_and(|entry| entry.description().place.is_none());
    }
    (is_known, parent)
}

/// The error of a word in a region of `parent` that is not an operation, with the operation that it may mean.
fn as_unknown_word(
    document: &Document,
    word: &str,
    parent: &[u8],
    found: Diagnostic,
) -> Diagnostic {
    let dialects = document.registry().dialects();
    let names = UNPREFIXED_DIALECTS.iter().filter_map(|name| dialects.dialect(name));
    let mut operations: Vec<(&str, &str)> = Vec::new();
    for dialect in names {
        for op in &dialect.ops {
            operations.extend(op.name.split_once('.').map(|(_, own)| (own, &*op.name)));
        }
    }
    let near = nearest(word, operations.iter().map(|(own, _)| *own));
    let function = FUNCTION_WORDS.contains(&word).then_some((FUNC, FUNC));
    let named = near.first().and_then(|near| operations.iter().find(|(own, _)| own == near));
    let meant = function.as_ref().or(named);
    let default_dialect = default_dialect(document, parent);
    let meant = meant.map(|(own, full)| match full.strip_suffix(own) {
        Some(dialect) if dialect.strip_suffix('.') == Some(default_dialect) => (*own).to_owned(),
        _ => (*full).to_owned(),
    });
    let detail = match *found.detail {
        Detail::UnknownOperation { name, tried, .. } => {
            Detail::UnknownOperation { name, tried, meant: meant.clone() }
        }
        _ => Detail::UnknownOperation { name: word.to_owned(), tried: None, meant: meant.clone() },
    };
    let found = Diagnostic::new(codes::mlir::UNKNOWN_OPERATION, found.span, detail);
    with_suggestion(found, meant, false)
}

/// The error of a function that is called `func`, as before LLVM 15, in a region whose operations are known: in the region
/// of an unknown operation it may be of its dialect. `within` is the name of the enclosing operation; empty in a file.
pub(crate) fn check_function_word(
    document: &Document,
    root: SyntaxNode<'_>,
    within: &[u8],
) -> Option<Diagnostic> {
    let name = Operation::cast(root)?.name_token()?.span();
    let is_known = is_module(within) || document.registry().operation(within).is_some();
    if document.slice(name) != b"func" || !is_known {
        return None;
    }
    let dialect = default_dialect(document, within);
    let detail = Detail::UnknownOperation {
        name: "func".to_owned(),
        tried: Some(dialect.to_owned()),
        meant: Some(FUNC.to_owned()),
    };
    let found = Diagnostic::new(codes::mlir::UNKNOWN_OPERATION, name, detail);
    let edit = TextEdit::new(name, FUNC);
    Some(found.with_fix(Fix::safe(format!("change it to '{FUNC}'"), vec![edit])))
}

/// Reports an operation around functions or other symbols whose name is an unknown word without a dialect, such as
/// `modle`. Its contents are read without it.
pub(crate) fn check_container_word(
    document: &Document,
    container: Container<'_>,
) -> Option<Diagnostic> {
    let span = container.operation.name_token()?.span();
    let word = std::str::from_utf8(document.slice(span)).ok()?;
    let dialect = default_dialect(document, container.within);
    let full = format!("{dialect}.{word}");
    if word.contains(['.', '"'])
        || is_module(word.as_bytes())
        || !container.is_within_described
        || document.registry().operation(full.as_bytes()).is_some()
    {
        return None;
    }
    let (name, tried) = (word.to_owned(), Some(dialect.to_owned()));
    let unknown = Detail::UnknownOperation { name, tried, meant: None };
    let found = Diagnostic::new(codes::mlir::UNKNOWN_FORM, span, unknown);
    Some(settle_form(document, document.tree().root(), found))
}

/// Whether a name is that of a file or of a module of MLIR.
fn is_module(name: &[u8]) -> bool {
    name.is_empty() || name == b"module"
}

/// The dialect of operations without one in the regions of an operation; an empty name is that of a file.
pub(crate) fn default_dialect<'d>(document: &'d Document, within: &[u8]) -> &'d str {
    let entry = document.registry().operation(within).filter(|_| !is_module(within));
    entry.map_or("builtin", |entry| entry.default_dialect())
}

/// Whether an operation of the text is unknown, so that its form is, too.
fn is_unknown_operation(found: &Diagnostic) -> bool {
    found.code == codes::mlir::UNKNOWN_FORM
        && matches!(*found.detail, Detail::UnknownOperation { .. })
}

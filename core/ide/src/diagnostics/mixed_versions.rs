//! Errors that depend on the version of LLVM that a text is read as.

use super::checked::checked;
use crate::db::Document;
use crate::entity::next_operation_at;
use abide_dialects::{
    LLVM_VERSIONS, NEWEST_LLVM, VERSION_HEAD, dialects_of_llvm_21, differs_in_llvm_21,
    is_shared_name, old_name, sole_version_with, version_by_comment,
};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{Operation, Paths, unquoted};
use abide_source::diagnostic::{Code, Diagnostic, Message, Severity, codes};
use abide_source::{rule, sort};
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

/// The longest text that is read as another version, too, to weaken errors.
const MAX_OTHER_READING_BYTES: u32 = 1 << 17;

/// Weakens errors in a text whose version is open: no option and no comment asks for one.
///
/// - An operation or type of a dialect that only an older version has may have had another form in the versions after it.
/// - The text has signs of several versions, as LLVM 20 and 21 have forms of both. An error in an operation that these
///   versions describe in different ways remains one only if each version has an error there.
/// - The text has signs of one version or none, and all of it is right in another version.
///
/// LLVM 21 is one of these versions, but no text is parsed as that first: only operations that it describes in another way
/// are known.
pub(crate) fn weaken_mixed(document: &Document, found: &mut [Diagnostic]) {
    let by_comment = || version_by_comment(document.text_through(VERSION_HEAD)).is_some();
    if document.dialects().version().is_some() || by_comment() {
        return;
    }
    let operations = operations(document, found);
    let of_tree = LazyCell::new(|| document.tree().diagnostics());
    // A bracket without its partner is an error in every version.
    let is_of_tree = |found: &Diagnostic| {
        let first = of_tree.partition_point(|own| own.span.start() < found.span.start());
        let from = of_tree.iter().skip(first);
        let mut here = from.take_while(|own| own.span.start() == found.span.start());
        here.any(|own| own.code == found.code)
    };
    for (found, operation) in found.iter_mut().zip(&operations) {
        if is_of_removed(document, found, *operation, is_of_tree) {
            weaken(found);
        }
    }
    let is_long = document.tree().root().span().end() > MAX_OTHER_READING_BYTES;
    let weakened = |(found, operation): (&Diagnostic, &Option<Operation<'_>>)| {
        // Types that the form leaves out may be others.
        let is_type = found.code == codes::mlir::TYPE_MISMATCH && !is_long;
        let is_error =
            found.severity == Severity::Error && (WEAKENED.contains(&found.code) || is_type);
        let operation = operation.filter(|_| is_error)?;
        let differs = Differs::of(document, document.name_of(operation), is_long);
        differs.is_any().then(|| (operation.syntax().span().start(), differs))
    };
    let weakened: Vec<Option<(u32, Differs)>> =
        found.iter().zip(&operations).map(weakened).collect();
    let differs = weakened.iter().flatten().fold(Differs::default(), |all, (_, own)| all.or(*own));
    let weakened: Vec<Option<u32>> =
        weakened.into_iter().map(|one| one.map(|(start, _)| start)).collect();
    let starts: BTreeSet<u32> = weakened.iter().flatten().copied().collect();
    let is_syntax = |found: &Diagnostic| found.code != codes::mlir::INVALID_OPERATION;
    let is_mixed = versions_with_signs(document) > 1;
    // A single rule that a version lacks does not show that the text is of this version.
    let may_be_other = is_mixed
        || starts.len() > 1
        || found.iter().zip(&weakened).any(|(one, start)| is_syntax(one) && start.is_some());
    if starts.is_empty() || !may_be_other || !is_mixed && is_long {
        return;
    }
    let wrong_in_others =
        if is_long { BTreeSet::new() } else { wrong_in_others(document, is_mixed, differs) };
    if !is_mixed && !wrong_in_others.is_empty() {
        return;
    }
    for ((found, operation), weakened) in found.iter_mut().zip(operations).zip(weakened) {
        // Another reading shows which errors follow.
        let start = weakened.or_else(|| follows(found, operation).filter(|_| !is_long));
        if start.is_some_and(|start| !wrong_in_others.contains(&Some(start))) {
            weaken(found);
        }
    }
}

/// The number of versions whose signs a text has.
fn versions_with_signs(document: &Document) -> usize {
    let has_signs = |index: &usize| {
        let mut units = document.units();
        units.any(|unit| unit.facts.versions.get(*index).is_some_and(|all| !all.is_empty()))
    };
    (0..LLVM_VERSIONS.len()).filter(has_signs).count()
}

/// Whether an error is about an operation or a type of a dialect that the newest version does not have any more, and that
/// no files of the project describe.
fn is_of_removed(
    document: &Document,
    found: &Diagnostic,
    operation: Option<Operation<'_>>,
    is_of_tree: impl Fn(&Diagnostic) -> bool,
) -> bool {
    let is_removed = |name: &[u8]| {
        let end = name.iter().position(|byte| *byte == b'.');
        let only = end.and_then(|end| name.get(..=end)).and_then(sole_version_with);
        let dialect = || std::str::from_utf8(name.get(..end?)?).ok();
        let dialect = || document.registry().dialects().dialect(dialect()?);
        only.is_some_and(|only| only != NEWEST_LLVM)
            && dialect().is_none_or(|dialect| dialect.place.is_none())
    };
    let is_type = || {
        let ty = document.slice(found.span);
        found.code == codes::mlir::TYPE_BODY && ty.strip_prefix(b"!").is_some_and(is_removed)
    };
    let is_operation = || {
        WEAKENED.contains(&found.code)
            && operation.is_some_and(|operation| is_removed(document.name_of(operation)))
            && !is_of_tree(found)
    };
    found.severity == Severity::Error && (is_operation() || is_type())
}

/// The innermost operations around diagnostics, in linear time if these ascend.
fn operations<'d>(document: &'d Document, found: &[Diagnostic]) -> Vec<Option<Operation<'d>>> {
    let mut paths = Paths::new(document.tree().root());
    found.iter().map(|found| next_operation_at(&mut paths, found.span.start())).collect()
}

fn weaken(found: &mut Diagnostic) {
    found.code = codes::mlir::UNKNOWN_FORM;
    found.severity = found.code.severity();
    found.fix = None;
}

/// Weakens errors in operations of a dialect whose name another project also uses, if the text has operations of it
/// that the described dialect lacks, as Triton's `nvgpu` has.
pub(crate) fn weaken_shared(document: &Document, found: &mut [Diagnostic]) {
    if document.asked_version().is_some() {
        return;
    }
    let is_unknown = |found: &Diagnostic| found.code == codes::mlir::UNKNOWN_OPERATION;
    // One may be misspelt.
    if found.iter().filter(|found| is_unknown(found)).count() < 2 {
        return;
    }
    let shared_dialect = |operation: Option<Operation<'_>>| {
        let dialect = document.name_of(operation?).split(|byte| *byte == b'.').next()?;
        std::str::from_utf8(dialect).ok().filter(|dialect| is_shared_name(dialect))
    };
    let operations = operations(document, found).into_iter();
    let dialects: Vec<Option<&str>> = operations.map(shared_dialect).collect();
    let mut unknown: BTreeMap<&str, u32> = BTreeMap::new();
    for (found, dialect) in found.iter().zip(&dialects) {
        if let Some(dialect) = dialect.filter(|_| is_unknown(found)) {
            *unknown.entry(dialect).or_default() += 1;
        }
    }
    unknown.retain(|_, count| *count > 1);
    for (found, dialect) in found.iter_mut().zip(dialects) {
        let is_error = found.severity == Severity::Error
            && WEAKENED.contains(&found.code)
            && !is_unknown(found);
        if is_error && dialect.is_some_and(|dialect| unknown.contains_key(dialect)) {
            weaken(found);
        }
    }
}

/// The errors that may depend on the version of an operation.
const WEAKENED: [Code; 4] = [
    codes::mlir::EXPECTED,
    codes::mlir::INVALID_OPERATION,
    codes::mlir::RESULT_COUNT,
    codes::mlir::UNKNOWN_OPERATION,
];

/// The codes of errors about operations and forms that only other versions have.
const MISSING: [Code; 4] = [
    codes::mlir::UNKNOWN_OPERATION,
    codes::mlir::UNKNOWN_FORM,
    codes::mlir::OTHER_FORM,
    codes::mlir::OLD_NAME,
];

/// The start of the operation with an error, if the error may follow from an operation of another version.
fn follows(found: &Diagnostic, operation: Option<Operation<'_>>) -> Option<u32> {
    let codes =
        [codes::mlir::UNDEFINED_VALUE, codes::mlir::TYPE_MISMATCH, codes::mlir::RESULT_COUNT];
    let is_error = found.severity == Severity::Error && codes.contains(&found.code);
    operation.filter(|_| is_error).map(|operation| operation.syntax().span().start())
}

/// The other versions that describe operations with errors in another way.
#[derive(Debug, Clone, Copy, Default)]
struct Differs {
    /// One of [`LLVM_VERSIONS`].
    older: bool,
    /// LLVM 21.
    between: bool,
}

impl Differs {
    /// Long texts are not read as LLVM 21.
    fn of(document: &Document, name: &[u8], is_long: bool) -> Differs {
        let older = document.registry().has_older(name);
        Differs { older, between: !is_long && differs_in_llvm_21(name) }
    }

    fn or(self, other: Differs) -> Differs {
        Differs { older: self.older || other.older, between: self.between || other.between }
    }

    fn is_any(self) -> bool {
        self.older || self.between
    }
}

/// The starts of the operations that have an error in every other version; `None` for an error outside of operations. If
/// the text is not of several versions, an operation that the other version lacks counts as an error, too, and the first
/// version without any error decides.
fn wrong_in_others(document: &Document, is_mixed: bool, differs: Differs) -> BTreeSet<Option<u32>> {
    let is_missing = |one: &Diagnostic| !is_mixed && MISSING.contains(&one.code);
    let own = document.registry().version().unwrap_or(NEWEST_LLVM);
    let older = LLVM_VERSIONS.into_iter().filter(|other| differs.older && *other != own);
    let older = older.map(|other| document.clone().in_version(Some(other)));
    let between = differs.between.then(|| as_llvm_21(document));
    let mut wrong: Option<BTreeSet<Option<u32>>> = None;
    for other in older.chain(between) {
        let mut errors = checked(&other);
        errors.retain(|one| one.severity == Severity::Error || is_missing(one));
        let operations = operations(&other, &errors).into_iter();
        let starts = operations.map(|one| one.map(|one| one.syntax().span().start()));
        let starts: BTreeSet<Option<u32>> = starts.collect();
        if starts.is_empty() {
            return starts;
        }
        wrong = Some(match wrong {
            Some(all) if is_mixed => all.intersection(&starts).copied().collect(),
            Some(all) => all,
            None => starts,
        });
    }
    wrong.unwrap_or_default()
}

/// The document read as LLVM 21. The dialects of the project stay.
fn as_llvm_21(document: &Document) -> Document {
    static BUNDLED: OnceLock<Arc<Registry>> = OnceLock::new();
    let registry = document.dialects();
    let is_ours = |name: &str| {
        let own = registry.dialects().dialect(name);
        own.is_none_or(|dialect| dialect.place.is_none())
    };
    let with_older = || {
        let dialects = dialects_of_llvm_21().iter().filter(|dialect| is_ours(&dialect.name));
        Arc::new(registry.with(dialects.cloned().collect()))
    };
    let older = match Arc::ptr_eq(registry, abide_dialects::registry()) {
        true => Arc::clone(BUNDLED.get_or_init(with_older)),
        false => with_older(),
    };
    document.clone().read_with(older)
}

/// Adds a note to the first error in an operation that another version describes in another way: the operation that
/// determined the version. A requested version gets no note.
pub(crate) fn with_version(document: &Document, found: &mut [Diagnostic]) {
    if document.dialects().version().is_some() {
        return;
    }
    let Some((version, Some(told))) = document.version_of_text() else { return };
    let mut paths = Paths::new(document.tree().root());
    let is_of_one_version = |found: &&mut Diagnostic| {
        let differs = |it| document.registry().has_older(document.name_of(it));
        found.severity == Severity::Error
            && next_operation_at(&mut paths, found.span.start()).is_some_and(differs)
    };
    let Some(found) = found.iter_mut().find(is_of_one_version) else { return };
    let note = format!(
        "read as LLVM {version}: '{}' (another one by abide.toml: llvm = \"{NEWEST_LLVM}\")",
        String::from_utf8_lossy(unquoted(document.slice(told)))
    );
    *found = found.clone().with_related(told, note);
}

/// Whether a text that is not long has an error in the newest version: a sign of an older one may be in both.
fn is_wrong_in_newest(document: &Document) -> bool {
    let newest = || checked(&document.clone().in_version(Some(NEWEST_LLVM)));
    let is_wrong =
        |one: &Diagnostic| one.severity == Severity::Error || MISSING.contains(&one.code);
    document.tree().root().span().end() <= MAX_OTHER_READING_BYTES && newest().iter().any(is_wrong)
}

/// Reports that a text without errors is read as an older version, at the operation or type that determines the version.
/// A requested version is not reported.
pub(crate) fn report_older(document: &Document, found: &mut Vec<Diagnostic>) {
    let tells =
        |one: &Diagnostic| one.severity == Severity::Error || one.code == codes::mlir::OLD_NAME;
    if document.dialects().version().is_some() || found.iter().any(tells) {
        return;
    }
    let Some((version, Some(told))) = document.version_of_text() else { return };
    let name = String::from_utf8_lossy(unquoted(document.slice(told)));
    let renamed = old_name(&name);
    let is_gone = renamed.is_some() || sole_version_with(name.as_bytes()).is_some();
    if !is_gone && !is_wrong_in_newest(document) {
        return;
    }
    let message: Message = match (renamed, sole_version_with(name.as_bytes())) {
        (Some(old), _) => old.describe(&name).into(),
        (None, Some(_)) => rule!("LLVM {} has no '{}'", NEWEST_LLVM, name).into(),
        (None, None) => rule!("'{}' has another form in LLVM {}", name, NEWEST_LLVM).into(),
    };
    let message = message.and(&format!("; the file is read as LLVM {version}"));
    let help = format!(
        "'abide migrate' rewrites the file; '// abide: llvm={version}' at its beginning keeps it"
    );
    let report = Diagnostic::new(codes::mlir::OLD_NAME, told, message).with_help(help);
    found.push(report.with_severity(Severity::Information));
    sort::by_number(found, |found| found.span.start());
}

//! Checks of a whole chunk, for mistakes that its parts do not show: functions and the operations outside of them are read and
//! verified separately.

use super::document::{Document, shorten};
use super::entity::chunks;
use super::operation_names::settle_form;
use super::top_level::TopLevel;
use abide_dialects::builtin::MODULE;
use abide_dialects::func::FUNC;
use abide_mlir::parse;
use abide_mlir::syntax::{Operation, SyntaxNode};
use abide_mlir::verify::verify;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::sort;
use abide_source::text::{Span, line_end};

/// Longer chunks are not parsed again, because that would delay each edit.
const MAX_CHUNK_BYTES: u32 = 1 << 15;

/// Longer chunks with only modules and functions are not parsed again, because these seldom depend on their
/// surroundings.
const MAX_PLAIN_CHUNK_BYTES: u32 = 1 << 13;

/// Adds the diagnostics of checks that need a whole chunk, for chunks without other errors.
pub(super) fn add_chunk_diagnostics(
    document: &Document,
    mut known: Vec<Diagnostic>,
) -> Vec<Diagnostic> {
    let own = known.len();
    for chunk in chunks(document) {
        let span = chunk.span();
        let inner = || known.iter().take(own).filter(|found| span.covers(found.span));
        let errors = || inner().filter(|found| found.severity == Severity::Error);
        let is_name = |found: &Diagnostic| found.code == codes::mlir::UNKNOWN_OPERATION;
        let is_settled = errors().any(|found| !is_name(found));
        let is_misspelt = errors().any(is_name);
        let forms = [codes::mlir::UNKNOWN_FORM, codes::mlir::OTHER_FORM, codes::mlir::OLD_NAME];
        let open = inner().find(|found| forms.contains(&found.code)).map(|found| found.span);
        let is_short = span.len() <= MAX_PLAIN_CHUNK_BYTES
            || span.len() <= MAX_CHUNK_BYTES && depends_on_surroundings(document, chunk);
        if is_short && !is_settled {
            let (found, is_refused) = verify_chunk(document, chunk);
            // An operation whose form is not known may end otherwise.
            let is_before = |open: Span| {
                let first =
                    found.first().map(|found| line_end(document.text(), found.span.start()));
                is_refused && first.is_some_and(|end| end < open.start())
            };
            if !open.is_none_or(is_before) {
                continue;
            }
            // Of what is around a misspelt name only that of modules does not follow from it.
            let found = found.into_iter();
            known.extend(found.filter(|found| !is_misspelt || is_of_module(document, found)));
        }
    }
    if known.len() > own {
        sort::by_number(&mut known, |found| found.span.start());
    }
    known
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
fn verify_chunk(document: &Document, chunk: SyntaxNode<'_>) -> (Vec<Diagnostic>, bool) {
    let span = chunk.span();
    let text = document.text().get(span.start() as usize..span.end() as usize).unwrap_or_default();
    let parsed = parse::parse(text, document.registry(), document.limits());
    let is_refused = !parsed.diagnostics.is_empty();
    let mut found = match is_refused {
        true => parsed.diagnostics,
        false => verify(&parsed.ir, document.registry(), document.limits()),
    };
    if is_refused {
        found.truncate(1);
        found.retain(is_form_error);
    }
    let mut found: Vec<_> = found.into_iter().map(|found| found.shifted(span.start())).collect();
    if is_refused {
        let root = document.tree().root();
        found = found.into_iter().map(|found| settle_form(document, root, found)).collect();
    }
    let is_reported = |found: &Diagnostic| {
        found.severity == Severity::Error || found.code == codes::mlir::OTHER_FORM
    };
    found.retain(is_reported);
    shorten(document, &mut found, 0);
    (found, is_refused)
}

/// Whether an error does not depend on the values and blocks that are visible: an undescribed operation may bind names in
/// its own way.
fn is_form_error(found: &Diagnostic) -> bool {
    let of_values = [
        codes::mlir::UNDEFINED_VALUE,
        codes::mlir::UNDEFINED_BLOCK,
        codes::mlir::REDEFINED_VALUE,
        codes::mlir::TYPE_MISMATCH,
    ];
    !of_values.contains(&found.code)
}

/// Whether an error is about a module itself, not about the operations in it.
fn is_of_module(document: &Document, found: &Diagnostic) -> bool {
    let path = document.tree().root().path_to(found.span.start());
    let own = path.into_iter().rev().find_map(Operation::cast);
    own.is_some_and(|own| [MODULE.as_bytes(), b"module"].contains(&own.name(document.text())))
}

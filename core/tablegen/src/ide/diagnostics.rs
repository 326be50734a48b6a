//! Diagnostics of a file for editors.

use super::Document;
use super::advice::advise;
use super::help::is_doubled;
use super::includes::Paths;
use crate::files::FileId;
use abide_source::diagnostic::{Diagnostic, Related, Severity, codes};
use abide_source::rule;
use abide_source::sort;
use abide_source::text::{Span, line_end};
use rustc_hash::{FxHashMap, FxHashSet};

/// The diagnostics of the file. Errors of an included file have no location in this text. One of them is reported at
/// the `include`, unless the file is open and shows them itself.
#[must_use]
pub fn diagnostics(document: Document<'_>, is_open: &dyn Fn(&str) -> bool) -> Vec<Diagnostic> {
    let own = document.evaluation.diagnostics_of(document.file);
    let mut found: Vec<Diagnostic> = own.cloned().collect();
    drop_hidden_uses(document, &mut found);
    let mut errors: FxHashMap<FileId, Vec<&Diagnostic>> = FxHashMap::default();
    for (file, diagnostic) in &document.evaluation.diagnostics {
        let is_shown = *file == document.file || is_open(document.session.path(*file));
        if diagnostic.severity == Severity::Error && !is_shown {
            errors.entry(*file).or_default().push(diagnostic);
        }
    }
    if !errors.is_empty() {
        of_includes(document, &mut errors, &mut found);
    }
    sort::by_number(&mut found, |diagnostic| diagnostic.span.start());
    let mut repaired = REPAIRED_BYTES;
    for diagnostic in
        found.iter_mut().filter(|found| found.fix.is_none()).take(MAX_ADVISED_DIAGNOSTICS)
    {
        advise(document, diagnostic, &mut repaired);
    }
    drop_consequences(document, &mut found);
    found
}

/// Drops the syntax errors that the fix of an error before them removes, and those right after an unknown name.
fn drop_consequences(document: Document<'_>, found: &mut Vec<Diagnostic>) {
    let mut mended: FxHashSet<Vec<Span>> = FxHashSet::default();
    let mut end = 0;
    let mut name = None;
    found.retain(|one| {
        let is_syntax = one.code == codes::tablegen::SYNTAX;
        let is_behind = name.is_some_and(|name| is_behind(document.text(), name, one.span));
        if is_syntax && (one.span.start() < end || is_behind) {
            return false;
        }
        if one.code == codes::tablegen::UNDEFINED {
            name = Some(one.span);
        }
        let Some(fix) = one.fix.as_deref() else { return true };
        let spans = fix.edits.iter().map(|edit| edit.span);
        let last = spans.clone().map(Span::end).fold(0, u32::max);
        if is_syntax && !mended.insert(spans.clone().collect()) {
            return false;
        }
        let is_of_all = is_syntax || one.code == codes::tablegen::TEMPLATE_ARGUMENTS;
        if is_of_all && spans.clone().any(|span| span.touches(one.span.end())) {
            end = match fix.edits.len() {
                1 => last,
                _ => line_end(document.text(), last),
            };
        }
        true
    });
}

/// Whether a sign follows an unknown name that could have it if it were known: `=`, `<` or `(`.
fn is_behind(text: &[u8], name: Span, sign: Span) -> bool {
    let between = text.get(name.range().end..sign.range().start);
    let is_sign = matches!(sign.slice(text), b"=" | b"<" | b"(") && !is_doubled(text, sign);
    is_sign && between.is_some_and(|between| between.trim_ascii().is_empty())
}

/// Drops unused template arguments of statements with a syntax error, which may hide their uses.
fn drop_hidden_uses(document: Document<'_>, found: &mut Vec<Diagnostic>) {
    let errors = found.iter().filter(|one| one.code == codes::tablegen::SYNTAX);
    let errors: Vec<u32> = errors.map(|one| one.span.start()).collect();
    if errors.is_empty() {
        return;
    }
    let statements = &document.tree().statements;
    let is_hidden = |place: Span| {
        let around = statements.iter().find(|one| one.span.covers(place));
        around.is_some_and(|one| errors.iter().any(|at| one.span.touches(*at)))
    };
    found.retain(|one| one.code != codes::tablegen::UNUSED_ARGUMENT || !is_hidden(one.span));
}

/// The maximum number of diagnostics of a file that get the next step.
const MAX_ADVISED_DIAGNOSTICS: usize = 32;

/// The maximum number of bytes that the repairs of a file's syntax errors may parse.
const REPAIRED_BYTES: usize = 1 << 19;

/// Reports at each `include` the errors of the files that it includes, directly or not.
fn of_includes(
    document: Document<'_>,
    errors: &mut FxHashMap<FileId, Vec<&Diagnostic>>,
    found: &mut Vec<Diagnostic>,
) {
    let paths = Paths::new(document);
    let mut seen = FxHashSet::from_iter([document.file]);
    for (span, included) in paths.includes_of(document, document.file) {
        let mut brought = Vec::new();
        let mut waiting: Vec<FileId> = included.into_iter().collect();
        while let Some(file) = waiting.pop() {
            if seen.insert(file) {
                brought.extend(errors.remove(&file).map(|errors| (file, errors)));
                let inner = paths.includes_of(document, file).into_iter();
                waiting.extend(inner.filter_map(|(_, file)| file));
            }
        }
        brought.sort_by_key(|(file, _)| *file);
        found.extend(of_include(document, span, &brought));
    }
}

fn of_include(
    document: Document<'_>,
    span: Span,
    brought: &[(FileId, Vec<&Diagnostic>)],
) -> Option<Diagnostic> {
    let (file, errors) = brought.first()?;
    let first = errors.first()?;
    let path = document.session.path(*file);
    let count: usize = brought.iter().map(|(_, errors)| errors.len()).sum();
    let name = path.rsplit('/').next().unwrap_or(path);
    let message = match count {
        1 => rule!("error in included file '{}': {}", name, first.message),
        _ => {
            rule!("{} errors in included files; the first in '{}': {}", count, name, first.message)
        }
    };
    let mut diagnostic = Diagnostic::new(first.code, span, message);
    diagnostic.related.push(Related {
        path: Some(path.into()),
        span: first.span,
        message: first.message.clone(),
    });
    Some(diagnostic)
}

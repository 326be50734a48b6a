//! Changes of a name to the one that is meant: nearly the same, that of today, or that of a file to include.

use super::completion::all_completions;
use super::headers::{header_of, headers, include_edit, is_included};
use super::lookup::class_named;
use super::signature_help::parameters;
use super::word_fixes::change_to;
use super::{Document, signature_help};
use abide_source::diagnostic::Fix;
use abide_source::spelling::nearest;
use abide_source::text::{Span, TextEdit};

/// Names that MLIR's files no longer have, each with that of today.
const RENAMED: [(&str, &str); 2] = [("Confined", "ConfinedAttr"), ("NoSideEffect", "Pure")];

/// The shortest operator that a longer word may be meant for, with its `!`.
const MIN_BEGUN_BYTES: usize = 4;

/// A change to the only name that fits the place and differs in small and capital letters alone.
pub(super) fn same_letters(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let offered = all_completions(document, span.start());
    let defined = offered.iter().filter(|one| one.include.is_none());
    let mut same = defined.filter(|one| one.label.eq_ignore_ascii_case(written));
    let first = same.next().filter(|one| *one.label != *written && written.len() > 1)?;
    same.all(|one| one.label == first.label).then(|| change_to(span, &first.label))
}

/// A change to the only name that fits the place and is nearly the one there.
pub(super) fn near_name(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    // The first letter is taken for right: there may be many names.
    let first = written.chars().next()?.len_utf8();
    let offered = all_completions(document, span.start() + u32::try_from(first).ok()?);
    let defined = offered.iter().filter(|one| one.include.is_none());
    let [near] = nearest(written, defined.map(|one| &*one.label))[..] else { return None };
    let is_meant = near != written && written.len() > 1 && !lacks_arguments(document, span, near);
    is_meant.then(|| change_to(span, near))
}

/// Whether a name is that of a class whose arguments do not follow a place: no value.
fn lacks_arguments(document: Document<'_>, span: Span, name: &str) -> bool {
    let is_required = |class| parameters(document, class).iter().any(|one| !one.contains('='));
    let follows = document.text().get(span.range().end) == Some(&b'<');
    !follows && class_named(document, name.as_bytes()).is_some_and(is_required)
}

/// A change to MLIR's name of a type, such as `I32` for `Int32`.
pub(super) fn short_type(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let digits = written.trim_start_matches(|sign: char| sign.is_ascii_alphabetic());
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let first = written.chars().next().filter(|_| is_number)?;
    let name = format!("{}{digits}", first.to_ascii_uppercase());
    let offered = all_completions(document, span.start() + u32::try_from(first.len_utf8()).ok()?);
    let is_defined = offered.iter().any(|one| *one.label == *name && one.include.is_none());
    (is_defined && name != written).then(|| change_to(span, &name))
}

/// The fix that replaces an old name of MLIR's files by the current one, and adds its `include`.
pub(super) fn renamed(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let (_, today) = RENAMED.iter().find(|(old, _)| *old == written)?;
    let mut edits = vec![TextEdit::new(span, *today)];
    let path = header_of(today).filter(|path| !is_included(document, path));
    edits.extend(path.map(|path| include_edit(document, path)));
    Some(Fix::uncertain(format!("change it to '{today}', its name of today"), edits))
}

/// A change to the only name of MLIR's files that is nearly the one there, with its `include`.
pub(super) fn near_missing_name(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let first = written.chars().next()?;
    let names = headers().flat_map(|header| header.names()).filter(|name| name.starts_with(first));
    let [near] = nearest(written, names)[..] else { return None };
    let path = header_of(near).filter(|path| written.len() > 1 && !is_included(document, path))?;
    let edits = vec![TextEdit::new(span, near), include_edit(document, path)];
    Some(Fix::uncertain(format!("change it to '{near}' of \"{path}\""), edits))
}

/// The parameter whose name is nearly that of an argument.
pub(super) fn near_parameter(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let known = signature_help(document, span.start())?.parameters;
    let names = known.iter().filter_map(|one| one.split(" = ").next()?.rsplit(' ').next());
    let [near] = nearest(written, names)[..] else { return None };
    Some(change_to(span, near))
}

/// An `include` of the file that defines a name, after the others.
pub(super) fn include(document: Document<'_>, name: &str) -> Option<Fix> {
    let path = header_of(name)?;
    let title = format!("include \"{path}\", which defines '{name}'");
    let edit = include_edit(document, path);
    (!is_included(document, path)).then(|| Fix::uncertain(title, vec![edit]))
}

/// The operators that end with a word: `!strconcat` and `!listconcat` for `!concat`.
pub(super) fn operators_ending(document: Document<'_>, span: Span, written: &str) -> Vec<String> {
    let word = written.trim_start_matches('!');
    if word.len() < MIN_BEGUN_BYTES {
        return Vec::new();
    }
    let offered = all_completions(document, span.start() + 1).into_iter();
    let operators = offered.map(|one| one.label.to_string());
    operators.filter(|label| label.starts_with('!') && label.ends_with(word)).collect()
}

/// The operator that a longer word begins with: `!mul` for `!multiply`.
pub(super) fn begun_operator(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let offered = all_completions(document, span.start() + 1);
    let begun = offered.iter().map(|one| &*one.label).filter(|label| {
        label.len() >= MIN_BEGUN_BYTES && label.starts_with('!') && written.starts_with(*label)
    });
    begun.max_by_key(|label| label.len()).map(|label| change_to(span, label))
}

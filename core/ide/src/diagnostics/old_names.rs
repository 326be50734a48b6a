//! Operations under the names that earlier versions of LLVM had for them.

use super::old_arrays::todays_array;
use crate::db::{Document, FileCache, UnitCache, old_name_diagnostic, old_name_fix};
use crate::entity::{next_operation_at, operand_tokens, operation_at};
use abide_dialects::{
    Change, NEW_VALUE, OldName, Surroundings, TodaysForm, has_old_form, old_constant, old_name,
    old_operation, todays_form,
};
use abide_mlir::syntax::{NodeKind, Operation, Paths, SyntaxNode, unquoted};
use abide_source::diagnostic::{Diagnostic, Fix, Severity, codes};
use abide_source::text::{Span, TextEdit, indentation};
use std::sync::OnceLock;

/// The number of beginnings that are tried for the names of new values.
const MAX_STEMS: u32 = 100;

/// The number of bytes in front of an operation that are searched for the definition of an operand.
const MAX_READ_BYTES: usize = 1 << 16;

/// Reports an operation's name if it is an old one. Today's name and form are the fix if they are known.
pub(crate) fn old_name_of(document: &Document, span: Span) -> Option<Diagnostic> {
    let written = document.slice(span);
    let name = std::str::from_utf8(unquoted(written)).ok()?;
    let constant = || {
        let operation = operation_named(document, span)?;
        old_constant(written, text_after(document, operation, span))
    };
    let old = match known(document, name) {
        Some(old) if old.change == Change::Split => constant().unwrap_or(old),
        Some(old) => old,
        None => constant()?,
    };
    let found = diagnostic_for(document, &old, name, span);
    let today = match (old.change, old.today.as_slice()) {
        (Change::Split, several) => by_types(document, span, several),
        (Change::Gone, _) => None,
        (_, today) => today.first(),
    };
    let Some(today) = today else { return Some(found) };
    if let Some((edit, dropped)) = todays_text(document, span, name, today) {
        let fix = old_name_fix(&old, today, edit).dropping(dropped.map(str::to_owned));
        return Some(found.with_fix(fix));
    }
    if old.change == Change::Form {
        return Some(found);
    }
    let edit = match written.starts_with(b"\"") {
        true => format!("\"{today}\""),
        false => today.clone(),
    };
    Some(found.with_fix(old_name_fix(&old, today, TextEdit::new(span, edit))))
}

/// As [`old_name_diagnostic`], but an old name is an error if the user requests a described version that lacks it.
fn diagnostic_for(document: &Document, old: &OldName, name: &str, span: Span) -> Diagnostic {
    let found = old_name_diagnostic(old, name, span);
    match old.is_lacking_in(document.asked_version()) {
        true => found.with_severity(Severity::Error),
        false => found,
    }
}

/// Whether a diagnostic is an old name of a dialect that a project describes, so that it is one of today.
pub(crate) fn is_of_project(document: &Document, found: &Diagnostic, offset: u32) -> bool {
    let name = document.slice(found.span.shifted(offset));
    let name = name.strip_prefix(b"!").or_else(|| name.strip_prefix(b"#")).unwrap_or(name);
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    let dialect = std::str::from_utf8(dialect).unwrap_or_default();
    found.code == codes::mlir::OLD_NAME && document.registry().dialects().dialect(dialect).is_some()
}

/// The operation whose name is at a place; none in the generic form.
fn operation_named<'d>(document: &'d Document, name: Span) -> Option<Operation<'d>> {
    let operation = operation_at(document, name.start())?;
    let is_own = operation.name_token().is_some_and(|token| token.span() == name);
    (is_own && !operation.is_generic()).then_some(operation)
}

/// The text of an operation after its name, up to its location.
fn text_after<'d>(document: &'d Document, operation: Operation<'_>, name: Span) -> &'d [u8] {
    let node = operation.syntax();
    let end = node.child(NodeKind::Location).map_or(node.span().end(), |it| it.span().start());
    document.slice(Span::new(name.end(), end.max(name.end())))
}

/// Changes an operation in an old form to the name and the form of today, which may lack an operation of it.
fn todays_text(
    document: &Document,
    name: Span,
    old: &str,
    today: &str,
) -> Option<(TextEdit, Option<&'static str>)> {
    let operation = operation_at(document, name.start())?;
    operation.name_token().filter(|token| token.span() == name)?;
    let text = text_after(document, operation, name);
    let text = std::str::from_utf8(text).ok()?.trim_end();
    let full = if old.contains('.') { old.to_owned() } else { format!("std.{old}") };
    let quote = if operation.is_generic() { "\"" } else { "" };
    let around = Around { document, operation };
    let TodaysForm { name: other, text: form, needed, dropped } =
        todays_form(&format!("{quote}{full}{quote}"), text, &around)?;
    let today = other.unwrap_or(today);
    if !needed.is_empty() && has_todays_operands(operation, today) {
        return None;
    }
    let begins_alike = text.trim_start().chars().next() == form.chars().next();
    let blank = match form.starts_with(['(', '[']) {
        true if begins_alike && text.starts_with(' ') => " ",
        true => "",
        false => " ",
    };
    let end = name.end().checked_add(u32::try_from(text.len()).ok()?)?;
    let written = format!("{quote}{today}{quote}{blank}{form}");
    if needed.is_empty() {
        return Some((TextEdit::new(Span::new(name.start(), end), written), dropped));
    }
    let start = operation.syntax().span().start();
    let results = std::str::from_utf8(document.slice(Span::new(start, name.start()))).ok()?;
    let all = [needed.as_slice(), &[format!("{results}{written}")]].concat();
    let line = indentation(document.text(), start);
    let all = all.join(&format!("\n{}", String::from_utf8_lossy(line)));
    Some((TextEdit::new(Span::new(start, end), all), dropped))
}

/// Whether an operation has as many operands as today: the form of today does not add any.
fn has_todays_operands(operation: Operation<'_>, today: &str) -> bool {
    let Some(op) = abide_dialects::registry().operation(today.as_bytes()) else { return false };
    operand_tokens(operation).count() >= op.description().operands.len()
}

/// The text around an operation in an old form.
struct Around<'d> {
    document: &'d Document,
    operation: Operation<'d>,
}

/// The names in a text that begin like those of new values, in order.
#[derive(Debug, Default, Clone)]
struct NewNames(OnceLock<Vec<Box<[u8]>>>);

impl UnitCache for NewNames {}

impl FileCache for NewNames {}

impl NewNames {
    /// Whether no name of the text begins with `stem`, which begins with [`NEW_VALUE`].
    fn has_none_with(&self, text: &[u8], stem: &[u8]) -> bool {
        let names = self.0.get_or_init(|| {
            let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(*byte);
            let starts = memchr::memmem::find_iter(text, NEW_VALUE);
            let mut names: Vec<Box<[u8]>> = starts
                .map(|start| {
                    let after = text.get(start + 1..).unwrap_or_default();
                    let len = 1 + after.iter().take_while(is_part).count();
                    text.get(start..start + len).unwrap_or_default().into()
                })
                .collect();
            names.sort_unstable();
            names.dedup();
            names
        });
        let at = names.partition_point(|name| **name < *stem);
        names.get(at).is_none_or(|name| !name.starts_with(stem))
    }
}

impl Around<'_> {
    /// Whether no name of the function around the operation, or of the file, begins with `stem`.
    fn is_new(&self, stem: &str) -> bool {
        let (document, stem) = (self.document, stem.as_bytes());
        match document.function_at(self.operation.syntax().span().start()) {
            Some(function) => {
                let names = function.facts.kept::<NewNames>();
                names.has_none_with(document.slice(function.span()), stem)
            }
            None => document.kept::<NewNames>().has_none_with(document.text(), stem),
        }
    }
}

impl Surroundings for Around<'_> {
    fn new_values(&self) -> Option<String> {
        let result = self.operation.results().next().map(|result| result.name.span());
        let result = result.map(|name| String::from_utf8_lossy(self.document.slice(name)));
        let result = result.unwrap_or_default().replace(['%', '$'], "_");
        let stem = format!("{NEW_VALUE}{result}_");
        let others = (1..MAX_STEMS).map(|number| format!("{stem}{number}_"));
        let mut all = std::iter::once(stem.clone()).chain(others);
        all.find(|new| self.is_new(new))
    }

    /// The last definition of the name in front of the operation.
    fn definition(&self, value: &str) -> Option<String> {
        let start = self.operation.syntax().span().start() as usize;
        let text = self.document.text().get(start.saturating_sub(MAX_READ_BYTES)..start)?;
        let head = format!("{value} = ");
        let at = memchr::memmem::rfind(text, head.as_bytes())?;
        let line = text.get(at + head.len()..)?.split(|byte| *byte == b'\n').next()?;
        std::str::from_utf8(line).ok().map(str::to_owned)
    }
}

/// Whether an operation has a form that an earlier version of LLVM is known to have.
pub(crate) fn is_in_old_form(document: &Document, operation: Operation<'_>) -> bool {
    let Some(name) = operation.name_token().map(|token| token.span()) else { return false };
    let text = text_after(document, operation, name);
    let name = std::str::from_utf8(document.slice(name)).unwrap_or_default();
    std::str::from_utf8(text).is_ok_and(|text| has_old_form(name, text))
}

/// The maximum number of errors of an operation that get its form of today, for which all of its text is read.
const MAX_FIXED_IN_OPERATION: usize = 16;

/// Adds the form of today to the errors in operations that are in an old form. Ranges count from `offset`; `root`
/// is around all of them.
pub(crate) fn with_todays_forms(
    document: &Document,
    root: SyntaxNode<'_>,
    found: &mut [Diagnostic],
    offset: u32,
) {
    let is_open = |found: &&mut Diagnostic| {
        let is_pointer = found.code == codes::mlir::TYPE_BODY;
        let is_form = found.severity == Severity::Error || found.code == codes::mlir::UNKNOWN_FORM;
        // An unmatched bracket is reported at the end of all operations that it leaves open.
        let lacks_bracket = found.code == codes::mlir::EXPECTED && !found.related.is_empty();
        is_form && !lacks_bracket && (is_pointer || found.fix.is_none())
    };
    let mut paths = Paths::new(root);
    let (mut last, mut in_operation) = (Span::default(), 0);
    for found in found.iter_mut().filter(is_open) {
        let operation = next_operation_at(&mut paths, found.span.start().saturating_add(offset));
        let Some(operation) = operation else { continue };
        let span = operation.syntax().span();
        in_operation = if span == last { in_operation + 1 } else { 0 };
        last = span;
        if in_operation >= MAX_FIXED_IN_OPERATION {
            continue;
        }
        let start = |at: u32| at.saturating_sub(offset);
        if let Some(mut fix) = todays_array(document, operation, &found.detail) {
            for edit in &mut fix.edits {
                edit.span = Span::new(start(edit.span.start()), start(edit.span.end()));
            }
            *found = found.clone().with_fix(fix);
            continue;
        }
        let Some(name) = operation.name_token() else { continue };
        let written = unquoted(document.slice(name.span()));
        let is_known = document.registry().operation(written).is_some();
        let Some(old) = std::str::from_utf8(written).ok().filter(|_| is_known) else { continue };
        // The version of the text has the old name.
        let names = old_name(old).map(|known| known.today).unwrap_or_default();
        let today = match names.as_slice() {
            [only] => only,
            _ => old,
        };
        if let Some((edit, dropped)) = todays_text(document, name.span(), old, today) {
            let span = Span::new(start(edit.span.start()), start(edit.span.end()));
            let title = format!("write '{old}' in the form of today");
            let edit = TextEdit::new(span, edit.replacement);
            let title = match dropped {
                Some(own) => format!("{title}, without '{own}'"),
                None => title,
            };
            let fix = Fix::safe(title, vec![edit]).dropping(dropped.map(str::to_owned));
            *found = found.clone().with_fix(fix);
        }
    }
}

/// The current operation, of several, that fits the types of an operation: by the dialect of its type, or by a letter
/// for floats and integers at the end of its name.
fn by_types<'t>(document: &Document, name: Span, today: &'t [String]) -> Option<&'t String> {
    let node = operation_named(document, name)?.syntax();
    let ty = node.children().filter(|child| child.kind().is_type()).last()?;
    let text = std::str::from_utf8(document.slice(ty.span())).ok()?;
    let kind = text.split('<').next()?;
    let element = text.trim_end_matches('>').rsplit(['x', '<']).next()?;
    let letter = match element.strip_prefix("bf").or_else(|| element.strip_prefix('f')) {
        Some(rest) if rest.starts_with(|one: char| one.is_ascii_digit()) => 'f',
        _ if element == "index" => 'i',
        _ => element.chars().next().filter(|one| *one == 'i')?,
    };
    let own = |name: &&String| name.split('.').next() == Some(kind);
    let lettered = |name: &&String| name.ends_with(letter);
    let mut fitting = today.iter().filter(own);
    if let Some(only) = fitting.next() {
        return fitting.next().is_none().then_some(only);
    }
    let mut fitting = today.iter().filter(lettered);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// Reports `constant 0 : index`, the operation of `std` that needed no dialect.
pub(crate) fn old_constant_of(document: &Document, operation: Operation<'_>) -> Option<Diagnostic> {
    let name = operation.name_token()?.span();
    let rest = document.text_of(operation.syntax()).get(name.end() as usize..)?;
    let word = document.slice(name);
    let old = old_constant(word, rest)?;
    let found = diagnostic_for(document, &old, &String::from_utf8_lossy(word), name);
    let today = old.today.first()?;
    Some(found.with_fix(old_name_fix(&old, today, TextEdit::new(name, today.clone()))))
}

/// The operations of today that may be meant by an old name, if it is one of several.
pub(crate) fn todays_names(document: &Document, span: Span) -> Vec<String> {
    let name = std::str::from_utf8(unquoted(document.slice(span))).ok();
    let old = name.and_then(|name| known(document, name));
    let old = old.filter(|old| matches!(old.change, Change::Form | Change::Split));
    old.map(|old| old.today).unwrap_or_default()
}

/// The operation of today that an old name means.
pub(crate) fn name_of_today(document: &Document, span: Span) -> Option<String> {
    let name = std::str::from_utf8(unquoted(document.slice(span))).ok()?;
    known(document, name)?.today.into_iter().next()
}

fn known(document: &Document, name: &str) -> Option<OldName> {
    old_operation(document.registry(), document.asked_version(), name)
}

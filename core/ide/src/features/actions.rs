//! Changes that a user may want without an error.

use super::action::{Action, MAX_TRIED_BYTES, is_harmless, passes_trial};
use super::alias_actions::alias_actions;
use super::constant_actions::constant_actions;
use super::one_operation::other_form;
use super::version_actions::version_actions;
use crate::db::Document;
use crate::entity::{header, operation_at};
use crate::fixes::with_edits;
use abide_abi::{
    Function, Functions, Literal, MetadataKey, Migrated, from_function_type, from_sip,
};
use abide_mlir::syntax::{NodeKind, SPLIT_MARK, TokenKind};
use abide_signatures::sip::{RawFunction, check_sip};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::spelling::counted;
use abide_source::text::{Span, TextEdit, line_break};

/// The changes that are offered for a range in addition to the fixes of diagnostics. `found` are the diagnostics in the
/// range.
#[must_use]
pub fn actions(document: &Document, range: Span, found: &[&Diagnostic]) -> Vec<Action> {
    let mut actions = Vec::new();
    let function = Functions::at(
        document.tree(),
        document.text(),
        document.limits(),
        range.start(),
        document.registry().annotations(),
    );
    let concerns_signature =
        |function: &Function<'_>| concerns_signature(document, function, range);
    if let Some(function) =
        function.filter(|function| function.is_sound && concerns_signature(function))
    {
        let added = reflection(document, &function);
        let is_right = |action: &Action| {
            passes_trial(document, function.span, &action.edits)
                && adds_reflection(document, &function, &action.edits)
        };
        actions.extend(added.filter(is_right));
    }
    actions.extend(alias_actions(document, range.start()));
    actions.extend(constant_actions(document, range.start()));
    actions.extend(other_form(document, range.start()));
    let comments = version_actions(document, range.start()).into_iter();
    // A comment needs a trial only if the lines around it decide which bracket is missing.
    let is_right =
        |action: &Action| !document.tree().has_repairs() || is_harmless(document, &action.edits);
    actions.extend(comments.filter(is_right));
    // One between the lines of a mistake may split it.
    let is_long = document.text().len() > MAX_TRIED_BYTES;
    let is_right = |action: &Action| match is_long {
        true => is_right(action),
        false => is_harmless(document, &action.edits),
    };
    if is_test(document.text()) {
        actions.extend(expectations(document, found).filter(is_right));
        actions.extend(split(document, range.start()).filter(is_right));
    }
    actions
}

/// Whether a change of how a function is called is meant in a range: in the head of a function that others may call, or
/// anywhere in one that has metadata.
fn concerns_signature(document: &Document, function: &Function<'_>, range: Span) -> bool {
    let operation = operation_at(document, function.name_span.start());
    let head = operation.map_or(function.span, header);
    has_metadata(function) || !function.is_internal && range.start() <= head.end()
}

fn has_metadata(function: &Function<'_>) -> bool {
    !function.metadata.is_empty() || function.reflection.is_some()
}

/// A comment above the line of a diagnostic that ignores its code there.
#[must_use]
pub fn ignore_comment(document: &Document, found: &Diagnostic) -> Action {
    let text = document.text();
    let (line, indent) = line_around(text, found.span.start());
    let line_break = String::from_utf8_lossy(line_break(text));
    let code = found.code.name();
    let comment = format!("{indent}// abide: ignore[{code}]{line_break}");
    let at = Span::at(u32::try_from(line).unwrap_or(u32::MAX));
    let edits = vec![TextEdit::new(at, comment)];
    Action { title: format!("ignore '{code}' on this line"), edits }
}

/// Returns the start of the line of a position, and the blanks that it begins with. A byte-order mark stays in front of
/// everything.
fn line_around(text: &[u8], offset: u32) -> (usize, String) {
    let first_line = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let before = text.get(..offset as usize).unwrap_or(text);
    let line = memchr::memrchr2(b'\n', b'\r', before).map_or(first_line, |at| at + 1);
    let own = text.get(line..).unwrap_or_default();
    let indent = own.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    (line, String::from_utf8_lossy(own.get(..indent).unwrap_or_default()).into_owned())
}

/// Whether a function has reflection JSON after edits: text that is added after a broken type may become a part of it. Long
/// texts are not read again.
fn adds_reflection(document: &Document, function: &Function<'_>, edits: &[TextEdit]) -> bool {
    if document.text().len() > MAX_TRIED_BYTES {
        return true;
    }
    let Some(after) = with_edits(document, edits) else { return false };
    let function = Functions::at(
        after.tree(),
        after.text(),
        after.limits(),
        function.name_span.start(),
        after.registry().annotations(),
    );
    function.is_some_and(|function| function.reflection_json().is_some())
}

/// Adds reflection JSON to a function that has none: from its signatures, or else from its type.
fn reflection(document: &Document, function: &Function<'_>) -> Option<Action> {
    if function.reflection_json().is_some() {
        return None;
    }
    if let Some((migrated, at)) = migrated(document, function) {
        let entry = format!(", iree.abi = {}", quoted(&migrated.json));
        let edits = vec![TextEdit::new(Span::at(at), entry)];
        return Some(Action { title: titled("add iree.abi from sip and f", &migrated), edits });
    }
    // Types that the metadata cannot express are hardly those of a function that has some.
    let migrated = from_function_type(function)
        .filter(|found| found.notes.is_empty() || has_metadata(function))?;
    let entry = format!("iree.abi = {}", quoted(&migrated.json));
    let edit = match function.reflection {
        Some(dictionary) => TextEdit::new(
            Span::at(dictionary.end_of_entries),
            dictionary.insertion(entry.as_bytes()),
        ),
        None => in_attributes(document, function, &format!("iree.reflection = {{{entry}}}"))?,
    };
    let title = titled("add iree.abi from the function type", &migrated);
    Some(Action { title, edits: vec![edit] })
}

fn titled(title: &str, migrated: &Migrated) -> String {
    match migrated.notes.first() {
        Some(note) => format!("{title} (note: {note})"),
        None => title.to_owned(),
    }
}

/// Returns the attributes migrated from a function's signatures, and their position.
fn migrated(document: &Document, function: &Function<'_>) -> Option<(Migrated, u32)> {
    let limits = document.limits();
    let sip = function.entries(MetadataKey::Sip).next()?;
    let signature = check_sip(sip.value.literal()?.bytes(), limits).0?;
    let raw = RawFunction::read(function.literal(MetadataKey::F)?.bytes(), limits).ok()?;
    Some((from_sip(&signature, &raw).ok()?, sip.span.end()))
}

/// JSON as a string of MLIR.
fn quoted(json: &str) -> String {
    let empty = Literal::decode(b"\"\"", Span::new(0, 2));
    format!("\"{}\"", String::from_utf8_lossy(&empty.encode(json.as_bytes())))
}

/// An entry among the attributes of a function in its own form.
fn in_attributes(document: &Document, function: &Function<'_>, entry: &str) -> Option<TextEdit> {
    let path = document.tree().root().path_to(function.name_span.start());
    let node = path.into_iter().rev().find(|node| node.span() == function.span)?;
    if node.kind() == NodeKind::GenericOperation || !function.is_func() {
        return None;
    }
    if let Some(dictionary) = node.child(NodeKind::AttributeDictionary) {
        let last = dictionary.children().last();
        let brace = dictionary.tokens().find(|token| token.text(document.text()) == b"{")?;
        return Some(match last {
            Some(last) => TextEdit::new(Span::at(last.span().end()), format!(", {entry}")),
            None => TextEdit::new(Span::at(brace.span().end()), entry),
        });
    }
    let body = node.child(NodeKind::Region).map_or(node.span().end(), |body| body.span().start());
    let before = document.text().get(..body as usize)?.trim_ascii_end().len();
    let at = Span::at(u32::try_from(before).ok()?);
    Some(TextEdit::new(at, format!(" attributes {{{entry}}}")))
}

/// Whether a text is a test of MLIR: it has a command, or expects diagnostics.
fn is_test(text: &[u8]) -> bool {
    [b"RUN:".as_slice(), b"expected-"].iter().any(|mark| memchr::memmem::find(text, mark).is_some())
}

/// Splits a test in front of the function whose head a place is in, unless it is split there.
fn split(document: &Document, offset: u32) -> Option<Action> {
    let unit = document.function_at(offset)?;
    let function =
        operation_at(document, unit.offset).filter(|own| header(*own).touches(offset))?;
    let name = function.syntax().tokens().find(|one| one.kind() == TokenKind::AtIdentifier)?;
    let (line, indent) = line_around(document.text(), unit.offset);
    let before = document.text().get(..line)?.trim_ascii_end();
    if !indent.is_empty() || before.is_empty() || before.ends_with(SPLIT_MARK.as_bytes()) {
        return None;
    }
    let line_break = String::from_utf8_lossy(line_break(document.text()));
    let title = format!("split the file in front of {}", document.string(name.span()));
    let at = Span::at(u32::try_from(line).ok()?);
    let text = format!("{SPLIT_MARK}{line_break}{line_break}");
    Some(Action { title, edits: vec![TextEdit::new(at, text)] })
}

/// Comments with the expected diagnostics, as MLIR's tests have them.
fn expectations(document: &Document, found: &[&Diagnostic]) -> Option<Action> {
    let text = document.text();
    let line_break = String::from_utf8_lossy(line_break(text));
    let has_mark = text.starts_with(b"\xef\xbb\xbf");
    let mut edits = Vec::new();
    // A comment is one line, and cannot expect anything on the line of a byte-order mark before it.
    let may_be_expected = |found: &&&Diagnostic| {
        let is_before = has_mark && found.span.start() == 0;
        !is_before && !found.message.contains("}}") && !found.message.contains(['\n', '\r'])
    };
    for diagnostic in found.iter().filter(may_be_expected) {
        let (line, indent) = line_around(text, diagnostic.span.start());
        let severity = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Information | Severity::Hint => "remark",
        };
        let message = &diagnostic.message;
        if is_expected(text, line, &format!("expected-{severity}@+"), message) {
            continue;
        }
        let comment = format!("{indent}// expected-{severity}@+1 {{{{{message}}}}}{line_break}");
        edits.push((line, comment));
    }
    expectation_edits(edits)
}

/// Whether the expectations right above a line have one of a message there.
fn is_expected(text: &[u8], line: usize, expectation: &str, message: &str) -> bool {
    let mut above = text.get(..line).unwrap_or_default();
    for distance in 1_usize.. {
        let Some(rest) = above.strip_suffix(b"\n") else { return false };
        let rest = rest.strip_suffix(b"\r").unwrap_or(rest);
        let start = memchr::memrchr2(b'\n', b'\r', rest).map_or(0, |at| at + 1);
        let comment = String::from_utf8_lossy(rest.get(start..).unwrap_or_default());
        if comment.trim_end().ends_with(&format!("{expectation}{distance} {{{{{message}}}}}")) {
            return true;
        }
        if !comment.contains("// expected-") {
            return false;
        }
        above = above.get(..start).unwrap_or_default();
    }
    false
}

/// One edit for each line, whose comments count how far down their line is.
fn expectation_edits(comments: Vec<(usize, String)>) -> Option<Action> {
    let mut edits: Vec<TextEdit> = Vec::new();
    let count = comments.len();
    for (index, (line, comment)) in comments.iter().enumerate() {
        let below = comments.iter().skip(index + 1).filter(|(other, _)| other == line).count();
        let comment = comment.replacen("@+1 ", &format!("@+{} ", below + 1), 1);
        let at = Span::at(u32::try_from(*line).ok()?);
        match edits.last_mut().filter(|last| last.span == at) {
            Some(last) => last.replacement.extend_from_slice(comment.as_bytes()),
            None => edits.push(TextEdit::new(at, comment)),
        }
    }
    let title = format!("insert {}", counted(count, "expected-* comment"));
    (count > 0).then_some(Action { title, edits })
}

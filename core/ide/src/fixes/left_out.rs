//! Fixes for parts that people leave out of an operation: types of results and of a loop's range, names of arguments,
//! braces of attributes and their keyword.

use super::context::{FixContext, fix};
use crate::entity::types_of;
use abide_mlir::parse::Expected;
use abide_mlir::syntax::{NodeKind, is_builtin_type_name};
use abide_source::diagnostic::Fix;
use abide_source::text::{Span, TextEdit, is_word_byte, line_end};

/// The maximum number of arguments that get names.
const MAX_NAMED_ARGUMENTS: usize = 64;

/// The maximum number of places of one kind that are tried.
const MAX_TRIED_PLACES: usize = 4;

/// The maximum number of types that are tried as those of results.
const MAX_TRIED_TYPES: usize = 3;

/// Words of other languages for a function that only its own file calls.
const PRIVATE: [&str; 4] = ["hidden", "internal", "local", "static"];

/// The types of the results after an operation that has results only with them: one of its own types.
pub(super) fn result_types(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation.filter(|operation| !operation.is_generic()) else {
        return Vec::new();
    };
    let end = Span::at(operation.syntax().span().end());
    let types = types_of(operation.syntax()).into_iter();
    let mut types: Vec<String> = types.map(|ty| place.string(ty)).collect();
    types.reverse();
    types.dedup();
    let insert = |ty: String| fix(format!("insert '-> {ty}'"), end, format!(" -> {ty}"));
    types.into_iter().take(MAX_TRIED_TYPES).map(insert).collect()
}

/// The words that the form of the operation has instead of another one in front of parentheses: `outs(..)` for
/// `init(..)`.
pub(super) fn other_words(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation.filter(|operation| !operation.is_generic()) else {
        return Vec::new();
    };
    let name = operation.name_token().map(|name| name.span());
    let tokens = place.tokens();
    let pairs = tokens.iter().zip(tokens.iter().skip(1));
    let is_word = |span: &Span| {
        let text = place.string(*span);
        Some(*span) != name && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
    };
    let calls = pairs.filter(|(word, next)| is_word(word) && place.string(**next) == "(");
    let mut guesses = Vec::new();
    for (word, _) in calls.take(MAX_TRIED_PLACES) {
        let Some(written) = place.roles_up_to(word.start()) else { continue };
        let own = place.string(*word);
        let words = written.roles.stop.expected.iter().filter_map(|one| match one {
            Expected::Word(other) if **other != *own => Some(other.as_ref()),
            _ => None,
        });
        guesses
            .extend(words.map(|other| fix(format!("change '{own}' to '{other}'"), *word, other)));
    }
    guesses
}

/// The type of a value in front of the region, or at the end: `scf.for %i = %a to %b step %c : i32 { .. }`.
pub(super) fn type_of_range(place: &FixContext<'_>, has: &str) -> Option<Fix> {
    let operation = place.operation.filter(|operation| !operation.is_generic())?.syntax();
    let region = operation.children().find(|child| child.kind() == NodeKind::Region)?;
    let before = place.document.text().get(..region.span().start() as usize)?;
    let end = u32::try_from(before.trim_ascii_end().len()).ok()?;
    Some(fix(format!("insert ': {has}'"), Span::at(end), format!(" : {has}")))
}

/// `-> (types)` at a place after parentheses: the types of the values in them.
pub(super) fn types_of_list(place: &FixContext<'_>) -> Option<Fix> {
    let start = place.operation?.syntax().span().start();
    let end = trimmed_end(place)?;
    let header = place.string(Span::new(start, end.max(start)));
    let open = header.ends_with(')').then(|| header.rfind('('))??;
    let list = Span::new(start.saturating_add(u32::try_from(open).ok()?), end);
    let types: Vec<String> = place.operands_in(list).into_iter().map(|(_, ty)| ty).collect();
    let results = format!("-> ({})", types.join(", "));
    (!types.is_empty())
        .then(|| fix(format!("insert '{results}'"), Span::at(end), format!(" {results}")))
}

/// The end of the text in front of the place, without the blanks.
fn trimmed_end(place: &FixContext<'_>) -> Option<u32> {
    let before = place.document.text().get(..place.span.start() as usize)?;
    u32::try_from(before.trim_ascii_end().len()).ok()
}

/// `private` for a word in front of the name of a symbol, or the name without the word.
pub(super) fn word_before_symbol(place: &FixContext<'_>) -> Vec<Fix> {
    let word = place.word();
    let name = place.string(word);
    let after = Span::new(word.end(), line_end(place.document.text(), word.end()).max(word.end()));
    let rest = place.string(after);
    let is_before_symbol = rest.starts_with(' ') && rest.trim_start().starts_with('@');
    if word.is_empty() || !is_before_symbol {
        return Vec::new();
    }
    if PRIVATE.contains(&&*name) {
        return vec![fix("change it to 'private'", word, "private")];
    }
    let blanks = u32::try_from(rest.len() - rest.trim_start().len()).unwrap_or_default();
    vec![fix(format!("remove '{name}'"), Span::new(word.start(), word.end() + blanks), "")]
}

/// Braces around attributes that begin at the place: `%a: i32 {name = 1 : i32}`.
pub(super) fn braces(place: &FixContext<'_>) -> Vec<Fix> {
    let line = place.rest_of_line();
    if !line.starts_with(|first: char| first.is_ascii_lowercase()) {
        return Vec::new();
    }
    let start = place.span.start();
    let is_end = |(_, sign): &(usize, char)| ",){".contains(*sign);
    let ends = line.char_indices().filter(is_end).map(|(at, _)| at).take(MAX_TRIED_PLACES);
    let around = ends.filter_map(|at| {
        let len = line.get(..at)?.trim_end().len();
        let end = start.checked_add(u32::try_from(len).ok()?)?;
        let edits = vec![TextEdit::new(Span::at(start), "{"), TextEdit::new(Span::at(end), "}")];
        Some(Fix::uncertain("write the attributes in '{' and '}'", edits))
    });
    around.collect()
}

/// `attributes` in front of a dictionary that a region follows on its line: `func.func @f() attributes {a} {`.
pub(super) fn attributes_keyword(place: &FixContext<'_>) -> Option<Fix> {
    let text = place.document.text();
    let at = place.span.start();
    let before = text.get(..at as usize)?;
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let line = place.string(Span::new(u32::try_from(line_start).ok()?, line_end(text, at).max(at)));
    let head = line.trim_end().strip_suffix('{')?.trim_end().strip_suffix('}')?;
    let open = head.rfind('{')?;
    let entries = head.get(open + 1..)?;
    let word = |entry: &str| entry.split('=').next().unwrap_or_default().trim().to_owned();
    let names: Vec<String> = entries.split(',').map(word).collect();
    let is_name = |name: &String| {
        !name.is_empty() && name.bytes().all(|byte| is_word_byte(byte) || byte == b'.')
    };
    let is_inside = line_start + open <= at as usize;
    if !is_inside || !names.iter().all(is_name) {
        return None;
    }
    let open = Span::at(u32::try_from(line_start + open).ok()?);
    // Without the keyword they are read as operations in a region.
    Some(fix("insert 'attributes'", open, "attributes ").dropping(names))
}

/// `->` in front of a type that follows the arguments of a function.
pub(super) fn results_arrow(place: &FixContext<'_>) -> Option<Fix> {
    let text = place.text();
    let is_type = is_builtin_type_name(text.as_bytes());
    let arrow = || fix("insert '->'", Span::at(place.span.start()), "-> ");
    // Without the arrow it is read as an operation.
    (is_type && place.follows_parenthesis()).then(|| arrow().dropping([text.to_owned()]))
}

/// Names for the arguments of a function that has only their types, although it has a body.
pub(super) fn argument_names(place: &FixContext<'_>) -> Option<Fix> {
    let node = place.operation.filter(|operation| !operation.is_generic())?.syntax();
    let tokens = place.tokens();
    let symbol = tokens.iter().position(|token| place.string(*token).starts_with('@'))?;
    let mut depth = 0_u32;
    let close = tokens.iter().skip(symbol + 1).find(|token| {
        match place.string(**token).as_str() {
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    })?;
    let list = Span::new(tokens.get(symbol)?.end(), close.end());
    let has_names =
        tokens.iter().any(|token| list.covers(*token) && place.string(*token).starts_with('%'));
    let types: Vec<Span> = types_of(node).into_iter().filter(|ty| list.covers(*ty)).collect();
    if has_names || types.is_empty() || types.len() > MAX_NAMED_ARGUMENTS {
        return None;
    }
    let named = |(number, ty): (usize, &Span)| {
        TextEdit::new(Span::at(ty.start()), format!("%arg{number}: "))
    };
    let edits = types.iter().enumerate().map(named).collect();
    Some(Fix::uncertain("give the arguments names", edits))
}

/// The number for a word of Boolean logic that a type of numbers follows: `1 : i32` for `true : i32`.
pub(super) fn number_for_word(place: &FixContext<'_>) -> Option<Fix> {
    let word = place.tokens().into_iter().rfind(|token| token.end() <= place.span.start())?;
    let rest = place.rest_of_line();
    let ty = rest.strip_prefix(':')?.trim_start();
    let is_float = ty.starts_with('f') || ty.starts_with("bf");
    let number = match (&*place.string(word), is_float) {
        ("true", false) => "1",
        ("true", true) => "1.0",
        ("false", false) => "0",
        ("false", true) => "0.0",
        _ => return None,
    };
    let written = place.string(word);
    Some(fix(format!("change '{written}' to '{number}'"), word, number))
}

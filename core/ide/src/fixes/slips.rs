//! Fixes for spellings of other languages and forgotten signs.

use super::context::{FixContext, change_to, fix};
use super::left_out;
use crate::entity::operation_at;
use abide_mlir::syntax::{Operation, TokenKind, is_builtin_type_name};
use abide_source::diagnostic::{Detail, Diagnostic, Fix, Wanted, codes};
use abide_source::text::{Span, TextEdit, line_end};

/// The number of places where a string may end, or a bracket may open, that are tried.
const MAX_TRIED_PLACES: usize = 6;

/// The maximum number of numbers of an operation that become constants together.
const MAX_CONSTANTS: usize = 8;

/// Entities of HTML, each with its sign.
const ENTITIES: [(&str, &str); 6] = [
    ("&#39;", "'"),
    ("&amp;", "&"),
    ("&gt;", ">"),
    ("&lt;", "<"),
    ("&nbsp;", " "),
    ("&quot;", "\""),
];

/// The maximum number of entities that are written as signs.
const MAX_ENTITIES: usize = 10_000;

/// A blank of no width, which text of the web has.
const ZERO_WIDTH: char = '\u{200b}';

/// Words of other languages for constants, each with that of MLIR.
const CONSTANTS: [(&str, &str); 3] = [("False", "false"), ("None", "unit"), ("True", "true")];

pub(super) fn guesses(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    let (text, start) = (place.text(), place.span.start());
    let code = found.code;
    if code == codes::mlir::MISSING_NAME && text == "#" {
        return vec![change_to(place.span, "//")];
    }
    if code == codes::mlir::UNTERMINATED_STRING {
        return closed_string(place);
    }
    if code == codes::mlir::UNKNOWN_BYTES {
        return unknown_bytes(place);
    }
    if code == codes::mlir::UNMATCHED {
        let mut guesses = not_closed(place, found);
        guesses.extend(unmatched(place));
        return guesses;
    }
    if code == codes::mlir::UNDEFINED_BLOCK {
        return vec![fix("insert ':'", Span::at(place.span.end()), ":")];
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let is_whole = digits > 0 && !text.get(digits..).unwrap_or_default().starts_with('.');
    // With a point, a number that its constraint excludes would only not fit the form.
    let is_excluded = matches!(*found.detail, Detail::AttributeConstraint { .. });
    let takes_numbers = code == codes::mlir::INVALID_OPERATION && !is_excluded
        || found.wanted() == Some(&Wanted::FLOATS);
    if takes_numbers && is_whole {
        let end = start + u32::try_from(digits).unwrap_or_default();
        return vec![fix("insert '.0'", Span::at(end), ".0")];
    }
    let mut guesses = words(place);
    if code == codes::mlir::EXPECTED {
        guesses.extend(left_out::attributes_keyword(place));
        if matches!(found.wanted(), Some(Wanted::OperationName)) {
            guesses.extend(left_out::number_for_word(place));
            guesses.extend(attributes_in_front(place));
            guesses.extend(surplus(place));
        }
        guesses.extend(foreign_token_fixes(place, found));
        if text.starts_with(|first: char| first.is_ascii_lowercase() || "!(".contains(first)) {
            guesses.push(fix("insert '->'", Span::at(start), "-> "));
        }
    }
    guesses
}

/// A word that lacks its sigil, or has a capital letter.
fn words(place: &FixContext<'_>) -> Vec<Fix> {
    let word = place.word();
    let text = place.string(word);
    if !text.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return Vec::new();
    }
    let mut guesses = Vec::new();
    let constant = CONSTANTS.iter().find(|(own, _)| *own == text);
    guesses.extend(constant.map(|(_, constant)| change_to(word, constant)));
    let dialects = place.document.registry().dialects();
    let is_of_dialect =
        text.split_once('.').is_some_and(|(dialect, _)| dialects.dialect(dialect).is_some());
    let sigils: &[&str] = if is_of_dialect { &["!"] } else { &["%", "@", "^"] };
    let is_name = place.operation.and_then(Operation::name_token).map(|name| name.span());
    // The name of an operation, which may be the next one, is not a type that lacks its sigil.
    let is_operation =
        is_name == Some(word) || place.document.registry().operation(text.as_bytes()).is_some();
    let sigils = sigils.iter().copied().filter(|_| !is_of_dialect || !is_operation);
    guesses.extend(
        sigils.map(|sigil| fix(format!("insert '{sigil}'"), Span::at(word.start()), sigil)),
    );
    guesses
}

/// A sign of another language: `-1` for `?`, `:` and `=>` for `->`, `:` for `=`, `/* .. */`.
fn foreign_token_fixes(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    let start = place.span.start();
    let rest = place.document.text().get(start as usize..).unwrap_or_default();
    let span = |len: usize| Span::new(start, start + u32::try_from(len).unwrap_or_default());
    let is_type = matches!(found.wanted(), Some(Wanted::Type(_)));
    match rest {
        [b'-', number @ ..] if is_type => {
            let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
            vec![change_to(span(1 + digits), "?")]
        }
        [b'*', ..] if is_type => vec![change_to(span(1), "?")],
        [b'*', ..] => pointer(place).into_iter().collect(),
        [b'-', b'-', ..] => vec![fix("begin the comment with '//'", span(2), "//")],
        [b'/', b'*', ..] => block_comment(place, rest),
        [b'/', ..] => vec![change_to(span(1), "floordiv")],
        [b'(', ..] => affine_map(place).into_iter().chain(parentheses(place)).collect(),
        [b'{', ..] => square_brackets(place),
        [b'=', ..] if before(place).ends_with(b":") => {
            vec![fix("remove ':'", Span::new(start.saturating_sub(1), start), "")]
        }
        [b'%', ..] => vec![fix("insert '='", Span::at(place.span.end()), " =")],
        [b'=', b'>', ..] => vec![change_to(span(2), "->")],
        [b':', ..] => vec![change_to(span(1), "->"), change_to(span(1), "=")],
        _ => Vec::new(),
    }
}

/// The pointer of LLVM for a type with `*`, as in C.
fn pointer(place: &FixContext<'_>) -> Option<Fix> {
    let ty = place.tokens().into_iter().rfind(|token| token.end() <= place.span.start())?;
    let is_type = is_builtin_type_name(place.string(ty).as_bytes());
    let span = Span::new(ty.start(), place.span.start() + 1);
    is_type.then(|| change_to(span, "!llvm.ptr"))
}

/// Deletes the rest of the line after a complete operation.
fn surplus(place: &FixContext<'_>) -> Option<Fix> {
    let text = place.document.text();
    let line = before(place).iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let written = before(place).get(line..).unwrap_or_default();
    let end = line_end(text, place.span.start()).max(place.span.end());
    let rest = place.string(Span::new(place.span.start(), end)).trim_end().to_owned();
    if written.trim_ascii().is_empty() || rest.contains(['{', '}', '"']) {
        return None;
    }
    let start = u32::try_from(line + written.trim_ascii_end().len()).ok()?;
    Some(fix(format!("remove '{rest}'"), Span::new(start, end), ""))
}

/// Moves the attributes at the place in front of the colon of the operation before them.
fn attributes_in_front(place: &FixContext<'_>) -> Option<Fix> {
    let line = place.rest_of_line();
    let close = line.strip_prefix('{')?.find('}')?;
    in_front_of_types(place, close + 2)
}

/// Moves the rest of the line in front of the colon of the operation before it.
pub(super) fn rest_in_front(place: &FixContext<'_>) -> Option<Fix> {
    let line = before(place).rsplit(|byte| *byte == b'\n').next()?;
    let rest = place.rest_of_line();
    // A comment stays after the types.
    let rest = rest.split("//").next().unwrap_or_default().trim_end().len();
    (!line.trim_ascii().is_empty()).then(|| in_front_of_types(place, rest))?
}

/// Moves the text of this length at the place in front of the colon of the operation before it.
fn in_front_of_types(place: &FixContext<'_>, len: usize) -> Option<Fix> {
    let start = place.span.start();
    let end = u32::try_from(before(place).trim_ascii_end().len()).ok()?;
    let operation = operation_at(place.document, end.checked_sub(1)?)?.syntax();
    let colon = operation.own_tokens().filter(|token| token.kind() == TokenKind::Colon).last()?;
    let moved = Span::new(start, start.checked_add(u32::try_from(len).ok()?)?);
    let text = place.string(moved);
    let edits = vec![
        TextEdit::new(Span::at(colon.span().start()), format!("{text} ")),
        TextEdit::new(Span::new(end, moved.end()), ""),
    ];
    Some(Fix::uncertain(format!("move '{text}' in front of ':'"), edits))
}

/// A map that begins at the place, as an attribute: `affine_map<(d0) -> (d0)>`.
fn affine_map(place: &FixContext<'_>) -> Option<Fix> {
    let start = place.span.start();
    let line = place.rest_of_line();
    let results = line.starts_with('(').then(|| line.find("->"))??;
    let close = results + line.get(results..)?.find(')')? + 1;
    let map = line.get(..close)?;
    let span = Span::new(start, start.checked_add(u32::try_from(close).ok()?)?);
    Some(change_to(span, &format!("affine_map<{map}>")))
}

/// The text in front of the place.
fn before<'d>(place: &FixContext<'d>) -> &'d [u8] {
    place.document.text().get(..place.span.start() as usize).unwrap_or_default()
}

/// Deletes the parentheses that begin at the place, or inserts the `@` of a symbol in front of the name before them.
fn parentheses(place: &FixContext<'_>) -> Vec<Fix> {
    let start = place.span.start();
    let name = place.tokens().into_iter().rfind(|token| token.end() <= start);
    let symbol = name.map(|name| fix("insert '@'", Span::at(name.start()), "@"));
    let line = place.rest_of_line();
    let close = line.find(')').and_then(|at| Some(start + u32::try_from(at).ok()?));
    let bare = close.map(|close| {
        let without = |at: u32| TextEdit::new(Span::new(at, at + 1), "");
        Fix::uncertain("remove the parentheses", vec![without(start), without(close)])
    });
    symbol.into_iter().chain(bare).collect()
}

/// Square brackets for the braces that begin at the place.
fn square_brackets(place: &FixContext<'_>) -> Vec<Fix> {
    let start = place.span.start();
    let line = place.rest_of_line();
    let close = line.find('}').and_then(|at| Some(start + u32::try_from(at).ok()?));
    let change = |close: u32| {
        let edits = vec![
            TextEdit::new(Span::new(start, start + 1), "["),
            TextEdit::new(Span::new(close, close + 1), "]"),
        ];
        Fix::uncertain("write the list in '[' and ']'", edits)
    };
    close.map(change).into_iter().collect()
}

/// Parentheses from the place to one of the places where they may end.
pub(super) fn in_parentheses(place: &FixContext<'_>) -> Vec<Fix> {
    let start = place.span.start();
    let line = place.rest_of_line();
    let results = line.find(" ->");
    let ends =
        [results, line.find(" :"), line.find('>'), line.find(" {"), Some(line.trim_end().len())];
    let around = ends.into_iter().flatten().filter_map(|at| {
        let close = Span::at(start + u32::try_from(at).ok()?);
        let edits = vec![TextEdit::new(Span::at(start), "("), TextEdit::new(close, ")")];
        Some(Fix::uncertain("insert '(' and ')'", edits))
    });
    around.collect()
}

/// Replaces a comment of C on one line by `//`.
fn block_comment(place: &FixContext<'_>, rest: &[u8]) -> Vec<Fix> {
    let start = place.span.start();
    let line = line_end(place.document.text(), start);
    let Some(len) = memchr::memmem::find(rest, b"*/") else { return Vec::new() };
    let end = start + u32::try_from(len).unwrap_or(u32::MAX);
    if end >= line {
        return Vec::new();
    }
    let edits = vec![
        TextEdit::new(Span::new(start, start + 2), "//"),
        TextEdit::new(Span::new(end, end + 2), ""),
    ];
    vec![Fix::uncertain("begin the comment with '//'", edits)]
}

/// Removes or replaces `;`, and replaces single quotes around strings.
fn unknown_bytes(place: &FixContext<'_>) -> Vec<Fix> {
    let (text, span) = (place.text(), place.span);
    let end = line_end(place.document.text(), span.start());
    if text.starts_with(';') {
        let sign = Span::new(span.start(), span.start() + 1);
        let mut guesses = vec![fix("remove ';'", sign, "")];
        let is_last = place.string(Span::new(sign.end(), end.max(sign.end()))).trim().is_empty();
        if !is_last {
            guesses.extend([change_to(sign, ","), change_to(sign, "//")]);
        }
        return guesses;
    }
    if !text.is_empty() && text.chars().all(|sign| sign.is_whitespace() || sign == ZERO_WIDTH) {
        let blanks = " ".repeat(text.chars().filter(|sign| *sign != ZERO_WIDTH).count());
        return vec![fix("write plain blanks", span, blanks)];
    }
    if text.starts_with('&') {
        return without_entities(place).into_iter().collect();
    }
    if !text.starts_with('\'') {
        return Vec::new();
    }
    let line = place.string(Span::new(span.start() + 1, end.max(span.start() + 1)));
    let Some(len) = line.find('\'') else { return Vec::new() };
    let close = span.start() + 1 + u32::try_from(len).unwrap_or(u32::MAX);
    let quote = |at: u32| TextEdit::new(Span::new(at, at + 1), "\"");
    vec![Fix::uncertain("write the string in '\"'", vec![quote(span.start()), quote(close)])]
}

/// The signs that pages of the web write as entities.
fn without_entities(place: &FixContext<'_>) -> Option<Fix> {
    let text = place.document.text();
    let mut edits = Vec::new();
    for at in memchr::memchr_iter(b'&', text).take(MAX_ENTITIES) {
        let rest = text.get(at..)?;
        let entity = ENTITIES.iter().find(|(entity, _)| rest.starts_with(entity.as_bytes()));
        if let Some((entity, sign)) = entity {
            edits.push(TextEdit::new(Span::from_range(at..at + entity.len()), *sign));
        }
    }
    let is_first = edits.first().is_some_and(|edit| edit.span.start() == place.span.start());
    is_first.then(|| Fix::uncertain("write the entities of HTML as signs", edits))
}

/// Inserts the bracket after each of the tokens that follow its opening one.
pub(super) fn closed_earlier(
    place: &FixContext<'_>,
    found: &Diagnostic,
    bracket: &str,
) -> Vec<Fix> {
    let Some(opened) = found.related.first().map(|related| related.span) else {
        return Vec::new();
    };
    // The operations of a region are on lines of their own.
    let line = line_end(place.document.text(), opened.end());
    if place.string(Span::new(opened.end(), line.max(opened.end()))).trim().is_empty() {
        return Vec::new();
    }
    let tokens = place.tokens().into_iter();
    let within = tokens.filter(|token| token.start() >= opened.end());
    let ends = within.map(Span::end).filter(|end| *end <= place.span.end());
    let title = format!("insert '{bracket}'");
    ends.map(|end| fix(title.clone(), Span::at(end), bracket)).collect()
}

/// The closing bracket of the one that is opened before the place.
fn not_closed(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    let Some(close) = closing_of(place, found) else { return Vec::new() };
    let mut guesses = closed_earlier(place, found, close);
    // The nearest place is the likeliest.
    guesses.reverse();
    guesses.truncate(MAX_TRIED_PLACES);
    guesses
}

/// The bracket that closes the one to which the note of a diagnostic points.
pub(super) fn closing_of(place: &FixContext<'_>, found: &Diagnostic) -> Option<&'static str> {
    let opened = place.string(found.related.first()?.span);
    Some(match opened.as_str() {
        "(" => ")",
        "[" => "]",
        "<" => ">",
        "{" => "}",
        _ => return None,
    })
}

/// Deletes the bracket, or inserts an opening one in front of one of the tokens before it.
fn unmatched(place: &FixContext<'_>) -> Vec<Fix> {
    let text = place.text();
    let opening = match text {
        ")" => Some("("),
        "]" => Some("["),
        ">" => Some("<"),
        _ => None,
    };
    let mut guesses = vec![fix(format!("remove '{text}'"), place.span, "")];
    if let Some(opening) = opening {
        let before = place.tokens().into_iter().rev();
        let before =
            before.filter(|token| token.end() <= place.span.start()).take(MAX_TRIED_PLACES);
        let title = format!("insert '{opening}'");
        guesses.splice(0..0, before.map(|at| fix(title.clone(), Span::at(at.start()), opening)));
    }
    guesses
}

/// A quote in front of text that may follow the string on its line.
fn closed_string(place: &FixContext<'_>) -> Vec<Fix> {
    let text = place.text();
    let ends = text.char_indices().skip(1).filter(|(_, sign)| "}]),> ".contains(*sign));
    let ends = ends.map(|(at, _)| at).chain([text.trim_end().len()]).take(MAX_TRIED_PLACES);
    let closed = ends.filter_map(|at| {
        let at = place.span.start() + u32::try_from(at).ok()?;
        Some(fix("insert '\"'", Span::at(at), "\""))
    });
    closed.collect()
}

/// Numbers where values belong: constants in front of the operation, of the first number or of all of its header.
pub(super) fn constants(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation.map(|operation| operation.syntax()) else {
        return Vec::new();
    };
    let start = operation.span().start();
    // A value is defined within a function.
    if place.document.function_at(start).is_none_or(|function| function.offset >= start) {
        return Vec::new();
    }
    let end = line_end(place.document.text(), place.span.start());
    let is_here = |span: &Span| span.start() >= place.span.start() && span.end() <= end;
    let numbers = operation.tokens().filter(|token| is_number(token.kind()));
    let numbers: Vec<Span> = numbers.map(|token| token.span()).filter(is_here).collect();
    let Some(first) = numbers.first() else { return Vec::new() };
    let mut types = vec!["index".to_owned()];
    let line = place.string(Span::new(place.span.start(), end.max(place.span.start())));
    types.extend(line.rsplit_once(" : ").map(|(_, ty)| ty.trim().to_owned()));
    types.extend(place.types_of_operands());
    types.retain(|ty| ty.starts_with(['i', 'f', 'b']) && !ty.contains(' '));
    types.dedup();
    let mut guesses: Vec<Fix> =
        types.iter().map(|ty| with_constants(place, start, &[*first], ty)).collect();
    let all = (2..=MAX_CONSTANTS).contains(&numbers.len());
    guesses.extend(all.then(|| with_constants(place, start, &numbers, "index")));
    guesses
}

fn is_number(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Integer | TokenKind::Float)
}

/// Constants of a type for some numbers, in front of the operation that begins at `start`.
fn with_constants(place: &FixContext<'_>, start: u32, numbers: &[Span], ty: &str) -> Fix {
    let indentation = place.indentation(start);
    let mut known: Vec<(String, String)> = Vec::new();
    let mut edits = Vec::new();
    for number in numbers {
        let written = place.string(*number);
        let name = match known.iter().find(|(own, _)| *own == written) {
            Some((_, name)) => name.clone(),
            None => {
                let word: String = written.chars().filter(char::is_ascii_alphanumeric).collect();
                let name = place.fresh(&format!("%c{word}"));
                known.push((written, name.clone()));
                name
            }
        };
        edits.push(TextEdit::new(*number, name));
    }
    let lines = known
        .iter()
        .map(|(written, name)| format!("{name} = arith.constant {written} : {ty}\n{indentation}"));
    edits.insert(0, TextEdit::new(Span::at(start), lines.collect::<String>()));
    let title = match known.as_slice() {
        [(written, _)] => format!("make '{written}' a constant"),
        _ => "make the numbers constants".to_owned(),
    };
    Fix::uncertain(title, edits)
}

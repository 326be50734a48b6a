//! What is missing between other things, and words that are nearly those that may stand there.

use super::{Place, change_to, fix};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, Fix};
use abide_source::spelling::nearest;
use abide_source::text::Span;

/// The words that types begin with.
const TYPES: [&str; 17] = [
    "bf16", "complex", "f16", "f32", "f64", "i1", "i16", "i32", "i64", "i8", "index", "memref",
    "none", "tensor", "tuple", "vector", "f128",
];

pub(super) fn guesses(place: &Place<'_>, found: &Diagnostic) -> Vec<Fix> {
    let message = &found.message;
    let mut guesses = near_words(place, message);
    guesses.extend(near_cases(place));
    if message.contains("type") {
        guesses.extend(near_types(place));
    }
    if let Some(token) = quoted(message).next().filter(|_| message.starts_with("expected '")) {
        guesses.extend(inserted(place, token));
        if token == ":" {
            guesses.extend(with_type(place));
        }
    }
    if message.contains("SSA") {
        guesses.extend(constant(place));
    }
    guesses
}

/// The words in quotes of a message.
fn quoted(message: &str) -> impl Iterator<Item = &str> {
    message.split('\'').skip(1).step_by(2)
}

/// A word of the message that is nearly the one that is written, there or elsewhere in the operation.
fn near_words(place: &Place<'_>, message: &str) -> Vec<Fix> {
    let letters = |part: &&str| {
        part.len() > 1 && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let words: Vec<&str> = message
        .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
        .filter(letters)
        .collect();
    let mut written: Vec<Span> = vec![place.span];
    written.extend(place.tokens());
    let mut guesses = Vec::new();
    for span in written {
        let text = place.string(span);
        let is_word = text.len() > 1 && letters(&text.as_str()) && !words.contains(&&*text);
        if is_word {
            let near = nearest(&text, words.iter().copied().filter(|word| !is_prose(word)));
            guesses.extend(near.into_iter().map(|word| change_to(span, word)));
        }
    }
    guesses
}

/// A word of one of the dialect's enumerations that is nearly the one that is written.
fn near_cases(place: &Place<'_>) -> Vec<Fix> {
    let dialects = place.document.registry().dialects();
    let name = place.operation.map(|operation| operation.name(place.document.text()));
    let name = name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default();
    let dialect = name.split('.').next().and_then(|dialect| dialects.dialect(dialect));
    let enums = dialect.into_iter().flat_map(|dialect| &dialect.enums);
    let words: Vec<&str> = enums.flat_map(|one| &one.cases).map(|case| &*case.keyword).collect();
    let written = place.text();
    let is_word = written.len() > 1 && written.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let near = nearest(written, words.into_iter().filter(|_| is_word));
    near.into_iter().map(|word| change_to(place.span, word)).collect()
}

/// Words of messages that stand for nothing in the text.
fn is_prose(word: &str) -> bool {
    ["expected", "of", "or", "one", "be", "op", "the", "a", "but", "found"].contains(&word)
}

/// A type's name that is nearly the word there or right before.
fn near_types(place: &Place<'_>) -> Vec<Fix> {
    let before = place.tokens().into_iter().rfind(|token| token.end() <= place.span.start());
    let spans = [Some(place.span), before];
    let mut guesses = Vec::new();
    for span in spans.into_iter().flatten() {
        let near = nearest(&place.string(span), TYPES.into_iter());
        guesses.extend(near.into_iter().map(|word| change_to(span, word)));
    }
    guesses
}

/// What is expected, in its place or behind what stands before it.
fn inserted(place: &Place<'_>, token: &str) -> Vec<Fix> {
    let title = format!("insert '{token}'");
    let before = place.document.text().get(..place.span.start() as usize).unwrap_or_default();
    let end = u32::try_from(before.trim_ascii_end().len()).unwrap_or(u32::MAX);
    let spaced = format!(" {token}");
    let indentation = place.indentation(end);
    let mut guesses = vec![
        fix(title.clone(), Span::at(end), token),
        fix(title.clone(), Span::at(end), spaced),
        fix(title.clone(), Span::at(place.span.start()), format!("{token} ")),
    ];
    if token == "}" {
        let outer = indentation.strip_suffix("  ").unwrap_or(&indentation);
        guesses.insert(0, fix(title, Span::at(end), format!("\n{outer}}}")));
    }
    guesses
}

/// ` : type` behind the operation, with the type of one of its operands.
fn with_type(place: &Place<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let Some(types) = place.document.value_types(place.span.start()) else { return Vec::new() };
    let Some(unit) = place.document.unit_at(place.span.start()) else { return Vec::new() };
    let span = operation.syntax().span();
    let mut guesses: Vec<Fix> = Vec::new();
    for use_ in &unit.names.uses {
        if !span.covers(use_.name.shifted(unit.offset)) {
            continue;
        }
        let definition =
            use_.definition.and_then(|index| unit.names.definitions.get(index as usize));
        let Some(definition) = definition else { continue };
        let written = definition.type_span.map(|ty| place.string(ty.shifted(unit.offset)));
        if let Some(ty) = written.or_else(|| types.text(unit, *definition)) {
            let title = format!("insert ': {ty}'");
            guesses.push(fix(title, Span::at(span.end()), format!(" : {ty}")));
        }
    }
    guesses.dedup_by(|left, right| left.edits == right.edits);
    guesses
}

/// A number where a value belongs: a constant of that number in front of the operation.
fn constant(place: &Place<'_>) -> Option<Fix> {
    let operation = place.operation?.syntax();
    let number = operation.tokens().find(|token| {
        token.kind() == TokenKind::Integer && token.span().start() >= place.span.start()
    })?;
    let digits = place.string(number.span());
    let start = operation.span().start();
    let name = place.fresh(&format!("%c{digits}"));
    let indentation = place.indentation(start);
    let line = format!("{name} = arith.constant {digits} : index\n{indentation}");
    let title = format!("make '{digits}' a constant");
    let edits = vec![
        abide_source::text::TextEdit::new(Span::at(start), line),
        abide_source::text::TextEdit::new(number.span(), name),
    ];
    Some(Fix { title, edits })
}

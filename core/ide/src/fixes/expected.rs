//! Fixes for missing tokens, and for words similar to the expected ones.

use super::context::{FixContext, change_to, fix};
use super::form_help::entry;
use super::{attribute_help, left_out, slips};
use crate::descriptions::description;
use abide_mlir::ods::{OpDescription, Trait};
use abide_mlir::parse::Expected;
use abide_source::diagnostic::{Diagnostic, Fix, Wanted};
use abide_source::spelling::nearest;
use abide_source::text::{Span, is_word_byte};

/// The words that types begin with.
const TYPES: [&str; 17] = [
    "bf16", "complex", "f16", "f32", "f64", "i1", "i16", "i32", "i64", "i8", "index", "memref",
    "none", "tensor", "tuple", "vector", "f128",
];

/// Types of other languages, each with that of MLIR.
const FOREIGN: [(&str, &str); 32] = [
    ("bfloat16", "bf16"),
    ("bool", "i1"),
    ("char", "i8"),
    ("double", "f64"),
    ("float", "f32"),
    ("float16", "f16"),
    ("float32", "f32"),
    ("float64", "f64"),
    ("fp16", "f16"),
    ("fp32", "f32"),
    ("fp64", "f64"),
    ("half", "f16"),
    ("int", "i32"),
    ("int16", "i16"),
    ("int32", "i32"),
    ("int64", "i64"),
    ("int8", "i8"),
    ("long", "i64"),
    ("short", "i16"),
    ("size_t", "index"),
    ("uint16", "ui16"),
    ("uint32", "ui32"),
    ("uint64", "ui64"),
    ("uint8", "ui8"),
    ("usize", "index"),
    ("u16", "ui16"),
    ("u32", "ui32"),
    ("u64", "ui64"),
    ("u8", "ui8"),
    ("s16", "si16"),
    ("s32", "si32"),
    ("s64", "si64"),
];

/// The type of MLIR that a word of another language means.
pub(super) fn meant_type(word: &str) -> Option<&'static str> {
    FOREIGN.iter().find(|(name, _)| *name == word).map(|(_, ty)| *ty)
}

pub(super) fn guesses(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    let wanted = found.wanted();
    let mut guesses = wanted.map(|wanted| near_words(place, wanted)).unwrap_or_default();
    if wanted.is_some_and(|wanted| wanted.words().next() == Some("(")) {
        guesses.extend(slips::in_parentheses(place));
    }
    guesses.extend(similar_enum_cases(place));
    guesses.extend(near_types(place));
    guesses.extend(sizes(place));
    guesses.extend(near_expected(place));
    if let Some(token) = wanted.and_then(|wanted| wanted.words().next()) {
        guesses.extend(replace_wrong_token(place, token));
        guesses.extend(inserted(place, token));
        if place.text() == "," {
            guesses.extend(word_for_comma(place));
            // Between sizes it is not surplus.
            if token != "x" {
                guesses.push(fix("remove ','", place.span, ""));
            }
        }
        match token {
            ":" => guesses.extend(with_type(place)),
            "->" => {
                guesses.extend(left_out::types_of_list(place));
                guesses.extend(with_results(place));
            }
            "," => guesses.extend(left_out::braces(place)),
            ")" | "]" | "}" | ">" => {
                guesses.extend(left_out::braces(place));
                guesses.extend(comma(place));
                guesses.extend(slips::closed_earlier(place, found, token));
            }
            _ => {}
        }
    }
    match wanted {
        Some(wanted) if *wanted == Wanted::FUNCTION_TYPE => {
            guesses.extend(slips::in_parentheses(place));
            guesses.extend(of_operands_and_result(place));
        }
        Some(wanted) if *wanted == Wanted::STRING => guesses.push(in_quotes(place)),
        Some(wanted) if *wanted == Wanted::ATTRIBUTE && attribute_help::takes_string(place) => {
            guesses.push(in_quotes(place));
        }
        Some(wanted) if *wanted == Wanted::SYMBOL => guesses.extend(longer_names(place)),
        _ => {}
    }
    if matches!(wanted, Some(Wanted::Type(_) | Wanted::Other(_))) {
        guesses.extend(missing_type(place));
    }
    guesses.extend(slips::guesses(place, found));
    let is_number = place.text().starts_with(|first: char| first.is_ascii_digit());
    if is_number {
        guesses.push(fix("insert '%'", Span::at(place.span.start()), "%"));
    }
    if matches!(wanted, Some(Wanted::Value(_))) || wanted.is_some() && is_number {
        guesses.extend(slips::constants(place));
    }
    guesses
}

/// The word at the place as a string.
fn in_quotes(place: &FixContext<'_>) -> Fix {
    let word = place.word();
    fix("write it in quotes", word, format!("\"{}\"", place.string(word)))
}

/// The operations of the dialect whose names begin with that of the operation: a call of a value instead of one of a
/// symbol.
fn longer_names(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let (Some(name), Some(own)) = (operation.name_token(), entry(place, operation)) else {
        return Vec::new();
    };
    let begin = format!("{}_", own.description().name);
    let dialect = place.document.registry().dialects().dialect(own.description().dialect());
    let names = dialect.into_iter().flat_map(|dialect| &dialect.ops).map(|op| &*op.name);
    let longer = names.filter(|name| place.text().starts_with('%') && name.starts_with(&begin));
    longer.map(|longer| change_to(name.span(), longer)).collect()
}

/// A word that may follow, instead of a comma: `0 to 8 step 2` for `0 to 8, 2`.
fn word_for_comma(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(written) = place.roles_before() else { return Vec::new() };
    let words = written.roles.stop.expected.iter().filter_map(|one| match one {
        Expected::Word(word) => {
            Some(fix(format!("change it to '{word}'"), place.span, format!(" {word}")))
        }
        _ => None,
    });
    words.collect()
}

/// Suggests a similar word that is allowed somewhere in the operation.
fn near_expected(place: &FixContext<'_>) -> Vec<Fix> {
    let is_word = |text: &str| text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_lowercase());
    if !is_word(place.text()) {
        return Vec::new();
    }
    let Some(written) = place.roles_before() else { return Vec::new() };
    let words = written.roles.stop.expected.iter().filter_map(|one| match one {
        Expected::Word(word) => Some(word.as_ref()),
        _ => None,
    });
    let near = nearest(place.text(), words);
    near.into_iter().map(|word| change_to(place.span, word)).collect()
}

/// Sizes with the element type in front of them, and sizes in a list of other languages: `4x8xf32` for `f32x4x8` and for
/// `4, 8, f32`.
fn sizes(place: &FixContext<'_>) -> Vec<Fix> {
    let text = place.text();
    if text == "," {
        let start = place.span.start();
        let line = place.rest_of_line();
        let list = line.find('>').and_then(|close| line.get(..close)).unwrap_or_default();
        let sizes: String = list.split(',').map(str::trim).collect::<Vec<_>>().join("x");
        let end = start.saturating_add(u32::try_from(list.len()).unwrap_or_default());
        return vec![fix("separate the sizes by 'x'", Span::new(start, end), sizes)];
    }
    let is_size = |part: &str| part == "?" || part.bytes().all(|byte| byte.is_ascii_digit());
    let word = place.word();
    let written = place.string(word);
    match written.split_once('x') {
        Some((element, sizes)) if TYPES.contains(&element) && sizes.split('x').all(is_size) => {
            vec![change_to(word, &format!("{sizes}x{element}"))]
        }
        _ => Vec::new(),
    }
}

/// Inserts a comma before the current text.
fn comma(place: &FixContext<'_>) -> Option<Fix> {
    let before = place.document.text().get(..place.span.start() as usize)?;
    let end = u32::try_from(before.trim_ascii_end().len()).ok()?;
    Some(fix("insert ','", Span::at(end), ","))
}

/// Inserts ` -> type` after the operation, with the type of one of its operands.
fn with_results(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let end = operation.syntax().span().end();
    let names = operation.results().count();
    let op =
        description(place.document, &String::from_utf8_lossy(place.document.name_of(operation)));
    let is_other =
        |op: &OpDescription| !op.results.is_empty() && !op.has(Trait::SameOperandsAndResultType);
    if op.is_some_and(is_other) {
        // The type of the result may be any.
        return Vec::new();
    }
    let types = if names == 0 { vec!["()".to_owned()] } else { place.types_of_operands() };
    let lines = types
        .into_iter()
        .map(|ty| fix(format!("insert '-> {ty}'"), Span::at(end), format!(" -> {ty}")));
    lines.collect()
}

/// Expected words that are nearly a word of the operation.
fn near_words(place: &FixContext<'_>, wanted: &Wanted) -> Vec<Fix> {
    let letters = |part: &&str| part.len() > 1 && part.bytes().all(is_word_byte);
    let words: Vec<&str> = wanted.words().filter(letters).collect();
    let mut written: Vec<Span> = vec![place.span];
    written.extend(place.tokens());
    let mut guesses = Vec::new();
    for span in written {
        let text = place.string(span);
        let is_word = text.len() > 1 && letters(&text.as_str()) && !words.contains(&&*text);
        if is_word {
            let near = nearest(&text, words.iter().copied());
            guesses.extend(near.into_iter().map(|word| change_to(span, word)));
        }
    }
    guesses
}

/// A word of one of the dialect's enumerations that is nearly the one that is written.
fn similar_enum_cases(place: &FixContext<'_>) -> Vec<Fix> {
    let dialects = place.document.registry().dialects();
    let name = place.operation.map(|operation| operation.name(place.document.text()));
    let name = name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default();
    let dialect = name.split('.').next().and_then(|dialect| dialects.dialect(dialect));
    let enums = dialect.into_iter().flat_map(|dialect| &dialect.enums);
    // Those without an attribute of their own belong to no dialect.
    let own = description(place.document, name).map(|op| op.attributes.as_slice());
    let own = own.into_iter().flatten().filter_map(|one| one.constraint.predicate().enumeration());
    let enums = enums.map(|one| one.as_ref()).chain(own);
    let words: Vec<&str> = enums.flat_map(|one| &one.cases).map(|case| &*case.keyword).collect();
    let is_word =
        |text: &str| text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    // A mistake in a quoted word is often reported at the operation.
    let quoted = place.tokens().into_iter().filter_map(|token| {
        let text = place.string(token);
        let inner = text.strip_prefix('"')?.strip_suffix('"')?;
        Some((Span::new(token.start() + 1, token.end() - 1), inner.to_owned()))
    });
    let there = std::iter::once((place.span, place.text().to_owned()));
    let written = there.chain(quoted).filter(|(_, text)| is_word(text));
    let guesses =
        written.filter(|(_, text)| !words.contains(&text.as_str())).flat_map(|(span, text)| {
            let near = nearest(&text, words.iter().copied()).into_iter();
            near.map(|word| change_to(span, word)).collect::<Vec<_>>()
        });
    guesses.collect()
}

/// A type's name that is nearly the word there or right before.
fn near_types(place: &FixContext<'_>) -> Vec<Fix> {
    let before = place.tokens().into_iter().rfind(|token| token.end() <= place.span.start());
    let spans = [Some(place.span), before];
    let mut guesses = Vec::new();
    for span in spans.into_iter().flatten() {
        let written = place.string(span);
        guesses.extend(meant_type(&written).map(|ty| change_to(span, ty)));
        if written.starts_with(|first: char| first.is_ascii_digit()) {
            continue;
        }
        let near = nearest(&written, TYPES.into_iter());
        guesses.extend(near.into_iter().map(|word| change_to(span, word)));
    }
    guesses
}

/// The expected sign instead of another one: `4x8` for `4*8`.
fn replace_wrong_token(place: &FixContext<'_>, token: &str) -> Option<Fix> {
    ["*", ",", ".", ";"].contains(&place.text()).then(|| change_to(place.span, token))
}

/// Inserts the expected token at the position or after the text before it.
fn inserted(place: &FixContext<'_>, token: &str) -> Vec<Fix> {
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
    // The sizes of a shape have `x` between them.
    let is_word = token.len() > 1 && token.starts_with(|first: char| first.is_ascii_alphabetic());
    if is_word && before.trim_ascii_end().last().is_some_and(u8::is_ascii_digit) {
        // `1on` is two tokens, but hard to read.
        guesses.remove(0);
    }
    if token == "}" {
        let outer = indentation.strip_suffix("  ").unwrap_or(&indentation);
        guesses.insert(0, fix(title, Span::at(end), format!("\n{outer}}}")));
    }
    guesses
}

/// Inserts ` : type` after the operation, with the type of one of its operands; in the generic form the types of all.
fn with_type(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let before = place.document.text().get(..place.span.start() as usize).unwrap_or_default();
    let end = match place.text() {
        // The values of a list have their types in it.
        ")" => u32::try_from(before.trim_ascii_end().len()).unwrap_or(u32::MAX),
        _ => operation.syntax().span().end(),
    };
    let mut types = place.types_of_operands();
    if operation.is_generic() {
        let results = if operation.results().count() == 0 { "()" } else { "i32" };
        types = vec![format!("({}) -> {results}", types.join(", "))];
    }
    types.dedup();
    let guess = |ty: String| fix(format!("insert ': {ty}'"), Span::at(end), format!(" : {ty}"));
    types.into_iter().map(guess).collect()
}

/// The types of the operands in front of the type at the end of the operation, which is that of its result.
fn of_operands_and_result(place: &FixContext<'_>) -> Option<Fix> {
    let (start, end) = (place.span.start(), place.operation?.syntax().span().end());
    let result = place.string(Span::new(start, end.max(start))).trim_end().to_owned();
    if result.is_empty() || result.contains("->") {
        return None;
    }
    let end = start.checked_add(u32::try_from(result.len()).ok()?)?;
    let ty = format!("({}) -> {result}", place.types_of_operands().join(", "));
    Some(change_to(Span::new(start, end), &ty))
}

/// The type of an operand after a colon that none follows.
fn missing_type(place: &FixContext<'_>) -> Vec<Fix> {
    let before = place.document.text().get(..place.span.start() as usize).unwrap_or_default();
    let before = before.trim_ascii_end();
    if !before.ends_with(b":") {
        return Vec::new();
    }
    let end = Span::at(u32::try_from(before.len()).unwrap_or(u32::MAX));
    let mut types = place.types_of_operands();
    types.dedup();
    types.into_iter().map(|ty| fix(format!("insert '{ty}'"), end, format!(" {ty}"))).collect()
}
